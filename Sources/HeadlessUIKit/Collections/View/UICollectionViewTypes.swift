// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// The kinds of elements.
  public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell = 0
    /// A header, a footer or the like.
    case supplementaryView = 1
    /// A view that belongs to the layout.
    case decorationView = 2
  }

  /// The directions in which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Down.
    case vertical = 0
    /// Across.
    case horizontal = 1
  }

  /// When cells are asked for their size again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled = 0
    /// When they say that it has changed.
    case enabled = 1
    /// When they say so, or their constraints do.
    case enabledIncludingConstraints = 2
  }

  /// Where in the view an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A place from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle, down.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle, across.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
}

/// An archive with views. There are none here.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// Creates one that nothing can be loaded from.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    super.init()
  }
}

/// The identity of an element of a collection view.
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

  /// An order that is the same in every run, as that of a dictionary is not.
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
