// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing

/// A screen of an app in Swift 5 mode, without annotations of actors.
final class CounterForm: UIViewController {
  private(set) var count = 0
  private let stepper = UIButton(type: .system)
  private let service = CounterService()

  override func viewDidLoad() {
    super.viewDidLoad()
    stepper.setTitle("Add", for: .normal)
    stepper.frame = CGRect(x: 100, y: 200, width: 100, height: 44)
    stepper.addTarget(
      self, action: Selector("add:", CounterForm.add(_:)), for: .touchUpInside)
    view.addSubview(stepper)
    let press = UITapGestureRecognizer(
      target: self, action: Selector("reset", CounterForm.reset))
    press.numberOfTapsRequired = 2
    view.addGestureRecognizer(press)
    NotificationCenter.default.addObserver(
      self, selector: Selector("added:", CounterForm.added(_:)), name: CounterService.added,
      object: service)
    perform(Selector("start", CounterForm.start), with: nil, afterDelay: 5)
  }

  private func add(_ sender: UIButton) { service.add() }
  private func reset() { count = 0 }
  private func added(_ notification: Notification) { count += 1 }
  private func start() { count = 10 }
}

final class CounterService: NSObject {
  static let added = Notification.Name("added")
  func add() { NotificationCenter.default.post(name: Self.added, object: self) }
}

@MainActor @Suite struct CounterFormTests {
  @Test func `Selectors of unannotated classes call their methods`() throws {
    let host = ScreenHost(.iPhone15)
    let form = host.perform { CounterForm() }
    host.show(form)
    try host.tap("Add")
    host.advance(by: 1)  // until there can be no second tap, for which the recognizer waits
    try host.tap("Add")
    host.advance(by: 1)
    #expect(form.count == 2)
    host.advance(by: 5)
    #expect(form.count == 10)
    host.tap(at: CGPoint(x: 50, y: 500))
    host.tap(at: CGPoint(x: 50, y: 500))
    #expect(form.count == 0)
  }
}
