// SPDX-License-Identifier: MIT

/// Draws the background and the shadow of a bar.
@preconcurrency @MainActor
final class BarBackgroundView: UIView {
  /// The values that are drawn.
  struct Content {
    /// The blur of the content behind the bar.
    var effect: UIBlurEffect?
    /// The color over the effect.
    var color: UIColor?
    var colorAlpha: CGFloat = 1
    var image: UIImage?
    var imageMode = UIView.ContentMode.scaleToFill
    var shadowColor: UIColor?
    var shadowImage: UIImage?

    init(effect: UIBlurEffect? = nil, color: UIColor?) {
      (self.effect, self.color) = (effect, color)
    }

    /// The background of a bar at the edge of the content.
    static var transparent: Content { Content(color: nil) }

    /// The background of a bar without an appearance.
    ///
    /// "This color is made translucent by default unless you set the isTranslucent property to
    /// false" (UINavigationBar, "barTintColor"). Apple does not document the opacity.
    @MainActor init(style: UIBarStyle, tint: UIColor?, isTranslucent: Bool) {
      if isTranslucent {
        effect = UIBlurEffect(
          style: style == .black ? .systemChromeMaterialDark : .systemChromeMaterial)
        color = tint
        colorAlpha = 0.85
      } else {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        color =
          tint
          ?? (style == .black
            ? UIColor.systemBackground.resolvedColor(with: dark) : .systemBackground)
      }
      shadowColor = .separator
    }

    @MainActor init(_ appearance: UIBarAppearance) {
      effect = appearance.backgroundEffect
      color = appearance.backgroundColor
      image = appearance.backgroundImage
      imageMode = appearance.backgroundImageContentMode
      shadowColor = appearance.shadowColor
      shadowImage = appearance.shadowImage
    }
  }

  /// The last effect, which remains while it fades out.
  private var effect: UIBlurEffect?
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

  func show(_ content: Content) {
    if let new = content.effect { effect = new }
    // The tint of the effect is the background, so that it fades in and out in animations.
    backgroundColor = content.effect?.tintColor
    colorView.backgroundColor = content.color
    colorView.alpha = content.colorAlpha
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

  /// The blurred content behind the bar, as opaque as the tint is presented at the moment.
  override var backdropBlur: BackdropBlur? {
    guard let effect, let tint = backingLayer.presentationValues.backgroundColor, tint.alpha > 0
    else { return nil }
    var blur = effect.backdrop(traitCollection)
    let share = blur.tint.alpha > 0 ? min(tint.alpha / blur.tint.alpha, 1) : 1
    blur.opacity = share
    blur.tint = UIColor.clear.cgColor
    return blur
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
