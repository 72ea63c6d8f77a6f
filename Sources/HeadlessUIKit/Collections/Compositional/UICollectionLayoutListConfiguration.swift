// SPDX-License-Identifier: MIT

/// The appearance of a list: items below each other, each with its preferred height.
public struct UICollectionLayoutListConfiguration {
  /// The looks that a list can have.
  public enum Appearance: Int, Sendable {
    /// From side to side.
    case plain = 0
    /// From side to side, sections apart.
    case grouped = 1
    /// Sections apart, with round corners and a margin.
    case insetGrouped = 2
    /// Beside other content.
    case sidebar = 3
    /// Beside other content, from side to side.
    case sidebarPlain = 4
  }

  /// The source of a section's header.
  public enum HeaderMode: Int, Sendable {
    /// There is none.
    case none = 0
    /// It is a supplementary view.
    case supplementary = 1
    /// It is the section's first item.
    case firstItemInSection = 2
  }

  /// The source of a section's footer.
  public enum FooterMode: Int, Sendable {
    /// There is none.
    case none = 0
    /// It is a supplementary view.
    case supplementary = 1
  }

  /// The look.
  public let appearance: Appearance

  /// The source of headers.
  public var headerMode = HeaderMode.none

  /// The source of footers.
  public var footerMode = FooterMode.none

  /// Whether lines between items are wanted. They are not drawn here.
  public var showsSeparators = true

  /// The colour behind the list.
  public var backgroundColor: UIColor?

  /// The space above headers, in points.
  public var headerTopPadding: CGFloat?

  /// Creates a configuration.
  public init(appearance: Appearance) {
    self.appearance = appearance
  }
}

extension NSCollectionLayoutSection {
  /// A section of a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    switch configuration.appearance {
    case .plain, .sidebarPlain: break
    case .grouped:
      section.contentInsets = NSDirectionalEdgeInsets(top: 18, leading: 0, bottom: 18, trailing: 0)
    case .insetGrouped, .sidebar:
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 18, leading: 16, bottom: 18, trailing: 16)
    }
    var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      boundaries.append(header)
    }
    if configuration.footerMode == .supplementary {
      boundaries.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    section.boundarySupplementaryItems = boundaries
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout of lists.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
