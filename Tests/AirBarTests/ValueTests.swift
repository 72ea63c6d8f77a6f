// SPDX-License-Identifier: MIT
import AirBar
import EpoxyCore
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct ValueTests {
  private let configuration = Configuration(
    compactStateHeight: 64, normalStateHeight: 200, expandedStateHeight: 300)

  private func state(
    height: CGFloat, expanded: Bool = true, _ configuration: Configuration? = nil
  ) -> State {
    State(
      offset: -height, isExpandedStateAvailable: expanded,
      configuration: configuration ?? self.configuration)
  }

  @Test func `Progress runs from compact to expanded`() {
    let rows: [(CGFloat, CGFloat)] = [
      (64, 0), (132, 0.5), (200, 1), (250, 1.5), (300, 2), (20, 0), (400, 2),
    ]
    for (height, progress) in rows {
      expectEqual(state(height: height).transitionProgress(), progress)
      expectEqual(state(height: height).height(), height)
    }
  }

  @Test func `Values follow the ranges`() {
    func alpha(_ height: CGFloat) -> CGFloat {
      state(height: height)
        .value(compactNormalRange: .range(0, 1), normalExpandedRange: .value(5))
    }
    #expect(alpha(64) == 0 && alpha(132) == 0.5 && alpha(200) == 5 && alpha(300) == 5)
    let reversed = state(height: 250)
      .value(compactNormalRange: .value(0), normalExpandedRange: .range(10, 0))
    expectEqual(reversed, 5)
    expectEqual(state(height: 132).value(ranges: [.range(2, 4), .value(0)]), 3)
    expectEqual(state(height: 132).value(ranges: []), 0)
    expectEqual(state(height: 132).value(ranges: [.range(.nan, 4), .value(0)]), 0)
  }

  @Test func `Ranges are distributed over any number of stops`() throws {
    let four = try Configuration(stops: [0, 100, 200, 400])
    #expect(four.normalStop == 2 && four.normalStateHeight == 200)
    for (height, value) in [(0, 0), (50, 0.25), (100, 0.5), (150, 0.75)] as [(CGFloat, CGFloat)] {
      let given = state(height: height, four)
        .value(compactNormalRange: .range(0, 1), normalExpandedRange: .range(1, 3))
      expectEqual(given, value)
    }
    expectEqual(state(height: 300, four).transitionProgress(), 2.5)
    let two = try Configuration(stops: [50, 150])
    expectEqual(two.normalStop, 1)
    let half = state(height: 100, two)
      .value(compactNormalRange: .range(0, 1), normalExpandedRange: .value(9))
    expectEqual(half, 0.5)
    expectEqual(state(height: 150, two).transitionProgress(), 1)
  }

  @Test func `Equal heights have continuous progress, and the right one at rest`() {
    let flat = Configuration(
      compactStateHeight: 100, normalStateHeight: 100, expandedStateHeight: 100)
    expectEqual(state(height: 100, flat).transitionProgress(), 1)
    let upper = Configuration(
      compactStateHeight: 50, normalStateHeight: 100, expandedStateHeight: 100)
    expectEqual(state(height: 100, upper).transitionProgress(), 1)
    expectEqual(state(height: 75, upper).transitionProgress(), 0.5)
    #expect(flat.fault == nil && upper.fault == nil)
  }

  @Test func `States are values`() {
    let normal = state(height: 200, expanded: false)
    #expect(normal.add(offset: 50).height() == 150 && normal.set(offset: -70).height() == 70)
    #expect(normal.set(isExpandedStateAvailable: true) != normal)
    #expect(normal.stop == 1 && normal.add(offset: 1).stop == nil)
    expectEqual(normal.stateRange(), .normalExpanded)
    expectEqual(normal.add(offset: 1).stateRange(), .compactNormal)
    #expect(configuration.offsetBounds(for: .normalExpanded) == (-300, -200))
    #expect(StateRange.normalExpanded.progressBounds() == (1, 2))
    expectEqual(state(height: .nan).height(), 200)
    expectEqual(state(height: .infinity).height(), 200)
  }

  @Test
  func `Invalid heights are corrected, and reported`() {
    let rows: [([CGFloat], [CGFloat])] = [
      ([-10, 200, 300], [0, 200, 300]), ([.nan, 200, 300], [0, 200, 300]),
      ([64, .nan, 300], [64, 64, 300]), ([64, 200, .infinity], [64, 200, 200]),
      ([300, 200, 64], [300, 300, 300]), ([64, 300, 200], [64, 300, 300]),
      ([.nan, .nan, .nan], [0, 0, 0]),
    ]
    for (given, mended) in rows {
      let configuration = Configuration(
        compactStateHeight: given[0], normalStateHeight: given[1], expandedStateHeight: given[2])
      #expect(configuration.stops == mended && configuration.fault == .stops)
    }
    let host = ScreenHost()
    let warnings = EpoxyMessages.during {
      host.perform {
        let bad = Configuration(
          compactStateHeight: .nan, normalStateHeight: -1, expandedStateHeight: 100)
        let controller = BarController(configuration: bad) { _ in }
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        view.contentSize.height = 2000
        controller.set(scrollView: view)
        #expect(controller.state.height() == 0 && view.contentInset.top == 0)
      }
    }.warnings
    #expect(warnings.count == 1 && warnings[0].hasPrefix("AirBar: The heights"))
  }

  @Test func `Invalid stops throw an error`() {
    #expect(throws: ConfigurationError.stops) { try Configuration(stops: [10]) }
    #expect(throws: ConfigurationError.stops) { try Configuration(stops: []) }
    #expect(throws: ConfigurationError.stops) { try Configuration(stops: [20, 10]) }
    #expect(throws: ConfigurationError.stops) { try Configuration(stops: [.nan, 10]) }
    #expect(throws: ConfigurationError.normalStop) {
      try Configuration(stops: [10, 20], normalStop: 0)
    }
    #expect(throws: ConfigurationError.normalStop) {
      try Configuration(stops: [10, 20], normalStop: 2)
    }
    var behavior = Behavior()
    behavior.resistance = 2
    #expect(throws: ConfigurationError.resistance) {
      try Configuration(stops: [10, 20], behavior: behavior)
    }
    var mended = configuration
    mended.behavior.resistance = .nan
    #expect(mended.behavior.resistance == 0 && mended.fault == .resistance)
    mended.behavior.topTolerance = -1
    #expect(mended.behavior.topTolerance == 5 && mended.fault == .topTolerance)
    mended.behavior.settling = .spring(response: 0)
    #expect(mended.behavior.settling == .immediate && mended.fault == .response)
    mended.behavior = .original
    #expect(mended.fault == nil && mended != configuration)
    mended.behavior = Behavior()
    expectEqual(mended, configuration)
  }

  @Test func `Invalid numbers of a scrollable are ignored`() throws {
    let host = ScreenHost()
    let view = PlainScrollable()
    var heights: [CGFloat] = []
    let controller = host.perform {
      BarController(configuration: configuration) { heights.append($0.height()) }
    }
    host.perform { controller.set(scrollable: view) }
    let good = view.contentOffset
    expectEqual(good.y, -200)
    for bad in [CGFloat.nan, .infinity, -.infinity, 1e200] {
      for path in [\PlainScrollable.contentOffset.y, \.contentSize.height, \.contentInset.top] {
        let before = view[keyPath: path]
        view[keyPath: path] = bad
        host.perform {
          controller.receive(.changed)
          controller.receive(.panned(.ended, velocity: CGPoint(x: 0, y: bad)))
          controller.receive(.stopped)
          controller.expand(on: true)
        }
        #expect(host.settle() && controller.state.height().isFinite)
        view[keyPath: path] = before
        host.perform { controller.receive(.changed) }
      }
    }
    view.contentOffset = good
    view.contentInset = .zero
    host.perform {
      controller.receive(.changed)
      controller.expand(on: false)
    }
    #expect(host.settle() && controller.state.height() == 200)
    #expect(!heights.isEmpty && heights.allSatisfy { $0.isFinite })
  }

  @Test(arguments: Ground.exact)
  func `Frames and contents without size do not prevent the bar from settling`(on ground: Ground)
    throws
  {
    let stage = try BarStage(on: ground)
    let view = stage.scrollView
    stage.host.perform { view.contentSize.height = -100 }
    stage.settle()
    stage.host.perform { view.frame = .zero }
    stage.settle()
    #expect(stage.controller.state.stop != nil)
    stage.host.perform { view.frame = stage.container.bounds }
    stage.setContent(3000)
    stage.settle()
    #expect(stage.height == 200 && stage.offset == -200)
    stage.drag(by: -200)
    stage.settle()
    expectEqual(stage.height, 64)
  }

  @Test func `Transformers are values`() throws {
    let host = ScreenHost()
    let half = ContentOffsetDeltaYTransformer { $0.contentOffsetDeltaY / 2 }
    let view = host.perform { UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
    host.perform {
      view.contentSize.height = 3000
      view.contentInset.top = 200
    }
    let parameters = StateReducerParameters(
      scrollable: view, configuration: configuration,
      previousContentOffset: CGPoint(x: 0, y: 500), contentOffset: CGPoint(x: 0, y: 560),
      state: state(height: 150, expanded: false))
    expectEqual(StateReducer.standard(parameters).height(), 90)
    expectEqual(makeDefaultStateReducer(transformers: [])(parameters).height(), 90)
    expectEqual(makeDefaultStateReducer(transformers: [half])(parameters).height(), 120)
    expectEqual(
      makeDefaultStateReducer(transformers: [half, half] + standardTransformers)(parameters)
        .height(), 135)
    let cut = ContentOffsetDeltaYTransformer { parameters in
      var same = cutOutStateRangeDeltaYTransformer(parameters)
      same += 1
      return same
    }
    expectEqual(makeDefaultStateReducer(transformers: [cut])(parameters).height(), 89)
    let fixed = StateReducer { $0.state.set(offset: -111) }
    expectEqual(fixed(parameters).height(), 111)
    let broken = ContentOffsetDeltaYTransformer { _ in .nan }
    expectEqual(StateReducer(transformers: [broken])(parameters).height(), 150)
  }

  @Test
  func `Motion beyond the ends of the content does not count in either direction`() {
    let host = ScreenHost()
    let view = host.perform { UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
    host.perform {
      view.contentSize.height = 3000
      view.contentInset.top = 200
    }
    func moved(_ from: CGFloat, _ to: CGFloat, height: CGFloat) -> CGFloat {
      let reducer = makeDefaultStateReducer(
        transformers: [ignoreTopDeltaYTransformer, ignoreBottomDeltaYTransformer])
      let before = state(height: height, expanded: false)
      let parameters = StateReducerParameters(
        scrollable: view, configuration: configuration,
        previousContentOffset: CGPoint(x: 0, y: from), contentOffset: CGPoint(x: 0, y: to),
        state: before)
      return reducer(parameters).offset - before.offset
    }
    expectEqual(moved(-240, -260, height: 200), 0)
    expectEqual(moved(-240, -230, height: 200), 0)
    expectEqual(moved(-180, -230, height: 200), -20)
    expectEqual(moved(-230, -150, height: 200), 50)
    expectEqual(moved(2100, 2200, height: 64), 56)  // 2156 is the end
    expectEqual(moved(2300, 2200, height: 64), 0)
  }
}
