// SPDX-License-Identifier: MIT

/// A rectangle that can be drawn: geometry, looks and sublayers, as data for a renderer.
@preconcurrency @MainActor
open class CALayer: NSObject {
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

  /// A picture: a `UIImage` here, where Core Animation has a `CGImage`.
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

  /// Says that the contents have to be drawn anew.
  open func setNeedsDisplay() {
    view?.setNeedsDisplay()
  }
}
