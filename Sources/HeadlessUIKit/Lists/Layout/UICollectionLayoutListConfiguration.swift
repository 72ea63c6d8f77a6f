// SPDX-License-Identifier: MIT

/// The configuration of a list: rows one below the other, each with its preferred height.
///
/// ```swift
/// var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
/// list.headerMode = .supplementary
/// list.trailingSwipeActionsConfigurationProvider = { path in
///   let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
///     done(true)
///   }
///   return UISwipeActionsConfiguration(actions: [delete])
/// }
/// let layout = UICollectionViewCompositionalLayout.list(using: list)
/// print(layout.configuration.scrollDirection == .vertical)  // true
/// ```
///
/// Cells of every class have the separators, the corners of groups and the swipe actions. The
/// background, the accessories and the margins of a row are those of `UICollectionViewListCell`;
/// another cell has no background of its own. The margins of lists, their colors and the radius of
/// their corners are not documented, and were chosen to look like iOS 17.
public struct UICollectionLayoutListConfiguration {
  /// The appearances of a list.
  public enum Appearance: Int, Sendable {
    /// A list of the full width. Its headers remain visible while their sections are.
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

  /// A closure that returns the swipe actions of an item; nil for none.
  public typealias SwipeActionsConfigurationProvider =
    (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// A closure that returns the separators of an item, from those of the list.
  public typealias ItemSeparatorHandler =
    (
      _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

  /// The appearance of the list.
  public let appearance: Appearance

  /// The source of the sections' headers.
  public var headerMode = HeaderMode.none

  /// The source of the sections' footers.
  public var footerMode = FooterMode.none

  /// Whether lines separate the items.
  public var showsSeparators = true

  /// The lines between the items.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// Changes the lines of single items.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// The background color of the list; nil for the color of the appearance.
  public var backgroundColor: UIColor?

  /// The spacing above headers, in points; nil for the spacing of the appearance.
  public var headerTopPadding: CGFloat?

  /// Returns the actions that a swipe to the trailing side reveals at the leading side.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Returns the actions that a swipe to the leading side reveals at the trailing side.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a configuration with the default values of an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

extension NSCollectionLayoutSection {
  /// Returns a section of a list.
  @discardableResult
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.list = configuration
    section.contentInsets = configuration.insets
    section.spaceBefore = configuration.spaceBefore
    section.boundarySupplementaryItems = configuration.boundaries(size)
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout whose sections are lists.
  @discardableResult
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
