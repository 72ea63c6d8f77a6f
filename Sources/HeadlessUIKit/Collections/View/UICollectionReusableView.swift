// SPDX-License-Identifier: MIT

/// A view of a collection view that can be reused for another element.
@preconcurrency @MainActor
open class UICollectionReusableView: _ReusableView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    InterfaceCoder.configure(self, as: UICollectionReusableView.self, with: coder)
  }

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
  @discardableResult
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fittedAttributes(layoutAttributes)
  }

  override func attributesDidChange(_ attributes: UICollectionViewLayoutAttributes) {
    apply(attributes)
  }

  override func layoutWillChange(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) {
    willTransition(from: old, to: new)
  }

  override func layoutDidChange(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
    didTransition(from: old, to: new)
  }

  override func preferredAttributes(fitting attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    preferredLayoutAttributesFitting(attributes)
  }
}
