// SPDX-License-Identifier: MIT
import Resin
import ResinReference
import ResinTestSupport
import Testing

private let traces = sampleCount(300, optimized: 10_000)

@Suite struct ScrollTraceTests {
  @Test func `A flick decelerates to the projected offset`() throws {
    let trace = ScrollTrace(touches: [.flick(after: 3, distance: -300, sixtieths: 12)])
    let frames = trace.frames(perSecond: 120)
    let end = try #require(frames.last)
    let release = try #require(frames.first { if case .ended = $0.event { true } else { false } })
    guard case .ended(let velocity) = release.event else {
      Issue.record("no release")
      return
    }
    expectNear(release.contentOffset, 300, within: 1e-9)
    let rest = Deceleration(from: release.contentOffset, velocity: velocity).rest
    #expect(abs(end.contentOffset - rest) < 1e-9 && end.event == .stopped)
    // The speed decreases monotonically.
    let coasting = frames.filter { $0.event == .scrolled }.map(\.contentOffset)
    let steps = zip(coasting.dropFirst(), coasting).map { $0 - $1 }
    #expect(zip(steps.dropFirst(), steps).allSatisfy { $0 <= $1 + 1e-9 && $0 >= 0 })
  }

  @Test func `A fling bounces at both ends`() throws {
    let up = ScrollTrace(touches: [.flick(after: 0, distance: 400, sixtieths: 8)])
    let down = ScrollTrace(
      touches: [.flick(after: 0, distance: -400, sixtieths: 8)], contentOffset: 1900)
    let high = 3000.0 - 844
    #expect(up.frames(perSecond: 60).contains { $0.contentOffset < -50 })
    expectEqual(up.frames(perSecond: 60).last?.contentOffset, 0)
    #expect(down.frames(perSecond: 60).contains { $0.contentOffset > high + 50 })
    expectEqual(down.frames(perSecond: 60).last?.contentOffset, high)
    // The rubber band holds the content back.
    let held = ScrollTrace(touches: [.drag(after: 0, distance: 200, sixtieths: 30)])
    let pulled = held.frames(perSecond: 60).map(\.contentOffset).min()
    let expected = -RubberBand.scrollView(dimension: 844).offset(forDistance: 200)
    #expect(abs(try #require(pulled) - expected) < 1e-9)
  }

  @Test func `Frame rates agree at common times`() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<50 {
      let trace = ScrollTrace.random(using: &random)
      let slow = trace.frames(perSecond: 60)
      let fast = trace.frames(perSecond: 240)
      expectEqual(fast.last?.contentOffset, slow.last?.contentOffset)
      var places: [Double: Double] = [:]
      for frame in fast { places[(frame.time * 240).rounded()] = frame.contentOffset }
      for frame in slow where frame.event == .scrolled || frame.event == .changed {
        let place = places[(frame.time * 240).rounded()] ?? .nan
        // The end of a motion has the time of its last frame.
        expectNear(place, frame.contentOffset, within: 0.5)
      }
    }
  }

  @Test func `Bars come to the same rest at every frame rate`() throws {
    var random = SplitMix64(seed: 0xBA5)
    var stops = [0, 0, 0]
    for _ in 0..<traces {
      let trace = ScrollTrace.random(using: &random)
      let slow = try BarDriver(stops: [64, 200, 300]).run(trace, perSecond: 60)
      for rate in [120, 240] {
        let fast = try BarDriver(stops: [64, 200, 300]).run(trace, perSecond: rate)
        expectEqual(fast.state.height, slow.state.height)
        expectEqual(fast.state.highestStop, slow.state.highestStop)
        expectNear(fast.contentOffset, slow.contentOffset, within: 1e-6)
      }
      let stop = try #require(slow.stop)
      stops[stop] += 1
    }
    print("bar, traces: at rest at compact, normal, expanded: \(stops)")
    #expect(stops.allSatisfy { $0 > 0 })
  }
}

/// An adapter that drives a bar with a scroll view, as one for a real scroll view would.
private struct BarDriver {
  let reducer: BarReducer

  init(stops: [Double]) throws {
    reducer = try BarReducer(stops: stops)
  }

  func run(
    _ trace: ScrollTrace, perSecond rate: Int
  ) throws -> (state: BarState, contentOffset: Double, stop: Int?) {
    var state = reducer.initialState
    var result = Result<Void, any Error>.success(())
    var end = 0.0
    trace.play(perSecond: rate) { frame, view in
      do {
        state = try react(to: frame, of: &view, state)
        end = view.contentOffset
        let isWithin = (64...([200, 300][state.highestStop - 1])).contains(state.height)
        #expect(isWithin || state.phase == .tracking)
      } catch {
        result = .failure(error)
      }
    }
    try result.get()
    expectEqual(state.phase, .resting)
    return (state, end, reducer.stop(of: state))
  }

  private func react(
    to frame: ScrollTrace.Frame, of view: inout ScrollModel, _ state: BarState
  ) throws -> BarState {
    if state.phase == .detached {
      let response = try reducer.attach(state, to: sample(view))
      adopt(response.insets, in: &view)
      if let target = response.targetOffset { view.jump(to: target) }
      return try react(to: frame, of: &view, response.state)
    }
    switch frame.event {
    case .began:
      return adopt(
        try reducer.handle(BarGesture(.began, sample: sample(view)), in: state), in: &view)
    case .changed:
      return adopt(
        try reducer.handle(BarGesture(.changed, sample: sample(view)), in: state), in: &view)
    case .ended(let velocity):
      return adopt(
        try reducer.handle(
          BarGesture(.ended, sample: sample(view), velocity: velocity), in: state), in: &view)
    case .cancelled:
      return adopt(
        try reducer.handle(BarGesture(.cancelled, sample: sample(view)), in: state), in: &view)
    case .scrolled:
      let next = try reducer.reduce(state, sample(view))
      if next.highestStop != state.highestStop {
        adopt(try reducer.insets(for: next, sample: sample(view)), in: &view)
      }
      return next
    case .stopped:
      let there = try reducer.reduce(state, sample(view))
      return adopt(try reducer.settle(there, sample: sample(view)), in: &view)
    case .idle:
      return state
    }
  }

  private func adopt(_ response: BarResponse, in view: inout ScrollModel) -> BarState {
    adopt(response.insets, in: &view)
    view.target = response.targetOffset
    return response.state
  }

  private func adopt(_ insets: BarInsets, in view: inout ScrollModel) {
    view.insetTop = insets.top
    view.insetBottom = insets.bottom
  }

  private func sample(_ view: ScrollModel) -> BarSample {
    BarSample(
      contentOffset: view.contentOffset, insetTop: view.insetTop, insetBottom: view.insetBottom,
      contentHeight: view.contentHeight, frameHeight: view.frameHeight)
  }
}
