// SPDX-License-Identifier: MIT

/// Is told which item an assistive technology such as VoiceOver is at.
@preconcurrency @MainActor
public protocol CollectionViewAccessibilityDelegate: AnyObject {
  /// The focus came to an item, or to something in its view.
  func collectionView(
    _ collectionView: CollectionView, itemDidBecomeFocused item: AnyItemModel,
    with view: UIView?, in section: SectionModel)

  /// The focus left an item.
  func collectionView(
    _ collectionView: CollectionView, itemDidLoseFocus item: AnyItemModel,
    with view: UIView?, in section: SectionModel)
}
