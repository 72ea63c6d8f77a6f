// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import Testing

/// UITouch and UIEvent, driven by fingers.
@MainActor @Suite struct FingerTests {
  private final class Pad: UIView {
    struct Entry: Equatable {
      var phase: UITouch.Phase
      var places: [CGPoint]
      var time: TimeInterval
    }
    var entries: [Entry] = []
    var forces: [CGFloat] = []

    private func add(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
      let sorted = touches.sorted { $0.location(in: nil).x < $1.location(in: nil).x }
      entries.append(
        Entry(
          phase: phase, places: sorted.map { $0.location(in: self) },
          time: sorted.first?.timestamp ?? -1))
      forces += sorted.map(\.force)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      add(.began, touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      add(.moved, touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      add(.ended, touches)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      add(.cancelled, touches)
    }
    var phases: [UITouch.Phase] { entries.map(\.phase) }
  }

  private let host = ScreenHost(size: CGSize(width: 200, height: 200), framesPerSecond: 10)

  private func pad() -> Pad {
    let pad = host.perform { Pad() }
    pad.isMultipleTouchEnabled = true
    host.show(pad, frame: CGRect(x: 50, y: 0, width: 100, height: 200))
    return pad
  }

  @Test func `A finger that moves does so in every frame, at an even speed`() {
    let pad = pad()
    let finger = host.touch(at: CGPoint(x: 60, y: 0))
    finger.move(to: CGPoint(x: 100, y: 80), over: 0.4)
    finger.lift()
    #expect(pad.phases == [.began, .moved, .moved, .moved, .moved, .ended])
    // In the view's own coordinates, 50 points to the right on the screen.
    let expected = [(10, 0), (20, 20), (30, 40), (40, 60), (50, 80), (50, 80)]
    for (entry, (x, y)) in zip(pad.entries, expected) {
      #expect(abs(entry.places[0].x - CGFloat(x)) < 1e-9)
      #expect(abs(entry.places[0].y - CGFloat(y)) < 1e-9)
    }
    let times = [0, 0.1, 0.2, 0.3, 0.4, 0.4]
    #expect(zip(pad.entries, times).allSatisfy { abs($0.time - $1) < 1e-9 })
    #expect(!finger.isDown)
    finger.lift()
    finger.move(to: .zero)
    #expect(pad.entries.count == 6)
  }

  @Test func `A movement may end between frames`() {
    let pad = pad()
    let finger = host.touch(at: CGPoint(x: 60, y: 0))
    finger.move(by: CGVector(dx: 0, dy: 30), over: 0.15)
    #expect(pad.entries.map { $0.places[0].y }.last == 30)
    #expect(abs(host.now - 0.15) < 1e-9)
    #expect(abs(pad.entries[1].places[0].y - 20) < 1e-9)
    finger.cancel()
    #expect(pad.phases.last == .cancelled)
  }

  @Test func `Fingers move together, in one event`() {
    let pad = pad()
    host.pinch(at: CGPoint(x: 100, y: 100), from: 20, to: 80, duration: 0.2)
    #expect(pad.phases == [.began, .moved, .moved, .ended])
    #expect(pad.entries.map { $0.places.map(\.x) } == [[40, 60], [25, 75], [10, 90], [10, 90]])
  }

  @Test func `Force is told where the device feels it`() {
    host.changeTraits { $0.forceTouchCapability = .available }
    let pad = pad()
    let finger = host.touch(pad, force: 1)
    finger.press(force: 3, over: 0.2).lift()
    #expect(finger.location == CGPoint(x: 100, y: 100))
    #expect(pad.forces.prefix(3) == [1, 2, 3])
  }

  @Test func `Taps reach controls, and what lies in front gets them`() {
    var count = 0
    let button = host.perform {
      UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    }
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    let window = host.show(UIView())
    window.addSubview(button)
    host.tap(button)
    #expect(count == 1)
    #expect(host.view(at: CGPoint(x: 10, y: 10)) === button)
    host.doubleTap(button)
    #expect(count == 3)
    let cover = host.perform { UIView(frame: button.frame) }
    window.addSubview(cover)
    host.tap(button)
    #expect(count == 3)
    #expect(host.view(at: CGPoint(x: 10, y: 10)) === cover)
  }

  @Test func `A drag stands still before it ends, a fling does not`() {
    let window = host.show(UIView())
    var velocities: [CGPoint] = []
    host.perform {
      let pan = UIPanGestureRecognizer()
      pan.addAction { pan in
        if pan.state == .ended { velocities.append(pan.velocity(in: nil)) }
      }
      window.subviews[0].addGestureRecognizer(pan)
    }
    host.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 110, y: 10))
    host.fling(from: CGPoint(x: 10, y: 10), velocity: CGVector(dx: 300, dy: 0), duration: 0.5)
    #expect(velocities.count == 2)
    #expect(velocities.first?.x == 0)
    #expect(abs((velocities.last?.x ?? 0) - 300) < 1e-6)
  }

  @Test func `A long press holds still for as long as it is told to`() {
    let window = host.show(UIView())
    var states: [UIGestureRecognizer.State] = []
    host.perform {
      let press = UILongPressGestureRecognizer()
      press.addAction { states.append($0.state) }
      window.subviews[0].addGestureRecognizer(press)
    }
    host.longPress(window.subviews[0], for: 0.3)
    #expect(states == [])
    host.longPress(window.subviews[0])
    #expect(states == [.began, .ended])
  }

  @Test func `Views are found by what they are called and what they are`() {
    let window = host.show(UIView())
    let label = host.perform { UILabel() }
    label.accessibilityIdentifier = "title"
    window.subviews[0].addSubview(label)
    #expect(host.view(id: "title") === label)
    #expect(host.view(id: "none") == nil)
    #expect(host.firstView(UILabel.self) === label)
    #expect(host.firstView(UIImageView.self) == nil)
  }
}
