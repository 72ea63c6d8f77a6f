// SPDX-License-Identifier: MIT

extension Device {
  /// Gives the screen another size, as a rotation does: controllers are told before, everything is laid
  /// out in one animation, and those who asked for it are told after.
  ///
  /// - Parameters:
  ///   - traits: what the device's traits are then; none where they stay.
  ///   - duration: in seconds; 0 for no animation.
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
        for window in screen.windows {
          window.layoutIfNeeded()
        }
      }
      // The transition itself animates nothing: it only runs beside this.
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

/// Its owner animates and ends.
@preconcurrency @MainActor
private final class SizeAnimator: BuiltInAnimator {
  override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  {}
}
