// SPDX-License-Identifier: MIT

/// A transition between controllers, from the request until its completions have run. Serves as the
/// context of animators and as the transition coordinator.
///
/// A transition waits until the end of the run-loop turn of the request, so that all participants
/// can register. It then runs, driven by its own clock or by a gesture, and ends. Its owner, a
/// container or a presentation, positions the views and notifies the controllers at the beginning
/// and at the end.
@preconcurrency @MainActor
final class Transition: NSObject {
  enum Phase {
    case waiting, running, ended
  }

  typealias Observer = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let device: Device
  let clock: TransitionClock
  let containerView: UIView
  private(set) var phase = Phase.waiting

  // Set by the owner.
  /// Whether the owner ends the transition and supplies the surrounding animation.
  var isHeldByOwner = false
  var isAnimated: Bool
  var presentationStyle = UIModalPresentationStyle.none
  var from: UIViewController?
  var to: UIViewController?
  /// The views that the animator can move; nil for a view that keeps its position.
  var fromView: UIView?
  var toView: UIView?
  var initialFrames: [ObjectIdentifier: CGRect] = [:]
  var finalFrames: [ObjectIdentifier: CGRect] = [:]
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var defaultDuration: TimeInterval = 0
  /// Notifies the controllers of the beginning and positions the views.
  var onStart: ((Transition) -> Void)?
  /// Removes views and notifies the controllers of the end.
  var onEnd: ((Transition, Bool) -> Void)?

  // Valid while the transition runs.
  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var isCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private(set) var completionVelocity: CGFloat = 1
  private(set) var completionCurve = UIView.AnimationCurve.easeInOut

  private var cleanUps: [() -> Void] = []
  private var animations: [Observer] = []
  private var completions: [Observer] = []
  private var interactionObservers: [(once: Bool, observer: Observer)] = []
  private var takesCompletions = true
  /// Whether the animator has begun, with which the registered animations begin.
  private var isAnimating = false

  init(device: Device, containerView: UIView, isAnimated: Bool) {
    self.device = device
    self.containerView = containerView
    self.isAnimated = isAnimated
    clock = TransitionClock(device: device)
    super.init()
    device.begins(self) { [weak self] in self?.abandon() }
  }

  /// Releases everything that the transition retains, because it will not end.
  private func abandon() {
    phase = .ended
    (onStart, onEnd) = (nil, nil)
    (cleanUps, animations, completions, interactionObservers) = ([], [], [], [])
    release()
  }

  /// Starts the transition at the end of the run-loop turn, after all participants have registered.
  func startAtEndOfTurn() {
    device.atEndOfTurn { [self] in
      device.perform {
        // Pending layout passes run first: animations begin at the resulting positions.
        containerView.window?.layoutIfNeeded()
        start()
      }
    }
  }

  func start() {
    guard phase == .waiting else { return }
    phase = .running
    onStart?(self)
    onStart = nil
    guard phase == .running else { return }  // a callback has ended the transition
    if !isHeldByOwner { containerView.window?.layoutIfNeeded() }
    guard phase == .running else { return }
    if isHeldByOwner {
      isAnimating = true
      return runAlongsideOwner()
    }
    guard isAnimated, let animator else {
      isAnimating = true
      runAlongside()
      completeTransition(true)
      return
    }
    clock.duration = animator.transitionDuration(using: self)
    if let interactor, interactor.wantsInteractiveStart {
      isInteractive = true
      initiallyInteractive = true
      interactor.startInteractiveTransition(self)
    } else {
      startAnimator()
    }
    isAnimating = true
    if phase == .running { runAlongside() }
  }

  /// Whether a finger drives the transition from its beginning.
  var startsInteractively: Bool {
    isAnimated && animator != nil && interactor?.wantsInteractiveStart == true
  }

  /// The animator that a gesture can pause, scrub and reverse; nil if the transition's animator has
  /// none.
  var interruptibleAnimator: (any UIViewImplicitlyAnimating)? {
    guard phase == .running, let animator else { return nil }
    let interruptible = animator.interruptibleAnimator(using: self)
    return interruptible is NoAnimator ? nil : interruptible
  }

  func startAnimator() {
    clock.perform { animator?.animateTransition(using: self) }
  }

