// SPDX-License-Identifier: MIT

/// A rectangle that can be drawn: geometry, appearance and sublayers, as data for a renderer.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let view = UIView()
/// let layer = CALayer()
/// view.layer.addSublayer(layer)
/// host.show(view)
/// layer.opacity = 0.5  // at once: implicit animations are left out
/// CATransaction.begin()
/// CATransaction.setAnimationDuration(1)
/// layer.opacity = 0
/// CATransaction.commit()
/// host.advance(by: 0.5)
/// print(layer.opacity, (layer.presentation()?.opacity ?? 0) > 0)  // 0.0 true
/// ```
///
/// Layers of views are animated by animation blocks of views; other layers only in an explicit
/// transaction with a duration, or by an animation that is added. Presentation values are computed
/// when they are read; `presentation()` is nil for a layer class of another module, which Swift
/// cannot create. Without `HeadlessRenderer` there are no pixels: `contents` is stored, `draw(in:)`
/// is recorded as commands.
///
/// This file declares the properties and functions that a subclass may override, because Swift does
/// not allow overriding declarations in extensions. As in Core Animation, a renderer and the layout
/// read the stored values, whatever an overridden getter returns.
@preconcurrency @MainActor
open class CALayer: NSObject, @preconcurrency CAMediaTiming, KeyValueObserved, SelectorResponder {
  /// Whether the object has a method for a selector.
  @discardableResult
  nonisolated open func responds(to aSelector: Selector!) -> Bool { implements(aSelector) }

  class var observableKeyPaths: ObservableKeyPaths { ObservableProperty.ofLayer(Self.self) }

  nonisolated(unsafe) final var keyValueObservers: KeyValueObservers?

  /// The values of the layer after all animations have ended.
  package final var values = LayerValues()

  /// Whether `transform` is the identity, as in nearly all layers. Stored, because the comparison
  /// of matrices takes time.
  final var hasIdentityTransform = true

  // The links are unsafe, and a layer clears the links to itself when it is deallocated. Weak links
  // would require one allocation per layer.
  nonisolated(unsafe) final var children: [CALayer] = []
  nonisolated(unsafe) private final var parentLink: Unretained<CALayer>?
  nonisolated(unsafe) private final var viewLink: Unretained<UIView>?

  nonisolated final var parent: CALayer? {
    get { parentLink?.object }
    set { parentLink = Unretained(newValue) }
  }

  nonisolated final var view: UIView? {
    get { viewLink?.object }
    set { viewLink = Unretained(newValue) }
  }

  /// The animations of the layer, or nil.
  package final var animations: LayerAnimations?

  /// The link from a copy to the original layer, or nil.
  final var origin: LayerOrigin?

  /// The rarely used properties, or nil.
  final var extras: LayerExtras?
  /// Whether the contents must be redrawn.
  final var needsDisplayFlag = false
  /// Whether the layer is on the device's list of layers to display.
  final var isQueuedForDisplay = false
  private var maskLayer: CALayer?

  /// Creates a layer of zero size.
  public override init() {
    super.init()
  }

