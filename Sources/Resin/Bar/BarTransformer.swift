// SPDX-License-Identifier: MIT
internal import CResin

/// The input of a transformer.
public struct BarStep: Hashable, Sendable {
  /// The state before the step, without stretch, with the highest stop after it.
  public var state: BarState
  /// The sample of the step.
  public var sample: BarSample
  /// The previous position of the content, in bar coordinates: content offset plus the client's top
  /// inset.
  public var previous: Double
  /// The current position of the content, in bar coordinates.
  public var current: Double
  /// The position at which the bar is tallest, in bar coordinates. Positions above it are
  /// overscroll.
  public var top: Double
  /// The position of the end of the content, in bar coordinates; at least ``top``.
  public var bottom: Double
  /// The change of the offset, after the previous transformers.
  public var delta: Double
}

/// A link of the chain that converts the distance that the content has moved to the distance that
/// the bar moves.
public enum BarTransformer: Sendable {
  /// Removes the content's movement beyond its top. The combination with ``ignoreBottom``, in
  /// either order, results in the distance between the two positions after both are clamped to the
  /// range.
  case ignoreTop
  /// Removes the content's movement beyond its bottom.
  case ignoreBottom
  /// Limits the bar to the available stops. A bar that is already beyond the stops moves no further
  /// out, but is not pulled back.
  case cutOut
  /// Fits the bar to the position of the content: without a gap below the bar and, for a bar above
  /// its normal stop, without an overlap.
  case anchor
  /// A closure of the caller, which returns the new delta.
  case custom(@Sendable (BarStep) -> Double)

  /// The chain of ``BarReducer/reduce(_:_:)``.
  public static let standard: [BarTransformer] = [.ignoreTop, .ignoreBottom, .cutOut, .anchor]
}

/// A chain of transformers, which is prepared once for many reductions.
///
/// ```swift
/// let calm = BarChain([.ignoreTop, .ignoreBottom, .custom { $0.delta / 2 }, .cutOut, .anchor])
/// let reducer = try BarReducer(stops: [64, 200, 300])
/// var state = reducer.initialState
/// for offset in [-200.0, -120] {
///   let sample = BarSample(contentOffset: offset, contentHeight: 2000, frameHeight: 800)
///   state = try reducer.reduce(state, sample, through: calm)
/// }
/// print(state.height)  // 160.0
/// ```
public final class BarChain: Sendable {
  /// The transformers, in the order in which they are applied.
  public let transformers: [BarTransformer]

  private let closures: [Closure]
  nonisolated(unsafe) private let core: UnsafeMutableBufferPointer<resin_bar_transformer>

  /// Creates a chain, which applies the transformers in their order.
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
  /// Returns the state after the content has moved, with the caller's chain. Only the rubber band
  /// is applied after the last transformer.
  ///
  /// - Throws: As ``reduce(_:_:)``, and if a transformer returns a number that is not finite or
  ///   over 1e100 in magnitude.
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

  /// Applies a built-in transformer to a step and returns the new delta, for custom transformers
  /// that extend a built-in one. Returns the step's unchanged delta for a custom transformer.
  public func delta(of step: BarStep, after transformer: BarTransformer) -> Double {
    withExtendedLifetime(handle) {
      var core = resin_bar_step(
        bar: handle.pointer, state: step.state.core, sample: step.sample.core,
        previous: step.previous, current: step.current, top: step.top, bottom: step.bottom,
        delta: step.delta)
      return resin_bar_apply_transform(&core, transformer.kind)
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
