// SPDX-License-Identifier: MIT

/// A view in place of the keys of the keyboard, or on top of them, with the keyboard's background.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The appearance of an input view.
  public enum Style: Int, Sendable {
    /// A transparent view, without the background of the keyboard.
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

  /// Creates an input view without a background.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  /// Creates a view of a nib or a storyboard, in the default style.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
