// SPDX-License-Identifier: MIT

// Public, because these small wrappers must inline: their clients see no name of the C library.
public import CResin

/// What moves a bar at the moment.
public enum BarPhase: UInt32, Hashable, Sendable {
  /// No scroll view yet. The first sample only says where the content is.
  case detached = 0
  /// No finger, no answer outstanding.
  case resting = 1
  /// A finger drags the content.
  case tracking = 2
  /// The finger has left, and the content is on its way to rest.
  case settling = 3
}

/// Where a bar is.
///
/// It remembers the content offset that it was made for. The next sample's distance is counted from
/// there, which is why a sample need not say where the content was before, a lost one is made up
/// for, and one that comes twice does no harm.
public struct BarState: Sendable {
  @usableFromInline var core: resin_bar_state

  @inlinable init(core: resin_bar_state) {
    self.core = core
  }

  /// Creates a state; usually ``BarReducer/initialState`` does.
  ///
  /// - Parameters:
  ///   - offset: The negated height, in points.
  ///   - contentOffset: Of the scroll view for which this is the state.
  ///   - highestStop: The highest stop that is available: the normal one or higher. One that no bar
  ///     can have, negative or over 2³² - 2, is kept as -1.
  ///   - phase: What moves the bar.
  public init(offset: Double, contentOffset: Double, highestStop: Int, phase: BarPhase) {
    core = resin_bar_state(
      offset: offset, highest_stop: UInt32(exactly: highestStop) ?? .max, phase: phase.rawValue,
      content_offset: contentOffset)
  }

  /// The negated height, in points: it runs with the content offset.
  @inlinable public var offset: Double {
    get { core.offset }
    set { core.offset = newValue }
  }

  /// The content offset of the last sample; 0 while detached.
  @inlinable public var contentOffset: Double {
    get { core.content_offset }
    set { core.content_offset = newValue }
  }

  /// The index of the highest stop that is available: the normal one or higher.
  ///
  /// One that no bar can have, negative or over 2³² - 2, reads back as -1, and functions that take the
  /// state throw.
  @inlinable public var highestStop: Int {
    get { core.highest_stop == .max ? -1 : Int(core.highest_stop) }
    set { core.highest_stop = UInt32(exactly: newValue) ?? .max }
  }

  /// What moves the bar at the moment.
  @inlinable public var phase: BarPhase {
    get { BarPhase(rawValue: core.phase) ?? .detached }
    set { core.phase = newValue.rawValue }
  }

  /// The height of the bar, in points: the negated ``offset``, NaN for an offset of NaN.
  @inlinable public var height: Double {
    0 - core.offset
  }
}

extension BarState: Hashable {
  /// Whether all members are equal.
  public static func == (left: BarState, right: BarState) -> Bool {
    left.offset == right.offset && left.contentOffset == right.contentOffset
      && left.core.highest_stop == right.core.highest_stop && left.core.phase == right.core.phase
  }

  /// Feeds the members into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(offset)
    hasher.combine(contentOffset)
    hasher.combine(core.highest_stop)
    hasher.combine(core.phase)
  }
}

extension BarState: CustomStringConvertible {
  /// The members, in the words of this type.
  public var description: String {
    "BarState(offset: \(offset), contentOffset: \(contentOffset), highestStop: \(highestStop), "
      + "phase: \(phase))"
  }
}

/// What a scroll view reports: vertical components, in points.
///
/// The insets are whole: the client's own, the safe area, a refresh control and what the bar
/// contributed. The client's share is all but the bar's.
public struct BarSample: Hashable, Sendable {
  /// The vertical content offset.
  public var contentOffset: Double
  /// The whole inset at the top.
  public var insetTop: Double
  /// The whole inset at the bottom.
  public var insetBottom: Double
  /// The inset at the top without the bar's share.
  public var clientInsetTop: Double
  /// The inset at the bottom without the bar's share.
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
