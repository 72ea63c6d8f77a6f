// SPDX-License-Identifier: MIT
import HeadlessHost
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Rules of "UIResponderStandardEditActions" and canPerformAction(_:withSender:) for text.
@MainActor @Suite struct EditActionTests {
  let host = ScreenHost(.iPhone15)

  private func can(_ view: UIView, _ names: [String]) -> [String] {
    names.filter { view.canPerformAction(Selector($0), withSender: nil) }
  }

  private let all = ["cut:", "copy:", "paste:", "delete:", "select:", "selectAll:"]

  @Test func `A text field copies, cuts, pastes and deletes its selection`() {
    let field = host.perform { UITextField() }
    host.show(field, frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    host.perform {
      field.text = "one two"
      _ = field.becomeFirstResponder()
      expectEqual(can(field, all), ["select:", "selectAll:"])
      field.select(nil)
      expectEqual(can(field, all), ["cut:", "copy:", "delete:", "selectAll:"])
      field.cut(nil)
      expectEqual(field.text, "one ")
      expectEqual(can(field, all), ["paste:", "select:", "selectAll:"])
      field.paste(nil)
      field.paste(nil)
      expectEqual(field.text, "one twotwo")
      field.selectAll(nil)
      field.delete(nil)
      expectEqual(field.text, "")
      field.isSecureTextEntry = true
      field.text = "secret"
      field.selectAll(nil)
      expectEqual(can(field, all), ["paste:", "delete:"])
    }
  }

  @Test func `A text view that cannot be edited copies only`() {
    let view = host.perform { UITextView() }
    host.show(view, frame: CGRect(x: 20, y: 100, width: 300, height: 100))
    host.perform {
      view.text = "one two"
      view.isEditable = false
      view.selectAll(nil)
      expectEqual(can(view, all), ["copy:"])
      #expect(
        UIApplication.shared.sendAction(
          Selector("copy:", UIResponder.copy(_:)), to: view, from: nil, for: nil))
      view.isEditable = true
      view.paste(nil)
      expectEqual(view.text, "one two")
    }
  }

  @Test func `The first responder performs an action that a name alone sends`() {
    let field = host.perform { UITextField() }
    host.show(field, frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    host.perform {
      field.text = "abc"
      _ = field.becomeFirstResponder()
      #expect(UIApplication.shared.sendAction("selectAll:", to: nil, from: nil, for: nil))
      #expect(UIApplication.shared.sendAction("delete:", to: nil, from: nil, for: nil))
    }
    expectEqual(field.text, "")
  }
}
