// SPDX-License-Identifier: MIT
internal import CResin

/// The velocity of a finger along one axis, from time-stamped positions: the slope of the
/// least-squares line through the last 100 ms.
///
/// ```swift
/// var tracker = VelocityTracker()
/// for event in 0...6 {
///   tracker.add(Double(event) * 8, at: Double(event) / 60)
/// }
/// print(tracker.velocity(at: 0.1).rounded())  // 480.0
/// print(tracker.velocity(at: 1).rounded())  // 0.0
/// ```
///
/// The tracker is a value of 520 bytes that never allocates. Use a new tracker for each gesture.
public struct VelocityTracker: Sendable {
  private var core = resin_velocity_tracker()

  /// Creates a tracker without samples.
  public init() {}

  /// Adds the position of the finger at a time.
  ///
  /// A sample with the time of the newest sample replaces that sample. An earlier sample, or a
  /// sample that is not finite, is ignored. Samples less than 3.4 ms apart are thinned out, so that
  /// the tracker covers the window at any rate.
  ///
  /// - Parameters:
  ///   - position: In units.
  ///   - time: In seconds, from any origin.
  public mutating func add(_ position: Double, at time: Double) {
    resin_velocity_tracker_add(&core, time, position)
  }

  /// Returns the velocity at a time, in units per second.
  ///
  /// The velocity is 0 with fewer than two samples in the last 100 ms, and if the newest sample is
  /// older than 50 ms, because a resting finger causes no events.
  public func velocity(at time: Double) -> Double {
    withUnsafePointer(to: core) { resin_velocity_tracker_velocity($0, time) }
  }

  /// The number of stored samples, at most 32.
  public var count: Int {
    Int(core.positions.count)
  }
}

extension VelocityTracker: Hashable {
  /// Returns whether the trackers have the same samples, compared bit by bit: 0.0 differs from
  /// -0.0.
  public static func == (left: VelocityTracker, right: VelocityTracker) -> Bool {
    withUnsafeBytes(of: left.core) { left in
      withUnsafeBytes(of: right.core) { right in left.elementsEqual(right) }
    }
  }

  /// Hashes the samples that `==` compares.
  public func hash(into hasher: inout Hasher) {
    withUnsafeBytes(of: core) { hasher.combine(bytes: $0) }
  }
}
