// SPDX-License-Identifier: MIT

/// The reusable view of every supplementary item: it shows the item's view.
@preconcurrency @MainActor
public final class CollectionViewReusableView: UICollectionReusableView {
  /// The item's view; none until one was set.
  public private(set) var view: UIView?

  /// Which item the view shows.
  var itemPath: SupplementaryItemPath?

  /// What the view shows, and whom to tell when it no longer does.
  var displayed: DisplayedSupplementaryItem?

  /// The item whose content the view has.
  var filled: AnySupplementaryItemModel?

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Views of models are not made from archives.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  /// Shows a view over the whole area, unless one of the same class is shown; one of another class is
  /// replaced.
  public func setViewIfNeeded(view: UIView) {
    if let old = self.view {
      guard type(of: old) != type(of: view) else { return }
      old.removeFromSuperview()
    }
    self.view = view
    addPinned(view)
  }

  /// Takes the item's view away, so that another one can be set.
  func removeView() {
    view?.removeFromSuperview()
    view = nil
    filled = nil
  }

  /// The attributes with the size that the view would like.
  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributesFitting(layoutAttributes) ?? super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}
