// SPDX-License-Identifier: MIT

/// A picture, or several in turn.
@preconcurrency @MainActor
open class UIImageView: UIView {
  private var animation: ImageAnimation?

  /// Creates a view as large as a picture. Image views get no touches.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
    self.image = image
  }

  /// Creates a view as large as a picture, with another one for while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Creates a view without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Views cannot be decoded: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  // MARK: Pictures

  /// The picture.
  open var image: UIImage? {
    didSet { pictureChanged(from: oldValue, to: image) }
  }

  /// The picture while the view is highlighted.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { pictureChanged(from: oldValue, to: highlightedImage) } }
  }

  /// Whether the highlighted picture is shown.
  open var isHighlighted = false {
    didSet {
      guard oldValue != isHighlighted, let highlightedImage else { return }
      pictureChanged(from: image, to: highlightedImage)
    }
  }

  /// What is set on top of the settings of the symbols that are shown.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard oldValue != preferredSymbolConfiguration, picture?.isSymbolImage == true else { return }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  private func pictureChanged(from old: UIImage?, to new: UIImage?) {
    setNeedsDisplay()
    guard old?.size != new?.size || old?.alignmentRectInsets != new?.alignmentRectInsets else {
      if new?.isSymbolImage == true, old != new { invalidateIntrinsicContentSize() }
      return
    }
    invalidateIntrinsicContentSize()
  }

  // MARK: Animation

  /// Pictures to show in turn, in place of the one.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// Pictures to show in turn while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// How long all pictures take together, in seconds; 0 for a thirtieth each.
  open var animationDuration: TimeInterval = 0

  /// How many times they are shown; 0 for without end.
  open var animationRepeatCount = 0

  /// Whether the pictures are being shown in turn.
  open var isAnimating: Bool { animation != nil }

  /// Begins to show the pictures in turn.
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

  /// Goes back to the one picture.
  open func stopAnimating() {
    animation?.end?.cancel()
    animation = nil
    setNeedsDisplay()
  }

  // MARK: Size

  /// The size of the picture; the view's own where there is none.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    pictureSize ?? super.sizeThatFits(size)
  }

  /// The size of the picture's aligned part.
  open override var intrinsicContentSize: CGSize {
    guard let size = pictureSize else { return super.intrinsicContentSize }
    return alignmentRect(forFrame: CGRect(origin: .zero, size: size)).size
  }

  /// Those of the picture.
  open override var alignmentRectInsets: UIEdgeInsets { picture?.alignmentRectInsets ?? .zero }

  override var firstBaselineOffset: CGFloat? {
    guard let offset = picture?.baselineOffsetFromBottom, let size = pictureSize else { return nil }
    return size.height - offset
  }

  override var lastBaselineOffset: CGFloat? { picture?.baselineOffsetFromBottom }

  /// The picture that the view stands for, in its symbol configuration.
  private var picture: UIImage? {
    let shown = isHighlighted ? highlightedImage ?? image : image
    guard let preferredSymbolConfiguration else { return shown }
    return shown?.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? shown
  }

  /// A symbol may follow the preferred size of text.
  private var pictureSize: CGSize? {
    guard let picture else { return nil }
    guard picture.isSymbolImage else { return picture.size }
    var size = CGSize.zero
    traitCollection.performAsCurrent { size = picture.size }
    return size
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

  /// False: image views draw no contents, not even those of a subclass ("UIImageView").
  override var drawsItself: Bool { false }

  package override var drawnContent: DrawnContent? {
    guard let shown = animation?.image(at: device.now) ?? picture else { return nil }
    var size = shown.size
    if shown.isSymbolImage { traitCollection.performAsCurrent { size = shown.size } }
    let tint = tintColor.resolvedColor(with: traitCollection).cgColor
    return .image(shown, in: contentMode.rect(forContent: size, in: bounds), tint: tint)
  }

  // MARK: Accessibility

  override var labelByDefault: String? { image?.accessibilityLabel }

  override var traitsByDefault: UIAccessibilityTraits { .image }
}

/// Pictures that are shown in turn.
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
    // The moment at which a picture begins belongs to it, whatever the division made of it.
    return images[min(Int(share * Double(images.count) + 1e-9), images.count - 1)]
  }
}
