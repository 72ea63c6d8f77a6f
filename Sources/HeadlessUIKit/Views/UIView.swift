// SPDX-License-Identifier: MIT

/// A rectangle of the screen: it is laid out, it is drawn, it gets touches, and it holds other views.
///
/// The members that a subclass may override stand in this file, because Swift accepts no overrides of
/// members that extensions declare. The work is done in the extensions, by subject. The engine itself
/// reads what the view has stored, and calls what UIKit's documentation says is called: `hitTest`,
/// `point(inside:with:)`, `layoutSubviews`, the sizes, the insets, and the setters of the geometry.
///
/// Not open, though Objective-C would allow it: class methods that callers name with `UIView` itself,
/// such as `animate`, whose override nobody would call; and members that UIKit's Swift overlay declares
/// in extensions, such as `registerForTraitChanges`.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace, CALayerDelegate {
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer, which holds the geometry and the looks of the view. An override gives it a narrower
  /// type; it is always the layer that the view was made with.
  open var layer: CALayer { backingLayer }

  /// The layer that the view was made with, for this module: `layer` is called dynamically.
  package final let backingLayer: CALayer

  /// The device that the view was made on.
  package final let device: Device

  // Links between views are unsafe and are emptied by the one that goes: weak ones cost an allocation
  // for each view.
  nonisolated(unsafe) final var children: [UIView] = []
  nonisolated(unsafe) private final var parentLink: Unretained<UIView>?
  nonisolated(unsafe) private final var controllerLink: Unretained<UIViewController>?

  nonisolated final var parent: UIView? {
    get { parentLink?.object }
    set { parentLink = Unretained(newValue) }
  }

  nonisolated final var controller: UIViewController? {
    get { controllerLink?.object }
    set { controllerLink = Unretained(newValue) }
  }

  final var flags = UIViewFlags()
  final var style = UIViewStyle()
  final var marginState = UIViewMargins()
  /// What the view was last told of the traits that hold for it.
  final var currentTraits: UITraitCollection
  final var traitState: UIViewTraitState?
  final var layoutItem = LayoutItem()
  final var gestures: [UIGestureRecognizer] = []

  /// Creates a view with a frame in the superview that it will have.
  public init(frame: CGRect) {
    backingLayer = CALayer.make(Self.layerClass)
    device = .current
    currentTraits = device.values.traits
    super.init()
    backingLayer.view = self
    backingLayer.needsDisplayFlag = true
    // A view that is made in an animation's block begins where it is put.
    AnimationScope.perform(in: nil) { backingLayer.frame = frame }
  }

  /// Views cannot be decoded: there are no archives here.
  public required init?(coder: NSCoder) {
    backingLayer = CALayer.make(Self.layerClass)
    device = .current
    currentTraits = device.values.traits
    super.init()
    backingLayer.view = self
    backingLayer.needsDisplayFlag = true
  }

  /// Creates a view of no size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  deinit {
    for child in children {
      child.parent = nil
    }
    backingLayer.view = nil
    layoutItem.state?.ownerIsGone()
  }

  // MARK: Geometry

  /// The view's rectangle in the superview. Undefined while `transform` is not the identity.
  open var frame: CGRect {
    get { backingLayer.frame }
    set { backingLayer.frame = newValue }
  }

  /// The part of its own plane that the view shows.
  open var bounds: CGRect {
    get { backingLayer.bounds }
    set { backingLayer.bounds = newValue }
  }

  /// The place of the view's anchor point in the superview.
  open var center: CGPoint {
    get { backingLayer.position }
    set { backingLayer.position = newValue }
  }

  /// How the view is turned, scaled and moved about its anchor point, in the plane.
  open var transform: CGAffineTransform {
    get { backingLayer.affineTransform() }
    set { backingLayer.setAffineTransform(newValue) }
  }

  /// How the view is turned, scaled and moved about its anchor point.
  open var transform3D: CATransform3D {
    get { backingLayer.transform }
    set { backingLayer.transform = newValue }
  }

  /// The point that `center` names, in the unit square of the bounds.
  open var anchorPoint: CGPoint {
    get { backingLayer.anchorPoint }
    set { backingLayer.anchorPoint = newValue }
  }

  /// How the view's content is placed when its bounds change.
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      backingLayer.contentsGravity = contentMode.gravity
      backingLayer.needsDisplayOnBoundsChange = contentMode == .redraw
      setNeedsDisplay()
    }
  }

  /// What of the frame follows the superview's bounds.
  open var autoresizingMask: AutoresizingMask {
    get { style.autoresizingMask }
    set {
      style.autoresizingMask = newValue
      autoresizingChanged()
    }
  }

  /// Whether subviews follow their autoresizing masks when the bounds change.
  open var autoresizesSubviews = true

  /// A point of another view in this one's coordinates; of the window where that is nil.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(from: view))
  }

  /// A point of this view in another one's coordinates; in the window's where that is nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// The smallest rectangle of this view that has one of another view in it.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(from: view))
  }

  /// The smallest rectangle of another view that has one of this view in it.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// A point of this view in another space.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    converted(point, to: coordinateSpace)
  }

  /// A point of another space in this view.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }

  /// The smallest rectangle of another space that contains one of this view.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect, to: coordinateSpace)
  }

  /// The smallest rectangle of this view that contains one of another space.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }

  /// The size that fits the content into a size; the view's own where a subclass does not say.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// Gives the view the size that fits its content, its upper left corner kept.
  open func sizeToFit() {
    let origin = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    frame.origin = origin
  }

  // MARK: Looks

  /// The properties that were set on the view itself, which appearance proxies leave alone.
  final var appearanceProperties: AppearanceProperties = []

  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(backingLayer.opacity) }
    set { backingLayer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  /// Whether the view is neither shown nor touched.
  open var isHidden: Bool {
    get { backingLayer.isHidden }
    set { setHidden(newValue) }
  }

  /// The colour behind the content, or none.
  open var backgroundColor: UIColor? {
    get { style.backgroundColor }
    set {
      style.backgroundColor = newValue
      resolveBackgroundColor()
      appearanceChanged(.backgroundColor, \UIView.backgroundColor, newValue)
    }
  }

  /// The colour of what can be tapped: the superview's where none is set.
  open var tintColor: UIColor! {
    get { resolvedTintColor }
    set {
      style.tintColor = newValue
      tintChanged()
      appearanceChanged(.tintColor, \UIView.tintColor, newValue)
    }
  }

  /// Whether the tint is greyed, as behind an alert.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { resolvedTintAdjustmentMode }
    set {
      guard newValue != style.tintAdjustmentMode else { return }
      style.tintAdjustmentMode = newValue
      tintAdjustmentChanged()
    }
  }

  /// Called when the tint that holds for the view has changed.
  open func tintColorDidChange() {}

  /// Whether content is cut off at the bounds.
  open var clipsToBounds: Bool {
    get { backingLayer.masksToBounds }
    set { backingLayer.masksToBounds = newValue }
  }

  /// Whether nothing behind the view shows through. A promise that nothing checks.
  open var isOpaque = true

  /// A view whose opaque part is all that is shown of this one.
  open var mask: UIView? {
    didSet { backingLayer.mask = mask?.backingLayer }
  }

  /// Draws the part of the content that lies in a rectangle, into the current context. Does nothing
  /// where a subclass does not override it.
  open func draw(_ rect: CGRect) {}

  /// Marks the content: it is drawn anew at the end of the turn, after the layout.
  open func setNeedsDisplay() {
    backingLayer.setNeedsDisplay()
  }

  /// Marks a part of the content.
  open func setNeedsDisplay(_ rect: CGRect) {
    backingLayer.setNeedsDisplay(rect)
  }

  /// Whether the part that is drawn anew is cleared first.
  open var clearsContextBeforeDrawing = true

  /// Lets the view's own layer be drawn. An override may set the layer's contents instead.
  open func display(_ layer: CALayer) {
    layer.drawContents()
  }

  /// Draws the view's own layer, with `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    guard layer === backingLayer else { return }
    withCurrentContext(ctx) { draw(ctx.boundingBoxOfClipPath) }
  }

  /// Called before the view's own layer is drawn.
  open func layerWillDraw(_ layer: CALayer) {}

  /// The animation of a change of the view's own layer in an animation block; `NSNull` at all other
  /// times, so that layers of views do not animate by themselves.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    layer.implicitAction(forKey: event) ?? NSNull()
  }

  /// Draws what the view and its subviews show now or, after updates, what they will when the changes
  /// that were made have been laid out, into a rectangle of the current context. False where there is
  /// no context or nothing to draw.
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, afterUpdates: afterUpdates)
  }

  /// A view that shows what this one shows now, or, after updates, what it will when the changes that
  /// were made have been laid out and all animations are over. It does not change with the view.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(afterUpdates: afterUpdates)
  }

  /// What the view itself shows between its background and its subviews, for a renderer.
  package var drawnContent: DrawnContent? { nil }

  /// Whether `draw(_:)` is called at all. Swift cannot see whether a subclass overrides it, so that a
  /// view that does not pays one empty call when it first gets into a window.
  var drawsItself: Bool { type(of: self) != UIView.self }

  /// Whether `draw(_:)` records `drawnContent`, so that an override decides whether it is shown.
  var drawsOwnContent: Bool { false }

  // MARK: Touches

  /// Whether the view and its subviews get touches.
  open var isUserInteractionEnabled = true

  /// Whether more than one finger counts.
  open var isMultipleTouchEnabled = false

  /// Whether other views get no touches while this one has some.
  open var isExclusiveTouch = false

  /// The foremost view that has the point in it, this one included: the one that gets a touch there.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTestSubviews(point, with: event)
  }

  /// Whether a point in the view's own coordinates lies in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Whether a recogniser that has seen enough may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// The recognisers of the view.
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

  /// Attaches a recogniser to the view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Detaches a recogniser from the view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  override var frameByDefault: CGRect {
    UIAccessibility.convertToScreenCoordinates(bounds, in: self)
  }

  /// The superview, or the controller whose view this is.
  open override var next: UIResponder? {
    controller ?? parent
  }

  // MARK: Hierarchy

  /// A number to find the view by.
  open var tag = 0

  /// The view that this one lies in.
  open var superview: UIView? { parent }

  /// The views in this one, the rearmost first.
  open var subviews: [UIView] { children }

  /// The window that the view is in.
  open var window: UIWindow? { root.isWindow ? root as? UIWindow : nil }

  /// Whether the view is another one or lies somewhere in it.
  open func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.parent
    }
    return false
  }

  /// The first view with a tag, in this view or below.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Puts a view in front of the others.
  open func addSubview(_ view: UIView) {
    insert(view, at: children.count)
  }

  /// Puts a view at a place among the others.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Puts a view right behind another one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 0)
  }

  /// Puts a view right in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 1)
  }

  /// Swaps the places of two views.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Puts a subview in front of all others.
  open func bringSubviewToFront(_ view: UIView) {
    move(view, to: children.count)
  }

  /// Puts a subview behind all others.
  open func sendSubviewToBack(_ view: UIView) {
    move(view, to: 0)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the view gets another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the view got another superview, or none.
  open func didMoveToSuperview() {}

  /// Called before the view gets into another window, or none.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the view got into another window, or none.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Says that the subviews have to be arranged anew, which is done when the turn ends.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Arranges the view's subviews and theirs now, where that is due.
  open func layoutIfNeeded() {
    layoutNow()
  }

  /// Arranges the subviews: gives them what their constraints say.
  open func layoutSubviews() {
    applyConstraints()
  }

  /// Whether constraints have to be updated before the next layout.
  open func needsUpdateConstraints() -> Bool { flags.needsUpdateConstraints }

  /// Says that the view's constraints have to be updated before the next layout.
  open func setNeedsUpdateConstraints() {
    markNeedsUpdateConstraints()
  }

  /// Updates the constraints of the view and its subviews now, where that is due.
  open func updateConstraintsIfNeeded() {
    updateConstraintsNow()
  }

  /// Updates the view's own constraints. A subclass calls super last.
  open func updateConstraints() {
    flags.needsUpdateConstraints = false
  }

  /// Whether the view's own constraints are made when its window first updates them.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the frame and the autoresizing mask are turned into constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flags.translatesAutoresizingMask }
    set {
      guard newValue != flags.translatesAutoresizingMask else { return }
      flags.translatesAutoresizingMask = newValue
      autoresizingChanged()
    }
  }

  /// Whether the view could have another frame that satisfies the constraints as well. For debugging.
  open var hasAmbiguousLayout: Bool { layoutState.hasAmbiguousLayout }

  /// Gives a view whose layout is ambiguous another frame that satisfies the constraints as well, until
  /// something in the layout changes. For debugging.
  open func exerciseAmbiguityInLayout() {
    layoutItem.state?.exerciseAmbiguity()
  }

  /// The constraints that decide about one axis of the view, directly or through others. For debugging.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    layoutItem.state?.constraintsAffectingLayout(for: axis) ?? []
  }

  /// The size that the content wants; `noIntrinsicMetric` where it wants none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Says that `intrinsicContentSize` has changed.
  open func invalidateIntrinsicContentSize() {
    intrinsicSizeChanged()
  }

  /// How much the view stands against being larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutItem.hugging[axis]
  }

  /// Sets how much the view stands against being larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setHugging(priority, for: axis)
  }

  /// How much the view stands against being smaller than its content.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    layoutItem.resistance[axis]
  }

  /// Sets how much the view stands against being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setCompressionResistance(priority, for: axis)
  }

  /// The size that satisfies the view's constraints best, as near to a size as they allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that satisfies the view's constraints best, where each side of a size has a priority.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// What of the frame lies outside of the rectangle that is aligned: a shadow for example.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that is aligned, of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame of a rectangle that is aligned.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.inverted)
  }

  /// The view whose first baseline counts for this one.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last baseline counts for this one.
  open var forLastBaselineLayout: UIView { self }

  /// Where the view's own first line of text stands, from its top; none without text.
  var firstBaselineOffset: CGFloat? { nil }

  /// Where the view's own last line of text stands, from its bottom upwards; none without text.
  var lastBaselineOffset: CGFloat? { nil }

  /// The guide that the edges of this view mean to what lies in it: a scroll view's content.
  var scrollContentGuide: UILayoutGuide? { nil }

  /// Called when constraints have given `scrollContentGuide` a size.
  func contentSizeSolved(_ size: CGSize) {}

  // MARK: Constraints and guides

  /// The constraints that the view holds: those between its subviews, or between them and it.
  open var constraints: [NSLayoutConstraint] { layoutItem.state?.held ?? [] }

  /// Adds a constraint between views in this one, and activates it.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    guard !constraint.isActive else { return }
    constraint.activate(heldBy: self)
  }

  /// Adds constraints between views in this one, and activates them.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      addConstraint(constraint)
    }
  }

  /// Removes a constraint that the view holds, and deactivates it.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.record.holder === self else { return }
    constraint.deactivate()
  }

  /// Removes constraints that the view holds, and deactivates them.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      removeConstraint(constraint)
    }
  }

  /// The edge where lines of text begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(term(.leading)) }

  /// The edge where lines of text end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(term(.trailing)) }

  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(term(.left)) }

  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(term(.right)) }

  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(term(.top)) }

  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(term(.bottom)) }

  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(term(.width)) }

  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(term(.height)) }

  /// The middle, across.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(term(.centerX)) }

  /// The middle, down.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(term(.centerY)) }

  /// Where the first line of text stands; the upper edge where there is no text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(term(.firstBaseline))
  }

  /// Where the last line of text stands; the lower edge where there is no text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(term(.lastBaseline))
  }

  /// The part of the view that no bar and no corner covers.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// The view without its margins.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

  /// The part between the margins that is not too wide to read in.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

  /// The part that the keyboard covers, or the safe area's inset at the bottom where there is none.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    guard let guide = systemGuide(.keyboard) as? UIKeyboardLayoutGuide else {
      preconditionFailure("systemGuide(.keyboard) makes a guide of this class")
    }
    return guide
  }

  /// The guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] { layoutItem.state?.guides ?? [] }

  /// Adds a guide to the view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    addGuide(layoutGuide)
  }

  /// Removes a guide from the view, and its constraints with it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    removeGuide(layoutGuide)
  }

  // MARK: Margins and safe area

  /// The distance of the content from the edges; the effective one when read.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setLayoutMargins(newValue.directional(rightToLeft: isRightToLeft)) }
  }

  /// The margins, with sides that follow the direction of the language.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins.directional(rightToLeft: isRightToLeft) }
    set { setLayoutMargins(newValue) }
  }

  /// Whether the margins reach as far in as the superview's.
  open var preservesSuperviewLayoutMargins: Bool {
    get { marginState.preservesSuperview }
    set {
      marginState.preservesSuperview = newValue
      updateMargins()
    }
  }

  /// Whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { marginState.insetsFromSafeArea }
    set {
      marginState.insetsFromSafeArea = newValue
      updateMargins()
    }
  }

  /// Called when the effective margins have changed.
  open func layoutMarginsDidChange() {}

  /// What bars and the screen's shape cover of the view.
  open var safeAreaInsets: UIEdgeInsets { marginState.safeArea }

  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Traits

  /// What the view is shown on, and how.
  open var traitCollection: UITraitCollection { currentTraits }

  /// Called when the traits that hold for the view have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether the view is mirrored where the language runs from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { style.semanticContentAttribute }
    set {
      style.semanticContentAttribute = newValue
      directionChanged()
    }
  }

  /// The direction of the language in this view.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight)
  }

  /// The direction of a view with an attribute, where the language has one.
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

  /// A window is shown in this style whatever the device's is, and so is a view with all in it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState?.overrides?.userInterfaceStyle ?? .unspecified }
    set { setTraitOverrides { $0.userInterfaceStyle = newValue } }
  }

  // MARK: Seams for subclasses of this module

  /// Whether this is a window: asked more often than a cast could answer.
  var isWindow: Bool { false }

  final override var deviceOfResponder: Device { device }

  /// A view that is nowhere gets no keys (UIResponder, "becomeFirstResponder()").
  override var isReachable: Bool { window != nil }

  /// Called before the bounds change: once for each change.
  func boundsWillChange(to new: CGRect) {}

  /// Called after the bounds have changed: once for each change.
  func boundsDidChange(from old: CGRect) {}

  /// Called after the safe area has changed, before `safeAreaInsetsDidChange`.
  func safeAreaWillBeTold() {}

  /// The part of the safe area that subviews have to keep out of themselves.
  var safeAreaOfContent: UIEdgeInsets { safeAreaInsets }

  /// Called when a subview of this module's own making was hidden or shown.
  func subviewHiddenDidChange(_ subview: UIView) {}

  /// Called before `layoutMarginsDidChange`, which subclasses may override without calling super.
  func marginsDidChange() {}

  /// Called before `traitCollectionDidChange`, which subclasses may override without calling super.
  func traitsDidChange(from old: UITraitCollection) {}

  /// Whether the height that the content wants follows from the width that the view is given, as that
  /// of wrapped text does. A layout then asks for `contentSize(forWidth:)` once the width is known.
  var contentHeightDependsOnWidth: Bool { false }

  /// The size that the content wants in a view of a width.
  func contentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  /// Called after a subview said that the size of its content has changed.
  func subviewContentDidChange(_ subview: UIView) {}

  /// The class name and the frame.
  open nonisolated override var description: String {
    MainActor.assumeIsolated { "<\(type(of: self)): frame = \(frame.compactDescription)>" }
  }
}
