// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// Verbs for fields: typing, queries for text fields, views of the keyboard, scrolling to what is
/// covered.
@MainActor @Suite struct FieldVerbTests {
  private func field(_ placeholder: String, in view: UIView, y: CGFloat) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
    field.placeholder = placeholder
    view.addSubview(field)
    return field
  }

  // MARK: Typing

  @Test func `Typing twice into a field appends`() throws {
    let (host, view) = emptyScreen(ScreenHost(.iPhone15))
    let field = field("Name", in: view, y: 100)
    try host.type("Ada", into: "Name")
    try host.type(" L", into: "Name")
    expectEqual(field.text, "Ada L")
  }

  @Test(arguments: [
    "", "A text that is much longer than the field is wide, so that its end is out of sight",
  ])
  func `A text is typed at the end, wherever a tap places the caret`(before: String) throws {
    let (host, view) = emptyScreen(ScreenHost(.iPhone15))
    let (first, other) = (field("First", in: view, y: 100), field("Other", in: view, y: 200))
    first.text = before
    for letter in ["x", "y", "z"] {
      try host.type(letter, into: "First")
      try host.type("-", into: "Other")
    }
    expectEqual(first.text, before + "xyz")
    expectEqual(other.text, "---")
  }

  @Test func `A text is typed at the end of a text view`() throws {
    let (host, view) = emptyScreen(ScreenHost(.iPhone15))
    let textView = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    textView.accessibilityIdentifier = "notes"
    textView.text = (1...40).map { "Line \($0)" }.joined(separator: "\n")
    view.addSubview(textView)
    try host.type("!", into: .id("notes"))
    try host.type("?", into: .id("notes"))
    #expect(textView.text.hasSuffix("Line 40!?"))
  }

  @Test func `A text replaces a selection of the first responder`() throws {
    let (host, view) = emptyScreen(ScreenHost(.iPhone15))
    let field = field("Amount", in: view, y: 100)
    field.text = "0.00"
    host.perform { _ = field.becomeFirstResponder() }
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.endOfDocument)
    try host.type("12", into: "Amount")
    expectEqual(field.text, "12")
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.beginningOfDocument)
    try host.type("5", into: "Amount")
    expectEqual(field.text, "125")
  }

  // MARK: Queries

  @Test func `Of a caption and a field with one label the field is typed into`() throws {
    let (host, view) = emptyScreen(ScreenHost(.iPhone15))
    let caption = UILabel(frame: CGRect(x: 20, y: 70, width: 200, height: 20))
    caption.text = "Name"
    view.addSubview(caption)
    let field = field("Name", in: view, y: 100)
    try host.type("Ada", into: "Name")
    expectEqual(field.text, "Ada")
    field.accessibilityLabel = "Name"
    try host.type("!", into: .label("Name"))
    expectEqual(field.text, "Ada!")
    // For a tap, the label is ambiguous.
    #expect(throws: ElementError.self) { try host.tap("Name") }
  }

  @Test func `A caption without a field, and two fields, are errors`() throws {
    let (host, view) = emptyScreen(ScreenHost(.iPhone15))
    let caption = UILabel(frame: CGRect(x: 20, y: 70, width: 200, height: 20))
    caption.text = "Name"
    view.addSubview(caption)
    var error = try #require(
      #expect(throws: ElementError.self) { try host.type("A", into: "Name") })
    expectEqual(error.reason, .notUsable)
    _ = (field("Name", in: view, y: 100), field("Name", in: view, y: 200))
    error = try #require(#expect(throws: ElementError.self) { try host.type("A", into: "Name") })
    expectEqual(error.reason, .ambiguous)
    expectEqual(error.candidates.count, 2)
  }

  @Test func `Text fields are found apart from captions and buttons`() throws {
    let (host, view) = emptyScreen(ScreenHost(.iPhone15))
    let button = UIButton(primaryAction: UIAction(title: "Name") { _ in })
    button.frame = CGRect(x: 20, y: 300, width: 100, height: 40)
    view.addSubview(button)
    let textView = UITextView(frame: CGRect(x: 0, y: 400, width: 200, height: 100))
    textView.accessibilityLabel = "Remarks"
    view.addSubview(textView)
    let name = field("Name", in: view, y: 100)
    #expect(try host.view(.textField("Name")) === name)
    #expect(try host.view(.textField("Remarks")) === textView)
    #expect(try host.view(.textField(containing: "Na")) === name)
    expectEqual(host.views(.textField()), [name, textView])
    let error = try #require(
      #expect(throws: ElementError.self) { try host.tap(.textField("Address")) })
    #expect(error.description.contains("there is no text field with the label \"Address\""))
  }

  // MARK: Views of the keyboard

  @Test func `What lies in an accessory view is found and tapped by its label`() throws {
    let (host, view) = emptyScreen(ScreenHost(.iPhone15))
    let field = field("Name", in: view, y: 100)
    var taps: [String] = []
    let toolbar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    for (index, title) in ["Previous", "Done"].enumerated() {
      let button = UIButton(primaryAction: UIAction(title: title) { _ in taps.append(title) })
      button.frame = CGRect(x: CGFloat(index) * 200, y: 0, width: 100, height: 44)
      toolbar.addSubview(button)
    }
    field.inputAccessoryView = toolbar
    try host.tap("Name")
    host.settle()
    try host.tap("Done")
    try host.tap("Previous")
    expectEqual(taps, ["Done", "Previous"])
  }

  @Test func `What lies in an input view, in place of the keys, is tapped by its label`() throws {
    let (host, view) = emptyScreen(ScreenHost(.iPhone15))
    let field = field("Color", in: view, y: 100)
    let palette = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
    let red = UIButton(primaryAction: UIAction(title: "Red") { _ in field.text = "red" })
    red.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
    palette.addSubview(red)
    field.inputView = palette
    try host.tap("Color")
    host.settle()
    try host.tap("Red")
    expectEqual(field.text, "red")
  }

  @Test func `A field in an accessory view is typed into`() throws {
    let (host, view) = emptyScreen(ScreenHost(.iPhone15))
    let outer = field("Message", in: view, y: 100)
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 60))
    let inner = UITextField(frame: CGRect(x: 20, y: 10, width: 300, height: 40))
    inner.accessibilityLabel = "Reply"
    accessory.addSubview(inner)
    outer.inputAccessoryView = accessory
    try host.tap("Message")
    host.settle()
    try host.type("Hi", into: .textField("Reply"))
    expectEqual(inner.text, "Hi")
    #expect(outer.text?.isEmpty != false)
  }

  // MARK: Scrolling

  @Test func `A field behind the keyboard in a scroll view is scrolled to`() throws {
    let (host, view) = emptyScreen(ScreenHost(.iPhone15))
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.contentSize = CGSize(width: 393, height: 1500)
    view.addSubview(scrollView)
    let first = field("First", in: scrollView, y: 100)
    let last = field("Last", in: scrollView, y: 780)
    try host.type("a", into: "First")
    host.settle()
    try host.type("b", into: "Last")
    expectEqual(first.text, "a")
    expectEqual(last.text, "b")
    host.settle()
    #expect(last.frameOnScreenForTest.maxY <= host.keyboardFrame.minY + 0.5)
  }

  @Test
  func `A field behind the keyboard that no scrolling reaches is an error, and nothing has moved`()
    throws
  {
    let (host, view) = emptyScreen(ScreenHost(.iPhone15))
    let scrollView = UIScrollView(frame: view.bounds)
    // The content is as high as the screen, without an inset for the keyboard.
    scrollView.contentSize = view.bounds.size
    scrollView.contentInsetAdjustmentBehavior = .never
    view.addSubview(scrollView)
    let button = UIButton(primaryAction: UIAction(title: "Save") { _ in })
    button.frame = CGRect(x: 20, y: 780, width: 100, height: 40)
    scrollView.addSubview(button)
    host.showKeyboard()
    host.settle()
    let offset = scrollView.contentOffset
    let error = try #require(#expect(throws: ElementError.self) { try host.tap("Save") })
    #expect(error.description.contains("it is behind the keyboard"))
    expectEqual(scrollView.contentOffset, offset)
  }

  @Test func `A row behind a bar is scrolled out from under it`() throws {
    let (host, view) = emptyScreen(ScreenHost(.iPhone15))
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    scrollView.contentInset.bottom = 80
    view.addSubview(scrollView)
    var taps = 0
    let button = UIButton(primaryAction: UIAction(title: "Row") { _ in taps += 1 })
    button.frame = CGRect(x: 20, y: 790, width: 100, height: 40)
    scrollView.addSubview(button)
    let bar = UIView(frame: CGRect(x: 0, y: 772, width: 393, height: 80))
    view.addSubview(bar)
    try host.tap("Row")
    expectEqual(taps, 1)
  }

  // MARK: The status bar

  @Test func `A tap on the status bar scrolls the only scroll view to its top`() {
    let (host, view) = emptyScreen(ScreenHost(.iPhone15))
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    scrollView.contentOffset.y = 900
    view.addSubview(scrollView)
    #expect(host.tapStatusBar())
    host.settle()
    expectEqual(scrollView.contentOffset.y, -59)  // below the safe area
    #expect(!host.tapStatusBar())
  }

  @Test func `A finger on a shown status bar does the same; without it, the content is tapped`() {
    final class Page: UIViewController {
      override var prefersStatusBarHidden: Bool { isCovered }
      var isCovered = false
    }
    let host = ScreenHost(.iPhone15)
    let page = host.perform { Page() }
    host.show(page)
    let scrollView = UIScrollView(frame: page.view.bounds)
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    var taps = 0
    let recognizer = host.perform { UITapGestureRecognizer(action: { _ in taps += 1 }) }
    scrollView.addGestureRecognizer(recognizer)
    page.view.addSubview(scrollView)
    for (isShown, isHidden) in [(false, false), (true, false), (true, true)] {
      host.showsStatusBar = isShown
      page.isCovered = isHidden
      page.setNeedsStatusBarAppearanceUpdate()
      scrollView.contentOffset.y = 900
      host.settle()
      taps = 0
      host.tap(at: CGPoint(x: 196, y: 10))
      host.settle()
      let isTaken = isShown && !isHidden
      expectEqual(taps, (isTaken ? 0 : 1))
      expectEqual(scrollView.contentOffset.y, (isTaken ? -59 : 900))
    }
  }

  @Test func `A tap on the status bar does nothing where two scroll views, or none, may scroll`() {
    let (host, view) = emptyScreen(ScreenHost(.iPhone15))
    #expect(!host.tapStatusBar())
    let scrollViews = [0, 400].map {
      UIScrollView(frame: CGRect(x: 0, y: $0, width: 393, height: 400))
    }
    for scrollView in scrollViews {
      scrollView.contentSize = CGSize(width: 393, height: 3000)
      scrollView.contentOffset.y = 900
      view.addSubview(scrollView)
    }
    #expect(!host.tapStatusBar())
    scrollViews[1].scrollsToTop = false
    #expect(host.tapStatusBar())
    host.settle()
    expectEqual(scrollViews.map(\.contentOffset.y), [-59, 900])
  }
}

extension UIView {
  fileprivate var frameOnScreenForTest: CGRect { convert(bounds, to: nil) }
}