  /// Registers an action that reverts changes made only for the animation. It runs before the owner
  /// ends the transition.
  func whenOver(_ action: @escaping () -> Void) {
    cleanUps.append(action)
  }

  /// Ends the transition immediately, with the outcome that it would have had.
  func finishNow() {
    if phase == .waiting {
      isAnimated = false
      start()
    }
    guard phase == .running else { return }
    clock.hold(at: isCancelled ? 0 : 1)
    completeTransition(!isCancelled)
  }

  private func runAlongside() {
    while !animations.isEmpty {
      let animation = animations.removeFirst()
      let remaining = transitionDuration * (isInteractive ? 1 : 1 - clock.fraction)
      guard phase == .running, remaining > 0 else {
        UIView.performWithoutAnimation { animation(self) }
        continue
      }
      clock.perform {
        UIView.animate(
          withDuration: remaining, delay: 0,
          options: isInteractive ? .curveLinear : .curveEaseInOut,
          animations: { animation(self) })
      }
    }
  }

  private func runAlongsideOwner() {
    while !animations.isEmpty {
      animations.removeFirst()(self)
    }
  }

  private func notifyInteractionObservers(isEnd: Bool) {
    let observers = interactionObservers
    if isEnd { interactionObservers.removeAll { $0.once } }
    for entry in observers where isEnd || !entry.once {
      entry.observer(self)
    }
  }
}

extension Transition: UIViewControllerContextTransitioning {
  var transitionWasCancelled: Bool { isCancelled }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard phase == .running, isInteractive, !percentComplete.isNaN else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
  }

  func finishInteractiveTransition() {
    endInteraction(cancelled: false)
  }

  func cancelInteractiveTransition() {
    endInteraction(cancelled: true)
  }

  func pauseInteractiveTransition() {
    guard phase == .running, !isInteractive else { return }
    isInteractive = true
    isCancelled = false
    notifyInteractionObservers(isEnd: false)
  }

  private func endInteraction(cancelled: Bool) {
    guard phase == .running, isInteractive else { return }
    isInteractive = false
    isCancelled = cancelled
    completionVelocity = interactor?.completionSpeed ?? 1
    completionCurve = interactor?.completionCurve ?? .easeInOut
    notifyInteractionObservers(isEnd: true)
  }

  func completeTransition(_ didComplete: Bool) {
    guard phase == .running else { return }
    phase = .ended
    device.hasEnded(self)
    isInteractive = false
    isCancelled = !didComplete
    clock.end()
    runAlongside()
    for cleanUp in cleanUps {
      cleanUp()
    }
    cleanUps = []
    onEnd?(self, didComplete)
    onEnd = nil
    animator?.animationEnded(didComplete)
    // A completion that is registered by another completion is called, too.
    while let completion = completions.popLast() {
      completion(self)
    }
    takesCompletions = false
    interactionObservers = []
    device.keepUntilEndOfTurn(self)
    release()
  }

  /// Releases the controllers, because a client can retain the coordinator after the transition.
  fileprivate func release() {
    from = nil
    to = nil
    fromView = nil
    toView = nil
    animator = nil
    interactor = nil
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: fromView
    case .to: toView
    default: nil
    }
  }

  var targetTransform: CGAffineTransform { .identity }

  func initialFrame(for vc: UIViewController) -> CGRect {
    initialFrames[ObjectIdentifier(vc)] ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    finalFrames[ObjectIdentifier(vc)] ?? .zero
  }
}

extension Transition: UIViewControllerTransitionCoordinator {
  var isInterruptible: Bool { interruptibleAnimator != nil }

  var transitionDuration: TimeInterval {
    guard isAnimated else { return 0 }
    return animator?.transitionDuration(using: self) ?? defaultDuration
  }

  func animate(alongsideTransition animation: Observer?, completion: Observer?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: Observer?, completion: Observer?
  ) -> Bool {
    guard takesCompletions else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    animations.append(animation)
    if isAnimating || phase == .ended { runAlongside() }
    return true
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Observer) {
    interactionObservers.append((once: true, observer: handler))
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Observer) {
    interactionObservers.append((once: false, observer: handler))
  }
}
