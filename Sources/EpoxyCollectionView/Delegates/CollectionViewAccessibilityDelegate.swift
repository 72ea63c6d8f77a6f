// SPDX-License-Identifier: MIT

/// A delegate that is notified of the item in the focus of an assistive technology such as
/// VoiceOver.
@preconcurrency @MainActor
public protocol CollectionViewAccessibilityDelegate: AnyObject {
  /// Called after an item, or an element in its view, has been focused.
  func collectionView(
    _ collectionView: CollectionView, itemDidBecomeFocused item: AnyItemModel,
    with view: UIView?, in section: SectionModel)

  /// Called after an item has lost the focus.
  func collectionView(
    _ collectionView: CollectionView, itemDidLoseFocus item: AnyItemModel,
    with view: UIView?, in section: SectionModel)
}
