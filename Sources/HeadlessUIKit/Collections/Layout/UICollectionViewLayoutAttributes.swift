// SPDX-License-Identifier: MIT

/// Where a cell or another view of a collection view goes, and how it looks there.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The place of the element.
  open var indexPath = IndexPath()

  /// The category of the element.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// The kind of a supplementary or decoration view.
  open internal(set) var representedElementKind: String?

  /// The size in points.
  open var size = CGSize.zero

  /// The middle of the element, in the collection view.
  open var center = CGPoint.zero

  /// How the element is turned, scaled and moved about its middle.
  open var transform3D = CATransform3DIdentity

  /// How opaque the element is.
  open var alpha: CGFloat = 1

  /// Elements with a higher one lie in front.
  open var zIndex = 0

  /// Whether the element is not shown; a view that is not shown need not be made.
  open var isHidden = false

  /// The lengths that the layout leaves to the element's view; set while the view is measured.
  final var selfSizing: SelfSizing?

  /// Creates attributes of no element.
  public override init() {
    super.init()
  }

  /// Creates attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a header, a footer or the like.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Creates attributes of a view that belongs to the layout.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The rectangle in the collection view.
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

  /// The rectangle in the element itself.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The transform in the plane, as far as it is one.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// A copy of the same class. A subclass adds its own values.
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
    return copy
  }

  /// Whether the other object is attributes that say the same. A subclass adds its own values.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated {
      indexPath == other.indexPath
        && representedElementCategory == other.representedElementCategory
        && representedElementKind == other.representedElementKind && size == other.size
        && center == other.center && alpha == other.alpha && zIndex == other.zIndex
        && isHidden == other.isHidden
        && CATransform3DEqualToTransform(transform3D, other.transform3D)
    }
  }

  /// The same for equal attributes.
  open nonisolated override var hash: Int {
    MainActor.assumeIsolated { indexPath.hashValue }
  }
}
