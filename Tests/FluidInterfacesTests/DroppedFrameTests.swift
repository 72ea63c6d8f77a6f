// SPDX-License-Identifier: MIT
import FluidInterfaces
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// Gestures of which the screen drops events at random, as a busy main thread does: they end at the
/// same position, and on the way nothing is further from the finger than the dropped events
/// explain.
@MainActor @Suite struct DroppedFrameTests {
  /// Moves a finger at a constant velocity, and sends only some of the events: the first, the last,
  /// and a random part of the others. Calls `check` after each event that was sent.
  private func fling(
    on host: ScreenHost, from start: CGPoint, velocity: CGVector, dropping part: Double,
    using random: inout SplitMix64, check: (CGVector) -> Void
  ) {
    let finger = host.touch(at: start)
    for step in 1...24 {
      host.advanceFrame()
      guard step == 1 || step == 24 || Double.random(in: 0..<1, using: &random) >= part else {
        continue
      }
      let time = Double(step) / 120
      let way = CGVector(dx: velocity.dx * time, dy: velocity.dy * time)
      finger.move(to: CGPoint(x: start.x + way.dx, y: start.y + way.dy))
      check(way)
    }
    finger.lift()
  }

  @Test func `A picture lands in the same corner`() {
    for seed in 0..<40 {
      var random = SplitMix64(seed: UInt64(seed))
      let stage = FluidStage(
        framesPerSecond: 120, frame: CGRect(x: 0, y: 0, width: 86, height: 130))
      let interaction = stage.host.perform { PictureInPictureInteraction() }
      stage.host.perform { stage.view.addInteraction(interaction) }
      stage.host.settle()
      let start = stage.view.center
      fling(
        on: stage.host, from: stage.center, velocity: CGVector(dx: -700, dy: -600),
        dropping: Double(seed % 4) / 4, using: &random
      ) { way in
        // The first ten points begin the drag.
        let length = hypot(way.dx, way.dy)
        let part = max(length - 10, 0) / length
        expectNear(stage.view.center.x - start.x, way.dx * part, within: 1e-6)
        expectNear(stage.view.center.y - start.y, way.dy * part, within: 1e-6)
      }
      stage.host.settle()
      expectEqual(interaction.anchor, .topLeading)
    }
  }

  @Test func `A drawer comes to rest at the same stop`() {
    for seed in 0..<40 {
      var random = SplitMix64(seed: UInt64(seed))
      let stage = DrawerStage(
        [DrawerStage.peek, DrawerStage.half, DrawerStage.full], framesPerSecond: 120)
      let start = stage.drawer.visibleHeight
      fling(
        on: stage.host, from: stage.top, velocity: CGVector(dx: 0, dy: -500),
        dropping: Double(seed % 4) / 4, using: &random
      ) { way in
        expectNear(stage.drawer.visibleHeight - start, max(-way.dy - 10, 0), within: 1e-6)
      }
      stage.host.settle()
      expectEqual(stage.drawer.selectedStop, DrawerStage.half)
    }
  }

  @Test func `A rubber band returns`() {
    for seed in 0..<40 {
      var random = SplitMix64(seed: UInt64(seed))
      let stage = FluidStage(framesPerSecond: 120)
      let interaction = stage.host.perform { RubberbandInteraction() }
      stage.view.addInteraction(interaction)
      fling(
        on: stage.host, from: stage.center, velocity: CGVector(dx: 0, dy: 800),
        dropping: Double(seed % 4) / 4, using: &random
      ) { way in
        let distance = max(Double(way.dy) - 10, 0)
        expectNear(Double(interaction.offset.y), min(pow(distance, 0.7), distance), within: 1e-6)
      }
      stage.host.settle()
      expectEqual(interaction.offset, .zero)
    }
  }
}
