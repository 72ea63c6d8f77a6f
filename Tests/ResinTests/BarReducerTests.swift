// SPDX-License-Identifier: MIT
import Resin
import ResinTestSupport
import Testing

@Suite struct BarReducerTests {
  let reducer: BarReducer

  init() throws {
    reducer = try BarReducer(stops: [64, 200, 300])
  }

  func sample(at offset: Double, top: Double = 200) -> BarSample {
    BarSample(contentOffset: offset, insetTop: top, contentHeight: 3000, frameHeight: 844)
  }

  func state(height: Double, at offset: Double, phase: BarPhase = .resting) -> BarState {
    BarState(
      offset: -height, contentOffset: offset, highestStop: height > 200 ? 2 : 1, phase: phase)
  }

  @Test func `Scrolling moves the bar between its stops`() throws {
    var bar = reducer.initialState
    #expect(bar.height == 200 && bar.phase == .detached && reducer.normalStop == 1)
    let attached = try reducer.attach(bar, to: sample(at: 0, top: 0))
    #expect(attached.targetOffset == -200 && attached.insets.top == 200)
    bar = try reducer.reduce(attached.state, sample(at: -150))
    #expect(bar.height == 150 && reducer.stop(of: bar) == nil)
    bar = try reducer.reduce(bar, sample(at: 900))
    #expect(bar.height == 64 && reducer.progress(of: bar) == 0 && reducer.stop(of: bar) == 0)
    var updated = attached.state
    try reducer.update(&updated, sample(at: -150))
    try reducer.update(&updated, sample(at: 900))
    expectEqual(updated, bar)
    #expect(throws: ResinError(code: 304)) { try reducer.update(&updated, sample(at: .nan)) }
    expectEqual(updated, bar)
    #expect(try reducer.reduce(bar, sample(at: 900)) == bar)
  }

