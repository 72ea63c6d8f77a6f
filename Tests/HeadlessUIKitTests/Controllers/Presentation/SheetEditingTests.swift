// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// Sheets that keep the edited text above the keyboard.
@MainActor @Suite struct SheetEditingTests {
  // The sheet is at 426 in the medium detent, at 69 in the large one; the keyboard is at 558.
  private let host = ScreenHost(.iPhone15)
  private let content: UIViewController
  private static let keyboardTop: CGFloat = 558

  init() {
    let host = host
    let (root, content) = host.perform { (UIViewController(), UIViewController()) }
    self.content = content
    host.show(root)
    host.perform {
      content.sheetPresentationController?.detents = [.medium(), .large()]
      root.present(content, animated: false)
    }
    host.settle()
  }

  private var top: CGFloat { content.view.convert(CGPoint.zero, to: nil).y }

  private func field(at y: CGFloat, height: CGFloat = 34) -> UITextField {
    let field = host.perform {
      UITextField(frame: CGRect(x: 16, y: y, width: 361, height: height))
    }
    host.perform { content.view.addSubview(field) }
    return field
  }

  private func edit(_ responder: UIView) {
    host.perform { _ = responder.becomeFirstResponder() }
    host.settle()
  }

  private func bottom(_ view: UIView) -> CGFloat { view.convert(view.bounds, to: nil).maxY }

  private func caretBottom(_ view: UITextView) -> CGFloat {
    host.perform { view.convert(view.caretRect(for: view.selectedTextRange!.end), to: nil).maxY }
  }

  @Test func `A sheet follows a field that grows, shrinks and moves`() {
    let field = field(at: 70)
    edit(field)
    expectEqual(top, 426)  // the field ends at 530
    host.perform { field.frame.size.height = 90 }
    host.settle()
    expectEqual(bottom(field), 550)  // 8 points above the keyboard
    expectEqual(top, 390)
    host.perform { field.frame.size.height = 200 }
    host.settle()
    expectEqual(top, 280)
    host.perform { field.frame.origin.y = 120 }
    host.settle()
    expectEqual(top, 230)
    host.perform { field.frame = CGRect(x: 16, y: 70, width: 361, height: 34) }
    host.settle()
    expectEqual(top, 426)
    host.perform { _ = field.resignFirstResponder() }
    host.settle()
    expectEqual(top, 426)
  }

  @Test func `A sheet moves to the next field while the keyboard stays`() {
    let fields = [field(at: 20), field(at: 300), field(at: 60)]
    let tops = [426, 216, 426] as [CGFloat]  // 550 - 334
    for (field, expected) in zip(fields, tops) {
      edit(field)
      expectEqual(top, expected)
    }
    host.perform { _ = fields[1].becomeFirstResponder() }
    host.advance(by: 0.125)
    let shown = content.view.layer.presentation()?.frame.minY ?? 0
    #expect(shown > 220 && shown < 422)
  }

  @Test(arguments: [44, 120] as [CGFloat])
  func `An accessory view lifts the sheet as the keyboard does`(height: CGFloat) {
    let field = field(at: 70)
    field.inputAccessoryView = host.perform {
      UIView(frame: CGRect(x: 0, y: 0, width: 393, height: height))
    }
    edit(field)
    expectEqual(bottom(field), Self.keyboardTop - height - 8)
    field.inputAccessoryView = nil
    host.perform { field.reloadInputViews() }
    host.settle()
    expectEqual(top, 426)
  }

