// SPDX-License-Identifier: MIT
import FluidInterfaces
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// "Interface #4: Rubberbanding", one test for each of its key features, and what people expect
/// beyond them.
@MainActor @Suite struct RubberbandTests {
  private let stage = FluidStage()
  private var host: ScreenHost { stage.host }

  private func add(_ interaction: RubberbandInteraction) -> RubberbandInteraction {
    stage.view.addInteraction(interaction)
    return interaction
  }

  private func make(
    axes: RubberbandInteraction.Axes = .vertical, range: CGRect = .zero,
    resistance: RubberBand = .power()
  ) -> RubberbandInteraction {
    add(
      host.perform { RubberbandInteraction(axes: axes, range: range, resistance: resistance) })
  }

  @Test func `Interface is always responsive, even when an action is invalid`() {
    let interaction = make()
    let finger = host.touch(at: stage.center)
    finger.move(by: CGVector(dx: 0, dy: 12))
    var last = interaction.offset.y
    for _ in 0..<40 {
      finger.move(by: CGVector(dx: 0, dy: 8))
      #expect(interaction.offset.y > last)
      last = interaction.offset.y
    }
    finger.lift()
    host.settle()
    #expect(interaction.offset == .zero && stage.view.transform == .identity)
  }

  @Test func `De-synced touch tracking indicates a boundary`() {
    let interaction = make(range: CGRect(x: 0, y: -50, width: 0, height: 100))
    let finger = host.touch(at: stage.center)
    finger.move(by: CGVector(dx: 0, dy: 50))  // 10 of them begin the drag
    expectEqual(interaction.offset, CGPoint(x: 0, y: 40))
    finger.move(by: CGVector(dx: 0, dy: 110))
    // The article's function, of the hundred points beyond the boundary.
    expectNear(Double(interaction.offset.y), (50 + pow(100, 0.7)), within: 1e-9)
    expectEqual(stage.view.transform.ty, interaction.offset.y)
    finger.lift()
    host.settle()
    expectEqual(interaction.offset, CGPoint(x: 0, y: 50))
  }

  @Test func `Amount of motion lessens further from the boundary`() {
    for resistance in [RubberBand.power(), .scrollView(dimension: 400)] {
      let interaction = host.perform {
        RubberbandInteraction(resistance: resistance)
      }
      stage.view.interactions = [interaction]
      let finger = host.touch(at: stage.center)
      finger.move(by: CGVector(dx: 0, dy: 12))
      var motions: [CGFloat] = []
      for _ in 0..<20 {
        let last = interaction.offset.y
        finger.move(by: CGVector(dx: 0, dy: 10))
        motions.append(interaction.offset.y - last)
      }
      #expect(zip(motions, motions.dropFirst()).allSatisfy { $0 > $1 })
      finger.lift()
      host.settle()
    }
  }

  @Test func `The view never moves further than the finger`() {
    let interaction = make()
    let finger = host.touch(at: stage.center)
    finger.move(by: CGVector(dx: 0, dy: 10))
    for step in 1...30 {
      finger.move(by: CGVector(dx: 0, dy: 0.1))
      #expect(interaction.offset.y <= 0.1 * CGFloat(step) + 1e-9)
    }
    finger.lift()
  }

  @Test func `A drag along another axis is left to others`() {
    let scrollView = host.perform { UIScrollView() }
    scrollView.frame = CGRect(x: 0, y: 100, width: 393, height: 600)
    scrollView.contentSize = CGSize(width: 2000, height: 600)
    stage.root.addSubview(scrollView)
    scrollView.addSubview(stage.view)
    let interaction = make()
    host.drag(from: stage.center, to: CGPoint(x: stage.center.x - 100, y: stage.center.y + 20))
    #expect(interaction.offset == .zero && scrollView.contentOffset.x > 50)
    let finger = host.touch(at: stage.center)
    finger.move(by: CGVector(dx: 3, dy: 60), over: 0.2)
    #expect(interaction.offset.y > 10)
    finger.lift()
  }

  @Test func `Both axes resist on their own`() {
    let interaction = make(axes: .both, range: CGRect(x: -20, y: 0, width: 40, height: 0))
    let finger = host.touch(at: stage.center)
    finger.move(by: CGVector(dx: 30, dy: 40), over: 0.1)
    // 10 points along the way begin the drag: 24 and 32 are left.
    expectNear(Double(interaction.offset.x), (20 + pow(4, 0.7)), within: 1e-6)
    expectNear(Double(interaction.offset.y), pow(32, 0.7), within: 1e-6)
    finger.lift()
    host.settle()
    expectEqual(interaction.offset, CGPoint(x: 20, y: 0))
  }

  @Test func `Without bounce where the user prefers reduced motion`() {
    for reduces in [false, true] {
      host.isReduceMotionEnabled = reduces
      let interaction = host.perform { RubberbandInteraction() }
      stage.view.interactions = [interaction]
      var offsets: [CGFloat] = []
      interaction.offsetDidChange = { offsets.append($0.y) }
      host.drag(from: stage.center, to: CGPoint(x: stage.center.x, y: stage.center.y + 200))
      host.settle()
      expectEqual((offsets.min()! < -0.5), !reduces)
      expectEqual(interaction.offset, .zero)
    }
  }

  @Test func `Interrupting it never makes it jump`() {
    let interaction = make(axes: .both, range: CGRect(x: -40, y: -60, width: 80, height: 120))
    let check = ContinuityCheck(
      host: host, place: { interaction.offset.vector },
      target: { interaction.destination.vector }, frequency: 2 * .pi / 0.3)
    var random = SplitMix64(seed: 4)
    for index in 0..<interruptionCount {
      let fault = check.interrupt(
        at: stage.center,
        velocity: CGVector(
          dx: .random(in: -800...800, using: &random), dy: .random(in: -800...800, using: &random)),
        movingFor: .random(in: 0...12, using: &random),
        passing: .random(in: 0...20, using: &random))
      if let fault {
        Issue.record("interruption \(index): \(fault)")
        return
      }
    }
    host.settle()
    let free = CGRect(x: -40, y: -60, width: 80.001, height: 120.001)
    #expect(free.contains(interaction.offset))
  }

  @Test func `Bad numbers move nothing`() {
    let interaction = make(
      range: CGRect(x: CGFloat.nan, y: -.infinity, width: .nan, height: 0),
      resistance: .power(exponent: .nan))
    host.drag(from: stage.center, to: CGPoint(x: stage.center.x, y: stage.center.y + 100))
    interaction.offset = CGPoint(x: 0, y: CGFloat.nan)
    host.settle()
    #expect(interaction.offset == .zero && stage.view.transform == .identity)
  }

  @Test func `A view that is removed in the middle of a drag is in its own place when it is back`()
  {
    let interaction = make()
    let finger = host.touch(at: stage.center)
    finger.move(by: CGVector(dx: 0, dy: 100), over: 0.1)
    stage.view.removeFromSuperview()
    host.settle()
    finger.lift()
    stage.root.addSubview(stage.view)
    host.settle()
    #expect(interaction.offset == .zero && !interaction.isDragging)
    stage.view.removeInteraction(interaction)
    #expect(stage.view.gestureRecognizers == nil)
  }
}
