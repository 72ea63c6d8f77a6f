// SPDX-License-Identifier: MIT

/// A change of one value between two values.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis about which the device tilts.
  public enum EffectType: Int, Sendable {
    /// To the left and the right.
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis = 1
  }

  /// The key path of the value.
  public let keyPath: String
  /// The axis along which the device is tilted.
  public let type: EffectType
  /// The value at one end of the tilt.
  open var minimumRelativeValue: Any?
  /// The value at the other end.
  open var maximumRelativeValue: Any?

  /// Creates an effect on the value at a key path.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  /// Creates an effect. Effects cannot be decoded: archives are not supported.
  public required init?(coder: NSCoder) { nil }
}
