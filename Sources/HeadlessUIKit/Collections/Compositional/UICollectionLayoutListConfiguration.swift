// SPDX-License-Identifier: MIT

/// The configuration of a list: items one below the other, each with its preferred height.
public struct UICollectionLayoutListConfiguration {
  /// The appearances of a list.
  public enum Appearance: Int, Sendable {
    /// A list of the full width.
    case plain = 0
    /// A list of the full width with spacing between sections.
    case grouped = 1
    /// A list with spacing between sections, rounded corners and margins.
    case insetGrouped = 2
    /// A list beside other content.
    case sidebar = 3
    /// A list of the full width beside other content.
    case sidebarPlain = 4
  }

  /// The source of a section's header.
  public enum HeaderMode: Int, Sendable {
    /// Sections have no headers.
    case none = 0
    /// The header is a supplementary view.
    case supplementary = 1
    /// The header is the first item of the section.
    case firstItemInSection = 2
  }

  /// The source of a section's footer.
  public enum FooterMode: Int, Sendable {
    /// Sections have no footers.
    case none = 0
    /// The footer is a supplementary view.
    case supplementary = 1
  }

  /// The appearance of the list.
  public let appearance: Appearance

  /// The source of the sections' headers.
  public var headerMode = HeaderMode.none

  /// The source of the sections' footers.
  public var footerMode = FooterMode.none

  /// Whether lines separate the items. This UIKit does not draw them.
  public var showsSeparators = true

  /// The background color of the list. This UIKit does not draw it.
  public var backgroundColor: UIColor?

  /// The spacing above headers, in points. This UIKit ignores it.
  public var headerTopPadding: CGFloat?

  /// Creates a configuration.
  public init(appearance: Appearance) {
    self.appearance = appearance
  }
}

extension NSCollectionLayoutSection {
  /// Returns a section of a list.
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
  /// Returns a layout whose sections are lists.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
