// SPDX-License-Identifier: MIT

/// Draws the background and the shadow of a bar.
@preconcurrency @MainActor
final class BarBackgroundView: UIView {
  /// The values that are drawn.
  struct Content {
    var color: UIColor?
    /// The color between the content behind the bar and `color`.
    var material: UIColor?
    var image: UIImage?
    var imageMode = UIView.ContentMode.scaleToFill
    var shadowColor: UIColor?
    var shadowImage: UIImage?

    init(material: UIColor?, color: UIColor?) {
      (self.material, self.color) = (material, color)
    }

    /// The background of a bar at the edge of the content.
    static var transparent: Content { Content(material: nil, color: nil) }

    @MainActor init(_ appearance: UIBarAppearance) {
      material =
        !appearance.hasMaterial
        ? nil : appearance.isOpaque ? .systemBackground : .systemBackground.withAlphaComponent(0.9)
      color = appearance.backgroundColor
      image = appearance.backgroundImage
      imageMode = appearance.backgroundImageContentMode
      shadowColor = appearance.shadowColor
      shadowImage = appearance.shadowImage
    }
  }

  private let colorView = UIView(frame: .zero)
  private var imageView: UIImageView?
  private var shadow: UIImageView?
  /// Whether the shadow is above the bar rather than below it.
  private let isAtBottom: Bool

  init(isAtBottom: Bool) {
    self.isAtBottom = isAtBottom
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    colorView.isUserInteractionEnabled = false
    addSubview(colorView)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows other values.
  func show(_ content: Content) {
    backgroundColor = content.material
    colorView.backgroundColor = content.color
    colorView.isHidden = content.color == nil
    if content.image != nil || imageView != nil {
      let view = part(\.imageView)
      view.image = content.image
      view.contentMode = content.imageMode
      view.clipsToBounds = true
      view.isHidden = content.image == nil
    }
    if content.shadowColor != nil || shadow != nil {
      let view = part(\.shadow)
      view.image = content.shadowImage
      view.tintColor = content.shadowColor
      view.backgroundColor = content.shadowImage == nil ? content.shadowColor : nil
      view.isHidden = content.shadowColor == nil
    }
    setNeedsLayout()
  }

  private func part(_ path: ReferenceWritableKeyPath<BarBackgroundView, UIImageView?>)
    -> UIImageView
  {
    if let view = self[keyPath: path] { return view }
    let view = UIImageView(frame: .zero)
    self[keyPath: path] = view
    addSubview(view)
    if let shadow { bringSubviewToFront(shadow) }
    return view
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    colorView.frame = bounds
    imageView?.frame = bounds
    guard let shadow else { return }
    let height = shadow.image?.size.height ?? 1 / max(traitCollection.displayScale, 1)
    shadow.frame = CGRect(
      x: 0, y: isAtBottom ? -height : bounds.height, width: bounds.width, height: height)
  }
}
