// SPDX-License-Identifier: MIT
import FluidInterfaces
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// A screen with a drawer.
@MainActor
struct DrawerStage {
  let host: ScreenHost
  let root: UIView
  let drawer: DrawerView
  let log = Log()

  final class Log: DrawerViewDelegate {
    var settled: [DrawerStop] = []
    var heights: [CGFloat] = []
    var refused: Set<DrawerStop> = []

    func drawer(_ drawer: DrawerView, shouldMoveTo stop: DrawerStop) -> Bool {
      !refused.contains(stop)
    }

    func drawerDidMove(_ drawer: DrawerView) { heights.append(drawer.visibleHeight) }

    func drawer(_ drawer: DrawerView, didSettleAt stop: DrawerStop) { settled.append(stop) }
  }

  static let peek = DrawerStop.height(100, name: "peek")
  static let half = DrawerStop.height(400, name: "half")
  static let full = DrawerStop.top(name: "full")

  init(
    _ stops: [DrawerStop] = [peek, half], framesPerSecond: Double = 60, content: UIView? = nil
  ) {
    host = ScreenHost(.iPhone15, framesPerSecond: framesPerSecond)
    let (root, drawer) = host.perform { (UIView(), DrawerView(stops: stops)) }
    (self.root, self.drawer) = (root, drawer)
    drawer.delegate = log
    host.perform { drawer.contentView = content }
    root.addSubview(drawer)
    drawer.frame = root.bounds
    drawer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.show(root)
    host.settle()
    log.heights = []
  }

  /// The visible height of a stop of some points: the safe area below adds 34.
  func height(_ points: CGFloat) -> CGFloat { points + 34 }

  var top: CGPoint {
    CGPoint(x: 196, y: root.bounds.height - drawer.visibleHeight + 12)
  }
}

/// "Interface #6: Rewarding Momentum", one test for each of its key features, and what people
/// expect beyond them.
@MainActor @Suite struct DrawerTests {
  private typealias Stage = DrawerStage

  /// The changes that move the stops, or the drawer's highest or lowest stop, while the drawer
  /// stays where it is.
  enum StopChange: CaseIterable {
    case safeArea, stops, removedStop, contentHeight, size
  }

  private final class Content: UIView {
    var height: CGFloat = 200
    override var intrinsicContentSize: CGSize { CGSize(width: 100, height: height) }
  }

  @Test(arguments: StopChange.allCases)
  func `The dimming is that of the position among the present stops`(change: StopChange) {
    let content = Content()
    let stops: [DrawerStop] =
      change == .contentHeight
      ? [.height(72), .fraction(0.5), .content] : [.height(72), .fraction(0.5), .top()]
    let stage = Stage(stops)
    let (host, drawer) = (stage.host, stage.drawer)
    host.perform {
      drawer.contentView = content
      drawer.dimming = 0.4
      drawer.move(to: stops[1], animated: false)
    }
    host.settle()
    host.perform {
      switch change {
      case .safeArea: host.resize(to: CGSize(width: 393, height: 852), safeAreaInsets: .zero)
      case .stops: drawer.stops = [.height(150), stops[1], stops[2]]
      case .removedStop: drawer.stops = [stops[0], stops[1]]
      case .contentHeight:
        content.height = 300
        content.invalidateIntrinsicContentSize()
      case .size: host.resize(to: CGSize(width: 393, height: 600))
      }
    }
    host.settle()
    let expected = 0.4 * min(max(drawer.progress, 0), 1)
    expectNear(drawer.subviews[0].alpha, expected, within: 0.001)
    let dump = host.dump()
    host.layOutAgain()
    host.settle()
    expectEqual(host.dump(), dump)
  }

  @Test func `Tapping the drawer opens it without bounciness`() {
    let stage = Stage()
    expectEqual(stage.drawer.visibleHeight, stage.height(100))
    stage.host.tap(at: stage.top)
    stage.host.settle()
    expectEqual(stage.drawer.visibleHeight, stage.height(400))
    #expect(stage.log.heights.max()! <= stage.height(400))
    expectEqual(stage.log.settled, [Stage.half])
    stage.host.tap(at: stage.top)
    stage.host.settle()
    expectEqual(stage.drawer.visibleHeight, stage.height(100))
  }

  @Test func `Flicking the drawer opens it with bounciness`() {
    let stage = Stage()
    stage.host.fling(from: stage.top, velocity: CGVector(dx: 0, dy: -1500))
    stage.host.settle()
    expectEqual(stage.drawer.visibleHeight, stage.height(400))
    #expect(stage.log.heights.max()! > stage.height(400) + 1)
    // And without, where the user prefers reduced motion: nothing swings back.
    stage.host.isReduceMotionEnabled = true
    stage.host.fling(from: stage.top, velocity: CGVector(dx: 0, dy: 900))
    stage.log.heights = []
    stage.host.settle()
    let turns = zip(stage.log.heights, stage.log.heights.dropFirst()).filter { $0 < $1 - 1e-9 }
    #expect(turns.count < 8 && stage.drawer.visibleHeight == stage.height(100))
  }

