// SPDX-License-Identifier: MIT

/// The base class of the effects of a visual effect view. Use ``UIBlurEffect`` or
/// ``UIVibrancyEffect``.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  override init() { super.init() }

  /// Returns the effect itself, because effects do not change.
  @discardableResult
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// The effect in a dump of views.
  package var dumped: String { "effect" }
}
