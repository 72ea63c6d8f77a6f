// SPDX-License-Identifier: MIT

/// The reusable view of every supplementary item, which contains the item's view.
@preconcurrency @MainActor
public final class CollectionViewReusableView: UICollectionReusableView {
  /// The view of the item; nil until it is set.
  public private(set) var view: UIView?

  /// The path of the item that the view shows.
  var itemPath: SupplementaryItemPath?

  /// The models that the view shows, which are notified when it no longer does.
  var displayed: DisplayedSupplementaryItem?

  /// The item whose content was set last.
  var filled: AnySupplementaryItemModel?

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Unavailable: views of models cannot be decoded.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  /// Sets the view that fills this view, unless there is one of the same class.
  public func setViewIfNeeded(view: UIView) {
    if let old = self.view {
      guard type(of: old) != type(of: view) else { return }
      old.removeFromSuperview()
    }
    self.view = view
    addPinned(view)
  }

  /// Removes the item's view, so that another one can be set.
  func removeView() {
    view?.removeFromSuperview()
    view = nil
    filled = nil
  }

  /// Returns the attributes with the size that fits the view.
  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributesFitting(layoutAttributes) ?? super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}
