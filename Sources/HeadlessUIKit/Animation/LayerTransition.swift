// SPDX-License-Identifier: MIT

/// A change from an old picture of a layer to the layer itself, as data for a renderer.
///
/// All kinds are meant to be drawn as a cross dissolve: the old picture fades out over the layer
/// that fades in, both in the superlayer's coordinates.
package struct LayerTransition {
  /// How the pictures change.
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
  /// The layer and all that was in it when the transition began.
  package let old: CALayer
  fileprivate let run: AnimationRun?
  private let frozenProgress: Double
  private weak var animations: LayerAnimations?
  /// The layer's time less the device's, when the transition began.
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

  /// From 0, where only the old picture is seen, to 1, where only the layer is.
  @MainActor package var progress: Double {
    guard let run else { return min(max(frozenProgress, 0), 1) }
    let progress = animations?.time(of: run, shift: shift).map { run.progress(at: $0) }
    return min(max(progress ?? run.progress, 0), 1)
  }

  /// The transition as it stands now.
  @MainActor var frozen: LayerTransition {
    LayerTransition(kind: kind, old: old, progress: progress)
  }
}

extension CALayer {
  /// The transition that the layer is in, if any.
  package final var transition: LayerTransition? {
    animations?.transition ?? origin?.transition
  }
}

extension LayerAnimations {
  /// Begins a transition; one that runs is cut short, its picture is part of the new one's.
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

  /// Lets go of a transition whose run is over.
  func dropTransition(of run: AnimationRun) {
    if transition?.run === run { transition = nil }
  }

  var transitionBlocksTouches: Bool { transition?.run?.block.allowsUserInteraction == false }
}
