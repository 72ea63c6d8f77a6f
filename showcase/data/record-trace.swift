// SPDX-License-Identifier: MIT
//
// Records a scroll, as described in README.md beside this file. The script `record-trace` builds
// this file together with the scroll view of Tests/ResinTestSupport. A few touches move the scroll
// view while a bar responds as in an app; the program prints the events and offsets of the scroll
// view.
internal import Resin

@main
struct Recorder {
  static let touches: [ScrollTrace.Touch] = [
    .flick(after: 30, distance: -260, sixtieths: 14),
    .drag(after: 110, distance: 96, sixtieths: 34),
    .flick(after: 60, distance: -120, sixtieths: 16),
    .drag(after: 90, distance: -150, sixtieths: 26),
    .flick(after: 50, distance: 420, sixtieths: 12),
    .drag(after: 100, distance: 190, sixtieths: 40),
    .drag(after: 50, distance: -70, sixtieths: 30),
    .drag(after: 40, distance: -160, sixtieths: 30),
  ]

  let reducer: BarReducer
  var state: BarState

  static func main() throws {
    var configuration = BarConfiguration(stops: [64, 200, 300])
    configuration.stretchesWhileSettling = true
    let reducer = try BarReducer(configuration)
    var recorder = Recorder(reducer: reducer, state: reducer.initialState)
    var failure: (any Error)?
    print("seconds\tevent\tcontent-offset\tvelocity\tcontent-height\tframe-height")
    ScrollTrace(touches: touches).play(perSecond: 60) { frame, view in
      do {
        try recorder.record(frame, of: &view)
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
  }

  mutating func record(_ frame: ScrollTrace.Frame, of view: inout ScrollModel) throws {
    if state.phase == .detached {
      let response = try reducer.attach(state, to: sample(view))
      follow(response, in: &view)
      view.target = nil
      if let target = response.targetOffset { view.jump(to: target) }
    }
    let offset = view.contentOffset
    let (event, velocity) = try react(to: frame.event, in: &view)
    print(
      rounded(frame.time, 10_000), event, rounded(offset, 100), rounded(velocity, 10),
      view.contentHeight, view.frameHeight, separator: "\t")
  }

  /// Returns the name of the event, and the velocity of a touch that ends.
  private mutating func react(
    to event: ScrollTrace.Event, in view: inout ScrollModel
  ) throws -> (String, Double) {
    switch event {
    case .began: try handle(.began, in: &view)
    case .changed: try handle(.changed, in: &view)
    case .cancelled: try handle(.cancelled, in: &view)
    case .ended(let velocity):
      try handle(.ended, velocity: velocity, in: &view)
      return ("ended", velocity)
    case .scrolled, .idle:
      state = try reducer.reduce(state, sample(view))
      let insets = try reducer.insets(for: state, sample: sample(view))
      (view.insetTop, view.insetBottom) = (insets.top, insets.bottom)
    case .stopped:
      state = try reducer.reduce(state, sample(view))
      follow(try reducer.settle(state, sample: sample(view)), in: &view)
    }
    return ("\(event)", 0)
  }

  private mutating func handle(
    _ phase: BarGesture.Phase, velocity: Double = 0, in view: inout ScrollModel
  ) throws {
    let gesture = BarGesture(phase, sample: sample(view), velocity: velocity)
    follow(try reducer.handle(gesture, in: state), in: &view)
  }

  private mutating func follow(_ response: BarResponse, in view: inout ScrollModel) {
    state = response.state
    (view.insetTop, view.insetBottom) = (response.insets.top, response.insets.bottom)
    view.target = response.targetOffset
  }

  private func sample(_ view: ScrollModel) -> BarSample {
    BarSample(
      contentOffset: view.contentOffset, insetTop: view.insetTop, insetBottom: view.insetBottom,
      contentHeight: view.contentHeight, frameHeight: view.frameHeight)
  }

  private func rounded(_ value: Double, _ parts: Double) -> Double {
    (value * parts).rounded() / parts + 0
  }
}
