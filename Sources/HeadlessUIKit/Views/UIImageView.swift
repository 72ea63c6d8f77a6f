// SPDX-License-Identifier: MIT

/// A view that shows an image or a sequence of images.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// host.setImage(host.makeImage(.red, size: CGSize(width: 30, height: 20)), named: "flag")
/// let view = host.perform { UIImageView(image: UIImage(named: "flag")) }
/// host.show(view, frame: CGRect(x: 0, y: 100, width: 30, height: 20))
/// print(view.intrinsicContentSize)  // (30.0, 20.0)
/// ```
///
/// Images are made from files or pixels, or registered with the host under their names. A sequence
/// of images, and an animated image, animate in the host's time: the picture is computed when it is
/// drawn, so that a host does not wait for it. An image from an asset catalog follows the traits of
/// the view.
@preconcurrency @MainActor
open class UIImageView: UIView {
  override class var observableKeyPaths: ObservableKeyPaths {
    super.observableKeyPaths + ObservableProperty.ofImageView(Self.self)
  }

  private var animation: ImageAnimation?
  /// The time at which the image was set, which is the beginning of an animated image.
  private var pictureStart: TimeInterval = 0

  /// Creates a view of the size of an image. Image views receive no touches.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
    self.image = image
  }

  /// Creates a view of the size of an image, with another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Creates a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a view of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    InterfaceCoder.configure(self, as: UIImageView.self, with: coder)
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  // MARK: Images

  /// The image, which determines the intrinsic size; nil for none.
  open var image: UIImage? {
    willSet { willChange(.image) }
    didSet {
      pictureChanged(from: oldValue, to: image)
      didChange(.image)
    }
  }

  /// The image in the highlighted state.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { pictureChanged(from: oldValue, to: highlightedImage) } }
  }

  /// Whether the highlighted image is shown.
  open var isHighlighted = false {
    didSet {
      guard oldValue != isHighlighted, let highlightedImage else { return }
      pictureChanged(from: image, to: highlightedImage)
    }
  }

  /// The symbol configuration that is applied on top of the images' own configurations.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard oldValue != preferredSymbolConfiguration, picture?.isSymbolImage == true else { return }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  private func pictureChanged(from old: UIImage?, to new: UIImage?) {
    pictureStart = device.now
    setNeedsDisplay()
    guard old?.size != new?.size || old?.alignmentRectInsets != new?.alignmentRectInsets else {
      if new?.isSymbolImage == true, old != new { invalidateIntrinsicContentSize() }
      return
    }
    invalidateIntrinsicContentSize()
  }

  // MARK: Animation

  /// The images that the animation shows in turn, instead of `image`.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// The images that the animation shows in turn while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// The duration of one cycle through the images, in seconds; 0 means 1/30 s per image.
  open var animationDuration: TimeInterval = 0

  /// The number of cycles; 0 means no limit.
  open var animationRepeatCount = 0

  /// Whether the animation is running, or the image is animated.
  open var isAnimating: Bool { animation != nil || picture?.images != nil }

  /// Starts the animation of `animationImages` at its first image.
  open func startAnimating() {
    guard animation == nil else { return }
    let images = (isHighlighted ? highlightedAnimationImages : animationImages) ?? []
    guard !images.isEmpty else { return }
    let duration = animationDuration > 0 ? animationDuration : Double(images.count) / 30
    let started = ImageAnimation(images: images, start: device.now, duration: duration)
    if animationRepeatCount > 0 {
      started.end = device.after(duration * Double(animationRepeatCount)) { [weak self] in
        self?.stopAnimating()
      }
    }
    animation = started
    setNeedsDisplay()
  }

  /// Stops the animation and shows the single image again.
  open func stopAnimating() {
    animation?.end?.cancel()
    animation = nil
    setNeedsDisplay()
  }

  // MARK: Size

  /// Returns the size of the image; the view's current size where there is none.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    pictureSize ?? super.sizeThatFits(size)
  }

  /// The size of the image's alignment rectangle.
  open override var intrinsicContentSize: CGSize {
    guard let size = pictureSize else { return super.intrinsicContentSize }
    return alignmentRect(forFrame: CGRect(origin: .zero, size: size)).size
  }

  /// The alignment insets of the image.
  open override var alignmentRectInsets: UIEdgeInsets { picture?.alignmentRectInsets ?? .zero }

  override var firstBaseline: Baseline? {
    guard let offset = picture?.baselineOffsetFromBottom, let size = pictureSize else { return nil }
    return .fromTop(size.height - offset)
  }

  override var lastBaseline: Baseline? {
    picture?.baselineOffsetFromBottom.map { .fromBottom($0) }
  }

  /// The image that determines the size of the view, in its symbol configuration.
  private var picture: UIImage? {
    let shown = isHighlighted ? highlightedImage ?? image : image
    guard let preferredSymbolConfiguration else { return shown }
    return shown?.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? shown
  }

  /// The size of the image, or nil. The size of a symbol may follow the preferred text size.
  private var pictureSize: CGSize? {
    guard let picture else { return nil }
    guard picture.isSymbolImage else { return picture.size }
    var size = CGSize.zero
    traitCollection.performAsCurrent { size = picture.size }
    return size
  }

  override func deviceChanged() {
    super.deviceChanged()
    pictureStart = device.now
    guard animation != nil else { return }
    stopAnimating()
    startAnimating()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    if old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory,
      picture?.isSymbolImage == true
    {
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Drawing

  /// False: image views never call `draw(_:)`, also in a subclass ("UIImageView").
  override var drawsItself: Bool { false }

  package override var drawnContent: DrawnContent? {
    guard let shown = animation?.image(at: device.now) ?? frameOfPicture else { return nil }
    var size = shown.size
    if shown.isSymbolImage { traitCollection.performAsCurrent { size = shown.size } }
    let tint = tintColor.resolvedColor(with: traitCollection).cgColor
    return .image(shown, in: contentMode.rect(forContent: size, in: bounds), tint: tint)
  }

  /// The image or, of an animated image, the one for the device's time.
  private var frameOfPicture: UIImage? {
    guard let picture, let frames = picture.images else { return picture }
    let start = pictureStart
    return ImageAnimation(images: frames, start: start, duration: picture.duration)
      .image(at: device.now)
  }

  // MARK: Accessibility

  override var labelByDefault: String? { image?.accessibilityLabel }

  override var traitsByDefault: UIAccessibilityTraits { .image }
}

/// A running animation of several images.
@MainActor
private final class ImageAnimation {
  let images: [UIImage]
  let start: TimeInterval
  let duration: TimeInterval
  var end: DeviceTimer?

  init(images: [UIImage], start: TimeInterval, duration: TimeInterval) {
    self.images = images
    self.start = start
    self.duration = duration
  }

  func image(at time: TimeInterval) -> UIImage {
    let share = (max(time - start, 0) / duration).truncatingRemainder(dividingBy: 1)
    // The tolerance assigns the start of an image to that image despite the rounding of the
    // division.
    return images[min(Int(share * Double(images.count) + 1e-9), images.count - 1)]
  }
}
