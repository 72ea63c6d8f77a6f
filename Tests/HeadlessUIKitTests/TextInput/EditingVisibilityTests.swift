// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// Scroll views that scroll to the text that is being edited.
@MainActor @Suite struct EditingVisibilityTests {
  private let host = ScreenHost(.iPhone15)  // 393 by 852; the keyboard is 294 points high

  /// Makes room for the keyboard, as an application does with the notifications.
  @MainActor
  private final class KeyboardInsets {
    private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

    init(
      _ scrollView: UIScrollView,
      _ show: Notification.Name = UIResponder.keyboardWillShowNotification,
      hide: Notification.Name = UIResponder.keyboardWillHideNotification
    ) {
      for name in [show, hide] {
        let token = NotificationCenter.default.addObserver(
          forName: name, object: nil, queue: nil
        ) { notification in
          let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          let screen = notification.object as? UIScreen
          MainActor.assumeIsolated {
            // All hosts share the notification center.
            guard screen === scrollView.window?.screen else { return }
            scrollView.contentInset.bottom = name == hide ? 0 : end?.height ?? 0
          }
        }
        tokens.append(token)
      }
    }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  private func showScroll(content height: CGFloat = 852, in frame: CGRect? = nil) -> UIScrollView {
    let view = host.perform { UIView() }
    let window = host.show(view)
    let scroll = host.perform { UIScrollView(frame: frame ?? window.bounds) }
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: scroll.bounds.width, height: height)
    host.perform { view.addSubview(scroll) }
    return scroll
  }

  private func addField(_ frame: CGRect, to view: UIView) -> UITextField {
    let field = host.perform { UITextField(frame: frame) }
    host.perform { view.addSubview(field) }
    return field
  }

  private func edit(_ responder: UIView) {
    host.perform { _ = responder.becomeFirstResponder() }
    host.settle()
  }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test func `A field behind an inset is scrolled to when editing begins`() {
    let scroll = showScroll()
    let field = addField(CGRect(x: 20, y: 700, width: 200, height: 34), to: scroll)
    scroll.contentInset.bottom = 294
    edit(field)
    // The field's lower edge, 734, is at the upper edge of the inset, 558.
    expectEqual(scroll.contentOffset.y, 176)
  }

  @Test(arguments: [
    UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
    UIResponder.keyboardWillChangeFrameNotification,
  ])
  func `A field is scrolled to when the application makes room for the keyboard`(
    name: Notification.Name
  ) {
    let scroll = showScroll()
    let field = addField(CGRect(x: 20, y: 700, width: 200, height: 34), to: scroll)
    let insets = KeyboardInsets(scroll, name)
    edit(field)
    withExtendedLifetime(insets) {}
    expectEqual(scroll.contentOffset.y, 176)
    host.perform { _ = field.resignFirstResponder() }
    host.settle()
    expectEqual(scroll.contentOffset.y, 0)
  }

  @Test func `The content scrolls in the animation of the keyboard`() {
    let scroll = showScroll()
    let field = addField(CGRect(x: 20, y: 700, width: 200, height: 34), to: scroll)
    let insets = KeyboardInsets(scroll)
    host.perform { _ = field.becomeFirstResponder() }
    host.advance(by: 0.125)
    let shown = scroll.layer.presentation()?.bounds.minY ?? 0
    #expect(shown > 20 && shown < 156)
    expectEqual(scroll.contentOffset.y, 176)
    withExtendedLifetime(insets) {}
  }

  @Test func `A field that is visible is not scrolled to`() {
    let scroll = showScroll(content: 2000)
    let field = addField(CGRect(x: 20, y: 800, width: 200, height: 34), to: scroll)
    scroll.contentInset.bottom = 294
    scroll.contentOffset.y = 500
    edit(field)
    expectEqual(scroll.contentOffset.y, 500)
  }

  @Test func `The next field is scrolled to with an animation while the keyboard stays`() {
    let scroll = showScroll(content: 2000)
    scroll.contentInset.bottom = 294
    let first = addField(CGRect(x: 20, y: 100, width: 200, height: 34), to: scroll)
    let second = addField(CGRect(x: 20, y: 900, width: 200, height: 34), to: scroll)
    edit(first)
    expectEqual(scroll.contentOffset.y, 0)
    host.perform { _ = second.becomeFirstResponder() }
    host.advance(by: 0.15)
    #expect(scroll.contentOffset.y > 50 && scroll.contentOffset.y < 326)
    host.settle()
    expectEqual(scroll.contentOffset.y, 376)  // 934 - 558
    edit(first)
    expectEqual(scroll.contentOffset.y, 100)
  }

