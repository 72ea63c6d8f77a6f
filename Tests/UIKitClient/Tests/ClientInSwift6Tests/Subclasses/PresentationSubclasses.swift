// SPDX-License-Identifier: MIT
import UIKit

// See ControlSubclasses.swift.

class UISheetPresentationControllerSubclass: UISheetPresentationController {
  override var detents: [Detent] { didSet {} }
  override var selectedDetentIdentifier: Detent.Identifier? { didSet {} }
  override var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet {} }
  override var prefersScrollingExpandsWhenScrolledToEdge: Bool { didSet {} }
  override func animateChanges(_ changes: () -> Void) { super.animateChanges(changes) }
  override func invalidateDetents() { super.invalidateDetents() }
  override var prefersGrabberVisible: Bool { didSet {} }
  override var preferredCornerRadius: CGFloat? { didSet {} }
  override var prefersEdgeAttachedInCompactHeight: Bool { didSet {} }
  override var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool { didSet {} }
  override var sourceView: UIView? { didSet {} }
  override var frameOfPresentedViewInContainerView: CGRect {
    super.frameOfPresentedViewInContainerView
  }
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { super.viewWillTransition(to: size, with: coordinator) }
  override func presentationTransitionWillBegin() { super.presentationTransitionWillBegin() }
  override func dismissalTransitionWillBegin() { super.dismissalTransitionWillBegin() }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
  }
  override func containerViewDidLayoutSubviews() { super.containerViewDidLayoutSubviews() }
}

class UIPopoverPresentationControllerSubclass: UIPopoverPresentationController {
  override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }
  override var sourceView: UIView? { didSet {} }
  override var sourceRect: CGRect { didSet {} }
  override var barButtonItem: UIBarButtonItem? { didSet {} }
  override var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet {} }
  override var permittedArrowDirections: UIPopoverArrowDirection { didSet {} }
  override var arrowDirection: UIPopoverArrowDirection { super.arrowDirection }
  override var canOverlapSourceViewRect: Bool { didSet {} }
  override var popoverLayoutMargins: UIEdgeInsets { didSet {} }
  override var backgroundColor: UIColor? { didSet {} }
  override var passthroughViews: [UIView]? { didSet {} }
  override var adaptiveSheetPresentationController: UISheetPresentationController {
    super.adaptiveSheetPresentationController
  }
  override var frameOfPresentedViewInContainerView: CGRect {
    super.frameOfPresentedViewInContainerView
  }
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
  override func presentationTransitionWillBegin() { super.presentationTransitionWillBegin() }
  override func dismissalTransitionWillBegin() { super.dismissalTransitionWillBegin() }
  override func containerViewDidLayoutSubviews() { super.containerViewDidLayoutSubviews() }
}
