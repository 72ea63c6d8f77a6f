// SPDX-License-Identifier: MIT

/// A view of a collection view that is used again elsewhere when it is out of sight.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// What the view is used for: views of one identifier stand in for each other.
  open internal(set) var reuseIdentifier: String?

  /// The attributes that the view was given last.
  final var layoutAttributes: UICollectionViewLayoutAttributes?

  /// The `zIndex` that the view's place among its siblings was chosen by.
  final var depthInTree = 0

  /// The last search for views out of sight that found this one in sight.
  final var pass = 0

  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Views cannot be decoded: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The view would like another size than it has said.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    guard layoutAttributes != nil else { return }
    var ancestor = superview
    while let view = ancestor, !(view is UICollectionView) { ancestor = view.superview }
    (ancestor as? UICollectionView)?.sizeChanged(of: self)
  }

  /// Called before the view is used again.
  open func prepareForReuse() {}

  /// Takes over what the layout says beyond place and looks.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the collection view changes its layout.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called after the collection view changed its layout.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The attributes that the view would like; by default with the size that its constraints give for
  /// the width that it has.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = layoutAttributes.duplicate()
    preferred.size = sizeToFit(in: layoutAttributes.size)
    return preferred
  }

  func sizeToFit(in size: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Takes the place and the looks that the layout gives it.
  final func take(_ attributes: UICollectionViewLayoutAttributes, offset: CGPoint) {
    layoutAttributes = attributes
    let center = CGPoint(x: attributes.center.x - offset.x, y: attributes.center.y - offset.y)
    if bounds.size != attributes.size { bounds.size = attributes.size }
    if self.center != center { self.center = center }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    if layer.zPosition != CGFloat(attributes.zIndex) {
      layer.zPosition = CGFloat(attributes.zIndex)
    }
    if !CATransform3DEqualToTransform(transform3D, attributes.transform3D) {
      transform3D = attributes.transform3D
    }
    apply(attributes)
  }
}
