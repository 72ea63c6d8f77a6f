// SPDX-License-Identifier: MIT

/// A segment of a segmented control: a title or an image.
final class SegmentView: UIView {
  weak var control: UISegmentedControl?
  private(set) var action: UIAction?
  private(set) var title: String?
  private(set) var image: UIImage?
  var isEnabled = true
  var isMarked = false
  /// The width that was set, or 0.
  var fixedWidth: CGFloat = 0
  var contentOffset = CGSize.zero {
    didSet { setNeedsLayout() }
  }
  var adjustment = UIOffset.zero {
    didSet { if adjustment != oldValue { setNeedsLayout() } }
  }
  var backgroundImage: UIImage? {
    didSet { showBackground() }
  }

  private let label = UILabel()
  private let picture = UIImageView()
  private var backgroundView: UIImageView?

  init(title: String) {
    super.init(frame: .zero)
    prepare()
    show(title: title, image: nil)
  }

  init(image: UIImage?) {
    super.init(frame: .zero)
    prepare()
    show(title: nil, image: image)
  }

  init(action: UIAction) {
    super.init(frame: .zero)
    prepare()
    take(action)
  }

  required init?(coder: NSCoder) { nil }

  private func prepare() {
    isOpaque = false
    isUserInteractionEnabled = false
    label.textAlignment = .center
    label.isAccessibilityElement = false
    picture.contentMode = .center
    addSubview(label)
    addSubview(picture)
  }

  /// Shows the image of an action or, if it has none, the title.
  func take(_ action: UIAction) {
    self.action = action
    isEnabled = !action.attributes.contains(.disabled)
    show(title: action.image == nil ? action.title : nil, image: action.image)
  }

  func show(title: String?, image: UIImage?) {
    (self.title, self.image) = (title, image)
    picture.image = image
    label.isHidden = image != nil
    picture.isHidden = image == nil
    setNeedsLayout()
  }

  func show(_ state: UIControl.State, _ looks: SegmentLooks, isPressed: Bool) {
    var attributes = looks.titleAttributes(state)
    let weight: UIFont.Weight = state == .selected ? .semibold : .regular
    if attributes[.font] == nil {
      attributes[.font] = UIFont.systemFont(ofSize: 13, weight: weight)
    }
    let color =
      attributes[.foregroundColor] as? UIColor ?? (state == .disabled ? .tertiaryLabel : .label)
    attributes[.foregroundColor] = color
    let text = NSAttributedString(string: title ?? "", attributes: attributes)
    if label.attributedText != text {
      label.attributedText = text
      label.textAlignment = .center
      label.lineBreakMode = .byTruncatingTail
    }
    picture.tintColor = color
    let alpha: CGFloat = state == .highlighted || isPressed ? 0.2 : 1
    label.alpha = alpha
    picture.alpha = alpha
  }

  /// The size of the content in its wider form: a selected title is bolder.
  var contentSize: CGSize {
    if let image { return image.size }
    let attributes = control?.looks.titleAttributes(.normal) ?? [:]
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: .semibold)
    return ((title ?? "") as NSString).size(withAttributes: [.font: font])
  }

  private func showBackground() {
    guard backgroundImage != nil || backgroundView != nil else { return }
    let view = backgroundView ?? UIImageView()
    if backgroundView == nil {
      backgroundView = view
      insertSubview(view, at: 0)
    }
    view.image = backgroundImage
    view.frame = bounds
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    let content = bounds.insetBy(dx: min(4, bounds.width / 2), dy: 0).offsetBy(
      dx: contentOffset.width + adjustment.horizontal,
      dy: contentOffset.height + adjustment.vertical)
    label.frame = content
    picture.frame = content
    picture.fitLargeImage()
  }

  // MARK: Accessibility

  override var isElementByDefault: Bool { true }

  override var labelByDefault: String? { title ?? image?.accessibilityLabel }

  override var traitsByDefault: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.button
    if isMarked { traits.formUnion(.selected) }
    if control?.isEnabled == false || !isEnabled { traits.formUnion(.notEnabled) }
    return traits
  }

  override func accessibilityActivate() -> Bool {
    guard let control, let index = control.segments.firstIndex(where: { $0 === self }),
      control.canChoose(index)
    else { return false }
    control.choose(index, with: nil)
    return true
  }
}
