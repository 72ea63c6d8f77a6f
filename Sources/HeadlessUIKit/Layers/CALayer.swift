// SPDX-License-Identifier: MIT

/// A rectangle that can be drawn: geometry, looks and sublayers, as data for a renderer.
///
/// The members that a subclass may override stand in this file, because Swift accepts no overrides of
/// members that extensions declare. As Core Animation draws what a layer has stored, a renderer and the
/// layout read the stored values, whatever an overridden getter returns.
@preconcurrency @MainActor
open class CALayer: NSObject, @preconcurrency CAMediaTiming {
  /// What the layer will look like when all animations are over.
  package final var values = LayerValues()

  /// Whether `transform` is the identity, which nearly all are: kept, because comparing takes time.
  final var hasIdentityTransform = true

  // Unsafe links, emptied by the one that goes: weak ones cost an allocation for each layer.
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

  /// What is being animated, or none.
  package final var animations: LayerAnimations?

  /// What a copy knows of the layer that it was made of.
  final var origin: LayerOrigin?

  /// Rarely used parts, or none.
  final var extras: LayerExtras?
  /// Whether the contents have to be drawn.
  final var needsDisplayFlag = false
  /// Whether the layer is on the device's list of layers that have to be displayed.
  final var isQueuedForDisplay = false
  private var maskLayer: CALayer?

  /// Creates a layer of no size.
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

  /// Layers cannot be decoded: there are no archives here.
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

  // MARK: Values that can be animated; each setter notifies the animation that is being made

  /// The part of its own plane that the layer shows.
  open var bounds: CGRect {
    get { values.bounds }
    set {
      guard values.bounds != newValue, isValid(newValue, as: "bounds") else { return }
      view?.boundsWillChange(to: newValue)
      let old = values.bounds
      values.bounds = newValue
      changed(.bounds, from: old, to: newValue)
      boundsChanged(from: old)
    }
  }

  /// Where the anchor point lies in the superlayer.
  open var position: CGPoint {
    get { values.position }
    set {
      let old = values.position
      guard old != newValue, isValid(newValue, as: "position") else { return }
      values.position = newValue
      changed(.position, from: old, to: newValue)
      view?.placeChanged()
    }
  }

