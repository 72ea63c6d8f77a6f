// SPDX-License-Identifier: MIT

// See `withRequiredInitializer`.

/// An internal class of collection views whose initializer is `required`. Do not use it in client
/// code.
open class _RuntimeCollectionView: UICollectionView {
  /// Creates a collection view.
  public required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
  {
    super.init(frame: frame, collectionViewLayout: layout)
  }

  /// Creates a collection view of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a collection view of a class.
  @_optimize(none)
  package static func make(
    _ viewClass: UICollectionView.Type, frame: CGRect, layout: UICollectionViewLayout
  ) -> UICollectionView {
    withRequiredInitializer(viewClass, as: _RuntimeCollectionView.self)
      .init(frame: frame, collectionViewLayout: layout)
  }
}
