// SPDX-License-Identifier: MIT

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen; what lies behind is taken away.
  case fullScreen = 0
  /// As a card that covers most of the screen.
  case pageSheet = 1
  /// As a smaller card, in the middle where there is room.
  case formSheet = 2
  /// Over the nearest controller that defines a context; what lies behind is taken away.
  case currentContext = 3
  /// By a presentation controller of the client's own.
  case custom = 4
  /// Over the whole screen; what lies behind stays.
  case overFullScreen = 5
  /// Over the nearest controller that defines a context; what lies behind stays.
  case overCurrentContext = 6
  /// Beside what it belongs to, where there is room.
  case popover = 7
  /// Not at all: as an answer, no other style than the asked one.
  case none = -1
  /// The style that the system prefers: a card.
  case automatic = -2
}

/// How the view of a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From the lower edge.
  case coverVertical = 0
  /// On the back of what was there.
  case flipHorizontal = 1
  /// By fading.
  case crossDissolve = 2
  /// From under a page that is curled up.
  case partialCurl = 3
}

/// What the text of the status bar looks like.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light, by the interface's style.
  case `default` = 0
  /// Light, on dark.
  case lightContent = 1
  /// Dark, on light.
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// By fading.
  case fade = 1
  /// Over the upper edge.
  case slide = 2
}

/// What a container needs to know of what it contains, and tells it.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content would like to have.
  var preferredContentSize: CGSize { get }

  /// Called after a child's preferred size has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The size of a child in a parent of a size.
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