  /// The point that `position` names and that transforms leave in its place, in the unit square.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set {
      let old = values.anchorPoint
      guard old != newValue, isValid(newValue, as: "anchorPoint") else { return }
      values.anchorPoint = newValue
      changed(.anchorPoint, from: old, to: newValue)
      view?.placeChanged()
    }
  }

  /// Layers with a higher one lie in front of their siblings.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { changed(.zPosition, from: exchange(&values.zPosition, newValue), to: newValue) }
  }

  /// How the layer is turned, scaled and moved about its anchor point.
  open var transform: CATransform3D {
    get { values.transform }
    set {
      let old = values.transform
      values.transform = newValue
      hasIdentityTransform = CATransform3DIsIdentity(newValue)
      changed(.transform, from: old, to: newValue)
      view?.placeChanged()
    }
  }

  /// A transform for all sublayers, perspective for example.
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set {
      changed(.sublayerTransform, from: exchange(&values.sublayerTransform, newValue), to: newValue)
    }
  }

  /// The smallest rectangle of the superlayer that has the transformed bounds in it.
  open var frame: CGRect {
    get {
      values.frame(hasIdentityTransform: hasIdentityTransform)
    }
    set { setFrame(newValue) }
  }

  /// Whether the layer is not shown.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  /// From 0, which is clear, to 1.
  open var opacity: Float {
    get { values.opacity }
    set { changed(.opacity, from: exchange(&values.opacity, newValue), to: newValue) }
  }

  /// The colour behind the contents.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set {
      changed(.backgroundColor, from: exchange(&values.backgroundColor, newValue), to: newValue)
    }
  }

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { changed(.cornerRadius, from: exchange(&values.cornerRadius, newValue), to: newValue) }
  }

  /// The width of the border, which lies inside the bounds, in points.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { changed(.borderWidth, from: exchange(&values.borderWidth, newValue), to: newValue) }
  }

  /// The colour of the border.
  open var borderColor: CGColor? {
    get { values.borderColor }
    set { changed(.borderColor, from: exchange(&values.borderColor, newValue), to: newValue) }
  }

  /// The colour of the shadow.
  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set { changed(.shadowColor, from: exchange(&values.shadowColor, newValue), to: newValue) }
  }

  /// From 0, which is no shadow, to 1.
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { changed(.shadowOpacity, from: exchange(&values.shadowOpacity, newValue), to: newValue) }
  }

  /// Where the shadow lies against the layer, in points.
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { changed(.shadowOffset, from: exchange(&values.shadowOffset, newValue), to: newValue) }
  }

  /// How far the shadow is blurred, in points.
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { changed(.shadowRadius, from: exchange(&values.shadowRadius, newValue), to: newValue) }
  }

  /// The outline of what throws the shadow, where that is not the layer's own.
  open var shadowPath: CGPath? {
    get { values.shadowPath }
    set { changed(.shadowPath, from: exchange(&values.shadowPath, newValue), to: newValue) }
  }

  /// The transform in the plane, as far as it is one.
  open func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(values.transform)
  }

  /// Sets the transform to one in the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  // MARK: Style that cannot be animated

  /// Whether sublayers are cut off at the bounds.
  open var masksToBounds = false

  /// Which corners are round.
  open var maskedCorners: CACornerMask = .all

  /// The shape of round corners.
  open var cornerCurve: CALayerCornerCurve = .circular

  /// A name of the layer's own.
  open var name: String?

  /// Whether the layer and its sublayers are faded as one picture.
  open var allowsGroupOpacity = true

  /// Whether nothing behind the layer shows through.
  open var isOpaque = false

  /// Whether the back of a turned layer is shown.
  open var isDoubleSided = true

  /// Whether a renderer may keep the layer as a picture.
  open var shouldRasterize = false

  /// Pixels per point of such a picture.
  open var rasterizationScale: CGFloat = 1

  /// Pixels per point of the contents.
  open var contentsScale: CGFloat = 1

  /// A picture: a `UIImage` here, where Core Animation has a `CGImage`. A layer that was drawn has an
  /// object of its own there.
  open var contents: Any?

  /// How the picture is fitted into the bounds.
  open var contentsGravity: CALayerContentsGravity = .resize

  /// A layer whose opaque part is all that is shown of this one.
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
  }

  // MARK: The tree

  /// The layer that this one lies in.
  ///
  /// A presentation layer's is a presentation layer, and so are its sublayers.
  open var superlayer: CALayer? {
    parent ?? origin?.model?.parent?.presentationCopy()
  }

  /// The layers in this one, the rearmost first.
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

  /// Puts a layer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  /// Puts a layer at a place among the others.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  /// Puts a layer right behind a sublayer, or behind all where that is none.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling, canHold(layer) else { return }
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts a layer right in front of a sublayer, or in front of all where that is none.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling, canHold(layer) else { return }
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  /// Puts a layer in the place of a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.parent === self, canHold(newLayer) else { return }
    newLayer.removeFromSuperlayer()
    guard let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() {
    guard let parent else { return }
    if parent.mask === self {
      parent.mask = nil
      return
    }
    parent.children.remove(identicalTo: self)
    self.parent = nil
  }

  /// A point of another layer in this one's coordinates.
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(Self.transform(from: layer, to: self))
  }

  /// A point of this layer in another one's coordinates.
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(Self.transform(from: self, to: layer))
  }

  /// The smallest rectangle of this layer that has one of another layer in it.
  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying(Self.transform(from: layer, to: self))
  }

  /// The smallest rectangle of another layer that has one of this layer in it.
  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(Self.transform(from: self, to: layer))
  }

  /// Whether a point lies in the bounds.
  open func contains(_ point: CGPoint) -> Bool {
    values.bounds.contains(point)
  }

  /// The last layer of the tree, this one included, that has a point of the superlayer in it. Its
  /// place in the tree counts, not its `zPosition`.
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

  /// A copy that looks as the layer does on the screen now; its values are those of this moment.
  ///
  /// Nil for a subclass from outside of the module: Swift cannot make one by its class.
  open func presentation() -> Self? {
    presentationCopy() as? Self
  }

  /// The layer that a presentation layer was made from; the layer itself for any other.
  open func model() -> Self {
    (origin?.model ?? self) as! Self
  }

  /// Adds an animation, in the place of one with the same key. The layer's own values stay.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    addAnimation(anim, forKey: key)
  }

  /// The animation that was added with a key.
  open func animation(forKey key: String) -> CAAnimation? {
    animations?.added.first { $0.key == key }?.animation
  }

  /// The keys of the layer's animations, or none where there are none. Those of blocks have the names
  /// of the values as keys.
  open func animationKeys() -> [String]? {
    let keys = (animations?.properties.map(\.rawValue) ?? []) + (addedKeys ?? [])
    return keys.isEmpty ? nil : keys
  }

  /// Ends the animation with a key.
  open func removeAnimation(forKey key: String) {
    animations?.remove(forKey: key)
    if let property = LayerProperty(rawValue: key) { animations?.removeAll(of: property) }
  }

  /// Ends all animations of the layer; their completions say that they were cut short.
  open func removeAllAnimations() {
    animations?.removeAll()
  }

  // MARK: Seams for the layer classes of this module

  /// A copy of the layer's own values, of the layer's own class.
  func makeCopy() -> CALayer {
    CALayer(layer: self)
  }

  /// Takes the values that a subclass adds.
  func copyOwnValues(of other: CALayer) {}

  /// A value that a subclass adds.
  func ownAnimatedValue(_ property: LayerProperty) -> AnimatedValue? { nil }

  /// Takes the values that a subclass adds, as they are seen in this moment.
  func presentOwnValues(of other: CALayer) {}

  // MARK: Layout

  /// Says that the sublayers have to be arranged anew.
  open func setNeedsLayout() {
    view?.setNeedsLayout()
  }

  /// Arranges the sublayers now if that is due.
  open func layoutIfNeeded() {
    view?.layoutIfNeeded()
  }

  // MARK: Drawing

  /// Gives the layer its contents and its actions. The delegate of a view's layer is the view.
  open var delegate: (any CALayerDelegate)? {
    get { view ?? extras?.delegate }
    set { if view == nil, newValue != nil || extras != nil { madeExtras.delegate = newValue } }
  }

  /// Marks the contents: they are drawn anew at the end of the turn, after the layout.
  open func setNeedsDisplay() {
    markNeedsDisplay(nil)
  }

  /// Marks a part of the contents, in the layer's own coordinates.
  open func setNeedsDisplay(_ r: CGRect) {
    markNeedsDisplay(r)
  }

  /// Whether the contents are marked.
  open func needsDisplay() -> Bool { needsDisplayFlag }

  /// Displays the layer now where its contents are marked.
  open func displayIfNeeded() {
    guard needsDisplayFlag else { return }
    needsDisplayFlag = false
    display()
  }

  /// Makes the contents: lets the delegate set them, or draws them into a context.
  open func display() {
    if let delegate { delegate.display(self) } else { drawContents() }
  }

  /// Draws the contents: lets the delegate draw them.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  /// Draws the layer and its sublayers, without animations, into a context whose coordinates are the
  /// layer's own.
  open func render(in ctx: CGContext) {
    displayTreeIfNeeded()
    ctx.record(.layer(FrozenLayer(frozenCopy(presented: false))))
  }

  /// Whether the contents are drawn anew when the size changes.
  open var needsDisplayOnBoundsChange: Bool {
    get { extras?.needsDisplayOnBoundsChange ?? false }
    set { if newValue || extras != nil { madeExtras.needsDisplayOnBoundsChange = newValue } }
  }

  /// Without effect: commands are recorded in `draw(in:)`, and drawn by a renderer.
  open var drawsAsynchronously: Bool {
    get { extras?.drawsAsynchronously ?? false }
    set { if newValue || extras != nil { madeExtras.drawsAsynchronously = newValue } }
  }

  // MARK: Actions

  /// Actions for events of this layer, by the events' names.
  open var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { if newValue != nil || extras != nil { madeExtras.actions = newValue } }
  }

  /// Values of the layer, of which only the dictionary `actions` has an effect.
  open var style: [AnyHashable: Any]? {
    get { extras?.style }
    set { if newValue != nil || extras != nil { madeExtras.style = newValue } }
  }

  /// The action of an event: that of the delegate, of `actions`, of `style` or of the class. `NSNull`
  /// ends the search.
  ///
  /// It is looked up for changes of layers with a delegate, actions or a style, and for changes in
  /// animations and transactions.
  open func action(forKey event: String) -> (any CAAction)? {
    searchAction(forKey: event)
  }

  /// The action of all layers of a class for an event.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: Time

  /// A time of another layer in this one's time; a time of the device where that is nil.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.deviceTime(at: t) ?? t)
  }

  /// A time of this layer in another one's time; in the device's where that is nil.
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

  /// Seconds of the layer per second of the superlayer; 0 where the layer and its animations stand still.
  open var speed: Float {
    get { extras?.timing.speed ?? LayerTiming().speed }
    set { changeTiming { $0.speed = newValue } }
  }

  /// Without effect on a layer.
  open var duration: CFTimeInterval {
    get { extras?.timing.duration ?? LayerTiming().duration }
    set { changeTiming { $0.duration = newValue } }
  }

  /// Without effect on a layer.
  open var repeatCount: Float {
    get { extras?.timing.repeatCount ?? LayerTiming().repeatCount }
    set { changeTiming { $0.repeatCount = newValue } }
  }

  /// Without effect on a layer.
  open var repeatDuration: CFTimeInterval {
    get { extras?.timing.repeatDuration ?? LayerTiming().repeatDuration }
    set { changeTiming { $0.repeatDuration = newValue } }
  }

  /// Without effect on a layer.
  open var autoreverses: Bool {
    get { extras?.timing.autoreverses ?? LayerTiming().autoreverses }
    set { changeTiming { $0.autoreverses = newValue } }
  }

  /// Without effect on a layer.
  open var fillMode: CAMediaTimingFillMode {
    get { extras?.timing.fillMode ?? LayerTiming().fillMode }
    set { changeTiming { $0.fillMode = newValue } }
  }
}
