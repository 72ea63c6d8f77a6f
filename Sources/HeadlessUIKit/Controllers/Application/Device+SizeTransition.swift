// SPDX-License-Identifier: MIT

extension Device {
  /// Changes the size of the screen, as a rotation does. Controllers are notified before the
  /// change, everything is laid out in one animation, and completions run after it.
  ///
  /// - Parameters:
  ///   - traits: The new traits of the device; nil to keep the current ones.
  ///   - duration: The duration of the animation, in seconds; 0 for no animation.
  package func resizeScreen(
    to size: CGSize, safeAreaInsets: UIEdgeInsets, traits newTraits: UITraitCollection? = nil,
    duration: TimeInterval = TransitionDurations.rotation
  ) {
    perform {
      let old = screen.bounds
      let changing = screen.windows.filter { $0.frame == old && $0.rootViewController != nil }
      let transitions = changing.compactMap { window in
        window.rootViewController.map { root in
          sizeTransition(of: root, in: window, animated: duration > 0)
        }
      }
      for (root, transition) in transitions {
        if let newTraits, newTraits != values.traits {
          root.willTransition(to: newTraits, with: transition)
        }
        if size != old.size { root.viewWillTransition(to: size, with: transition) }
      }
      let change = { [self] in
        if let newTraits { setTraits(newTraits) }
        screen.resize(to: size, safeAreaInsets: safeAreaInsets)
        for (_, transition) in transitions {
          transition.start()
        }
        for window in changing { window.rootViewController?.adaptPresentations() }
        for window in screen.windows {
          window.layoutIfNeeded()
        }
      }
      // The transition has no animation of its own; its alongside animations run in this block.
      UIView.animate(withDuration: duration, animations: change)
      let end: @MainActor () -> Void = {
        for (_, transition) in transitions {
          transition.completeTransition(true)
        }
      }
      if duration > 0 { after(duration, end) } else { atEndOfTurn(end) }
    }
  }

  private func sizeTransition(
    of root: UIViewController, in window: UIWindow, animated: Bool
  ) -> (UIViewController, Transition) {
    let transition = Transition(device: self, containerView: window, isAnimated: animated)
    transition.animator = SizeAnimator(duration: TransitionDurations.rotation)
    transition.isHeldByOwner = true
    transition.from = root
    transition.to = root
    return (root, transition)
  }
}

/// An animator without an animation: the owner of the transition animates and ends it.
@preconcurrency @MainActor
private final class SizeAnimator: BuiltInAnimator {
  override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  {}
}
