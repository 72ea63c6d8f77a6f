// SPDX-License-Identifier: MIT
import AirBar
import HeadlessHost
import ResinTestSupport
import Testing

// Fingers on a bar of 64, 200 and 300 points over content of 3000. All numbers are computed by
// hand.
@MainActor @Suite struct BarControllerTests {
  @Test(arguments: Ground.exact) func `Setting a view positions its content below the bar`(
    on ground: Ground
  ) throws {
    let stage = try BarStage(on: ground)
    #expect(stage.height == 200 && stage.progress == 1 && stage.offset == -200)
    expectEqual(stage.insets, UIEdgeInsets(top: 200, left: 0, bottom: 0, right: 0))
    expectEqual(stage.scrollView.verticalScrollIndicatorInsets.top, 200 - stage.covered)
    expectEqual(stage.told.count, 1)
  }

  @Test(arguments: Ground.exact) func `Dragging up makes the bar compact`(on ground: Ground) throws
  {
    let stage = try BarStage(on: ground)
    let finger = stage.touch()
    finger.move(by: CGVector(dx: 0, dy: -60), over: 0.3)
    #expect(stage.height == 150 && stage.offset == -150)
    finger.move(by: CGVector(dx: 0, dy: -200), over: 0.3)
    #expect(stage.height == 64 && stage.progress == 0 && stage.offset == 50)
    finger.lift()
    stage.settle()
    expectEqual(stage.height, 64)
  }

  @Test(arguments: Ground.exact) func `Dragging down anywhere expands the bar to its normal height`(
    on ground: Ground
  ) throws {
    let stage = try BarStage(on: ground)
    stage.drag(by: -400, from: 700)
    stage.settle()
    expectEqual(stage.height, 64)
    let place = stage.offset
    let finger = stage.touch()
    finger.move(by: CGVector(dx: 0, dy: 60), over: 0.3)
    #expect(abs(stage.height - 114) < 1e-9 && abs(stage.offset - (place - 50)) < 1e-9)
    finger.move(by: CGVector(dx: 0, dy: 150), over: 0.3)
    expectEqual(stage.height, 200)
    finger.hold(for: 0.2).lift()
    stage.settle()
    #expect(stage.height == 200 && abs(stage.offset - (place - 200)) < 1e-9)
  }

  @Test(arguments: Ground.exact) func `Pulling down at the top expands the bar`(on ground: Ground)
    throws
  {
    let stage = try BarStage(on: ground)
    let finger = stage.touch(at: 300)
    finger.move(by: CGVector(dx: 0, dy: 70), over: 0.3)
    #expect(stage.controller.state.isExpandedStateAvailable)
    expectEqual(stage.insetTop, 300)
    #expect(stage.height > 200 && stage.height <= 260 && stage.height == -stage.offset)
    finger.hold(for: 0.2).lift()
    stage.settle()
    #expect(stage.height == 300 && stage.progress == 2 && stage.offset == -300)
    // Dragging back removes the upper stop.
    stage.drag(by: -100)
    stage.settle()
    #expect(stage.height == 200 && stage.offset == -200)
    #expect(!stage.controller.state.isExpandedStateAvailable)
    expectEqual(stage.insetTop, 200)
  }

  @Test(arguments: Ground.exact)
  func `A pull expands the bar at any speed`(on ground: Ground) throws {
    let stage = try BarStage(on: ground)
    stage.fling(velocity: 3000, from: 300)
    stage.settle()
    expectEqual(stage.height, 300)
  }

  @Test(arguments: Ground.exact)
  func `A release between stops settles at the stop nearest to the projected end`(
    on ground: Ground
  ) throws {
    let slow = try BarStage(on: ground)
    slow.drag(by: -60)  // 140: nearer to 200
    slow.settle()
    #expect(slow.height == 200 && slow.offset == -200)
    let further = try BarStage(on: ground)
    further.drag(by: -80)  // 120: nearer to 64
    further.settle()
    #expect(further.height == 64 && further.offset == -64)
    // 60 points again, but with a velocity: 300 points a second lead 150 further, past the lowest
    // stop, and the fling is left unchanged.
    let thrown = try BarStage(on: ground)
    let finger = thrown.touch()
    finger.move(by: CGVector(dx: 0, dy: -70), over: 70.0 / 300)
    finger.lift()
    #expect(thrown.scrollView.isDecelerating)
    thrown.settle()
    #expect(thrown.height == 64 && abs(thrown.offset - (-140 + 150)) < 1)
  }

  @Test(arguments: Ground.exact) func `Snapping to the nearest stop ignores the velocity`(
    on ground: Ground
  )
    throws
  {
    var behavior = Behavior()
    behavior.snapping = .nearest
    let stage = try BarStage(on: ground, behavior: behavior)
    let finger = stage.touch()
    finger.move(by: CGVector(dx: 0, dy: -70), over: 70.0 / 300)
    finger.lift()
    stage.settle()
    #expect(stage.height == 200 && stage.offset == -200)
  }

