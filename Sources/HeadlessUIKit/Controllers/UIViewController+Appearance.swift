// SPDX-License-Identifier: MIT

/// Where a controller stands between shown and not shown.
enum AppearanceState {
  case disappeared, appearing, appeared, disappearing

  var isTowardsShown: Bool { self == .appearing || self == .appeared }
  var isChanging: Bool { self == .appearing || self == .disappearing }
}

/// What a controller knows of its appearance.
struct ControllerAppearance {
  var state = AppearanceState.disappeared
  var isAnimated = false
  /// Whether `viewIsAppearing` is due.
  var needsIsAppearing = false
  /// Whether the change came with the view, and ends with the turn.
  var endsByItself = false
}

// The four states and the ways between them are those of WWDC 2013, session 218: a change may turn
// round before it has ended, but `viewDidAppear` always follows `viewWillAppear` directly or after a
// turn there and back, and so for disappearing.
extension UIViewController {
  final var state: AppearanceState { appearance.state }

  /// Begins to come or to go, with the children that are seen in the view. Nothing where it does already.
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

  /// Has come or gone. Nothing where it does neither.
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

  /// Brings the controller to where it belongs at the end of a transition, whatever has happened since
  /// the transition began; what its container does itself is left to the container's end.
  final func settle(shown: Bool, in container: AppearanceState, animated: Bool) {
    let isAppearing = shown && container.isTowardsShown
    setAppearing(isAppearing, animated: animated)
    guard state.isTowardsShown == isAppearing else { return }  // a callback wants something else
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

  // MARK: By hand

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

  // MARK: With the view

  /// Whether the controller comes and goes with its view, and not by a transition or by hand.
  private var followsItsView: Bool {
    guard presentation.presenting == nil else { return false }
    return parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  /// Called before the view gets into a window, or out of one.
  final func viewWillMove(to window: UIWindow?) {
    guard followsItsView else { return }
    if let window, !window.isHidden {
      guard state == .disappeared, parent?.state.isTowardsShown ?? true else { return }
      let isAnimated = parent?.state == .appearing && parent?.appearance.isAnimated == true
      setAppearing(true, animated: isAnimated)
      appearance.endsByItself = parent?.state != .appearing
    } else if window == nil, state.isTowardsShown {
      setAppearing(false, animated: false)
      appearance.endsByItself = true
    }
  }

  /// Called after the view got into a window, or out of one.
  final func viewDidMove(to window: UIWindow?) {
    guard appearance.endsByItself else { return }
    if window == nil {
      if state == .disappearing { endAppearance() }
    } else if state == .appearing {
      endAppearanceAfterLayout()
    }
  }

  /// Ends the coming at the end of the turn, when the window has been laid out.
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
