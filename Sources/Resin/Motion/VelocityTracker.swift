// SPDX-License-Identifier: MIT
internal import CResin

/// The velocity of a finger along one axis, from time-stamped positions: the slope of the straight
/// line with the least squares through the last 100 ms.
///
///     var tracker = VelocityTracker()
///     tracker.add(touch.y, at: touch.timestamp)
///     let velocity = tracker.velocity(at: event.timestamp)
///
/// A plain value of 520 bytes that never allocates. Start every gesture with a new one.
public struct VelocityTracker: Sendable {
  private var core = resin_velocity_tracker()

  /// Creates a tracker without samples.
  public init() {}

  /// Takes in where the finger was at a time.
  ///
  /// A sample of the same time as the newest replaces it; an earlier one, or one that is not finite,
  /// is ignored. Samples closer together than 3.4 ms are thinned out, so that the window always
  /// fits, however fast they come.
  ///
  /// - Parameters:
  ///   - position: In units.
  ///   - time: In seconds, from any start.
  public mutating func add(_ position: Double, at time: Double) {
    resin_velocity_tracker_add(&core, time, position)
  }

  /// The velocity at a time, in units per second.
  ///
  /// 0 with fewer than two samples in the last 100 ms, and 0 when the newest is older than 50 ms: a
  /// finger that rests sends no events.
  public func velocity(at time: Double) -> Double {
    withUnsafePointer(to: core) { resin_velocity_tracker_velocity($0, time) }
  }

  /// How many samples are kept, 32 at most.
  public var count: Int {
    Int(core.positions.count)
  }
}

extension VelocityTracker: Hashable {
  /// Whether both hold the same samples, bit by bit: 0.0 is not -0.0.
  public static func == (left: VelocityTracker, right: VelocityTracker) -> Bool {
    withUnsafeBytes(of: left.core) { left in
      withUnsafeBytes(of: right.core) { right in left.elementsEqual(right) }
    }
  }

  /// Feeds the samples into a hasher.
  public func hash(into hasher: inout Hasher) {
    withUnsafeBytes(of: core) { hasher.combine(bytes: $0) }
  }
}
