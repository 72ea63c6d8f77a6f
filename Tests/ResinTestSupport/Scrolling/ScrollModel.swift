// SPDX-License-Identifier: MIT
internal import Foundation
internal import Resin

/// The geometry of a scroll view whose content a ``ScrollTrace`` moves.
package struct ScrollModel: Hashable, Sendable {
  /// The content offset.
  package private(set) var contentOffset: Double
  /// The effective inset at the top.
  package var insetTop = 0.0
  /// The effective inset at the bottom.
  package var insetBottom = 0.0
  /// The height of the content.
  package var contentHeight: Double
  /// The height of the view.
  package var frameHeight: Double
  /// The content offset to which the content is animated after a touch or a motion ends, or nil for
  /// no animation.
  package var target: Double?

  private var motion = Motion.still

  private enum Motion: Hashable {
    case still
    case dragged(grabbed: Double)
    case coasting(Deceleration, start: Double)
    case bouncing(distance: Double, velocity: Double, edge: Double, start: Double)
    case animated(from: Double, to: Double, start: Double)
  }

  init(_ trace: ScrollTrace) {
    contentOffset = trace.contentOffset
    contentHeight = trace.contentHeight
    frameHeight = trace.frameHeight
  }

  /// Whether the content moves, with or without a touch.
  package var isMoving: Bool {
    motion != .still
  }

  /// The smallest content offset without overscroll.
  package var low: Double {
    -insetTop
  }

  /// The greatest content offset without overscroll.
  package var high: Double {
    max(contentHeight - frameHeight + insetBottom, low)
  }

  /// Sets the content offset without animation.
  package mutating func jump(to offset: Double) {
    contentOffset = offset
    motion = .still
  }

  private var band: RubberBand {
    .scrollView(dimension: frameHeight)
  }

  private func limited(_ offset: Double) -> Double {
    max(min(offset, high), low)
  }
}

// MARK: - Touches

extension ScrollModel {
  mutating func grab() {
    let inside = limited(contentOffset)
    motion = .dragged(grabbed: inside + band.distance(forOffset: contentOffset - inside))
    target = nil
  }

  mutating func drag(to finger: Double) {
    guard case .dragged(let grabbed) = motion else { return }
    let wanted = grabbed - finger
    let inside = limited(wanted)
    contentOffset = inside + band.offset(forDistance: wanted - inside)
  }

  /// Ends a touch. Content that is inside its range, or that will return to the range, decelerates;
  /// other content bounces.
  mutating func release(at time: Double, velocity: Double) {
    let fling = Deceleration(from: contentOffset, velocity: velocity)
    let inside = limited(contentOffset)
    let out = contentOffset - inside
    if (out < 0 && fling.rest < low) || (out > 0 && fling.rest > high) {
      motion = .bouncing(distance: out, velocity: velocity, edge: inside, start: time)
    } else {
      motion = .coasting(fling, start: time)
    }
  }
}

// MARK: - Time in ticks

extension ScrollModel {
  mutating func advance(to time: Double) {
    contentOffset = offset(at: time)
  }

  /// Stops the content if its motion has ended, and returns whether the content was stopped.
  mutating func stopIfOver(at time: Double) -> Bool {
    guard let end = end(at: time) else { return false }
    contentOffset = end
    motion = .still
    return true
  }

  mutating func startIfSent(at time: Double) {
    guard let target else { return }
    motion = .animated(from: contentOffset, to: target, start: time)
    self.target = nil
  }

  private func offset(at time: Double) -> Double {
    switch motion {
    case .still, .dragged:
      return contentOffset
    case .coasting(let fling, let start):
      let seconds = (time - start) / 60
      let edge = fling.velocity < 0 ? low : high
      guard let crossing = fling.crossing(of: edge), crossing.time < seconds else {
        return fling.value(at: seconds)
      }
      return edge + bounced(0, crossing.velocity, seconds - crossing.time)
    case .bouncing(let distance, let velocity, let edge, let start):
      return edge + bounced(distance, velocity, (time - start) / 60)
    case .animated(let from, let to, let start):
      let part = min((time - start) / 15, 1)
      return part < 1 ? from + (to - from) * part * part * (3 - 2 * part) : to
    }
  }

  /// Returns the final content offset if the motion has come so close to its end that no difference
  /// is visible; otherwise nil.
  private func end(at time: Double) -> Double? {
    switch motion {
    case .still, .dragged:
      return nil
    case .coasting(let fling, let start):
      let end = limited(fling.rest)
      let isNear = abs(offset(at: time) - end) < 0.2 && abs(offset(at: time - 1) - end) < 0.4
      return isNear && time > start ? end : nil
    case .bouncing(_, _, let edge, let start):
      return abs(offset(at: time) - edge) < 0.2 && time - start > 12 ? edge : nil
    case .animated(_, let to, let start):
      return time - start >= 15 ? to : nil
    }
  }

  /// Returns the displacement of a critically damped spring after some seconds.
  private func bounced(_ distance: Double, _ velocity: Double, _ seconds: Double) -> Double {
    let frequency = 14.0
    return (distance + (velocity + frequency * distance) * seconds) * exp(-frequency * seconds)
  }
}
