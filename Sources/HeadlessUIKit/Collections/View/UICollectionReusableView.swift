// SPDX-License-Identifier: MIT

/// A view of a collection view that can be reused for another element.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The reuse identifier. Views of the same identifier are interchangeable.
  open internal(set) var reuseIdentifier: String?

  /// The attributes that were last applied to the view; nil if it is not shown.
  final var layoutAttributes: UICollectionViewLayoutAttributes?

  /// The origin of the superview's content, in the collection view's coordinates, when the
  /// attributes were applied.
  final private(set) var hostOffset = CGPoint.zero

  /// The `zIndex` that determined the position of the view among its siblings.
  final var depthInTree = 0

  /// The place in a list that the view shows.
  final private var shownPlacement: ListPlacement?

  /// The last search for views to remove that found this view still visible.
  final var pass = 0

  /// The size that the view last determined for its current element; nil before it is measured.
  final var answeredSize: CGSize?

  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view. Views cannot be decoded, because this UIKit has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Invalidates the size of the view's content. The collection view then measures the view again,
  /// unless its `selfSizingInvalidation` is disabled.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    enclosingCollectionView?.contentSizeChanged(of: self)
  }

  /// Prepares the view for reuse. Called before the view is reused.
  open func prepareForReuse() {}

  /// Applies attributes that a subclass of `UICollectionViewLayoutAttributes` adds. The default
  /// does nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the collection view changes its layout.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called after the collection view changed its layout.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Returns the attributes that the view prefers. By default, these have the size that the
  /// constraints determine along the axes that the layout leaves to the view: both axes of a cell
  /// in a flow layout, and the estimated axes in a compositional layout.
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

  // Not before: a layout while descendants still have their old traits would measure an old size.
  override func traitsOfSubtreeDidChange() {
    super.traitsOfSubtreeDidChange()
    enclosingCollectionView?.sizeMayHaveChanged(of: self)
  }

  override func marginsDidChange() {
    super.marginsDidChange()
    enclosingCollectionView?.sizeMayHaveChanged(of: self)
  }

  /// The collection view in which the view shows an element; nil if there is none.
  private var enclosingCollectionView: UICollectionView? {
    guard layoutAttributes != nil else { return nil }
    var ancestor = superview
    while let view = ancestor, !(view is UICollectionView) { ancestor = view.superview }
    return ancestor as? UICollectionView
  }

  /// Applies the position and appearance that the layout determines.
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
    show(attributes.listPlacement)
    apply(attributes)
  }

  /// Shows the place in a list.
  final func show(_ placement: ListPlacement?) {
    guard shownPlacement != placement else { return }
    shownPlacement = placement
    placementChanged(to: placement)
  }

  /// Called when the place of the view in a list has changed.
  func placementChanged(to placement: ListPlacement?) {}
}
