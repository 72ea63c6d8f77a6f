// SPDX-License-Identifier: MIT
import HeadlessHost
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Rules of "UIControl", addTarget(_:action:for:) and removeTarget(_:action:for:), in Apple's
/// documentation and in UIControl.h.
@MainActor @Suite struct TargetActionTests {
  final class Form: UIViewController {
    var calls: [String] = []
    var during: (() -> Void)?

    func plain() { calls.append("plain") }
    func tap(_ sender: UIButton) {
      calls.append("tap")
      during?()
    }
    func both(_ sender: UIControl, for event: UIEvent) {
      calls.append("both \(event.allTouches?.count ?? 0)")
    }

    static let plain = Selector("plain", Form.plain)
    static let tap = Selector("tap:", Form.tap(_:))
    static let both = Selector("both:forEvent:", Form.both(_:for:))
  }

  final class Control: UIControl {
    var sent: [String] = []

    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      sent.append(NSStringFromSelector(action))
      super.sendAction(action, to: target, for: event)
    }
  }

  let form = Form()
  let button = UIButton()

  @Test func `Methods with up to two parameters are called, in the order of registration`() {
    button.addTarget(form, action: Form.both, for: .touchUpInside)
    button.addTarget(form, action: Form.plain, for: .touchUpInside)
    button.addTarget(form, action: Form.tap, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    // Apple's platforms pass nil for the event here; it counts as an event without touches.
    expectEqual(form.calls, ["both 0", "plain", "tap"])
  }

  @Test func `A touch passes its event`() {
    let host = ScreenHost(.iPhone15)
    let form = host.perform { Form() }
    let button = host.perform { UIButton() }
    button.addTarget(form, action: Form.both, for: .touchUpInside)
    host.show(form)
    host.perform {
      button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
      form.view.addSubview(button)
    }
    host.tap(button)
    expectEqual(form.calls, ["both 1"])
  }

  @Test func `A target and an action that are added twice are called once`() {
    for _ in 0..<3 { button.addTarget(form, action: Form.plain, for: .touchUpInside) }
    button.addTarget(form, action: Form.plain, for: .touchDown)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: [.touchDown, .touchUpInside])
    expectEqual(form.calls, ["plain", "plain"])
    expectEqual(button.allControlEvents, [.touchDown, .touchUpInside])
  }

  @Test func `Actions are listed by target and event`() {
    let other = Form()
    #expect(button.actions(forTarget: form, forControlEvent: .touchUpInside) == nil)
    button.addTarget(form, action: Form.tap, for: .touchUpInside)
    button.addTarget(form, action: Form.plain, for: [.touchUpInside, .touchDown])
    button.addTarget(nil, action: Form.both, for: .touchCancel)
    expectEqual(
      button.actions(forTarget: form, forControlEvent: .touchUpInside), ["tap:", "plain"])
    expectEqual(button.actions(forTarget: form, forControlEvent: .touchDown), ["plain"])
    expectEqual(button.actions(forTarget: nil, forControlEvent: .touchCancel), ["both:forEvent:"])
    #expect(button.actions(forTarget: other, forControlEvent: .touchUpInside) == nil)
    expectEqual(button.allTargets.count, 2)
    #expect(button.allTargets.contains(form))
    #expect(button.allTargets.contains { $0.base is NSNull })
  }

  @Test func `A target is removed for events, for an action, or altogether`() {
    let other = Form()
    func add() {
      for target in [form, other] {
        button.addTarget(target, action: Form.tap, for: [.touchUpInside, .touchDown])
        button.addTarget(target, action: Form.plain, for: .touchUpInside)
      }
    }
    add()
    button.removeTarget(form, action: Form.tap, for: .touchDown)
    #expect(button.actions(forTarget: form, forControlEvent: .touchDown) == nil)
    expectEqual(
      button.actions(forTarget: form, forControlEvent: .touchUpInside), ["tap:", "plain"])
    button.removeTarget(form, action: nil, for: .allEvents)
    expectEqual(button.allTargets, [other])
    button.removeTarget(nil, action: nil, for: .allEvents)
    #expect(button.allTargets.isEmpty)
    #expect(button.allControlEvents.isEmpty)
    button.removeTarget(form, action: Form.tap, for: .allEvents)  // was removed before
  }

  @Test func `Removing targets does not remove actions, and vice versa`() {
    var actions = 0
    let action = UIAction { _ in actions += 1 }
    button.addAction(action, for: .touchUpInside)
    button.addTarget(form, action: Form.plain, for: .touchUpInside)
    button.removeTarget(nil, action: nil, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    expectEqual(actions, 1)
    button.addTarget(form, action: Form.plain, for: .touchUpInside)
    button.removeAction(action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    expectEqual(actions, 1)
    expectEqual(form.calls, ["plain"])
  }

  @Test func `A control does not retain its target, and does not call one that was released`() {
    var other: Form? = Form()
    weak let released = other
    button.addTarget(other, action: Form.plain, for: .touchUpInside)
    button.addTarget(form, action: Form.plain, for: .touchUpInside)
    other = nil
    #expect(released == nil)
    button.sendActions(for: .touchUpInside)
    expectEqual(form.calls, ["plain"])
    expectEqual(button.allTargets, [form])
  }

  @Test func `A target that is removed or released in a call is not called afterwards`() {
    var second: Form? = Form()
    let third = Form()
    for target in [form, second, third] {
      button.addTarget(target, action: Form.tap, for: .touchUpInside)
    }
    form.during = { [button] in
      second = nil
      button.removeTarget(third, action: nil, for: .allEvents)
    }
    button.sendActions(for: .touchUpInside)
    expectEqual(form.calls, ["tap"])
    expectEqual(third.calls, [])
    expectEqual(button.allTargets, [form])
  }

  @Test func `A target that is added in a call is called for the next event`() {
    let other = Form()
    form.during = { [button] in button.addTarget(other, action: Form.tap, for: .touchUpInside) }
    button.addTarget(form, action: Form.tap, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    expectEqual(other.calls, [])
    button.sendActions(for: .touchUpInside)
    expectEqual(other.calls, ["tap"])
  }

  @Test func `An event can be sent within its own action`() {
    var depth = 0
    form.during = { [button] in
      depth += 1
      if depth < 3 { button.sendActions(for: .touchUpInside) }
    }
    button.addTarget(form, action: Form.tap, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    expectEqual(form.calls, ["tap", "tap", "tap"])
  }

  @Test func `Without a target the first responder of the chain with the method is called`() {
    let host = ScreenHost(.iPhone15)
    let form = host.perform { Form() }
    host.show(form)
    host.perform {
      let container = UIView()
      container.addSubview(button)
      form.view.addSubview(container)
      button.addTarget(nil, action: Form.tap, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
    }
    expectEqual(form.calls, ["tap"])
    host.perform {
      button.removeFromSuperview()
      button.sendActions(for: .touchUpInside)  // no responder has the method
    }
    expectEqual(form.calls, ["tap"])
  }

  @Test func `A subclass receives each action before it is sent`() {
    let control = Control()
    control.addTarget(form, action: Form.plain, for: .valueChanged)
    control.addTarget(form, action: Form.both, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    expectEqual(control.sent, ["plain", "both:forEvent:"])
    expectEqual(form.calls, ["plain", "both 0"])
  }

  @Test func `A sender of another type is reported, and the next target is called`() {
    let host = ScreenHost(.iPhone15)
    let messages = host.illegalUses {
      let control = UISwitch()
      control.addTarget(form, action: Form.tap, for: .valueChanged)
      control.addTarget(form, action: Form.plain, for: .valueChanged)
      control.sendActions(for: .valueChanged)
    }
    expectEqual(messages.count, 1)
    for part in ["Form tap:]", "HeadlessUIKit.UISwitch", "HeadlessUIKit.UIButton"] {
      #expect(messages.first?.contains(part) == true, "\(messages)")
    }
    expectEqual(form.calls, ["plain"])
  }

  @Test func `Handlers are enumerated until the closure stops`() {
    button.addAction(UIAction { _ in }, for: .touchDown)
    button.addTarget(form, action: Form.plain, for: .touchUpInside)
    button.addTarget(form, action: Form.tap, for: .touchUpInside)
    var found: [String] = []
    button.enumerateEventHandlers { action, target, events, stops in
      found.append("\(action != nil) \(target?.1.description ?? "-")")
      stops = target != nil
    }
    expectEqual(found, ["true -", "false plain"])
  }
}