  /// Creates a copy of another layer's own values, as Core Animation does for presentation layers.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    values = other.values
    hasIdentityTransform = other.hasIdentityTransform
    copyStyle(of: other)
    copyOwnValues(of: other)
  }

  /// Creates a layer of zero size, because archives are not implemented.
  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    animations?.isOrphaned = true
    for child in children {
      child.parent = nil
    }
    maskLayer?.parent = nil
  }

  // MARK: Animatable values (each setter notifies the current animation or transaction)

  /// The part of the layer's own coordinate space that the layer shows.
  open var bounds: CGRect {
    get { values.bounds }
    set { reportingBounds(newValue) { setBounds(newValue) } }
  }

  /// The position of the anchor point in the superlayer's coordinates.
  open var position: CGPoint {
    get { values.position }
    set {
      reportingGeometry(.position, .center, values.position != newValue) { setPosition(newValue) }
    }
  }

  /// The point that is placed at `position` and that transforms leave fixed, in the unit square of
  /// the bounds.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set {
      reportingGeometry(.anchorPoint, .anchorPoint, values.anchorPoint != newValue) {
        setAnchorPoint(newValue)
      }
    }
  }

  /// The position along the z axis. Layers with a higher value are in front of their siblings.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set {
      changing(.zPosition) {
        changed(.zPosition, from: exchange(&values.zPosition, newValue), to: newValue)
      }
    }
  }

  /// The transform of the layer about its anchor point.
  open var transform: CATransform3D {
    get { values.transform }
    set {
      let isOther = !CATransform3DEqualToTransform(values.transform, newValue)
      reportingGeometry(.transform, .transform, isOther) { setTransform(newValue) }
    }
  }

  /// The transform of all sublayers, for example a perspective.
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set {
      changing(.sublayerTransform) {
        changed(
          .sublayerTransform, from: exchange(&values.sublayerTransform, newValue), to: newValue)
      }
    }
  }

  /// The smallest rectangle of the superlayer that contains the transformed bounds.
  open var frame: CGRect {
    get {
      values.frame(hasIdentityTransform: hasIdentityTransform)
    }
    set { setFrame(newValue) }
  }

  /// Whether the layer is hidden.
  open var isHidden: Bool {
    get { values.isHidden }
    set { reporting(.isHidden, .isHidden) { values.isHidden = newValue } }
  }

  /// The opacity, from 0 (transparent) to 1.
  open var opacity: Float {
    get { values.opacity }
    set {
      reporting(.opacity, .alpha) {
        changed(.opacity, from: exchange(&values.opacity, newValue), to: newValue)
      }
    }
  }

  /// The color behind the contents.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set {
      changing(.backgroundColor) {
        changed(.backgroundColor, from: exchange(&values.backgroundColor, newValue), to: newValue)
      }
    }
  }

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set {
      changing(.cornerRadius) {
        changed(.cornerRadius, from: exchange(&values.cornerRadius, newValue), to: newValue)
      }
    }
  }

  /// The width of the border, which is inside the bounds, in points.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set {
      changing(.borderWidth) {
        changed(.borderWidth, from: exchange(&values.borderWidth, newValue), to: newValue)
      }
    }
  }

  /// The color of the border.
  open var borderColor: CGColor? {
    get { values.borderColor }
    set {
      changing(.borderColor) {
        changed(.borderColor, from: exchange(&values.borderColor, newValue), to: newValue)
      }
    }
  }

  /// The color of the shadow.
  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set {
      changing(.shadowColor) {
        changed(.shadowColor, from: exchange(&values.shadowColor, newValue), to: newValue)
      }
    }
  }

  /// The opacity of the shadow, from 0 (no shadow) to 1.
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set {
      changing(.shadowOpacity) {
        changed(.shadowOpacity, from: exchange(&values.shadowOpacity, newValue), to: newValue)
      }
    }
  }

  /// The offset of the shadow from the layer, in points.
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set {
      changing(.shadowOffset) {
        changed(.shadowOffset, from: exchange(&values.shadowOffset, newValue), to: newValue)
      }
    }
  }

  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set {
      changing(.shadowRadius) {
        changed(.shadowRadius, from: exchange(&values.shadowRadius, newValue), to: newValue)
      }
    }
  }

  /// The outline that casts the shadow, or nil for the layer's own outline.
  open var shadowPath: CGPath? {
    get { values.shadowPath }
    set {
      changing(.shadowPath) {
        changed(.shadowPath, from: exchange(&values.shadowPath, newValue), to: newValue)
      }
    }
  }

  /// Returns the two-dimensional part of the transform, if the transform is affine.
  @discardableResult
  open func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(values.transform)
  }

  /// Sets the transform to a two-dimensional transform.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  // MARK: Style that cannot be animated

  /// Whether sublayers are clipped to the bounds.
  open var masksToBounds = false

  /// The corners that are rounded.
  open var maskedCorners: CACornerMask = .all

  /// The shape of rounded corners.
  open var cornerCurve: CALayerCornerCurve = .circular

  /// The name of the layer.
  open var name: String?

  /// Whether the layer and its sublayers are faded as one image.
  open var allowsGroupOpacity = true

  /// Whether the layer covers everything behind it.
  open var isOpaque = false

  /// Whether the back of a rotated layer is shown.
  open var isDoubleSided = true

  /// Whether a renderer may cache the layer as an image.
  open var shouldRasterize = false

  /// The scale of the cached image, in pixels per point.
  open var rasterizationScale: CGFloat = 1

  /// The scale of the contents, in pixels per point.
  open var contentsScale: CGFloat = 1

  /// The image: a `CGImage`, or a `UIImage`. For a layer with drawn contents, an opaque object.
  open var contents: Any? {
    willSet { willChange(.contents) }
    didSet { didChange(.contents) }
  }

  /// The part of the contents that is shown, in the unit square of the contents. Outside of the
  /// unit square nothing is shown.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { changed(.contentsRect, from: exchange(&values.contentsRect, newValue), to: newValue) }
  }

  /// The filter for an image that is shown larger than it is. A renderer shows each pixel as a
  /// rectangle for `nearest`, and interpolates between pixels for all other filters.
  open var magnificationFilter: CALayerContentsFilter {
    get { extras?.magnificationFilter ?? .linear }
    set { if newValue != .linear || extras != nil { madeExtras.magnificationFilter = newValue } }
  }

  /// The filter for an image that is shown smaller than it is. A renderer shows the nearest pixel
  /// for `nearest`, and averages pixels for all other filters.
  open var minificationFilter: CALayerContentsFilter {
    get { extras?.minificationFilter ?? .linear }
    set { if newValue != .linear || extras != nil { madeExtras.minificationFilter = newValue } }
  }

  /// The position and scaling of the image in the bounds.
  open var contentsGravity: CALayerContentsGravity = .resize

  /// A layer whose opaque part determines which part of this layer is shown.
  open var mask: CALayer? {
    get { maskLayer ?? origin?.model?.mask?.presentationCopy() }
    set {
      guard newValue !== maskLayer else { return }
      if let newValue {
        guard canHold(newValue) else { return }
        newValue.removeFromSuperlayer()
      }
      maskLayer?.parent = nil
      maskLayer = newValue
      newValue?.parent = self
    }
  }

  private func copyStyle(of other: CALayer) {
    masksToBounds = other.masksToBounds
    maskedCorners = other.maskedCorners
    cornerCurve = other.cornerCurve
    name = other.name
    allowsGroupOpacity = other.allowsGroupOpacity
    isOpaque = other.isOpaque
    isDoubleSided = other.isDoubleSided
    shouldRasterize = other.shouldRasterize
    rasterizationScale = other.rasterizationScale
    contents = other.contents
    contentsGravity = other.contentsGravity
    contentsScale = other.contentsScale
    magnificationFilter = other.magnificationFilter
    minificationFilter = other.minificationFilter
  }

  // MARK: Hierarchy

  /// The layer that contains this layer.
  ///
  /// The superlayer and the sublayers of a presentation layer are presentation layers.
  open var superlayer: CALayer? {
    parent ?? origin?.model?.parent?.presentationCopy()
  }

  /// The sublayers, the rearmost first.
  open var sublayers: [CALayer]? {
    get {
      let layers = sublayersOfSameKind
      return layers.isEmpty ? nil : layers
    }
    set {
      for child in children {
        child.removeFromSuperlayer()
      }
      for child in newValue ?? [] {
        addSublayer(child)
      }
    }
  }

  /// Adds a layer in front of the other sublayers.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  /// Inserts a layer at an index of the sublayers.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  /// Inserts a layer directly behind a sublayer, or behind all sublayers if `sibling` is not a
  /// sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling, canHold(layer) else { return }
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts a layer directly in front of a sublayer, or in front of all sublayers if `sibling` is
  /// not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling, canHold(layer) else { return }
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  /// Replaces a sublayer with another layer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.parent === self, canHold(newLayer) else { return }
    newLayer.removeFromSuperlayer()
    guard let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    guard let parent else { return }
    if parent.mask === self {
      parent.mask = nil
      return
    }
    parent.children.remove(identicalTo: self)
    self.parent = nil
  }

  /// Converts a point of another layer to this layer's coordinates.
  @discardableResult
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(Self.transform(from: layer, to: self))
  }

  /// Converts a point of this layer to another layer's coordinates.
  @discardableResult
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(Self.transform(from: self, to: layer))
  }

  /// Returns the smallest rectangle of this layer that contains a rectangle of another layer.
  @discardableResult
  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying(Self.transform(from: layer, to: self))
  }

  /// Returns the smallest rectangle of another layer that contains a rectangle of this layer.
  @discardableResult
  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(Self.transform(from: self, to: layer))
  }

  /// Returns whether a point is inside the bounds.
  @discardableResult
  open func contains(_ point: CGPoint) -> Bool {
    values.bounds.contains(point)
  }

  /// Returns the last layer in this layer's tree that contains a point of the superlayer, in the
  /// order of the tree, without regard to `zPosition`.
  @discardableResult
  open func hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let own = pointFromSuperlayer(point)
    let contains = contains(own)
    if masksToBounds && !contains { return nil }
    for child in sublayersOfSameKind.reversed() {
      if let hit = child.hitTest(own) { return hit }
    }
    return contains ? self : nil
  }

  // MARK: Presentation

  /// Returns a copy with the values that the layer shows on the screen now.
  ///
  /// Returns nil for a subclass from another module, because Swift cannot create an instance from
  /// its class.
  @discardableResult
  open func presentation() -> Self? {
    presentationCopy() as? Self
  }

  /// Returns the model layer of a presentation layer, or the layer itself.
  @discardableResult
  open func model() -> Self {
    (origin?.model ?? self) as! Self
  }

  /// Adds an animation, which replaces an animation with the same key. The layer's own values do
  /// not change.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    addAnimation(anim, forKey: key)
  }

  /// Returns the animation with a key.
  @discardableResult
  open func animation(forKey key: String) -> CAAnimation? {
    animations?.added.first { $0.key == key }?.animation
  }

  /// Returns the keys of the layer's animations, or nil for a layer without animations. The keys of
  /// animations from blocks are the names of the properties.
  @discardableResult
  open func animationKeys() -> [String]? {
    let keys = (animations?.properties.map(\.rawValue) ?? []) + (addedKeys ?? [])
    return keys.isEmpty ? nil : keys
  }

  /// Ends the animation with a key.
  open func removeAnimation(forKey key: String) {
    animations?.remove(forKey: key)
    if let property = LayerProperty(rawValue: key) { animations?.removeAll(of: property) }
  }

  /// Ends all animations of the layer; their completions report that they did not finish.
  open func removeAllAnimations() {
    animations?.removeAll()
  }

  // MARK: For subclasses in this module

  /// Returns a copy of the layer's own values, of the same class.
  func makeCopy() -> CALayer {
    CALayer(layer: self)
  }

  /// Copies the values that a subclass adds.
  func copyOwnValues(of other: CALayer) {}

  /// Returns the value of a property that a subclass adds.
  func ownAnimatedValue(_ property: LayerProperty) -> AnimatedValue? { nil }

  /// Sets a property that a subclass adds.
  func setOwn(_ property: LayerProperty, to value: AnimatedValue) {}

  /// Copies the values that a subclass adds, as they appear now.
  func presentOwnValues(of other: CALayer) {}

  // MARK: Layout

  /// Marks the sublayers as in need of layout. Without a view, the layer is laid out at the end of
  /// the turn if it is in a window, after the views.
  open func setNeedsLayout() {
    if let view { view.setNeedsLayout() } else { markNeedsLayout() }
  }

  /// Lays out the sublayers now if layout is pending.
  open func layoutIfNeeded() {
    if let view { view.layoutIfNeeded() } else { layOutOwnSublayersIfNeeded() }
  }

  /// Returns whether layout is pending.
  @discardableResult
  open func needsLayout() -> Bool { view?.flags.needsLayout ?? extras?.needsLayout ?? false }

  /// Arranges the sublayers: calls `layoutSublayers(of:)` of the delegate. The delegate of a view's
  /// layer is the view, which lays out its subviews.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  // MARK: Values by key path

  /// Sets the value at a key path. Supported are the animatable properties and their parts as in
  /// `CAPropertyAnimation`, and `frame`, `hidden`, `masksToBounds`, `contents` and `name`. A value
  /// with any other key is stored.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setStoredValue(value, forKeyPath: keyPath)
  }

  /// Sets the value with a key, like `setValue(_:forKeyPath:)`.
  open func setValue(_ value: Any?, forKey key: String) {
    setValue(value, forKeyPath: key)
  }

  /// Returns the value at a key path: a number as an `NSNumber`, other values as their own type.
  /// Returns nil for a key that was never set.
  @discardableResult
  open func value(forKeyPath keyPath: String) -> Any? {
    storedValue(forKeyPath: keyPath)
  }

  /// Returns the value with a key, like `value(forKeyPath:)`.
  @discardableResult
  open func value(forKey key: String) -> Any? {
    value(forKeyPath: key)
  }

  // MARK: Drawing

  /// The object that provides the layer's contents and actions. The delegate of a view's layer is
  /// the view.
  open var delegate: (any CALayerDelegate)? {
    get { view ?? extras?.delegate }
    set { if view == nil, newValue != nil || extras != nil { madeExtras.delegate = newValue } }
  }

  /// Marks the whole contents as dirty: they are redrawn at the end of the turn, after layout.
  open func setNeedsDisplay() {
    markNeedsDisplay(nil)
  }

  /// Marks a part of the contents as dirty, in the layer's own coordinates.
  open func setNeedsDisplay(_ r: CGRect) {
    markNeedsDisplay(r)
  }

  /// Returns whether the contents are dirty.
  @discardableResult
  open func needsDisplay() -> Bool { needsDisplayFlag }

  /// Displays the layer now if its contents are dirty.
  open func displayIfNeeded() {
    guard needsDisplayFlag else { return }
    needsDisplayFlag = false
    display()
  }

  /// Updates the contents: the delegate sets them, or they are drawn into a context.
  open func display() {
    if let delegate { delegate.display(self) } else { drawContents() }
  }

  /// Draws the contents by calling the delegate.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  /// Draws the layer and its sublayers, without animations, into a context that uses the layer's
  /// own coordinates.
  open func render(in ctx: CGContext) {
    displayTreeIfNeeded()
    ctx.record(.picture(FrozenLayer(frozenCopy(presented: false))))
  }

  /// Whether the contents are redrawn when the size changes.
  open var needsDisplayOnBoundsChange: Bool {
    get { extras?.needsDisplayOnBoundsChange ?? false }
    set { if newValue || extras != nil { madeExtras.needsDisplayOnBoundsChange = newValue } }
  }

  /// No effect, because `draw(in:)` only records commands, which a renderer draws.
  open var drawsAsynchronously: Bool {
    get { extras?.drawsAsynchronously ?? false }
    set { if newValue || extras != nil { madeExtras.drawsAsynchronously = newValue } }
  }

  // MARK: Actions

  /// The actions for events of this layer, by the names of the events.
  open var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { if newValue != nil || extras != nil { madeExtras.actions = newValue } }
  }

  /// The style of the layer, of which only the dictionary `actions` has an effect.
  open var style: [AnyHashable: Any]? {
    get { extras?.style }
    set { if newValue != nil || extras != nil { madeExtras.style = newValue } }
  }

  /// Returns the action for an event, from the delegate, `actions`, `style` or the class. `NSNull`
  /// ends the search.
  ///
  /// The search takes place for changes of layers with a delegate, actions or a style, and for
  /// changes in animations and transactions.
  @discardableResult
  open func action(forKey event: String) -> (any CAAction)? {
    searchAction(forKey: event)
  }

  /// Returns the default action of a class for an event.
  @discardableResult
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: Time

  /// Converts a time of another layer, or of the device if `l` is nil, to this layer's time.
  @discardableResult
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.deviceTime(at: t) ?? t)
  }

  /// Converts a time of this layer to another layer's time, or to the device's time if `l` is nil.
  @discardableResult
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.convertTime(t, from: self) ?? deviceTime(at: t)
  }

  /// The time of the superlayer at which the layer's time is `timeOffset`.
  open var beginTime: CFTimeInterval {
    get { extras?.timing.beginTime ?? LayerTiming().beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }

  /// The layer's time at `beginTime`.
  open var timeOffset: CFTimeInterval {
    get { extras?.timing.timeOffset ?? LayerTiming().timeOffset }
    set { changeTiming { $0.timeOffset = newValue } }
  }

  /// The seconds of the layer per second of the superlayer; 0 pauses the layer and its animations.
  open var speed: Float {
    get { extras?.timing.speed ?? LayerTiming().speed }
    set { changeTiming { $0.speed = newValue } }
  }

  /// No effect on a layer.
  open var duration: CFTimeInterval {
    get { extras?.timing.duration ?? LayerTiming().duration }
    set { changeTiming { $0.duration = newValue } }
  }

  /// No effect on a layer.
  open var repeatCount: Float {
    get { extras?.timing.repeatCount ?? LayerTiming().repeatCount }
    set { changeTiming { $0.repeatCount = newValue } }
  }

  /// No effect on a layer.
  open var repeatDuration: CFTimeInterval {
    get { extras?.timing.repeatDuration ?? LayerTiming().repeatDuration }
    set { changeTiming { $0.repeatDuration = newValue } }
  }

  /// No effect on a layer.
  open var autoreverses: Bool {
    get { extras?.timing.autoreverses ?? LayerTiming().autoreverses }
    set { changeTiming { $0.autoreverses = newValue } }
  }

  /// No effect on a layer.
  open var fillMode: CAMediaTimingFillMode {
    get { extras?.timing.fillMode ?? LayerTiming().fillMode }
    set { changeTiming { $0.fillMode = newValue } }
  }
}
