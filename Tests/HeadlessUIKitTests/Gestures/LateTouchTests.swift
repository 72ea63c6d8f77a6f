// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// UIGestureRecognizer, "delaysTouchesBegan": touches that were held back are delivered when the
/// gesture is not recognized, "and possibly a follow-up touchesMoved(_:with:) message". Chosen: the
/// view receives what it would have received without the delay, so an undelayed run is the
/// reference of these tests.
@MainActor @Suite struct LateTouchTests {
  /// A view that records its touches.
  private final class Paper: UIView {
    var records: [String] = []
    /// The records and the time at which they were made.
    var times: [TimeInterval] = []
    var onMove: () -> Void = {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      record("began", touches, event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      record("moved", touches, event)
      onMove()
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      record("ended", touches, event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      record("cancelled", touches, event)
    }

    private func record(_ name: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
      times.append(CACurrentMediaTime())
      for touch in touches.sorted(by: { $0.location(in: nil).y < $1.location(in: nil).y }) {
        let samples = (event?.coalescedTouches(for: touch) ?? []).map {
          "\($0.location(in: self)) at \($0.timestamp)"
        }
        let place = "\(touch.previousLocation(in: self)) to \(touch.location(in: self))"
        let isInEvent = event?.touches(for: self)?.contains(touch) ?? false
        records.append(
          "\(name) \(touch.phase.rawValue) \(place), \(touch.force) at \(touch.timestamp), event \(isInEvent)"
            + " at \(event?.timestamp ?? -1), \(samples)")
      }
    }
  }

  /// Shows a list that scrolls vertically, with a view in it.
  private func list<Content: UIView>(
    _ host: ScreenHost, delays: Bool, _ make: @MainActor () -> Content
  ) -> Content {
    let scroll = host.perform { UIScrollView() }
    scroll.contentSize = CGSize(width: 393, height: 2000)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delaysContentTouches = delays
    let content = host.perform(make)
    host.perform { scroll.addSubview(content) }
    host.show(scroll)
    return content
  }

  @Test(arguments: [0.05, 0.1, 0.2, 0.6], [1, 4])
  func `A view in a list receives what it would have received at once`(
    _ duration: TimeInterval, _ samples: Int
  ) {
    let runs = [true, false].map { delays -> Paper in
      let host = ScreenHost(.iPhone15)
      host.touchSamplesPerFrame = samples
      let paper = list(host, delays: delays) {
        Paper(frame: CGRect(x: 0, y: 100, width: 393, height: 300))
      }
      let finger = host.touch(at: CGPoint(x: 50, y: 200))
      finger.move(by: CGVector(dx: 200, dy: 4), over: duration)
      finger.lift()
      return paper
    }
    expectEqual(runs[0].records, runs[1].records)
    #expect(runs[1].records.count >= Int(duration * 60) + 1)
    // 0.15 s late, or at the lift.
    expectNear(runs[0].times[0], min(0.15, duration), within: 1e-6)
  }

  @Test func `Fingers of one view are late together`() {
    let runs = [true, false].map { delays -> [String] in
      let host = ScreenHost(.iPhone15)
      let paper = list(host, delays: delays) {
        Paper(frame: CGRect(x: 0, y: 100, width: 393, height: 300))
      }
      paper.isMultipleTouchEnabled = true
      let fingers = host.touch(at: [CGPoint(x: 50, y: 200), CGPoint(x: 50, y: 300)])
      host.move(
        [(fingers[0], CGPoint(x: 150, y: 200)), (fingers[1], CGPoint(x: 90, y: 300))], over: 0.1)
      fingers[0].move(by: CGVector(dx: 50, dy: 0), over: 0.2)
      host.lift(fingers)
      return paper.records
    }
    expectEqual(runs[0], runs[1])
  }

  @Test(arguments: [false, true], [0.3, 0.1])
  func `A slider in a list follows the finger`(_ rightToLeft: Bool, _ duration: TimeInterval) {
    func value(_ delays: Bool) -> Float {
      let host = ScreenHost(.iPhone15)
      if rightToLeft { host.layoutDirection = .rightToLeft }
      let slider = list(host, delays: delays) { () -> UISlider in
        let slider = UISlider(frame: CGRect(x: 20, y: 200, width: 300, height: 34))
        slider.value = 0.5
        return slider
      }
      host.drag(from: CGPoint(x: 170, y: 217), to: CGPoint(x: 270, y: 217), duration: duration)
      return slider.value
    }
    let values = [value(true), value(false)]
    expectEqual(values[0], values[1])
    let moved = rightToLeft ? 1 - values[0] : values[0]
    #expect(moved > 0.8)
  }

  @Test func `A switch in a row follows the finger`() {
    let host = ScreenHost(.iPhone15)
    let toggle = list(host, delays: true) {
      UISwitch(frame: CGRect(x: 100, y: 200, width: 51, height: 31))
    }
    // To the other side and back within the delay: the value remains.
    let finger = host.touch(at: CGPoint(x: 108, y: 215))
    finger.move(by: CGVector(dx: 40, dy: 0), over: 0.05)
    finger.move(by: CGVector(dx: -40, dy: 0), over: 0.05)
    finger.lift()
    #expect(!toggle.isOn)
    host.drag(from: CGPoint(x: 108, y: 215), to: CGPoint(x: 148, y: 215), duration: 0.1)
    #expect(toggle.isOn)
  }

  @Test func `A touch that a recognizer releases begins where and when the finger began`() {
    let stage = TouchStage()
    let paper = stage.add(Paper(), x: 100, y: 100, width: 200, height: 200)
    let tap = UITapGestureRecognizer()
    tap.delaysTouchesBegan = true
    paper.addGestureRecognizer(tap)
    stage.wait(1)
    stage.down(110, 110)
    stage.wait(0.125)
    stage.move(115, 110)
    stage.wait(0.125)
    expectEqual(paper.records, [])
    stage.move(180, 110)
    expectEqual(
      paper.records.map { $0.components(separatedBy: ", event")[0] },
      [
        "began 0 (10.0, 10.0) to (10.0, 10.0), 0.0 at 1.0",
        "moved 1 (10.0, 10.0) to (15.0, 10.0), 0.0 at 1.125",
        "moved 1 (15.0, 10.0) to (80.0, 10.0), 0.0 at 1.25",
      ])
    stage.up(180, 110)
  }

  @Test func `The event of a tap that is delivered after the lift contains the touch`() {
    let stage = TouchStage()
    let paper = stage.add(Paper(), x: 100, y: 100, width: 200, height: 200)
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    tap.delaysTouchesBegan = true
    paper.addGestureRecognizer(tap)
    stage.tap(110, 110)
    expectEqual(paper.records, [])
    stage.wait(1)
    expectEqual(paper.records.count, 2)
    #expect(paper.records.allSatisfy { $0.contains("event true") })
    expectEqual(stage.device.application.touches.count, 0)
  }

  @Test func `A view that is removed while it catches up receives a cancellation`() {
    let host = ScreenHost(.iPhone15)
    let paper = list(host, delays: true) {
      Paper(frame: CGRect(x: 0, y: 100, width: 393, height: 300))
    }
    paper.onMove = { [unowned paper] in paper.removeFromSuperview() }
    let finger = host.touch(at: CGPoint(x: 50, y: 200))
    finger.move(by: CGVector(dx: 200, dy: 0), over: 0.3)
    finger.lift()
    expectEqual(
      paper.records.map { $0.components(separatedBy: " ")[0] }, ["began", "moved", "cancelled"])
  }
}
