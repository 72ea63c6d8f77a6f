// SPDX-License-Identifier: MIT

/// A ring of spokes that turns while a task of unknown duration is in progress.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let indicator = UIActivityIndicatorView(style: .large)
/// host.show(indicator, frame: CGRect(x: 178, y: 400, width: 37, height: 37))
/// print(indicator.isHidden)  // true
/// host.perform { indicator.startAnimating() }
/// host.settle()
/// print(indicator.isAnimating, indicator.isHidden)  // true false
/// ```
///
/// The picture is computed when it is drawn, from the host's time: an indicator that turns neither
/// keeps a host from settling nor costs anything in a frame that is not drawn. A new indicator is
/// hidden, because `hidesWhenStopped` is true.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The sizes of an indicator.
  public enum Style: Int, Sendable {
    /// A large white indicator.
    @available(*, deprecated, renamed: "UIActivityIndicatorView.Style.large")
    case whiteLarge = 0
    @available(*, deprecated, renamed: "UIActivityIndicatorView.Style.medium")
    case white = 1
    @available(*, deprecated, renamed: "UIActivityIndicatorView.Style.medium")
    case gray = 2
    /// A square of 20 points.
    case medium = 100
    /// A large size, for a whole screen.
    case large = 101

    /// The side of the square, in points. The values are those of UIKit, which does not document
    /// them.
    fileprivate var side: CGFloat { rawValue == 101 || rawValue == 0 ? 37 : 20 }

    fileprivate var standardColor: UIColor { rawValue < 2 ? .white : .systemGray }
  }

  /// The beginning of the animation, in the device's time.
  private var start: TimeInterval = 0
  private var ownColor: UIColor?

  /// Creates an indicator of the size of a style.
  public init(style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    self.style = style
    prepare()
  }

  /// Creates an indicator in the medium style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates an indicator of a nib or a storyboard.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    prepare()
    InterfaceCoder.configure(self, as: UIActivityIndicatorView.self, with: coder)
  }

  private func prepare() {
    isOpaque = false
    isUserInteractionEnabled = false
    isHidden = true
  }

  /// The size of the indicator. Setting it does not change the frame.
  open var style = Style.medium {
    didSet {
      guard style != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// Whether the indicator is hidden while it does not turn.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// The color of the spokes: gray unless it was set. Nil resets it.
  open var color: UIColor! {
    get { ownColor ?? style.standardColor }
    set {
      ownColor = newValue
      setNeedsDisplay()
      appearanceChanged(.color, \UIActivityIndicatorView.color, newValue)
    }
  }

  /// Whether the indicator turns.
  open private(set) var isAnimating = false

  /// Starts to turn, and shows the indicator if it was hidden because it did not turn.
  open func startAnimating() {
    if hidesWhenStopped { isHidden = false }
    guard !isAnimating else { return }
    isAnimating = true
    start = device.now
    setNeedsDisplay()
  }

  /// Stops turning, and hides the indicator unless `hidesWhenStopped` is false.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    setNeedsDisplay()
  }

  // MARK: Size

  /// The size of the style.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.side, height: style.side)
  }

  /// Returns the size of the style.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Drawing

  override var drawsItself: Bool { false }

  package override var drawnContent: DrawnContent? {
    let side = style.side
    let rect = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    let image = RefreshIndicator.image(turningFor: isAnimating ? device.now - start : 0)
    return .image(image, in: rect, tint: color.resolvedColor(with: traitCollection).cgColor)
  }

  override func deviceChanged() {
    super.deviceChanged()
    start = device.now
  }

  // MARK: Accessibility

  override var isElementByDefault: Bool { true }

  override var labelByDefault: String? { isAnimating ? "In progress" : "Progress halted" }

  override var traitsByDefault: UIAccessibilityTraits { .updatesFrequently }
}
