// SPDX-License-Identifier: MIT

/// Manages the presentation of a controller from the call of `present` to the end of the dismissal.
///
/// ```swift
/// final class HalfPresentation: UIPresentationController {
///   override var frameOfPresentedViewInContainerView: CGRect {
///     let bounds = containerView?.bounds ?? .zero
///     return bounds.divided(atDistance: bounds.height / 2, from: .maxYEdge).slice
///   }
/// }
///
/// final class Presenter: NSObject, UIViewControllerTransitioningDelegate {
///   func presentationController(
///     forPresented presented: UIViewController, presenting: UIViewController?,
///     source: UIViewController
///   ) -> UIPresentationController? {
///     HalfPresentation(presentedViewController: presented, presenting: presenting)
///   }
/// }
///
/// let host = ScreenHost(.iPhone15)
/// let (root, half, presenter) = (UIViewController(), UIViewController(), Presenter())
/// half.modalPresentationStyle = .custom
/// half.transitioningDelegate = presenter
/// host.show(root)
/// host.perform { root.present(half, animated: true) }
/// host.settle()
/// print(half.view.frame)  // (0.0, 426.0, 393.0, 426.0)
/// ```
///
/// `presentationTransitionWillBegin` is called within `present`, the end after the transition, also
/// after one that is cancelled. Animate along with the coordinator of the presented controller; the
/// blocks run in an animation of the same duration. The presenting view keeps its frame, unless the
/// style removes it. The delegate is not retained.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment,
  SelectorResponder
{
  /// Whether the object has a method for a selector.
  nonisolated open func responds(to aSelector: Selector!) -> Bool { implements(aSelector) }

  // Weak, because the presented controller owns its presentation controller. A presentation
  // controller can also be created and never used.
  private weak var presented: UIViewController?
  final weak var presenter: UIViewController? {
    didSet { if oldValue !== presenter { oldValue?.viewIfLoaded?.dimTint(false) } }
  }
  final var container: PresentationContainerView?
  final let styleAtCreation: UIModalPresentationStyle
  /// The style that the delegate has chosen in place of the requested style.
  final var adaptedStyle: UIModalPresentationStyle?

  /// The shape of the presented view before the presentation.
  final var shapeOfPresentedView: PresentedShape?

  /// The trait overrides and the trait observers of the presentation.
  final private(set) lazy var ownTraits = OwnTraits { [weak self] in self?.overridesChanged() }
  /// The traits of which the presentation was last notified.
  final var lastTraits: UITraitCollection?

  /// The delegate, which is notified of the user's actions.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The traits of the presented controller that are overridden instead of inherited.
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

  /// The presented controller, or an empty controller after the presented one was released.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// The presenting controller. Before the presentation begins, the presented controller.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }

  /// The style of the presentation, after an adaptation that of the adapted one.
  open var presentationStyle: UIModalPresentationStyle {
    adaptedStyle ?? (styleAtCreation == .automatic ? .pageSheet : styleAtCreation)
  }

  /// The view that contains the presentation from its beginning to its end.
  open var containerView: UIView? { container }

  /// The view that is shown: the view of the presented controller or a view around it.
  open var presentedView: UIView? { presentedViewController.view }

  /// The frame of the presented view at the end of the presentation: by default the container's
  /// bounds.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// Whether the presentation covers the screen rather than only the presenting controller.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presentation removes the presenting controller's view.
  open var shouldRemovePresentersView: Bool { false }

  /// Called before the container is laid out.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container was laid out.
  open func containerViewDidLayoutSubviews() {}

  /// Called before the presentation begins. Subclasses can add views to the container here.
  open func presentationTransitionWillBegin() {}

  /// Called after the presentation has ended, or was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal begins.
  open func dismissalTransitionWillBegin() {}

  /// Called after the dismissal has ended, or was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Traits

  /// The traits of the presentation: those of the presenting controller's surroundings, with
  /// `traitOverrides`. The presented controller inherits them.
  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? ownTraits.applied(to: inheritedTraits)
  }

  /// Called after the traits of the presentation have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: UIContentContainer

  /// The preferred size of the presented controller.
  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

  /// Called after the presented controller's preferred size has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    self.container?.setNeedsLayout()
  }

  /// Returns the size of the presented view in a container of `parentSize`.
  @discardableResult
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Called before the size changes. Notifies the presented controller.
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

  /// Called before the traits change. Notifies the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presented?.willTransition(to: newCollection, with: coordinator)
  }

  /// Sets the frame of the presented view, except during a transition. With the `custom` style, the
  /// client lays out the view.
  final func layOutPresentedView() {
    guard let presented, presentationStyle != .custom,
      presented.presentation.transitionAsPresented == nil, presented.presentation.presenting != nil
    else { return }
    let frame = currentFrame
    if let presentedView, presentedView.frame != frame { presentedView.frame = frame }
  }

  /// The frame of the presented view, which differs from its frame at rest while the user moves it.
  var currentFrame: CGRect { frameOfPresentedViewInContainerView }

  /// Whether the presentation is a part of the presenting controller's view.
  var isInsidePresenter: Bool { false }

  /// Whether a transition moves the presented view, or the user.
  var isMovingPresentedView: Bool {
    presented?.presentation.transitionAsPresented?.phase == .running
  }

  /// Whether the transition that moves the presented view has an animator of UIKit's own.
  final var hasBuiltInAnimator: Bool {
    let transition = presented?.presentation.transitionAsPresented
    return transition?.phase == .running && transition?.animator is BuiltInAnimator
  }

  /// Whether a touch at a view of the presentation, at a point of the container, reaches the
  /// content below instead.
  func passesOnTouch(at view: UIView, _ point: CGPoint) -> Bool { false }

  /// Whether touches do not reach the content below, apart from views that the presentation
  /// exempts.
  var coversContentBelow: Bool { true }

  /// Whether the tint of the presenting controller's view is dimmed at present.
  var dimsTintOfPresenter: Bool { false }

  /// Dims the tint of the presenting controller's view from the beginning of the presentation to
  /// that of the dismissal.
  final func updateTintOfPresenter() {
    let isShown = container != nil && presented?.presentation.isBeingDismissed == false
    presenter?.viewIfLoaded?.dimTint(isShown && dimsTintOfPresenter)
  }

  /// The traits that are overridden for the presented controller.
  var traitsOfPresented: UITraitCollection? { overrideTraitCollection }

  /// Returns the animator of UIKit's own for the transition of the presented controller.
  func builtInAnimator(isPresenting: Bool) -> BuiltInAnimator {
    switch presentedViewController.modalTransitionStyle {
    case .coverVertical:
      CoverVerticalAnimator(
        isPresenting: isPresenting, velocity: isPresenting ? 0 : dismissalVelocity)
    case .flipHorizontal, .crossDissolve, .partialCurl:
      CrossDissolveAnimator(isPresenting: isPresenting)
    }
  }

  /// The velocity at which a finger has left the presented view to dismiss it, in points a second.
  var dismissalVelocity: CGFloat { 0 }

  /// Handles VoiceOver's escape gesture. Returns false if the style does not handle the gesture.
  func performEscape() -> Bool { false }
}

