// SPDX-License-Identifier: MIT

// A public import, so that these small wrappers can be inlined. No public signature has a C type.
public import CResin

/// The source of a bar's motion.
public enum BarPhase: UInt32, Hashable, Sendable {
  /// No scroll view has been attached yet. The first sample does not move the bar.
  case detached = 0
  /// No finger is down and no target is pending.
  case resting = 1
  /// A finger drags the content.
  case tracking = 2
  /// The content has been released and has not come to rest yet.
  case settling = 3
}

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

  /// Hashes the properties.
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

/// The vertical geometry of a scroll view, in points.
///
/// The effective insets are the sum of the insets that the client sets, the safe area, the inset of
/// a refresh control and the bar's contribution. The client insets are the effective insets without
/// the bar's contribution.
public struct BarSample: Hashable, Sendable {
  /// The vertical content offset.
  public var contentOffset: Double
  /// The effective inset at the top.
  public var insetTop: Double
  /// The effective inset at the bottom.
  public var insetBottom: Double
  /// The inset at the top without the bar's contribution.
  public var clientInsetTop: Double
  /// The inset at the bottom without the bar's contribution.
  public var clientInsetBottom: Double
  /// The height of the content, 0 or more.
  public var contentHeight: Double
  /// The height of the view, 0 or more.
  public var frameHeight: Double

  /// Creates a sample.
  @inlinable public init(
    contentOffset: Double, insetTop: Double = 0, insetBottom: Double = 0,
    clientInsetTop: Double = 0, clientInsetBottom: Double = 0, contentHeight: Double,
    frameHeight: Double
  ) {
    self.contentOffset = contentOffset
    self.insetTop = insetTop
    self.insetBottom = insetBottom
    self.clientInsetTop = clientInsetTop
    self.clientInsetBottom = clientInsetBottom
    self.contentHeight = contentHeight
    self.frameHeight = frameHeight
  }

  /// Returns whether a number is valid in a state or a sample: at most 1e100 in magnitude, and not
  /// NaN.
  @inlinable public static func isValid(_ number: Double) -> Bool {
    abs(number) <= 1e100
  }

  /// Whether ``BarReducer`` accepts the sample: all numbers are valid, and no height is negative.
  @inlinable public var isValid: Bool {
    Self.isValid(contentOffset) && Self.isValid(insetTop) && Self.isValid(insetBottom)
      && Self.isValid(clientInsetTop) && Self.isValid(clientInsetBottom)
      && Self.isValid(contentHeight) && contentHeight >= 0
      && Self.isValid(frameHeight) && frameHeight >= 0
  }

  @inlinable var core: resin_bar_sample {
    resin_bar_sample(
      content_offset: contentOffset, inset_top: insetTop, inset_bottom: insetBottom,
      client_inset_top: clientInsetTop, client_inset_bottom: clientInsetBottom,
      content_height: contentHeight, frame_height: frameHeight)
  }
}

extension BarSample {
  init(core: resin_bar_sample) {
    self.init(
      contentOffset: core.content_offset, insetTop: core.inset_top,
      insetBottom: core.inset_bottom, clientInsetTop: core.client_inset_top,
      clientInsetBottom: core.client_inset_bottom, contentHeight: core.content_height,
      frameHeight: core.frame_height)
  }
}
