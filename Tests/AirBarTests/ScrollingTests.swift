// SPDX-License-Identifier: MIT
import AirBar
import HeadlessHost
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

// Scrolling without a finger, and content that changes under the bar.
@MainActor @Suite struct ScrollingTests {
  @Test(arguments: Ground.exact) func `Scrolling to the top shows the normal bar`(on ground: Ground)
    throws
  {
    let stage = try BarStage(on: ground)
    stage.fling(velocity: -3000)
    stage.settle()
    #expect(stage.height == 64 && stage.offset > 1000)
    let window = try #require(stage.host.window)
    #expect(stage.host.perform { window.tapStatusBar() })
    stage.settle()
    #expect(stage.height == 200 && stage.offset == -200)
  }

  @Test(arguments: Ground.exact) func `Scrolling by code moves and settles the bar`(
    on ground: Ground
  ) throws {
    let stage = try BarStage(on: ground)
    stage.scroll(to: -130, animated: true)
    stage.host.advance(by: 0.3)
    expectEqual(stage.height, 130)
    stage.settle()
    #expect(stage.height == 64 && stage.offset == -64)  // 66 points away, and 70 from normal
    stage.scroll(to: 700)
    stage.settle()
    #expect(stage.height == 64 && stage.offset == 700)
    stage.scroll(to: 600)
    stage.settle()
    expectEqual(stage.height, 200)
    expectEqual(stage.offset, 564)
    var behavior = Behavior()
    behavior.settlesWhenContentStops = false
    let other = try BarStage(on: ground, behavior: behavior)
    other.scroll(to: -130)
    other.settle()
    #expect(other.height == 130 && other.offset == -130)
  }

  @Test(
    arguments: Ground.exact
  )
  func `Content that pages is not moved, and the bar moves to its stop by itself`(on ground: Ground)
    throws
  {
    let stage = try BarStage(on: ground) { $0.isPagingEnabled = true }
    // Pages of 844 points begin at the top of the content, -200.
    stage.fling(velocity: -1500, from: 700)
    stage.settle()
    #expect(stage.offset == 644 && stage.height == 64)
    stage.drag(by: -100)  // returns to its page
    stage.settle()
    #expect(stage.offset == 644 && stage.controller.state.stop != nil)
    var behavior = Behavior()
    behavior.movesContent = false
    let other = try BarStage(on: ground, behavior: behavior)
    other.drag(by: -400, from: 700)
    other.settle()
    expectEqual(other.height, 64)
    other.drag(by: 50)
    let place = other.offset
    other.settle()
    #expect(other.offset == place && other.height == 64)
  }

  @Test(arguments: Ground.exact)
  func `Content that shrinks leaves the bar compact or moves it to a stop`(on ground: Ground) throws
  {
    let stage = try BarStage(on: ground)
    stage.fling(velocity: -4000, from: 700)
    stage.settle()
    #expect(stage.height == 64 && stage.offset > 1000)
    stage.setContent(1500)
    stage.settle()
    // The content was clamped, which is not treated as scrolling.
    #expect(stage.offset == stage.end(of: 1500) && stage.height == 64)
    stage.setContent(100)
    stage.settle()
    #expect(stage.offset == -64 && stage.height == 64)
    stage.setContent(0)
    stage.settle()
    #expect(stage.controller.state.stop != nil && stage.offset == -stage.height)
  }

  @Test(arguments: Ground.exact) func `Content that grows leaves the bar unchanged`(
    on ground: Ground
  ) throws {
    let stage = try BarStage(on: ground, content: 0)
    #expect(stage.height == 200 && stage.offset == -200)
    stage.setContent(3000)
    stage.settle()
    #expect(stage.height == 200 && stage.offset == -200)
  }

  @Test(arguments: Ground.exact) func `Content may change under a finger`(on ground: Ground) throws
  {
    let stage = try BarStage(on: ground)
    let finger = stage.touch()
    finger.move(by: CGVector(dx: 0, dy: -60), over: 0.2)
    stage.setContent(1000)
    #expect(stage.height == 150 && stage.offset == -150)
    finger.move(by: CGVector(dx: 0, dy: -20), over: 0.2)
    expectNear(stage.height, 130, within: 1e-9)
    finger.hold(for: 0.2).lift()
    stage.settle()
    expectEqual(stage.height, 64)
  }

  @Test(arguments: Ground.exact) func `Turning the device keeps the stop of the bar`(
    on ground: Ground
  ) throws {
    let stage = try BarStage(on: ground)
    stage.drag(by: 100, from: 300)
    stage.settle()
    expectEqual(stage.height, 300)
    stage.host.rotate(to: .landscape)
    stage.settle()
    #expect(stage.height == 300 && stage.offset == -300)
    expectEqual(stage.scrollView.frame.size, CGSize(width: 844, height: 390))
    stage.host.rotate(to: .portrait)
    stage.settle()
    stage.fling(velocity: -2000)
    stage.host.advance(by: 0.2)
    stage.host.rotate(to: .landscape)
    stage.settle()
    expectEqual(stage.height, 64)
  }