/// Fills the screen or the presentation context, and contains the presented view and its
/// decorations.
@preconcurrency @MainActor
final class PresentationContainerView: UIView, ScrollDragPartnerContainer, ContentCover {
  weak var presentationController: UIPresentationController?

  var coversContentBelow: Bool { presentationController?.coversContentBelow == true }

  var dragPartner: (any ScrollDragPartner)? { presentationController as? any ScrollDragPartner }

  override var isFixedOverContent: Bool { presentationController?.isInsidePresenter == true }

  /// A presentation beside the view of a page has the safe area of the page.
  override var ownerOfSafeArea: (any ViewOwner)? {
    isFixedOverContent ? nil : presentationController?.presenterOfContext
  }

  override func frameAtRest(of subview: UIView) -> CGRect? {
    guard let presentationController, presentationController.isMovingPresentedView,
      presentationController.presentedView === subview
    else { return nil }
    return presentationController.frameOfPresentedViewInContainerView
  }

  /// A presentation of UIKit's own moves the view over the lower edge. Its safe area, and with it
  /// its content, stays; a client's animator may want another one on the way.
  override func frameAtRestOfSafeArea(of subview: UIView) -> CGRect? {
    guard let presentationController, presentationController.hasBuiltInAnimator,
      presentationController.presentedView === subview
    else { return nil }
    return presentationController.frameOfPresentedViewInContainerView
  }

  override func traits(inheriting traits: UITraitCollection) -> UITraitCollection {
    presentationController?.ownTraits.applied(to: traits) ?? traits
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    presentationController?.traitsChanged(from: old)
    presentationController?.setNeedsAdaptation()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return presentationController?.passesOnTouch(at: hit, point) == true ? nil : hit
  }

  override func layoutSubviews() {
    presentationController?.layOutPresentedView()
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }
}
