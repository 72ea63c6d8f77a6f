// SPDX-License-Identifier: MIT

/// An object that reacts to an event of a layer: an animation, or `NSNull`, which does nothing.
public protocol CAAction {
  /// Reacts to an event of an object, a layer for example.
  @preconcurrency @MainActor
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}
