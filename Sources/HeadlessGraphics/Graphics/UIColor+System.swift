// SPDX-License-Identifier: MIT

extension UIColor {
  /// The background of grouped content.
  @available(*, deprecated, renamed: "systemGroupedBackground")
  public static var groupTableViewBackground: UIColor { SystemColors.systemGroupedBackground }
  /// A red that adapts to the appearance and to increased contrast.
  public static var systemRed: UIColor { SystemColors.systemRed }
  /// An orange that adapts to the appearance and to increased contrast.
  public static var systemOrange: UIColor { SystemColors.systemOrange }
  /// A yellow that adapts to the appearance and to increased contrast.
  public static var systemYellow: UIColor { SystemColors.systemYellow }
  /// A green that adapts to the appearance and to increased contrast.
  public static var systemGreen: UIColor { SystemColors.systemGreen }
  /// A mint that adapts to the appearance and to increased contrast.
  public static var systemMint: UIColor { SystemColors.systemMint }
  /// A teal that adapts to the appearance and to increased contrast.
  public static var systemTeal: UIColor { SystemColors.systemTeal }
  /// A cyan that adapts to the appearance and to increased contrast.
  public static var systemCyan: UIColor { SystemColors.systemCyan }
  /// The system's blue, which is the default tint color.
  public static var systemBlue: UIColor { SystemColors.systemBlue }
  /// An indigo that adapts to the appearance and to increased contrast.
  public static var systemIndigo: UIColor { SystemColors.systemIndigo }
  /// A purple that adapts to the appearance and to increased contrast.
  public static var systemPurple: UIColor { SystemColors.systemPurple }
  /// A pink that adapts to the appearance and to increased contrast.
  public static var systemPink: UIColor { SystemColors.systemPink }
  /// A brown that adapts to the appearance and to increased contrast.
  public static var systemBrown: UIColor { SystemColors.systemBrown }
  /// A gray that adapts to the appearance and to increased contrast.
  public static var systemGray: UIColor { SystemColors.systemGray }
  /// The second gray, closer to the background than `systemGray`.
  public static var systemGray2: UIColor { SystemColors.systemGray2 }
  /// The third gray, closer to the background than `systemGray2`.
  public static var systemGray3: UIColor { SystemColors.systemGray3 }
  /// The fourth gray, closer to the background than `systemGray3`.
  public static var systemGray4: UIColor { SystemColors.systemGray4 }
  /// The fifth gray, closer to the background than `systemGray4`.
  public static var systemGray5: UIColor { SystemColors.systemGray5 }
  /// The gray closest to the background.
  public static var systemGray6: UIColor { SystemColors.systemGray6 }
  /// The color of text of the first rank, such as titles.
  public static var label: UIColor { SystemColors.label }
  /// The color of text of the second rank, such as subtitles.
  public static var secondaryLabel: UIColor { SystemColors.secondaryLabel }
  /// The color of text of the third rank.
  public static var tertiaryLabel: UIColor { SystemColors.tertiaryLabel }
  /// Quaternary text, the least prominent.
  public static var quaternaryLabel: UIColor { SystemColors.quaternaryLabel }
  /// Placeholder text in empty text fields.
  public static var placeholderText: UIColor { SystemColors.placeholderText }
  /// The color of links in text.
  public static var link: UIColor { SystemColors.link }
  /// The color of lines through which the content below remains visible.
  public static var separator: UIColor { SystemColors.separator }
  /// The color of lines that hide the content below.
  public static var opaqueSeparator: UIColor { SystemColors.opaqueSeparator }
  /// The fill of thin and small shapes.
  public static var systemFill: UIColor { SystemColors.systemFill }
  /// The fill of shapes of medium size.
  public static var secondarySystemFill: UIColor { SystemColors.secondarySystemFill }
  /// The fill of large shapes.
  public static var tertiarySystemFill: UIColor { SystemColors.tertiarySystemFill }
  /// The fill of large shapes with complex content.
  public static var quaternarySystemFill: UIColor { SystemColors.quaternarySystemFill }
  /// The background of a screen.
  public static var systemBackground: UIColor { SystemColors.systemBackground }
  /// The background of content on the main background.
  public static var secondarySystemBackground: UIColor { SystemColors.secondarySystemBackground }
  /// The background of content on the secondary background.
  public static var tertiarySystemBackground: UIColor { SystemColors.tertiarySystemBackground }
  /// The background of grouped content.
  public static var systemGroupedBackground: UIColor { SystemColors.systemGroupedBackground }
  /// The background of groups on the grouped background.
  public static var secondarySystemGroupedBackground: UIColor {
    SystemColors.secondarySystemGroupedBackground
  }
  /// The background of content on groups.
  public static var tertiarySystemGroupedBackground: UIColor {
    SystemColors.tertiarySystemGroupedBackground
  }
  /// Text on a light background, in both interface styles.
  public static var darkText: UIColor { SystemColors.darkText }
  /// Text on a dark background, in both interface styles.
  public static var lightText: UIColor { SystemColors.lightText }
  /// The tint color of the view whose traits the color is resolved with, such as the view that has
  /// it as its background; the system's blue where there is no view.
  public static var tintColor: UIColor { SystemColors.tint }
}
