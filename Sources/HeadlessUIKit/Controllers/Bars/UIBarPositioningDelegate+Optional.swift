// SPDX-License-Identifier: MIT
// Written by scripts/steps/check-generated --update.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The methods that have the comment "Optional" in the protocol: their default implementations,
// whose documentation is that of the protocol, and calls with a question mark, which require an
// optional value. It is never nil: a method that is not implemented has its default.

extension UIBarPositioningDelegate {
  @discardableResult
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

extension UIBarPositioningDelegate {
  /// The method of this name, to be called with a question mark.
  public var position: _BarPositioningPosition? { _BarPositioningPosition(delegate: self) }
}

/// The method named `position`.
@preconcurrency @MainActor
public struct _BarPositioningPosition {
  fileprivate let delegate: any UIBarPositioningDelegate

  @discardableResult
  public func callAsFunction(for bar: any UIBarPositioning) -> UIBarPosition {
    delegate.position(for: bar)
  }
}
