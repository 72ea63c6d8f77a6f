// SPDX-License-Identifier: MIT

/// A view that shows a list content configuration.
///
/// ```swift
/// var content = UIListContentConfiguration.valueCell()
/// content.text = "Name"
/// content.secondaryText = "Ada"
/// let view = UIListContentView(configuration: content)
/// let size = view.systemLayoutSizeFitting(
///   CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
///   verticalFittingPriority: .fittingSizeLevel)
/// print(size.width, size.height)  // 320.0 44.0
/// ```
///
/// Cells create such views for their configurations, and any view may contain one. Its height
/// follows from its width; text wraps as its properties say. The layout needs no constraints; the
/// layout guides of the parts are constrained to them when they are first used.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var content: UIListContentConfiguration
  private let textLabel = UILabel()
  private var secondaryLabel: UILabel?
  private var imageView: UIImageView?
  private var guides = ListContentGuides()

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a view with an empty configuration. Views cannot be decoded, because this UIKit has no
  /// archives.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    preservesSuperviewLayoutMargins = true
    addSubview(textLabel)
    show()
  }

  /// The configuration, which must be a `UIListContentConfiguration`.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        return device.reportIllegalUse(
          "UIListContentView only supports UIListContentConfiguration; got \(newValue)")
      }
      guard new != content else { return }
      content = new
      show()
    }
  }

  /// The area of the text; nil if there is no text.
  open var textLayoutGuide: UILayoutGuide? {
    content.primary.isEmpty ? nil : guide(\.text)
  }

  /// The area of the secondary text; nil if there is no secondary text.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    content.secondary.isEmpty ? nil : guide(\.secondaryText)
  }

  /// The area of the image; nil if there is no image.
  open var imageLayoutGuide: UILayoutGuide? { content.image == nil ? nil : guide(\.image) }

  private func guide(
    _ part: WritableKeyPath<ListContentGuides, ListContentGuides.Part?>
  ) -> UILayoutGuide {
    if let known = guides[keyPath: part] { return known.guide }
    let new = ListContentGuides.Part(in: self)
    guides[keyPath: part] = new
    setNeedsLayout()
    layoutIfNeeded()
    return new.guide
  }

  // MARK: Content

  private func show() {
    show(content.primary, content.textProperties, in: textLabel)
    if content.secondary.isEmpty {
      secondaryLabel?.removeFromSuperview()
      secondaryLabel = nil
    } else {
      let label = secondaryLabel ?? UILabel()
      if secondaryLabel == nil { addSubview(label) }
      secondaryLabel = label
      show(content.secondary, content.secondaryTextProperties, in: label)
    }
    showImage()
    if directionalMarginsInUse != content.directionalLayoutMargins {
      directionalMarginsInUse = content.directionalLayoutMargins
      directionalLayoutMargins = content.directionalLayoutMargins
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var directionalMarginsInUse: NSDirectionalEdgeInsets?

  private func show(
    _ text: UIListContentConfiguration.Text,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    if label.adjustsFontForContentSizeCategory != properties.adjustsFontForContentSizeCategory {
      label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    }
    if let attributed = text.attributed {
      label.attributedText = properties.completed(attributed)
    } else {
      label.text = text.string.map(properties.transformed)
      label.font = properties.font
      label.textColor = properties.resolvedColor()
      label.textAlignment = properties.labelAlignment
      label.lineBreakMode = properties.lineBreakMode
    }
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.alpha = content.alpha
  }

  private func showImage() {
    guard let image = content.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView()
    if imageView == nil { addSubview(view) }
    imageView = view
    let properties = content.imageProperties
    showSymbolConfiguration()
    view.image = image
    view.contentMode = .scaleAspectFit
    view.alpha = content.alpha
    view.layer.cornerRadius = max(properties.cornerRadius, 0)
    view.clipsToBounds = properties.cornerRadius > 0
    view.layer.borderWidth = max(properties.strokeWidth, 0)
    showTint()
  }

  /// Symbols are as large as the text, also after a change of the text size.
  private func showSymbolConfiguration() {
    let properties = content.textProperties
    let font =
      properties.adjustsFontForContentSizeCategory
      ? properties.font.adjusted(for: traitCollection) : properties.font
    imageView?.preferredSymbolConfiguration =
      content.imageProperties.preferredSymbolConfiguration
      ?? UIImage.SymbolConfiguration(font: font)
  }

  private func showTint() {
    guard let imageView else { return }
    let tint = tintColor ?? .systemBlue
    imageView.tintColor = content.imageProperties.resolvedTintColor(for: tint)
    imageView.layer.borderColor =
      content.imageProperties.resolvedStrokeColor(for: tint)
      .resolvedColor(with: traitCollection).cgColor
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTint()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    showSymbolConfiguration()
    showTint()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func marginsDidChange() {
    super.marginsDidChange()
    invalidateIntrinsicContentSize()
  }

  // MARK: Layout

  private var input: ListContentLayout.Input {
    var input = ListContentLayout.Input()
    let leading = margins
    input.margins = UIEdgeInsets(
      top: leading.top, left: leading.leading, bottom: leading.bottom, right: leading.trailing)
    if let imageView {
      let size = sizeOfImage(in: imageView)
      input.image = size
      input.reserved = reservedSize(for: size)
    }
    input.imagePadding = content.imageToTextPadding
    input.horizontalPadding = content.textToSecondaryTextHorizontalPadding
    input.verticalPadding = content.textToSecondaryTextVerticalPadding
    input.isSideBySide =
      content.prefersSideBySideTextAndSecondaryText
      && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    input.minimumHeight = content.minimumHeight
    if !content.primary.isEmpty { input.text = measure(textLabel) }
    if let secondaryLabel { input.secondaryText = measure(secondaryLabel) }
    return input
  }

  /// The distance of the texts from the leading edge of the view.
  var textInset: CGFloat { input.textOrigin }

  private func measure(_ label: UILabel) -> (CGFloat) -> CGSize {
    { label.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)) }
  }

  /// The margins of the configuration, enlarged to the superview's along the axes that preserve
  /// them.
  private var margins: NSDirectionalEdgeInsets {
    var margins = content.directionalLayoutMargins
    let effective = directionalLayoutMargins
    if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      (margins.leading, margins.trailing) = (effective.leading, effective.trailing)
    }
    if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      (margins.top, margins.bottom) = (effective.top, effective.bottom)
    }
    return margins
  }

  private func sizeOfImage(in view: UIImageView) -> CGSize {
    var size = view.intrinsicContentSize
    let limit = content.imageProperties.maximumSize
    var factor: CGFloat = 1
    if limit.width > 0, size.width > limit.width { factor = limit.width / size.width }
    if limit.height > 0, size.height * factor > limit.height { factor = limit.height / size.height }
    size.width *= factor
    size.height *= factor
    return size
  }

  private func reservedSize(for image: CGSize) -> CGSize {
    let wanted = content.imageProperties.reservedLayoutSize
    let isSymbol = content.image?.isSymbolImage ?? false
    func length(_ wanted: CGFloat, _ own: CGFloat, _ standard: CGFloat) -> CGFloat {
      if wanted == UIListContentConfiguration.ImageProperties.standardDimension { return standard }
      if wanted > 0 { return wanted }
      return isSymbol ? max(standard, own) : own
    }
    // The dimensions of UIKit are not documented. That of a width fits all but the widest symbols.
    let metrics = UIFontMetrics(forTextStyle: .body)
    let width = metrics.scaledValue(for: 28, compatibleWith: traitCollection)
    return CGSize(
      width: length(wanted.width, image.width, width),
      height: wanted.height > 0 && wanted.height < .greatestFiniteMagnitude
        ? wanted.height : image.height)
  }

  /// Places the image and the texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var layout = ListContentLayout(input, width: bounds.width, height: bounds.height)
    if isRightToLeft { layout.mirror(width: bounds.width) }
    place(textLabel, layout.text)
    if let secondaryLabel { place(secondaryLabel, layout.secondaryText) }
    if let imageView { place(imageView, layout.image) }
    guides.update(layout, in: bounds)
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    let scale = pixelsPerPoint
    let aligned = CGRect(
      x: frame.minX.rounded(toPixelsOf: scale), y: frame.minY.rounded(toPixelsOf: scale),
      width: frame.width.roundedUp(toPixelsOf: scale),
      height: frame.height.roundedUp(toPixelsOf: scale))
    if view.frame != aligned { view.frame = aligned }
  }

  /// The width of the content in one line, and its height in the present width.
  open override var intrinsicContentSize: CGSize { contentSize(forWidth: nil) }

  override var contentHeightDependsOnWidth: Bool { true }

  override var isMeasuredAtEveryWidth: Bool { true }

  override func contentSize(forWidth width: CGFloat?) -> CGSize {
    let input = input
    let natural = input.naturalWidth
    let layout = ListContentLayout(input, width: width ?? natural, height: nil)
    return CGSize(width: natural, height: layout.height)
  }

  /// Returns the size of the content in a width.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let input = input
    let width = size.width > 0 ? min(size.width, input.naturalWidth) : input.naturalWidth
    return CGSize(
      width: width, height: ListContentLayout(input, width: width, height: nil).height)
  }

  // MARK: Accessibility

  /// The texts, for the cell that speaks for the view.
  var accessibilityText: String? {
    let parts = [content.primary.string, content.secondary.string].compactMap(\.self)
      .filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension UIListContentConfiguration.TextProperties {
  fileprivate var labelAlignment: NSTextAlignment {
    switch alignment {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }

  /// Adds the attributes that a text does not have.
  fileprivate func completed(_ text: NSAttributedString) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = labelAlignment
    style.lineBreakMode = lineBreakMode
    let result = NSMutableAttributedString(
      string: text.string,
      attributes: [.font: font, .foregroundColor: resolvedColor(), .paragraphStyle: style])
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      result.addAttributes(attributes, range: range)
    }
    return result
  }
}