  @Test func `Values are interpolated by the height`() throws {
    let alpha = [BarRange(from: 0, to: 1), .constant(1)]
    #expect(try reducer.value(of: state(height: 132, at: 0), in: alpha) == 0.5)
    #expect(try reducer.value(of: state(height: 250, at: 0), in: alpha) == 1)
    expectEqual(reducer.progress(of: state(height: 250, at: 0)), 1.5)
    #expect(throws: ResinError.self) {
      try reducer.value(of: reducer.initialState, in: [.constant(1)])
    }
  }

  @Test func `A gesture settles the bar at a stop`() throws {
    let began = try reducer.handle(
      BarGesture(.began, sample: sample(at: -200)), in: state(height: 200, at: -200))
    #expect(began.state.highestStop == 2 && began.insets.top == 300 && began.targetOffset == nil)
    let pulled = try reducer.handle(
      BarGesture(.changed, sample: sample(at: -270, top: 300)), in: began.state)
    #expect(pulled.state.height == 270 && pulled.state.phase == .tracking)
    let ended = try reducer.handle(
      BarGesture(.ended, sample: sample(at: -270, top: 300), velocity: -20), in: pulled.state)
    #expect(ended.targetOffset == -300 && ended.resting.height == 300)
    expectEqual(ended.state.phase, .settling)
    let there = try reducer.reduce(ended.state, sample(at: -300, top: 300))
    let settled = try reducer.settle(there, sample: sample(at: -300, top: 300))
    #expect(settled.state == settled.resting && settled.state.phase == .resting)
    let cancelled = try reducer.handle(
      BarGesture(.cancelled, sample: sample(at: 500), velocity: 9999),
      in: state(height: 100, at: 500, phase: .tracking))
    expectEqual(cancelled.targetOffset, 536)
    let paged = try reducer.handle(
      BarGesture(.ended, sample: sample(at: 500), restOffset: 600, keepsContent: true),
      in: state(height: 200, at: 500, phase: .tracking))
    #expect(paged.targetOffset == nil && paged.resting.height == 64)
  }

  @Test func `Requested positions have the targets of the core`() throws {
    let low = state(height: 64, at: 900)
    #expect(try reducer.scrollToTop(low, sample: sample(at: 900)).targetOffset == -200)
    #expect(try reducer.move(low, toStop: 2, sample: sample(at: 900)).targetOffset == -300)
    #expect(try reducer.move(low, toStop: 2, sample: sample(at: 900)).insets.top == 300)
    for stop in [-1, 3, .max] {
      let error = #expect(throws: ResinError(code: 310)) {
        try reducer.move(low, toStop: stop, sample: sample(at: 900))
      }
      #expect("\(error.map(\.description) ?? "")".hasPrefix("stop must"))
    }
    var shorter = sample(at: 900)
    shorter.contentHeight = 1000
    #expect(try reducer.changeLayout(low, sample: shorter).targetOffset == 156)
    let rotated = try BarReducer(stops: [44, 120, 180])
    #expect(try rotated.adopt(state(height: 250, at: 0), from: reducer).height == 150)
    #expect(try reducer.insets(for: low, sample: sample(at: 900)).indicatorTop == 200)
  }

  @Test func `A custom transformer runs at its place in the chain`() throws {
    let from = state(height: 100, at: 100)
    let standard = BarChain(BarTransformer.standard)
    #expect(try reducer.reduce(from, sample(at: 150), through: standard).height == 64)
    let seen = Record<BarStep>()
    let half = BarChain([
      .ignoreTop, .ignoreBottom,
      .custom { step in
        seen.add(step)
        return step.delta / 2
      }, .cutOut, .anchor,
    ])
    #expect(try reducer.reduce(from, sample(at: 150), through: half).height == 75)
    let step = try #require(seen.events.first)
    #expect(step.delta == 50 && step.previous == 100 && step.current == 150)
    expectEqual(reducer.delta(of: step, after: .cutOut), 36)
    expectEqual(reducer.delta(of: step, after: .custom { _ in 0 }), 50)
    let broken = BarChain([.custom { _ in .nan }])
    #expect(throws: ResinError.self) {
      try reducer.reduce(from, sample(at: 150), through: broken)
    }
    #expect(try reducer.reduce(from, sample(at: 150), through: BarChain([])).height == 50)
  }

  @Test func `An invalid configuration throws an error that names the argument`() {
    func message(_ change: (inout BarConfiguration) -> Void) -> String {
      var configuration = BarConfiguration(stops: [64, 200, 300])
      change(&configuration)
      do throws(ResinError) {
        _ = try BarReducer(configuration)
        return "none"
      } catch {
        return error.description
      }
    }
    expectEqual(message { _ in }, "none")
    #expect(message { $0.stops = [200, 64, 300] }.contains("stops"))
    #expect(message { $0.stops = [64, .nan, 300] }.contains("stops"))
    #expect(message { $0.stops = [] }.contains("stops"))
    #expect(message { $0.normalStop = 0 }.contains("normal_stop"))
    #expect(message { $0.normalStop = 3 }.contains("normal_stop"))
    #expect(message { $0.normalStop = -1 }.contains("normal_stop"))
    #expect(message { $0.resistance = 2 }.contains("resistance"))
    #expect(message { $0.decelerationRate.rawValue = 0 }.contains("deceleration_rate"))
    #expect(message { $0.decelerationRate.rawValue = 1 }.contains("deceleration_rate"))
    expectEqual(message { $0.topTolerance = 0 }, "none")
    #expect(message { $0.topTolerance = .nan }.contains("top_tolerance"))
    #expect(message { $0.topTolerance = -1 }.contains("top_tolerance"))
  }

  @Test func `Without a top tolerance only a touch at the exact top counts`() throws {
    var configuration = BarConfiguration(stops: [64, 200, 300])
    func highest(from offset: Double) throws -> Int {
      let touch = BarGesture(.began, sample: sample(at: offset))
      return try BarReducer(configuration)
        .handle(touch, in: state(height: 200, at: offset)).state.highestStop
    }
    #expect(try highest(from: -196) == 2)
    configuration.topTolerance = 0
    #expect(try highest(from: -200) == 2)
    #expect(try highest(from: -199.999) == 1)
    let released = try BarReducer(configuration).handle(
      BarGesture(.ended, sample: sample(at: 100)), in: state(height: 190, at: 100, phase: .tracking)
    )
    let target = try #require(released.targetOffset)
    let reached = try BarReducer(configuration).reduce(released.state, sample(at: target))
    let settled = try BarReducer(configuration).settle(reached, sample: sample(at: target))
    #expect(settled.state == released.resting && settled.targetOffset == nil)
  }

  @Test func `Descriptions have the names of the Swift types`() throws {
    var bar = state(height: 64, at: 900)
    expectEqual(
      "\(bar)", "BarState(offset: -64.0, contentOffset: 900.0, highestStop: 1, phase: resting)")
    bar.highestStop = -5
    expectEqual(bar.highestStop, -1)
    bar.highestStop = .max
    expectEqual(bar.highestStop, -1)
    bar.highestStop = 4_294_967_294
    expectEqual(bar.highestStop, 4_294_967_294)
    let response = try reducer.scrollToTop(state(height: 64, at: 900), sample: sample(at: 900))
    #expect("\(response)".hasPrefix("BarResponse(state: BarState(offset: -"))
    #expect("\(response)".hasSuffix("targetOffset: -200.0)"))
    #expect(!"\(response)".contains("resin_"))
  }

  @Test func `Invalid samples and states throw`() {
    let good = state(height: 100, at: 0)
    #expect(throws: ResinError(code: 304)) { try reducer.reduce(good, sample(at: .nan)) }
    #expect(throws: ResinError(code: 305)) {
      try reducer.reduce(state(height: .infinity, at: 0), sample(at: 0))
    }
    var lost = good
    lost.highestStop = -5
    #expect(throws: ResinError(code: 305)) { try reducer.reduce(lost, sample(at: 0)) }
    #expect(throws: ResinError(code: 307)) {
      try reducer.handle(BarGesture(.ended, sample: sample(at: 0), velocity: .nan), in: good)
    }
  }

  @Test func `A resistance of 0 disables the rubber band`() throws {
    var configuration = BarConfiguration(stops: [64, 200, 300])
    configuration.resistance = 0
    let stiff = try BarReducer(configuration)
    let down = state(height: 200, at: -200, phase: .tracking)
    #expect(try stiff.reduce(down, sample(at: -240)).height == 200)
    #expect(try reducer.reduce(down, sample(at: -240)).height > 210)
  }

  @Test func `Reducers with equal configurations are equal`() throws {
    let other = try BarReducer(stops: [64, 200, 300])
    #expect(other == reducer && other.hashValue == reducer.hashValue)
    #expect(try BarReducer(stops: [64, 200]) != reducer)
    expectEqual(reducer.configuration.stops, [64, 200, 300])
  }

  @Test func `Threads that share a reducer get equal results`() async throws {
    let start = try reducer.attach(reducer.initialState, to: sample(at: 0, top: 0)).state
    let heights = await withTaskGroup(of: Double.self) { group in
      for _ in 0..<8 {
        group.addTask { [reducer] in
          var bar = start
          for step in 0..<1000 {
            let offset = Double(step % 400) - 200
            let sample = BarSample(
              contentOffset: offset, insetTop: 200, contentHeight: 3000, frameHeight: 844)
            bar = (try? reducer.reduce(bar, sample)) ?? bar
          }
          return bar.height
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    expectEqual(Set(heights).count, 1)
  }
}