  @Test func `Interactive, interruptible, and reversible`() {
    let stage = Stage()
    stage.host.tap(at: stage.top)
    stage.host.advance(by: 0.15)
    let caught = stage.drawer.visibleHeight
    #expect(caught > stage.height(120) && caught < stage.height(390))
    let finger = stage.host.touch(at: stage.top)
    stage.host.advance(by: 0.5)
    #expect(stage.drawer.visibleHeight == caught && stage.drawer.isDragging)
    finger.move(by: CGVector(dx: 0, dy: 30), over: 0.1)
    expectNear(stage.drawer.visibleHeight, (caught - 30), within: 1e-9)
    finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
    finger.lift()
    stage.host.settle()
    expectEqual(stage.drawer.visibleHeight, stage.height(100))
  }

  @Test func `A touch that only stopped the drawer lets it go on`() {
    let stage = Stage()
    stage.host.tap(at: stage.top)
    stage.host.advance(by: 0.08)
    let caught = stage.drawer.visibleHeight
    #expect(caught < stage.height(250))
    stage.host.tap(at: stage.top, for: 0.3)
    stage.host.settle()
    expectEqual(stage.drawer.visibleHeight, stage.height(400))
  }

  @Test func `Projection chooses the stop`() {
    let stage = Stage([Stage.peek, Stage.half, Stage.full])
    // 0.499 of the velocity: from 134 points, 300 points per second lead 150 further, over half of
    // the way.
    for (velocity, expected) in [(120.0, Stage.peek), (400, Stage.half), (1300, Stage.full)] {
      stage.host.perform { _ = stage.drawer.move(to: Stage.peek, animated: false) }
      let finger = stage.host.touch(at: stage.top)
      finger.move(by: CGVector(dx: 0, dy: -10))
      finger.move(by: CGVector(dx: 0, dy: -velocity / 10), over: 0.1)
      finger.lift()
      expectEqual(stage.drawer.selectedStop, expected)
      stage.host.settle()
    }
  }

  @Test func `Rubber bands at both ends`() {
    let stage = Stage()
    let finger = stage.host.touch(at: stage.top)
    finger.move(by: CGVector(dx: 0, dy: 70), over: 0.2)
    // The scroll view's rubber band, of the 60 points after the beginning.
    let band: Double = 852.0 * (1.0 - 1.0 / (60.0 * 0.55 / 852.0 + 1.0))
    let offset = Double(stage.height(100) - stage.drawer.visibleHeight)
    expectNear(offset, band, within: 1e-9)
    finger.move(by: CGVector(dx: 0, dy: -560), over: 0.3)
    #expect(stage.drawer.visibleHeight > stage.height(400) && stage.drawer.progress > 1)
    finger.hold(for: 0.2).lift()
    stage.host.settle()
    expectEqual(stage.drawer.visibleHeight, stage.height(400))
  }

