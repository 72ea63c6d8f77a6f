// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// UIResponder, "next", "becomeFirstResponder()", "resignFirstResponder()".
@MainActor @Suite struct ResponderTests {
  private let device = Device()

  private final class Field: UIView {
    var canBecome = true
    var canResign = true
    override var canBecomeFirstResponder: Bool { canBecome }
    override var canResignFirstResponder: Bool { canResign }
  }

  private func window(_ fields: Field...) -> UIWindow {
    device.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      fields.forEach(window.addSubview)
      window.isHidden = false
      return window
    }
  }

  private func field() -> Field {
    device.perform { Field(frame: .zero) }
  }

  @Test
  func `The responder chain leads from views over controllers to the window and the application`() {
    device.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let controller = UIViewController()
      window.rootViewController = controller
      let (outer, inner) = (UIView(), UIView())
      controller.view.addSubview(outer)
      outer.addSubview(inner)
      #expect(inner.next === outer)
      #expect(outer.next === controller.view)
      #expect(controller.view.next === controller)
      #expect(window.next === UIApplication.shared)
      // The view of the root controller may be in private views of the window.
      var responder: UIResponder? = controller
      var seen: [ObjectIdentifier] = []
      while let current = responder {
        seen.append(ObjectIdentifier(current))
        responder = current.next
      }
      #expect(seen.contains(ObjectIdentifier(window)))
    }
  }

  @Test func `A window has one first responder`() {
    let (one, other) = (field(), field())
    let window = window(one, other)
    #expect(!one.isFirstResponder)
    #expect(one.becomeFirstResponder())
    #expect(one.isFirstResponder)
    #expect(other.becomeFirstResponder())
    #expect(!one.isFirstResponder && other.isFirstResponder)
    #expect(one.resignFirstResponder())  // it has no keys to give up
    #expect(other.isFirstResponder)
    #expect(other.resignFirstResponder())
    #expect(!other.isFirstResponder)
    expectEqual(window.subviews.count, 2)
  }

  @Test func `Responders may refuse to become or to resign first responder`() {
    let (one, other) = (field(), field())
    let window = window(one, other)
    one.canBecome = false
    #expect(!one.becomeFirstResponder())
    one.canBecome = true
    #expect(one.becomeFirstResponder())
    one.canResign = false
    #expect(!other.becomeFirstResponder())
    #expect(!one.resignFirstResponder())
    #expect(one.isFirstResponder)
    #expect(device.perform { !UIView().becomeFirstResponder() })
    #expect(!window.isFirstResponder)
  }

  @Test func `A view without a window cannot become first responder, and a removed one resigns`() {
    let field = field()
    #expect(!field.becomeFirstResponder())
    let window = window(field)
    #expect(field.becomeFirstResponder())
    field.removeFromSuperview()
    #expect(!field.isFirstResponder)
    #expect(window.subviews.isEmpty)
  }

  @Test func `Devices have first responders of their own`() {
    let other = Device()
    let field = field()
    let window = window(field)
    other.perform {
      // The view uses its own device, whichever is the current one.
      #expect(field.becomeFirstResponder())
      #expect(field.isFirstResponder)
      #expect(UIApplication.shared.firstResponder == nil)
    }
    #expect(device.application.firstResponder === field)
    expectEqual(window.subviews.count, 1)
  }
}