  @Test func `Nested scroll views scroll along both axes`() {
    let outer = showScroll(content: 2000)
    outer.contentInset.bottom = 294
    let inner = host.perform { UIScrollView(frame: CGRect(x: 0, y: 900, width: 393, height: 100)) }
    inner.contentSize = CGSize(width: 1000, height: 100)
    host.perform { outer.addSubview(inner) }
    let field = addField(CGRect(x: 700, y: 20, width: 200, height: 34), to: inner)
    edit(field)
    expectEqual(inner.contentOffset, CGPoint(x: 507, y: 0))  // 900 - 393
    expectEqual(outer.contentOffset, CGPoint(x: 0, y: 396))  // 954 - 558
  }

  // openradar 20798351: a field that does not fit was shown at its end, far from the caret.
  @Test func `The caret of a field that does not fit is shown`() {
    let scroll = showScroll()
    scroll.contentSize = CGSize(width: 3000, height: 852)
    let field = addField(CGRect(x: 0, y: 100, width: 3000, height: 34), to: scroll)
    field.text = "short"
    edit(field)
    expectEqual(scroll.contentOffset.x, 0)
    let letters = String(repeating: "m", count: 100)
    host.type(letters)
    let caret = host.perform { field.caretRect(for: field.endOfDocument) }
    #expect(caret.maxX > 393)
    expectNear(scroll.contentOffset.x, (caret.maxX - 393), within: 0.01)
  }

