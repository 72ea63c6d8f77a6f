// SPDX-License-Identifier: MIT

/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// No edge; the center.
  case none = 0
  case top = 1
  /// The top leading corner.
  case topLeading = 2
  case leading = 3
  /// The bottom leading corner.
  case bottomLeading = 4
  case bottom = 5
  /// The bottom trailing corner.
  case bottomTrailing = 6
  case trailing = 7
  /// The top trailing corner.
  case topTrailing = 8

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
