// SPDX-License-Identifier: MIT

/// Presents a sheet: a card that stands on the lower edge and rests at detents.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let (root, card) = (UIViewController(), UIViewController())
/// card.sheetPresentationController?.detents = [.medium(), .large()]
/// host.show(root)
/// host.perform { root.present(card, animated: true) }
/// host.settle()
/// let medium = card.view.bounds.height
/// host.drag(from: CGPoint(x: 200, y: 470), to: CGPoint(x: 200, y: 100))
/// host.settle()
/// print(card.view.bounds.height > medium)  // true
/// host.fling(from: CGPoint(x: 200, y: 100), velocity: CGVector(dx: 0, dy: 3000))
/// host.settle()
/// print(root.presentedViewController == nil)  // true
/// ```
///
/// In a compact height the sheet covers the container, unless `prefersEdgeAttachedInCompactHeight`
/// is set. A form sheet in a regular width floats in the center. See docs/design/sheets.md.
///
/// A drag changes the height of the view between the detents, so its layout runs in every frame.
/// Distances and springs are our choice. The delegate's `didDismiss` is called for dismissals by
/// the user only. The keyboard raises the sheet only as far as the first responder needs. The
/// presenting view keeps its frame and its transform; only a renderer shows it pushed back.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController, ScrollDragPartner {
  private static let cornerRadius: CGFloat = 10

  final let motion = SheetMotion()
  private lazy var dimmingView: UIView = {
    let view = UIView(frame: .zero)
    view.backgroundColor = UIColor(white: 0, alpha: 0.2)
    view.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.dismissByUser() })
    return view
  }()
  private lazy var pan = SheetPanGestureRecognizer(self)
  private lazy var grabber = SheetGrabber(self)
  private lazy var keyboard = SheetKeyboard(self)
  private var isAnimatingChanges = false
  /// The velocity with which a finger has thrown the sheet away, in points per second.
  private final var velocityOfDismissal: CGFloat = 0
  override var dismissalVelocity: CGFloat { velocityOfDismissal }

  // MARK: Detents

  /// The heights at which the sheet rests, from the smallest to the largest. The default is the
  /// large detent.
  open var detents: [Detent] = [.large()] {
    didSet { settingsChanged() }
  }

  /// The detent at which the sheet rests; nil for the smallest one. A drag by the user changes it.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { settingsChanged() } }
  }

  /// The largest detent at which the content below is not dimmed and can be touched; nil to dim at
  /// all detents.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { settingsChanged() }
  }

  /// Whether scrolling beyond the upper edge of the content expands the sheet before it scrolls.
  /// The default is true.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Performs changes of the detents, of the selected one, and of the other settings with an
  /// animation.
  open func animateChanges(_ changes: () -> Void) {
    let wasAnimating = isAnimatingChanges
    isAnimatingChanges = true
    changes()
    isAnimatingChanges = wasAnimating
  }

  /// Resolves the heights of the detents again.
  open func invalidateDetents() {
    settingsChanged()
  }

  // MARK: Appearance

  /// Whether the sheet has a handle at its upper edge.
  open var prefersGrabberVisible = false {
    didSet { updateDecorations() }
  }

  /// The radius of the corners in points; nil for the system's.
  open var preferredCornerRadius: CGFloat? {
    didSet { updateDecorations() }
  }

  /// Whether the sheet stands on the lower edge in a compact height, too, instead of covering the
  /// screen.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { settingsChanged() }
  }

  /// Whether a sheet at the lower edge has the preferred width of its content.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { settingsChanged() }
  }

  /// The view from which the sheet originates, or nil. Stored for the client: sheets here always
  /// rise from the lower edge.
  open var sourceView: UIView?

  // MARK: Geometry

  final var geometry: SheetGeometry? {
    container.map {
      SheetGeometry(
        self, size: $0.bounds.size, safeArea: $0.safeAreaInsets, keyboardLimit: keyboard.limit)
    }
  }

  /// The upper edge at rest.
  private func restingTop(_ geometry: SheetGeometry) -> CGFloat {
    geometry.stop(of: selectedDetentIdentifier)?.top ?? 0
  }

  /// The frame at the selected detent.
  open override var frameOfPresentedViewInContainerView: CGRect {
    geometry.map { $0.frame(top: restingTop($0)) } ?? .zero
  }

  override var isMovingPresentedView: Bool { motion.top != nil || super.isMovingPresentedView }

  override var currentFrame: CGRect {
    guard let geometry, let top = motion.top else { return frameOfPresentedViewInContainerView }
    return geometry.frame(top: top)
  }

  /// Returns the size of the sheet in a container of another size.
  @discardableResult
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let safeArea = self.container?.safeAreaInsets ?? .zero
    let geometry = SheetGeometry(self, size: parentSize, safeArea: safeArea)
    return geometry.frame(top: restingTop(geometry)).size
  }

  override var traitsOfPresented: UITraitCollection? {
    let elevated = UITraitCollection { $0.userInterfaceLevel = .elevated }
    guard let own = super.traitsOfPresented else { return elevated }
    return UITraitCollection(traitsFrom: [elevated, own])
  }

  /// Cancels a drag, whose positions belong to the old size.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    cancelDrag()
    super.viewWillTransition(to: size, with: coordinator)
  }

  // MARK: Changes

  /// Lays out the sheet after a change of its settings.
  private func settingsChanged() {
    guard let container, let geometry else { return }
    container.device.application.statusBar.setNeedsUpdate()
    guard presentedViewController.presentation.transitionAsPresented == nil else {
      return container.setNeedsLayout()
    }
    let top = restingTop(geometry)
    if isAnimatingChanges {
      moveToRest(velocity: nil)
    } else if motion.isDragging {
      container.setNeedsLayout()
    } else if motion.target != top {
      motion.rest()
      container.setNeedsLayout()
    }
  }

  /// Moves the sheet to the selected detent with a spring.
  private func moveToRest(velocity: CGFloat?) {
    guard let geometry, let container else { return }
    let resting = restingTop(geometry)
    let current = motion.top ?? currentTop(geometry)
    motion.spring(from: current, velocity: velocity, to: resting, on: container.device)
  }

  /// The upper edge of the view where it is now, before a change of the settings took effect.
  private func currentTop(_ geometry: SheetGeometry) -> CGFloat {
    guard let frame = presentedView?.frame, geometry.attachment == .edge else {
      return restingTop(geometry)
    }
    return frame.minY
  }

  private func moved() {
    layOutPresentedView()
    container?.layoutIfNeeded()
    updateDimming()
  }

  /// Moves the sheet as far as the keyboard requires: a sheet at rest moves with the keyboard's
  /// animation, a spring gets another target, and a drag ends above the keyboard.
  final func keyboardLimitChanged() {
    guard presentedViewController.presentation.transitionAsPresented == nil else { return }
    if motion.isSpringing {
      moveToRest(velocity: nil)
    } else if !motion.isDragging {
      moved()
    }
  }

  /// Selects the detent that is next in the order of heights, after the largest one the smallest.
  final func selectNextDetent() {
    guard let stops = geometry?.stops, stops.count > 1 else { return }
    let index = stops.firstIndex { $0.identifier == selectedStop?.identifier } ?? 0
    select(stops[(index + 1) % stops.count], velocity: nil)
  }

  /// Selects a larger or smaller detent, if there is one.
  final func selectDetent(by step: Int) {
    guard let stops = geometry?.stops else { return }
    let index = (stops.firstIndex { $0.identifier == selectedStop?.identifier } ?? 0) + step
    if stops.indices.contains(index) { select(stops[index], velocity: nil) }
  }

  private var selectedStop: SheetGeometry.Stop? { geometry?.stop(of: selectedDetentIdentifier) }

  /// Selects a detent as the user does.
  private func select(_ stop: SheetGeometry.Stop, velocity: CGFloat?) {
    let changes = stop.identifier != selectedStop?.identifier
    animateChanges {
      if changes { selectedDetentIdentifier = stop.identifier }
      moveToRest(velocity: velocity)
    }
    guard changes else { return }
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  // MARK: Drags

  /// Whether a finger can move the sheet.
  final var isDraggable: Bool {
    guard let geometry else { return false }
    let presentation = presentedViewController.presentation
    return geometry.attachment != .full && presentation.transitionAsPresented == nil
      && presentation.presented == nil
  }

  private var isHeld: Bool { presentedViewController.isModal }

  final func beginDrag() {
    guard let geometry else { return }
    let top = motion.top ?? restingTop(geometry)
    motion.drag(to: geometry.unbanded(top, isHeld: isHeld), top: top)
  }

  final func drag(by distance: CGFloat) {
    guard let geometry, let wanted = motion.wanted else { return }
    let new = wanted + distance
    motion.drag(to: new, top: geometry.banded(new, isHeld: isHeld))
  }

  /// Ends a drag with a velocity in points per second, downwards.
  final func endDrag(velocity: CGFloat) {
    guard motion.isDragging, let geometry, let top = motion.top else { return }
    switch geometry.landing(from: top, velocity: velocity, selected: selectedStop) {
    case .stop(let stop): select(stop, velocity: velocity)
    case .dismissal:
      velocityOfDismissal = velocity
      if !dismissByUser() {
        geometry.stops.first.map { select($0, velocity: min(velocity, 0)) }
      }
    }
  }

  final func cancelDrag() {
    guard motion.isDragging else { return }
    moveToRest(velocity: 0)
  }

  /// Takes the part of a drag of a scroll view in the sheet that moves the sheet.
  ///
  /// - Parameter distance: The movement of the finger, in points.
  /// - Returns: The part of the movement that does not scroll.
  final func take(_ distance: CGFloat, from scrollView: UIScrollView) -> CGFloat {
    guard isDraggable, let geometry else { return 0 }
    let wanted = motion.wanted ?? restingTop(geometry)
    let scrolled = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    var taken: CGFloat = 0
    if distance > 0 {
      guard scrollView.refreshControl == nil else { return 0 }
      taken = max(distance - max(scrolled, 0), 0)
    } else if distance < 0, scrolled <= 0.5 || motion.isDragging {
      let expands = prefersScrollingExpandsWhenScrolledToEdge
      let end = expands ? geometry.highest : min(restingTop(geometry), wanted)
      taken = max(distance, min(end - wanted, 0))
    }
    guard taken != 0 else { return 0 }
    if !motion.isDragging { beginDrag() }
    drag(by: taken)
    return taken
  }

  /// Ends a drag of content that has moved the sheet. Content scrolls on with the velocity where
  /// the sheet cannot rise.
  final func endDragOfContent(velocity: CGPoint) -> CGPoint {
    guard motion.isDragging else { return velocity }
    let scrollsOn = motion.top == geometry?.highest && velocity.y < 0
    endDrag(velocity: scrollsOn ? 0 : velocity.y)
    return scrollsOn ? velocity : CGPoint(x: velocity.x, y: 0)
  }

  // MARK: Presentation

  /// Adds the dimming view and the drag.
  open override func presentationTransitionWillBegin() {
    guard let container else { return }
    motion.didMove = { [weak self] in self?.moved() }
    dimmingView.frame = container.bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(dimmingView, at: 0)
    keepShapeOfPresentedView()
    presentedView?.addGestureRecognizer(pan)
    updateDecorations()
    keyboard.observe()
    dimmingView.alpha = 0
    dim(to: dimmingAtRest)
    container.accessibilityViewIsModal = dimmingAtRest > 0
  }

  /// Removes the dimming. The transition begins where a drag or a spring has moved the sheet.
  open override func dismissalTransitionWillBegin() {
    motion.freeze()
    dim(to: 0)
  }

  /// Restores the dimming after a cancelled dismissal, or removes the drag.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed {
      presentedView?.removeGestureRecognizer(pan)
      grabber.removeFromSuperview()
      dimmingView.removeFromSuperview()
      keyboard.stopObserving()
      motion.didMove = nil
      motion.rest()
      restoreShapeOfPresentedView()
    } else {
      moved()
      moveToRest(velocity: 0)
    }
    velocityOfDismissal = 0
  }

  /// Lays out the decorations.
  open override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    updateDecorations()
    guard presentedViewController.presentation.transitionAsPresented == nil else { return }
    // A running spring continues to the position where the sheet rests in the new layout.
    if let target = motion.target, let geometry, target != restingTop(geometry) {
      moveToRest(velocity: nil)
    }
    updateDimming()
  }

  override func performEscape() -> Bool {
    guard container != nil, !presentedViewController.presentation.isBeingDismissed else {
      return false
    }
    dismissByUser()
    return true
  }

  // MARK: Decorations

  private func updateDecorations() {
    guard let geometry, let view = presentedView else { return }
    let isFull = geometry.attachment == .full
    view.layer.cornerRadius = isFull ? 0 : preferredCornerRadius ?? Self.cornerRadius
    view.layer.maskedCorners =
      geometry.attachment == .edge ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : .all
    view.clipsToBounds = true
    if prefersGrabberVisible, !isFull {
      grabber.place(in: view)
    } else {
      grabber.removeFromSuperview()
    }
  }

  private var dimmingAtRest: CGFloat {
    guard let geometry else { return 1 }
    return geometry.dimming(
      top: restingTop(geometry), undimmed: largestUndimmedDetentIdentifier)
  }

  private func updateDimming() {
    guard let geometry, let container else { return }
    let top = motion.top ?? restingTop(geometry)
    dimmingView.alpha = geometry.dimming(top: top, undimmed: largestUndimmedDetentIdentifier)
    // Assistive technology ignores dimmed content.
    container.accessibilityViewIsModal = dimmingAtRest > 0
    updateTintOfPresenter()
  }

  override var dimsTintOfPresenter: Bool { dimmingAtRest > 0 }

  override var coversContentBelow: Bool { dimmingAtRest > 0 }

  private func dim(to alpha: CGFloat) {
    guard let transition = presentedViewController.presentation.transitionAsPresented else {
      dimmingView.alpha = alpha
      return
    }
    transition.animate(alongsideTransition: { [dimmingView] _ in dimmingView.alpha = alpha })
  }

  /// Touches outside of the sheet reach the content below where it is not dimmed.
  override func passesOnTouch(at view: UIView, _ point: CGPoint) -> Bool {
    (view === container || view === dimmingView) && dimmingAtRest == 0
  }
}

extension UIViewController {
  /// The presentation controller of a sheet: of the presentation, or of the one that will begin
  /// with the current `modalPresentationStyle`. Nil for other styles.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationControllerInUse as? UISheetPresentationController
  }
}
