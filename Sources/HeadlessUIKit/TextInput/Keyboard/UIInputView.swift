// SPDX-License-Identifier: MIT

/// A view in place of the keys of the keyboard, or on top of them, with the keyboard's background.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The appearance of an input view.
  public enum Style: Int, Sendable {
    /// No background.
    case `default` = 0
    /// The background of the keyboard.
    case keyboard = 1
  }

  /// The appearance of the background.
  open private(set) var inputViewStyle: Style

  /// Whether the constraints of the content determine the height, instead of the frame.
  open var allowsSelfSizing = false {
    didSet { if oldValue != allowsSelfSizing { invalidateIntrinsicContentSize() } }
  }

  /// Creates an input view.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = KeyboardView.backgroundColor }
  }

  /// Not supported: views cannot be decoded, because archives are not implemented.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// The controller of an input view.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  private var ownInputView: UIInputView?

  /// The view that is shown in place of the keyboard's keys: the controller's view, if it is an
  /// input view.
  open override var inputView: UIInputView? {
    get { ownInputView ?? viewIfLoaded as? UIInputView }
    set {
      ownInputView = newValue
      if let newValue { view = newValue }
    }
  }

  /// Creates an input view as the controller's view.
  open override func loadView() {
    view = UIInputView(frame: CGRect(x: 0, y: 0, width: 0, height: 216), inputViewStyle: .keyboard)
  }

  /// Hides the keyboard: the first responder resigns.
  open func dismissKeyboard() {
    device.application.firstResponder?.resignFirstResponder()
  }
}