  @Test func `The caret of a growing text view stays above the keyboard`() {
    let text = host.perform { UITextView() }
    text.isScrollEnabled = false
    text.font = .systemFont(ofSize: 20)
    text.translatesAutoresizingMaskIntoConstraints = false
    host.perform {
      content.view.addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: content.view.topAnchor, constant: 60),
        text.leadingAnchor.constraint(equalTo: content.view.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: content.view.trailingAnchor),
      ])
    }
    edit(text)
    for line in 0..<14 {
      host.type("Line \(line)\n")
      host.settle()
      #expect(caretBottom(text) <= Self.keyboardTop)
      #expect(top >= 69)
    }
    #expect(top < 200)
    host.perform { text.text = "" }
    host.settle()
    expectEqual(top, 426)
  }

  @Test func `The caret of a text view that fills the sheet stays above the keyboard`() {
    let text = host.perform { UITextView() }
    text.font = .systemFont(ofSize: 20)
    text.translatesAutoresizingMaskIntoConstraints = false
    host.perform {
      content.view.addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: content.view.topAnchor, constant: 20),
        text.leadingAnchor.constraint(equalTo: content.view.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: content.view.trailingAnchor),
        text.bottomAnchor.constraint(equalTo: content.view.keyboardLayoutGuide.topAnchor),
      ])
    }
    edit(text)
    for line in 0..<40 {
      host.type("Line \(line)\n")
      host.settle()
      #expect(caretBottom(text) <= Self.keyboardTop)
      #expect(caretBottom(text) >= top + 20)
    }
  }

  @Test func `A field that is centered in the sheet rises above the keyboard`() {
    let field = field(at: 0)
    field.translatesAutoresizingMaskIntoConstraints = false
    host.perform {
      NSLayoutConstraint.activate([
        field.centerXAnchor.constraint(equalTo: content.view.centerXAnchor),
        field.centerYAnchor.constraint(equalTo: content.view.centerYAnchor),
        field.widthAnchor.constraint(equalToConstant: 200),
        field.heightAnchor.constraint(equalToConstant: 34),
      ])
    }
    edit(field)
    // (top + 852) / 2 + 17 + 8 = 558
    expectNear(top, 214, within: 0.5)
    expectNear(bottom(field), 550, within: 0.5)
    host.keyboardHeight = 320
    host.settle()
    expectNear(bottom(field), 524, within: 0.5)
  }

  @Test func `A field on the lower edge lifts the sheet once`() {
    let field = field(at: 0)
    field.translatesAutoresizingMaskIntoConstraints = false
    host.perform {
      NSLayoutConstraint.activate([
        field.leadingAnchor.constraint(equalTo: content.view.leadingAnchor),
        field.bottomAnchor.constraint(equalTo: content.view.bottomAnchor, constant: -20),
        field.widthAnchor.constraint(equalToConstant: 200),
        field.heightAnchor.constraint(equalToConstant: 34),
      ])
    }
    edit(field)
    expectEqual(top, 144)  // 426 - (832 + 8 - 558)
    host.type("abc")
    host.perform { field.setNeedsLayout() }
    host.settle()
    expectEqual(top, 144)
  }

  @Test func `Fingers scroll the content of a lifted sheet without moving the sheet`() {
    let scroll = host.perform { UIScrollView(frame: content.view.bounds) }
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 300, height: 2000)
    host.perform { content.view.addSubview(scroll) }
    let field = field(at: 200)
    host.perform { scroll.addSubview(field) }
    content.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false
    edit(field)
    expectEqual(top, 316)
    host.drag(from: CGPoint(x: 300, y: 520), to: CGPoint(x: 300, y: 420))
    host.settle()
    #expect(scroll.contentOffset.y > 50)
    expectEqual(top, 316)
    host.type("a")
    host.settle()
    expectEqual(top, 316)
    #expect(bottom(field) <= Self.keyboardTop)
  }

  @Test func `A lifted sheet is the same after rotations and other heights of the keyboard`() {
    let field = field(at: 250)
    edit(field)
    expectEqual(top, 266)
    let dump = host.dump()
    host.keyboardHeight = 400
    host.settle()
    expectEqual(bottom(field), CGFloat(444))  // 452 - 8
    host.keyboardHeight = nil
    host.rotate(to: .landscape)
    host.settle()
    host.rotate(to: .portrait)
    host.settle()
    expectEqual(host.dump(), dump)
  }

  @Test func `A popover on a tablet is above the keyboard`() {
    let host = ScreenHost(.iPad)
    let (root, popover) = host.perform { (UIViewController(), UIViewController()) }
    host.show(root)
    let screen = root.view.bounds
    let text = host.perform { UITextView() }
    text.font = .systemFont(ofSize: 20)
    text.translatesAutoresizingMaskIntoConstraints = false
    host.perform {
      popover.modalPresentationStyle = .popover
      popover.preferredContentSize = CGSize(width: 320, height: 400)
      popover.popoverPresentationController?.sourceView = root.view
      popover.popoverPresentationController?.sourceRect = CGRect(
        x: 100, y: screen.height - 600, width: 50, height: 30)
      popover.popoverPresentationController?.permittedArrowDirections = .up
      popover.view.addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: popover.view.topAnchor),
        text.leadingAnchor.constraint(equalTo: popover.view.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: popover.view.trailingAnchor),
        text.bottomAnchor.constraint(equalTo: popover.view.bottomAnchor),
      ])
      text.text = (0..<30).map { "Line \($0)" }.joined(separator: "\n")
      root.present(popover, animated: false)
    }
    host.settle()
    let before = popover.view.convert(popover.view.bounds, to: nil)
    host.perform { _ = text.becomeFirstResponder() }
    host.settle()
    #expect(before.maxY > host.keyboardFrame.minY)
    #expect(bottom(popover.view) <= host.keyboardFrame.minY)
    let caret = host.perform {
      text.convert(text.caretRect(for: text.endOfDocument), to: popover.view)
    }
    #expect(popover.view.bounds.contains(caret))
    host.perform { _ = text.resignFirstResponder() }
    host.settle()
    expectEqual(popover.view.convert(popover.view.bounds, to: nil), before)
  }
}
