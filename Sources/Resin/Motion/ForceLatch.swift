// SPDX-License-Identifier: MIT
internal import CResin

/// Turns the force of a finger into presses, with hysteresis: one press is one activation, however
/// the force trembles.
///
///     let force = ForceLatch.fraction(of: touch.force, maximum: touch.maximumPossibleForce)
///     if latch.add(force).contains(.confirmed) {
///       isOn.toggle()
///     }
///
/// A press is activated at a force of 0.5, confirmed when it falls to 0.49, and the next one is
/// possible when it has fallen to 0.4.
public struct ForceLatch: Hashable, Sendable {
  /// Where a press is.
  public enum Phase: UInt32, Hashable, Sendable {
    /// Not pressed.
    case reset = 0
    /// Pressed hard enough.
    case activated = 1
    /// Let go again, but not yet far enough for another press.
    case confirmed = 2
  }

  /// What happened. A force that falls far between two events does two things at once.
  public struct Changes: OptionSet, Hashable, Sendable {
    /// The bits of the C library, `RESIN_FORCE_...`.
    public let rawValue: UInt32

    /// Creates a set of changes.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The finger pressed hard enough.
    public static let activated = Changes(rawValue: RESIN_FORCE_ACTIVATED.rawValue)

    /// The press is done: the moment to act.
    public static let confirmed = Changes(rawValue: RESIN_FORCE_CONFIRMED.rawValue)

    /// The next press is possible.
    public static let reset = Changes(rawValue: RESIN_FORCE_WAS_RESET.rawValue)
  }

  /// Where the press is.
  public private(set) var phase = Phase.reset

  /// Creates a latch without a press.
  public init() {}

  /// Takes in a force, as a fraction of the maximum. One that is not finite is ignored.
  public mutating func add(_ force: Double) -> Changes {
    change { resin_force_latch_add(&$0, force) }
  }

  /// The finger has left. A touch that the system took away does not confirm its press.
  public mutating func end(isCancelled: Bool = false) -> Changes {
    change { resin_force_latch_end(&$0, isCancelled) }
  }

  /// A force as the latch takes it, from 0 to 1; 0 when the maximum is not positive, as on hardware
  /// that measures no force, or when a number is not finite.
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
