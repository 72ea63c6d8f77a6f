// SPDX-License-Identifier: MIT
import Foundation
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Random scripts of all transitions of controllers, interrupted anywhere in their animations.
@MainActor @Suite struct ControllerBalanceTests {
  @MainActor
  private final class Script {
    let stage = ControllerStage()
    var random: SplitMix64
    let navigation: UINavigationController
    var made: [RecordingController] = []
    var interactor: UIPercentDrivenInteractiveTransition?
    var completions = 0
    var expectedCompletions = 0
    var steps: [String] = []

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      navigation = stage.device.perform { UINavigationController() }
      let root = make()
      stage.device.perform { navigation.setViewControllers([root], animated: false) }
      stage.show(navigation)
    }

    func make() -> RecordingController {
      let controller = stage.device.perform { RecordingController("\(made.count)") }
      if Int.random(in: 0..<8, using: &random) == 0 {
        // A controller that begins another step as soon as it appears.
        controller.onWillAppear = { [weak self, weak controller] in
          controller?.onWillAppear = nil
          self?.step()
        }
      }
      made.append(controller)
      return controller
    }

    /// The uppermost presented controller, or else the stack.
    var front: UIViewController {
      var front: UIViewController = navigation
      while let next = front.presentedViewController, next.presentingViewController === front {
        front = next
      }
      return front
    }

    func step() {
      let animated = Bool.random(using: &random)
      let kind = Int.random(in: 0..<12, using: &random)
      steps.append("\(kind)\(animated ? "a" : "")")
      stage.device.perform {
        switch kind {
        case 0, 1, 2: navigation.pushViewController(make(), animated: animated)
        case 3: navigation.popViewController(animated: animated)
        case 4: navigation.popToRootViewController(animated: animated)
        case 5: exchangeStack(animated: animated)
        case 6, 7: present(animated: animated)
        case 8:
          let all = Bool.random(using: &random)
          (all ? navigation : front).dismiss(animated: animated)
        case 9: interact()
        case 10: stage.window.isHidden.toggle()
        default:
          let size = stage.device.screen.bounds.size
          stage.device.resizeScreen(
            to: CGSize(width: size.height, height: size.width), safeAreaInsets: .zero,
            duration: animated ? 0.3 : 0)
        }
        checkCoordinator()
      }
    }

    private func exchangeStack(animated: Bool) {
      var stack = navigation.viewControllers.shuffled(using: &random)
      if Bool.random(using: &random) { stack.append(make()) }
      if stack.count > 1, Bool.random(using: &random) { stack.removeFirst() }
      navigation.setViewControllers(stack, animated: animated)
    }

    private func present(animated: Bool) {
      let styles: [UIModalPresentationStyle] = [.fullScreen, .pageSheet, .overFullScreen]
      let controller = make()
      controller.modalPresentationStyle = styles.randomElement(using: &random)!
      let presenter = front
      presenter.present(controller, animated: animated)
      if controller.presentingViewController === presenter {
        #expect(presenter.transitionCoordinator != nil)
        #expect(controller.transitionCoordinator != nil)
      }
    }

    private func interact() {
      if let interactor {
        if Bool.random(using: &random) { interactor.finish() } else { interactor.cancel() }
        self.interactor = nil
      } else {
        interactor = navigation.beginInteractivePop()
        interactor?.update(CGFloat.random(in: 0...1, using: &random))
      }
    }

    private func checkCoordinator() {
      guard let coordinator = navigation.transitionCoordinator else { return }
      let isTaken = coordinator.animate(alongsideTransition: nil) { [weak self] _ in
        self?.completions += 1
      }
      #expect(isTaken)
      expectedCompletions += 1
    }

    func run(_ count: Int) {
      for _ in 0..<count {
        step()
        switch Int.random(in: 0..<4, using: &random) {
        case 0: stage.turn()
        case 1: stage.device.advance(by: Double.random(in: 0...0.5, using: &random))
        case 2: stage.device.advance(by: 1)
        default: break
        }
      }
      // From here on no controller begins another step.
      for controller in made { controller.onWillAppear = nil }
      stage.device.perform {
        interactor?.cancel()
        stage.window.isHidden = false
      }
      stage.device.advance(by: 5)
    }
  }

  @Test(arguments: 1...sampleCount(120))
  func `Appearance methods are called in pairs and in order, whatever is interrupted`(seed: Int) {
    let script = Script(seed: UInt64(seed))
    script.run(30)
    let steps = "\(script.steps)"
    #expect(script.navigation.transitionCoordinator == nil, "\(steps)")
    expectEqual(script.completions, script.expectedCompletions, "\(steps)")
    let front = script.front
    for controller in script.made {
      expectEqual(controller.mistakes, [], "\(controller) \(steps)")
      let isInWindow = controller.viewIfLoaded?.window != nil
      expectEqual(
        controller.stage, (isInWindow ? .appeared : .disappeared), "\(controller) \(steps)")
      let isInStack = script.navigation.viewControllers.contains { $0 === controller }
      if isInWindow {
        expectEqual(
          controller.view.frame, controller.view.superview?.expectedFrame, "\(controller)")
      }
      expectEqual((controller.parent === script.navigation), isInStack, "\(controller) \(steps)")
      #expect(!controller.isMovingToParent && !controller.isMovingFromParent, "\(controller)")
      #expect(!controller.isBeingPresented && !controller.isBeingDismissed, "\(controller)")
    }
    if front === script.navigation {
      #expect(
        script.navigation.topViewController?.viewIfLoaded?.window === script.stage.window)
    }
    expectEqual((front as? RecordingController)?.stage ?? .appeared, .appeared)
  }

  @Test(arguments: 1...sampleCount(10))
  func `No controller is retained when the window releases its root controller`(seed: Int) {
    let watch = Watch()
    weak var navigation: UINavigationController?
    let stage: ControllerStage
    do {
      let script = Script(seed: UInt64(seed) + 1000)
      script.run(20)
      script.step()
      stage = script.stage
      script.made.forEach { watch($0) }
      navigation = script.navigation
      for controller in script.made { controller.onWillAppear = nil }
      stage.device.perform { stage.window.rootViewController = nil }
    }
    stage.device.advance(by: 5)
    #expect(navigation == nil)
    expectEqual(watch.remaining, [])
  }
}

extension UIView {
  /// The frame of a view that fills this one: a card leaves some room at the top.
  fileprivate var expectedFrame: CGRect {
    let isCard = subviews.first.map { $0.next === self && subviews.count == 2 } ?? false
    let room = UIEdgeInsets(top: safeAreaInsets.top + 10, left: 0, bottom: 0, right: 0)
    return isCard ? bounds.inset(by: room) : bounds
  }
}
