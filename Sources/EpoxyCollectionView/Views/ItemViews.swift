// SPDX-License-Identifier: MIT

// What the view of an item can conform to, to take part in what happens to its cell.

/// A view that says by itself how assistive technology sees it.
@preconcurrency @MainActor
public protocol AccessibilityCustomizedView: UIView {}

/// A view that is told when it is shown and when it is taken away.
@preconcurrency @MainActor
public protocol DisplayRespondingView: UIView {
  /// Called with true when the view is about to be shown, with false after it was taken away.
  func didDisplay(_ isDisplayed: Bool)
}

/// A view with a state that outlives its use, the place to which it was scrolled for example.
///
/// The state is kept for the item while its view is used for other ones.
@preconcurrency @MainActor
public protocol EphemeralCachedStateView: UIView {
  /// The state. None restores that of a new view.
  var cachedEphemeralState: Any? { get set }
}

/// A view that is told when a finger is on its cell.
@preconcurrency @MainActor
public protocol HighlightableView: UIView {
  /// Called with true when a finger is put on the cell, with false when it leaves.
  func didHighlight(_ highlighted: Bool)
}

/// A view that is told when its item is selected.
@preconcurrency @MainActor
public protocol SelectableView: UIView {
  /// Called when the item was selected.
  func didSelect()
}
