// SPDX-License-Identifier: MIT

/// The colors of the page and of the pictures, each in a light and a dark variant.
enum Palette: String, CaseIterable {
  case paper
  case ink
  case muted
  case line
  case faint
  case accent
  case soft
  case inserted
  case deleted

  /// The color on a white background.
  var light: String {
    switch self {
    case .paper: "#ffffff"
    case .ink: "#1c2128"
    case .muted: "#68717d"
    case .line: "#d3d8df"
    case .faint: "#aeb6c1"
    case .accent: "#3f5bd8"
    case .soft: "#e9edfc"
    case .inserted: "#0c8267"
    case .deleted: "#c1440e"
    }
  }

  /// The color on a nearly black background.
  var dark: String {
    switch self {
    case .paper: "#101318"
    case .ink: "#e6e9ee"
    case .muted: "#99a3b0"
    case .line: "#3a424d"
    case .faint: "#5b6573"
    case .accent: "#92a7ff"
    case .soft: "#1e2540"
    case .inserted: "#4fcfa9"
    case .deleted: "#ff9566"
    }
  }

  /// Returns a style sheet with the light colors, followed by the same style sheet with the dark
  /// colors for dark mode.
  static func themed(_ sheet: (_ color: (Palette) -> String) -> String) -> String {
    """
    :root { color-scheme: light dark }
    \(sheet(\.light))
    @media (prefers-color-scheme: dark) {
    \(sheet(\.dark))
    }
    """
  }

  /// Fonts that are installed on most machines.
  static let fonts =
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'DejaVu Sans', sans-serif"
}
