// SPDX-License-Identifier: MIT
import EpoxyFluidInterfaces
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// The behaviors as views of Epoxy's models: style, content and behaviors.
@MainActor @Suite struct ContainerTests {
  private let host = ScreenHost(.iPhone15)

  private func show<View: UIView>(_ view: View, fills: Bool = false) -> View {
    let root = host.perform { UIView() }
    root.addSubview(view)
    host.show(root)
    view.frame = fills ? root.bounds : CGRect(x: 120, y: 350, width: 160, height: 160)
    host.settle()
    return view
  }

  private typealias Button = CalculatorButton

  @Test func `A rubber band around a button`() {
    let (points, taps) = (Record<CGPoint>(), Record<Void>())
    let view = show(host.perform { RubberbandView<Button>(style: .init(content: .init())) })
    host.perform {
      view.setContent("7", animated: false)
      view.setBehaviors(.init(content: .init { taps.add(()) }) { points.add($0) })
    }
    expectEqual(view.contentView.title, "7")
    host.tap(view)
    expectEqual(taps.events.count, 1)
    let center = host.location(in: view)
    host.drag(from: center, to: center.offset(0, 100))
    host.settle()
    #expect(points.events.count > 10 && points.events.last == .zero)
    host.perform { view.setBehaviors(nil) }
    points.take()
    host.drag(from: center, to: center.offset(0, 100))
    host.settle()
    #expect(points.events.isEmpty && taps.events.count == 1)
  }

  @Test func `A rotation and a pause around a button`() {
    let rotations = Record<CGFloat>()
    let view = show(host.perform { RotationView<Button>(style: .init(content: .init())) })
    host.perform { view.setBehaviors(.init { rotations.add($0) }) }
    host.twist(at: host.location(in: view), by: 1.4, distance: 100)
    host.settle()
    expectNear((rotations.events.last ?? 0), .pi / 2, within: 1e-9)

    let pauses = Record<Void>()
    let other = show(
      host.perform { AccelerationPauseView<Button>(style: .init(content: .init())) })
    host.perform { other.setBehaviors(.init { pauses.add($0) }) }
    let finger = host.touch(other)
    finger.move(by: CGVector(dx: 0, dy: -200), over: 0.25)
    host.advance(by: 0.2)
    finger.lift()
    expectEqual(pauses.events.count, 1)
    let action = other.contentView.accessibilityCustomActions?.first
    host.perform { _ = action.map { $0.actionHandler?($0) } }
    expectEqual(pauses.events.count, 2)
  }

  @Test func `A view that moves on a spring keeps its velocity when its content changes`() {
    let view = show(
      host.perform { SpringView<Button>(style: .init(content: .init(), damping: 0.7)) })
    host.perform {
      view.setContent(.init(content: "1"), animated: false)
      view.setContent(.init(content: "1", offset: CGPoint(x: 100, y: 0)), animated: true)
    }
    host.advance(by: 0.1)
    let velocity = view.animator.velocity.x
    #expect(velocity > 100)
    host.perform { view.setContent(.init(content: "2"), animated: true) }
    expectEqual(view.animator.velocity.x, velocity)
    host.settle()
    #expect(view.contentView.transform == .identity && view.contentView.title == "2")
    host.perform {
      view.semanticContentAttribute = .forceRightToLeft
      view.setContent(.init(content: "2", offset: CGPoint(x: 100, y: 0)), animated: false)
    }
    expectEqual(view.contentView.transform.tx, -100)
  }

  @Test func `A view on a spring says where it comes to rest, once a movement`() {
    let places = Record<CGPoint>()
    let view = show(host.perform { SpringView<Button>(style: .init()) })
    host.perform {
      view.setBehaviors(.init { places.add($0) })
      view.setContent(.init(content: "1", offset: CGPoint(x: 30, y: 0)), animated: true)
    }
    host.advance(by: 0.05)
    host.perform {
      view.setContent(.init(content: "1", offset: CGPoint(x: 80, y: 0)), animated: true)
    }
    expectEqual(places.events, [])
    host.settle()
    expectEqual(places.events, [CGPoint(x: 80, y: 0)])
    host.perform {
      view.setContent(.init(content: "2", offset: CGPoint(x: 80, y: 0)), animated: true)
    }
    host.settle()
    expectEqual(places.events, [CGPoint(x: 80, y: 0)])
  }

  @Test func `An application replaces the phrases`() throws {
    let phrases = FluidPhrases.current
    defer { FluidPhrases.current = phrases }
    let drawer = show(
      host.perform { DrawerContainer<Button>(style: .init(stops: [.content, .top()])) },
      fills: true)
    let flashlight = host.perform { FlashlightButton() }
    expectEqual(flashlight.accessibilityLabel, "Flashlight")
    expectEqual(flashlight.accessibilityValue, "Off")
    FluidPhrases.current.flashlight = "Taschenlampe"
    FluidPhrases.current.lightIsOff = "Aus"
    FluidPhrases.current.moveTo = { "Nach \($0)" }
    FluidPhrases.current.place = { ["full screen": "oben"][$0] ?? $0 }
    expectEqual(flashlight.accessibilityLabel, "Taschenlampe")
    expectEqual(flashlight.accessibilityValue, "Aus")
    #expect(flashlight.accessibilityTraits.contains(.toggleButton))
    let handle = try #require(
      drawer.drawer.surfaceView.subviews.first {
        $0.accessibilityTraits.contains(.adjustable)
      })
    expectEqual(handle.accessibilityLabel, "Drawer")
    expectEqual(handle.accessibilityCustomActions?.map(\.name), ["Nach oben"])
  }

  @Test func `Pictures in pictures and drawers leave other touches alone`() {
    let anchors = Record<PictureInPictureAnchor>()
    let picture = show(
      host.perform { PictureInPictureView<Button>(style: .init(content: .init())) }, fills: true)
    host.perform { picture.setBehaviors(.init { anchors.add($0) }) }
    let spot = host.location(in: picture.contentView)
    host.fling(from: spot, velocity: CGVector(dx: 1500, dy: 0))
    host.settle()
    expectEqual(anchors.events, [.topTrailing])
    #expect(host.view(at: CGPoint(x: 196, y: 400)) === picture.superview)

    let stops = Record<DrawerStop>()
    let drawer = show(
      host.perform { DrawerContainer<Button>(style: .init(content: .init())) }, fills: true)
    host.perform {
      drawer.setBehaviors(.init { stops.add($0) })
      drawer.setContent(.init(content: "8", stop: .fraction(0.6)), animated: true)
    }
    host.settle()
    #expect(stops.events == [.fraction(0.6)] && drawer.contentView.title == "8")
    #expect(host.view(at: CGPoint(x: 196, y: 100)) === drawer.superview)
  }

  @Test func `Styles are compared`() {
    #expect(
      RubberbandView<Button>.Style(content: .init()) == .init(content: .init())
        && RubberbandView<Button>.Style(content: .init(), axes: .both) != .init(content: .init()))
    #expect(
      PictureInPictureView<Button>.Style(size: CGSize(width: 1, height: 1))
        != PictureInPictureView<Button>.Style())
  }
}
