// SPDX-License-Identifier: MIT
import FluidInterfaces
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// "Interface #5: Acceleration Pausing", one test for each of its key features, and what people
/// expect beyond them.
@MainActor @Suite struct AccelerationPauseTests {
  private struct Stage {
    let stage: FluidStage
    let recognizer: AccelerationPauseGestureRecognizer
    let pauses = Record<TimeInterval>()
    var host: ScreenHost { stage.host }

    @MainActor init(framesPerSecond: Double = 60) {
      stage = FluidStage(framesPerSecond: framesPerSecond)
      let (pauses, host) = (pauses, stage.host)
      recognizer = host.perform {
        AccelerationPauseGestureRecognizer { [unowned host] in pauses.add(host.now) }
      }
      stage.view.addGestureRecognizer(recognizer)
    }

    /// Moves a finger up at a speed that falls to nothing, as the cosine does, within some seconds.
    ///
    /// - Returns: The time from the beginning of the slowdown to the pause.
    @MainActor func pause(slowingFor seconds: TimeInterval) -> TimeInterval? {
      let finger = host.touch(at: stage.center)
      finger.move(by: CGVector(dx: 0, dy: -200), over: 0.25)
      let start = host.now
      let steps = Int((seconds / host.frameDuration).rounded())
      for step in 0..<max(steps, 1) {
        let speed = 800 * cos(Double(step) / Double(max(steps, 1)) * .pi / 2)
        finger.move(
          by: CGVector(dx: 0, dy: -speed * host.frameDuration), over: host.frameDuration)
      }
      host.advance(by: 0.5)
      finger.lift()
      return pauses.events.last.map { $0 - start }
    }
  }

  @Test func `Pause is calculated based on the gesture's acceleration`() {
    let stage = Stage()
    // A constant speed, and a speed that grows, are no pause, however slow.
    for end in [-40.0, -100, -300] {
      let finger = stage.host.touch(at: stage.stage.center)
      finger.move(by: CGVector(dx: 0, dy: -60), over: 0.6)
      finger.move(by: CGVector(dx: 0, dy: end), over: 0.4)
      finger.lift()
      #expect(!stage.recognizer.hasPaused)
    }
    #expect(stage.pause(slowingFor: 0.1) != nil && stage.recognizer.hasPaused)
    expectEqual(stage.pauses.events.count, 1)
    expectEqual(stage.host.feedback, ["impact(light)"])
  }

  @Test func `Faster stopping results in a faster response`() throws {
    var answers: [TimeInterval] = []
    for seconds in [0.05, 0.1, 0.15] {
      answers.append(try #require(Stage().pause(slowingFor: seconds)))
    }
    #expect(answers[0] < answers[1] && answers[1] < answers[2])
    #expect(answers[0] < 0.13)
  }

  @Test func `No timers`() {
    let stage = Stage()
    let finger = stage.host.touch(at: stage.stage.center)
    finger.move(by: CGVector(dx: 0, dy: -200), over: 0.25)
    // A finger that continues to move causes no pause, however slow it is; one that was lifted is
    // not noticed later.
    finger.lift()
    stage.host.advance(by: 2)
    #expect(stage.pauses.events.isEmpty)
    stage.host.settle()
  }

  @Test func `A finger at rest, which sends no events, pauses`() {
    let stage = Stage()
    let finger = stage.host.touch(at: stage.stage.center)
    finger.move(by: CGVector(dx: 0, dy: -200), over: 0.25)
    let stopped = stage.host.now
    stage.host.advance(by: 0.2)
    expectEqual(stage.pauses.events.count, 1)
    #expect((stage.pauses.events.first ?? .infinity) - stopped < 0.1)
    finger.lift()
  }

  @Test func `The rate of events makes no difference`() throws {
    var answers: [TimeInterval] = []
    for rate in [60.0, 120, 240] {
      answers.append(try #require(Stage(framesPerSecond: rate).pause(slowingFor: 0.1)))
    }
    #expect(answers.max()! - answers.min()! <= 1.0 / 60 + 1e-9, "\(answers)")
  }

  @Test func `Once in a gesture, and again in the next one`() {
    let stage = Stage()
    for count in 1...3 {
      #expect(stage.pause(slowingFor: 0.08) != nil)
      expectEqual(stage.pauses.events.count, count)
    }
    // A short way is no pause.
    host(of: stage).drag(from: stage.stage.center, to: stage.stage.center.offset(0, -40))
    #expect(stage.pauses.events.count == 3 && !stage.recognizer.hasPaused)
  }

  private func host(of stage: Stage) -> ScreenHost { stage.host }

  @Test func `It works beside a drag of the same view`() {
    let stage = Stage()
    let interaction = stage.host.perform { RubberbandInteraction() }
    stage.stage.view.addInteraction(interaction)
    let finger = stage.host.touch(at: stage.stage.center)
    finger.move(by: CGVector(dx: 0, dy: -200), over: 0.25)
    stage.host.advance(by: 0.2)
    #expect(stage.pauses.events.count == 1 && interaction.offset.y < -30)
    finger.lift()
  }

  @Test func `A view that is removed in the middle of the gesture never pauses`() {
    let stage = Stage()
    let finger = stage.host.touch(at: stage.stage.center)
    finger.move(by: CGVector(dx: 0, dy: -200), over: 0.25)
    stage.stage.view.removeFromSuperview()
    stage.host.advance(by: 0.5)
    #expect(stage.pauses.events.isEmpty)
    finger.lift()
    stage.host.settle()
  }
}
