// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// Tests of searches for elements by the accessibility tree, texts and identifiers.
@MainActor @Suite struct FindingTests {
  private func add(
    _ title: String, to view: UIView, y: CGFloat = 0, action: @escaping @MainActor () -> Void = {}
  ) -> UIButton {
    let button = view.device.perform {
      UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    }
    button.frame = CGRect(x: 0, y: y, width: 100, height: 40)
    view.addSubview(button)
    return button
  }

  private func label(_ text: String, in view: UIView, y: CGFloat = 200) -> UILabel {
    let label = view.device.perform {
      UILabel(frame: CGRect(x: 0, y: y, width: 100, height: 20))
    }
    label.text = text
    view.addSubview(label)
    return label
  }

  private func error(_ body: () throws -> Void) throws -> ElementError {
    try #require(#expect(throws: ElementError.self) { try body() })
  }

  // MARK: Descriptions

  @Test func `Elements are found by label, traits, text and identifier`() throws {
    let (host, view) = emptyScreen()
    let save = add("Save", to: view)
    let title = label("Save", in: view)
    title.accessibilityTraits = [.staticText, .header]
    save.accessibilityIdentifier = "save"
    #expect(try host.view(label: "Save", traits: .button) === save)
    #expect(try host.view(.label("Save", traits: [.header, .staticText])) === title)
    #expect(try host.view(.traits(.header)) === title)
    #expect(try host.view(.id("save")) === save)
    expectEqual(host.views("Save"), [save, title])
    // The view that shows the text of a button is the button's label.
    expectEqual(host.views(.text("Save")), [save.titleLabel, title])
    save.accessibilityLabel = "Save the document"
    #expect(try host.view("Save") === title)
    #expect(try host.view(.label(containing: "the doc")) === save)
    #expect(try host.view("Save the document", as: UIButton.self) === save)
    #expect(try error { _ = try host.view("Save", as: UIButton.self) }.reason == .notUsable)
  }

  @Test func `A literal of a query may contain values`() throws {
    let host = ScreenHost(.iPhone15)
    let stack = host.perform { UIStackView() }
    for number in 1...3 {
      let button = UIButton(type: .system)
      button.setTitle("Row \(number)", for: .normal)
      stack.addArrangedSubview(button)
    }
    host.show(stack, frame: CGRect(x: 0, y: 100, width: 300, height: 40))
    for number in 1...3 { try host.tap("Row \(number)") }
  }

  @Test func `Spaces and line breaks at the ends and in a row do not count`() throws {
    let (host, view) = emptyScreen()
    let label = label("  Two\n lines ", in: view)
    #expect(try host.view("Two lines") === label)
    #expect(try host.view(text: "Two  lines") === label)
    #expect(try host.view(.text(containing: "o li")) === label)
    #expect(host.views("two lines").isEmpty)
  }

  @Test func `Switches and sliders are found by label and traits`() throws {
    let (host, view) = emptyScreen()
    let (toggle, slider) = host.perform { (UISwitch(), UISlider()) }
    toggle.accessibilityLabel = "Wi-Fi"
    slider.accessibilityLabel = "Volume"
    view.addSubview(toggle)
    view.addSubview(slider)
    #expect(try host.view(.label("Wi-Fi", traits: .toggleButton)) === toggle)
    #expect(try host.view(.traits(.adjustable)) === slider)
    toggle.isEnabled = false
    #expect(try host.view(.traits(.notEnabled)) === toggle)
  }

  // MARK: Accessibility tree

