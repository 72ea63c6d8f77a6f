// SPDX-License-Identifier: MIT

/// The font and the color of a text in the system's styles.
struct StyleOfText: Hashable, Sendable {
  var textStyle = UIFont.TextStyle.body
  var isBold = false
  var color = UIColor.label
  var transform = UIListContentConfiguration.TextProperties.TextTransform.none

  func font(for traits: UITraitCollection?) -> UIFont {
    let font = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits)
    guard isBold, let bold = font.fontDescriptor.withSymbolicTraits(.traitBold) else { return font }
    return UIFont(descriptor: bold, size: 0)
  }
}

extension UIListContentConfiguration {
  enum Style: Sendable {
    case cell, subtitleCell, valueCell
    case plainHeader, plainFooter, groupedHeader, groupedFooter
    case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
    case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
    case sidebarHeader
    /// The styles of headers and footers that are those of the list.
    case header, footer

    /// Returns the style in a list. Only the cells of a sidebar differ from those of other lists.
    func adapted(to list: UIListEnvironment) -> Style {
      switch (self, list) {
      case (.cell, .sidebar): .sidebarCell
      case (.cell, .sidebarPlain): .accompaniedSidebarCell
      case (.subtitleCell, .sidebar): .sidebarSubtitleCell
      case (.subtitleCell, .sidebarPlain): .accompaniedSidebarSubtitleCell
      case (.header, .sidebar): .sidebarHeader
      case (.header, .grouped), (.header, .insetGrouped): .groupedHeader
      case (.header, _): .plainHeader
      case (.footer, .grouped), (.footer, .insetGrouped): .groupedFooter
      case (.footer, _): .plainFooter
      default: self
      }
    }

    private var isOfSidebar: Bool {
      switch self {
      case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
        .accompaniedSidebarSubtitleCell:
        true
      default: false
      }
    }

    /// Whether the style is that of a row, which is 44 points high at least.
    var isOfCell: Bool {
      switch self {
      case .cell, .subtitleCell, .valueCell: true
      default: isOfSidebar
      }
    }

    private var text: StyleOfText {
      switch self {
      case .plainHeader: StyleOfText(textStyle: .headline)
      case .groupedHeader:
        StyleOfText(textStyle: .footnote, color: .secondaryLabel, transform: .uppercase)
      case .plainFooter, .groupedFooter:
        StyleOfText(textStyle: .footnote, color: .secondaryLabel)
      case .prominentInsetGroupedHeader: StyleOfText(textStyle: .headline)
      case .extraProminentInsetGroupedHeader, .sidebarHeader:
        StyleOfText(textStyle: .title3, isBold: true)
      default: StyleOfText()
      }
    }

    private var secondaryText: StyleOfText {
      switch self {
      case .valueCell: StyleOfText(color: .secondaryLabel)
      case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell, .sidebarCell,
        .accompaniedSidebarCell:
        StyleOfText(textStyle: .subheadline, color: .secondaryLabel)
      case .plainHeader, .groupedHeader, .plainFooter, .groupedFooter,
        .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader, .sidebarHeader, .header,
        .footer:
        StyleOfText(textStyle: .footnote, color: .secondaryLabel)
      case .cell, .subtitleCell: StyleOfText(textStyle: .caption1)
      }
    }

    func text(for state: StateFlags?) -> StyleOfText { text.with(color(for: state)) }

    func secondaryText(for state: StateFlags?) -> StyleOfText {
      secondaryText.with(color(for: state))
    }

    func tintColor(for state: StateFlags?) -> UIColor? { color(for: state) }

    /// Returns the color of a whole row in a state; nil if each part has its own.
    private func color(for state: StateFlags?) -> UIColor? {
      guard let state else { return nil }
      if state.isDisabled { return .tertiaryLabel }
      return isOfSidebar && state.usesTintedSelection ? .white : nil
    }

    var margins: NSDirectionalEdgeInsets {
      switch self {
      case .cell, .subtitleCell, .valueCell:
        .init(top: 11, leading: 16, bottom: 11, trailing: 8)
      case .plainHeader: .init(top: 7, leading: 16, bottom: 7, trailing: 8)
      case .plainFooter, .groupedFooter: .init(top: 8, leading: 16, bottom: 8, trailing: 8)
      case .groupedHeader: .init(top: 8, leading: 16, bottom: 7, trailing: 8)
      case .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader:
        .init(top: 8, leading: 16, bottom: 10, trailing: 8)
      case .sidebarHeader: .init(top: 8, leading: 8, bottom: 8, trailing: 8)
      default: .init(top: 11, leading: 8, bottom: 11, trailing: 8)
      }
    }
  }

  /// Returns the style of a cell: a text, and a small secondary text below it.
  public static func cell() -> UIListContentConfiguration { .init(.cell) }
  /// Returns the style of a cell with a subtitle.
  public static func subtitleCell() -> UIListContentConfiguration { .init(.subtitleCell) }
  /// Returns the style of a cell with a value: a gray secondary text beside the text.
  public static func valueCell() -> UIListContentConfiguration { .init(.valueCell) }

  /// Returns the style of a header: that of the list that contains it, and of a plain list without
  /// one.
  public static func header() -> UIListContentConfiguration { .init(.header) }
  /// Returns the style of a footer: that of the list that contains it, and of a plain list without
  /// one.
  public static func footer() -> UIListContentConfiguration { .init(.footer) }
  /// Returns the style of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration { .init(.plainHeader) }
  /// Returns the style of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration { .init(.plainFooter) }
  /// Returns the style of a header in a grouped list: small gray capitals.
  public static func groupedHeader() -> UIListContentConfiguration { .init(.groupedHeader) }
  /// Returns the style of a footer in a grouped list: small gray text.
  public static func groupedFooter() -> UIListContentConfiguration { .init(.groupedFooter) }
  /// Returns the style of a prominent header in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    .init(.prominentInsetGroupedHeader)
  }
  /// Returns the style of a very prominent header in an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    .init(.extraProminentInsetGroupedHeader)
  }

  /// Returns the style of a cell in a sidebar. Its text is white on the tint color if it is
  /// selected on a pad.
  public static func sidebarCell() -> UIListContentConfiguration { .init(.sidebarCell) }
  /// Returns the style of a cell with a subtitle in a sidebar.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    .init(.sidebarSubtitleCell)
  }
  /// Returns the style of a cell in a list beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    .init(.accompaniedSidebarCell)
  }
  /// Returns the style of a cell with a subtitle in a list beside a sidebar.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    .init(.accompaniedSidebarSubtitleCell)
  }
  /// Returns the style of a header in a sidebar: large bold text.
  public static func sidebarHeader() -> UIListContentConfiguration { .init(.sidebarHeader) }

  /// The least height of the view: rows of the system have 44 points unless their margins are set.
  var minimumHeight: CGFloat {
    style.isOfCell && directionalLayoutMargins == style.margins ? 44 : 0
  }
}

extension StyleOfText {
  fileprivate func with(_ color: UIColor?) -> StyleOfText {
    var result = self
    if let color { result.color = color }
    return result
  }
}
