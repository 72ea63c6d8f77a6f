// SPDX-License-Identifier: MIT

/// A button of a bar, with an image or a text label.
@preconcurrency @MainActor
class BarButtonView: UIView {
  final let label = UILabel(frame: .zero)
  private var imageView: UIImageView?
  /// The fill of a button that is on. Apple documents neither the fill nor its measures.
  private var selection: UIView?
  private var possibleTitles: [String] = []
  private var isEnabled = true
  final var action: (@MainActor () -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(label)
    accessibilityTraits = .button
    isAccessibilityElement = true
  }

  convenience init(
    item: UIBarButtonItem, tint: UIColor, appearance: UIBarButtonItemAppearance? = nil
  ) {
    self.init(frame: .zero)
    item.shownView = self
    let tint = item.tintColor ?? tint
    show(text: item.title ?? "", tint: tint, isEnabled: item.isEnabled)
    if item.style == .done { label.font = .systemFont(ofSize: 17, weight: .semibold) }
    if let appearance { apply(appearance.attributes(isEnabled: item.isEnabled)) }
    apply(item.titleTextAttributes(for: item.isEnabled ? .normal : .disabled))
    possibleTitles = item.possibleTitles?.sorted() ?? []
    if let image = item.shownImage { show(image, tint: item.isEnabled ? tint : .systemGray) }
    if item.isSelected { showSelection(item.isEnabled ? tint : .systemGray) }
    isAccessibilityElement = !item.isSpace
    accessibilityLabel = item.accessibilityLabel
    accessibilityHint = item.accessibilityHint
    accessibilityValue = item.accessibilityValue
    accessibilityIdentifier = item.accessibilityIdentifier
    action = { [weak item] in item?.perform() }
    item.addMenuPress(to: self)
  }

  final var fittingWidth: CGFloat {
    if let size = imageView?.image?.size { return size.limited(to: Self.unlimited).width }
    let widths = possibleTitles.map { title in
      let other = UILabel(frame: .zero)
      (other.font, other.text) = (label.font, title)
      return other.sizeThatFits(Self.unlimited).width
    }
    return widths.reduce(max(widthOfText, 12), max)
  }

  private static let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44)

  private func showSelection(_ tint: UIColor) {
    let view = UIView(frame: .zero)
    view.isUserInteractionEnabled = false
    view.backgroundColor = tint
    view.layer.cornerRadius = 7
    insertSubview(view, at: 0)
    selection = view
    label.textColor = .white
    imageView?.tintColor = .white
    accessibilityTraits.insert(.selected)
  }

  final func apply(_ attributes: [NSAttributedString.Key: Any]?) {
    if let font = attributes?[.font] as? UIFont { label.font = font }
    if let color = attributes?[.foregroundColor] as? UIColor { label.textColor = color }
  }

  private func show(_ image: UIImage, tint: UIColor) {
    let view = UIImageView(image: image)
    view.contentMode = .center
    view.tintColor = tint
    addSubview(view)
    imageView = view
    label.isHidden = true
  }

  final var widthOfText: CGFloat {
    label.sizeThatFits(Self.unlimited).width
  }

  final func show(text: String, tint: UIColor, isEnabled: Bool) {
    label.text = text
    label.font = .systemFont(ofSize: 17)
    label.textColor = isEnabled ? tint : .systemGray
    self.isEnabled = isEnabled
    accessibilityLabel = text
    accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    imageView?.frame = bounds
    imageView?.fitLargeImage()
    // The fills of two neighbors do not touch.
    selection?.frame = CGRect(
      x: -3, y: (bounds.height - 30) / 2, width: bounds.width + 6, height: 30)
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    setContentAlpha(0.3)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    setContentAlpha(1)
    guard isEnabled, let touch = touches.first, bounds.contains(touch.location(in: self)) else {
      return
    }
    action?()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    setContentAlpha(1)
  }

  private func setContentAlpha(_ alpha: CGFloat) {
    for view in subviews {
      view.alpha = alpha
    }
  }
}

/// The button that returns to the previous page: a chevron that points to the leading edge, and a
/// title.
@preconcurrency @MainActor
final class BackButton: BarButtonView {
  private static let gap: CGFloat = 6

  private let chevron = Chevron(frame: .zero)
  private let indicator = UIImageView(frame: .zero)
  private var titles: [String] = []

  /// Sets the titles of the button, the preferred one first. The last one is empty.
  func show(titles: [String], tint: UIColor) {
    if chevron.superview == nil { addSubview(chevron) }
    self.titles = titles
    chevron.color = tint
    show(text: titles.first ?? "", tint: tint, isEnabled: true)
  }

  /// Removes the titles of a hidden button, which then does not differ from a new one.
  func clear() {
    titles = []
    for view in [chevron, indicator] { view.removeFromSuperview() }
    label.text = nil
    accessibilityLabel = nil
    frame = .zero
  }

  /// Shows an image in place of the chevron; nil for the chevron.
  func show(indicator image: UIImage?, tint: UIColor) {
    indicator.image = image
    indicator.tintColor = tint
    indicator.contentMode = .center
    if image != nil, indicator.superview == nil { addSubview(indicator) }
    indicator.isHidden = image == nil
    chevron.isHidden = image != nil
    setNeedsLayout()
  }

  /// Shows the first title whose width is within `available`, or no title, and returns the width of
  /// the button.
  func fit(in available: CGFloat) -> CGFloat {
    var width: CGFloat = 0
    for title in titles {
      label.text = title
      width = Chevron.size.width + (title.isEmpty ? 0 : Self.gap + widthOfText)
      if width <= available { break }
    }
    setNeedsLayout()
    return width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = Chevron.size
    let start = size.width + Self.gap
    let y = (bounds.height - size.height) / 2
    chevron.frame = CGRect(
      origin: CGPoint(x: isRightToLeft ? bounds.width - size.width : 0, y: y), size: size)
    indicator.frame = chevron.frame
    label.frame = CGRect(
      x: isRightToLeft ? 0 : min(start, bounds.width), y: 0, width: max(bounds.width - start, 0),
      height: bounds.height)
  }
}

/// A chevron that points to the leading edge.
@preconcurrency @MainActor
private final class Chevron: UIView {
  static let size = CGSize(width: 12, height: 20)
  private static let lineWidth: CGFloat = 2.5

  private let shape = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    shape.fillColor = nil
    shape.lineWidth = Self.lineWidth
    shape.lineCap = .round
    shape.lineJoin = .round
    layer.addSublayer(shape)
  }

  required init?(coder: NSCoder) { nil }

  var color: UIColor = .clear {
    didSet { updateColor() }
  }

  private func updateColor() {
    shape.strokeColor = color.resolvedColor(with: traitCollection).cgColor
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    updateColor()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inside = bounds.insetBy(dx: Self.lineWidth / 2, dy: Self.lineWidth / 2)
    let (tip, back) = isRightToLeft ? (inside.maxX, inside.minX) : (inside.minX, inside.maxX)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: back, y: inside.minY))
    path.addLine(to: CGPoint(x: tip, y: inside.midY))
    path.addLine(to: CGPoint(x: back, y: inside.maxY))
    shape.frame = bounds
    shape.path = path.cgPath
  }
}
