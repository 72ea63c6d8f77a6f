// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing
import UIKit

/// A form as applications write it: fields with their own insets, a keyboard that the content
/// avoids, a sheet with detents, and a popover.
@MainActor @Suite struct FormTests {
  private final class PaddedField: UITextField {
    let padding = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)

    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }
  }

  private final class FormViewController: UIViewController, UITextFieldDelegate, UITextViewDelegate
  {
    let name = PaddedField()
    let password = PaddedField()
    let note = UITextView()
    let bottom = UIView()
    private(set) var events: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      name.placeholder = "Name"
      password.placeholder = "Password"
      password.isSecureTextEntry = true
      password.textContentType = .newPassword
      for field in [name, password] {
        field.delegate = self
        field.borderStyle = .roundedRect
        field.addAction(
          UIAction { [weak self] action in
            self?.events.append("changed \((action.sender as? UITextField)?.text ?? "")")
          }, for: .editingChanged)
      }
      note.delegate = self
      note.isScrollEnabled = false
      let stack = UIStackView(arrangedSubviews: [name, password, note])
      stack.axis = .vertical
      stack.spacing = 8
      for view in [stack, bottom] {
        view.translatesAutoresizingMaskIntoConstraints = false
        self.view.addSubview(view)
      }
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
        stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        bottom.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        bottom.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bottom.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bottom.heightAnchor.constraint(equalToConstant: 50),
      ])
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
      events.append("begin \(textField.placeholder ?? "")")
    }

    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      events.append("end \(textField.placeholder ?? "") \(reason == .committed)")
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      _ = textField === name ? password.becomeFirstResponder() : note.becomeFirstResponder()
      return false
    }

    func textViewDidChange(_ textView: UITextView) {
      events.append("note \(textView.text.count)")
    }
  }

  private func show() -> (ScreenHost, FormViewController) {
    let host = ScreenHost(.iPhone15)
    let form = host.perform { FormViewController() }
    host.show(form)
    host.settle()
    return (host, form)
  }

  @Test func `The return key leads from field to field`() throws {
    let (host, form) = show()
    try host.type("Ada", into: "Name")
    host.press(.return)
    host.type("secret")
    host.press(.return)
    host.type("One\nTwo")
    host.settle()
    #expect(form.name.text == "Ada")
    #expect(form.password.text == "secret")
    #expect(form.note.text == "One\nTwo")
    #expect(form.note.isFirstResponder)
    #expect(form.events.first == "begin Name")
    #expect(form.events.contains("changed Ada"))
    // "UITextFieldDelegate", textFieldDidEndEditing(_:): the next field begins after the last one
    // has ended.
    let ends = form.events.filter { $0.hasPrefix("end") || $0.hasPrefix("begin") }
    #expect(ends == ["begin Name", "end Name true", "begin Password", "end Password true"])
    #expect(form.events.last == "note 7")
  }

  @Test func `The text is where the field says`() {
    let (host, form) = show()
    host.perform { form.name.text = "Ada" }
    host.settle()
    let start = form.name.caretRect(for: form.name.beginningOfDocument)
    #expect(abs(start.minX - 12) < 3)
  }

  @Test func `What is tied to the keyboard's guide stays above the keyboard`() {
    let (host, form) = show()
    #expect(form.bottom.frame.maxY == 818)
    host.tap(form.name)
    host.settle()
    #expect(form.bottom.frame.maxY == host.keyboardFrame.minY)
    host.rotate(to: .landscape)
    host.settle()
    #expect(form.bottom.frame.maxY == host.keyboardFrame.minY)
    host.perform { _ = form.view.endEditing(true) }
    host.settle()
    #expect(form.bottom.frame.maxY == 372)
  }

  @Test func `A sheet grows with its content`() {
    let (host, form) = show()
    let content = host.perform { UIViewController() }
    var height: CGFloat = 240
    host.perform {
      let sheet = content.sheetPresentationController!
      sheet.detents = [
        .custom(identifier: .init("content")) { _ in height },
        .custom { context in context.maximumDetentValue * 0.8 },
      ]
      form.present(content, animated: true)
    }
    host.settle()
    #expect(content.view.frame.height == CGFloat(274))
    height = 300
    host.perform {
      content.sheetPresentationController?.animateChanges {
        content.sheetPresentationController?.invalidateDetents()
      }
    }
    host.settle()
    #expect(content.view.frame.height == 334)
  }

  private final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
  }

  @Test func `A popover is a sheet on a phone, unless its delegate refuses`() {
    for delegate in [nil, PopoverDelegate()] {
      let (host, form) = show()
      let content = host.perform { UIViewController() }
      host.perform {
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 120)
        content.popoverPresentationController?.sourceView = form.name
        content.popoverPresentationController?.delegate = delegate
        form.present(content, animated: true)
      }
      host.settle()
      let size = content.view.frame.size
      #expect(
        size
          == (delegate == nil ? CGSize(width: 393, height: 783) : CGSize(width: 200, height: 120)))
    }
  }
}
