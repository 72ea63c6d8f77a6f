// SPDX-License-Identifier: MIT
internal import Resin

/// What a reducer makes a new state of.
@preconcurrency @MainActor
public struct StateReducerParameters {
  /// What scrolls.
  public let scrollable: any Scrollable
  /// The heights of the bar.
  public let configuration: Configuration
  /// Where the content was.
  public let previousContentOffset: CGPoint
  /// Where the content is.
  public let contentOffset: CGPoint
  /// Where the bar was.
  public let state: State
  /// Whether a finger drags the content.
  public let isTracking: Bool

  let sample: BarSample
  let phase: BarPhase

  /// Creates parameters, for calling a reducer oneself.
  ///
  /// - Parameter contribution: What of the scrollable's insets is the bar's. By default that of a bar
  ///   that has contributed nothing but the height of its highest available stop.
  public init(
    scrollable: any Scrollable, configuration: Configuration, previousContentOffset: CGPoint,
    contentOffset: CGPoint, state: State, isTracking: Bool = false,
    contribution: UIEdgeInsets? = nil
  ) {
    let top =
      state.isExpandedStateAvailable
      ? configuration.expandedStateHeight : configuration.normalStateHeight
    let contribution = contribution ?? UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
    var sample = BarSample(scrollable, contribution: contribution)
    sample.contentOffset = Double(contentOffset.y)
    self.init(
      scrollable: scrollable, configuration: configuration,
      previousContentOffset: previousContentOffset, contentOffset: contentOffset, state: state,
      sample: sample, phase: isTracking ? .tracking : .resting)
  }

  init(
    scrollable: any Scrollable, configuration: Configuration, previousContentOffset: CGPoint,
    contentOffset: CGPoint, state: State, sample: BarSample, phase: BarPhase
  ) {
    self.scrollable = scrollable
    self.configuration = configuration
    self.previousContentOffset = previousContentOffset
    self.contentOffset = contentOffset
    self.state = state
    self.isTracking = phase == .tracking
    self.sample = sample
    self.phase = phase
  }

  var previousBar: BarState {
    state.bar(contentOffset: Double(previousContentOffset.y), phase: phase)
  }

  /// Whether this step scrolls the content away from its top, which makes the stops above the normal
  /// one unavailable.
  var withdrawsUpperStops: Bool {
    var bar = previousBar
    bar.highestStop = configuration.stops.count - 1
    guard (try? configuration.reducer.update(&bar, sample)) != nil else { return false }
    return bar.highestStop == configuration.normalStop
  }
}

/// Makes a bar's state of where its content has been scrolled to.
///
/// A value: ``standard`` is what a ``BarController`` uses by itself; others are made of transformers,
/// or of a closure.
///
///     let calm = StateReducer(
///       transformers: standardTransformers + [ContentOffsetDeltaYTransformer { parameters in
///         parameters.contentOffsetDeltaY / 2
///       }])
///
/// A reducer decides only how scrolling changes the height of the bar. Gestures, insets and stops work
/// alike for all bars: the stops above the normal one become unavailable when the content is scrolled
/// away from its top, also with a closure that returns a state in which they are available.
@preconcurrency @MainActor
public struct StateReducer {
  private enum Kind {
    case standard
    case chain(TransformerChain)
    case custom(@MainActor (StateReducerParameters) -> State)
  }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// Ignores what is scrolled beyond the ends of the content, keeps the bar within its stops and
  /// without a gap above the content, and lets it give way to a finger like a rubber band.
  public static let standard = StateReducer(.standard)

  /// A reducer that adds the distance the content moved to the bar's offset, after transformers have
  /// changed it, each what the one before left of it.
  public init(transformers: [ContentOffsetDeltaYTransformer]) {
    kind = .chain(TransformerChain(transformers))
  }

  /// A reducer of one's own.
  public init(_ reduce: @escaping @MainActor (StateReducerParameters) -> State) {
    kind = .custom(reduce)
  }

  /// The state after the content has moved; the same one where a number is not finite.
  public func callAsFunction(_ parameters: StateReducerParameters) -> State {
    let reducer = parameters.configuration.reducer
    var bar = parameters.previousBar
    switch kind {
    case .custom(let reduce):
      let next = reduce(parameters)
      return parameters.withdrawsUpperStops ? next.set(isExpandedStateAvailable: false) : next
    case .standard:
      guard (try? reducer.update(&bar, parameters.sample)) != nil else { return parameters.state }
    case .chain(let chain):
      guard let next = chain.reduce(bar, parameters) else { return parameters.state }
      bar = next
    }
    return State(bar, parameters.configuration)
  }

  var isStandard: Bool {
    if case .standard = kind { true } else { false }
  }
}

/// A reducer that lets transformers change the distance the content moved, one after the other, and
/// adds the result to the bar's offset.
@preconcurrency @MainActor
public func makeDefaultStateReducer(
  transformers: [ContentOffsetDeltaYTransformer]
) -> StateReducer {
  StateReducer(transformers: transformers)
}
