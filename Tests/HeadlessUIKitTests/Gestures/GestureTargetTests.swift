// SPDX-License-Identifier: MIT
import HeadlessHost
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Rules of "UIGestureRecognizer", addTarget(_:action:) and removeTarget(_:action:).
@MainActor @Suite struct GestureTargetTests {
  final class Screen: UIViewController {
    var calls: [String] = []
    func tapped(_ recognizer: UITapGestureRecognizer) {
      calls.append("tapped \(recognizer.state == .ended)")
    }
    func noticed() { calls.append("noticed") }
    static let tapped = Selector("tapped:", Screen.tapped(_:))
    static let noticed = Selector("noticed", Screen.noticed)
  }

  final class Recognizer: UITapGestureRecognizer {
    var added: [String] = []

    override init(target: Any?, action: Selector?) {
      super.init(target: target, action: action)
      numberOfTapsRequired = 2
    }

    override func addTarget(_ target: Any, action: Selector) {
      super.addTarget(target, action: action)
      added.append(action.description)
    }
  }

  let host = ScreenHost(.iPhone15)

  private func shown(_ recognizer: (Screen) -> UIGestureRecognizer) -> (Screen, UIGestureRecognizer)
  {
    let screen = host.perform { Screen() }
    host.show(screen)
    return host.perform {
      let recognizer = recognizer(screen)
      screen.view.addGestureRecognizer(recognizer)
      return (screen, recognizer)
    }
  }

  @Test func `A recognizer calls its targets in order, each action once`() {
    let (screen, recognizer) = shown {
      UITapGestureRecognizer(target: $0, action: Screen.tapped)
    }
    host.perform {
      recognizer.addTarget(screen, action: Screen.noticed)
      recognizer.addTarget(screen, action: Screen.tapped)
    }
    host.tap(at: CGPoint(x: 100, y: 300))
    expectEqual(screen.calls, ["tapped true", "noticed"])
  }

  @Test func `Targets are removed by action, or altogether`() {
    let (screen, recognizer) = shown {
      UITapGestureRecognizer(target: $0, action: Screen.tapped)
    }
    host.perform {
      recognizer.addTarget(screen, action: Screen.noticed)
      recognizer.removeTarget(screen, action: Screen.tapped)
    }
    host.tap(at: CGPoint(x: 100, y: 300))
    expectEqual(screen.calls, ["noticed"])
    host.perform { recognizer.removeTarget(nil, action: nil) }
    host.advance(by: 1)
    host.tap(at: CGPoint(x: 100, y: 300))
    expectEqual(screen.calls, ["noticed"])
  }

  @Test func `A recognizer does not retain its target`() {
    var target: Screen? = host.perform { Screen() }
    weak let released = target
    let recognizer = UITapGestureRecognizer(target: target, action: Screen.tapped)
    target = nil
    #expect(released == nil)
    let (screen, _) = shown { _ in recognizer }
    host.tap(at: CGPoint(x: 100, y: 300))
    expectEqual(screen.calls, [])
  }

  @Test func `A subclass overrides the designated initializer and adds targets`() {
    let (screen, recognizer) = shown { Recognizer(target: $0, action: Screen.tapped) }
    expectEqual((recognizer as? Recognizer)?.numberOfTapsRequired, 2)
    host.perform { recognizer.addTarget(screen, action: Screen.noticed) }
    expectEqual((recognizer as? Recognizer)?.added, ["tapped:", "noticed"])
    host.tap(at: CGPoint(x: 100, y: 300))
    host.tap(at: CGPoint(x: 100, y: 300))
    expectEqual(screen.calls, ["tapped true", "noticed"])
  }

  @Test func `The common action endEditing(_:) receives true for its recognizer`() {
    let (screen, _) = shown {
      UITapGestureRecognizer(
        target: $0.view, action: Selector("endEditing:", UIView.endEditing(_:)))
    }
    let field = host.perform { UITextField() }
    host.perform {
      screen.view.addSubview(field)
      _ = field.becomeFirstResponder()
    }
    #expect(field.isFirstResponder)
    host.tap(at: CGPoint(x: 100, y: 300))
    #expect(!field.isFirstResponder)
  }

  @Test func `A subclass overrides responds(to:)`() {
    final class Open: UITapGestureRecognizer {
      override func responds(to aSelector: Selector!) -> Bool { true }
    }
    #expect((Open() as NSObject).responds(to: "anything"))
    #expect(!UITapGestureRecognizer().responds(to: "anything"))
  }

  @Test func `No action and no target are no registration`() {
    let (screen, recognizer) = shown { UITapGestureRecognizer(target: $0, action: nil) }
    host.perform { recognizer.removeTarget(screen, action: nil) }
    host.tap(at: CGPoint(x: 100, y: 300))
    expectEqual(screen.calls, [])
  }
}
