// SPDX-License-Identifier: MIT

extension UICollectionLayoutListConfiguration.Appearance {
  /// The trait of the views in a list.
  var environment: UIListEnvironment {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }
}

/// The position of a row, header or footer in a list, which its cell needs to draw separators and
/// corners.
struct ListPlacement: Equatable {
  /// The parts of a section.
  enum Role { case item, header, footer }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var role = Role.item
  /// Whether the row is the first or the last of its section, without supplementary headers.
  var isFirst = false
  var isLast = false
  /// The lines above and below the row; nil if the list shows none.
  var separators: UIListSeparatorConfiguration?
  /// The side margins of the list, in points.
  var margin: CGFloat = 16

  /// The radius of the corners of the section, in points.
  var cornerRadius: CGFloat {
    appearance == .insetGrouped && role == .item ? 10 : 0
  }

  /// The corners of the section that the row has.
  var corners: CACornerMask {
    guard cornerRadius > 0 else { return [] }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  /// Whether the style has a line above or below the row.
  func hasSeparator(atTop: Bool) -> Bool {
    guard let separators, role == .item else { return false }
    switch atTop ? separators.topSeparatorVisibility : separators.bottomSeparatorVisibility {
    case .visible: return true
    case .hidden: return false
    case .automatic:
      switch appearance {
      case .plain: return !atTop
      case .grouped: return !atTop || isFirst
      case .insetGrouped: return !atTop && !isLast
      case .sidebar, .sidebarPlain: return false
      }
    }
  }

  /// Whether a line reaches from edge to edge: those around the sections of a grouped list.
  func hasFullSeparator(atTop: Bool) -> Bool {
    appearance == .grouped && (atTop ? isFirst : isLast)
  }

  /// The content style of the row.
  var content: UIListContentConfiguration {
    switch (role, appearance) {
    case (.header, .plain), (.header, .sidebarPlain): .plainHeader()
    case (.header, .sidebar): .sidebarHeader()
    case (.header, _): .groupedHeader()
    case (.footer, .plain), (.footer, .sidebarPlain), (.footer, .sidebar): .plainFooter()
    case (.footer, _): .groupedFooter()
    case (.item, .sidebar): .sidebarCell()
    case (.item, .sidebarPlain): .accompaniedSidebarCell()
    case (.item, _): .cell()
    }
  }

  /// The background style of the row.
  var background: UIBackgroundConfiguration {
    switch (role, appearance) {
    case (.header, .sidebar): .listSidebarHeader()
    case (.header, .plain), (.footer, .plain): .listPlainHeaderFooter()
    case (.header, _), (.footer, _): .listGroupedHeaderFooter()
    case (.item, .plain): .listPlainCell()
    case (.item, .grouped), (.item, .insetGrouped): .listGroupedCell()
    case (.item, .sidebar): .listSidebarCell()
    case (.item, .sidebarPlain): .listAccompaniedSidebarCell()
    }
  }
}
