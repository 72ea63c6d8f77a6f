// SPDX-License-Identifier: MIT
import Foundation
import Resin
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// Invariants of scrolling under random fingers, calls and contents.
@MainActor @Suite struct ScrollPropertyTests {
  /// Not documented as such; chosen because it follows from the documented rules of each callback:
  /// calls of the delegate are balanced, flags agree with them (`ScrollLog` checks both at every
  /// call), and content at rest is within its limits.
  @Test(arguments: 0..<sampleCount(60)) func `Random gestures leave content within its limits`(
    _ seed: Int
  ) {
    var random = SplitMix64(seed: UInt64(seed) &* 7919 &+ 17)
    let stage = ScrollStage(
      content: CGSize(width: random.within(0...1200), height: random.within(0...4000)),
      framesPerSecond: [60, 90, 120, 240][seed % 4])
    let view = stage.view
    view.isPagingEnabled = random.chance(0.2)
    view.bounces = random.chance(0.8)
    view.alwaysBounceVertical = random.chance(0.4)
    view.isDirectionalLockEnabled = random.chance(0.3)
    view.decelerationRate = random.chance(0.5) ? .normal : .fast
    view.contentInset = UIEdgeInsets(top: random.within(0...90), left: 0, bottom: 30, right: 0)
    for _ in 0..<12 {
      act(on: stage, &random)
      wait(stage, random.within(0...0.6))
    }
    view.touchEnded()
    stage.settle()
    #expect(view.isAtRest && !view.isTracking)
    #expect(!stage.log.isDragging && !stage.log.isDecelerating)
    for axis in ScrollAxis.allCases {
      #expect(view.limits(axis).contains(view.contentOffset[axis]), "\(axis)")
    }
  }

  private func act(on stage: ScrollStage, _ random: inout SplitMix64) {
    let view = stage.view
    switch Int(random.within(0...7.99)) {
    case 0...3: drag(stage, &random)
    case 4:
      let target = CGPoint(
        x: view.limits(.horizontal).clamp(random.within(-100...2000)),
        y: view.limits(.vertical).clamp(random.within(-100...5000)))
      view.setContentOffset(target, animated: random.chance(0.7))
    case 5: view.contentSize.height = random.within(0...5000)
    case 6: view.contentInset.top = random.within(0...120)
    default:
      view.scrollRectToVisible(
        CGRect(x: 0, y: random.within(-50...4000), width: 10, height: 50), animated: true)
    }
  }

  private func drag(_ stage: ScrollStage, _ random: inout SplitMix64) {
    let view = stage.view
    let way = CGPoint(x: random.within(-300...300), y: random.within(-700...700))
    view.touchBegan()
    wait(stage, random.within(0...0.1))
    view.beginDrag(at: .zero, after: CGPoint(x: way.x / 50, y: way.y / 50))
    for step in 1...8 {
      let part = Double(step) / 8
      view.drag(to: CGPoint(x: way.x * part, y: way.y * part))
      if random.chance(0.03) { view.contentSize.height = random.within(0...3000) }
      if random.chance(0.03) { view.contentInset.top = random.within(0...90) }
      stage.device.advanceFrame()
    }
    if random.chance(0.15) {
      view.cancelDrag()
    } else {
      view.endDrag(
        velocity: CGPoint(x: random.within(-2000...2000), y: random.within(-4000...4000)))
    }
  }

  /// Advances frames, and checks that offsets are finite.
  private func wait(_ stage: ScrollStage, _ seconds: Double) {
    let end = stage.device.now + seconds
    while stage.device.now < end {
      stage.device.advanceFrame()
      #expect(stage.view.contentOffset.x.isFinite && stage.view.contentOffset.y.isFinite)
    }
  }

  /// Not documented; chosen because tests at any frame rate must give the same offsets. The devices
  /// compared have frames in common, and a finger interrupts the motion.
  @Test(arguments: 0..<sampleCount(20)) func `The frame rate does not change interrupted motions`(
    _ seed: Int
  ) {
    var random = SplitMix64(seed: UInt64(seed) &* 104_729 &+ 5)
    let velocities = [random.within(-3000...3000), random.within(-3000...3000)]
    let pause = Double(Int(random.within(5...40))) / 60
    let start = random.within(0...2400)
    func play(_ rate: Double) -> [Double] {
      let stage = ScrollStage(framesPerSecond: rate)
      stage.view.contentOffset.y = start
      var offsets: [Double] = []
      for velocity in velocities {
        stage.drag(by: CGPoint(x: 0, y: -20), velocity: CGPoint(x: 0, y: velocity))
        let begin = stage.device.now
        while stage.device.now < begin + pause - 1e-6 { stage.device.advanceFrame() }
        offsets.append(stage.offset)
      }
      return offsets
    }
    let (slow, fast, faster) = (play(60), play(120), play(240))
    for index in velocities.indices {
      expectNear(slow[index], fast[index], within: 1e-9)
      expectNear(slow[index], faster[index], within: 1e-9)
    }
  }

  /// Not documented; chosen because a jump of position or velocity where a deceleration becomes a
  /// spring would be visible. The steps are so small that a jump would exceed the tolerance.
  @Test(arguments: [-4000.0, -1500, 1500, 4000])
  func `Position and velocity are continuous where a deceleration becomes a spring`(
    _ velocity: Double
  ) {
    let motion = AxisMotion.flung(
      .init(value: 300, velocity: velocity),
      within: ScrollLimits(content: 1000, length: 400, insets: (0, 0)), rate: .normal, bounces: true
    )
    let step = 1e-4
    var last = motion.state(at: 0)
    for index in 1...Int(motion.duration / step) {
      let state = motion.state(at: Double(index) * step)
      #expect(abs(state.value - last.value) <= abs(velocity) * step * 1.01)
      expectNear(state.velocity, last.velocity, within: 30)
      last = state
    }
    expectNear(last.value, motion.rest, within: 0.11)
  }
}
