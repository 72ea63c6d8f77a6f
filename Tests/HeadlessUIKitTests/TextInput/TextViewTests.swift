// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// "UITextView" and "UITextViewDelegate".
@MainActor @Suite struct TextViewTests {
  private final class Recorder: NSObject, UITextViewDelegate {
    var calls: [String] = []
    var refused: Set<String> = []
    private func answer(_ name: String) -> Bool {
      calls.append(name)
      return !refused.contains(name)
    }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { answer("shouldBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { answer("shouldEnd") }
    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("didBegin") }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("didEnd") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      answer("change \(range.location),\(range.length) \(text)")
    }
    func textViewDidChange(_ textView: UITextView) { calls.append("didChange") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
  }

  private let host = ScreenHost(.iPhone15)
  private let recorder = Recorder()

  private func show(
    _ frame: CGRect = CGRect(x: 20, y: 100, width: 200, height: 80),
    _ prepare: (UITextView) -> Void = { _ in }
  ) -> UITextView {
    let view = host.perform { UITextView(frame: frame) }
    view.delegate = recorder
    prepare(view)
    let window = host.show(UIView())
    host.perform { window.addSubview(view) }
    host.settle()
    return view
  }

  @Test func `A text view reports editing and its changes`() {
    let view = show()
    host.tap(view)
    expectEqual(recorder.calls, ["shouldBegin", "didBegin"])
    #expect(host.isKeyboardVisible)
    recorder.calls = []
    host.type("a\n")
    expectEqual(view.text, "a\n")
    expectEqual(
      recorder.calls.filter { $0 != "scroll" },
      [
        "change 0,0 a", "didChange", "change 1,0 \n", "didChange",
      ])
    recorder.refused = ["change 2,0 b"]
    host.type("bc")
    expectEqual(view.text, "a\nc")
    recorder.calls = []
    host.perform { _ = view.resignFirstResponder() }
    expectEqual(recorder.calls, ["shouldEnd", "didEnd"])
  }

  @Test func `Notifications are posted for the beginning, a change and the end`() {
    let view = show()
    var names: [String] = []
    let tokens = [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { note in
        let name = note.name
        MainActor.assumeIsolated { names.append(name.rawValue) }
      }
    }
    host.tap(view)
    host.type("a")
    host.perform { _ = view.resignFirstResponder() }
    for token in tokens {
      NotificationCenter.default.removeObserver(token)
    }
    expectEqual(
      names,
      [
        "UITextViewTextDidBeginEditingNotification", "UITextViewTextDidChangeNotification",
        "UITextViewTextDidEndEditingNotification",
      ])
  }

  @Test func `The content is as high as the lines and the insets`() {
    let font = host.perform { UIFont.systemFont(ofSize: 20) }
    let view = show {
      $0.font = font; $0.text = "1\n2\n3\n4\n5\n6"
    }
    let lines = (6 * font.lineHeight * 3).rounded(.up) / 3
    expectNear(view.contentSize.height - lines, 16, within: 1e-6)
    expectEqual(view.contentSize.width, 200)
    host.perform { view.textContainerInset = .zero }
    host.settle()
    expectNear(view.contentSize.height, lines, within: 1e-6)
  }

  @Test func `The caret stays visible while typing`() {
    let view = show { $0.font = UIFont.systemFont(ofSize: 20) }
    host.tap(view)
    for number in 0..<20 {
      host.type("\(number)\n")
      let caret = host.perform { view.caretRect(for: view.endOfDocument) }
      #expect(view.bounds.minY <= caret.minY && caret.maxY <= view.bounds.maxY)
    }
    #expect(view.contentOffset.y > 300)
    #expect(recorder.calls.contains("scroll"))
  }

