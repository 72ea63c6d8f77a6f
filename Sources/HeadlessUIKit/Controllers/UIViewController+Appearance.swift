// SPDX-License-Identifier: MIT

/// The states of a controller between hidden and shown.
enum AppearanceState {
  case disappeared, appearing, appeared, disappearing

  var isTowardsShown: Bool { self == .appearing || self == .appeared }
  var isChanging: Bool { self == .appearing || self == .disappearing }
}

/// The appearance state of a controller.
struct ControllerAppearance {
  var state = AppearanceState.disappeared
  var isAnimated = false
  /// Whether `viewIsAppearing` has yet to be called.
  var needsIsAppearing = false
  /// Whether adding the view to a window, or removing the view from it, started the transition. A
  /// transition that began this way ends by the end of the run-loop turn.
  var endsByItself = false
}

// The four states and their transitions are documented in WWDC 2013, session 218. A transition can
// reverse before it ends. `viewDidAppear` follows `viewWillAppear` either directly or after an even
// number of reversals, and `viewDidDisappear` follows `viewWillDisappear` in the same way.
extension UIViewController {
  final var state: AppearanceState { appearance.state }

  /// Begins to appear or disappear, together with the children whose views are inside this
  /// controller's view. Does nothing if the controller already is in, or changes to, the requested
  /// state.
  final func setAppearing(_ isAppearing: Bool, animated: Bool) {
    guard state.isTowardsShown != isAppearing else { return }
    if isAppearing {
      loadViewIfNeeded()
      prepareToAppear()
    }
    appearance.state = isAppearing ? .appearing : .disappearing
    appearance.isAnimated = animated
    appearance.endsByItself = false
    appearance.needsIsAppearing = isAppearing
    if isAppearing {
      viewIfLoaded?.setNeedsLayout()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    guard state == (isAppearing ? .appearing : .disappearing) else { return }
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
    for child in childrenThatAppear where child.viewIfLoaded?.isDescendant(of: view) == true {
      child.setAppearing(isAppearing, animated: animated)
    }
  }

  /// Ends the current appearance transition. Does nothing if no transition is running.
  final func endAppearance() {
    let animated = appearance.isAnimated
    switch state {
    case .appearing:
      sendIsAppearing()
      guard state == .appearing else { return }
      appearance.state = .appeared
      device.application.statusBar.setNeedsUpdate()
      viewDidAppear(animated)
      guard shouldAutomaticallyForwardAppearanceMethods else { break }
      for child in childrenThatEndAppearing where child.state == .appearing {
        child.endAppearance()
      }
    case .disappearing:
      appearance.state = .disappeared
      appearance.needsIsAppearing = false
      viewDidDisappear(animated)
      guard shouldAutomaticallyForwardAppearanceMethods else { break }
      for child in children where child.state == .disappearing {
        child.endAppearance()
      }
    case .appeared, .disappeared: return
    }
    if !state.isChanging { endMoving() }
  }

  /// Moves the controller to its final state at the end of a transition, even if its state has
  /// changed since the transition began. If the container is itself appearing, the appearance ends
  /// with the container's.
  final func settle(shown: Bool, in container: AppearanceState, animated: Bool) {
    let isAppearing = shown && container.isTowardsShown
    setAppearing(isAppearing, animated: animated)
    guard state.isTowardsShown == isAppearing else { return }  // reversed by a callback
    if shown && container.isChanging { return }
    endAppearance()
  }

  final func sendIsAppearing() {
    guard appearance.needsIsAppearing, state == .appearing, viewIfLoaded?.window != nil else {
      return
    }
    appearance.needsIsAppearing = false
    viewIsAppearing(appearance.isAnimated)
  }

  // MARK: Manual appearance transitions

  final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard state.isTowardsShown != isAppearing else { return warnOfImbalance() }
    setAppearing(isAppearing, animated: animated)
  }

  final func endUnbalancedAppearance() {
    guard state.isChanging else { return warnOfImbalance() }
    endAppearance()
  }

  private func warnOfImbalance() {
    device.warn("Unbalanced calls to begin/end appearance transitions for \(self).")
  }

  // MARK: Appearance transitions that follow the view

  /// Whether the controller appears and disappears with its view rather than by a presentation or
  /// by manual calls.
  private var followsItsView: Bool {
    guard presentation.presenting == nil else { return false }
    return parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  /// Called before the view is added to a window or removed from one.
  final func viewWillMove(to window: UIWindow?) {
    guard followsItsView else { return }
    if let window, window.isOnScreen {
      guard state == .disappeared, parent?.state.isTowardsShown ?? true else { return }
      let isAnimated = parent?.state == .appearing && parent?.appearance.isAnimated == true
      setAppearing(true, animated: isAnimated)
      appearance.endsByItself = parent?.state != .appearing
    } else if window == nil, state.isTowardsShown {
      setAppearing(false, animated: false)
      appearance.endsByItself = true
    }
  }

  /// Called after the view was added to a window or removed from one.
  final func viewDidMove(to window: UIWindow?) {
    presentation.presented?.presentation.controller?.presentersViewDidMove(to: window)
    guard appearance.endsByItself else { return }
    if window == nil {
      if state == .disappearing { endAppearance() }
    } else if state == .appearing {
      endAppearanceAfterLayout()
    }
  }

  /// Ends the appearance at the end of the run-loop turn, after laying out the window.
  final func endAppearanceAfterLayout() {
    appearance.endsByItself = true
    device.atEndOfTurn { [weak self] in
      guard let self, state == .appearing, appearance.endsByItself else { return }
      viewIfLoaded?.window?.layoutIfNeeded()
      guard state == .appearing, appearance.endsByItself else { return }
      endAppearance()
    }
  }
}
