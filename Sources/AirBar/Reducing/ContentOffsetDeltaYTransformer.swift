// SPDX-License-Identifier: MIT
internal import Resin

/// What a transformer makes a distance of.
@preconcurrency @MainActor
public struct ContentOffsetDeltaYTransformerParameters {
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
  /// What is to be added to the bar's offset, as the transformers before left it.
  public let contentOffsetDeltaY: CGFloat

  private let step: BarStep

  init(_ parameters: StateReducerParameters, _ step: BarStep) {
    scrollable = parameters.scrollable
    configuration = parameters.configuration
    previousContentOffset = parameters.previousContentOffset
    contentOffset = parameters.contentOffset
    state = parameters.state
    contentOffsetDeltaY = CGFloat(step.delta)
    self.step = step
  }

  func delta(after transformer: BarTransformer) -> CGFloat {
    CGFloat(configuration.reducer.delta(of: step, after: transformer))
  }
}

/// Changes the distance that a bar moves when its content is scrolled. A value: one's own are made of
/// closures, and can stand before, between and after the four that there are.
@preconcurrency @MainActor
public struct ContentOffsetDeltaYTransformer {
  fileprivate enum Kind {
    case core(BarTransformer)
    case custom(@MainActor (ContentOffsetDeltaYTransformerParameters) -> CGFloat)
  }

  fileprivate let kind: Kind

  fileprivate init(_ transformer: BarTransformer) {
    kind = .core(transformer)
  }

  /// A transformer of one's own. A distance that is not finite leaves the bar where it was.
  public init(
    _ transform: @escaping @MainActor (ContentOffsetDeltaYTransformerParameters) -> CGFloat
  ) {
    kind = .custom(transform)
  }

  /// The distance after this transformer: for one's own that add to one that there is.
  public func callAsFunction(_ parameters: ContentOffsetDeltaYTransformerParameters) -> CGFloat {
    switch kind {
    case .core(let transformer): parameters.delta(after: transformer)
    case .custom(let transform): transform(parameters)
    }
  }
}

/// Removes what the content moved beyond its top.
@preconcurrency @MainActor public let ignoreTopDeltaYTransformer = ContentOffsetDeltaYTransformer(
  .ignoreTop)

/// Removes what the content moved beyond its bottom.
@preconcurrency @MainActor public let ignoreBottomDeltaYTransformer =
  ContentOffsetDeltaYTransformer(.ignoreBottom)

/// Removes what would take the bar beyond the stops that are available.
@preconcurrency @MainActor public let cutOutStateRangeDeltaYTransformer =
  ContentOffsetDeltaYTransformer(.cutOut)

/// Makes the bar fit the place of the content: no gap between the two near the top, and no more than
/// the normal height over content.
@preconcurrency @MainActor public let anchorDeltaYTransformer = ContentOffsetDeltaYTransformer(
  .anchor)

/// What ``StateReducer/standard`` does, as transformers.
@preconcurrency @MainActor public let standardTransformers = [
  ignoreTopDeltaYTransformer, ignoreBottomDeltaYTransformer, cutOutStateRangeDeltaYTransformer,
  anchorDeltaYTransformer,
]

/// Transformers as a chain of the core's.
@preconcurrency @MainActor
final class TransformerChain {
  private let chain: BarChain
  private let current: Current

  init(_ transformers: [ContentOffsetDeltaYTransformer]) {
    let current = Current()
    self.current = current
    chain = BarChain(transformers.map { current.link($0) })
  }

  func reduce(_ bar: BarState, _ parameters: StateReducerParameters) -> BarState? {
    let outer = current.parameters  // a transformer may call a reducer
    current.parameters = parameters
    defer { current.parameters = outer }
    return try? parameters.configuration.reducer.reduce(bar, parameters.sample, through: chain)
  }

  /// What the transformers that run at the moment work on. Apart, so that a chain does not keep itself.
  @MainActor
  private final class Current {
    var parameters: StateReducerParameters?

    func link(_ transformer: ContentOffsetDeltaYTransformer) -> BarTransformer {
      switch transformer.kind {
      case .core(let core): core
      case .custom(let transform):
        .custom { step in
          // The core calls on the thread that reduces.
          MainActor.assumeIsolated {
            guard let parameters = self.parameters else { return step.delta }
            return Double(transform(ContentOffsetDeltaYTransformerParameters(parameters, step)))
          }
        }
      }
    }
  }
}
