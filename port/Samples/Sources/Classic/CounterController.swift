import UIKit

@objc protocol CounterControllerDelegate {
  func counterDidChange(_ counter: CounterController)
  @objc optional func counter(_ counter: CounterController, didReach limit: Int) -> Bool
  @objc optional func counter(_ counter: CounterController, willReset value: Int)
  @objc optional func counterDidFinish()
  @objc optional var counterTitle: String { get }
}

class CounterController: UIViewController {
  @IBOutlet private weak var label: UILabel!
  @IBOutlet var buttons: [UIButton] = []
  @IBInspectable var step: Int = 1
  weak var delegate: CounterControllerDelegate?
  private(set) var count = 0
  @objc dynamic var total = 0

  let addButton = UIButton(type: .system)
  let resetButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton.frame = CGRect(x: 50, y: 200, width: 100, height: 44)
    addButton.setTitle("Add", for: .normal)
    resetButton.frame = CGRect(x: 200, y: 200, width: 100, height: 44)
    resetButton.setTitle("Reset", for: .normal)
    addButton.addTarget(self, action: #selector(add(_:)), for: .touchUpInside)
    resetButton.addTarget(
      self, action: #selector(reset), for: .touchUpInside)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(CounterController.finish))
    NotificationCenter.default.addObserver(
      self, selector: #selector(step(by:with:)), name: UIApplication.didBecomeActiveNotification,
      object: nil)
    view.addSubview(addButton)
    view.addSubview(resetButton)
    title = delegate?.counterTitle ?? "Counter"
  }

  @IBAction private func add(_ sender: UIButton) {
    count += step
    delegate?.counterDidChange(self)
    if delegate?.counter?(self, didReach: count) == true { reset() }
  }

  @objc fileprivate func reset() {
    delegate?.counter?(self, willReset: count)
    count = 0
  }

  @objc(finishNow) func finish() {
    log.append(delegate?.counterDidFinish != nil ? "end" : "no end")
    delegate?.counterDidFinish?()
  }

  var log: [String] = []
  var looks: [String] = []

  @objc func step(by amount: Int, with other: Int) {}
}

// MARK: - Look
extension CounterController {
  override var preferredStatusBarStyle: UIStatusBarStyle {
    return style
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    prepareLook(animated)
  }

  @objc func prepareLook(_ animated: Bool) {
    looks.append("base")
  }

  private var style: UIStatusBarStyle { return .lightContent }
}

final class StepController: CounterController {
  override func prepareLook(_ animated: Bool) {
    looks.append("Step")
    super.prepareLook(animated)
  }

  var selectors: [Selector] {
    return [
      #selector(getter: count), #selector(self.addButton.setNeedsLayout),
      #selector(UIResponderStandardEditActions.copy(_:)),
    ]
  }
}

class SilentDelegate: NSObject, CounterControllerDelegate {
  func counterDidChange(_ counter: CounterController) {}
}

class FullDelegate: SilentDelegate {
  var log: [String] = []
  func counterDidFinish() { log.append("end") }
  var counterTitle: String { return "Full" }
}