  // XCUIElementQuery, "subscript(_:)", finds elements by placeholders, too.
  @Test func `Text fields are found by label, text or placeholder`() throws {
    let host = ScreenHost()
    let (field, textView) = host.perform {
      (
        UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34)),
        UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
      )
    }
    let root = host.perform { UIViewController() }
    host.perform {
      field.placeholder = "Full name"
      textView.text = "A note"
      root.view.addSubview(field)
      root.view.addSubview(textView)
    }
    host.show(root)
    #expect(try host.view(.text("A note")) === textView)
    #expect(try host.view(.text("Full name")).superview === field)
    try host.type("Ada", into: "Full name")
    #expect(try host.view(.text("Ada")) === field)
    #expect(try host.view(label: "Full name") === field)
    field.accessibilityLabel = "Name of the traveler"
    #expect(try host.view(label: "Name of the traveler") === field)
    #expect(throws: ElementError.self) { try host.view(label: "Full name") }
  }

  @Test func `An element hides what is inside of it from labels, but not from texts`() throws {
    let (host, view) = emptyScreen()
    let card = host.perform { UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)) }
    view.addSubview(card)
    let text = label("Price", in: card, y: 0)
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Offer"
    #expect(try host.view("Offer") === card)
    #expect(host.views("Price").isEmpty)
    #expect(try host.view(text: "Price") === text)
    let error = try error { try host.view("Price") }
    #expect(error.description.contains("inside UIView, which is an accessibility element itself"))
  }

  @Test func `Accessibility elements are those that a view names, in its order`() throws {
    let (host, view) = emptyScreen()
    let (one, two, three) = (
      label("One", in: view, y: 0), label("Two", in: view, y: 20), label("Three", in: view, y: 40)
    )
    view.accessibilityElements = [three, one]
    expectEqual(host.views(.traits(.staticText)), [three, one])
    expectEqual(host.accessibilityDump(), "staticText \"Three\"\nstaticText \"One\"")
    let error = try error { try host.view("Two") }
    #expect(error.description.contains("not among the accessibility elements of UIView"))
    #expect(try host.view(text: "Two") === two)
  }

  @Test func `Elements beside a modal view, or in one that hides its elements, are not found`()
    throws
  {
    let (host, view) = emptyScreen()
    let (below, dialog) = host.perform { (UIView(frame: view.bounds), UIView(frame: view.bounds)) }
    view.addSubview(below)
    view.addSubview(dialog)
    let (behind, front) = (label("Behind", in: below), label("Front", in: dialog))
    #expect(try host.view("Behind") === behind)
    dialog.accessibilityViewIsModal = true
    #expect(try host.view("Front") === front)
    #expect(try error { try host.view("Behind") }.description.contains("which is modal"))
    dialog.accessibilityViewIsModal = false
    below.accessibilityElementsHidden = true
    let error = try error { try host.view("Behind") }
    #expect(error.description.contains("hides its accessibility elements"))
    #expect(try host.view(text: "Behind") === behind)
  }

  // MARK: Visibility

  @Test func `Hidden and transparent views are not found, and the error says why`() throws {
    let (host, view) = emptyScreen()
    let container = host.perform { UIView() }
    view.addSubview(container)
    let label = label("Secret", in: container)
    label.accessibilityIdentifier = "secret"
    #expect(try host.view("Secret") === label)
    let queries: [ElementQuery] = ["Secret", .text("Secret"), .id("secret")]
    for query in queries {
      container.isHidden = true
      #expect(try error { try host.view(query) }.description.contains("UIView is hidden"))
      container.isHidden = false
      container.alpha = 0
      #expect(try error { try host.view(query) }.description.contains("alpha of UIView is 0"))
      container.alpha = 0.01
      #expect(try host.view(query) === label)
      container.alpha = 1
    }
    host.window?.isHidden = true
    #expect(try error { try host.view("Secret") }.description.contains("No window is visible"))
  }

  @Test func `A screen without windows or candidates is named in the error`() throws {
    let host = ScreenHost(.iPhone15)
    let queries: [ElementQuery] = ["Save", .text("Save"), .id("save")]
    for query in queries {
      let error = try #require(#expect(throws: ElementError.self) { try host.view(query) })
      #expect(error.description.contains("show a controller or a view with show(_:) first"))
    }
    host.show(UIView())
    for (query, kind) in zip(
      queries, ["accessibility element", "text", "view with an identifier"])
    {
      let error = try #require(#expect(throws: ElementError.self) { try host.view(query) })
      #expect(error.description.hasSuffix("There is no \(kind) on the screen."))
    }
  }

  @Test func `Elements off the screen, clipped away or covered are found, but not tapped`() throws {
    let (host, view) = emptyScreen()
    let frame = host.perform { UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100)) }
    frame.clipsToBounds = true
    view.addSubview(frame)
    var taps: [String] = []
    let clipped = add("Clipped", to: frame, y: 150) { taps.append("Clipped") }
    _ = add("Far", to: view, y: 4000) { taps.append("Far") }
    _ = add("Covered", to: view, y: 300) { taps.append("Covered") }
    let cover = host.perform { UIView(frame: CGRect(x: 0, y: 290, width: 300, height: 60)) }
    cover.accessibilityIdentifier = "cover"
    view.addSubview(cover)
    for (name, reason) in [
      ("Clipped", "outside of the visible part of UIView (0 100; 300 100)"),
      ("Far", "off the screen"), ("Covered", "goes to UIView id=cover (0 290; 300 60)"),
    ] {
      try host.view(label: name)
      let error = try error { try host.tap(.label(name)) }
      expectEqual(error.reason, .notUsable)
      #expect(error.description.contains(reason), "\(error)")
    }
    #expect(taps.isEmpty)
    clipped.frame.origin.y = 90  // 10 points of the view are visible
    try host.tap("Clipped")
    cover.isUserInteractionEnabled = false
    try host.tap("Covered")
    expectEqual(taps, ["Clipped", "Covered"])
  }

  @Test func `Elements that are scrolled out of sight are scrolled into sight for a tap`() throws {
    let (host, view) = emptyScreen()
    let (outer, inner) = host.perform {
      (
        UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200)),
        UIScrollView(frame: CGRect(x: 0, y: 600, width: 300, height: 100))
      )
    }
    view.addSubview(outer)
    outer.addSubview(inner)
    outer.contentSize = CGSize(width: 300, height: 1000)
    inner.contentSize = CGSize(width: 1000, height: 100)
    var taps = 0
    let button = add("Next", to: inner) { taps += 1 }
    button.frame.origin.x = 700
    try host.tap("Next")
    expectEqual(taps, 1)
    expectEqual(inner.contentOffset, CGPoint(x: 500, y: 0))  // the shortest distance
    expectEqual(outer.contentOffset, CGPoint(x: 0, y: 440))
    outer.contentOffset.y = 410  // 10 points of the button are visible
    try host.tap("Next")
    expectEqual(taps, 2)
    expectEqual(outer.contentOffset.y, 410)
    outer.contentOffset.y = 0
    outer.isScrollEnabled = false
    #expect(try error { try host.tap("Next") }.reason == .notUsable)
  }

  @Test func `Elements behind the keyboard are not tapped`() throws {
    let (host, view) = emptyScreen()
    let button = add("Send", to: view, y: 350)
    host.showKeyboard(height: 150)
    #expect(try error { try host.tap("Send") }.description.contains("behind the keyboard"))
    button.frame.origin.y = 240  // half of the button is above the keyboard
    try host.tap("Send")
  }

  // MARK: Touching and typing

  @Test func `A tap reaches what a person would tap`() throws {
    let (host, view) = emptyScreen()
    var taps: [String] = []
    _ = add("Save", to: view) { taps.append("save") }
    let row = host.perform { UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 50)) }
    view.addSubview(row)
    let title = label("Row", in: row, y: 0)
    row.addGestureRecognizer(host.perform { UITapGestureRecognizer { _ in taps.append("row") } })
    try host.tap("Save")
    // A label receives no touches; the row that contains the label receives them instead.
    #expect(!title.isUserInteractionEnabled)
    try host.tap("Row")
    try host.tap(.text("Row"))
    expectEqual(taps, ["save", "row", "row"])
    try host.doubleTap("Save")
    expectEqual(taps.count, 5)
    try host.longPress("Save", for: 1)
    expectEqual(taps.count, 6)
    let finger = try host.touch("Save")
    expectEqual(host.fingersDown, [CGPoint(x: 50, y: 20)])
    finger.cancel()
  }

  @Test func `Text is typed into the element that a tap makes the first responder`() throws {
    final class Field: UIView, UIKeyInput {
      var text = ""
      var hasText: Bool { !text.isEmpty }
      override var canBecomeFirstResponder: Bool { true }
      func insertText(_ text: String) { self.text += text }
      func deleteBackward() { text.removeLast() }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        becomeFirstResponder()
      }
    }
    let (host, view) = emptyScreen()
    let field = host.perform { Field(frame: CGRect(x: 0, y: 50, width: 300, height: 40)) }
    field.isAccessibilityElement = true
    field.accessibilityLabel = "Name"
    view.addSubview(field)
    _ = label("Caption", in: view)
    try host.type("Ada", into: "Name")
    expectEqual(field.text, "Ada")
    field.resignFirstResponder()
    let error = try error { try host.type("Ada", into: "Caption") }
    expectEqual(error.reason, .notUsable)
    #expect(error.description.contains("does not make it the first responder"))
  }

  // MARK: Errors

  @Test func `An error lists role, label, text, frame and path, the most similar first`() throws {
    let (host, view) = emptyScreen()
    view.accessibilityIdentifier = "form"
    _ = label("Name", in: view, y: 0)
    let cancel = add("Cancel", to: view, y: 100)
    cancel.isEnabled = false
    let save = add("Save all", to: view, y: 200)
    save.accessibilityHint = "Keeps your changes"
    let error = try error { try host.view(label: "save", traits: .button) }
    expectEqual(error.reason, .notFound)
    let lines = error.description.split(separator: "\n")
    #expect(lines[0].hasPrefix("HeadlessHostTests/FindingTests.swift:"))
    #expect(lines[0].hasSuffix("there is no button with the label \"save\"."))
    expectEqual(
      lines.dropFirst(),
      [
        "Elements on the screen:",
        "  button \"Save all\" hint=\"Keeps your changes\" (0 200; 100 40) "
          + "in UIWindow > UIView#form > UIButton",
        "  staticText \"Name\" (0 0; 100 20) in UIWindow > UIView#form > UILabel",
        "  button,notEnabled \"Cancel\" (0 100; 100 40) in UIWindow > UIView#form > UIButton",
      ])
    expectEqual(error.candidates.count, 3)
    expectEqual(error.localizedDescription, error.description)
  }

  @Test func `An error about texts and identifiers lists those`() throws {
    let (host, view) = emptyScreen()
    let label = label("Title", in: view)
    label.accessibilityLabel = "Spoken"
    #expect(
      try error { try host.view(text: "Spoken") }.candidates == [
        "staticText \"Spoken\" text=\"Title\" (0 200; 100 20) in UIWindow > UIView > UILabel"
      ])
    view.accessibilityIdentifier = "root"
    #expect(
      try error { try host.view(.id("roof")) }.candidates == [
        "UIView id=root (0 0; 300 400) in UIWindow > UIView#root"
      ])
  }

  @Test func `Several elements of a description are an error that lists them`() throws {
    let (host, view) = emptyScreen()
    _ = add("Delete", to: view, y: 0)
    _ = add("Delete", to: view, y: 50)
    let error = try error { try host.tap("Delete") }
    expectEqual(error.reason, .ambiguous)
    expectEqual(error.candidates.count, 2)
    #expect(error.description.contains("there are 2 of: element with the label \"Delete\""))
    #expect(error.candidates[1].contains("(0 50; 100 40)"))
  }

  @Test func `Long lists are cut off in the description`() throws {
    let (host, view) = emptyScreen()
    for number in 1...50 { _ = label("\(number)", in: view, y: CGFloat(number)) }
    let error = try error { try host.view("none") }
    expectEqual(error.candidates.count, 50)
    #expect(error.description.hasSuffix("\n  and 10 more"))
  }
}
