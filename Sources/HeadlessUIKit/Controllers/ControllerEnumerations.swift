// SPDX-License-Identifier: MIT

/// The styles of modal presentation.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the whole screen and removes the presenting controller's view.
  case fullScreen = 0
  /// A card that covers most of the screen.
  case pageSheet = 1
  /// A smaller card, centered where there is room.
  case formSheet = 2
  /// Covers the nearest controller that defines a presentation context and removes the view of that
  /// controller.
  case currentContext = 3
  /// Uses a presentation controller that the client supplies.
  case custom = 4
  /// Covers the whole screen and keeps the presenting controller's view.
  case overFullScreen = 5
  /// Covers the nearest controller that defines a presentation context and keeps the view of that
  /// controller.
  case overCurrentContext = 6
  /// On iOS, appears beside its source view where there is room. Presented like `formSheet` here.
  case popover = 7
  /// As the return value of a delegate: keeps the requested style.
  case none = -1
  /// The system's default style: a card.
  case automatic = -2
}

/// The transitions by which the view of a presented controller appears and disappears.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides the view up from the lower edge.
  case coverVertical = 0
  /// Flips the view around to show the new view on the back of the old one.
  case flipHorizontal = 1
  /// Fades the view in and out.
  case crossDissolve = 2
  /// Curls up a page to reveal the view below.
  case partialCurl = 3
}

/// The styles of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light text, depending on the user interface style.
  case `default` = 0
  /// Light text for dark content.
  case lightContent = 1
  /// Dark text for light content.
  case darkContent = 3
}

/// The animations by which the status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Sendable {
  /// Appears and disappears without animation.
  case none = 0
  /// Fades in and out.
  case fade = 1
  /// Slides over the upper edge.
  case slide = 2
}

/// An object that adapts its content to changes of size and traits, and notifies its container of
/// size changes.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content prefers, in points.
  var preferredContentSize: CGSize { get }

  /// Called after a child's preferred size has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Returns the size of a child's content when the parent has `parentSize`.
  @discardableResult
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called before the size changes.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}