  @Test(arguments: Ground.exact) func `A bar without snapping rests at any height`(
    on ground: Ground
  ) throws {
    var behavior = Behavior()
    behavior.snapping = .none
    let stage = try BarStage(on: ground, behavior: behavior)
    stage.drag(by: -60)
    stage.settle()
    expectNear(stage.height, 140, within: 1e-9)
  }

  @Test(arguments: Ground.exact) func `Settling starts at the velocity of the finger`(
    on ground: Ground
  )
    throws
  {
    let stage = try BarStage(on: ground)
    let finger = stage.touch()
    // 20 points up at 120 a second, which leads 60 further: to 120, nearer to 64.
    finger.move(by: CGVector(dx: 0, dy: -30), over: 0.25)
    expectEqual(stage.height, 180)
    finger.lift()
    var time = 0.0
    stage.host.advanceFrames(30) {
      time += 1.0 / 60
      // A critically damped spring with a response of 0.4 s from 116 points below its target.
      let frequency = 2 * Double.pi / 0.4
      let left = (-116 + (120 - 116 * frequency) * time) * exp(-frequency * time)
      expectNear(stage.offset, (-64 + left), within: 0.2)
    }
    stage.settle()
    #expect(stage.height == 64 && stage.offset == -64)
  }

  @Test(arguments: Ground.exact) func `Cancelled gestures settle unless the behavior disables that`(
    on ground: Ground
  ) throws {
    let stage = try BarStage(on: ground)
    let finger = stage.touch()
    finger.move(by: CGVector(dx: 0, dy: -90), over: 0.3)
    finger.cancel()
    stage.settle()
    expectEqual(stage.height, 64)
    var behavior = Behavior()
    behavior.settlesCancelledGestures = false
    behavior.settlesWhenContentStops = false
    let other = try BarStage(on: ground, behavior: behavior)
    let second = other.touch()
    second.move(by: CGVector(dx: 0, dy: -90), over: 0.3)
    second.cancel()
    other.settle()
    expectEqual(other.height, 120)
  }

  @Test(arguments: Ground.exact)
  func `The original behavior snaps to the nearest stop and replaces insets`(on ground: Ground)
    throws
  {
    let stage = try BarStage(on: ground, behavior: .original) { $0.contentInset.top = 20 }
    #expect(stage.insetTop == 200 && stage.offset == -200)
    stage.drag(by: -60)
    expectEqual(stage.height, 140)
    stage.settle()
    #expect(stage.height == 200 && stage.offset == -200)
    let finger = stage.touch()
    finger.move(by: CGVector(dx: 0, dy: -60), over: 0.3)
    finger.cancel()
    stage.settle()
    expectEqual(stage.height, 150)
    stage.forgetTold()
    stage.host.perform { stage.scrollView.contentOffset.x = 2 }
    #expect(stage.told.count >= 1 && stage.told.allSatisfy { $0.height() == 150 })
  }

  @Test(arguments: Ground.exact) func `Bounces leave the bar unchanged`(on ground: Ground) throws {
    let stage = try BarStage(on: ground)
    // The bottom: content of 3000 in 844 points ends at 2156, or at the end of the safe area.
    let end = stage.end(of: 3000)
    for _ in 0..<3 {
      stage.fling(velocity: -6000, from: 700)
      stage.settle()
    }
    #expect(stage.offset == end && stage.height == 64)
    let finger = stage.touch(at: 700)
    finger.move(by: CGVector(dx: 0, dy: -300), over: 0.3)
    #expect(stage.offset > end)
    #expect(stage.height < 64 && stage.height > 0)  // it gives way
    finger.lift()
    expectEqual(stage.height, 64)
    stage.host.advanceFrames(60) { expectEqual(stage.height, 64) }
    expectEqual(stage.offset, end)
    // The top: 6000 points a second are enough for all of the content.
    stage.fling(velocity: 6000, from: 300)
    stage.host.advanceFrames(120) { #expect(stage.height >= 64 && stage.height <= 200) }
    stage.settle()
    #expect(stage.height == 200 && stage.offset == -200)
  }

  @Test(arguments: Ground.exact) func `The bar stretches under a finger only`(on ground: Ground)
    throws
  {
    let stage = try BarStage(on: ground)
    stage.drag(by: 100, from: 300)
    stage.settle()
    expectEqual(stage.height, 300)
    let finger = stage.touch(at: 300)
    finger.move(by: CGVector(dx: 0, dy: 200), over: 0.3)
    #expect(stage.height > 300 && stage.offset < -300)
    finger.lift()
    expectEqual(stage.height, 300)
    stage.settle()
    #expect(stage.height == 300 && stage.offset == -300)
    var behavior = Behavior()
    behavior.resistance = 0
    let stiff = try BarStage(on: ground, behavior: behavior)
    let second = stiff.touch(at: 300)
    second.move(by: CGVector(dx: 0, dy: 400), over: 0.3)
    #expect(stiff.height == 300 && stiff.offset < -300)
    second.lift()
  }
}
