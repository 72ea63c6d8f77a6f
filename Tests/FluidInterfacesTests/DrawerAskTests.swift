// SPDX-License-Identifier: MIT
import FluidInterfaces
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// Wishes for drawers from the trackers of other projects: one test each, named in the words of the
/// wish.
@MainActor @Suite struct DrawerAskTests {
  private typealias Stage = DrawerStage

  @Test func `Follows the height of its content live, mixed with fixed stops`() {
    let stage = Stage([Stage.peek, .content, Stage.full])
    let label = stage.host.perform { UILabel() }
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 17)
    label.text = "one\ntwo"
    stage.host.perform {
      stage.drawer.contentView = label
      stage.root.layoutIfNeeded()
      _ = stage.drawer.move(to: .content, animated: true)
    }
    stage.host.settle()
    let line = stage.host.perform {
      UIFont.systemFont(ofSize: 17).lineHeight
    }
    // The handle is 24 points high.
    expectNear(stage.drawer.visibleHeight, stage.height(24 + 2 * line), within: 1.1)
    stage.log.heights = []
    stage.host.perform { label.text = "one\ntwo\nthree\nfour\nfive\nsix" }
    stage.host.settle()
    expectNear(stage.drawer.visibleHeight, stage.height(24 + 6 * line), within: 1.1)
    // It moves there, frame by frame.
    #expect(stage.log.heights.count > 10)
    // At another stop, the content's height is remembered for later.
    stage.host.perform { _ = stage.drawer.move(to: Stage.full, animated: false) }
    stage.host.perform { label.text = "one" }
    stage.host.settle()
    expectEqual(stage.drawer.visibleHeight, 793)
    stage.host.perform { _ = stage.drawer.move(to: .content, animated: false) }
    expectNear(stage.drawer.visibleHeight, stage.height(24 + line), within: 1.1)
  }

  @Test func `The keyboard lifts it only as far as needed and restores its stop afterwards`() {
    let stage = Stage([Stage.half, .height(650)])
    let (content, upper, lower) = stage.host.perform { (UIView(), UITextField(), UITextField()) }
    content.addSubview(upper)
    content.addSubview(lower)
    upper.frame = CGRect(x: 20, y: 10, width: 300, height: 40)
    lower.frame = CGRect(x: 20, y: 300, width: 300, height: 40)
    stage.host.perform { stage.drawer.contentView = content }
    stage.host.settle()
    // The upper field is above the keyboard, which covers 336 of the 434 points, if the drawer
    // moves a little.
    for (field, bottom) in [(upper, CGFloat(74)), (lower, 364)] {
      stage.host.perform { _ = field.becomeFirstResponder() }
      stage.host.settle()
      let needed = bottom + 8 + (852 - stage.host.keyboardFrame.minY)
      expectEqual(stage.drawer.visibleHeight, max(needed, 434))
      stage.host.perform { _ = field.resignFirstResponder() }
      stage.host.settle()
      #expect(stage.drawer.visibleHeight == 434 && stage.drawer.selectedStop == Stage.half)
    }
    // From one field to the other, without a change of the keyboard.
    stage.host.perform { _ = upper.becomeFirstResponder() }
    stage.host.settle()
    stage.host.perform { _ = lower.becomeFirstResponder() }
    stage.host.settle()
    expectEqual(stage.drawer.visibleHeight, 364 + 8 + (852 - stage.host.keyboardFrame.minY))
  }

  @Test func `Above navigation controllers, kept across screens`() {
    let host = ScreenHost(.iPhone15)
    let (navigation, drawer) = host.perform {
      (UINavigationController(rootViewController: UIViewController()), DrawerView())
    }
    host.show(navigation)
    host.perform {
      drawer.frame = navigation.view.bounds
      drawer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      navigation.view.addSubview(drawer)
      navigation.view.layoutIfNeeded()
      _ = drawer.move(to: drawer.stops[1], animated: false)
    }
    let height = drawer.visibleHeight
    host.perform { navigation.pushViewController(UIViewController(), animated: true) }
    host.advance(by: 0.1)
    #expect(drawer.window != nil && drawer.visibleHeight == height)
    host.settle()
    host.perform { _ = navigation.popViewController(animated: true) }
    host.settle()
    #expect(drawer.window != nil && drawer.visibleHeight == height)
    // The back button and the rest of the screen are touched through it.
    #expect(host.view(at: CGPoint(x: 200, y: 300))?.isDescendant(of: drawer) == false)
  }

  @Test func `Laid out again on rotation, hidden ones too`() {
    let stage = Stage([.hidden, Stage.half, .fraction(0.5), Stage.full])
    for stop in stage.drawer.stops {
      stage.host.perform { _ = stage.drawer.move(to: stop, animated: false) }
      for orientation in [DeviceOrientation.landscape, .portrait] {
        stage.host.rotate(to: orientation)
        stage.host.settle()
        let fresh = Stage(stage.drawer.stops)
        fresh.host.rotate(to: orientation)
        fresh.host.perform { _ = fresh.drawer.move(to: stop, animated: false) }
        fresh.host.settle()
        expectEqual(
          stage.drawer.visibleHeight, fresh.drawer.visibleHeight, "\(stop), \(orientation)")
        expectEqual(stage.drawer.surfaceView.frame, fresh.drawer.surfaceView.frame)
      }
    }
  }

  @Test func `The position is reported every frame, programmatic moves and hiding included`() {
    let stage = Stage([.hidden, Stage.half])
    for stop in [Stage.half, .hidden] {
      stage.log.heights = []
      stage.host.perform { _ = stage.drawer.move(to: stop, animated: true) }
      var frames: [CGFloat] = []
      while stage.drawer.isMoving {
        stage.host.advanceFrame()
        frames.append(stage.drawer.visibleHeight)
      }
      #expect(frames == stage.log.heights && frames.count > 15)
    }
    stage.log.heights = []
    stage.host.perform { _ = stage.drawer.move(to: Stage.half, animated: false) }
    expectEqual(stage.log.heights, [434])
  }

  @Test func `Sliders, swipe cells and buttons win over the pan`() {
    let stage = Stage([Stage.half, Stage.full])
    let (content, slider, button) = stage.host.perform {
      (UIView(), UISlider(), UIButton(type: .system))
    }
    var taps = 0
    let swipe = stage.host.perform { UIPanGestureRecognizer() }
    stage.host.perform {
      slider.frame = CGRect(x: 40, y: 20, width: 300, height: 40)
      button.frame = CGRect(x: 40, y: 100, width: 300, height: 50)
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      content.addSubview(slider)
      content.addSubview(button)
      stage.drawer.contentView = content
    }
    stage.host.settle()
    let thumb = stage.host.location(in: slider, of: CGPoint(x: 15, y: 20))
    stage.host.drag(from: thumb, to: thumb.offset(150, -60))
    stage.host.settle()
    #expect(slider.value > 0.4 && stage.drawer.visibleHeight == 434)
    stage.host.tap(button)
    expectEqual(taps, 1)
    stage.host.perform { content.addGestureRecognizer(swipe) }
    var moved = CGFloat(0)
    let finger = stage.host.touch(at: CGPoint(x: 300, y: 700))
    finger.move(by: CGVector(dx: -100, dy: 30), over: 0.2)
    moved = swipe.translation(in: nil).x
    #expect(moved < -50 && stage.drawer.visibleHeight == 434 && !stage.drawer.isDragging)
    finger.lift()
  }

  @Test func `Several tracked scroll views in one drawer`() {
    let stage = Stage([Stage.peek, Stage.full])
    let content = stage.host.perform { UIView() }
    let lists = stage.host.perform { [UIScrollView(), UIScrollView()] }
    for (index, list) in lists.enumerated() {
      list.frame = CGRect(x: CGFloat(index) * 196, y: 0, width: 196, height: 600)
      list.contentSize = CGSize(width: 196, height: 2000)
      content.addSubview(list)
      stage.drawer.track(list)
    }
    stage.host.perform {
      stage.drawer.contentView = content
      _ = stage.drawer.move(to: Stage.full, animated: false)
    }
    stage.host.settle()
    for (index, list) in lists.enumerated() {
      let x = CGFloat(index) * 196 + 98
      stage.host.drag(from: CGPoint(x: x, y: 500), to: CGPoint(x: x, y: 300))
      stage.host.settle()
      #expect(list.contentOffset.y > 150 && stage.drawer.visibleHeight == 793)
    }
    let finger = stage.host.touch(at: CGPoint(x: 98, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 400), over: 0.3)
    #expect(lists[0].contentOffset.y == 0 && lists[1].contentOffset.y > 150)
    #expect(stage.drawer.visibleHeight < 700)
    finger.lift()
  }

  @Test func `Rest positions are compared with a tolerance`() {
    let stage = Stage([Stage.peek, .fraction(1.0 / 3), .fraction(0.9999)])
    let scrollView = stage.host.perform { UIScrollView() }
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    stage.host.perform {
      stage.drawer.contentView = scrollView
      stage.drawer.track(scrollView)
      _ = stage.drawer.move(to: .fraction(0.9999), animated: true)
    }
    stage.host.settle()
    let height = stage.drawer.visibleHeight
    stage.host.fling(from: CGPoint(x: 196, y: 600), velocity: CGVector(dx: 0, dy: -1500))
    stage.host.settle()
    #expect(scrollView.contentOffset.y > 500 && stage.drawer.visibleHeight == height)
  }

  @Test func `A strong fling skips stops`() {
    let stage = Stage([Stage.peek, .height(250), Stage.half, .height(550), Stage.full])
    stage.host.fling(from: stage.top, velocity: CGVector(dx: 0, dy: -2500))
    stage.host.settle()
    #expect(stage.drawer.selectedStop == Stage.full && stage.log.settled == [Stage.full])
  }

  @Test func `Interruptible without wobble`() {
    let stage = Stage()
    for frames in 1...20 {
      stage.host.perform { _ = stage.drawer.move(to: Stage.half, animated: true) }
      stage.host.advanceFrames(frames)
      stage.log.heights = []
      stage.host.perform { _ = stage.drawer.move(to: Stage.peek, animated: true) }
      stage.host.settle()
      // It turns once, and then never again.
      let signs = zip(stage.log.heights, stage.log.heights.dropFirst()).map { $1 > $0 }
      #expect(zip(signs, signs.dropFirst()).filter { $0 != $1 }.count <= 1)
      #expect(stage.log.heights.min()! >= stage.height(100) - 0.001)
    }
  }

  @Test func `Mouse and trackpad scrolling drive drags`() {
    let stage = Stage()
    stage.host.scroll(at: stage.top, by: CGVector(dx: 0, dy: -300), over: 0.2)
    stage.host.settle()
    expectEqual(stage.drawer.visibleHeight, stage.height(400))
    stage.host.scroll(at: stage.top, by: CGVector(dx: 0, dy: 250), over: 0, type: .discrete)
    stage.host.settle()
    expectEqual(stage.drawer.visibleHeight, stage.height(100))
  }

  @Test func `VoiceOver actions for stops, and escape`() throws {
    let stage = Stage([Stage.peek, Stage.half, Stage.full])
    let handle = try #require(stage.drawer.surfaceView.subviews.first { $0.isAccessibilityElement })
    #expect(handle.accessibilityTraits.contains(.adjustable) && handle.accessibilityValue == "peek")
    for (name, step) in [("half", 1), ("full", 1), ("half", -1)] {
      stage.host.perform {
        if step > 0 { handle.accessibilityIncrement() } else { handle.accessibilityDecrement() }
      }
      stage.host.settle()
      expectEqual(handle.accessibilityValue, name)
    }
    let actions = try #require(handle.accessibilityCustomActions)
    expectEqual(actions.map(\.name), ["Move to peek", "Move to full"])
    stage.host.perform { _ = actions[1].actionHandler?(actions[1]) }
    stage.host.settle()
    expectEqual(stage.drawer.selectedStop, Stage.full)
    stage.host.perform { #expect(stage.drawer.surfaceView.accessibilityPerformEscape()) }
    stage.host.settle()
    expectEqual(stage.drawer.selectedStop, Stage.peek)
    stage.host.perform { #expect(!stage.drawer.surfaceView.accessibilityPerformEscape()) }
  }

  @Test func `Drag past a threshold and back commits on release only`() {
    let stage = Stage()
    let finger = stage.host.touch(at: stage.top)
    finger.move(by: CGVector(dx: 0, dy: -300), over: 0.3)
    expectEqual(stage.drawer.selectedStop, Stage.peek)
    finger.move(by: CGVector(dx: 0, dy: 280), over: 0.3)
    finger.hold(for: 0.2).lift()
    stage.host.settle()
    #expect(stage.log.settled == [Stage.peek] && stage.drawer.visibleHeight == stage.height(100))
  }
}
