// SPDX-License-Identifier: MIT

/// A rectangular area of the screen that lays out and draws content, receives touches and contains
/// subviews.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let box = UIView()
/// host.show(box, frame: CGRect(x: 0, y: 100, width: 100, height: 40))
/// box.frame.size.height = 80
/// UIView.animate(withDuration: 1) { box.frame.origin.y = 300 }
/// host.advance(by: 0.5)
/// let shown = box.layer.presentation()?.frame ?? .zero
/// print(box.frame.minY, shown.minY > 100 && shown.minY < 300)  // 300.0 true
/// host.settle()
/// print(box.layer.presentation()?.frame.minY ?? 0)  // 300.0
/// ```
///
/// A view belongs to the host (the device) on which it was made, and moves to that of the view or
/// window to which it is added. Properties have their new values at once, and layout follows at the
/// end of the turn: after the closure of `ScreenHost.perform`, or when time advances. Until then
/// `layoutIfNeeded()` computes frames. Animations set the final values at their beginning; what a
/// frame shows is in `layer.presentation()`. Nothing is drawn without `HeadlessRenderer`:
/// `draw(_:)` records commands.
///
/// A layout that invalidates itself in 32 consecutive passes is reported once and left as it is. A
/// view that is removed lives until the end of the turn. Views are on the main actor.
///
/// This file declares the members that a subclass may override, because Swift does not allow
/// overriding members that are declared in extensions. The extensions implement them, grouped by
/// subject. The engine itself reads the values that the view stores, and calls only the methods
/// whose calls UIKit's documentation promises: `hitTest`, `point(inside:with:)`, `layoutSubviews`,
/// the sizes, the insets, and the setters of the geometry.
///
/// Some members are not open although Objective-C would allow overriding them: class methods that
/// callers invoke on `UIView` itself, such as `animate`, where an override would never be called;
/// and members that UIKit's Swift overlay declares in extensions, such as
/// `registerForTraitChanges`.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace, CALayerDelegate {
  override class var observableKeyPaths: ObservableKeyPaths { ObservableProperty.ofView(Self.self) }

  override func observedPart(
    at path: AnyKeyPath, from root: any KeyValueObserved.Type
  ) -> ObservableProperty.Found? {
    guard let property = (root as? UIView.Type)?.layerProperty(at: path) else { return nil }
    return (backingLayer, property)
  }

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer, which stores the geometry and the appearance of the view. An override narrows the
  /// type; the value is always the layer that the view was created with.
  open var layer: CALayer { backingLayer }

  /// The layer that the view was created with. Used inside this module, because `layer` is
  /// dispatched dynamically.
  package final let backingLayer: CALayer

  /// The device that the view belongs to: that on which it was created, until it is added to a view
  /// of another one.
  package internal(set) final var device: Device

  // Links between views are unsafe, and a view clears the links to itself when it is deallocated:
  // weak links would cost one allocation per view.
  nonisolated(unsafe) final var children: [UIView] = []
  nonisolated(unsafe) private final var parentLink: Unretained<UIView>?
  nonisolated(unsafe) private final var ownerLink: ViewOwnerLink?

  nonisolated final var parent: UIView? {
    get { parentLink?.object }
    set { parentLink = Unretained(newValue) }
  }

  /// The controller whose view this is.
  nonisolated final var viewOwner: (any ViewOwner)? {
    get { ownerLink?.owner }
    set { ownerLink = newValue.map(ViewOwnerLink.init) }
  }

  final var flags = ViewFlags()
  final var viewStyle = ViewStyle()
  final var marginState = ViewMargins()
  /// The traits that the view was last notified of.
  final var currentTraits: UITraitCollection
  final var traitState: ViewTraitState?
  /// The size that a container gives the view in place of the client's; nil for nearly every view.
  final var hostedSize: HostedSize?
  final var layoutItem = LayoutItem()
  final var gestures: [UIGestureRecognizer] = []

  /// Creates a view with a frame in the coordinates of its future superview.
  public init(frame: CGRect) {
    backingLayer = CALayer.make(Self.layerClass)
    device = .current
    currentTraits = device.values.traits
    super.init()
    backingLayer.view = self
    backingLayer.needsDisplayFlag = true
    // A view that is created in an animation block starts at its frame without an animation.
    AnimationScope.perform(in: nil) { backingLayer.frame = frame }
  }

  /// Creates a view of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    backingLayer = CALayer.make(Self.layerClass)
    device = .current
    currentTraits = device.values.traits
    super.init()
    backingLayer.view = self
    backingLayer.needsDisplayFlag = true
    InterfaceCoder.configure(self, as: UIView.self, with: coder)
  }

  /// Creates a view of zero size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  deinit {
    for child in children {
      child.parent = nil
    }
    backingLayer.view = nil
    layoutItem.state?.ownerWasReleased()
  }

  // MARK: Geometry

  /// The view's rectangle in the superview's coordinates. Undefined while `transform` is not the
  /// identity.
  open var frame: CGRect {
    get { backingLayer.frame }
    set { backingLayer.frame = newValue }
  }

  /// The part of the view's own coordinate space that the view shows.
  open var bounds: CGRect {
    get { backingLayer.bounds }
    set { backingLayer.bounds = newValue }
  }

  /// The position of the view's anchor point in the superview's coordinates.
  open var center: CGPoint {
    get { backingLayer.position }
    set { backingLayer.position = newValue }
  }

  /// The two-dimensional transform of the view about its anchor point.
  open var transform: CGAffineTransform {
    get { backingLayer.affineTransform() }
    set { backingLayer.setAffineTransform(newValue) }
  }

  /// The three-dimensional transform of the view about its anchor point.
  open var transform3D: CATransform3D {
    get { backingLayer.transform }
    set { backingLayer.transform = newValue }
  }

  /// The point of the view that `center` positions, in the unit square of the bounds.
  open var anchorPoint: CGPoint {
    get { backingLayer.anchorPoint }
    set { backingLayer.anchorPoint = newValue }
  }

  /// The way the view's content is placed when its bounds change.
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      backingLayer.contentsGravity = contentMode.gravity
      backingLayer.needsDisplayOnBoundsChange = contentMode == .redraw
      setNeedsDisplay()
    }
  }

  /// The parts of the frame that are flexible when the superview's bounds change.
  open var autoresizingMask: AutoresizingMask {
    get { viewStyle.autoresizingMask }
    set {
      viewStyle.autoresizingMask = newValue
      autoresizingChanged()
    }
  }

  /// Whether subviews follow their autoresizing masks when the bounds change.
  open var autoresizesSubviews = true

  /// Converts a point from another view's coordinates to this view's; from the window's where
  /// `view` is nil.
  @discardableResult
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(from: view))
  }

  /// Converts a point from this view's coordinates to another view's; to the window's where `view`
  /// is nil.
  @discardableResult
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// Returns the smallest rectangle of this view that contains a rectangle of another view.
  @discardableResult
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(from: view))
  }

  /// Returns the smallest rectangle of another view that contains a rectangle of this view.
  @discardableResult
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// Converts a point from this view to another coordinate space.
  @discardableResult
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    converted(point, to: coordinateSpace)
  }

  /// Converts a point from another coordinate space to this view.
  @discardableResult
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }

  /// Returns the smallest rectangle of another coordinate space that contains a rectangle of this
  /// view.
  @discardableResult
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect, to: coordinateSpace)
  }

  /// Returns the smallest rectangle of this view that contains a rectangle of another coordinate
  /// space.
  @discardableResult
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }

  /// Returns the size that fits the content within `size`; the view's current size unless a
  /// subclass overrides the method.
  @discardableResult
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// Resizes the view to fit its content; the upper left corner remains in place.
  open func sizeToFit() {
    // UIView.h: "changes bounds size". The frame is not set, which subclasses may override.
    let origin = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    let moved = frame.origin
    if moved != origin {
      center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
    }
  }

  // MARK: Appearance

  /// The properties that were set on the view itself, which appearance proxies do not change.
  final var appearanceProperties: AppearanceProperties = []

  /// The opacity of the view, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(backingLayer.opacity) }
    set { backingLayer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  /// Whether the view is hidden. A hidden view is not drawn and receives no touches.
  open var isHidden: Bool {
    get { backingLayer.isHidden }
    set { setHidden(newValue) }
  }

  /// The color behind the content, or nil for none.
  open var backgroundColor: UIColor? {
    get { viewStyle.backgroundColor }
    set {
      changing(.backgroundColor) { viewStyle.backgroundColor = newValue }
      resolveBackgroundColor()
      appearanceChanged(.backgroundColor, \UIView.backgroundColor, newValue)
    }
  }

  /// The color of interactive elements: the superview's where none is set.
  open var tintColor: UIColor! {
    get { resolvedTintColor }
    set {
      viewStyle.tintColor = newValue
      updateTraits()
      appearanceChanged(.tintColor, \UIView.tintColor, newValue)
    }
  }

  /// The tint adjustment: whether the tint is dimmed, as behind an alert.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { resolvedTintAdjustmentMode }
    set {
      guard newValue != viewStyle.tintAdjustmentMode else { return }
      viewStyle.tintAdjustmentMode = newValue
      updateTraits()
    }
  }

  /// Called when the effective tint of the view has changed.
  open func tintColorDidChange() {}

  /// Whether content outside the bounds is clipped.
  open var clipsToBounds: Bool {
    get { backingLayer.masksToBounds }
    set { backingLayer.masksToBounds = newValue }
  }

  /// Whether the view covers everything behind it. The promise is not checked.
  open var isOpaque = true

  /// A view whose opaque part determines which part of this view is shown.
  open var mask: UIView? {
    didSet { backingLayer.mask = mask?.backingLayer }
  }

  /// Draws the part of the content inside a rectangle into the current context. Does nothing unless
  /// a subclass overrides the method.
  open func draw(_ rect: CGRect) {}

  /// Marks the whole content as dirty: the view is redrawn at the end of the turn, after layout.
  open func setNeedsDisplay() {
    backingLayer.setNeedsDisplay()
  }

  /// Marks a part of the content as dirty.
  open func setNeedsDisplay(_ rect: CGRect) {
    backingLayer.setNeedsDisplay(rect)
  }

  /// Whether the dirty part is cleared before it is redrawn.
  open var clearsContextBeforeDrawing = true

  /// Draws the view's own layer. An override may set the layer's contents instead.
  open func display(_ layer: CALayer) {
    layer.drawContents()
  }

  /// Draws the view's own layer by calling `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    guard layer === backingLayer else { return }
    withCurrentContext(ctx) { draw(ctx.boundingBoxOfClipPath) }
  }

  /// Called before the view's own layer is drawn.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Lays out the subviews, if `layer` is the view's own layer. An override arranges sublayers
  /// after calling super.
  open func layoutSublayers(of layer: CALayer) {
    if layer === backingLayer { layoutSubviews() }
  }

  /// Returns the animation for a change of the view's own layer in an animation block; `NSNull` at
  /// all other times, which prevents implicit animations of views' layers.
  @discardableResult
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    layer.implicitAction(forKey: event) ?? NSNull()
  }

  /// Draws a snapshot of the view and its subviews into a rectangle of the current context. Returns
  /// false where there is no context or nothing to draw.
  ///
  /// - Parameter afterUpdates: Whether the snapshot shows the state after pending changes have been
  ///   laid out,
  /// instead of the current one.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, afterUpdates: afterUpdates)
  }

  /// Returns a view with a fixed image of this view, which later changes do not affect.
  ///
  /// - Parameter afterUpdates: Whether the image shows the state after pending changes have been
  ///   laid out and
  /// all animations have finished, instead of the current one.
  @discardableResult
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(afterUpdates: afterUpdates)
  }

  /// The content that the view itself shows between its background and its subviews, for a
  /// renderer.
  package var drawnContent: DrawnContent? { nil }

  /// The blurred content behind the view, for a renderer.
  var backdropBlur: BackdropBlur? { nil }

  /// Whether `draw(_:)` is called at all. Swift cannot detect whether a subclass overrides the
  /// method, so a view of a subclass that does not costs one empty call when it is first added to a
  /// window.
  var drawsItself: Bool { type(of: self) != UIView.self }

  /// Whether `draw(_:)` records `drawnContent`, so that an override determines whether the content
  /// is shown.
  var drawsOwnContent: Bool { false }

  // MARK: Touches

  /// Whether the view and its subviews receive touches.
  open var isUserInteractionEnabled = true

  /// Whether the view receives more than one touch at a time.
  open var isMultipleTouchEnabled = false

  /// Whether other views receive no touches while this view has some.
  open var isExclusiveTouch = false

  /// Returns the foremost view in this view's tree that contains the point, which receives a touch
  /// there.
  @discardableResult
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTestSubviews(point, with: event)
  }

  /// Whether a point in the view's own coordinates is inside the view.
  @discardableResult
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Makes the first responder resign if it is the view or one of its descendants. Returns whether
  /// no such first responder remains.
  ///
  /// - Parameter force: Whether the first responder resigns even if it refuses to.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    device.application.firstResponderOwner.endEditing(in: self, force: force)
  }

  /// Returns whether a recognizer that has detected its gesture may begin. Called if the view is
  /// the hit view of a touch that the gesture would cancel.
  @discardableResult
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// The gesture recognizers that are attached to the view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestures.isEmpty ? nil : gestures }
    set {
      for recognizer in gestures where newValue?.contains(recognizer) != true {
        removeGestureRecognizer(recognizer)
      }
      for recognizer in newValue ?? [] where recognizer.view !== self {
        addGestureRecognizer(recognizer)
      }
    }
  }

  /// Attaches a recognizer to the view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Detaches a recognizer from the view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  override var frameByDefault: CGRect {
    UIAccessibility.convertToScreenCoordinates(bounds, in: self)
  }

  /// The view's controller, or the superview where there is none.
  open override var next: UIResponder? {
    viewOwner ?? parent
  }

  /// An identifier for state restoration, which has no effect here.
  open var restorationIdentifier: String? {
    get { objc_getAssociatedObject(self, &Self.restorationIdentifierKey) as? String }
    set {
      objc_setAssociatedObject(
        self, &Self.restorationIdentifierKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    }
  }

  // The properties are rarely used, so they are not stored in every view.
  private static nonisolated(unsafe) var restorationIdentifierKey: UInt8 = 0
  private static nonisolated(unsafe) var motionEffectsKey: UInt8 = 0

  /// The motion effects of the view. They are stored without effect, because a device does not
  /// tilt.
  open var motionEffects: [UIMotionEffect] {
    get { objc_getAssociatedObject(self, &Self.motionEffectsKey) as? [UIMotionEffect] ?? [] }
    set {
      objc_setAssociatedObject(
        self, &Self.motionEffectsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// Adds a motion effect, without effect.
  open func addMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.append(effect)
  }

  /// Removes a motion effect.
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  // MARK: Hierarchy

  /// A number that identifies the view for `viewWithTag(_:)`.
  open var tag = 0

  /// The view that contains this view.
  open var superview: UIView? { parent }

  /// The subviews, the rearmost first.
  open var subviews: [UIView] { children }

  /// The window that contains the view.
  open var window: UIWindow? { root.isWindow ? root as? UIWindow : nil }

  /// Whether the view is equal to another view or is below it in the hierarchy.
  @discardableResult
  open func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.parent
    }
    return false
  }

  /// Returns the first view with a tag, in this view or below.
  @discardableResult
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Adds a view in front of the other subviews.
  open func addSubview(_ view: UIView) {
    insert(view, at: children.count)
  }

  /// Inserts a view at an index of the subviews.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Inserts a view directly behind a sibling.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 0)
  }

  /// Inserts a view directly in front of a sibling.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 1)
  }

  /// Exchanges the subviews at two indices.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Moves a subview in front of all others.
  open func bringSubviewToFront(_ view: UIView) {
    move(view, to: children.count)
  }

  /// Moves a subview behind all others.
  open func sendSubviewToBack(_ view: UIView) {
    move(view, to: 0)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview changes; `newSuperview` is nil where the view is removed.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview has changed, or the view has been removed from it.
  open func didMoveToSuperview() {}

  /// Called before the window changes; `newWindow` is nil where the view is removed.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window has changed, or the view has been removed from it.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Marks the subviews as in need of layout, which happens at the end of the turn.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Lays out the view and its descendants now, where layout is pending.
  open func layoutIfNeeded() {
    layoutNow()
  }

  /// Lays out the subviews: sets the frames that the constraints determine.
  open func layoutSubviews() {
    applyConstraints()
  }

  /// Whether the constraints must be updated before the next layout.
  @discardableResult
  open func needsUpdateConstraints() -> Bool { flags.needsUpdateConstraints }

  /// Marks the view's constraints as in need of an update before the next layout.
  open func setNeedsUpdateConstraints() {
    markNeedsUpdateConstraints()
  }

  /// Updates the constraints of the view and its descendants now, where an update is pending.
  open func updateConstraintsIfNeeded() {
    updateConstraintsNow()
  }

  /// Updates the view's own constraints. A subclass calls super last.
  open func updateConstraints() {
    flags.needsUpdateConstraints = false
  }

  /// Whether the view creates its constraints when its window first updates constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the frame and the autoresizing mask are translated into constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flags.translatesAutoresizingMask }
    set {
      guard newValue != flags.translatesAutoresizingMask else { return }
      flags.translatesAutoresizingMask = newValue
      autoresizingChanged()
    }
  }

  /// Whether another frame of the view would satisfy the constraints equally well. For debugging.
  open var hasAmbiguousLayout: Bool { layoutState.hasAmbiguousLayout }

  /// Gives a view with an ambiguous layout another frame that also satisfies the constraints, until
  /// something in the layout changes. For debugging.
  open func exerciseAmbiguityInLayout() {
    layoutItem.state?.exerciseAmbiguity()
  }

  /// Returns the constraints that determine one axis of the view, directly or through others. For
  /// debugging.
  @discardableResult
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    layoutItem.state?.constraintsAffectingLayout(for: axis) ?? []
  }

  /// The natural size of the content; `noIntrinsicMetric` along an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Marks `intrinsicContentSize` as changed.
  open func invalidateIntrinsicContentSize() {
    intrinsicSizeChanged()
  }

  /// Returns the content hugging priority: how strongly the view resists being larger than its
  /// content.
  @discardableResult
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutItem.hugging[axis]
  }

  /// Sets the content hugging priority of an axis.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setHugging(priority, for: axis)
  }

  /// Returns the compression resistance priority: how strongly the view resists being smaller than
  /// its content.
  @discardableResult
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    layoutItem.resistance[axis]
  }

  /// Sets the compression resistance priority of an axis.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setCompressionResistance(priority, for: axis)
  }

  /// Returns the size that satisfies the view's constraints best and is as close to `targetSize` as
  /// they allow.
  @discardableResult
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that satisfies the view's constraints best, with a priority for each side of
  /// `targetSize`.
  @discardableResult
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// The insets of the alignment rectangle in the frame, for example to exclude a shadow.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the alignment rectangle of a frame.
  @discardableResult
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// Returns the frame of an alignment rectangle.
  @discardableResult
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.inverted)
  }

  /// The view whose first baseline constraints on this view use.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last baseline constraints on this view use.
  open var forLastBaselineLayout: UIView { self }

  /// The view's own first baseline; nil without text.
  var firstBaseline: Baseline? { nil }

  /// The view's own last baseline; nil without text.
  var lastBaseline: Baseline? { nil }

  /// The guide that replaces the edges of this view in constraints of its descendants: the content
  /// guide of a scroll view.
  var scrollContentGuide: UILayoutGuide? { nil }

  /// Called when the constraints have determined the size of `scrollContentGuide`.
  func contentSizeSolved(_ size: CGSize) {}

  // MARK: Constraints and guides

  /// The constraints that the view holds: between its subviews, or between a subview and the view.
  open var constraints: [NSLayoutConstraint] { layoutItem.state?.held ?? [] }

  /// Adds and activates a constraint between views in this view.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    guard !constraint.isActive else { return }
    constraint.activate(heldBy: self)
  }

  /// Adds and activates constraints between views in this view.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      addConstraint(constraint)
    }
  }

  /// Removes and deactivates a constraint that the view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.record.holder === self else { return }
    constraint.deactivate()
  }

  /// Removes and deactivates constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      removeConstraint(constraint)
    }
  }

  /// The leading edge, where lines of text begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(term(.leading)) }

  /// The trailing edge, where lines of text end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(term(.trailing)) }

  /// The anchor of the left edge of the alignment rectangle.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(term(.left)) }

  /// The anchor of the right edge of the alignment rectangle.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(term(.right)) }

  /// The anchor of the upper edge of the alignment rectangle.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(term(.top)) }

  /// The anchor of the lower edge of the alignment rectangle.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(term(.bottom)) }

  /// The anchor of the width of the alignment rectangle.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(term(.width)) }

  /// The anchor of the height of the alignment rectangle.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(term(.height)) }

  /// The anchor of the horizontal center of the alignment rectangle.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(term(.centerX)) }

  /// The anchor of the vertical center of the alignment rectangle.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(term(.centerY)) }

  /// The baseline of the first line of text; the upper edge where there is no text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(term(.firstBaseline))
  }

  /// The baseline of the last line of text; the lower edge where there is no text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(term(.lastBaseline))
  }

  /// The part of the view that neither bars nor the screen's shape cover.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// The part of the view inside its margins.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

  /// The part between the margins, limited to a width that is comfortable to read.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

  /// The part that the keyboard covers, or the bottom inset of the safe area while no keyboard is
  /// shown.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    guard let guide = systemGuide(.keyboard) as? UIKeyboardLayoutGuide else {
      preconditionFailure("systemGuide(.keyboard) makes a guide of this class")
    }
    return guide
  }

  /// The layout guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] { layoutItem.state?.guides ?? [] }

  /// Adds a layout guide to the view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    addGuide(layoutGuide)
  }

  /// Removes a layout guide and its constraints from the view.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    removeGuide(layoutGuide)
  }

  // MARK: Margins and safe area

  /// The distances of the content from the edges. The getter returns the effective margins.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setLayoutMargins(newValue.directional(rightToLeft: isRightToLeft)) }
  }

  /// The margins with leading and trailing sides, which follow the direction of the language.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins.directional(rightToLeft: isRightToLeft) }
    set { setLayoutMargins(newValue) }
  }

  /// Whether the margins are at least as large as the superview's.
  open var preservesSuperviewLayoutMargins: Bool {
    get { marginState.preservesSuperview }
    set {
      marginState.preservesSuperview = newValue
      updateMargins()
    }
  }

  /// Whether the safe area insets are added to the margins.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { marginState.insetsFromSafeArea }
    set {
      marginState.insetsFromSafeArea = newValue
      updateMargins()
    }
  }

  /// Called when the effective margins have changed.
  open func layoutMarginsDidChange() {}

  /// The insets of the part that bars and the screen's shape cover.
  open var safeAreaInsets: UIEdgeInsets { marginState.safeArea }

  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Traits

  /// The traits of the view: of its screen and of the user's settings.
  open var traitCollection: UITraitCollection { currentTraits }

  /// Called when the traits of the view have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The rule that determines whether the view is mirrored in right-to-left languages.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { viewStyle.semanticContentAttribute }
    set {
      viewStyle.semanticContentAttribute = newValue
      directionChanged()
    }
  }

  /// Called after the effective layout direction, or the attribute that decides about it, has
  /// changed.
  func layoutDirectionDidChange() {}

  /// The layout direction of the view.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight)
  }

  /// Returns the layout direction that a semantic content attribute results in.
  @discardableResult
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// The interface style of the view and its descendants, instead of the inherited one.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState?.overrides?.userInterfaceStyle ?? .unspecified }
    set { setTraitOverrides { $0.userInterfaceStyle = newValue } }
  }

  // MARK: Hooks for subclasses of this module

  /// Whether the view is a window. A property, because it is read too often for a dynamic cast.
  var isWindow: Bool { false }

  final override var deviceOfResponder: Device { device }

  /// Called after the view has moved to another device, whose time differs.
  func deviceChanged() {
    backingLayer.restartOwnAnimations()
    intrinsicSizeChanged()
    setNeedsLayout()
  }

  /// A view outside of a window cannot be the first responder (UIResponder,
  /// "becomeFirstResponder()"). Input views belong to the page that supplies them.
  override var isReachable: Bool {
    guard let window else { return false }
    guard window.isSystemWindow else { return window.isOnScreen }
    return device.application.firstResponderOwner.supplier(of: self)?.isReachable ?? true
  }

  /// Called once for each change of the bounds, before the change.
  func boundsWillChange(to new: CGRect) {}

  /// Called once for each change of the bounds, after the change.
  func boundsDidChange(from old: CGRect) {}

  /// Called after this view or one in it is no longer the first responder.
  func descendantResignedFirstResponder() {}

  /// Called after the view has moved, or the superview's size or safe area may have changed.
  func surroundingsDidChange() {}

  /// Called after the safe area has changed, before `safeAreaInsetsDidChange`.
  func safeAreaDidChange() {}

  /// The distance by which subviews are moved to the right from the frames that determine their
  /// safe areas and inherited margins, in points: their content moves with them.
  var shiftOfSubviews: CGFloat { 0 }

  /// The safe area insets that the subviews derive their own from.
  var safeAreaOfContent: UIEdgeInsets { safeAreaInsets }

  /// Whether the subviews have the bottom inset of the safe area wherever they end.
  var passesBottomOfSafeAreaAnywhere: Bool { false }

  /// Whether the view is fixed over the content of its superview, which may scroll: the safe area
  /// is that of the superview itself, and touches in the view are no touches of the superview.
  var isFixedOverContent: Bool { false }

  /// Whether touches of the view are not cancelled when the content around it scrolls: true for
  /// controls.
  var keepsTouchesInScrolling: Bool { false }

  /// The controller whose bars and additional insets the safe area includes.
  var ownerOfSafeArea: (any ViewOwner)? { viewOwner }

  /// Returns the frame of a subview that a presentation moves, where it rests before or after the
  /// movement; nil where none does.
  func frameAtRest(of subview: UIView) -> CGRect? { nil }

  /// Returns the frame at rest of a subview whose safe area stays while it moves; nil where there
  /// is none.
  func frameAtRestOfSafeArea(of subview: UIView) -> CGRect? { nil }

  /// Called after a subview was added, before `didAddSubview`, which subclasses may override
  /// without calling super.
  func subviewWasAdded(_ subview: UIView) {}

  /// Called in a layout pass after the view has laid out its subviews.
  func wasLaidOut() {}

  /// Called in a layout pass that lays out descendants of the view, but not the view itself.
  func descendantsWillBeLaidOut() {}

  /// Called before `didMoveToWindow`, which subclasses may override without calling super.
  func windowDidChange() {}

  /// Called when a subview that this module created was hidden or shown.
  func subviewHiddenDidChange(_ subview: UIView) {}

  /// Called before `layoutMarginsDidChange`, which subclasses may override without calling super.
  func marginsDidChange() {}

  /// Called before `traitCollectionDidChange`, which subclasses may override without calling super.
  func traitsDidChange(from old: UITraitCollection) {}

  /// Returns the traits that the view has where its surroundings have `traits`, before its
  /// overrides and those of its controller.
  func traits(inheriting traits: UITraitCollection) -> UITraitCollection { traits }

  /// Called after the traits of the view have changed and its descendants have inherited the
  /// change.
  func traitsOfSubtreeDidChange() {}

  /// Called after all views have the traits of a new text size and the observers of
  /// `UIContentSizeCategory.didChangeNotification` have been called.
  func textSizeDidChange() {}

  /// Returns the rectangle that has to be visible while the view is the first responder: the view
  /// itself or, where it does not fit, the frame of its caret.
  func editingRect(fitting size: CGSize) -> CGRect { bounds }

  /// Returns the rectangle that a sheet lifts above the keyboard.
  func rectAboveKeyboard(fitting height: CGFloat) -> CGRect {
    editingRect(fitting: CGSize(width: .greatestFiniteMagnitude, height: height))
  }

  /// Whether the height of the content follows from the width of the view, as it does for wrapped
  /// text. A layout then calls `contentSize(forWidth:)` once the width has been solved.
  var contentHeightDependsOnWidth: Bool { false }

  /// Whether the content has to be measured at a solved width that is larger than its natural
  /// width, too: a subclass of an application can compute a height for every width.
  var isMeasuredAtEveryWidth: Bool { false }

  /// Returns the size of the content in a view of a given width; nil for its natural size. Layouts
  /// call this function instead of `intrinsicContentSize`, whose value may depend on the last
  /// layout.
  func contentSize(forWidth width: CGFloat?) -> CGSize { intrinsicContentSize }

  /// Called after a subview has reported a change of its content's size.
  func subviewContentDidChange(_ subview: UIView) {}

  /// Called after constraints between the view and its descendants, or what they depend on, have
  /// changed for the first time since they were solved.
  func constraintsInSubtreeDidChange() { parent?.constraintsInSubtreeDidChange() }

  /// The class name and the frame.
  open nonisolated override var description: String {
    MainActor.assumeIsolated { "<\(type(of: self)): frame = \(frame.compactDescription)>" }
  }
}
