// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// The bar of a chat: an accessory view whose constraints to its safe area determine its height.
///
/// "inputAccessoryView" of UIResponder says nothing about heights. Applications follow what devices
/// do: a bar with `autoresizingMask.flexibleHeight` or without translated autoresizing has the
/// height of its constraints, whatever its frame and its intrinsic size (InputBarAccessoryView,
/// MessageKit).
@MainActor @Suite struct ChatBarTests {
  struct Kind: CustomStringConvertible, Sendable {
    var description: String
    var intrinsicHeight: CGFloat?
    var frameHeight: CGFloat = 0
    var translates = true
    var sizesItself = false
  }

  nonisolated static let kinds = [
    Kind(description: "intrinsic size zero", intrinsicHeight: 0),
    Kind(description: "no intrinsic size"),
    Kind(description: "small intrinsic size", intrinsicHeight: 20),
    Kind(description: "frame", frameHeight: 50),
    Kind(description: "high frame", intrinsicHeight: 0, frameHeight: 300),
    Kind(description: "without translated autoresizing", translates: false),
    Kind(description: "the same, of size zero", intrinsicHeight: 0, translates: false),
    Kind(description: "the same, with a frame", frameHeight: 70, translates: false),
    Kind(description: "input view", sizesItself: true),
  ]

  /// The content is 36 points high at least, with 8 points above and below.
  final class Bar: UIInputView {
    let kind: Kind
    let text = UITextView()
    let limit: NSLayoutConstraint

