// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// "UIResponder", `inputView`, `inputAccessoryView` and `reloadInputViews()`.
@MainActor @Suite struct InputViewTests {
  final class Field: UIView, UIKeyInput {
    var ownInputView: UIView?
    var ownAccessory: UIView?
    override var inputView: UIView? { ownInputView }
    override var inputAccessoryView: UIView? { ownAccessory }
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
  }

  /// A controller whose accessory view is docked at the bottom, as that of a chat.
  final class Chat: UIViewController {
    let bar: UIView
    let field = Field()
    let outside = Field()
    init(bar: UIView) {
      self.bar = bar
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }
    override func viewDidLoad() {
      super.viewDidLoad()
      bar.addSubview(field)
      view.addSubview(outside)
    }
  }

  /// An accessory view that is as high as its content and the safe area below it.
  final class SafeBar: UIView {
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: 50 + safeAreaInsets.bottom)
    }
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      invalidateIntrinsicContentSize()
    }
  }

  private let host = ScreenHost(.iPhone15)  // 393 by 852, 34 points of safe area at the bottom

  private func show(_ field: Field) {
    host.show(field)
    host.perform { _ = field.becomeFirstResponder() }
    host.settle()
  }

  /// The height of the system's keys on this device.
  private func heightOfKeys() -> CGFloat {
    let host = ScreenHost(.iPhone15)
    host.showKeyboard()
    return host.keyboardFrame.height
  }

  @Test func `An accessory view lies on top of the keys and belongs to the keyboard's frame`() {
    let field = host.perform { Field() }
    let bar = host.perform { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44)) }
    field.ownAccessory = bar
    show(field)
    let keys = heightOfKeys()
    expectEqual(host.keyboardFrame, CGRect(x: 0, y: 852 - keys - 44, width: 393, height: keys + 44))
    expectEqual(
      host.perform { bar.convert(bar.bounds, to: UIScreen.main.coordinateSpace) },
      CGRect(x: 0, y: 852 - keys - 44, width: 393, height: 44))
    #expect(host.view(at: CGPoint(x: 100, y: 852 - keys - 22)) === bar)
    host.perform { field.resignFirstResponder() }
    host.settle()
    #expect(bar.window == nil)
    #expect(!host.isKeyboardVisible)
  }

  @Test func `A view in place of the keys has its own height, above the safe area`() {
    let field = host.perform { Field() }
    field.ownInputView = host.perform { UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 216)) }
    show(field)
    expectEqual(host.keyboardFrame.height, 250)  // 216, and 34 points of safe area
    expectEqual(field.ownInputView?.bounds.width, 393)
    host.perform { field.reloadInputViews() }
    expectEqual(host.keyboardFrame.height, 250)
    // reloadInputViews() updates the views of the first responder at once.
    host.perform {
      field.ownInputView = nil
      field.reloadInputViews()
    }
    host.settle()
    expectEqual(host.keyboardFrame.height, heightOfKeys())
  }

  @Test func `An input view with allowsSelfSizing has the height of its constraints`() {
    let field = host.perform { Field() }
    let bar = host.perform {
      let bar = UIInputView(frame: .zero, inputViewStyle: .keyboard)
      bar.allowsSelfSizing = true
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      bar.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: bar.topAnchor),
        content.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
        content.heightAnchor.constraint(equalToConstant: 61),
      ])
      return bar
    }
    field.ownAccessory = bar
    show(field)
    expectEqual(host.keyboardFrame.height, heightOfKeys() + 61)
    expectEqual(bar.subviews[0].frame, CGRect(x: 0, y: 0, width: 393, height: 61))
  }

  // github.com/wikimedia/wikipedia-ios/pull/2848: the system goes up the responder chain to a
  // responder that can become the first one. github.com/defagos/CoconutKit/issues/36: an accessory
  // view alone is announced by the notification that the keyboard is shown.
  @Test func `A controller's accessory view remains docked when no keyboard is up`() {
    let chat = host.perform { Chat(bar: SafeBar()) }
    host.show(chat)
    host.perform { _ = chat.becomeFirstResponder() }
    host.settle()
    expectEqual(host.keyboardFrame, CGRect(x: 0, y: 852 - 84, width: 393, height: 84))
    let keys = heightOfKeys()
    for field in [chat.field, chat.outside] {
      host.perform { _ = field.becomeFirstResponder() }
      host.settle()
      #expect(host.firstResponder === field)
      expectEqual(host.keyboardFrame.height, keys + 50)
      host.perform { field.resignFirstResponder() }
      host.settle()
      #expect(host.firstResponder === chat)
      expectEqual(host.keyboardFrame.height, 84)
    }
    host.perform { _ = chat.resignFirstResponder() }
    host.settle()
    #expect(!host.isKeyboardVisible)
    #expect(chat.bar.window == nil)
  }

  @Test func `An accessory view that grows moves the keyboard's upper edge`() {
    final class GrowingBar: UIView {
      var height: CGFloat = 40 { didSet { invalidateIntrinsicContentSize() } }
      override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height)
      }
    }
    let field = host.perform { Field() }
    let bar = host.perform { GrowingBar() }
    field.ownAccessory = bar
    show(field)
    let top = host.keyboardFrame.minY
    host.perform { bar.height = 100 }
    host.settle()
    expectEqual(host.keyboardFrame.minY, top - 60)
    expectEqual(bar.bounds.height, 100)
  }

  @Test
  func `The keyboard's window is not among the application's windows, nor its keys in a dump`() {
    let field = host.perform { Field() }
    field.ownAccessory = host.perform { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44)) }
    field.ownAccessory?.accessibilityIdentifier = "bar"
    show(field)
    expectEqual(host.perform { UIApplication.shared.windows.count }, 1)
    expectEqual(host.perform { field.window?.windowScene?.windows.count }, 1)
    #expect(host.dump().contains("id=bar"))
    #expect(!host.dump().contains("KeyboardView"))
    #expect(host.dump(.systemWindows).contains("KeyboardView"))
    #expect(host.view(id: "bar") === field.ownAccessory)
  }

  @Test func `A touch on the keys does not reach the views behind them`() {
    let field = host.perform { Field() }
    show(field)
    #expect(host.view(at: CGPoint(x: 200, y: 840)) !== field)
    #expect(host.view(at: CGPoint(x: 200, y: 100)) === field)
  }
}
