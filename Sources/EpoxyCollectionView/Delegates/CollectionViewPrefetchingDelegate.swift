// SPDX-License-Identifier: MIT

/// A delegate that is notified of items that are likely to be shown soon.
///
/// ```swift
/// final class Loader: CollectionViewPrefetchingDelegate {
///   var isAsked = false
///   func collectionView(_: CollectionView, prefetch items: [AnyItemModel]) { isAsked = true }
///   func collectionView(_: CollectionView, cancelPrefetchingOf items: [AnyItemModel]) {}
/// }
///
/// let host = ScreenHost(.iPhone15)
/// let loader = Loader()
/// let controller = CollectionViewController(
///   layout: UICollectionViewFlowLayout(),
///   items: { for id in 0..<1000 { ItemModel<UILabel>(dataID: id) } })
/// host.perform { controller.collectionView.prefetchDelegate = loader }
/// host.show(controller)
/// host.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300))
/// print(loader.isAsked)  // true
/// ```
///
/// The collection view does not retain it. Sections that it sets wait until it has returned.
@preconcurrency @MainActor
public protocol CollectionViewPrefetchingDelegate: AnyObject {
  /// Called with items that are likely to be shown soon, so that their content can be loaded.
  func collectionView(_ collectionView: CollectionView, prefetch items: [AnyItemModel])

  /// Called with items that are no longer likely to be shown soon.
  func collectionView(_ collectionView: CollectionView, cancelPrefetchingOf items: [AnyItemModel])
}
