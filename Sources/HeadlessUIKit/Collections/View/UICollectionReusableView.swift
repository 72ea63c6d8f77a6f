// SPDX-License-Identifier: MIT

/// A view of a collection view that is used again elsewhere when it is out of sight.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The reuse identifier. Views of the same identifier are interchangeable.
  open internal(set) var reuseIdentifier: String?

  /// The attributes that the view was given last.
  final var layoutAttributes: UICollectionViewLayoutAttributes?

  /// The origin, in the collection view, of the content that the view was placed in.
  final private(set) var hostOffset = CGPoint.zero

  /// The `zIndex` that the view's place among its siblings was chosen by.
  final var depthInTree = 0

  /// The last search for views out of sight that found this one in sight.
  final var pass = 0

  /// The size that the view answered last, while it shows its element.
  final var answeredSize: CGSize?

  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Views cannot be decoded: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Invalidates the size of the view's content. The collection view then measures the view again,
  /// unless its `selfSizingInvalidation` is disabled.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    enclosingCollectionView?.contentSizeChanged(of: self)
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

  /// The attributes that the view prefers; by default with the size that its constraints give along the
  /// axes that the layout leaves to it. A flow layout leaves both to a cell, a compositional layout those
  /// that it estimates.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = layoutAttributes.duplicate()
    preferred.size = size(
      answering: layoutAttributes.selfSizing
        ?? SelfSizing(freeAxes: .both, target: layoutAttributes.size))
    return preferred
  }

  /// The view whose constraints determine the size.
  var viewToFit: UIView { self }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    enclosingCollectionView?.sizeMayHaveChanged(of: self)
  }

  override func marginsDidChange() {
    super.marginsDidChange()
    enclosingCollectionView?.sizeMayHaveChanged(of: self)
  }

  /// The collection view that shows an element with the view.
  private var enclosingCollectionView: UICollectionView? {
    guard layoutAttributes != nil else { return nil }
    var ancestor = superview
    while let view = ancestor, !(view is UICollectionView) { ancestor = view.superview }
    return ancestor as? UICollectionView
  }

  /// Takes the place and the looks that the layout gives it.
  final func take(_ attributes: UICollectionViewLayoutAttributes, offset: CGPoint) {
    layoutAttributes = attributes
    hostOffset = offset
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
