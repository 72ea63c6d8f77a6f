// SPDX-License-Identifier: MIT

/// An animation that was added to a layer explicitly.
@MainActor
final class AddedAnimation {
  let animation: CAAnimation
  let key: String?
  let run: AnimationRun
  private let effects: [LayerEffect]
  private let fillMode: CAMediaTimingFillMode
  let staysAtEnd: Bool
  /// The difference between the layer's time and the device's time when the animation was added, in
  /// seconds.
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

  /// - Parameter time: The time at which to read the run's clock; nil for the device's current
  ///   time.
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
  /// Begins a transition from the current appearance of the layer.
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
  /// Creates the timing of an animation that is added to a layer or to a group.
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

  /// The progress at the end, including a final reversal.
  var lastProgress: Double {
    guard repeatCount.isFinite else { return 1 }
    let rest = repeatCount.truncatingRemainder(dividingBy: 1)
    if rest == 0 { return autoreverses ? 0 : 1 }
    return progress(at: total.nextDown)
  }
}
