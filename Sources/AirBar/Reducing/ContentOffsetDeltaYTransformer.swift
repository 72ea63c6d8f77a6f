// SPDX-License-Identifier: MIT
internal import Resin

/// The input of a transformer.
@preconcurrency @MainActor
public struct ContentOffsetDeltaYTransformerParameters {
  let parameters: StateReducerParameters
  let step: BarStep

  /// The scroll view whose offset has changed.
  public var scrollable: any Scrollable { parameters.scrollable }
  /// The configuration of the bar.
  public var configuration: Configuration { parameters.configuration }
  /// The content offset before the step.
  public var previousContentOffset: CGPoint { parameters.previousContentOffset }
  /// The content offset after the step.
  public var contentOffset: CGPoint { parameters.contentOffset }
  /// The state of the bar before the step.
  public var state: State { parameters.state }
  /// The change of the bar's offset, in points, after the transformers before this one.
  public var contentOffsetDeltaY: CGFloat { step.delta }
}

/// A step of the chain that converts the distance the content moved into the distance the bar
/// moves.
///
/// ```swift
/// let configuration = Configuration(
///   compactStateHeight: 64, normalStateHeight: 200, expandedStateHeight: 300)
/// let onlyCollapsing = ContentOffsetDeltaYTransformer { max($0.contentOffsetDeltaY, 0) }
/// let reducer = StateReducer(transformers: [onlyCollapsing] + standardTransformers)
/// let barController = BarController(
///   stateReducer: reducer, configuration: configuration
/// ) { _ in }
/// print(barController.state.height())  // 200.0
/// ```
///
/// Transformers are values. Custom ones, made of closures, can be placed before, between and after
/// the four built-in ones.
///
/// A positive distance makes the bar smaller. The closure of a custom transformer is called on the
/// main actor for every change of the content offset, and each makes a new chain; a built-in one
/// needs no closure.
@preconcurrency @MainActor
public struct ContentOffsetDeltaYTransformer {
  private enum Kind {
    case builtIn(BarTransformer)
    case custom(@MainActor (ContentOffsetDeltaYTransformerParameters) -> CGFloat)
  }

  private let kind: Kind

  fileprivate init(_ transformer: BarTransformer) {
    kind = .builtIn(transformer)
  }

  /// Creates a custom transformer.
  ///
  /// - Parameter transform: Returns the new distance, in points. If it is not finite, the bar keeps
  ///   its height.
  public init(
    _ transform: @escaping @MainActor (ContentOffsetDeltaYTransformerParameters) -> CGFloat
  ) {
    kind = .custom(transform)
  }

  /// Returns the distance after this transformer, for custom transformers that extend another one.
  public func callAsFunction(_ parameters: ContentOffsetDeltaYTransformerParameters) -> CGFloat {
    switch kind {
    case .builtIn(let transformer):
      parameters.configuration.reducer.delta(of: parameters.step, after: transformer)
    case .custom(let transform): transform(parameters)
    }
  }

  /// Returns the core's transformer for one reduction.
  func link(_ parameters: StateReducerParameters) -> BarTransformer {
    switch kind {
    case .builtIn(let transformer): transformer
    case .custom(let transform):
      .custom { step in
        // The core calls on the thread that reduces.
        MainActor.assumeIsolated {
          transform(ContentOffsetDeltaYTransformerParameters(parameters: parameters, step: step))
        }
      }
    }
  }
}

/// Removes the content's movement beyond its top.
@preconcurrency @MainActor public let ignoreTopDeltaYTransformer = ContentOffsetDeltaYTransformer(
  .ignoreTop)

/// Removes the content's movement beyond its bottom.
@preconcurrency @MainActor public let ignoreBottomDeltaYTransformer =
  ContentOffsetDeltaYTransformer(.ignoreBottom)

/// Limits the bar to the available stops.
@preconcurrency @MainActor public let cutOutStateRangeDeltaYTransformer =
  ContentOffsetDeltaYTransformer(.cutOut)

/// Fits the bar to the position of the content: no gap between the two near the top, and no overlap
/// of content by a bar above its normal height.
@preconcurrency @MainActor public let anchorDeltaYTransformer = ContentOffsetDeltaYTransformer(
  .anchor)

/// The transformers of ``StateReducer/standard``.
@preconcurrency @MainActor public let standardTransformers = [
  ignoreTopDeltaYTransformer, ignoreBottomDeltaYTransformer, cutOutStateRangeDeltaYTransformer,
  anchorDeltaYTransformer,
]
