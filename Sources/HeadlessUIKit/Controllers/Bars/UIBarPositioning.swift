// SPDX-License-Identifier: MIT

/// The positions of a bar.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  /// At the lower edge of its container.
  case bottom = 1
  /// At the upper edge of its container.
  case top = 2
  /// At the upper edge of the screen, with a background that extends under the status bar.
  case topAttached = 3
}

/// A bar with a position.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// A delegate that determines the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of a bar.
  /// Optional; by default `.any`.
  @discardableResult
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

/// A delegate of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIToolbar: UIBarPositioning {
  /// The position of the bar: at the lower edge unless the delegate returns another one.
  public var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .bottom : position
  }
}
