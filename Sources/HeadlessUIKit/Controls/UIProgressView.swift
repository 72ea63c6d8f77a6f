// SPDX-License-Identifier: MIT

/// A bar that shows how much of a task is done.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let bar = UIProgressView(progressViewStyle: .default)
/// host.show(bar, frame: CGRect(x: 16, y: 100, width: 200, height: 4))
/// host.perform { bar.setProgress(0.25, animated: true) }
/// host.settle()
/// print(bar.progress, bar.accessibilityValue ?? "")  // 0.25 25%
///
/// let download = Progress(totalUnitCount: 10)
/// bar.observedProgress = download
/// download.completedUnitCount = 5
/// print(bar.progress)  // 0.5
/// ```
///
/// Foundation on Linux has no key-value observing: a bar reads its `observedProgress` in every
/// frame of the host, in each layout and when `progress` is read. A host does not wait for an
/// observed task. Heights and the radius of the ends are UIKit's, which are not documented.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The styles of a bar.
  public enum Style: Int, Sendable {
    /// A bar of 4 points with rounded ends.
    case `default` = 0
    /// A thinner bar with straight ends, for the edge of another bar.
    case bar = 1

    fileprivate var height: CGFloat { self == .bar ? 2.5 : 4 }
  }

  private let track = UIImageView()
  private let filling = UIImageView()
  private var storedProgress: Float = 0
  /// Whether an action of the device reads the observed progress in every frame.
  private var isFollowing = false

  /// Creates a bar of the height of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: style.height))
    progressViewStyle = style
  }

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a bar of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    InterfaceCoder.configure(self, as: UIProgressView.self, with: coder)
  }

  // MARK: Progress

  /// The part that is done, from 0 to 1.
  open var progress: Float {
    get {
      readObservedProgress(animated: false)
      return storedProgress
    }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the part that is done, limited to the range from 0 to 1. NaN is ignored.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { return }
    storedProgress = min(max(progress, 0), 1)
    guard animated, window != nil else { return placeParts() }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .curveEaseInOut],
      animations: { [self] in placeParts() })
  }

  /// The task that the bar shows; nil if `progress` is set by code.
  open var observedProgress: Progress? {
    didSet {
      readObservedProgress(animated: false)
      followProgress()
    }
  }

  private func readObservedProgress(animated: Bool) {
    guard let observedProgress else { return }
    let done = Float(observedProgress.fractionCompleted)
    if done.isFinite, min(max(done, 0), 1) != storedProgress {
      setProgress(done, animated: animated)
    }
  }

  /// Reads the progress in every frame that the device shows, while the bar is in a window.
  private func followProgress() {
    guard !isFollowing, observedProgress != nil, window != nil else { return }
    isFollowing = true
    device.everyFrame(.links, isWaiting: { true }) { [weak self, weak device] in
      guard let self else { return false }
      isFollowing =
        observedProgress != nil && window != nil && self.device === device
      readObservedProgress(animated: true)
      if !isFollowing { followProgress() }
      return isFollowing
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    followProgress()
  }

  // MARK: Appearance

  /// The style of the bar.
  open var progressViewStyle = Style.default {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The color of the part that is done; nil for the tint color.
  open var progressTintColor: UIColor? {
    didSet {
      showColors()
      appearanceChanged(.progressTintColor, \UIProgressView.progressTintColor, progressTintColor)
    }
  }

  /// The color of the rest; nil for the system's fill color.
  open var trackTintColor: UIColor? {
    didSet {
      showColors()
      appearanceChanged(.trackTintColor, \UIProgressView.trackTintColor, trackTintColor)
    }
  }

  /// An image for the part that is done, instead of a color.
  open var progressImage: UIImage? {
    didSet {
      showColors()
      appearanceChanged(.progressImage, \UIProgressView.progressImage, progressImage)
    }
  }

  /// An image for the whole bar below the part that is done, instead of a color.
  open var trackImage: UIImage? {
    didSet {
      showColors()
      appearanceChanged(.trackImage, \UIProgressView.trackImage, trackImage)
    }
  }

  /// The height of the style. A bar has no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: progressViewStyle.height)
  }

  /// Returns the given width and the height of the style.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: progressViewStyle.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    readObservedProgress(animated: false)
    placeParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  private func prepare() {
    isOpaque = false
    isUserInteractionEnabled = false
    for part in [track, filling] {
      part.clipsToBounds = true
      addSubview(part)
    }
    showColors()
  }

  private func showColors() {
    track.image = trackImage
    track.backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
    filling.image = progressImage
    filling.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
  }

  private func placeParts() {
    let height = min(progressViewStyle.height, bounds.height > 0 ? bounds.height : .infinity)
    let line = CGRect(
      x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    track.frame = line
    var done = line
    done.size.width *= CGFloat(storedProgress)
    if isRightToLeft { done.origin.x = line.maxX - done.width }
    filling.frame = done
    let radius = progressViewStyle == .bar ? 0 : height / 2
    track.layer.cornerRadius = trackImage == nil ? radius : 0
    filling.layer.cornerRadius = progressImage == nil ? min(radius, done.width / 2) : 0
  }

  // MARK: Accessibility

  override var isElementByDefault: Bool { true }

  override var labelByDefault: String? { "Progress" }

  override var valueByDefault: String? { "\(Int((progress * 100).rounded()))%" }

  override var traitsByDefault: UIAccessibilityTraits { .updatesFrequently }
}
