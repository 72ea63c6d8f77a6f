// SPDX-License-Identifier: MIT

/// Several effects as one.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects that are applied together; nil for none.
  open var motionEffects: [UIMotionEffect]?
}
