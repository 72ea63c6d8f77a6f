// SPDX-License-Identifier: MIT
import Resin

/// The replay of a recording through a bar.
struct BarReplay {
  /// The bar at one moment.
  struct Moment {
    var time: Double
    var contentOffset: Double
    var height: Double
    var progress: Double
    var phase: BarPhase
    /// The offset to which the bar moves the content; nil if it does not at this moment.
    var target: Double?
  }

  static let stops = [64.0, 200, 300]

  let moments: [Moment]

  init(_ recording: ScrollRecording) throws {
    var configuration = BarConfiguration(stops: Self.stops)
    configuration.stretchesWhileSettling = true
    var driver = try Driver(reducer: BarReducer(configuration))
    moments = try recording.moments.map { moment in
      do {
        return try driver.feed(moment)
      } catch let error as ResinError {
        throw Failure(recording.path, line: moment.line, "\(error)")
      }
    }
  }

  /// The heights at which the bar was at rest, in the order of time.
  var restingHeights: [Double] {
    stretches(of: .resting).compactMap { rest in
      moments.last { $0.time <= rest.upperBound && $0.phase == .resting }?.height
    }
  }

  /// Returns the periods in which the bar was in a phase.
  func stretches(of phase: BarPhase) -> [ClosedRange<Double>] {
    var result: [ClosedRange<Double>] = []
    var start: Double?
    for moment in moments {
      if moment.phase == phase {
        start = start ?? moment.time
      } else if let begin = start {
        result.append(begin...moment.time)
        start = nil
      }
    }
    if let begin = start, let end = moments.last?.time {
      result.append(begin...end)
    }
    return result
  }
}

/// A driver that feeds a bar as the adapter to a scroll view does.
private struct Driver {
  let reducer: BarReducer
  var state: BarState
  var insets = BarInsets(top: 0, bottom: 0, indicatorTop: 0)

  init(reducer: BarReducer) {
    self.reducer = reducer
    state = reducer.initialState
  }

  mutating func feed(_ moment: ScrollRecording.Moment) throws(ResinError) -> BarReplay.Moment {
    if state.phase == .detached {
      _ = adopt(try reducer.attach(state, to: sample(moment)))
    }
    let target: Double?
    switch moment.event {
    case .began: target = try handle(.began, moment)
    case .changed: target = try handle(.changed, moment)
    case .ended: target = try handle(.ended, moment)
    case .cancelled: target = try handle(.cancelled, moment)
    case .scrolled, .idle:
      state = try reducer.reduce(state, sample(moment))
      insets = try reducer.insets(for: state, sample: sample(moment))
      target = nil
    case .stopped:
      state = try reducer.reduce(state, sample(moment))
      target = adopt(try reducer.settle(state, sample: sample(moment)))
    }
    return BarReplay.Moment(
      time: moment.time, contentOffset: moment.contentOffset, height: state.height,
      progress: reducer.progress(of: state), phase: state.phase, target: target)
  }

  private mutating func handle(
    _ phase: BarGesture.Phase, _ moment: ScrollRecording.Moment
  ) throws(ResinError) -> Double? {
    let gesture = BarGesture(phase, sample: sample(moment), velocity: moment.velocity)
    return adopt(try reducer.handle(gesture, in: state))
  }

  private mutating func adopt(_ response: BarResponse) -> Double? {
    state = response.state
    insets = response.insets
    return response.targetOffset
  }

  private func sample(_ moment: ScrollRecording.Moment) -> BarSample {
    BarSample(
      contentOffset: moment.contentOffset, insetTop: insets.top, insetBottom: insets.bottom,
      contentHeight: moment.contentHeight, frameHeight: moment.frameHeight)
  }
}
