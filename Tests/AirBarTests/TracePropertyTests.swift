// SPDX-License-Identifier: MIT
import HeadlessHost
import Resin
import ResinReference
import ResinTestSupport
import Testing

@testable import AirBar

private let traceCount = sampleCount(100, optimized: 3_000)

// Invariants of all gestures: drags, flings, bounces, pauses and cancelled touches in any order,
// each starting from the state that the previous one left.
@MainActor @Suite struct TracePropertyTests {
  private let bars: [[CGFloat]] = [
    [64, 200, 300], [64, 200, 300], [44, 120], [0, 80, 160, 320], [50, 50, 180], [64, 200, 200],
  ]

  @Test
  func `Bars rest at stops, and at the same ones at 60, 120 and 240 frames a second`() throws {
    var random = SplitMix64(seed: 0xA12_BA5)
    var rests: [Int: Int] = [:]
    for index in 0..<traceCount {
      let trace = ScrollTrace.random(touches: 4, using: &random)
      let configuration = try Configuration(stops: bars[index % bars.count])
      let slow = rest(of: trace, configuration, perSecond: 60, index)
      for rate in [120, 240] {
        let fast = rest(of: trace, configuration, perSecond: rate, index)
        expectEqual(fast.state, slow.state, "trace \(index) at \(rate)")
        expectNear(fast.offset, slow.offset, within: 1e-6, "trace \(index) at \(rate)")
      }
      rests[slow.state.stop ?? -1, default: 0] += 1
    }
    print("AirBar, \(traceCount) traces: at rest at stop: \(rests.sorted { $0.key < $1.key })")
    #expect(rests.keys.allSatisfy { $0 >= 0 } && rests.count >= 3)
  }

  private func rest(
    of trace: ScrollTrace, _ configuration: Configuration, perSecond rate: Int, _ index: Int
  ) -> (state: State, offset: CGFloat) {
    let stage = TraceStage(perSecond: rate, configuration: configuration)
    var failure = ""
    stage.onEvent = { [unowned stage] event, before, offset in
      guard failure.isEmpty, let scrollable = stage.scrollable else { return }
      failure = fault(stage.controller, scrollable, before, offset, event)
    }
    #expect(stage.play(trace), "trace \(index) at \(rate) does not come to rest")
    #expect(failure.isEmpty, "trace \(index) at \(rate): \(failure)")
    let state = stage.controller.state
    #expect(state.stop != nil, "trace \(index) at \(rate) rests at \(state.height())")
    guard let scrollable = stage.scrollable else {
      Issue.record("trace \(index) at \(rate) has lost its scroll view")
      return (state, 0)
    }
    let misfit = misfit(state, scrollable)
    #expect(misfit.isEmpty, "trace \(index) at \(rate): \(misfit)")
    return (state, scrollable.contentOffset.y)
  }

  private func fault(
    _ controller: BarController, _ scrollable: TraceScrollable, _ before: State,
    _ offset: CGFloat, _ event: ScrollTrace.Event
  ) -> String {
    let (state, height) = (controller.state, controller.state.height())
    let stops = state.configuration.stops
    let highest =
      state.isExpandedStateAvailable
      ? stops[stops.count - 1] : state.configuration.normalStateHeight
    if !scrollable.isTracking, !(stops[0]...highest).contains(height) {
      return "height \(height) is beyond the stops after \(event)"
    }
    // A bar that is stretched by a finger moves less than the content.
    let band = max(0, -scrollable.contentOffset.y - highest)
    if height < 0 || height > highest + band + 1e-9 { return "height \(height) after \(event)" }
    switch event {
    case .scrolled, .changed:
      let (way, moved) = (abs(scrollable.contentOffset.y - offset), abs(height - before.height()))
      // A settling bar is moved to its stop, by half a point at most.
      if moved > way + 0.5 { return "the bar went \(moved) where the content went \(way)" }
    default: break
    }
    return misfit(state, scrollable)
  }

  /// Returns an error if there is a gap between bar and content or, above the normal stop, an
  /// overlap.
  private func misfit(_ state: State, _ scrollable: TraceScrollable) -> String {
    let place = scrollable.contentOffset.y
    let configuration = state.configuration
    let highest =
      state.isExpandedStateAvailable
      ? configuration.expandedStateHeight : configuration.normalStateHeight
    let least = min(-place, highest)
    if state.height() < least - 0.5 {
      return "a gap: height \(state.height()) at \(place)"
    }
    if state.height() > max(-place, configuration.normalStateHeight) + 0.5 {
      return "an overlap: height \(state.height()) at \(place)"
    }
    return ""
  }

