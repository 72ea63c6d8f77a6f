// SPDX-License-Identifier: MIT

// The distances and colors of the appearances.
extension UICollectionLayoutListConfiguration {
  /// The space above and below the rows of a grouped list, in points.
  private static let groupSpacing: CGFloat = 18

  private var isGrouped: Bool {
    switch appearance {
    case .plain, .sidebarPlain: false
    case .grouped, .insetGrouped, .sidebar: true
    }
  }

  private var sideInset: CGFloat {
    appearance == .insetGrouped || appearance == .sidebar ? 16 : 0
  }

  /// The insets of the rows. Headers and footers are outside of those at the top and bottom.
  var insets: NSDirectionalEdgeInsets {
    guard isGrouped else { return .zero }
    return NSDirectionalEdgeInsets(
      top: headerMode == .none ? Self.groupSpacing : 0, leading: sideInset,
      bottom: footerMode == .none ? Self.groupSpacing : 0, trailing: sideInset)
  }

  /// The space above the header.
  var spaceBefore: CGFloat {
    guard headerMode != .none else { return 0 }
    return max(headerTopPadding ?? (isGrouped ? 10 : 0), 0)
  }

  @MainActor
  func boundaries(_ size: NSCollectionLayoutSize) -> [NSCollectionLayoutBoundarySupplementaryItem] {
    var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = appearance == .plain
      boundaries.append(header)
    }
    if footerMode == .supplementary {
      boundaries.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return boundaries
  }

  /// The color behind the list; nil for that of the collection view.
  var shownBackgroundColor: UIColor? {
    if let backgroundColor { return backgroundColor == .clear ? nil : backgroundColor }
    switch appearance {
    case .plain, .sidebarPlain: return nil
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar: return .secondarySystemBackground
    }
  }

  var hasSwipeActions: Bool {
    leadingSwipeActionsConfigurationProvider != nil
      || trailingSwipeActionsConfigurationProvider != nil
  }

  /// Returns the position of an item of a section.
  ///
  /// - Parameter path: The index path in the data, which the separator handler receives.
  @MainActor
  func placement(ofItem item: Int, count: Int, path: IndexPath) -> ListPlacement {
    let isHeader = headerMode == .firstItemInSection && item == 0
    let first = headerMode == .firstItemInSection ? 1 : 0
    var placement = ListPlacement(
      appearance: appearance, role: isHeader ? .header : .item, isFirst: item == first,
      isLast: item == count - 1)
    if showsSeparators {
      placement.separators =
        itemSeparatorHandler?(path, separatorConfiguration)
        ?? separatorConfiguration
    }
    return placement
  }
}
