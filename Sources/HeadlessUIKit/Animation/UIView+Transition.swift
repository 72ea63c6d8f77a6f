// SPDX-License-Identifier: MIT

extension UIView {
  /// Animates the changes of a block as a transition from the view's old content to its new
  /// content.
  ///
  /// The changes of the block take effect immediately and are not animated individually, except
  /// with `allowAnimatedContent`. Flips and curls have the timing of cross dissolves and are drawn
  /// as such. Without a transition option, the block is animated like any other.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let settings = AnimationSettings(
      pace: .curve(options.curve.timingFunction), duration: duration, delay: 0, options: options)
    guard let kind = options.transitionKind else {
      return run(settings, animations: animations ?? {}, completion: completion)
    }
    let old = view.backingLayer.frozenCopy(presented: true)
    let isAnimated = options.contains(.allowAnimatedContent)
    run(
      settings,
      animations: {
        guard var scope = AnimationScope.current else { return }
        let isShown = scope.isAnimating
        scope.isSilent = !isAnimated
        AnimationScope.perform(in: scope) { animations?() }
        guard isShown else { return }
        let layerAnimations = view.backingLayer.animations ?? LayerAnimations(of: view.backingLayer)
        view.backingLayer.animations = layerAnimations
        layerAnimations.begin(
          LayerTransition(
            kind: kind, old: old, run: scope.run, of: layerAnimations,
            shift: layerAnimations.shift(on: view.device)), run: scope.run, device: view.device)
      }, completion: completion)
  }

  /// Replaces one view with another in a transition of their superview. With
  /// `showHideTransitionViews`, the first view is hidden and the second one shown, and both remain
  /// subviews.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let change = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else if let superview = fromView.superview {
        superview.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    guard let superview = fromView.superview else {
      change()
      Device.current.animations.inNextCycle { completion?(true) }
      return
    }
    transition(
      with: superview, duration: duration, options: options, animations: change,
      completion: completion)
  }

  final func makeSnapshot(afterUpdates: Bool) -> UIView? {
    if afterUpdates {
      layoutIfNeeded()
      backingLayer.displayTreeIfNeeded()
    }
    let picture = backingLayer.frozenCopy(presented: !afterUpdates)
    let size = picture.values.bounds.size
    guard size.width > 0, size.height > 0 else { return nil }
    // The snapshot ignores the transform, opacity and visibility of the view as a whole.
    picture.values.transform = CATransform3DIdentity
    picture.hasIdentityTransform = true
    picture.values.opacity = 1
    picture.values.isHidden = false
    picture.values.position = CGPoint(
      x: size.width * picture.values.anchorPoint.x, y: size.height * picture.values.anchorPoint.y)
    let snapshot = UIView(frame: CGRect(origin: .zero, size: size))
    snapshot.backingLayer.addSublayer(picture)
    return snapshot
  }

  /// Whether the view receives no touches because it is animated without `allowUserInteraction`.
  package final var isBlockedByAnimation: Bool {
    guard let animations = backingLayer.animations else { return false }
    return animations.blocksTouches
  }

  /// Whether an animation that ends moves the view, or keeps touches from it.
  package final var isMovingToItsEnd: Bool { backingLayer.animations?.isMovingToItsEnd ?? false }
}

extension UIView.AnimationOptions {
  var transitionKind: LayerTransition.Kind? {
    LayerTransition.Kind(rawValue: rawValue >> 20 & 0xF)
  }
}
