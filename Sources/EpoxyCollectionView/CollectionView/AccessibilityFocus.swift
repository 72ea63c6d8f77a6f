// SPDX-License-Identifier: MIT
internal import UIKitPlatform

/// An observer of the focus of assistive technology, which finds the item of the focused element.
@preconcurrency @MainActor
final class AccessibilityFocus {
  private weak var collectionView: CollectionView?
  private var observation: NotificationObservation?
  private weak var cell: CollectionViewCell?
  /// The item whose focus was reported; its cell may show another item since.
  private var focused: DisplayedItem?
  private weak var focusedView: UIView?

  init(of collectionView: CollectionView) {
    self.collectionView = collectionView
    let names = [UIAccessibility.elementFocusedNotification]
    observation = NotificationObservation(names, by: .collectionViewFocus) {
      [weak self] notification in
      let element = notification.userInfo?[UIAccessibility.focusedElementUserInfoKey] as? UIView
      self?.focusMoved(to: element)
    }
  }

  private func focusMoved(to element: UIView?) {
    let new = element.flatMap(cell(around:))
    let displayed = new?.displayed
    guard new !== cell || displayed?.item.diffIdentifier != focused?.item.diffIdentifier else {
      return
    }
    let (old, oldView) = (focused, focusedView)
    (cell, focused, focusedView) = (new, displayed, new?.view)
    guard let collectionView, let delegate = collectionView.accessibilityDelegate else { return }
    if let old {
      delegate.collectionView(
        collectionView, itemDidLoseFocus: old.item, with: oldView, in: old.section)
    }
    if let new, let displayed {
      delegate.collectionView(
        collectionView, itemDidBecomeFocused: displayed.item, with: new.view,
        in: displayed.section)
    }
  }

  private func cell(around element: UIView) -> CollectionViewCell? {
    var view: UIView? = element
    while let current = view {
      if let cell = current as? CollectionViewCell {
        return collectionView?.indexPath(for: cell) == nil ? nil : cell
      }
      view = current.superview
    }
    return nil
  }
}

extension CollectionView {
  final func focusIsWatchedChanged() {
    if accessibilityDelegate == nil {
      focus = nil
    } else if focus == nil {
      focus = AccessibilityFocus(of: self)
    }
  }
}
