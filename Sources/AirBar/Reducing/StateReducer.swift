// SPDX-License-Identifier: MIT
internal import Resin

/// The input of a reducer.
///
/// ```swift
/// let configuration = Configuration(
///   compactStateHeight: 64, normalStateHeight: 200, expandedStateHeight: 300)
/// let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
/// list.contentSize = CGSize(width: 393, height: 3000)
/// list.contentInset.top = 200
/// let normal = State(offset: -200, isExpandedStateAvailable: false, configuration: configuration)
/// let next = StateReducer.standard(
///   StateReducerParameters(
///     scrollable: list, configuration: configuration,
///     previousContentOffset: CGPoint(x: 0, y: -200), contentOffset: CGPoint(x: 0, y: -170),
///     state: normal))
/// print(next.height())  // 170.0
/// ```
///
/// A controller creates the parameters itself. Code creates them to call a reducer in a test, or to
/// call ``StateReducer/standard`` from a reducer of its own.
@preconcurrency @MainActor
public struct StateReducerParameters {
  /// The scroll view whose offset has changed.
  public let scrollable: any Scrollable
  /// The content offset before the step.
  public let previousContentOffset: CGPoint
  /// The content offset after the step.
  public let contentOffset: CGPoint
  /// The state of the bar before the step.
  public let state: State

  /// The geometry of the scroll view after the step; nil if a number is not valid.
  let sample: BarSample?

  /// The configuration of the bar.
  public var configuration: Configuration { state.configuration }

  /// Whether a finger drags the content.
  public var isTracking: Bool { state.bar.phase == .tracking }

  /// Creates parameters, for calls of a reducer outside of a controller.
  ///
  /// - Parameters:
  ///   - scrollable: The scroll view.
  ///   - configuration: The configuration of the bar.
  ///   - previousContentOffset: The content offset before the step.
  ///   - contentOffset: The content offset after the step.
  ///   - state: The state of the bar before the step.
  ///   - isTracking: Whether a finger drags the content.
  ///   - contribution: The bar's share of the scroll view's insets. By default the height of the
  ///     highest available stop, at the top.
  public init(
    scrollable: any Scrollable, configuration: Configuration, previousContentOffset: CGPoint,
    contentOffset: CGPoint, state: State, isTracking: Bool = false,
    contribution: UIEdgeInsets? = nil
  ) {
    var state = State(
      offset: state.offset, isExpandedStateAvailable: state.isExpandedStateAvailable,
      configuration: configuration)
    state.bar.contentOffset = previousContentOffset.y
    state.bar.phase = isTracking ? .tracking : .resting
    let top =
      state.isExpandedStateAvailable
      ? configuration.expandedStateHeight : configuration.normalStateHeight
    var sample = BarSample(
      scrollable,
      contribution: contribution ?? UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    sample.contentOffset = contentOffset.y
    self.scrollable = scrollable
    self.previousContentOffset = previousContentOffset
    self.contentOffset = contentOffset
    self.state = state
    self.sample = sample.isValid && BarSample.isValid(previousContentOffset.y) ? sample : nil
  }

  /// Creates the parameters of a controller, whose state contains the previous content offset.
  init(_ state: State, _ scrollable: any Scrollable, _ sample: BarSample) {
    self.scrollable = scrollable
    let x = scrollable.contentOffset.x
    previousContentOffset = CGPoint(x: x, y: state.bar.contentOffset)
    contentOffset = CGPoint(x: x, y: sample.contentOffset)
    self.state = state
    self.sample = sample
  }
}

/// A function from the state of a bar and the new position of its content to the next state.
///
/// A value: ``standard`` is the default of a ``BarController``; others are made of transformers or
/// of a closure.
///
/// ```swift
/// let calm = StateReducer(
///   transformers: standardTransformers + [
///     ContentOffsetDeltaYTransformer { parameters in
///       parameters.contentOffsetDeltaY / 2
///     }
///   ])
/// let barController = BarController(
///   stateReducer: calm,
///   configuration: Configuration(
///     compactStateHeight: 64, normalStateHeight: 200, expandedStateHeight: 300)
/// ) { _ in }
/// print(barController.state.height())  // 200.0
/// ```
///
/// A reducer only decides how scrolling changes the height of the bar. Gestures, insets and stops
/// work alike for all bars: the stops above the normal one become unavailable when the content is
/// scrolled away from its top, even if a closure returns a state in which they are available.
@preconcurrency @MainActor
public struct StateReducer {
  private enum Kind {
    case standard
    case chain([ContentOffsetDeltaYTransformer])
    case custom(@MainActor (StateReducerParameters) -> State)
  }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// The reducer that ignores overscroll, keeps the bar within its stops and without a gap above
  /// the content, and stretches it like a rubber band during a drag.
  public static let standard = StateReducer(.standard)

  /// Creates a reducer that adds the distance the content moved to the bar's offset, after each of
  /// the transformers has changed it, in their order.
  public init(transformers: [ContentOffsetDeltaYTransformer]) {
    kind = .chain(transformers)
  }

  /// Creates a reducer of a closure.
  public init(_ reduce: @escaping @MainActor (StateReducerParameters) -> State) {
    kind = .custom(reduce)
  }

  /// Returns the state after the content has moved. If a number is not finite, the height does not
  /// change.
  public func callAsFunction(_ parameters: StateReducerParameters) -> State {
    guard let sample = parameters.sample else { return parameters.state }
    var next = parameters.state
    switch kind {
    case .standard:
      return next.reduced(sample)
    case .chain(let transformers):
      let chain = BarChain(transformers.map { $0.link(parameters) })
      do {
        next.bar = try parameters.configuration.reducer.reduce(next.bar, sample, through: chain)
      } catch {
        // A custom transformer has returned a number that is not finite.
        next.bar.contentOffset = sample.contentOffset
      }
      return next
    case .custom(let reduce):
      let custom = reduce(parameters)
      // Whether this step scrolls the content away from its top.
      let withdraws =
        !next.set(isExpandedStateAvailable: true).reduced(sample).isExpandedStateAvailable
      next.bar.contentOffset = sample.contentOffset
      return next.set(offset: custom.offset)
        .set(isExpandedStateAvailable: custom.isExpandedStateAvailable && !withdraws)
    }
  }
}

extension State {
  /// Returns the state after the content has moved, by the core's own chain.
  fileprivate func reduced(_ sample: BarSample) -> State {
    var next = self
    validated { try configuration.reducer.update(&next.bar, sample) }
    return next
  }
}

/// Returns a reducer that adds the distance the content moved to the bar's offset, after each of
/// the transformers has changed it, in their order.
@preconcurrency @MainActor
public func makeDefaultStateReducer(
  transformers: [ContentOffsetDeltaYTransformer]
) -> StateReducer {
  StateReducer(transformers: transformers)
}