  @Test func `Stops are heights, parts of the container, and distances from the top, in any order`()
  {
    let stage = Stage([Stage.full, .hidden, .fraction(0.5, name: "middle"), Stage.peek])
    let heights: [CGFloat?] = stage.drawer.stops.map { stage.drawer.height(of: $0) }
    // The safe area begins 59 points below the top of the screen, which is 852 points high.
    let expected: [CGFloat?] = [793, 0, 396.5, 134]
    expectEqual(heights, expected)
    #expect(stage.drawer.selectedStop == .hidden && stage.drawer.visibleHeight == 0)
    for stop in [Stage.peek, DrawerStop.fraction(0.5, name: "middle"), Stage.full] {
      stage.host.perform { #expect(stage.drawer.moveUp()) }
      stage.host.settle()
      expectEqual(stage.drawer.selectedStop, stop)
    }
    stage.host.perform { #expect(!stage.drawer.moveUp()) }
  }

  @Test func `Dimming follows the progress, and lets touches through where it is clear`() {
    let stage = Stage([Stage.peek, Stage.half, Stage.full])
    stage.drawer.dimming = 0.5
    stage.drawer.largestUndimmedStop = Stage.half
    let behind = stage.host.perform { UIButton(type: .system) }
    var taps = 0
    stage.host.perform {
      behind.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    }
    behind.frame = CGRect(x: 0, y: 0, width: 393, height: 300)
    stage.root.insertSubview(behind, at: 0)
    stage.host.tap(at: CGPoint(x: 196, y: 100))
    expectEqual(taps, 1)
    let dimming = stage.drawer.subviews[0]
    for (stop, alpha) in [(Stage.half, CGFloat(0)), (Stage.full, CGFloat(0.5))] {
      stage.host.perform { _ = stage.drawer.move(to: stop, animated: true) }
      stage.host.settle()
      expectEqual(dimming.alpha, alpha)
    }
    stage.host.tap(at: CGPoint(x: 196, y: 30))
    stage.host.settle()
    // The tap on the dimmed background closes the drawer, and taps nothing behind it.
    #expect(taps == 1 && stage.drawer.selectedStop == Stage.peek)
  }

  @Test func `A delegate can refuse a stop`() {
    let stage = Stage([Stage.peek, Stage.half, Stage.full])
    stage.log.refused = [Stage.full, Stage.peek]
    stage.host.perform { _ = stage.drawer.move(to: Stage.half, animated: false) }
    stage.host.fling(from: stage.top, velocity: CGVector(dx: 0, dy: -2500))
    stage.host.settle()
    expectEqual(stage.drawer.selectedStop, Stage.half)
    stage.log.refused = [Stage.peek, Stage.half, Stage.full]
    stage.host.fling(from: stage.top, velocity: CGVector(dx: 0, dy: 2500))
    stage.host.settle()
    expectEqual(stage.drawer.visibleHeight, stage.height(400))
  }

  @Test func `Interrupting it never makes it jump`() {
    let stage = Stage([Stage.peek, Stage.half, Stage.full])
    let check = ContinuityCheck(
      host: stage.host, place: { SIMD2(0, Double(stage.drawer.visibleHeight)) },
      target: { SIMD2(0, Double(stage.drawer.destinationHeight)) }, frequency: 2 * .pi / 0.3)
    var random = SplitMix64(seed: 6)
    for index in 0..<interruptionCount {
      let fault = check.interrupt(
        at: stage.top.offset(0, 20),
        velocity: CGVector(dx: 0, dy: .random(in: -2500...2500, using: &random)),
        movingFor: .random(in: 0...10, using: &random),
        passing: .random(in: 1...25, using: &random))
      if let fault {
        Issue.record("interruption \(index): \(fault)")
        return
      }
      // The finger must find the drawer on the screen.
      if !(60...820).contains(stage.drawer.visibleHeight) { stage.host.settle() }
    }
    stage.host.settle()
    expectEqual(stage.drawer.visibleHeight, stage.drawer.destinationHeight)
  }

  @Test func `The same gesture ends in the same place at any frame rate`() {
    var heights: [CGFloat] = []
    for rate in [60.0, 120, 240] {
      let stage = Stage([Stage.peek, Stage.half, Stage.full], framesPerSecond: rate)
      let finger = stage.host.touch(at: stage.top)
      finger.move(by: CGVector(dx: 0, dy: -100), over: 0.1)
      finger.move(by: CGVector(dx: 0, dy: 20), over: 0.1)
      // 10 points begin the drag.
      expectNear(stage.drawer.visibleHeight, stage.height(170), within: 1e-6)
      finger.move(by: CGVector(dx: 0, dy: -50), over: 0.15)
      finger.lift()
      stage.host.advance(by: 0.1)
      heights.append(stage.drawer.visibleHeight)
      stage.host.settle()
      expectEqual(stage.drawer.visibleHeight, stage.height(400))
    }
    #expect(heights.max()! - heights.min()! < 1e-6, "\(heights)")
  }

  @Test func `Stops that change, are empty, or are not the drawer's`() {
    let stage = Stage()
    stage.host.perform {
      stage.drawer.stops = []
      expectEqual(stage.drawer.stops, [Stage.peek, Stage.half])
      #expect(!stage.drawer.move(to: .fraction(0.3), animated: true))
      stage.drawer.stops = [Stage.full, .height(.nan, name: "no number"), .fraction(-.infinity)]
    }
    stage.host.settle()
    #expect(stage.drawer.visibleHeight.isFinite && stage.drawer.progress.isFinite)
    stage.host.perform { #expect(stage.drawer.move(to: Stage.full, animated: true)) }
    stage.host.settle()
    expectEqual(stage.drawer.visibleHeight, 793)
  }

  @Test func `A drawer that is removed in the middle of a movement, and one without a size`() {
    let stage = Stage()
    stage.host.tap(at: stage.top)
    stage.host.advance(by: 0.1)
    stage.drawer.removeFromSuperview()
    stage.host.settle()
    stage.root.addSubview(stage.drawer)
    stage.host.settle()
    expectEqual(stage.drawer.visibleHeight, stage.height(400))
    let finger = stage.host.touch(at: stage.top)
    finger.move(by: CGVector(dx: 0, dy: 50), over: 0.1)
    stage.drawer.frame = .zero
    stage.host.settle()
    finger.lift()
    stage.host.settle()
    #expect(stage.drawer.visibleHeight.isFinite)
  }
}
