// SPDX-License-Identifier: MIT
import FluidInterfaces
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// "Interface #7: FaceTime PiP", one test for each of its key features, and what people expect
/// beyond them.
@MainActor @Suite struct PictureInPictureTests {
  private let stage = FluidStage(frame: CGRect(x: 0, y: 0, width: 86, height: 130))
  private var host: ScreenHost { stage.host }

  private func make(
    anchors: [PictureInPictureAnchor] = PictureInPictureAnchor.corners,
    anchor: PictureInPictureAnchor = .bottomTrailing
  ) -> PictureInPictureInteraction {
    let interaction = host.perform {
      PictureInPictureInteraction(anchors: anchors, anchor: anchor)
    }
    host.perform { stage.view.addInteraction(interaction) }
    host.settle()
    return interaction
  }

  /// The center in a corner of the screen, by the safe area of an iPhone 15 in portrait: 59 above,
  /// 34 below.
  private func corner(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    let size = host.screenBounds.size
    return CGPoint(
      x: x == 0 ? 23 + 43 : size.width - 23 - 43,
      y: y == 0 ? 59 + 25 + 65 : size.height - 34 - 25 - 65)
  }

  @Test func `Lightweight, airy interaction`() {
    let interaction = make()
    expectEqual(stage.view.center, corner(1, 1))
    // A small flick is enough for the whole screen.
    host.fling(from: stage.center, velocity: CGVector(dx: -700, dy: -1300), duration: 0.08)
    host.settle()
    #expect(stage.view.center == corner(0, 0) && interaction.anchor == .topLeading)
  }

  @Test func `Projected position is based on UIScrollView's deceleration rate`() {
    let interaction = make(anchor: .bottomLeading)
    // A scroll view comes to rest 0.499 of its velocity away. The middle between the corners is
    // 281.5 points up.
    for (velocity, expected) in [
      (400.0, PictureInPictureAnchor.bottomLeading), (520, .topLeading),
    ] {
      interaction.moveNow(to: .bottomLeading, on: host)
      // 10 points begin the drag; the finger moves for a tenth of a second.
      host.fling(from: stage.center, velocity: CGVector(dx: 0, dy: -velocity), duration: 0.1)
      let start = stage.view.center.y
      let rest = Double(start) - velocity * 0.998 / (1 - 0.998) / 1000
      let middle = Double(corner(0, 0).y + corner(0, 1).y) / 2
      expectEqual((rest < middle), (expected == .topLeading))
      host.settle()
      expectEqual(interaction.anchor, expected)
    }
  }

  @Test func `Continuous animation that respects the gesture's initial velocity`() {
    let interaction = make()
    let finger = host.touch(at: stage.center)
    finger.move(by: CGVector(dx: -150, dy: -90), over: 0.2)
    let held = stage.view.center
    finger.lift()
    expectEqual(stage.view.center, held)
    host.advanceFrame()
    let way = CGPoint(
      x: (stage.view.center.x - held.x) * 60, y: (stage.view.center.y - held.y) * 60)
    // 750 and 450 points per second, and what a spring with a response of 0.4 adds in a frame.
    let pull = pow(2 * Double.pi / 0.4, 2) / 60
    let target = interaction.destination
    for (velocity, start, end, got) in [
      (-750.0, held.x, target.x, way.x), (-450, held.y, target.y, way.y),
    ] {
      let limit = pull * abs(Double(end - start)) + 2 * 2 * .pi / 0.4 * abs(velocity) / 60
      #expect(abs(Double(got) - velocity) <= limit)
    }
    // The textbook's critically damped spring, a tenth of a second after the release.
    host.advance(by: 0.1 - host.frameDuration)
    let frequency = 2 * Double.pi / 0.4
    let x0 = Double(held.x - target.x)
    let expected =
      Double(target.x) + exp(-frequency * 0.1) * (x0 + (-750 + frequency * x0) * 0.1)
    expectNear(Double(stage.view.center.x), expected, within: 1)
  }

  @Test func `It stays where it is on rotation and layout`() {
    let interaction = make(anchor: .topLeading)
    host.rotate(to: .landscape)
    host.settle()
    expectEqual(interaction.anchor, .topLeading)
    let safe = stage.root.safeAreaInsets
    expectEqual(stage.view.center, CGPoint(x: safe.left + 23 + 43, y: safe.top + 25 + 65))
    host.rotate(to: .portrait)
    host.settle()
    expectEqual(stage.view.center, corner(0, 0))
    // A layout in the middle of a drag leaves it under the finger.
    let finger = host.touch(at: stage.center)
    finger.move(by: CGVector(dx: 80, dy: 200), over: 0.1)
    let held = stage.view.center
    host.perform {
      stage.root.setNeedsLayout()
      stage.root.layoutIfNeeded()
    }
    expectEqual(stage.view.center, held)
    finger.lift()
  }

