// SPDX-License-Identifier: MIT
internal import CResin

/// A detector of presses by force, with hysteresis: small variations of the force do not activate
/// it again.
///
/// ```swift
/// var latch = ForceLatch()
/// var isOn = false
/// for force in [0.1, 0.4, 0.6, 0.55, 0.45, 0.2] where latch.add(force).contains(.confirmed) {
///   isOn.toggle()
/// }
/// print(isOn)  // true
/// ```
///
/// A press is activated at a force of 0.5 and confirmed when the force falls to 0.49. The latch is
/// reset at 0.4, after which the next press is possible.
public struct ForceLatch: Hashable, Sendable {
  /// The phase of a press.
  public enum Phase: UInt32, Hashable, Sendable {
    /// No press: the force is below the thresholds.
    case reset = 0
    /// The force has reached the activation threshold.
    case activated = 1
    /// The force has fallen to the confirmation threshold, but not yet to the reset threshold.
    case confirmed = 2
  }

  /// The phase changes of an event. A force that falls far in one event causes two changes.
  public struct Changes: OptionSet, Hashable, Sendable {
    /// The bits of the C library, `RESIN_FORCE_...`.
    public let rawValue: UInt32

    /// Creates a set of changes.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The force has reached the activation threshold.
    public static let activated = Changes(rawValue: RESIN_FORCE_ACTIVATED.rawValue)

    /// The press is complete: perform its action.
    public static let confirmed = Changes(rawValue: RESIN_FORCE_CONFIRMED.rawValue)

    /// The next press is possible.
    public static let reset = Changes(rawValue: RESIN_FORCE_WAS_RESET.rawValue)
  }

  /// The phase of the press.
  public private(set) var phase = Phase.reset

  /// Creates a latch without a press.
  public init() {}

  /// Adds a force, as a fraction of the maximum. Ignores a force that is not finite.
  public mutating func add(_ force: Double) -> Changes {
    change { resin_force_latch_add(&$0, force) }
  }

  /// Ends the touch and resets the latch. Confirms an activated press unless the touch is
  /// cancelled.
  public mutating func end(isCancelled: Bool = false) -> Changes {
    change { resin_force_latch_end(&$0, isCancelled) }
  }

  /// Returns a force as a fraction of the maximum, from 0 to 1; 0 if the maximum is not positive,
  /// as on hardware without a force sensor, or if a number is not finite.
  public static func fraction(of force: Double, maximum: Double) -> Double {
    resin_force_fraction(force, maximum)
  }

  private mutating func change(_ body: (inout resin_force_latch) -> UInt32) -> Changes {
    var core = resin_force_latch(phase: phase.rawValue)
    let changes = body(&core)
    phase = Phase(rawValue: core.phase) ?? .reset
    return Changes(rawValue: changes)
  }
}
