// SPDX-License-Identifier: MIT
internal import Foundation

/// The motion of a finger on a scroll view and of the view's content: drags with a rubber band
/// beyond the ends, flings that decelerate, bounces at both ends, and animations to a target.
///
///     let trace = ScrollTrace.random(using: &generator)
///     for frame in trace.frames(perSecond: 60) { ... }
///
/// Every motion is a closed-form function of time, and touches start, reverse and end at multiples
/// of 1/60 s (ticks), so traces with 60, 120 and 240 frames per second agree at common times. A
/// trace reads no clock.
package struct ScrollTrace: Hashable, Sendable {
  /// A touch in which the finger passes through positions one tick apart, at a uniform speed
  /// between positions. Upward is negative; positions are relative to the start of the touch.
  package struct Touch: Hashable, Sendable {
    /// The number of ticks after the end of the previous touch.
    package var delay: Int
    /// The position of the finger after each tick.
    package var positions: [Double]
    /// Whether the system cancels the touch at its end.
    package var isCancelled: Bool

    /// Creates a touch.
    package init(delay: Int, positions: [Double], isCancelled: Bool = false) {
      self.delay = delay
      self.positions = positions
      self.isCancelled = isCancelled
    }

    /// Returns a flick over a distance: the finger accelerates until its end.
    package static func flick(after delay: Int, distance: Double, sixtieths: Int) -> Touch {
      let positions = (1...max(sixtieths, 1)).map { step in
        let part = Double(step) / Double(max(sixtieths, 1))
        return distance * part * part
      }
      return Touch(delay: delay, positions: positions)
    }

    /// Returns a drag over a distance that stops before its end: minimum jerk (Flash, Hogan 1985).
    package static func drag(after delay: Int, distance: Double, sixtieths: Int) -> Touch {
      let positions = (1...max(sixtieths, 1)).map { step in
        let part = Double(step) / Double(max(sixtieths, 1))
        return distance * part * part * part * (10 - 15 * part + 6 * part * part)
      }
      return Touch(delay: delay, positions: positions)
    }
  }

  /// The event of a frame.
  package enum Event: Hashable, Sendable {
    /// The touch began.
    case began
    /// The finger moved.
    case changed
    /// The touch ended, with a velocity of the content offset, per second.
    case ended(velocity: Double)
    /// The system cancelled the touch.
    case cancelled
    /// The content moved without a touch.
    case scrolled
    /// The content has stopped.
    case stopped
    /// Nothing happened.
    case idle
  }

  /// A frame, or an event within a frame: the end of a touch has the time of the touch's last
  /// frame.
  package struct Frame: Hashable, Sendable {
    /// The seconds from the start.
    package var time: Double
    /// The event.
    package var event: Event
    /// The content offset.
    package var contentOffset: Double
  }

  /// The touches, in order.
  package var touches: [Touch]

  /// The height of the content.
  package var contentHeight: Double

  /// The height of the view.
  package var frameHeight: Double

  /// The initial content offset.
  package var contentOffset: Double

  /// Creates a trace.
  package init(
    touches: [Touch], contentHeight: Double = 3000, frameHeight: Double = 844,
    contentOffset: Double = 0
  ) {
    self.touches = touches
    self.contentHeight = contentHeight
    self.frameHeight = frameHeight
    self.contentOffset = contentOffset
  }

  /// Returns random drags, flicks, pauses and cancelled touches, some of them during the motion
  /// that the previous touch started.
  package static func random(
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

  /// Returns the frames of a plain scroll view.
  package func frames(perSecond rate: Int) -> [Frame] {
    var frames: [Frame] = []
    play(perSecond: rate) { frame, _ in frames.append(frame) }
    return frames
  }

  /// Plays the trace until the content is at rest or 30 s have passed since the last touch, and
  /// calls `body` with every frame. The body may change the view's insets, content and target.
  ///
  /// - Parameter rate: A multiple of 60.
  package func play(perSecond rate: Int, _ body: (Frame, inout ScrollModel) -> Void) {
    var player = Player(view: ScrollModel(self), parts: max(rate / 60, 1), tick: 0)
    for touch in touches {
      for _ in 0..<touch.delay { player.pass(body) }
      player.play(touch, body)
    }
    for _ in 0..<(60 * 30) where player.view.isMoving { player.pass(body) }
  }
}

/// A player of ticks, each of which consists of several frames.
private struct Player {
  var view: ScrollModel
  let parts: Int
  var tick: Int

  mutating func report(
    _ event: ScrollTrace.Event, at time: Double,
    _ body: (ScrollTrace.Frame, inout ScrollModel) -> Void
  ) {
    body(
      ScrollTrace.Frame(time: time / 60, event: event, contentOffset: view.contentOffset), &view)
  }

  /// Plays a tick without a touch. Motions end only at ticks.
  mutating func pass(_ body: (ScrollTrace.Frame, inout ScrollModel) -> Void) {
    for part in 1...parts {
      let time = Double(tick) + Double(part) / Double(parts)
      let isMoving = view.isMoving
      view.advance(to: time)
      report(isMoving ? .scrolled : .idle, at: time, body)
    }
    tick += 1
    if view.stopIfOver(at: Double(tick)) {
      report(.stopped, at: Double(tick), body)
      view.startIfSent(at: Double(tick))
    }
  }

  mutating func play(
    _ touch: ScrollTrace.Touch, _ body: (ScrollTrace.Frame, inout ScrollModel) -> Void
  ) {
    view.grab()
    report(.began, at: Double(tick), body)
    var (before, last) = (0.0, 0.0)
    for position in touch.positions {
      for part in 1...parts {
        let along = Double(part) / Double(parts)
        view.drag(to: part == parts ? position : last + (position - last) * along)
        report(.changed, at: Double(tick) + along, body)
      }
      (before, last) = (last, position)
      tick += 1
    }
    let velocity = touch.isCancelled ? 0 : (before - last) * 60
    view.release(at: Double(tick), velocity: velocity)
    report(touch.isCancelled ? .cancelled : .ended(velocity: velocity), at: Double(tick), body)
    view.startIfSent(at: Double(tick))
  }
}
