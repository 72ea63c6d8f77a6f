// SPDX-License-Identifier: MIT
import FluidInterfaces
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// "Interface #8: Rotation", one test for each of its key features, and what people expect beyond
/// them.
@MainActor @Suite struct RotationTests {
  private let stage = FluidStage(frame: CGRect(x: 46, y: 276, width: 300, height: 300))
  private var host: ScreenHost { stage.host }

  private func make(angles: [CGFloat] = RotationInteraction.rightAngles) -> RotationInteraction {
    let interaction = host.perform { RotationInteraction(angles: angles) }
    stage.view.addInteraction(interaction)
    return interaction
  }

  private func isRightAngle(_ angle: CGFloat) -> Bool {
    abs(angle - (angle / (.pi / 2)).rounded() * .pi / 2) < 1e-9
  }

  @Test func `Uses projection to respect the gesture's velocity`() {
    let interaction = make()
    // 50 degrees in a tenth of a second: the rate of 0.99 leads half a radian further, to the
    // second right angle or the first one.
    host.twist(at: stage.center, by: 0.9, duration: 0.1)
    host.settle()
    expectNear(interaction.rotation, .pi / 2, within: 1e-9)
    interaction.rotation = 0
    // Without velocity the view returns.
    let fingers = host.touch(at: [stage.center.offset(-60, 0), stage.center.offset(60, 0)])
    host.turn(fingers, around: stage.center, by: 0.7, over: 1)
    host.advance(by: 0.3)
    host.lift(fingers)
    host.settle()
    expectEqual(interaction.rotation, 0)
  }

  @Test func `Always ends in a valid orientation`() {
    let interaction = make()
    var random = SplitMix64(seed: 8)
    for _ in 0..<60 {
      host.twist(
        at: stage.center, by: .random(in: -3...3, using: &random),
        distance: .random(in: 60...240, using: &random),
        duration: .random(in: 0.05...0.5, using: &random))
      host.advanceFrames(Int.random(in: 0...30, using: &random))
    }
    host.settle()
    #expect(isRightAngle(interaction.rotation))
    let turn = stage.view.transform
    #expect(abs(sin(2 * atan2(turn.b, turn.a))) < 1e-9)
  }

  @Test func `Over any number of turns it never turns back`() {
    let interaction = make()
    let fingers = host.touch(at: [stage.center.offset(-60, 0), stage.center.offset(60, 0)])
    host.turn(fingers, around: stage.center, by: 5 * .pi, over: 2)
    host.lift(fingers)
    #expect(interaction.rotation > 4.8 * .pi)
    var rotations: [CGFloat] = []
    interaction.rotationDidChange = { rotations.append($0) }
    host.settle()
    #expect(!rotations.isEmpty && rotations.allSatisfy { $0 > 4.8 * .pi })
    #expect(isRightAngle(interaction.rotation))
  }

  @Test func `Any set of angles, none, and angles that are no numbers`() {
    let interaction = make(angles: [0, 1, .nan])
    for (turn, expected) in [(0.3, 0.0), (0.8, 1.0), (0.1, 1.0)] {
      let fingers = host.touch(at: [stage.center.offset(-60, 0), stage.center.offset(60, 0)])
      host.turn(fingers, around: stage.center, by: CGFloat(turn) + 0.15, over: 1)
      host.advance(by: 0.3)
      host.lift(fingers)
      host.settle()
      expectNear(Double(interaction.rotation), expected, within: 1e-9)
    }
    interaction.angles = []
    let fingers = host.touch(at: [stage.center.offset(-60, 0), stage.center.offset(60, 0)])
    host.turn(fingers, around: stage.center, by: 0.5, over: 1)
    host.advance(by: 0.3)
    let held = interaction.rotation
    host.lift(fingers)
    host.settle()
    expectEqual(interaction.rotation, held)
    interaction.rotation = .nan
    expectEqual(interaction.rotation, held)
  }

  @Test(arguments: [60.0, 120, 240])
  func `The same gesture ends in the same place at any frame rate`(rate: Double) {
    let stage = FluidStage(framesPerSecond: rate)
    let interaction = stage.host.perform { RotationInteraction() }
    stage.view.addInteraction(interaction)
    stage.host.twist(at: stage.center, by: 2, duration: 0.3)
    stage.host.advance(by: 0.1)
    // An event at 60 Hz is a ninth of a radian, which the recognizer needs to begin; the spring has
    // gone on since.
    expectNear(interaction.rotation, 2.68, within: 0.12)
    stage.host.settle()
    expectNear(interaction.rotation, .pi, within: 1e-9)
  }

  @Test func `Assistive technology rotates by actions`() throws {
    let interaction = make()
    stage.view.isAccessibilityElement = true
    let actions = try #require(stage.view.accessibilityCustomActions)
    expectEqual(actions.map(\.name), ["Rotate right", "Rotate left"])
    for expected in [0.5, 1, 1.5, 2, 2.5] {
      host.perform { #expect(actions[0].actionHandler?(actions[0]) == true) }
      host.settle()
      expectNear(Double(interaction.rotation), expected * .pi, within: 1e-9)
    }
    host.perform { _ = actions[1].actionHandler?(actions[1]) }
    host.settle()
    expectNear(interaction.rotation, 2 * .pi, within: 1e-9)
    stage.view.removeInteraction(interaction)
    #expect(stage.view.accessibilityCustomActions?.isEmpty == true)
  }

  @Test func `Interrupting it never makes it jump`() {
    let interaction = make()
    var random = SplitMix64(seed: 88)
    let spots = [stage.center.offset(-60, 0), stage.center.offset(60, 0)]
    var last = interaction.rotation
    for index in 0..<interruptionCount {
      let fingers = host.touch(at: spots)
      guard interaction.rotation == last else {
        Issue.record("interruption \(index): a touch turned it")
        return
      }
      let speed = CGFloat.random(in: -6...6, using: &random)
      for _ in 0..<Int.random(in: 0...10, using: &random) {
        last = interaction.rotation
        host.turn(fingers, around: stage.center, by: speed / 60, over: host.frameDuration)
        if abs(interaction.rotation - last) > abs(speed) / 60 + 0.14 {
          Issue.record("interruption \(index): it turned by \(interaction.rotation - last)")
          return
        }
      }
      last = interaction.rotation
      host.lift(fingers)
      if interaction.rotation != last { Issue.record("interruption \(index): a lift turned it") }
      for _ in 0..<Int.random(in: 0...12, using: &random) { host.advanceFrame() }
      last = interaction.rotation
    }
    host.settle()
    #expect(isRightAngle(interaction.rotation))
  }
}

extension CGPoint {
  func offset(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: self.x + x, y: self.y + y) }
}

extension ScreenHost {
  /// Turns fingers that are down around a point, at a constant angular velocity.
  func turn(
    _ fingers: [Finger], around center: CGPoint, by angle: CGFloat, over seconds: TimeInterval
  ) {
    let steps = max(Int((seconds / frameDuration).rounded()), 1)
    let turn = CGAffineTransform(rotationAngle: angle / CGFloat(steps))
    for _ in 0..<steps {
      move(
        fingers.map { finger in
          let place = finger.location.offset(-center.x, -center.y).applying(turn)
          return (finger, place.offset(center.x, center.y))
        }, over: frameDuration)
    }
  }
}
