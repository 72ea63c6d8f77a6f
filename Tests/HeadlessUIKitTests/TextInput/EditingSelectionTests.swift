// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// The selection of a tap that begins editing: everything that is notified of editing sees it
/// already.
@MainActor @Suite struct EditingSelectionTests {
  /// Records the selected range at the time of each call.
  private final class Recorder: NSObject, UITextViewDelegate, UITextFieldDelegate {
    var seen: [String: NSRange] = [:]
    var refuses = false
    var didBegin: (any UITextInput) -> Void = { _ in }

    private func note(_ name: String, _ input: any UITextInput) {
      guard seen[name] == nil, let range = input.selectedTextRange else { return }
      seen[name] = NSRange(
        location: input.offset(from: input.beginningOfDocument, to: range.start),
        length: input.offset(from: range.start, to: range.end))
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { !refuses }
    func textViewDidBeginEditing(_ textView: UITextView) {
      note("begin", textView)
      didBegin(textView)
    }
    func textViewDidChangeSelection(_ textView: UITextView) { note("selection", textView) }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { !refuses }
    func textFieldDidBeginEditing(_ textField: UITextField) {
      note("begin", textField)
      didBegin(textField)
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { note("selection", textField) }

    func observe(_ input: any UITextInput, _ body: () -> Void) {
      let names = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification,
        UITextView.textDidBeginEditingNotification, UITextField.textDidBeginEditingNotification,
      ]
      nonisolated(unsafe) let input = input
      let tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { self.note(name.rawValue, input) }
        }
      }
      body()
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }

  private let host = ScreenHost(.iPhone15)
  private let recorder = Recorder()

  private func showText(lines: Int = 150, _ prepare: (UITextView) -> Void = { _ in }) -> UITextView
  {
    let view = host.perform { UITextView() }
    view.delegate = recorder
    view.font = .systemFont(ofSize: 17)
    view.text = (0..<lines).map { "Line number \($0)" }.joined(separator: "\n")
    prepare(view)
    host.show(view)
    host.settle()
    return view
  }

  private func showField(_ text: String) -> UITextField {
    let field = host.perform { UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34)) }
    field.delegate = recorder
    field.text = text
    let window = host.show(UIView())
    host.perform { window.addSubview(field) }
    host.settle()
    return field
  }

  @Test(arguments: [0, 800, 1600])
  func `A tap that begins editing does not scroll, and its selection comes first`(y: CGFloat) {
    let view = showText { $0.contentOffset.y = y }
    let offset = view.contentOffset.y
    recorder.seen = [:]
    let point = CGPoint(x: 80, y: 200)
    let expected = host.perform {
      let position = view.closestPosition(to: view.convert(point, from: nil))!
      return view.offset(from: view.beginningOfDocument, to: position)
    }
    recorder.observe(view) {
      host.tap(at: point)
      host.settle()
    }
    #expect(view.isFirstResponder)
    expectEqual(view.contentOffset.y, offset)
    expectEqual(recorder.seen.count, 5)
    #expect(recorder.seen.values.allSatisfy { $0 == NSRange(location: expected, length: 0) })
    #expect(expected < view.text.utf16.count)
  }

  @Test func `The delegate of a text field is notified with the selection of the tap`() {
    let field = showField("several words")
    let caret = host.perform {
      field.caretRect(for: field.position(from: field.beginningOfDocument, offset: 3)!)
    }
    recorder.seen = [:]
    recorder.observe(field) {
      host.tap(at: field.convert(CGPoint(x: caret.minX, y: caret.midY), to: nil))
    }
    expectEqual(recorder.seen.count, 5)
    #expect(recorder.seen.values.allSatisfy { $0 == NSRange(location: 3, length: 0) })
  }

  @Test func `What the delegate selects when editing begins stays selected`() {
    recorder.didBegin = { input in
      input.selectedTextRange = input.textRange(
        from: input.beginningOfDocument, to: input.endOfDocument)
    }
    let field = showField("abcdef")
    host.tap(field)
    host.settle()
    expectEqual(field.selectedTextRange.map { field.text(in: $0) }, "abcdef")
    host.type("x")
    expectEqual(field.text, "x")
    let view = showText(lines: 2)
    host.tap(at: CGPoint(x: 30, y: view.convert(CGPoint(x: 0, y: 15), to: nil).y))
    expectEqual(view.selectedRange, NSRange(location: 0, length: view.text.utf16.count))
  }

  @Test func `A tap that may not begin editing selects nothing`() {
    let field = showField("abcdef")
    let before = field.selectedTextRange
    recorder.refuses = true
    recorder.seen = [:]
    host.tap(field)
    #expect(!field.isFirstResponder)
    #expect(recorder.seen.isEmpty)
    expectEqual(field.selectedTextRange, before)
    recorder.refuses = false
    host.perform { _ = field.becomeFirstResponder() }
    expectEqual(field.selectedTextRange, before)
  }

  @Test func `A double tap ends with a word, a field that clears itself without a selection`() {
    let view = showText(lines: 3)
    let place = host.perform {
      view.caretRect(for: view.position(from: view.beginningOfDocument, offset: 6)!)
    }
    host.doubleTap(at: view.convert(CGPoint(x: place.minX, y: place.midY), to: nil))
    host.settle()
    expectEqual(view.text(in: view.selectedTextRange!), "number")
    let field = showField("abcdef")
    field.clearsOnBeginEditing = true
    host.tap(field)
    expectEqual(field.text, "")
    host.type("x")
    expectEqual(field.text, "x")
  }

  @Test func `VoiceOver begins editing where the element is activated, without scrolling`() throws {
    let view = showText { $0.contentOffset.y = 800 }
    view.accessibilityIdentifier = "text"
    try host.voiceOver.focus(on: .id("text"))
    let offset = view.contentOffset.y
    recorder.seen = [:]
    recorder.observe(view) { host.voiceOver.activate() }
    host.settle()
    #expect(view.isFirstResponder)
    expectEqual(Set(recorder.seen.values).count, 1)
    expectEqual(view.contentOffset.y, offset)
  }
}
