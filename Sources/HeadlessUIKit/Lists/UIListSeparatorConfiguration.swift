// SPDX-License-Identifier: MIT

/// The lines above and below a row of a list.
///
/// ```swift
/// var list = UICollectionLayoutListConfiguration(appearance: .plain)
/// list.itemSeparatorHandler = { path, separators in
///   var separators = separators
///   if path.item == 0 { separators.topSeparatorVisibility = .hidden }
///   separators.bottomSeparatorInsets.leading = 60
///   return separators
/// }
/// list.separatorConfiguration.color = .systemBlue
/// print(list.separatorConfiguration.bottomSeparatorVisibility == .automatic)  // true
/// ```
///
/// Automatic separators are between rows: below each row but the last of a section, and in a plain
/// list also below that one; a grouped list also has lines above its first row and below its last.
/// Automatic insets begin at the text of the row and end at the edge.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// The ways to show a line.
  public enum Visibility: Int, Sendable {
    /// Where the style of the list has one.
    case automatic = 0
    case visible = 1
    case hidden = 2
  }

  /// Insets that the style of the list and the content of the row determine. To change one edge,
  /// set that edge alone.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// The line above the row.
  public var topSeparatorVisibility = Visibility.automatic

  /// The line below the row.
  public var bottomSeparatorVisibility = Visibility.automatic

  /// The insets of the line above the row.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

  /// The insets of the line below the row.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

  /// The color of the line.
  public var color = UIColor.separator

  /// The color between selected rows while several rows are selected.
  public var multipleSelectionColor = UIColor.separator

  let appearance: UICollectionLayoutListConfiguration.Appearance

  /// Creates the configuration of an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    appearance = listAppearance
  }
  /// Hashes the visibility and the colors.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(color)
    hasher.combine(multipleSelectionColor)
  }
}
