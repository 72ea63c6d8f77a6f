// SPDX-License-Identifier: MIT

/// Presents a popover beside a view or a bar button item.
///
/// ```swift
/// let host = ScreenHost(.iPad)
/// let (root, list) = (UIViewController(), UIViewController())
/// list.modalPresentationStyle = .popover
/// list.preferredContentSize = CGSize(width: 200, height: 300)
/// host.show(root)
/// let button = UIView(frame: CGRect(x: 300, y: 100, width: 44, height: 44))
/// host.perform {
///   root.view.addSubview(button)
///   list.popoverPresentationController?.sourceView = button
///   root.present(list, animated: true)
/// }
/// host.settle()
/// print(list.view.bounds.width)  // 200.0
/// host.tap(at: CGPoint(x: 700, y: 900))
/// host.settle()
/// print(root.presentedViewController == nil)  // true
/// ```
///
/// In a compact width a popover is presented as a sheet, unless the delegate returns another style;
/// with `none` it remains a popover. When the size classes change, the style is chosen again.
/// Without a source view or an item, presenting is illegal use.
/// The popover follows its source: after a layout, a scroll or a rotation it is where a new one
/// would be.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  private static let margin: CGFloat = 10
  private static let defaultSize = CGSize(width: 320, height: 480)

  private lazy var catcher: UIView = {
    let catcher = UIView(frame: .zero)
    catcher.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.cancel() })
    return catcher
  }()
  private lazy var background = PopoverBackgroundView(frame: .zero)

  // MARK: Source

  /// The view that contains `sourceRect`.
  open weak var sourceView: UIView? {
    didSet { container?.setNeedsLayout() }
  }

  /// The rectangle in `sourceView` at which the arrow points; null for the whole view. The default
  /// is null.
  open var sourceRect = CGRect.null {
    didSet { container?.setNeedsLayout() }
  }

  /// The bar button item at which the arrow points, in place of a view.
  open weak var barButtonItem: UIBarButtonItem? {
    didSet { container?.setNeedsLayout() }
  }

  /// The view or the bar button item at which the arrow points.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }

  // MARK: Settings

  /// The directions that the arrow may have. The default is any.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { container?.setNeedsLayout() }
  }

  /// The direction of the arrow while the popover is presented.
  open var arrowDirection: UIPopoverArrowDirection { geometry?.direction ?? .unknown }

  /// Whether the popover may cover its source.
  open var canOverlapSourceViewRect = false {
    didSet { container?.setNeedsLayout() }
  }

  /// The least distances of the popover from the edges of the screen, in addition to the safe area.
  open var popoverLayoutMargins = UIEdgeInsets(
    top: margin, left: margin, bottom: margin, right: margin)
  {
    didSet { container?.setNeedsLayout() }
  }

  /// The color of the popover and its arrow; nil for the system's.
  open var backgroundColor: UIColor? {
    didSet { background.fill = backgroundColor ?? .systemBackground }
  }

  /// The views that the user can touch while the popover is presented.
  open var passthroughViews: [UIView]?

  /// The sheet as which the popover is presented in a compact width.
  open private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController = {
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: nil)
    sheet.adaptedStyle = .formSheet
    return sheet
  }()

  // MARK: Geometry

  private var keyboard: PartObservation?
  /// The source, in the container, and the size of the container in the last layout at rest.
  private var placed: (source: CGRect, size: CGSize)?

  private var geometry: PopoverGeometry? {
    guard let container else { return nil }
    return PopoverGeometry(
      size: size, source: source(in: container), area: area(of: container),
      permitted: permittedArrowDirections, overlaps: canOverlapSourceViewRect)
  }

  private var size: CGSize {
    let preferred = preferredContentSize
    return CGSize(
      width: preferred.width > 0 ? preferred.width : Self.defaultSize.width,
      height: preferred.height > 0 ? preferred.height : Self.defaultSize.height)
  }

  private func area(of container: UIView) -> CGRect {
    var area = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
    if let keyboard = container.device.keyboard.dockedFrame {
      let top = container.convert(keyboard, from: container.device.screen).minY
      let bottom = min(area.maxY, top - popoverLayoutMargins.bottom)
      area.size.height = max(bottom - area.minY, 0)
    }
    return area
  }

  private func source(in container: UIView) -> CGRect {
    // A source that has left the window, as the cell of a row that was deleted, remains where it
    // was.
    if let placed, placed.size == container.bounds.size,
      let view = barButtonItem?.viewOfItem ?? sourceView, view.window == nil
    {
      return placed.source
    }
    if let view = barButtonItem?.viewOfItem { return view.convert(view.bounds, to: container) }
    guard let sourceView, placed == nil || sourceView.window != nil else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }

  /// The frame of the content.
  open override var frameOfPresentedViewInContainerView: CGRect { geometry?.content ?? .zero }

  /// Returns the size of the content.
  @discardableResult
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    frameOfPresentedViewInContainerView.size
  }

  // MARK: Presentation

  open override func presentationTransitionWillBegin() {
    guard let container else { return }
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    if sourceView == nil, barButtonItem == nil {
      container.device.reportIllegalUse(
        presentedViewController.missingSource(presentingViewController))
    }
    container.accessibilityViewIsModal = true
    catcher.frame = container.bounds
    catcher.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    background.fill = backgroundColor ?? .systemBackground
    background.frame = container.bounds
    background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(catcher, at: 0)
    container.insertSubview(background, aboveSubview: catcher)
    keepShapeOfPresentedView()
    presentedView?.layer.cornerRadius = PopoverBackgroundView.cornerRadius
    presentedView?.layer.maskedCorners = .all
    presentedView?.clipsToBounds = true
    layOutBackground()
    background.alpha = 0
    fade(to: 1)
    let names = [UIResponder.keyboardWillChangeFrameNotification]
    keyboard = PartObservation(names, by: .sheets, on: container.device) { [weak self] _ in
      self?.keyboardWillMove()
    }
    followSource()
  }

  // MARK: Following the source

  /// Places the popover again when its source has moved. Only the movement is waited for.
  private func followSource() {
    container?.device.everyFrame(
      .layout, isWaiting: { [weak self] in self?.hasMovedSource != true }
    ) { [weak self] in
      guard let self, let container, keyboard != nil else { return false }
      if hasMovedSource { container.setNeedsLayout() }
      return true
    }
  }

  /// Whether the source is not where it was in the last layout: the layout of its ancestors is not
  /// a layout of the container. A source that has left the window is not followed.
  private var hasMovedSource: Bool {
    guard let container, let placed, !isMovingPresentedView else { return false }
    guard let view = barButtonItem?.viewOfItem ?? sourceView, view.window === container.window
    else { return false }
    return source(in: container) != placed.source
  }

  /// Requests the source in a screen of another size from the delegate.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let container, let placed, placed.size != container.bounds.size, barButtonItem == nil,
      var view = sourceView,
      let delegate = delegate as? any UIPopoverPresentationControllerDelegate
    else { return }
    let (old, given) = (view, sourceRect.isNull ? view.bounds : sourceRect)
    var rect = given
    withUnsafeMutablePointer(to: &view) { pointer in
      delegate.popoverPresentationController(
        self, willRepositionPopoverTo: &rect,
        in: AutoreleasingUnsafeMutablePointer(pointer))
    }
    self.placed = (placed.source, container.bounds.size)
    guard view !== old || rect != given else { return }
    sourceView = view
    sourceRect = rect
    layOutPresentedView()
  }

  private func keyboardWillMove() {
    guard let container, geometry?.content != presentedView?.frame else { return }
    container.setNeedsLayout()
    container.layoutIfNeeded()
  }

  /// Ends the observation of the keyboard.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard completed else { return }
    keyboard = nil
    placed = nil
    catcher.removeFromSuperview()
    background.removeFromSuperview()
    restoreShapeOfPresentedView()
  }

  /// Fades the background out.
  open override func dismissalTransitionWillBegin() {
    fade(to: 0)
  }

  /// Lays out the background.
  open override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    layOutBackground()
  }

  private func layOutBackground() {
    if let geometry { background.geometry = geometry }
    // A transition places the content where the source was at its beginning.
    guard let container, !isMovingPresentedView else { return }
    placed = (source(in: container), container.bounds.size)
  }

  override var dimsTintOfPresenter: Bool { true }

  private func fade(to alpha: CGFloat) {
    guard let transition = presentedViewController.presentation.transitionAsPresented else {
      background.alpha = alpha
      return
    }
    transition.animate(alongsideTransition: { [background] _ in background.alpha = alpha })
  }

  override func builtInAnimator(isPresenting: Bool) -> BuiltInAnimator {
    CrossDissolveAnimator(isPresenting: isPresenting)
  }

  override func performEscape() -> Bool {
    guard container != nil, !presentedViewController.presentation.isBeingDismissed else {
      return false
    }
    cancel()
    return true
  }

  /// Performs the cancel action of the controller, or dismisses the popover.
  private func cancel() {
    if !presentedViewController.cancelInPlaceOfDismissal() { dismissByUser() }
  }

  override func passesOnTouch(at view: UIView, _ point: CGPoint) -> Bool {
    guard let container, view === container || view === catcher else { return false }
    return (passthroughViews ?? []).contains { passed in
      passed.point(inside: passed.convert(point, from: container), with: nil)
    }
  }
}

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// The view that shows the item in a navigation bar.
  fileprivate var viewOfItem: UIView? { customView ?? shownView }
}

extension UIViewController {
  /// The presentation controller of a popover, also while it is presented as a sheet. Nil for other
  /// styles.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationControllerInUse as? UIPopoverPresentationController
      ?? presentation.requested as? UIPopoverPresentationController
  }
}
