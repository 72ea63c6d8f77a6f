// SPDX-License-Identifier: MIT

// The protocols by which the view of an item receives the events of its cell.

/// A view that defines its own accessibility.
@preconcurrency @MainActor
public protocol AccessibilityCustomizedView: UIView {}

/// A view that is notified when it is displayed and when it is removed.
///
/// ```swift
/// final class Video: UIView, EpoxyableView, DisplayRespondingView {
///   var isPlaying = false
///   func didDisplay(_ isDisplayed: Bool) { isPlaying = isDisplayed }
/// }
///
/// let host = ScreenHost(.iPhone15)
/// let controller = CollectionViewController(
///   layout: UICollectionViewFlowLayout(), items: { Video.itemModel(dataID: "video") })
/// host.show(controller)
/// print(host.firstView(Video.self)?.isPlaying ?? false)  // true
/// ```
///
/// It is for work of the view itself, such as playing; `willDisplay` of the model is for the
/// application.
@preconcurrency @MainActor
public protocol DisplayRespondingView: UIView {
  /// Called with true before the view is displayed, with false after it has been removed.
  func didDisplay(_ isDisplayed: Bool)
}

/// A view with a state that is preserved across reuse, such as a scroll position.
///
/// The state is stored for the item while its view is used for other items.
///
/// ```swift
/// final class Carousel: UIScrollView, EpoxyableView, EphemeralCachedStateView {
///   var cachedEphemeralState: Any? {
///     get { contentOffset }
///     set { contentOffset = newValue as? CGPoint ?? .zero }
///   }
/// }
///
/// let carousel = Carousel()
/// carousel.contentOffset.x = 120
/// let state = carousel.cachedEphemeralState
/// carousel.cachedEphemeralState = nil
/// print(carousel.contentOffset.x, state as? CGPoint ?? .zero)  // 0.0 (120.0, 0.0)
/// ```
///
/// The state is read when the cell is reused and before an update, and set when the item appears
/// again. The collection view stores it by section and item, and discards it with the item. It is
/// for what the user changed in the view; what the application reads belongs in the content.
@preconcurrency @MainActor
public protocol EphemeralCachedStateView: UIView {
  /// The state. Nil restores the state of a new view.
  var cachedEphemeralState: Any? { get set }
}

/// A view that is notified of touches of its cell.
@preconcurrency @MainActor
public protocol HighlightableView: UIView {
  /// Called with true when a touch of the cell begins, with false when it ends.
  func didHighlight(_ highlighted: Bool)
}

/// A view that is notified when its item is selected.
@preconcurrency @MainActor
public protocol SelectableView: UIView {
  /// Called after the item has been selected.
  func didSelect()
}
