// SPDX-License-Identifier: MIT
import Foundation
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

  @Test func `The chain goes from views over controllers to the window and the application`() {
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
      // The view of the root controller may lie in views of the window's own.
      var responder: UIResponder? = controller
      var seen: [ObjectIdentifier] = []
      while let current = responder {
        seen.append(ObjectIdentifier(current))
        responder = current.next
      }
      #expect(seen.contains(ObjectIdentifier(window)))
    }
  }

  @Test func `One responder has the keys`() {
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
    #expect(window.subviews.count == 2)
  }

  @Test func `Who does not want the keys, or does not let go of them, is asked`() {
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

  @Test func `A view that is nowhere gets no keys, and one that leaves loses them`() {
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
      // The view knows its device, whichever is the current one.
      #expect(field.becomeFirstResponder())
      #expect(field.isFirstResponder)
      #expect(UIApplication.shared.firstResponder == nil)
    }
    #expect(device.application.firstResponder === field)
    #expect(window.subviews.count == 1)
  }
}
