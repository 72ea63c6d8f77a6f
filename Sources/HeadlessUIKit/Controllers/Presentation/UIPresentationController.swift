// SPDX-License-Identifier: MIT

/// Manages a controller that is presented, from the call of `present` until it is dismissed.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  // Weak, because the presented controller owns this one, which may also be made and never used.
  private weak var presented: UIViewController?
  final weak var presenter: UIViewController?
  final var container: PresentationContainerView?
  final let styleAtCreation: UIModalPresentationStyle
  /// What the delegate wants in place of the style that was asked for.
  final var adaptedStyle: UIModalPresentationStyle?

  /// Who hears of what the user does.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Traits of the presented controller, in place of those that it inherits.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presented?.viewIfLoaded?.updateTraits() }
  }

  /// Creates a presentation controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenter = presentingViewController
    styleAtCreation = presentedViewController.modalPresentationStyle
    super.init()
  }

  /// The controller that is presented; an empty one when that is gone.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// The controller that presents; before that happens, the presented one.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }

  /// The style.
  open var presentationStyle: UIModalPresentationStyle {
    adaptedStyle ?? (styleAtCreation == .automatic ? .pageSheet : styleAtCreation)
  }

  /// The view in which everything happens, from the beginning of the presentation to its end.
  open var containerView: UIView? { container }

  /// The view that is shown: the presented controller's, or one around it.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view is in the end: everywhere.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// Whether the presentation covers the screen and not only the presenting controller.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenting controller's view is taken away while the other one is shown.
  open var shouldRemovePresentersView: Bool { false }

  /// Called before the container is laid out.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container was laid out.
  open func containerViewDidLayoutSubviews() {}

  /// Called before the presentation begins: the place to add views of one's own to the container.
  open func presentationTransitionWillBegin() {}

  /// Called after the presentation has ended, or was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal begins.
  open func dismissalTransitionWillBegin() {}

  /// Called after the dismissal has ended, or was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: UIContentContainer

  /// The presented controller's.
  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

  /// Called after the presented controller's preferred size has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    self.container?.setNeedsLayout()
  }

  /// The size of the presented view in a container of a size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Called before the size changes. Tells the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let presented, let view = presented.viewIfLoaded else { return }
    let presentedSize = self.size(
      forChildContentContainer: presented, withParentContainerSize: size)
    if view.bounds.size != presentedSize {
      presented.viewWillTransition(to: presentedSize, with: coordinator)
    }
  }

  /// Called before the traits change. Tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presented?.willTransition(to: newCollection, with: coordinator)
  }

  /// Gives the presented view its place, but not while it moves there. With a client's own presentation
  /// that is the client's work.
  final func layOutPresentedView() {
    guard let presented, presentationStyle != .custom,
      presented.presentation.transitionAsPresented == nil, presented.presentation.presenting != nil
    else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  /// What the presented controller's traits differ in.
  var traitsOfPresented: UITraitCollection? { overrideTraitCollection }

  /// Handles the gesture of VoiceOver for leaving; false where the style has no such handling.
  func performEscape() -> Bool { false }
}

/// Fills the screen, or what defines the context, with a presented view and what belongs to it.
@preconcurrency @MainActor
final class PresentationContainerView: UIView {
  weak var presentationController: UIPresentationController?

  override func layoutSubviews() {
    presentationController?.layOutPresentedView()
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }
}

/// Hears how presented controllers adapt and what the user does with them.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style in an environment; `none` for the one that was asked for.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle

  /// The style with some traits; `none` for the one that was asked for.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Whether the user may dismiss what is presented.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool

  /// Called before the user's dismissal begins.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Called after the user has dismissed what was presented; not after a call of `dismiss`.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Called after the user tried to dismiss what cannot be dismissed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The one that was asked for.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .none }

  /// The same with all traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    adaptivePresentationStyle(for: controller)
  }

  /// Whether the controller is not modal.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
