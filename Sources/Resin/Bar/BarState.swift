// SPDX-License-Identifier: MIT

// A public import, so that these small wrappers can be inlined. No public signature has a C type.
public import CResin

/// The state of a bar.
///
/// The state contains the content offset of the last sample, from which the distance to the next
/// sample is measured. Therefore a sample does not contain the previous offset, the next sample
/// compensates for a lost sample, and a repeated sample has no effect.
public struct BarState: Sendable {
  @usableFromInline var core: resin_bar_state

  @inlinable init(core: resin_bar_state) {
    self.core = core
  }

  /// Creates a state. Most callers use ``BarReducer/initialState`` instead.
  ///
  /// - Parameters:
  ///   - offset: The negated height, in points.
  ///   - contentOffset: The content offset of the scroll view.
  ///   - highestStop: The index of the highest available stop, at least the normal stop. An invalid
  ///     index (negative or over 2³² - 2) is stored as -1.
  ///   - phase: The source of the bar's motion.
  public init(offset: Double, contentOffset: Double, highestStop: Int, phase: BarPhase) {
    core = resin_bar_state(
      offset: offset, highest_stop: UInt32(exactly: highestStop) ?? .max, phase: phase.rawValue,
      content_offset: contentOffset)
  }

  /// The negated height, in points, which has the sign of the content offset.
  @inlinable public var offset: Double {
    get { core.offset }
    set { core.offset = newValue }
  }

  /// The content offset of the last sample; 0 while detached.
  @inlinable public var contentOffset: Double {
    get { core.content_offset }
    set { core.content_offset = newValue }
  }

  /// The index of the highest available stop, at least the normal stop.
  ///
  /// An invalid index (negative or over 2³² - 2) is stored as -1, and functions with the state as
  /// argument throw.
  @inlinable public var highestStop: Int {
    get { core.highest_stop == .max ? -1 : Int(core.highest_stop) }
    set { core.highest_stop = UInt32(exactly: newValue) ?? .max }
  }

  /// The source of the bar's motion.
  @inlinable public var phase: BarPhase {
    get { BarPhase(rawValue: core.phase) ?? .detached }
    set { core.phase = newValue.rawValue }
  }

  /// The height of the bar, in points: the negated ``offset``; NaN for an offset of NaN.
  @inlinable public var height: Double {
    0 - core.offset
  }
}

extension BarState: Hashable {
  /// Returns whether all properties are equal.
  public static func == (left: BarState, right: BarState) -> Bool {
    left.offset == right.offset && left.contentOffset == right.contentOffset
      && left.core.highest_stop == right.core.highest_stop && left.core.phase == right.core.phase
  }

  /// Hashes the properties that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(offset)
    hasher.combine(contentOffset)
    hasher.combine(core.highest_stop)
    hasher.combine(core.phase)
  }
}

extension BarState: CustomStringConvertible {
  /// A description with all properties.
  public var description: String {
    "BarState(offset: \(offset), contentOffset: \(contentOffset), highestStop: \(highestStop), "
      + "phase: \(phase))"
  }
}
