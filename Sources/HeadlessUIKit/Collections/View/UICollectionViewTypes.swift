// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// The categories of elements.
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    /// A supplementary view, such as a header or a footer.
    case supplementaryView = 1
    /// A decoration view, which belongs to the layout.
    case decorationView = 2
  }

  /// The directions in which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// The behavior of cells and supplementary views that invalidate their intrinsic content size.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// The views are not measured again.
    case disabled = 0
    /// The views are measured again.
    case enabled = 1
    /// The same as ``enabled``. This UIKit does not observe changes of the views' constraints.
    case enabledIncludingConstraints = 2
  }

  /// The position in the visible area to which an item is scrolled.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The raw value, a bit mask.
    public let rawValue: UInt

    /// Creates a position from a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The item is at the upper edge of the visible area.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item is in the vertical center of the visible area.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item is at the lower edge of the visible area.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The item is at the left edge of the visible area.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item is in the horizontal center of the visible area.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The item is at the right edge of the visible area.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
}

/// The key of an element: its kind and index path.
struct ElementKey: Hashable, Comparable {
  enum Kind: Hashable, Comparable {
    case cell
    case supplementary(String)
    case decoration(String)

    private var rank: (Int, String) {
      switch self {
      case .cell: (0, "")
      case .supplementary(let kind): (1, kind)
      case .decoration(let kind): (2, kind)
      }
    }

    static func < (first: Kind, second: Kind) -> Bool { first.rank < second.rank }
  }

  var kind: Kind
  var path: IndexPath

  static func cell(_ path: IndexPath) -> ElementKey { ElementKey(kind: .cell, path: path) }

  /// Orders keys by index path and kind, so that the order is the same in every run, unlike that of
  /// a dictionary.
  static func < (first: ElementKey, second: ElementKey) -> Bool {
    if first.path != second.path { return first.path < second.path }
    return first.kind < second.kind
  }
}

extension UICollectionViewLayoutAttributes {
  var key: ElementKey {
    switch representedElementCategory {
    case .cell: .cell(indexPath)
    case .supplementaryView:
      ElementKey(kind: .supplementary(representedElementKind ?? ""), path: indexPath)
    case .decorationView:
      ElementKey(kind: .decoration(representedElementKind ?? ""), path: indexPath)
    }
  }
}
