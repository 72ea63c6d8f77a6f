// SPDX-License-Identifier: MIT
internal import CResin

/// One step of a reduction, as a transformer sees it.
public struct BarStep: Hashable, Sendable {
  /// Before the step, without stretch; the highest stop already after it.
  public var state: BarState
  /// Of the step.
  public var sample: BarSample
  /// Where the content was, in bar coordinates: content offset plus the client's top inset.
  public var previous: Double
  /// Where the content is, in bar coordinates.
  public var current: Double
  /// Where the bar is tallest, in bar coordinates: above, the content is pulled too far.
  public var top: Double
  /// Where the content ends, in bar coordinates; not less than ``top``.
  public var bottom: Double
  /// What is to be added to the offset, as the transformers before left it.
  public var delta: Double
}

/// A link of the chain that turns the distance the content moved into the distance the bar moves.
public enum BarTransformer: Sendable {
  /// Removes what the content moved beyond its top. With ``ignoreBottom``, in either order, what
  /// remains is the distance between the two places after both are limited to the range.
  case ignoreTop
  /// Removes what the content moved beyond its bottom.
  case ignoreBottom
  /// Removes what would leave the available stops. A bar that is beyond them already is not pulled
  /// back, but moves no further out.
  case cutOut
  /// Makes the bar fit the place of the content: no gap near the top, no more than the normal stop
  /// over content.
  case anchor
  /// The caller's own: takes a step, returns the new delta.
  case custom(@Sendable (BarStep) -> Double)

  /// What ``BarReducer/reduce(_:_:)`` does.
  public static let standard: [BarTransformer] = [.ignoreTop, .ignoreBottom, .cutOut, .anchor]
}

/// Transformers made ready for use, once for many reductions.
///
///     let calm = BarChain([.ignoreTop, .ignoreBottom, .custom { $0.delta / 2 }, .cutOut, .anchor])
///     state = try reducer.reduce(state, sample, through: calm)
public final class BarChain: Sendable {
  /// The transformers, in the order in which they are applied.
  public let transformers: [BarTransformer]

  private let closures: [Closure]
  nonisolated(unsafe) private let core: UnsafeMutableBufferPointer<resin_bar_transformer>

  /// Creates a chain.
  public init(_ transformers: [BarTransformer]) {
    self.transformers = transformers
    var closures: [Closure] = []
    core = .allocate(capacity: transformers.count)
    for (index, transformer) in transformers.enumerated() {
      var link = resin_bar_transformer()
      link.kind = transformer.kind.rawValue
      if case .custom(let body) = transformer {
        let closure = Closure(body)
        closures.append(closure)
        link.context = Unmanaged.passUnretained(closure).toOpaque()
        link.transform = { context, step in
          guard let context, let step else { return 0 }
          return Unmanaged<Closure>.fromOpaque(context).takeUnretainedValue()
            .body(BarStep(core: step.pointee))
        }
      }
      core.initializeElement(at: index, to: link)
    }
    self.closures = closures
  }

  deinit {
    core.deallocate()
  }

  private final class Closure: Sendable {
    let body: @Sendable (BarStep) -> Double

    init(_ body: @escaping @Sendable (BarStep) -> Double) {
      self.body = body
    }
  }

  fileprivate func reduce(
    _ bar: OpaquePointer, _ state: inout resin_bar_state, _ sample: resin_bar_sample
  ) -> resin_status {
    var sample = sample
    return withExtendedLifetime(self) {
      withUnsafeMutablePointer(to: &state) {
        resin_bar_reduce_with(bar, $0, &sample, core.baseAddress, core.count, $0)
      }
    }
  }
}

extension BarReducer {
  /// The bar after the content has moved, with a chain of the caller's. The offset is what the last
  /// delta makes it; only the rubber band comes after.
  ///
  /// - Throws: As ``reduce(_:_:)``, and if a transformer returns a number that is not finite or over
  ///   1e100 in magnitude.
  public func reduce(
    _ state: BarState, _ sample: BarSample, through chain: BarChain
  ) throws(ResinError) -> BarState {
    var next = state
    let status = withExtendedLifetime(handle) {
      chain.reduce(handle.pointer, &next.core, sample.core)
    }
    try ResinError.check(status)
    return next
  }

  /// The delta that one of the built-in transformers makes of a step: for a transformer of the
  /// caller's that adds to one of them. A custom one is not applied.
  public func delta(of step: BarStep, after transformer: BarTransformer) -> Double {
    withExtendedLifetime(handle) {
      var core = resin_bar_step(
        bar: handle.pointer, state: step.state.core, sample: step.sample.core,
        previous: step.previous, current: step.current, top: step.top, bottom: step.bottom,
        delta: step.delta)
      return resin_bar_transformed(&core, transformer.kind)
    }
  }
}

extension BarTransformer {
  fileprivate var kind: resin_bar_transform {
    switch self {
    case .ignoreTop: RESIN_BAR_IGNORE_TOP
    case .ignoreBottom: RESIN_BAR_IGNORE_BOTTOM
    case .cutOut: RESIN_BAR_CUT_OUT
    case .anchor: RESIN_BAR_ANCHOR
    case .custom: RESIN_BAR_CUSTOM
    }
  }
}

extension BarStep {
  fileprivate init(core: resin_bar_step) {
    self.init(
      state: BarState(core: core.state), sample: BarSample(core: core.sample),
      previous: core.previous, current: core.current, top: core.top, bottom: core.bottom,
      delta: core.delta)
  }
}