    init(_ kind: Kind) {
      self.kind = kind
      limit = text.heightAnchor.constraint(lessThanOrEqualToConstant: 120)
      super.init(
        frame: CGRect(x: 0, y: 0, width: 0, height: kind.frameHeight), inputViewStyle: .default)
      if kind.sizesItself {
        allowsSelfSizing = true
      } else if kind.translates {
        autoresizingMask = .flexibleHeight
      } else {
        translatesAutoresizingMaskIntoConstraints = false
      }
      text.isScrollEnabled = false
      text.font = .systemFont(ofSize: 16)
      text.translatesAutoresizingMaskIntoConstraints = false
      addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        text.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 10),
        text.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -10),
        text.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
        limit,
      ])
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
      CGSize(
        width: UIView.noIntrinsicMetric, height: kind.intrinsicHeight ?? UIView.noIntrinsicMetric)
    }
  }

  final class Chat: UIViewController {
    let bar: Bar
    init(_ bar: Bar) {
      self.bar = bar
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      becomeFirstResponder()
    }
  }

  private func show(_ kind: Kind) -> (ScreenHost, Chat) {
    let host = ScreenHost(.iPhone15)  // 393 by 852, 34 points of safe area at the bottom
    host.printsWarnings = false
    let chat = host.perform { Chat(Bar(kind)) }
    host.show(chat)
    host.settle()
    return (host, chat)
  }

  private func frame(_ chat: Chat) -> CGRect { chat.bar.convert(chat.bar.bounds, to: nil) }

  /// Compares with a frame that ends at a position, apart from rounding errors.
  private func expectFrame(
    _ view: UIView, x: CGFloat = 0, width: CGFloat = 393, to bottom: CGFloat, height: CGFloat,
    at location: SourceLocation = #_sourceLocation
  ) {
    let frame = view.convert(view.bounds, to: nil)
    for (found, expected) in [
      (frame.minX, x), (frame.width, width), (frame.maxY, bottom), (frame.height, height),
    ] {
      expectNear(found, expected, within: 1e-6, at: location)
    }
  }

  /// The height of a text view of a width on its own, for comparison.
  private func textHeight(_ text: UITextView, width: CGFloat) -> CGFloat {
    text.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  @Test(arguments: kinds)
  func `The bar is as high as its constraints need, above the home indicator`(kind: Kind) {
    let (host, chat) = show(kind)
    let text = textHeight(chat.bar.text, width: 373)
    expectEqual(host.warnings, [])
    expectFrame(chat.bar, to: 852, height: 34 + 16 + text)
    expectFrame(chat.bar.text, x: 10, width: 373, to: 852 - 34 - 8, height: text)
    host.expectFirstLayoutIsLast()
  }

  @Test(arguments: kinds)
  func `The bar is on the keyboard without the home indicator's area, and returns`(kind: Kind) {
    let (host, chat) = show(kind)
    let rest = frame(chat)
    let keys = ScreenHost(.iPhone15)
    keys.showKeyboard()
    host.tap(chat.bar.text)
    host.settle()
    let text = textHeight(chat.bar.text, width: 373)
    #expect(host.firstResponder === chat.bar.text)
    expectFrame(chat.bar, to: keys.keyboardFrame.minY, height: 16 + text)
    host.expectFirstLayoutIsLast()
    host.type("one\ntwo\nthree")
    host.settle()
    let lines = textHeight(chat.bar.text, width: 373)
    #expect(lines > text + 30)
    expectFrame(chat.bar, to: keys.keyboardFrame.minY, height: 16 + lines)
    host.perform {
      chat.bar.text.text = ""
      _ = chat.bar.text.resignFirstResponder()
    }
    host.settle()
    expectEqual(frame(chat), rest)
    host.rotate(to: .landscape)
    host.settle()
    host.rotate(to: .portrait)
    host.settle()
    expectEqual(frame(chat), rest)
    let alert = host.perform { UIAlertController(title: "T", message: nil, preferredStyle: .alert) }
    host.perform { chat.present(alert, animated: true) }
    host.settle()
    host.perform { alert.dismiss(animated: true) }
    host.settle()
    expectEqual(frame(chat), rest)
    expectEqual(host.warnings, [])
  }

  @Test(arguments: kinds)
  func `The bar grows with its text up to the limit, and shrinks again`(kind: Kind) {
    let (host, chat) = show(kind)
    let rest = frame(chat)
    for lines in [2, 3, 20, 1] {
      host.perform {
        chat.bar.text.text = Array(repeating: "x", count: lines).joined(separator: "\n")
      }
      host.settle()
      let text = min(textHeight(chat.bar.text, width: 373), 120)
      expectFrame(chat.bar, to: 852, height: 34 + 16 + text)
      host.expectFirstLayoutIsLast()
    }
    expectEqual(frame(chat), rest)
    expectEqual(host.warnings, [])
  }

  // The limit is exact, as in bars that begin to scroll beyond it: constraints of changed content
  // that the earlier height cannot satisfy are no conflict, because the height is that of the
  // constraints.
  @Test(arguments: kinds)
  func `A bar whose text gets an exact height breaks no constraint, whenever that is`(kind: Kind) {
    for (draft, covers) in [("", false), ("one\ntwo", false), ("one", true)] {
      guard kind.translates || !covers else { continue }
      let (host, chat) = show(kind)
      let exact = host.perform { chat.bar.text.heightAnchor.constraint(equalToConstant: 110) }
      let page = host.perform { UIViewController() }
      host.perform {
        chat.bar.text.text = draft
        if covers {
          page.modalPresentationStyle = .fullScreen
          chat.present(page, animated: true)
        }
      }
      if covers { host.advance(by: 0.05) }  // the keyboard leaves
      host.perform {
        exact.isActive = true
        chat.bar.layoutIfNeeded()
      }
      host.settle()
      expectEqual(host.warnings, [])
      host.perform { if covers { page.dismiss(animated: true) } }
      host.settle()
      expectFrame(chat.bar, to: 852, height: 34 + 16 + 110)
      host.expectFirstLayoutIsLast()
      host.perform { exact.isActive = false }
      host.settle()
      expectFrame(chat.bar, to: 852, height: 34 + 16 + textHeight(chat.bar.text, width: 373))
      expectEqual(host.warnings, [])
    }
  }

  // "UIView", `layoutMargins`: 8 points by default; `insetsLayoutMarginsFromSafeArea`: the safe
  // area is added.
  @Test func `A bar with constraints to its margins is above the home indicator, too`() {
    for translates in [true, false] {
      let host = ScreenHost(.iPhone15)
      let (page, bar, label) = host.perform {
        (ChatPage(), UIView(), UILabel())
      }
      host.perform {
        bar.translatesAutoresizingMaskIntoConstraints = translates
        label.text = "Text"
        label.translatesAutoresizingMaskIntoConstraints = false
        bar.addSubview(label)
        let guide = bar.layoutMarginsGuide
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: guide.topAnchor),
          label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
          label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
      }
      host.show(page)
      host.perform {
        page.field.inputAccessoryView = bar
        page.field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
        _ = page.field.becomeFirstResponder()
      }
      host.settle()
      expectFrame(bar, to: 852 - 34 - 200, height: 16 + label.intrinsicContentSize.height)
      host.expectFirstLayoutIsLast()
      // A view that takes no keys has the bar alone.
      let view = host.perform { InputViewTests.Field() }
      host.perform {
        page.view.addSubview(view)
        view.ownInputView = UIView()
        view.ownAccessory = bar
        _ = view.becomeFirstResponder()
      }
      host.settle()
      host.expectFirstLayoutIsLast()
      #expect(host.warnings.isEmpty)
    }
  }

  @Test func `A frame decides where the constraints leave the height open`() {
    let host = ScreenHost(.iPhone15)
    let bar = host.perform { UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 90)) }
    let content = host.perform { UIView() }
    host.perform {
      bar.autoresizingMask = .flexibleHeight
      content.translatesAutoresizingMaskIntoConstraints = false
      bar.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: bar.topAnchor),
        content.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
        content.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor),
        content.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
      ])
    }
    let field = host.perform { UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30)) }
    field.inputAccessoryView = bar
    host.show(field)
    for _ in 0..<2 {
      host.perform { _ = field.becomeFirstResponder() }
      host.settle()
      expectEqual(bar.bounds.size, CGSize(width: 393, height: 90))
      host.perform { _ = field.resignFirstResponder() }
      host.settle()
    }
  }
}
