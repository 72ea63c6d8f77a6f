// SPDX-License-Identifier: MIT

/// Presents the models of one presenting controller, one after the other.
///
/// During a transition, the last of the requested models waits, with its own `animated`. Calls from
/// callbacks of models wait, too.
@preconcurrency @MainActor
final class PresentationQueue {
  private struct Request {
    let model: PresentationModel?
    let animated: Bool
  }

  /// A model that is presented.
  private final class Presented {
    let model: PresentationModel
    var dismissible: PresentationModel.Dismissible?
    /// Whether the queue dismisses the model.
    var isDismissing = false
    /// The first request without the model since the state contained it.
    var withdrawal: Request?
    var hasFailed = false

    init(_ model: PresentationModel) { self.model = model }
  }

  private var current: Presented?
  private var next: Request?
  private var isTransitioning = false
  /// The coordinator of the transition that has ended last, which a controller may still return.
  private weak var ended: (any UIViewControllerTransitionCoordinator)?

  init() {}

  /// Presents a model in place of the current one, or nothing, now or after the running transition.
  func enqueue(
    _ model: PresentationModel?, animated: Bool, from presenter: UIViewController
  ) {
    let request = Request(model: model, animated: animated)
    if let current, current.withdrawal == nil, model?.dataID != current.model.dataID {
      current.withdrawal = request
    }
    guard !isTransitioning else {
      next = request
      return
    }
    if !isCurrent(model), wait(for: presenter) {
      next = request
      return
    }
    apply(request, to: presenter)
  }

  private func isCurrent(_ model: PresentationModel?) -> Bool {
    guard let model, let current else { return model == nil && current == nil }
    return current.model.isSame(as: model)
  }

  private func apply(_ request: Request, to presenter: UIViewController) {
    guard let current else {
      if let model = request.model { present(model, animated: request.animated, in: presenter) }
      return
    }
    if let model = request.model, current.model.isSame(as: model) {
      current.withdrawal = nil
      return
    }
    dismiss(current, for: request, in: presenter)
  }

  // MARK: Presenting

  private func present(
    _ model: PresentationModel, animated: Bool, in presenter: UIViewController
  ) {
    isTransitioning = true
    guard let presentable = model.makePresentable() else { return stop(presenter) }
    let new = Presented(model)
    current = new
    let context = PresentationModel.Presentation.Context(
      presenting: presenter, animated: animated, didPresent: { model.handleDidPresent() },
      didDismiss: { [weak self, weak new, weak presenter] in
        if let self, let new, let presenter { didDismiss(new, in: presenter) }
      },
      didFail: { [weak new] in new?.hasFailed = true })
    let dismissible = presentable(context)
    new.dismissible = dismissible
    if new.hasFailed {
      EpoxyLogger.shared.warn(
        "\(presenter) could not present \(model.dataID). It is tried again with the next setPresentation."
      )
      if current === new { current = nil }
    }
    isTransitioning = false
    if !wait(for: presenter) { stop(presenter) }
  }

  // MARK: Dismissing

  /// Dismisses the current model, because the state has been replaced by the one of a request.
  private func dismiss(
    _ presented: Presented, for request: Request, in presenter: UIViewController
  ) {
    isTransitioning = true
    presented.isDismissing = true
    var hasEnded = false
    let end = { [weak self, weak presenter] (completed: Bool) in
      guard !hasEnded, let self, let presenter else { return }
      hasEnded = true
      presented.isDismissing = false
      if completed {
        let keepsState = keepsState(of: presented, at: next ?? request)
        if next == nil, request.model != nil { next = request }
        remove(presented, keepsState: keepsState)
      }
      stop(presenter)
    }
    presented.dismissible?(request.animated) { end(true) }
    // The completion of a dismissal that is cancelled is not called.
    presenter.transitionCoordinator?.animate(alongsideTransition: nil) { context in
      if context.isCancelled { end(false) }
    }
  }

  /// Whether the state must not be changed at the end of a dismissal that it has requested: it
  /// contains the model again or with other parameters, or another model that it did not contain
  /// when it requested the dismissal.
  private func keepsState(of presented: Presented, at last: Request) -> Bool {
    guard let model = last.model else { return false }
    guard let first = presented.withdrawal else { return true }
    return model.dataID == presented.model.dataID || model.dataID != first.model?.dataID
  }

  private func remove(_ presented: Presented, keepsState: Bool) {
    guard current === presented else { return }
    current = nil
    if !keepsState { presented.model.dismiss() }
    presented.model.handleDidDismiss()
  }

  /// Removes a model that was dismissed by the user or by other code.
  private func didDismiss(_ presented: Presented, in presenter: UIViewController) {
    guard current === presented, !presented.isDismissing else { return }
    // The state that requested the model before its dismissal cannot have taken that into account;
    // a state that was without the model since then shows it again.
    let isWithdrawn = presented.withdrawal != nil
    let keepsState = isWithdrawn && next?.model != nil
    if !isWithdrawn, let pending = next?.model, pending.isSame(as: presented.model) {
      next = nil
    }
    let wasTransitioning = isTransitioning
    isTransitioning = true
    remove(presented, keepsState: keepsState)
    isTransitioning = wasTransitioning
    if !wasTransitioning { stop(presenter) }
  }

  // MARK: Transitions

  /// Waits for the end of the running transition. Returns false if there is none.
  private func wait(for presenter: UIViewController) -> Bool {
    guard let coordinator = presenter.transitionCoordinator, coordinator !== ended else {
      return false
    }
    isTransitioning = true
    let isWaiting = coordinator.animate(alongsideTransition: nil) {
      [weak presenter, weak coordinator] _ in
      self.ended = coordinator
      if let presenter { self.stop(presenter) }
    }
    if !isWaiting { isTransitioning = false }
    return isWaiting
  }

  /// Continues with the model that was requested during a transition.
  private func stop(_ presenter: UIViewController) {
    isTransitioning = false
    guard let request = next else { return }
    next = nil
    enqueue(request.model, animated: request.animated, from: presenter)
  }
}
