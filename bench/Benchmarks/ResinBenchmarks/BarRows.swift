// SPDX-License-Identifier: MIT
import Benchmark
import CResin
import Resin
import ResinReference
import Workloads

/// Returns the row of the bar: consecutive reductions, like the frames of a scroll view.
func barRows() -> [Row] {
  let paths = ["c", "resin", "reference"]
  return [
    Row(unit: "bar", workload: "reduce-from-swift", identity: "", size: 1, paths: paths) {
      isWanted in
      let way = Way()
      return try paths.filter(isWanted).map { path in
        switch path {
        case "c": try way.core()
        case "resin": try way.resin()
        default: try way.reference()
        }
      }
    }
  ]
}

/// The offsets of a finger that scrolls up and down the content, beyond both ends, and the rivals
/// that reduce them.
private struct Way {
  private static let frames = 4_096
  private static let stops = [64.0, 200, 300]
  private let offsets: [Double]

  init() {
    var random = SplitMix64(seed: 42)
    var place = -200.0
    var velocity = 0.0
    offsets = (0..<Self.frames).map { _ in
      if random.next() % 32 == 0 {
        velocity = Double(random.next() % 129) / 4 - 16
      }
      place += velocity
      if place < -260 || place > 2_200 {
        place = place < 0 ? -260 : 2_200
        velocity = -velocity
      }
      return place
    }
  }

  /// Returns the height of the bar after the last offset, computed in pure Swift.
  private func expectedHeight() throws -> Double {
    guard let bar = ReferenceBar(stops: Self.stops) else {
      throw WrongAnswer(reason: "the reference has no bar")
    }
    var state = bar.initialState
    for offset in offsets {
      guard let next = bar.reduce(state, Self.referenceSample(offset)) else {
        throw WrongAnswer(reason: "the reference took no sample")
      }
      state = next
    }
    return -state.offset
  }

  private static func referenceSample(_ offset: Double) -> ReferenceBar.Sample {
    ReferenceBar.Sample(
      contentOffset: offset, insetTop: 200, insetBottom: 0, clientInsetTop: 0,
      clientInsetBottom: 0, contentHeight: 3_000, frameHeight: 844)
  }

  private static func sample(_ offset: Double) -> BarSample {
    BarSample(
      contentOffset: offset, insetTop: 200, insetBottom: 0, clientInsetTop: 0,
      clientInsetBottom: 0, contentHeight: 3_000, frameHeight: 844)
  }

  func core() throws -> Rival {
    let bar = CoreBar(stops: Self.stops)
    let offsets = offsets
    var state = bar.initialState
    var frame = 0
    func run(_ iterations: Int) {
      var sample = resin_bar_sample()
      sample.inset_top = 200
      sample.content_height = 3_000
      sample.frame_height = 844
      var (current, place) = (state, frame)
      for _ in 0..<iterations {
        sample.content_offset = offsets[place]
        place = (place + 1) % Self.frames
        _ = withUnsafeMutablePointer(to: &current) { resin_bar_reduce(bar.handle, $0, &sample, $0) }
      }
      (state, frame) = (current, place)
    }
    run(Self.frames)
    try check(-state.offset == expectedHeight(), "the core's bar differs")
    return Rival(path: "c", run: run)
  }

  func resin() throws -> Rival {
    let reducer = try BarReducer(stops: Self.stops)
    let offsets = offsets
    var state = reducer.initialState
    var frame = 0
    func run(_ iterations: Int) {
      var sample = Self.sample(0)
      var (current, place) = (state, frame)
      for _ in 0..<iterations {
        sample.contentOffset = offsets[place]
        place = (place + 1) % Self.frames
        try? reducer.update(&current, sample)  // in place, as in C
      }
      (state, frame) = (current, place)
    }
    run(Self.frames)
    try check(state.height == expectedHeight(), "the bar through Resin differs")
    return Rival(path: "resin", run: run)
  }

  func reference() throws -> Rival {
    guard let bar = ReferenceBar(stops: Self.stops) else {
      throw WrongAnswer(reason: "the reference has no bar")
    }
    let offsets = offsets
    var state = bar.initialState
    var frame = 0
    func run(_ iterations: Int) {
      var sample = Self.referenceSample(0)
      var (current, place) = (state, frame)
      for _ in 0..<iterations {
        sample.contentOffset = offsets[place]
        place = (place + 1) % Self.frames
        current = bar.reduce(current, sample) ?? current
      }
      (state, frame) = (current, place)
    }
    run(Self.frames)
    try check(-state.offset == expectedHeight(), "the reference's bar differs from itself")
    return Rival(path: "reference", run: run)
  }
}

/// A bar of the core.
private final class CoreBar {
  let handle: OpaquePointer

  init(stops: [Double]) {
    var handle: OpaquePointer?
    let status = stops.withUnsafeBufferPointer { stops in
      var def = resin_bar_def_default(stops.baseAddress, stops.count)
      return resin_bar_create(&def, &handle)
    }
    guard status == RESIN_OK, let handle else {
      fatalError("no bar")
    }
    self.handle = handle
  }

  deinit {
    resin_bar_destroy(handle)
  }

  var initialState: resin_bar_state {
    resin_bar_initial_state(handle)
  }
}
