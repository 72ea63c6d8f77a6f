// SPDX-License-Identifier: MIT

/// Presents an alert in the middle of the screen, above the keyboard.
@preconcurrency @MainActor
class AlertPresentationController: UIPresentationController {
  static let dimming = UIColor.black.withAlphaComponent(0.2)

  private let dimmingView = UIView(frame: .zero)
  private var keyboard: PartObservation?

  final var alert: UIAlertController? { presentedViewController as? UIAlertController }

  /// The part of the container that the alert may cover.
  final func area(of container: UIView) -> CGRect {
    var area = container.bounds.inset(by: container.safeAreaInsets)
    if let keyboard = container.device.keyboard.dockedFrame {
      let top = container.convert(keyboard, from: container.device.screen).minY
      area.size.height = max(min(area.maxY, top) - area.minY, 0)
    }
    return area
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, let content = alert?.contentView else { return .zero }
    let area = area(of: container)
    let margin: CGFloat = 16
    let isLarge = container.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let width = min(isLarge ? 343 : 270, area.width - 2 * margin)
    let size = content.sizeThatFits(CGSize(width: width, height: area.height - 2 * margin))
    return CGRect(
      x: (area.midX - size.width / 2).rounded(), y: (area.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    presentedView?.bounds.size ?? parentSize
  }

  override func presentationTransitionWillBegin() {
    guard let container else { return }
    container.accessibilityViewIsModal = true
    dimmingView.frame = container.bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.backgroundColor = Self.dimming
    dimmingView.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in self?.tappedOutside() })
    container.insertSubview(dimmingView, at: 0)
    alert?.actionsChanged()
    dimmingView.alpha = 0
    fade(to: 1)
    let names = [UIResponder.keyboardWillChangeFrameNotification]
    keyboard = PartObservation(names, by: .sheets, on: container.device) { [weak self] _ in
      self?.keyboardWillMove()
    }
  }

  override var dimsTintOfPresenter: Bool { true }

  private func fade(to alpha: CGFloat) {
    guard let transition = presentedViewController.presentation.transitionAsPresented else {
      dimmingView.alpha = alpha
      return
    }
    transition.animate(alongsideTransition: { [dimmingView] _ in dimmingView.alpha = alpha })
  }

  /// Moves the alert with the keyboard, also while it appears.
  private func keyboardWillMove() {
    guard let container, let presentedView else { return }
    if presentedViewController.presentation.transitionAsPresented != nil {
      let frame = frameOfPresentedViewInContainerView
      presentedView.bounds.size = frame.size
      presentedView.center = CGPoint(x: frame.midX, y: frame.midY)
    } else {
      container.setNeedsLayout()
    }
    container.layoutIfNeeded()
  }

  override func dismissalTransitionWillBegin() {
    fade(to: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed {
      keyboard = nil
      dimmingView.removeFromSuperview()
    }
  }

  /// Called after a tap beside the alert.
  func tappedOutside() {}

  override func builtInAnimator(isPresenting: Bool) -> BuiltInAnimator {
    AlertAnimator(isPresenting: isPresenting)
  }

  override func performEscape() -> Bool { alert?.cancel() ?? false }
}

/// Presents actions at the lower edge of the screen.
@preconcurrency @MainActor
final class ActionSheetPresentationController: AlertPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, let content = alert?.contentView else { return .zero }
    let margin: CGFloat = 8
    let safe = container.safeAreaInsets
    let area = area(of: container)
    let bottom = min(area.maxY, container.bounds.maxY - margin)
    // In landscape, a sheet is as wide as in portrait.
    let width = min(area.width, container.bounds.height) - 2 * margin
    let height = bottom - max(area.minY, container.bounds.minY + margin + safe.top)
    let size = content.sizeThatFits(CGSize(width: width, height: height))
    return CGRect(
      x: area.midX - width / 2, y: bottom - size.height, width: width, height: size.height)
  }

  override func tappedOutside() {
    _ = alert?.cancel()
  }

  override func builtInAnimator(isPresenting: Bool) -> BuiltInAnimator {
    CoverVerticalAnimator(isPresenting: isPresenting)
  }
}

/// Fades an alert in while it shrinks to its size, and fades it out.
@preconcurrency @MainActor
private final class AlertAnimator: BuiltInAnimator {
  private static let scale: CGFloat = 1.15

  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init(duration: TransitionDurations.presentation)
  }

  override func prepare(_ transition: Transition) -> () -> Void {
    guard let view = isPresenting ? transition.toView : transition.fromView else { return {} }
    if isPresenting {
      transition.containerView.addSubview(view)
      view.alpha = 0
      view.transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
    }
    transition.whenOver {
      view.alpha = 1
      view.transform = .identity
    }
    let alpha: CGFloat = isPresenting ? 1 : 0
    return {
      view.alpha = alpha
      view.transform = .identity
    }
  }
}
