// SPDX-License-Identifier: MIT

/// An animation that was added to a layer.
@MainActor
final class AddedAnimation {
  let animation: CAAnimation
  let key: String?
  let run: AnimationRun
  private let effects: [LayerEffect]
  private let fillMode: CAMediaTimingFillMode
  let staysAtEnd: Bool
  /// The layer's time less the device's, when the animation was added.
  let shift: TimeInterval

  init(_ animation: CAAnimation, key: String?, layer: CALayer, device: Device) {
    (self.animation, self.key) = (animation, key)
    effects = animation.effects(on: layer)
    fillMode = animation.fillMode
    staysAtEnd = !animation.isRemovedOnCompletion
    let delegate = animation.delegate
    let block = AnimationBlock(allowsUserInteraction: true) { finished in
      delegate?.animationDidStop(animation, finished: finished)
    }
    let now = layer.localTime(at: device.now)
    shift = now - device.now
    let delay = animation.beginTime > 0 ? animation.beginTime - now : 0
    run = AnimationRun(
      block: block, timing: AnimationTiming(animation), localTime: animation.timeOffset - delay,
      rate: Double(animation.speed))
  }

  /// - Parameter time: the time at which the run's clock is read; that of the device where it is nil.
  func apply(to values: inout some AnimatableValues, time: TimeInterval?) {
    let time = time.map { run.clock.localTime(at: $0) } ?? run.localTime
    if time < 0, fillMode != .backwards, fillMode != .both { return }
    let isOver = time >= run.timing.total
    if isOver, !staysAtEnd || fillMode == .removed || fillMode == .backwards { return }
    let progress = isOver ? run.timing.lastProgress : run.timing.progress(at: time)
    for effect in effects {
      effect.apply(progress: progress, time: progress * run.timing.duration, to: &values)
    }
  }
}

extension LayerAnimations {
  /// Begins a transition from the layer as it is seen now.
  func begin(_ transition: CATransition, of layer: CALayer, device: Device) {
    let run = AddedAnimation(transition, key: nil, layer: layer, device: device).run
    begin(
      LayerTransition(
        kind: .crossDissolve, old: layer.frozenCopy(presented: true), run: run,
        of: self, shift: shift(on: device)),
      run: run, device: device)
    run.start()
    device.animations.inNextCycle {
      transition.delegate?.animationDidStart(transition)
    }
  }

  func add(_ animation: AddedAnimation, device: Device) {
    remove(forKey: animation.key)
    added.append(animation)
    animation.run.add(to: self, of: device)
    animation.run.start()
    let (object, delegate) = (animation.animation, animation.animation.delegate)
    device.animations.inNextCycle { delegate?.animationDidStart(object) }
  }

  func remove(forKey key: String?) {
    if key == CATransition.key { endTransition() }
    guard let key, let index = added.firstIndex(where: { $0.key == key }) else { return }
    added.remove(at: index).run.remove(1)
  }

  func removeAdded() {
    let removed = added
    added = []
    for animation in removed {
      animation.run.remove(1)
    }
  }
}

extension AnimationTiming {
  /// The timing of an animation that is added to a layer or a group.
  @MainActor init(_ animation: CAAnimation) {
    let duration = animation.duration > 0 ? animation.duration : animation.defaultDuration
    var repeatCount = Double(animation.repeatCount)
    if animation.repeatDuration > 0 {
      repeatCount = animation.repeatDuration / (animation.autoreverses ? 2 : 1) / duration
    }
    self.init(
      pace: animation.pace, duration: duration, repeatCount: repeatCount,
      autoreverses: animation.autoreverses)
  }

  /// The progress at the very end, where a last way back counts.
  var lastProgress: Double {
    guard repeatCount.isFinite else { return 1 }
    let rest = repeatCount.truncatingRemainder(dividingBy: 1)
    if rest == 0 { return autoreverses ? 0 : 1 }
    return progress(at: total.nextDown)
  }
}
