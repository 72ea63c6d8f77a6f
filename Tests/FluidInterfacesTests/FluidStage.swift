// SPDX-License-Identifier: MIT
import FluidInterfaces
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// A screen with one view, as far as the tests of dragged views need it.
@MainActor
struct FluidStage {
  let host: ScreenHost
  let root: UIView
  let view: UIView

  init(
    _ model: DeviceModel = .iPhone15, framesPerSecond: Double = 60,
    frame: CGRect = CGRect(x: 120, y: 350, width: 160, height: 160)
  ) {
    host = ScreenHost(model, framesPerSecond: framesPerSecond)
    (root, view) = host.perform { (UIView(), UIView()) }
    root.addSubview(view)
    host.show(root)
    view.frame = frame
    host.perform { root.layoutIfNeeded() }
  }

  /// The center of the view on the screen.
  var center: CGPoint { host.location(in: view) }
}

/// Detects jumps of a view that fingers and springs move.
///
/// A touch leaves it where it is. While a finger holds it, it moves no further than the finger.
/// When it is released, it continues with the velocity that it had: the slope of its own last
/// places, which the least squares here find.
@MainActor
struct ContinuityCheck {
  let host: ScreenHost
  /// The position that is shown.
  let place: () -> SIMD2<Double>
  /// The position to which a released thing moves.
  let target: () -> SIMD2<Double>
  /// The frequency of the fastest of its springs, in radians per second.
  let frequency: Double
  /// The points of the screen for a unit of the position.
  var scale = 1.0

  /// The limit of a frame's change in velocity: the spring's and the damper's acceleration, with
  /// both at their largest.
  private func change(of velocity: SIMD2<Double>, at place: SIMD2<Double>) -> Double {
    let distance = length(place - target())
    return (frequency * frequency * distance + 2 * frequency * length(velocity)) * frameDuration
  }

  private var frameDuration: Double { host.frameDuration }

  /// Interrupts the thing once: touches it, moves the finger at a constant velocity, lifts it, and
  /// advances the clock by some frames.
  ///
  /// - Returns: What was wrong, if anything.
  func interrupt(
    at start: CGPoint, velocity: CGVector, movingFor moves: Int, passing frames: Int
  ) -> String? {
    let before = place()
    let wasMoving = length(before - target()) > 0
    let finger = host.touch(at: start)
    if length(place() - before) * scale > 1e-9 { return "a touch moved it by \(place() - before)" }
    var samples = [(host.now, place())]
    for _ in 0..<moves {
      let last = place()
      finger.move(
        by: CGVector(dx: velocity.dx * frameDuration, dy: velocity.dy * frameDuration),
        over: frameDuration)
      let way = length(place() - last) * scale
      let limit = hypot(velocity.dx, velocity.dy) * frameDuration
      if way > limit * 1.001 + 1e-6 { return "a finger that moved by \(limit) moved it by \(way)" }
      samples.append((host.now, place()))
    }
    let held = place()
    finger.lift()
    if length(place() - held) * scale > 1e-9 {
      return "it moved by \(place() - held) when it was let go"
    }
    // The first ten points of a finger's way do not move a thing at rest, and are no part of its
    // velocity.
    if !wasMoving { samples.removeAll { $0.1 == before } }
    let released = samples.count < 2 ? .zero : slope(samples)
    let allowed = change(of: released, at: held)
    for frame in 0..<frames {
      let last = place()
      host.advanceFrame()
      let now = place()
      guard now.x.isFinite, now.y.isFinite else { return "it is at \(now)" }
      // A single event that begins a drag does not determine the velocity of the view.
      if frame == 0, moves == 0 || samples.count > 1 {
        let velocity = (now - last) / frameDuration
        // A thing that is closer to its target than the tolerance of its spring is there at once.
        let tolerance = 0.15 / frameDuration / scale
        if length(velocity - released) > allowed + 0.15 * length(released) + tolerance {
          return
            "after \(moves) moves it went on with \(velocity) after \(released), to \(target()) from \(held)"
        }
      }
    }
    return nil
  }

  /// The slope of the least-squares line through the samples of the last tenth of a second.
  private func slope(_ samples: [(Double, SIMD2<Double>)]) -> SIMD2<Double> {
    let recent = samples.filter { $0.0 > host.now - 0.1 - 1e-9 }
    let count = Double(recent.count)
    let time = recent.reduce(0) { $0 + $1.0 } / count
    let mean = recent.reduce(SIMD2.zero) { $0 + $1.1 } / count
    let across = recent.reduce(SIMD2.zero) { $0 + ($1.1 - mean) * ($1.0 - time) }
    let along = recent.reduce(0) { $0 + ($1.0 - time) * ($1.0 - time) }
    return along > 0 ? across / along : .zero
  }

  private func length(_ vector: SIMD2<Double>) -> Double { hypot(vector.x, vector.y) }
}

let interruptionCount = sampleCount(200, optimized: 10_000)

extension CGPoint {
  var vector: SIMD2<Double> { SIMD2(Double(x), Double(y)) }
}

extension ScreenHost {
  var screenBounds: CGRect { perform { UIScreen.main.bounds } }
}
