// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

@testable import AirBar

private let gestureCount = sampleCount(20, optimized: 60)

// Reducers of a client that compute the same states as the standard one.
@MainActor @Suite struct ReducerTests {
  enum Own: CaseIterable, Sendable {
    /// A closure that calls the standard reducer.
    case forwarding
    /// A closure that calls another closure that calls the standard reducer.
    case forwardingTwice
    /// A closure that takes only the height from the standard reducer, and leaves the rest of the
    /// state as it was.
    case heightOnly
    /// A closure that computes the height itself.
    case arithmetic
    case transformers
  }

  private func reducer(_ own: Own) -> StateReducer {
    switch own {
    case .forwarding: return StateReducer { StateReducer.standard($0) }
    case .forwardingTwice:
      let inner = reducer(.heightOnly)
      return StateReducer { inner($0) }
    case .heightOnly:
      return StateReducer { $0.state.set(offset: StateReducer.standard($0).offset) }
    case .arithmetic: return StateReducer { $0.state.set(offset: offset($0)) }
    case .transformers: return StateReducer(transformers: standardTransformers)
    }
  }

  /// The offset of a bar between its stops, computed from the public parameters alone: the distance
  /// that the content moved, without the part beyond its ends, within the stops, and fitting the
  /// content. A rubber band would need more than one step, so the bars of this test have none.
  private func offset(_ parameters: StateReducerParameters) -> CGFloat {
    let (bar, view) = (parameters.configuration, parameters.scrollable)
    let isExpandable = parameters.state.isExpandedStateAvailable
    let tallest = isExpandable ? bar.expandedStateHeight : bar.normalStateHeight
    // The content begins at 0 in these coordinates; the bar has contributed its tallest height.
    let inset = view.adjustedContentInset.top - tallest
    let (from, to) = (
      parameters.previousContentOffset.y + inset, parameters.contentOffset.y + inset
    )
    let end = max(
      view.contentSize.height - view.frame.height + view.adjustedContentInset.bottom + inset,
      -tallest)
    func inside(_ place: CGFloat) -> CGFloat { min(max(place, -tallest), end) }
    // When the content leaves the top, the upper stops are withdrawn.
    let leaves = to > from && to > -bar.normalStateHeight + 5
    let limit = leaves ? bar.normalStateHeight : tallest
    let moved = parameters.state.offset + inside(to) - inside(from)
    let within = min(max(moved, -limit), -bar.compactStateHeight)
    // No gap between bar and content, and no more than the normal height over content.
    let fitting = min(max(within, min(-bar.normalStateHeight, to)), max(to, -limit))
    return max(fitting, -limit)
  }

  @Test(arguments: Own.allCases, Ground.exact)
  func `Upper stops are withdrawn after a pull of 40, 250 up and 200 down`(own: Own, ground: Ground)
    throws
  {
    var behavior = Behavior()
    if own == .arithmetic { behavior.resistance = 0 }
    let stage = try BarStage(on: ground, behavior: behavior, reducer: reducer(own))
    let finger = stage.touch(at: 400)
    finger.move(by: CGVector(dx: 0, dy: 50), over: 0.3)
    #expect(stage.controller.state.isExpandedStateAvailable)
    finger.move(by: CGVector(dx: 0, dy: -250), over: 0.5)
    #expect(!stage.controller.state.isExpandedStateAvailable)
    expectEqual(stage.insetTop, 200)
    finger.move(by: CGVector(dx: 0, dy: 200), over: 0.5).hold(for: 0.2).lift()
    stage.settle()
    // The content began at -200, and the finger ends 10 points above where it began.
    #expect(stage.height == 200 && (-200...(-180)).contains(stage.offset))
  }

  @Test
  func `A bar settles although its reducer returns states of a configuration with more stops`()
    throws
  {
    let other = try Configuration(stops: [10, 20, 30, 40, 50, 60])
    let reducer = StateReducer { parameters in
      State(
        offset: StateReducer.standard(parameters).offset, isExpandedStateAvailable: true,
        configuration: other)
    }
    let stage = try BarStage(on: #require(Ground.exact.first), reducer: reducer)
    stage.drag(by: 40)
    stage.drag(by: -90)
    stage.settle()
    #expect(stage.controller.state.stop != nil)
    expectEqual(stage.controller.state.configuration.stops, [64, 200, 300])
  }

  @Test(arguments: Own.allCases)
  func `Any gestures lead to the states of the standard reducer`(own: Own) throws {
    var random = SplitMix64(seed: 0xC105)
    for index in 0..<gestureCount {
      let ground = Ground.all[index % Ground.all.count]
      var behavior = Behavior()
      if own == .arithmetic { behavior.resistance = 0 }
      let stops: [[CGFloat]] = [[64, 200, 300], [44, 120], [60, 180, 400]]
      let stages = try [.standard, reducer(own)].map {
        try BarStage(
          on: ground, stops: stops[index % 3], behavior: behavior, reducer: $0,
          content: index % 4 == 0 ? 700 : 3000)
      }
      for step in 0..<8 {
        let gesture = Gesture(&random)
        let before = stages[0].controller.state
        stages.forEach { gesture.play(on: $0) }
        let note = Comment(rawValue: "\(index), \(ground), step \(step), \(gesture)")
        try #require(same(stages[0].told, stages[1].told, after: before, own), note)
        try #require(abs(stages[0].offset - stages[1].offset) < 1e-6, note)
        stages.forEach { $0.forgetTold() }
      }
    }
  }

  /// Forwarding gives the same bits. Other arithmetic rounds differently, and may report or omit a
  /// negligible change, also as the first one after the state before the gesture.
  private func same(
    _ standard: [State], _ other: [State], after before: State, _ own: Own
  ) -> Bool {
    guard own == .arithmetic || own == .transformers else { return standard == other }
    func isAlike(_ left: State, _ right: State) -> Bool {
      abs(left.offset - right.offset) < 1e-6
        && left.isExpandedStateAvailable == right.isExpandedStateAvailable
    }
    func distinct(_ states: [State]) -> [State] {
      states.reduce(into: [before]) { result, state in
        if let last = result.last, !isAlike(last, state) { result.append(state) }
      }
    }
    let (left, right) = (distinct(standard), distinct(other))
    return left.count == right.count && zip(left, right).allSatisfy(isAlike)
  }
}

/// One finger on the content: a few strokes, and the way in which it ends.
private struct Gesture: CustomStringConvertible {
  private enum End: CaseIterable { case lift, hold, cancel, settle }

  private let strokes: [(distance: CGFloat, duration: TimeInterval)]
  private let end: End

  init(_ random: inout SplitMix64) {
    strokes = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      (.random(in: -350...350, using: &random), .random(in: 0.05...0.4, using: &random))
    }
    end = End.allCases.randomElement(using: &random) ?? .lift
  }

  var description: String { "\(strokes.map { Int($0.distance) }), \(end)" }

  @MainActor
  func play(on stage: BarStage) {
    let finger = stage.touch(at: 420)
    for stroke in strokes {
      finger.move(by: CGVector(dx: 0, dy: stroke.distance), over: stroke.duration)
    }
    switch end {
    case .lift: finger.lift()
    case .hold: finger.hold(for: 0.2).lift()
    case .cancel: finger.cancel()
    case .settle:
      finger.lift()
      stage.settle()
    }
  }
}
