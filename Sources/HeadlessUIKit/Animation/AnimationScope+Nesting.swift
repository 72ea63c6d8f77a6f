// SPDX-License-Identifier: MIT

// Blocks inside of other blocks. Blocks in the closures of a property animator are parts of the
// animator.
extension AnimationScope {
  /// Creates the scope of a block that is called in the current scope.
  init(of requested: AnimationSettings, block: AnimationBlock) {
    let outer = Self.current
    if let outer, outer.isOfAnimator {
      self = outer.nested(requested, block: block)
    } else {
      let settings = outer.map { requested.inheriting($0.settings) } ?? requested
      let run = AnimationRun(block: block, timing: settings.timing, delay: settings.delay)
      self.init(run: run, settings: settings)
    }
    isSilent = outer?.isSilent ?? false
  }

  /// Whether a property animator controls the animation.
  var isOfAnimator: Bool { run.changes != nil }

  /// Returns the scope of a block in a closure of a property animator.
  ///
  /// UIView.AnimationOptions: the block inherits the remaining duration and the curve, unless
  /// options override them.
  private func nested(_ requested: AnimationSettings, block: AnimationBlock) -> AnimationScope {
    if requested.haveInheritedTiming {
      let settings = requested.inheriting(self.settings)
      let run = AnimationRun(block: block, following: run, timing: run.timing, beginning: nil)
      return AnimationScope(run: run, settings: settings, base: span)
    }
    return following(requested.inheriting(remaining), block: block, delay: requested.delay)
  }

  /// Returns the scope of a block that begins, after a delay, where the current one is, with a
  /// timing of its own.
  func following(
    _ settings: AnimationSettings, block: AnimationBlock, delay: TimeInterval = 0
  ) -> AnimationScope {
    let beginning = run.time(ofProgress: span.start) + (delay.isFinite ? max(delay, 0) : 0)
    let run = AnimationRun(
      block: block, following: run, timing: settings.timing, beginning: beginning)
    return AnimationScope(run: run, settings: settings)
  }

  /// The settings with the time that the current part of the run takes as their duration.
  var remaining: AnimationSettings {
    var settings = self.settings
    settings.duration =
      run.time(ofProgress: span.start + span.length) - run.time(ofProgress: span.start)
    return settings
  }
}