  @Test(arguments: Ground.exact) func `Heights may change while the bar is in use`(
    on ground: Ground
  ) throws {
    let stage = try BarStage(on: ground)
    var small = Configuration(
      compactStateHeight: 32, normalStateHeight: 100, expandedStateHeight: 150)
    small.behavior.coversSafeArea = ground.isCovered
    stage.drag(by: 100, from: 300)
    stage.settle()
    stage.forgetTold()
    stage.host.perform { stage.controller.configuration = small }
    #expect(stage.height == 150 && stage.progress == 2 && stage.offset == -150)
    expectEqual(stage.told.map { $0.height() }, [150])
    stage.drag(by: -300)
    stage.settle()
    expectEqual(stage.height, 32)
    stage.host.perform {
      stage.controller.configuration = Configuration(
        compactStateHeight: 64, normalStateHeight: 200, expandedStateHeight: 300)
    }
    stage.settle()
    #expect(stage.height == 64 && stage.progress == 0)
    // Under a finger: a bar halfway between stops remains halfway.
    let finger = stage.touch()
    finger.move(by: CGVector(dx: 0, dy: 78), over: 0.3)
    #expect(stage.height == 132 && stage.progress == 0.5)
    stage.host.perform { stage.controller.configuration = small }
    expectEqual(stage.progress, 0.5)
    finger.move(by: CGVector(dx: 0, dy: 10), over: 0.1)
    expectNear(stage.height, 76, within: 1e-9)
    finger.lift()
    stage.settle()
    #expect(stage.controller.state.stop != nil)
  }

  @Test(arguments: Ground.exact) func `The bar can be moved to its stops by code`(on ground: Ground)
    throws
  {
    let stage = try BarStage(on: ground)
    stage.fling(velocity: -3000)
    stage.settle()
    let place = stage.offset
    stage.host.perform { stage.controller.move(toStop: 1) }
    stage.settle()
    #expect(stage.height == 200 && stage.offset == place - 136)
    stage.host.perform { stage.controller.expand(on: true) }
    stage.settle()
    #expect(stage.height == 300 && stage.offset == -300)
    stage.host.perform { stage.controller.expand(on: false) }
    stage.settle()
    #expect(stage.height == 200 && stage.offset == -200)
    #expect(!stage.controller.state.isExpandedStateAvailable)
    stage.host.perform {
      stage.controller.move(toStop: 7)
      stage.controller.move(toStop: -1)
    }
    stage.settle()
    expectEqual(stage.height, 200)
    let finger = stage.touch()
    finger.move(by: CGVector(dx: 0, dy: -40), over: 0.2)
    stage.host.perform { stage.controller.expand(on: true) }
    expectEqual(stage.height, 170)
    finger.lift()
    stage.settle()
  }

  @Test(arguments: Ground.exact) func `A finger stops a bar that moves to a stop`(on ground: Ground)
    throws
  {
    let stage = try BarStage(on: ground)
    stage.host.perform { stage.controller.expand(on: true) }
    stage.host.advanceFrames(8)
    let (height, place) = (stage.height, stage.offset)
    #expect(height > 200 && height < 300)
    let finger = stage.touch()
    stage.host.advanceFrames(10) { #expect(stage.height == height && stage.offset == place) }
    finger.move(by: CGVector(dx: 0, dy: -30), over: 0.2)
    expectNear(stage.height, (height - 20), within: 1e-9)
    finger.hold(for: 0.2).lift()
    stage.settle()
    #expect(stage.controller.state.stop != nil)
    // A finger that only rests delays the motion.
    stage.host.perform { stage.controller.expand(on: true) }
    stage.host.advanceFrames(8)
    stage.touch().hold(for: 0.5).lift()
    stage.settle()
    #expect(stage.controller.state.stop != nil && stage.offset == -stage.height)
  }

  @Test(arguments: Ground.exact)
  func `The bar settles with an animation of the scroll view or immediately`(on ground: Ground)
    throws
  {
    for settling in [Behavior.Settling.scrollView, .immediate] {
      var behavior = Behavior()
      behavior.settling = settling
      let stage = try BarStage(on: ground, behavior: behavior)
      stage.drag(by: -80)
      if settling == .immediate { expectEqual(stage.height, 64) }
      stage.settle()
      #expect(stage.height == 64 && stage.offset == -64)
    }
  }
}
