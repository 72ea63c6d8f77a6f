// SPDX-License-Identifier: MIT

/// The position, size and appearance of a cell or another view in a collection view.
///
/// ```swift
/// let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 3])
/// attributes.frame = CGRect(x: 0, y: 132, width: 393, height: 44)
/// let copy = attributes.copy() as? UICollectionViewLayoutAttributes
/// attributes.alpha = 0.5
/// print(copy?.alpha ?? 0, copy?.center ?? .zero)  // 1.0 (196.5, 154.0)
/// ```
///
/// Positions are in the coordinates of the layout, which begin at the leading side where the layout
/// is mirrored. A layout that changes attributes it got from its superclass copies them first. A
/// subclass with more properties overrides `copy(with:)` and `isEqual(_:)`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The index path of the element.
  open var indexPath = IndexPath()

  /// The category of the element.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// The kind of a supplementary or decoration view; nil for a cell.
  open internal(set) var representedElementKind: String?

  /// The size of the element, in points.
  open var size = CGSize.zero

  /// The center of the element, in the collection view's coordinates.
  open var center = CGPoint.zero

  /// The transform of the element, about its center.
  open var transform3D = CATransform3DIdentity

  /// The opacity of the element, from 0 to 1.
  open var alpha: CGFloat = 1

  /// The position of the element from back to front. Elements with higher values are in front.
  open var zIndex = 0

  /// Whether the element is hidden. The collection view need not create a view for a hidden
  /// element.
  open var isHidden = false

  /// The lengths that the layout leaves to the element's view. Set only while the view is measured.
  final var selfSizing: SelfSizing?

  /// The position in a list; nil if the element is in none.
  final var listPlacement: ListPlacement?

  /// The color of the view behind a list; nil for other elements.
  final var listBackground: UIColor?

  /// Creates attributes without an element.
  public override init() {
    super.init()
  }

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary view, such as a header or a footer.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Creates the attributes of a decoration view, which belongs to the layout.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The frame of the element, in the collection view's coordinates.
  open var frame: CGRect {
    get {
      let frame = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
      guard !CATransform3DIsIdentity(transform3D) else { return frame }
      return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        .applying(transform)
        .offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The bounds of the element, with the origin at zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The affine part of ``transform3D``.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Returns a copy of the same class. A subclass adds its own properties.
  @discardableResult
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  final func duplicate() -> UICollectionViewLayoutAttributes {
    let copy = _RuntimeLayoutAttributes.make(type(of: self))
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.size = size
    copy.center = center
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.selfSizing = selfSizing
    copy.listPlacement = listPlacement
    copy.listBackground = listBackground
    return copy
  }

  /// Whether the other object is attributes with equal values. A subclass adds its own properties.
  @discardableResult
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated {
      indexPath == other.indexPath
        && representedElementCategory == other.representedElementCategory
        && representedElementKind == other.representedElementKind && size == other.size
        && center == other.center && alpha == other.alpha && zIndex == other.zIndex
        && isHidden == other.isHidden && listPlacement == other.listPlacement
        && listBackground == other.listBackground
        && CATransform3DEqualToTransform(transform3D, other.transform3D)
    }
  }

  /// A hash value, which is the same for equal attributes.
  open nonisolated override var hash: Int {
    MainActor.assumeIsolated { indexPath.hashValue }
  }
}