  @Test func `A view that does not scroll grows with its text`() {
    let view = host.perform { UITextView() }
    view.isScrollEnabled = false
    view.font = host.perform { UIFont.systemFont(ofSize: 20) }
    view.translatesAutoresizingMaskIntoConstraints = false
    let window = host.show(UIView())
    host.perform {
      window.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        view.topAnchor.constraint(equalTo: window.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 120),
      ])
    }
    host.settle()
    let line = view.bounds.height
    expectNear(line - 16, view.font!.lineHeight, within: 0.34)
    host.perform { _ = view.becomeFirstResponder() }
    host.type("a\nb\nc")
    host.settle()
    expectNear(view.bounds.height - 16, 3 * view.font!.lineHeight, within: 0.34)
    // A long line wraps.
    host.perform { view.text = "several words that do not fit in a single line" }
    host.settle()
    #expect(view.bounds.height > 2 * line)
  }

  @Test func `Arrows move the caret between lines at the same horizontal position`() {
    let view = show { $0.text = "abcdef\nabcdef" }
    host.perform { _ = view.becomeFirstResponder() }
    view.selectedRange = NSRange(location: 3, length: 0)
    host.press(.downArrow)
    expectEqual(view.selectedRange, NSRange(location: 10, length: 0))
    host.press(.upArrow)
    expectEqual(view.selectedRange, NSRange(location: 3, length: 0))
    host.press(.upArrow)
    expectEqual(view.selectedRange, NSRange(location: 0, length: 0))
  }

  @Test func `The carets of a wrapped text are found again at their places`() {
    let view = show(CGRect(x: 0, y: 100, width: 120, height: 300)) {
      $0.text = "The quick brown fox\n\njumps over \u{1F98A} the lazy dog. "
    }
    host.perform {
      var offset = 0
      for character in view.text + "x" {
        let position = view.position(from: view.beginningOfDocument, offset: offset)!
        let rect = view.caretRect(for: position)
        let found = view.closestPosition(to: CGPoint(x: rect.minX, y: rect.midY))!
        expectEqual(view.offset(from: view.beginningOfDocument, to: found), offset)
        offset += character.utf16.count
      }
    }
  }

  @Test func `A selection has a rectangle in each of its lines`() {
    let view = show { $0.text = "abc\ndef" }
    let rects = host.perform {
      view.selectionRects(
        for: view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)!)
    }
    expectEqual(rects.map(\.containsStart), [true, false])
    expectEqual(rects.map(\.containsEnd), [false, true])
    #expect(rects[0].rect.maxY <= rects[1].rect.minY + 1e-6)
    let width = "abc".size(withAttributes: [.font: view.font!]).width
    expectNear(rects[0].rect.width, width, within: 0.01)
    expectEqual(rects[0].rect.minX, 5)  // the padding of the container
  }

  @Test func `A view that is not editable does not show the keyboard's text input`() {
    let view = show {
      $0.isEditable = false; $0.text = "abc"
    }
    host.perform { _ = view.becomeFirstResponder() }
    host.type("x")
    expectEqual(view.text, "abc")
    #expect(!host.isKeyboardVisible)
    expectEqual(view.accessibilityTraits, .staticText)
  }

  // MARK: Sizes

  /// Returns a length, rounded up to pixels.
  private func pixels(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    (length * scale - 1e-6).rounded(.up) / scale
  }

  @Test(arguments: [(DeviceModel.iPhone15, CGFloat(3)), (.iPad, 2)])
  func `A text view that fits its text is as wide as the longest line, to the pixel`(
    device: DeviceModel, scale: CGFloat
  ) {
    let host = ScreenHost(device)
    for size in [12, 17, 23.5] as [CGFloat] {
      let font = host.perform { UIFont.systemFont(ofSize: size) }
      let view = host.perform { UITextView() }
      view.font = font
      view.text = "Short\nA longer line"
      host.show(view)
      let width = host.perform { "A longer line".size(withAttributes: [.font: font]).width }
      // The container's padding is 5 points on each side, the insets are 8 points above and below.
      let expected = CGSize(
        width: pixels(width + 10, scale: scale),
        height: pixels(2 * font.lineHeight, scale: scale) + 16)
      for limit in [0, 300, 10_000] as [CGFloat] {
        let fitting = host.perform { view.sizeThatFits(CGSize(width: limit, height: 1)) }
        expectNear(fitting.width, expected.width, within: 1e-6)
        expectNear(fitting.height, expected.height, within: 1e-6)
      }
      // A view of this size shows the same lines.
      host.perform { view.sizeToFit() }
      expectNear(view.bounds.width, expected.width, within: 1e-6)
      host.perform { view.layoutIfNeeded() }
      expectNear(view.contentSize.height, expected.height, within: 1e-6)
    }
  }

  @Test func `A wrapped text is at most as wide as the limit, and as its longest line`() {
    let view = show { $0.font = .systemFont(ofSize: 20) }
    view.text = "several words that do not fit in a single line"
    let lines = ["several words", "that do not fit", "in a single line"]
    let widths = host.perform { lines.map { $0.size(withAttributes: [.font: view.font!]).width } }
    let longest = widths.max()!
    let limit = longest + 10 + 5  // another word does not fit
    let fitting = host.perform { view.sizeThatFits(CGSize(width: limit, height: 0)) }
    expectNear(fitting.width, pixels(longest + 10, scale: 3), within: 1e-6)
    expectNear(fitting.height - pixels(3 * view.font!.lineHeight, scale: 3), 16, within: 1e-6)
  }

  @Test func `A text view that hugs its text follows it in both directions`() {
    func make(_ text: String) -> UITextView {
      let view = host.perform { UITextView() }
      view.isScrollEnabled = false
      view.font = .systemFont(ofSize: 20)
      view.text = text
      view.translatesAutoresizingMaskIntoConstraints = false
      let root = host.show(UIView())
      host.perform {
        root.addSubview(view)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          view.topAnchor.constraint(equalTo: root.topAnchor),
          view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
        ])
      }
      host.settle()
      return view
    }
    let long = "A text that is so long that it does not fit on one line of the screen"
    let texts = ["short", "two\nlines", long, "a", ""]
    let fresh = texts.map { make($0).frame }
    #expect(fresh[0].width < 100 && fresh[2].width > 350)
    let view = make("x")
    for (text, frame) in zip(texts + texts.reversed(), fresh + fresh.reversed()) {
      host.perform { view.text = text }
      host.settle()
      expectEqual(view.frame, frame, "\(text)")
      expectEqual(host.perform { view.intrinsicContentSize.height }, frame.height)
    }
  }
}
