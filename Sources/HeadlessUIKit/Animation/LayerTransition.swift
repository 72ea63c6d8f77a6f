// SPDX-License-Identifier: MIT

/// A transition from an earlier appearance of a layer to the layer itself, as data for a renderer.
///
/// Renderers draw all kinds as a cross dissolve: the old picture fades out over the layer, which
/// fades in. Both use the superlayer's coordinates.
package struct LayerTransition {
  /// The kinds of transition.
  package enum Kind: UInt, Sendable {
    case flipFromLeft = 1
    case flipFromRight = 2
    case curlUp = 3
    case curlDown = 4
    case crossDissolve = 5
    case flipFromTop = 6
    case flipFromBottom = 7
  }

  package let kind: Kind
  /// A copy of the layer and its sublayers at the beginning of the transition.
  package let old: CALayer
  fileprivate let run: AnimationRun?
  private let frozenProgress: Double
  private weak var animations: LayerAnimations?
  /// The difference between the layer's time and the device's time at the beginning of the
  /// transition, in seconds.
  let shift: TimeInterval

  init(
    kind: Kind, old: CALayer, run: AnimationRun, of animations: LayerAnimations,
    shift: TimeInterval
  ) {
    (self.kind, self.old, self.run, frozenProgress) = (kind, old, run, 0)
    (self.animations, self.shift) = (animations, shift)
  }

  private init(kind: Kind, old: CALayer, progress: Double) {
    (self.kind, self.old, run, frozenProgress) = (kind, old, nil, progress)
    shift = 0
  }

  /// The progress, from 0 (only the old picture is visible) to 1 (only the layer is visible).
  @MainActor package var progress: Double {
    guard let run else { return min(max(frozenProgress, 0), 1) }
    let progress = animations?.time(of: run, shift: shift).map { run.progress(at: $0) }
    return min(max(progress ?? run.progress, 0), 1)
  }

  /// A copy of the transition with its current progress, which does not advance.
  @MainActor var frozen: LayerTransition {
    LayerTransition(kind: kind, old: old, progress: progress)
  }
}

extension CALayer {
  /// The running transition of the layer, or nil.
  package final var transition: LayerTransition? {
    animations?.transition ?? origin?.transition
  }
}

extension LayerAnimations {
  /// Begins a transition. A running transition ends early; its picture is part of the new
  /// transition's picture.
  func begin(_ transition: LayerTransition, run: AnimationRun, device: Device) {
    endTransition()
    self.transition = transition
    run.add(to: self, of: device)
  }

  func endTransition() {
    let run = transition?.run
    transition = nil
    run?.remove(1)
  }

  /// Releases a transition whose run is over.
  func dropTransition(of run: AnimationRun) {
    if transition?.run === run { transition = nil }
  }

  var transitionBlocksTouches: Bool { transition?.run?.block.allowsUserInteraction == false }
}
