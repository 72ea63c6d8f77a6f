// SPDX-License-Identifier: MIT

/// Animations that run together, timed relative to their group.
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group. Their delegates are not notified. They end with the group at the
  /// latest.
  open var animations: [CAAnimation]?

  override func effects(on layer: CALayer) -> [LayerEffect] {
    (animations ?? []).flatMap { animation in
      animation.effects(on: layer).map { $0.within(animation) }
    }
  }
}