  @Test
  func `The reducer in plain Swift gives the same states, bit by bit`() throws {
    var random = SplitMix64(seed: 0x5EED)
    for index in 0..<traceCount {
      let stops = bars[index % bars.count]
      let trace = ScrollTrace.random(touches: 3, using: &random)
      let configuration = try Configuration(stops: stops)
      let reference = try #require(ReferenceBar(stops: stops.map { Double($0) }))
      let own = TraceStage(perSecond: 60, configuration: configuration)
      let other = TraceStage(
        perSecond: 60, configuration: configuration, reducer: reducer(reference))
      var (states, others): ([State], [State]) = ([], [])
      own.onEvent = { [unowned own] _, _, _ in states.append(own.controller.state) }
      other.onEvent = { [unowned other] _, _, _ in others.append(other.controller.state) }
      own.play(trace)
      other.play(trace)
      expectEqual(states, others, "trace \(index)")
      #expect(!states.isEmpty)
    }
  }

  @Test
  func `The transformers of the standard reducer give the same states`() throws {
    var random = SplitMix64(seed: 0xC4A1)
    let orders = [
      standardTransformers,
      [
        ignoreBottomDeltaYTransformer, ignoreTopDeltaYTransformer,
        cutOutStateRangeDeltaYTransformer, anchorDeltaYTransformer,
      ],
    ]
    for index in 0..<traceCount / 4 {
      let trace = ScrollTrace.random(touches: 3, using: &random)
      let configuration = try Configuration(stops: bars[index % bars.count])
      let own = TraceStage(perSecond: 60, configuration: configuration)
      let other = TraceStage(
        perSecond: 60, configuration: configuration,
        reducer: makeDefaultStateReducer(transformers: orders[index % 2]))
      own.play(trace)
      other.play(trace)
      let (state, same) = (own.controller.state, other.controller.state)
      // In another order the two that ignore an end may differ in the last bit.
      #expect(abs(state.offset - same.offset) < 1e-9 && state.stop == same.stop, "trace \(index)")
    }
  }

  /// A bar in plain Swift as a reducer.
  private func reducer(_ reference: ReferenceBar) -> StateReducer {
    StateReducer { parameters in
      guard let sample = parameters.sample else { return parameters.state }
      let bar = parameters.state.bar
      let phases: [BarPhase: ReferenceBar.Phase] = [
        .detached: .detached, .resting: .resting, .tracking: .tracking, .settling: .settling,
      ]
      let next = reference.reduce(
        ReferenceBar.State(
          offset: bar.offset, contentOffset: bar.contentOffset, highestStop: bar.highestStop,
          phase: phases[bar.phase] ?? .detached),
        ReferenceBar.Sample(
          contentOffset: sample.contentOffset, insetTop: sample.insetTop,
          insetBottom: sample.insetBottom, clientInsetTop: sample.clientInsetTop,
          clientInsetBottom: sample.clientInsetBottom, contentHeight: sample.contentHeight,
          frameHeight: sample.frameHeight))
      guard let next else { return parameters.state }
      return State(
        offset: next.offset, isExpandedStateAvailable: next.highestStop > reference.normalStop,
        configuration: parameters.configuration)
    }
  }

  @Test
  func `Progress is continuous in the offset, for any heights`() throws {
    var random = SplitMix64(seed: 0x9409)
    for _ in 0..<500 {
      let count = Int.random(in: 2...6, using: &random)
      var stops: [CGFloat] = [.random(in: 0...100, using: &random)]
      while stops.count < count {
        let isEqual = Int.random(in: 0..<4, using: &random) == 0
        stops.append(stops[stops.count - 1] + (isEqual ? 0 : .random(in: 5...200, using: &random)))
      }
      let configuration = try Configuration(
        stops: stops, normalStop: Int.random(in: 1..<count, using: &random))
      let (low, high) = (stops[0] - 20, stops[count - 1] + 20)
      var last: CGFloat?
      for step in 0...2000 {
        let height = low + (high - low) * CGFloat(step) / 2000
        let state = State(
          offset: -height, isExpandedStateAvailable: true, configuration: configuration)
        let progress = state.transitionProgress()
        var isRight = (0...CGFloat(count - 1)).contains(progress)
        // Equal stops make the distance between different ones longer than 1, by up to their count.
        let steepest = CGFloat(count) / 5 * (high - low) / 2000
        if let last { isRight = isRight && progress >= last && progress - last <= steepest + 1e-9 }
        if !isRight { Issue.record("\(stops) at \(height): \(progress) after \(last ?? 0)") }
        last = progress
      }
    }
  }
}