  @Test func `A key scrolls back to the caret`() {
    let scroll = showScroll(content: 3000)
    scroll.contentInset.bottom = 294
    let field = addField(CGRect(x: 20, y: 100, width: 200, height: 34), to: scroll)
    edit(field)
    host.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 100))
    host.settle()
    #expect(scroll.contentOffset.y > 300)
    host.type("a")
    expectEqual(scroll.contentOffset.y, 100)
    host.perform { scroll.contentOffset.y = 1000 }
    host.press(.leftArrow)
    expectEqual(scroll.contentOffset.y, 100)
  }

  @Test func `Content that a finger has scrolled away stays there when insets change`() {
    let scroll = showScroll(content: 3000)
    scroll.contentInset.bottom = 294
    let field = addField(CGRect(x: 20, y: 100, width: 200, height: 34), to: scroll)
    edit(field)
    host.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 100))
    host.settle()
    let offset = scroll.contentOffset.y
    host.perform { scroll.contentInset.bottom = 400 }
    host.settle()
    expectEqual(scroll.contentOffset.y, offset)
    // Another height of the keyboard shows the field again.
    host.keyboardHeight = 350
    host.settle()
    expectEqual(scroll.contentOffset.y, 100)
  }

  @Test func `A visible field stays visible when insets, sizes or places change`() {
    let scroll = showScroll(content: 3000)
    scroll.contentInset.bottom = 294
    let field = addField(CGRect(x: 20, y: 500, width: 200, height: 34), to: scroll)
    edit(field)
    expectEqual(scroll.contentOffset.y, 0)
    host.perform { scroll.contentInset.bottom = 352 }  // to 500
    expectEqual(scroll.contentOffset.y, 34)
    host.perform { scroll.frame.size.height = 752 }  // to 400
    expectEqual(scroll.contentOffset.y, 134)
    host.perform { field.frame.size.height = 90 }  // a larger text size
    expectEqual(scroll.contentOffset.y, 190)
    host.perform { field.frame.origin.y = 100 }
    expectEqual(scroll.contentOffset.y, 100)
    host.perform { scroll.contentInset = .zero }
    expectEqual(scroll.contentOffset.y, 100)
  }

  @Test func `A change in an animation scrolls in this animation`() {
    let scroll = showScroll(content: 3000)
    let field = addField(CGRect(x: 20, y: 700, width: 200, height: 34), to: scroll)
    edit(field)
    host.perform {
      UIView.animate(withDuration: 1) {
        scroll.contentInset.bottom = 294
        scroll.superview?.layoutIfNeeded()
      }
    }
    host.advance(by: 0.5)
    let shown = scroll.layer.presentation()?.bounds.minY ?? 0
    #expect(shown > 20 && shown < 156)
    host.settle()
    expectEqual(scroll.contentOffset.y, 176)
  }

  @Test func `A drag that moves the keyboard is not opposed`() {
    let scroll = showScroll(content: 3000)
    scroll.keyboardDismissMode = .interactive
    let insets = KeyboardInsets(scroll)
    let field = addField(CGRect(x: 20, y: 520, width: 200, height: 34), to: scroll)
    edit(field)
    let finger = host.touch(at: CGPoint(x: 200, y: 400))
    finger.move(to: CGPoint(x: 200, y: 700), over: 0.5)
    let dragged = scroll.contentOffset.y
    #expect(dragged < 0)
    finger.move(to: CGPoint(x: 200, y: 300), over: 0.5)
    // The drag began after 10 points, at 410.
    expectNear(scroll.contentOffset.y, 110, within: 1)
    finger.lift()
    host.settle()
    withExtendedLifetime(insets) {}
  }

  @Test func `The caret of a text view stays visible when the view becomes lower`() {
    let view = host.perform { UIView() }
    host.show(view)
    let text = host.perform { UITextView() }
    text.font = .systemFont(ofSize: 17)
    text.text = (0..<100).map { "Line \($0)" }.joined(separator: "\n")
    text.translatesAutoresizingMaskIntoConstraints = false
    host.perform {
      view.addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: view.topAnchor),
        text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        text.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
    }
    host.settle()
    host.tap(at: CGPoint(x: 100, y: 700))
    host.settle()
    func isCaretVisible() -> Bool {
      let caret = host.perform { text.caretRect(for: text.selectedTextRange!.end) }
      let place = text.convert(caret, to: nil)
      return place.minY >= text.safeAreaInsets.top && place.maxY <= host.keyboardFrame.minY
    }
    #expect(isCaretVisible())
    for change in [
      { self.host.keyboardHeight = 400 }, { self.host.type("\n\n\n") },
      {
        self.host.keyboardHeight = nil
        self.host.rotate(to: .landscape)
      }, { self.host.rotate(to: .portrait) },
      // Other text sizes are larger, and a keyboard that covers everything leaves nothing to show.
      { text.font = .systemFont(ofSize: 40) },
      {
        self.host.keyboardHeight = 852
        self.host.settle()
        self.host.keyboardHeight = 300
      },
    ] {
      change()
      host.settle()
      #expect(isCaretVisible())
    }
  }

  @Test func `A growing text view that does not scroll moves the scroll view around it`() {
    let scroll = showScroll(content: 3000)
    scroll.contentInset.bottom = 294
    let text = host.perform { UITextView(frame: CGRect(x: 20, y: 400, width: 300, height: 40)) }
    text.isScrollEnabled = false
    text.font = .systemFont(ofSize: 17)
    host.perform { scroll.addSubview(text) }
    edit(text)
    for line in 0..<20 {
      host.type("Line \(line)\n")
      host.perform { text.frame.size.height = text.sizeThatFits(text.bounds.size).height }
      host.settle()
      let caret = host.perform { text.caretRect(for: text.endOfDocument) }
      let place = text.convert(caret, to: nil)
      #expect(place.minY >= 0 && place.maxY <= 558)
    }
    #expect(scroll.contentOffset.y > 200)
  }

  @Test func `A subclass decides how its content scrolls to the first responder`() {
    final class Still: UIScrollView {
      var rects: [CGRect] = []
      override func scrollRectToVisible(_ rect: CGRect, animated: Bool) { rects.append(rect) }
    }
    let view = host.perform { UIView() }
    host.show(view)
    let scroll = host.perform { Still(frame: CGRect(x: 0, y: 0, width: 393, height: 300)) }
    scroll.contentSize = CGSize(width: 393, height: 1000)
    scroll.contentInsetAdjustmentBehavior = .never
    host.perform { view.addSubview(scroll) }
    let field = addField(CGRect(x: 0, y: 700, width: 200, height: 34), to: scroll)
    edit(field)
    expectEqual(scroll.contentOffset, .zero)
    expectEqual(Set(scroll.rects.map(\.minY)), [700])
  }
}
