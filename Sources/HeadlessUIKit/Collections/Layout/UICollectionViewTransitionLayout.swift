// SPDX-License-Identifier: MIT

/// A layout that interpolates between two layouts: each element moves along a straight line between
/// its positions in the two layouts, by the progress of the transition.
///
/// ```swift
/// final class OneCell: UICollectionViewController {
///   override func collectionView(_: UICollectionView, numberOfItemsInSection: Int) -> Int { 1 }
///
///   override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
///     -> UICollectionViewCell
///   {
///     view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
///   }
/// }
///
/// let (small, large) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
/// large.itemSize = CGSize(width: 150, height: 150)
/// let host = ScreenHost(.iPhone15)
/// let controller = OneCell(collectionViewLayout: small)
/// let view: UICollectionView = controller.collectionView
/// view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
/// host.show(controller)
/// host.perform {
///   let transition = view.startInteractiveTransition(to: large, completion: nil)
///   transition.transitionProgress = 0.5
///   transition.invalidateLayout()
/// }
/// print(view.visibleCells[0].bounds.width)  // 100.0
/// ```
///
/// `UICollectionView.startInteractiveTransition(to:completion:)` installs a transition layout. Set
/// ``transitionProgress`` and call `invalidateLayout()` to move the elements. A subclass can
/// interpolate in a different way. Nothing is measured before the transition ends;
/// `setCollectionViewLayout` cancels it.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout before the transition.
  open private(set) var currentLayout: UICollectionViewLayout

  /// The layout after the transition.
  open private(set) var nextLayout: UICollectionViewLayout

  /// The completed fraction of the transition, from 0 to 1. A new value takes effect with the next
  /// invalidation.
  open var transitionProgress: CGFloat = 0

  private var animatedValues: [String: CGFloat] = [:]

  /// Creates a layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    self.nextLayout = nextLayout
    super.init()
  }

  /// Creates a layout between two empty layouts, which is of no use: files contain no such layout.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    nextLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// Stores a value of the transition under a key that a subclass defines.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    animatedValues[key] = value
  }

  /// Returns the value that was last stored under a key, or 0 if there is none.
  @discardableResult
  open func value(forAnimatedKey key: String) -> CGFloat {
    animatedValues[key] ?? 0
  }

  private var layouts: [UICollectionViewLayout] { [currentLayout, nextLayout] }

  /// Whether both layouts are mirrored. If only one of them is, the transition reflects its
  /// attributes.
  override var isMirrored: Bool { layouts.allSatisfy(\.isMirrored) }

  override var beginsAtRight: Bool { layouts.allSatisfy(\.beginsAtRight) }

  /// Returns the reflection between a layout and the transition; nil if their coordinates are the
  /// same.
  private func mirror(of layout: UICollectionViewLayout) -> ContentMirror? {
    guard layout.isMirrored, !isMirrored else { return nil }
    return itemsView?.reflection(ofWidth: layout.collectionViewContentSize.width)
  }

  private func attributes(
    of layout: UICollectionViewLayout,
    _ read: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = read(layout)
    guard let attributes, let mirror = mirror(of: layout) else { return attributes }
    return mirror.reflected(attributes)
  }

  /// Returns the attributes of an element, interpolated between those of the two layouts.
  private func between(
    _ read: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    interpolated(attributes(of: currentLayout, read), attributes(of: nextLayout, read))
  }

  // MARK: Preparing

  override var needsPreparing: Bool { isInvalid || layouts.contains(where: \.needsPreparing) }

  /// Prepares those of the two layouts that are invalid.
  open override func prepare() {
    super.prepare()
    for layout in layouts {
      layout.prepareIfNeeded()
    }
  }

  /// Invalidates both layouts if the data has changed. Other invalidations concern only the
  /// interpolation.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard context.invalidateDataSourceCounts else { return }
    for layout in layouts {
      let part = layout.makeContext()
      part.invalidateEverything = true
      part.invalidateDataSourceCounts = true
      part.keepsMeasuredSizes = context.keepsMeasuredSizes
      layout.invalidateLayout(with: part)
    }
  }

  /// Whether the change of the bounds invalidates one of the layouts.
  @discardableResult
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    var isInvalidated = false
    for layout in layouts where layout.shouldInvalidateLayout(forBoundsChange: newBounds) {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
      isInvalidated = true
    }
    return isInvalidated
  }

  override func dataChanged(_ mapping: CollectionMapping) {
    for layout in layouts {
      layout.dataChanged(mapping)
    }
  }

  override func movesWithItem(_ key: ElementKey) -> Bool {
    layouts.contains { $0.movesWithItem(key) }
  }

  /// Views do not determine their sizes during a transition.
  override var hasSelfSizing: Bool { false }

  override func selfSizing(of attributes: UICollectionViewLayoutAttributes) -> SelfSizing? { nil }

  // MARK: Positions

  /// The content size, interpolated between those of the two layouts.
  open override var collectionViewContentSize: CGSize {
    let (old, new) = (
      currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize
    )
    return CGSize(
      width: between(old.width, new.width), height: between(old.height, new.height))
  }

  /// Returns the attributes of the elements whose interpolated frames intersect a rectangle.
  @discardableResult
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    // An element can move from one side of the rectangle to another.
    let around = rect.insetBy(dx: -rect.width, dy: -rect.height)
    var seen: Set<ElementKey> = []
    var result: [UICollectionViewLayoutAttributes] = []
    for layout in layouts {
      let area = mirror(of: layout)?.reflected(around) ?? around
      for attributes in layout.layoutAttributesForElements(in: area) ?? []
      where seen.insert(attributes.key).inserted {
        guard let made = between({ $0.attributes(of: attributes.key) }),
          made.frame.isShown(in: rect)
        else { continue }
        result.append(made)
      }
    }
    return result
  }

  /// Returns the attributes of a cell, interpolated between those of the two layouts.
  @discardableResult
  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    between { $0.layoutAttributesForItem(at: indexPath) }
  }

  /// Returns the attributes of a supplementary view, interpolated between those of the two layouts.
  @discardableResult
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between { $0.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
  }

  /// Returns the attributes of a decoration view, interpolated between those of the two layouts.
  @discardableResult
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between { $0.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath) }
  }

  override func decorationClass(ofKind kind: String) -> AnyClass? {
    super.decorationClass(ofKind: kind) ?? nextLayout.decorationClass(ofKind: kind)
      ?? currentLayout.decorationClass(ofKind: kind)
  }

  // MARK: Interpolation

  private func between(_ old: CGFloat, _ new: CGFloat) -> CGFloat {
    old + (new - old) * transitionProgress
  }

  /// Returns attributes interpolated between two. An element of only one layout fades in or out.
  private func interpolated(
    _ old: UICollectionViewLayoutAttributes?, _ new: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let old, let new else {
      let only = (old ?? new)?.duplicate()
      only?.alpha *= min(max(new == nil ? 1 - transitionProgress : transitionProgress, 0), 1)
      return only
    }
    let result = (transitionProgress < 0.5 ? old : new).duplicate()
    result.size = CGSize(
      width: max(between(old.size.width, new.size.width), 0),
      height: max(between(old.size.height, new.size.height), 0))
    result.center = CGPoint(
      x: between(old.center.x, new.center.x), y: between(old.center.y, new.center.y))
    result.alpha = between(old.alpha, new.alpha)
    result.transform3D = between(old.transform3D, new.transform3D)
    return result
  }

  private func between(_ old: CATransform3D, _ new: CATransform3D) -> CATransform3D {
    CATransform3D(
      m11: between(old.m11, new.m11), m12: between(old.m12, new.m12),
      m13: between(old.m13, new.m13), m14: between(old.m14, new.m14),
      m21: between(old.m21, new.m21), m22: between(old.m22, new.m22),
      m23: between(old.m23, new.m23), m24: between(old.m24, new.m24),
      m31: between(old.m31, new.m31), m32: between(old.m32, new.m32),
      m33: between(old.m33, new.m33), m34: between(old.m34, new.m34),
      m41: between(old.m41, new.m41), m42: between(old.m42, new.m42),
      m43: between(old.m43, new.m43), m44: between(old.m44, new.m44))
  }
}
