// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// "UITextField" and "UITextFieldDelegate".
@MainActor @Suite struct TextFieldTests {
  /// A delegate that records its calls.
  final class Recorder: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var answers: [String: Bool] = [:]
    private func answer(_ name: String) -> Bool {
      calls.append(name)
      return answers[name] ?? true
    }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer("shouldBegin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer("shouldEnd") }
    func textFieldDidEndEditing(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) {
      calls.append("didEnd \(reason.rawValue)")
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      answer("change \(range.location),\(range.length) \"\(string)\"")
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { calls.append("selection") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { answer("shouldClear") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer("shouldReturn") }
  }

  private let host = ScreenHost(.iPhone15)
  private let recorder = Recorder()

  private func makeField(width: CGFloat = 200) -> UITextField {
    let recorder = recorder
    return host.perform {
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: width, height: 34))
      field.delegate = recorder
      return field
    }
  }

  private func show(_ views: UIView...) {
    let window = host.show(UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852)))
    for view in views {
      host.perform { window.addSubview(view) }
    }
    host.settle()
  }

  private func beginEditing(_ field: UITextField) {
    host.perform { _ = field.becomeFirstResponder() }
    host.settle()
    recorder.calls = []
  }

  /// The selected range in UTF-16 units.
  private func selection(of field: UITextField) -> NSRange? {
    host.perform {
      field.selectedTextRange.map {
        NSRange(
          location: field.offset(from: field.beginningOfDocument, to: $0.start),
          length: field.offset(from: $0.start, to: $0.end))
      }
    }
  }

  private func select(_ location: Int, _ length: Int, in field: UITextField) {
    host.perform {
      let start = field.position(from: field.beginningOfDocument, offset: location)!
      let end = field.position(from: start, offset: length)!
      field.selectedTextRange = field.textRange(from: start, to: end)
    }
  }

  // MARK: Beginning and end

  @Test func `A tap begins editing with the keyboard, in the documented order of messages`() {
    let field = makeField()
    show(field)
    var events: [String] = []
    field.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
    field.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
    host.tap(field)
    #expect(host.firstResponder === field)
    #expect(field.isEditing)
    #expect(host.isKeyboardVisible)
    expectEqual(recorder.calls.prefix(2), ["shouldBegin", "didBegin"])
    expectEqual(events, ["begin"])
    recorder.calls = []
    host.perform { _ = field.resignFirstResponder() }
    expectEqual(recorder.calls, ["shouldEnd", "didEnd 0"])
    expectEqual(events, ["begin", "end"])
    #expect(!field.isEditing)
  }

  @Test func `A delegate can prevent the beginning and the end of editing`() {
    let field = makeField()
    show(field)
    recorder.answers["shouldBegin"] = false
    host.tap(field)
    #expect(host.firstResponder == nil)
    recorder.answers = ["shouldEnd": false]
    beginEditing(field)
    #expect(host.perform { field.resignFirstResponder() } == false)
    #expect(host.firstResponder === field)
  }

  // "UIView", `endEditing(_:)`.
  @Test func `A superview ends editing, by force against the delegate's will`() {
    let field = makeField()
    show(field)
    recorder.answers["shouldEnd"] = false
    beginEditing(field)
    #expect(host.perform { field.superview?.endEditing(false) } == false)
    #expect(host.firstResponder === field)
    #expect(host.perform { field.superview?.endEditing(true) } == true)
    #expect(host.firstResponder == nil)
    #expect(!field.isEditing)
  }

  // UIKit resigns a first responder that leaves the window, and logs "rejected resignFirstResponder
  // when being removed from hierarchy" where it refuses.
  @Test(arguments: [true, false])
  func `A field that leaves its window ends editing, also against the delegate's will`(
    allows: Bool
  ) {
    let field = makeField()
    show(field)
    recorder.answers["shouldEnd"] = allows
    beginEditing(field)
    host.perform { field.removeFromSuperview() }
    expectEqual(recorder.calls, ["shouldEnd", "didEnd 0"])
    #expect(!host.isKeyboardVisible && !field.isEditing && host.firstResponder == nil)
    expectEqual(
      host.warnings.count { $0.contains("rejected resignFirstResponder") }, (allows ? 0 : 1))
  }

  @Test func `A control of the client's that leaves the window is told`() {
    final class Control: UIControl {
      var resigned = 0
      override var canBecomeFirstResponder: Bool { true }
      override func resignFirstResponder() -> Bool {
        resigned += 1
        return super.resignFirstResponder()
      }
    }
    let control = host.perform { Control(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
    let outer = host.perform { UIView() }
    outer.addSubview(control)
    show(outer)
    host.perform { _ = control.becomeFirstResponder() }
    host.perform { outer.removeFromSuperview() }
    #expect(control.resigned == 1 && !control.isFirstResponder)
  }

  @Test func `Editing moves from field to field while the keyboard stays`() {
    let (first, second) = (makeField(), makeField())
    second.frame.origin.y = 200
    show(first, second)
    beginEditing(first)
    let frame = host.keyboardFrame
    host.tap(second)
    expectEqual(recorder.calls.prefix(4), ["shouldBegin", "shouldEnd", "didEnd 0", "didBegin"])
    #expect(host.firstResponder === second)
    expectEqual(host.keyboardFrame, frame)
  }

  @Test func `A field begins editing under a tap recognizer of its superview`() {
    let field = makeField()
    show(field)
    var taps = 0
    let tap = host.perform { UITapGestureRecognizer { _ in taps += 1 } }
    host.perform { field.superview?.addGestureRecognizer(tap) }
    host.tap(field)
    #expect(host.firstResponder === field)
    expectEqual(taps, 0)
  }

  // MARK: Typing

  @Test func `Typing asks the delegate for each character with a range in UTF-16 units`() {
    let field = makeField()
    show(field)
    beginEditing(field)
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    recorder.answers["change 3,0 \"b\""] = false
    host.type("a\u{1F600}bc")
    expectEqual(field.text, "a\u{1F600}c")
    expectEqual(
      recorder.calls.filter { $0.hasPrefix("change") },
      [
        "change 0,0 \"a\"", "change 1,0 \"\u{1F600}\"", "change 3,0 \"b\"", "change 3,0 \"c\"",
      ])
    expectEqual(changes, 3)
  }

  @Test func `Deleting removes whole grapheme clusters and asks with their range`() {
    let field = makeField()
    show(field)
    // A family of four, which is 11 UTF-16 units, and an "e" with a combining accent.
    field.text = "x\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}e\u{301}"
    beginEditing(field)
    host.press(.delete, times: 3)
    expectEqual(field.text, "")
    expectEqual(
      recorder.calls.filter { $0.hasPrefix("change") },
      [
        "change 12,2 \"\"", "change 1,11 \"\"", "change 0,1 \"\"",
      ])
  }

  @Test func `Setting the text does not call the delegate or send events`() {
    let field = makeField()
    show(field)
    beginEditing(field)
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    host.perform { field.text = "new" }
    expectEqual(changes, 0)
    #expect(recorder.calls.filter { $0.hasPrefix("change") }.isEmpty)
    expectEqual(selection(of: field), NSRange(location: 3, length: 0))
  }

  @Test func `A text without value is empty`() {
    let field = makeField()
    expectEqual(field.text, "")
    field.text = nil
    expectEqual(field.text, "")
    #expect(!field.hasText)
  }

  @Test func `Typing replaces the selection, and arrows move the caret by characters`() {
    let field = makeField()
    show(field)
    field.text = "caf\u{E9} noir"
    beginEditing(field)
    select(0, 4, in: field)
    host.type("the")
    expectEqual(field.text, "the noir")
    host.press(.leftArrow)
    expectEqual(selection(of: field), NSRange(location: 2, length: 0))
    host.press(.downArrow)
    expectEqual(selection(of: field), NSRange(location: 8, length: 0))
    host.press(.upArrow)
    host.press(.rightArrow)
    host.press(.delete)
    expectEqual(field.text, "he noir")
  }

  @Test func `The return key asks the delegate and sends its events`() {
    let field = makeField()
    show(field)
    beginEditing(field)
    var events: [String] = []
    field.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
    recorder.answers["shouldReturn"] = false
    host.press(.return)
    #expect(events.isEmpty)
    recorder.answers = [:]
    host.type("\n")
    expectEqual(events, ["primary"])
    #expect(host.firstResponder === field)
    // An action for editingDidEndOnExit makes the key end editing.
    field.addAction(UIAction { _ in events.append("exit") }, for: .editingDidEndOnExit)
    host.press(.return)
    expectEqual(events.suffix(2), ["primary", "exit"])
    #expect(host.firstResponder == nil)
    expectEqual(field.text, "")
  }

  @Test func `A return key that needs text is disabled without it`() {
    let field = makeField()
    show(field)
    field.enablesReturnKeyAutomatically = true
    beginEditing(field)
    host.press(.return)
    #expect(recorder.calls.isEmpty)
    host.type("a")
    host.press(.return)
    expectEqual(recorder.calls.last, "shouldReturn")
  }

  @Test func `Notifications are posted for the beginning, each change and the end`() {
    let field = makeField()
    show(field)
    var names: [String] = []
    let tokens = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    beginEditing(field)
    host.type("a")
    host.perform { _ = field.resignFirstResponder() }
    for token in tokens {
      NotificationCenter.default.removeObserver(token)
    }
    expectEqual(
      names,
      [
        "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidChangeNotification",
        "UITextFieldTextDidEndEditingNotification",
      ])
  }

  @Test func `Marked text is provisional until it is replaced or kept`() {
    let field = makeField()
    show(field)
    beginEditing(field)
    host.type("a")
    host.perform { field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0)) }
    expectEqual(field.text, "ani")
    expectEqual(host.perform { field.markedTextRange.flatMap { field.text(in: $0) } }, "ni")
    host.perform { field.setMarkedText("nih", selectedRange: NSRange(location: 3, length: 0)) }
    host.insertText("\u{65E5}")
    expectEqual(field.text, "a\u{65E5}")
    #expect(field.markedTextRange == nil)
  }

  // MARK: Positions

  @Test func `Positions and ranges count UTF-16 units and never divide a character`() {
    let field = makeField()
    show(field)
    field.text = "a\u{1F600}b"
    host.perform {
      let start = field.beginningOfDocument
      expectEqual(field.offset(from: start, to: field.endOfDocument), 4)
      #expect(field.position(from: start, offset: 5) == nil)
      let inside = field.position(from: start, offset: 2)!
      expectEqual(field.offset(from: start, to: inside), 3)
      let range = field.textRange(from: start, to: inside)!
      expectEqual(field.text(in: range), "a\u{1F600}")
      expectEqual(field.compare(start, to: inside), .orderedAscending)
      field.replace(range, withText: "z")
    }
    expectEqual(field.text, "zb")
  }

  @Test func `The caret lies between characters, and the position at its place is the same`() {
    let field = makeField()
    show(field)
    field.text = "Hello"
    beginEditing(field)
    host.perform {
      var last = -CGFloat.infinity
      for offset in 0...5 {
        let position = field.position(from: field.beginningOfDocument, offset: offset)!
        let rect = field.caretRect(for: position)
        #expect(rect.minX > last)
        last = rect.minX
        let found = field.closestPosition(to: CGPoint(x: rect.minX, y: rect.midY))!
        expectEqual(field.offset(from: field.beginningOfDocument, to: found), offset)
      }
      // The advance of the whole text is its width.
      let width = "Hello".size(withAttributes: [.font: field.font!]).width
      expectNear(last, width, within: 0.01)
    }
  }

  @Test func `A tap in the text places the caret, and a double tap selects a word`() {
    let field = makeField(width: 300)
    show(field)
    field.text = "one two three"
    beginEditing(field)
    let caret = host.perform {
      field.caretRect(for: field.position(from: field.beginningOfDocument, offset: 5)!)
    }
    host.touch(field, at: CGPoint(x: caret.minX, y: 17)).lift()
    expectEqual(selection(of: field), NSRange(location: 5, length: 0))
    host.touch(field, at: CGPoint(x: caret.minX, y: 17)).lift()
    expectEqual(selection(of: field), NSRange(location: 4, length: 3))
  }

  @Test func `A long text scrolls so that the caret stays visible`() {
    let field = makeField(width: 100)
    show(field)
    beginEditing(field)
    host.type("A text that is much wider than its field")
    host.perform {
      let end = field.caretRect(for: field.endOfDocument)
      #expect(end.maxX <= 100.01)
      #expect(field.caretRect(for: field.beginningOfDocument).minX < 0)
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument, to: field.beginningOfDocument)
      expectEqual(field.caretRect(for: field.beginningOfDocument).minX, 0)
    }
  }

  @Test func `From right to left, text begins at the right and views change sides`() {
    let host = ScreenHost(.iPhone15)
    host.changeTraits { $0.layoutDirection = .rightToLeft }
    let field = host.perform {
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      field.leftViewMode = .always
      return field
    }
    let window = host.show(UIView())
    host.perform { window.addSubview(field) }
    host.settle()
    expectEqual(field.leftView?.frame, CGRect(x: 170, y: 7, width: 30, height: 20))
    host.perform { _ = field.becomeFirstResponder() }
    expectEqual(host.perform { field.caretRect(for: field.beginningOfDocument).maxX }, 170)
  }

  // MARK: Appearance

  @Test func `The clear button removes the text after asking`() throws {
    let field = makeField()
    field.clearButtonMode = .always
    show(field)
    let rect = host.perform { field.clearButtonRect(forBounds: field.bounds) }
    #expect(!field.subviews.contains { $0 is UIButton })
    field.text = "text"
    host.settle()
    let button = try #require(field.subviews.first { $0 is UIButton })
    expectEqual(button.frame, rect)
    #expect(host.perform { field.textRect(forBounds: field.bounds).maxX } <= rect.minX)
    recorder.answers["shouldClear"] = false
    host.tap(button)
    expectEqual(field.text, "text")
    recorder.answers = [:]
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    host.tap(button)
    expectEqual(field.text, "")
    expectEqual(changes, 1)
  }

  @Test func `A secure text is shown in bullets and is not spoken`() {
    let field = makeField()
    field.isSecureTextEntry = true
    field.text = "secret"
    show(field)
    expectEqual(field.accessibilityValue, "\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}")
    expectEqual(field.text, "secret")
    let bullets = NSString(string: "\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}").size(
      withAttributes: [.font: field.font!])
    let end = host.perform { field.caretRect(for: field.endOfDocument).minX }
    expectNear(end, bullets.width, within: 0.01)
  }

  @Test func `The placeholder is shown while there is no text`() throws {
    let field = makeField()
    field.placeholder = "Name"
    show(field)
    let label = try #require(field.subviews.first { ($0 as? UILabel)?.text == "Name" })
    #expect(!label.isHidden)
    expectEqual(field.accessibilityValue, "Name")
    let width = host.perform { field.intrinsicContentSize.width }
    beginEditing(field)
    host.type("x")
    #expect(label.isHidden)
    #expect(host.perform { field.intrinsicContentSize.width } < width)
  }

  @Test func `Overridden rectangles place the text`() {
    final class Inset: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 0) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 25, dy: 0)
      }
    }
    let field = host.perform { Inset(frame: CGRect(x: 0, y: 100, width: 200, height: 34)) }
    show(field)
    expectEqual(host.perform { field.caretRect(for: field.beginningOfDocument).minX }, 12)
    host.perform { _ = field.becomeFirstResponder() }
    expectEqual(host.perform { field.caretRect(for: field.beginningOfDocument).minX }, 25)
  }

  @Test func `A font of a text style follows the preferred text size`() {
    let field = makeField()
    field.font = host.perform { UIFont.preferredFont(forTextStyle: .body) }
    field.adjustsFontForContentSizeCategory = true
    show(field)
    let height = host.perform { field.intrinsicContentSize.height }
    host.changeTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
    #expect(host.perform { field.intrinsicContentSize.height } > height)
  }

  @Test func `Input traits have the documented defaults`() {
    let field = makeField()
    expectEqual(field.autocapitalizationType, .sentences)
    expectEqual(field.autocorrectionType, .default)
    expectEqual(field.keyboardType, .default)
    expectEqual(field.returnKeyType, .default)
    #expect(!field.isSecureTextEntry)
    #expect(!field.enablesReturnKeyAutomatically)
    #expect(field.textContentType == nil)
    expectEqual(UIKeyboardType.decimalPad.rawValue, 8)
    expectEqual(UIReturnKeyType.continue.rawValue, 11)
  }

  @Test func `Attributes of a text survive editing`() {
    let field = makeField()
    show(field)
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.foregroundColor: UIColor.systemRed])
    text.append(
      NSAttributedString(string: "cd", attributes: [.foregroundColor: UIColor.systemBlue]))
    field.attributedText = text
    beginEditing(field)
    select(2, 0, in: field)
    host.type("x")
    host.press(.rightArrow)
    host.press(.delete)
    let result = field.attributedText!
    expectEqual(result.string, "abxd")
    let colors = (0..<4).map {
      result.attributes(at: $0, effectiveRange: nil)[.foregroundColor] as? UIColor
    }
    expectEqual(colors, [.systemRed, .systemRed, .systemRed, .systemBlue])
  }
}
