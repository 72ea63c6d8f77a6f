// SPDX-License-Identifier: MIT

/// The requirements of a queue for the navigation controller that it updates.
@preconcurrency @MainActor
protocol NavigationInterface: AnyObject {
  /// The coordinator of the running transition.
  var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { get }

  /// The controllers, without those that a running transition removes.
  var viewControllers: [UIViewController] { get }

  func setStack(_ stack: [UIViewController], animated: Bool)

  /// Returns the controller to push in place of a navigation controller, which cannot be pushed.
  func wrapNavigation(_ navigationController: UINavigationController) -> UIViewController
}

/// Updates the stack of a navigation controller to models, one transition after the other.
///
/// During a transition, the last of the requested stacks waits, with its own `animated`. Calls from
/// callbacks of models wait, too. A transition that is cancelled leaves the stack as it was before.
@preconcurrency @MainActor
final class NavigationQueue {
  private struct Request {
    var models: [NavigationModel]
    let animated: Bool
  }

  private var current: [NavigationEntry] = []
  private var next: Request?
  /// For the data IDs of models of the current stack, the first stack without them that was
  /// requested since then.
  private var withdrawals: [AnyHashable: Set<AnyHashable>] = [:]
  private var isTransitioning = false
  /// The coordinator of the transition that has ended last, which a controller may still return.
  private weak var ended: (any UIViewControllerTransitionCoordinator)?

  /// Sets the stack, now or after the running transition.
  func enqueue(
    _ models: [NavigationModel], animated: Bool, from interface: any NavigationInterface
  ) {
    let request = Request(models: models, animated: animated)
    noteWithdrawals(by: models)
    guard !isTransitioning else {
      next = request
      return
    }
    // The first stack cannot disturb a transition of this controller, and must not wait for one of
    // a parent.
    if !current.isEmpty, wait(for: interface, then: {}) {
      next = request
      return
    }
    apply(request, to: interface)
  }

  /// Removes the models of controllers that UIKit has popped, once the transition has completed.
  func didPop(
    _ controllers: [UIViewController], animated: Bool, from interface: any NavigationInterface
  ) {
    // Pops during a transition are found when it ends.
    guard !controllers.isEmpty, !isTransitioning else { return }
    let unknown = controllers.filter { popped in !current.contains { $0.installed === popped } }
    if !unknown.isEmpty {
      EpoxyLogger.shared.assertionFailure("Controllers without a model were popped: \(unknown)")
    }
    if !wait(for: interface, then: {}) { stop(interface) }
  }

  // MARK: Applying

  private func apply(_ request: Request, to interface: any NavigationInterface) {
    isTransitioning = true
    let first = withdrawals
    withdrawals = [:]
    let change = NavigationChange(from: current, to: request.models, in: interface)
    current = change.new
    guard change.changesControllers else {
      change.notify()
      return stop(interface)
    }
    interface.setStack(change.controllers, animated: request.animated)
    isTransitioning = false
    let waits = wait(for: interface) { [weak self] in
      change.notify(keepingInState: self?.newer(than: change, first) ?? [])
    } cancelled: { [weak self] in
      self?.current = change.old
    }
    guard !waits else { return }
    isTransitioning = true
    change.notify(keepingInState: newer(than: change, first))
    stop(interface)
  }

  /// Stores the models of the current stack that a requested stack does not contain.
  private func noteWithdrawals(by models: [NavigationModel]) {
    let requested = Set(models.map(\.dataID))
    for id in current.lazy.map(\.model.dataID)
    where !requested.contains(id) && withdrawals[id] == nil {
      withdrawals[id] = requested
    }
  }

  /// Returns the removed models for which the state is newer than its request to remove them: it
  /// contains other models than then. `remove` must not change such a state.
  private func newer(
    than change: NavigationChange, _ first: [AnyHashable: Set<AnyHashable>]
  ) -> Set<AnyHashable> {
    let applied = Set(change.new.map(\.model.dataID))
    let last = next.map { Set($0.models.map(\.dataID)) } ?? applied
    return change.removedIDs.filter { !last.isSubset(of: first[$0] ?? applied) }
  }

  /// Removes the models of controllers that are no longer in the stack of the interface.
  private func removePopped(from interface: any NavigationInterface) {
    let installed = interface.viewControllers
    let popped = current.compactMap(\.installed).filter { controller in
      !installed.contains { $0 === controller }
    }
    guard !popped.isEmpty else { return }
    let change = NavigationChange(from: current, popping: popped)
    current = change.new
    // A stack that was requested before the user popped a controller does not bring it back, unless
    // the state was without its model in between.
    let removed = change.removedModels.filter { withdrawals[$0.dataID] == nil }
    next?.models.removeAll { model in
      removed.contains { $0.dataID == model.dataID && $0.isDiffableItemEqual(to: model) }
    }
    change.notify(keepingInState: showsMore(than: change) ? Set(withdrawals.keys) : [])
  }

  /// Whether the waiting stack contains models that the stack of a change does not.
  private func showsMore(than change: NavigationChange) -> Bool {
    guard let next else { return false }
    return !Set(change.new.map(\.model.dataID)).isSuperset(of: next.models.map(\.dataID))
  }

  /// Waits for the end of the running transition. Returns false if there is none.
  private func wait(
    for interface: any NavigationInterface, then completion: @escaping () -> Void,
    cancelled: @escaping () -> Void = {}
  ) -> Bool {
    guard let coordinator = interface.transitionCoordinator, coordinator !== ended else {
      return false
    }
    isTransitioning = true
    let isWaiting = coordinator.animate(alongsideTransition: nil) {
      [weak interface, weak coordinator] context in
      self.ended = coordinator
      if context.isCancelled { cancelled() } else { completion() }
      if let interface { self.stop(interface) }
    }
    if !isWaiting { isTransitioning = false }
    return isWaiting
  }

  /// Removes the models of popped controllers, unless another transition is running, and continues
  /// with the stack that was requested meanwhile.
  private func stop(_ interface: any NavigationInterface) {
    isTransitioning = false
    if wait(for: interface, then: {}) { return }
    isTransitioning = true  // calls in callbacks wait
    removePopped(from: interface)
    isTransitioning = false
    guard let request = next else { return }
    next = nil
    apply(request, to: interface)
  }
}
