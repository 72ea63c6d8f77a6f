// SPDX-License-Identifier: MIT
internal import Foundation

/// A finger on a scroll view, and what the content does: drags with a rubber band beyond the ends,
/// flings that decelerate, bounces at both ends, and animations to where someone sends the content.
///
///     let trace = ScrollTrace.random(using: &generator)
///     for frame in trace.frames(perSecond: 60) { ... }
///
/// Every motion is a closed form of time, and fingers come, turn and go at multiples of 1/60 s, so
/// the same trace at 60, 120 and 240 frames per second agrees at the times that they share. Nothing
/// reads a clock.
public struct ScrollTrace: Hashable, Sendable {
  /// One touch: the finger is at each position for a moment, 1/60 s apart, and moves evenly between
  /// them. Upward is negative; positions count from where it came down.
  public struct Touch: Hashable, Sendable {
    /// The sixtieths that pass before it, from the end of the touch before.
    public var delay: Int
    /// Where the finger is after each sixtieth.
    public var positions: [Double]
    /// Whether the system takes it away at its end.
    public var isCancelled: Bool

    /// Creates a touch.
    public init(delay: Int, positions: [Double], isCancelled: Bool = false) {
      self.delay = delay
      self.positions = positions
      self.isCancelled = isCancelled
    }

    /// A finger that moves this far in so many sixtieths, gently off and with full speed away: the
    /// way of a flick.
    public static func flick(after delay: Int, distance: Double, sixtieths: Int) -> Touch {
      let positions = (1...max(sixtieths, 1)).map { step in
        let part = Double(step) / Double(max(sixtieths, 1))
        return distance * part * part
      }
      return Touch(delay: delay, positions: positions)
    }

    /// A finger that moves this far and stops before it leaves: minimum jerk (Flash, Hogan 1985).
    public static func drag(after delay: Int, distance: Double, sixtieths: Int) -> Touch {
      let positions = (1...max(sixtieths, 1)).map { step in
        let part = Double(step) / Double(max(sixtieths, 1))
        return distance * part * part * part * (10 - 15 * part + 6 * part * part)
      }
      return Touch(delay: delay, positions: positions)
    }
  }

  /// What happened in a frame.
  public enum Event: Hashable, Sendable {
    /// The finger came down.
    case began
    /// The finger moved.
    case changed
    /// The finger left, with this velocity of the content offset, per second.
    case ended(velocity: Double)
    /// The system took the finger away.
    case cancelled
    /// The content moved by itself.
    case scrolled
    /// The content has stopped.
    case stopped
    /// Nothing.
    case idle
  }

  /// One frame, or one event within it: the end of a touch has the time of its last frame.
  public struct Frame: Hashable, Sendable {
    /// Seconds from the start.
    public var time: Double
    /// What happened.
    public var event: Event
    /// Where the content is.
    public var contentOffset: Double
  }

  /// The touches, in order.
  public var touches: [Touch]

  /// The height of the content.
  public var contentHeight: Double

  /// The height of the view.
  public var frameHeight: Double

  /// Where the content starts.
  public var contentOffset: Double

  /// Creates a trace.
  public init(
    touches: [Touch], contentHeight: Double = 3000, frameHeight: Double = 844,
    contentOffset: Double = 0
  ) {
    self.touches = touches
    self.contentHeight = contentHeight
    self.frameHeight = frameHeight
    self.contentOffset = contentOffset
  }

  /// Drags, flicks, pauses and cancelled touches, some of them into the motion of the one before.
  public static func random(
    touches count: Int = 5, using generator: inout some RandomNumberGenerator
  ) -> ScrollTrace {
    let touches = (0..<count).map { _ in
      let delay = Int.random(in: 0..<90, using: &generator)
      let sixtieths = Int.random(in: 2...30, using: &generator)
      let distance = Double.random(in: -700...700, using: &generator)
      var touch =
        Bool.random(using: &generator)
        ? Touch.flick(after: delay, distance: distance, sixtieths: sixtieths)
        : Touch.drag(after: delay, distance: distance, sixtieths: sixtieths)
      touch.isCancelled = Int.random(in: 0..<8, using: &generator) == 0
      return touch
    }
    let isShort = Int.random(in: 0..<4, using: &generator) == 0
    return ScrollTrace(
      touches: touches,
      contentHeight: isShort ? Double.random(in: 0...900, using: &generator) : 3000)
  }

  /// The frames, as of a plain scroll view.
  public func frames(perSecond rate: Int) -> [Frame] {
    var frames: [Frame] = []
    play(perSecond: rate) { frame, _ in frames.append(frame) }
    return frames
  }

  /// Plays the trace until all is at rest. `body` sees every frame and may change the view: its
  /// insets, its content, and where the content is sent.
  ///
  /// - Parameter rate: A multiple of 60.
  public func play(perSecond rate: Int, _ body: (Frame, inout ScrollModel) -> Void) {
    var player = Player(view: ScrollModel(self), parts: max(rate / 60, 1), tick: 0)
    for touch in touches {
      for _ in 0..<touch.delay { player.pass(body) }
      player.play(touch, body)
    }
    for _ in 0..<(60 * 30) where player.view.isMoving { player.pass(body) }
  }
}

/// Plays sixtieths, each in so many frames.
private struct Player {
  var view: ScrollModel
  let parts: Int
  var tick: Int

  mutating func tell(
    _ event: ScrollTrace.Event, at time: Double,
    _ body: (ScrollTrace.Frame, inout ScrollModel) -> Void
  ) {
    body(
      ScrollTrace.Frame(time: time / 60, event: event, contentOffset: view.contentOffset), &view)
  }

  /// A sixtieth without a finger. Motions end at sixtieths only.
  mutating func pass(_ body: (ScrollTrace.Frame, inout ScrollModel) -> Void) {
    for part in 1...parts {
      let time = Double(tick) + Double(part) / Double(parts)
      let isMoving = view.isMoving
      view.advance(to: time)
      tell(isMoving ? .scrolled : .idle, at: time, body)
    }
    tick += 1
    if view.stopIfOver(at: Double(tick)) {
      tell(.stopped, at: Double(tick), body)
      view.startIfSent(at: Double(tick))
    }
  }

  mutating func play(
    _ touch: ScrollTrace.Touch, _ body: (ScrollTrace.Frame, inout ScrollModel) -> Void
  ) {
    view.grab()
    tell(.began, at: Double(tick), body)
    var (before, last) = (0.0, 0.0)
    for position in touch.positions {
      for part in 1...parts {
        let along = Double(part) / Double(parts)
        view.drag(to: part == parts ? position : last + (position - last) * along)
        tell(.changed, at: Double(tick) + along, body)
      }
      (before, last) = (last, position)
      tick += 1
    }
    let velocity = touch.isCancelled ? 0 : (before - last) * 60
    view.letGo(at: Double(tick), velocity: velocity)
    tell(touch.isCancelled ? .cancelled : .ended(velocity: velocity), at: Double(tick), body)
    view.startIfSent(at: Double(tick))
  }
}