  @Test func `A finger that catches it continues from there`() {
    let interaction = make()
    let check = ContinuityCheck(
      host: host, place: { stage.view.center.vector },
      target: { interaction.destination.vector }, frequency: 2 * .pi / 0.4)
    var random = SplitMix64(seed: 7)
    for index in 0..<interruptionCount {
      let fault = check.interrupt(
        at: stage.center,
        velocity: CGVector(
          dx: .random(in: -1500...1500, using: &random),
          dy: .random(in: -1500...1500, using: &random)),
        movingFor: .random(in: 0...8, using: &random),
        passing: .random(in: 1...25, using: &random))
      if let fault {
        Issue.record("interruption \(index): \(fault)")
        return
      }
      if !host.screenBounds.insetBy(dx: 10, dy: 10).contains(stage.center) { host.settle() }
    }
    host.settle()
    expectEqual(interaction.destination, stage.view.center)
  }

  @Test func `Anchors from right to left`() {
    stage.root.semanticContentAttribute = .forceRightToLeft
    let interaction = make(anchor: .bottomTrailing)
    expectEqual(stage.view.center, corner(0, 1))
    host.fling(from: stage.center, velocity: CGVector(dx: 1500, dy: 0))
    host.settle()
    #expect(stage.view.center == corner(1, 1) && interaction.anchor == .bottomLeading)
  }

  @Test func `Edges, points, and no anchors at all`() {
    let interaction = make(anchors: [.leadingEdge, .trailingEdge], anchor: .trailingEdge)
    host.drag(from: stage.center, to: CGPoint(x: 300, y: 300))
    host.settle()
    let height = stage.view.center.y
    #expect(stage.view.center.x == corner(1, 0).x && abs(height - 300) < 30)
    host.perform { interaction.anchors = [.top] }
    host.settle()
    expectEqual(stage.view.center.x, corner(1, 0).x)
    host.drag(from: stage.center, to: CGPoint(x: 300, y: 600))
    host.settle()
    expectEqual(stage.view.center, CGPoint(x: host.screenBounds.size.width / 2, y: corner(0, 0).y))
    host.perform { interaction.anchors = [] }
    host.drag(from: stage.center, to: CGPoint(x: 200, y: 400))
    host.settle()
    #expect(abs(stage.view.center.x - 200) < 15 && abs(stage.view.center.y - 400) < 15)
  }

  @Test func `It avoids bars and the keyboard`() {
    let bar = host.perform { UIView() }
    stage.root.addSubview(bar)
    bar.frame = CGRect(x: 0, y: 752, width: 393, height: 100)
    let interaction = make()
    host.perform { interaction.obstacles = [bar] }
    host.settle()
    expectEqual(stage.view.center, CGPoint(x: corner(1, 1).x, y: 752 - 25 - 65))
    let field = host.perform { UITextField() }
    stage.root.addSubview(field)
    host.perform { _ = field.becomeFirstResponder() }
    host.settle()
    let keyboard = host.keyboardFrame
    #expect(keyboard.height > 200)
    expectEqual(stage.view.center, CGPoint(x: corner(1, 1).x, y: keyboard.minY - 25 - 65))
    host.perform { _ = field.resignFirstResponder() }
    host.settle()
    expectEqual(stage.view.center.y, CGFloat(662))
    host.perform { interaction.obstacles = [] }
    host.settle()
    expectEqual(stage.view.center, corner(1, 1))
  }

  @Test(arguments: [60.0, 120, 240])
  func `The same gesture ends in the same place at any frame rate`(rate: Double) {
    let stage = FluidStage(
      framesPerSecond: rate, frame: CGRect(x: 0, y: 0, width: 86, height: 130))
    let interaction = stage.host.perform { PictureInPictureInteraction() }
    stage.host.perform { stage.view.addInteraction(interaction) }
    stage.host.settle()
    stage.host.fling(from: stage.center, velocity: CGVector(dx: -900, dy: -200), duration: 0.15)
    stage.host.advance(by: 0.1)
    // At 60 Hz an event is 15 points further than the next one.
    expectNear(stage.view.center.x, 127, within: 8, "\(stage.view.center)")
    stage.host.settle()
    expectEqual(stage.view.center, corner(0, 1))
  }

  @Test func `Assistive technology moves it by actions`() throws {
    let interaction = make()
    let actions = try #require(stage.view.accessibilityCustomActions)
    #expect(actions.first?.name == "Move to top leading corner" && actions.count == 4)
    host.perform { #expect(actions[0].actionHandler?(actions[0]) == true) }
    host.settle()
    #expect(interaction.anchor == .topLeading && stage.view.center == corner(0, 0))
  }

  @Test func `A container without room, and one without a size`() {
    _ = make()
    stage.root.frame.size = CGSize(width: 50, height: 60)
    host.settle()
    #expect(stage.view.center.x.isFinite && stage.view.center.y.isFinite)
    stage.root.frame.size = .zero
    host.settle()
    #expect(stage.view.center.x.isFinite && stage.view.center.y.isFinite)
    stage.view.removeFromSuperview()
    host.settle()
  }
}

extension PictureInPictureInteraction {
  fileprivate func moveNow(to anchor: PictureInPictureAnchor, on host: ScreenHost) {
    host.perform { move(to: anchor, animated: false) }
  }
}
