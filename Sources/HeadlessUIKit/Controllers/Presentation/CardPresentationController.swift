// SPDX-License-Identifier: MIT

/// Presents a controller over the full screen or context, and removes the presenting controller's view.
@preconcurrency @MainActor
final class CoveringPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
  override var shouldPresentInFullscreen: Bool { presentationStyle == .fullScreen }
}

/// Presents a card over dimmed content.
///
/// A page extends from a little below the status bar to the lower edge. A form is centred where the
/// horizontal size class is regular. Unlike UIKit, a card does not push the card below it back.
@preconcurrency @MainActor
final class CardPresentationController: UIPresentationController {
  private static let distanceFromStatusBar: CGFloat = 10
  private static let cornerRadius: CGFloat = 10
  private static let formSize = CGSize(width: 540, height: 620)
  private static let dimming: CGFloat = 0.2

  private let dimmingView = UIView(frame: .zero)

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    return frame(in: container.bounds.size, safeArea: container.safeAreaInsets)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    frame(in: parentSize, safeArea: self.container?.safeAreaInsets ?? .zero).size
  }

  private func frame(in size: CGSize, safeArea: UIEdgeInsets) -> CGRect {
    let isForm =
      presentationStyle != .pageSheet && container?.traitCollection.horizontalSizeClass == .regular
    guard isForm else {
      let top = min(safeArea.top + Self.distanceFromStatusBar, size.height)
      return CGRect(x: 0, y: top, width: size.width, height: size.height - top)
    }
    let preferred = preferredContentSize
    let form = preferred.width > 0 && preferred.height > 0 ? preferred : Self.formSize
    let (width, height) = (min(form.width, size.width), min(form.height, size.height))
    return CGRect(
      x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
  }

  override var traitsOfPresented: UITraitCollection? {
    let elevated = UITraitCollection { $0.userInterfaceLevel = .elevated }
    guard let own = super.traitsOfPresented else { return elevated }
    return UITraitCollection(traitsFrom: [elevated, own])
  }

  override func presentationTransitionWillBegin() {
    guard let container else { return }
    // Assistive technology ignores the dimmed content.
    container.accessibilityViewIsModal = true
    dimmingView.frame = container.bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.backgroundColor = UIColor(white: 0, alpha: Self.dimming)
    container.insertSubview(dimmingView, at: 0)
    presentedView?.layer.cornerRadius = Self.cornerRadius
    presentedView?.clipsToBounds = true
    dimmingView.alpha = 0
    dim(to: 1)
  }

  override func dismissalTransitionWillBegin() {
    dim(to: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if !completed { dimmingView.alpha = 1 }
  }

  override func performEscape() -> Bool {
    guard container != nil, !presentedViewController.presentation.isBeingDismissed else {
      return false
    }
    dismissByUser()
    return true
  }

  private func dim(to alpha: CGFloat) {
    presentedViewController.presentation.transitionAsPresented?.animate(
      alongsideTransition: { [dimmingView] _ in dimmingView.alpha = alpha })
  }
}
