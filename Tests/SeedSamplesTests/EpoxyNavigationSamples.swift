// SPDX-License-Identifier: MIT
import Epoxy
import HeadlessHost
import Testing

// EpoxyNavigation, "Basic usage" to "Nested UINavigationControllers".

final class FormViewController: NavigationController {

  override func viewDidLoad() {
    super.viewDidLoad()
    setStack(stack, animated: false)
  }

  /// Added: the record of the callback in "Nested UINavigationControllers".
  private(set) var shown: [UIViewController] = []

  // MARK: Private

  private struct State {
    // we don't need a showStep1 flag because it will always be on the stack
    var showStep2 = false
    var showStep3 = false
  }

  private enum DataIDs {
    case step1
    case step2
    case step3
  }

  private var state = State() {
    didSet {
      setStack(stack, animated: true)
    }
  }

  private var stack: [NavigationModel?] {
    // Note that when this view loads, only step1 is non-nil which will have the result
    // of our navigation stack only having one UIViewController.
    // Order is important here - the order you return these in
    // will determine the order they are pushed onto the stack
    [
      step1,
      step2,
      step3,
    ]
  }

  private var step1: NavigationModel {
    // we use the `root` `NavigationModel` here because `step1` will always be present in the stack
    // acting as our UINavigationController's rootViewController
    .root(dataID: DataIDs.step1) { [weak self] in
      let viewController = Step1ViewController()
      viewController.didTapNext = {
        // setting this property on our state will automatically update the `state` instance
        // variable which will cause the stack to be re-created and reset. This will have the effect
        // of pushing on Step2ViewController.
        self?.state.showStep2 = true
      }
      return viewController  // Corrected: the text leaves it out.
    }
  }

  private var step2: NavigationModel? {
    guard state.showStep2 else { return nil }
    return NavigationModel(
      dataID: DataIDs.step2,
      makeViewController: { [weak self] in
        let vc = Step2ViewController()
        vc.didTapNext = {
          self?.state.showStep3 = true  // Corrected: the text has `self?.showStep3`.
        }
        return vc
      },
      // if the user taps back (or we programmatically pop this VC) this closure will be called so
      // we can keep our navigation stack state up-to-date
      remove: { [weak self] in
        self?.state.showStep2 = false
      }
    )
    .didShow { [weak self] viewController in
      self?.logDidShowEvents(for: viewController)
    }
  }

  private var step3: NavigationModel? {
    guard state.showStep3 else { return nil }
    return NavigationModel(
      dataID: DataIDs.step3,
      makeViewController: { [weak self] in
        let vc = Step3ViewController()
        vc.didTapNext = {
          // Handle dismissal of this flow, or navigate somewhere else
          self?.presentingViewController?.dismiss(animated: true)
        }
        return vc
      },
      remove: { [weak self] in
        self?.state.showStep3 = false  // Corrected, as above.
      })
  }

  private func logDidShowEvents(for viewController: UIViewController) {
    shown.append(viewController)
  }
}

final class ComplexFormViewController: NavigationController {

  init() {
    super.init(wrapNavigation: { navigationController in
      // wrap the navigationController in a `UIViewController` and return that view controller
      let viewController = UIViewController()
      viewController.addChild(navigationController)
      navigationController.isNavigationBarHidden = true
      navigationController.view.frame = viewController.view.bounds
      navigationController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      viewController.view.addSubview(navigationController.view)
      navigationController.didMove(toParent: viewController)
      return viewController
    })
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }
}

// The controllers of the steps, which the text does not declare.

class StepViewController: UIViewController {
  var didTapNext: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title = String("\(type(of: self))".prefix(5))
    let next = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Next") { [unowned self] _ in didTapNext?() })
    next.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(next)
    NSLayoutConstraint.activate([
      next.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      next.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

final class Step1ViewController: StepViewController {}
final class Step2ViewController: StepViewController {}
final class Step3ViewController: StepViewController {}

@MainActor @Suite struct EpoxyNavigationSamplesTests {
  @Test func `A form of three steps, driven by touches`() throws {
    let host = ScreenHost(.iPhone15)
    let form = host.perform { FormViewController() }
    host.show(form)
    func titles() -> [String] { form.viewControllers.map { $0.title ?? "" } }
    #expect(titles() == ["Step1"])
    try host.tap("Next")
    host.settle()
    #expect(titles() == ["Step1", "Step2"])
    #expect(form.shown.map { $0 is Step2ViewController } == [true])
    try host.tap("Next")
    host.settle()
    #expect(titles() == ["Step1", "Step2", "Step3"])
    // Back by the button, and by a swipe from the edge.
    try host.tap(.label("Step2", traits: .button))
    host.settle()
    #expect(titles() == ["Step1", "Step2"])
    host.touch(at: CGPoint(x: 1, y: 400)).move(by: CGVector(dx: 300, dy: 0), over: 0.2).lift()
    host.settle()
    #expect(titles() == ["Step1"])
    try host.tap("Next")
    host.settle()
    #expect(titles() == ["Step1", "Step2"])
    #expect(form.shown.count == 3)
  }

  @Test func `Nested navigation controllers`() {
    let host = ScreenHost(.iPhone15)
    let outer = host.perform { ComplexFormViewController() }
    let inner = host.perform { FormViewController() }
    host.show(outer)
    host.perform {
      outer.setStack(
        [
          .root(dataID: 1) { Step1ViewController() },
          NavigationModel(dataID: 2, makeViewController: { inner }, remove: {}),
        ], animated: true)
    }
    host.settle()
    #expect(outer.viewControllers.count == 2)
    #expect(inner.viewControllers.first?.viewIfLoaded?.window != nil)
    #expect(host.warnings == [])
  }
}
