// SPDX-License-Identifier: MIT

extension UIView {
  /// The frame of a view while a transition, a finger or a spring moves it: before or after the
  /// transition, or where the sheet comes to rest. Nil for a view that nothing moves.
  final var frameAtRest: CGRect? {
    if let presentation = (parent as? PresentationContainerView)?.presentationController {
      guard presentation.isMovingPresentedView, presentation.presentedView === self else {
        return nil
      }
      return presentation.frameOfPresentedViewInContainerView
    }
    guard let controller, let transition = controller.parent?.containerTransition,
      transition.phase == .running, transition.containerView === parent
    else { return nil }
    if controller === transition.from { return transition.initialFrame(for: controller) }
    return controller === transition.to ? transition.finalFrame(for: controller) : nil
  }

  /// The frame at rest of a view that a transition of UIKit's own moves over the lower edge. Its
  /// safe area, and with it its content, stays; a client's animator may set another one during the
  /// transition.
  final var frameAtRestOfSafeArea: CGRect? {
    guard let presentation = (parent as? PresentationContainerView)?.presentationController,
      presentation.hasBuiltInAnimator, presentation.presentedView === self
    else { return nil }
    return presentation.frameOfPresentedViewInContainerView
  }
}
