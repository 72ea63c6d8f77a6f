// SPDX-License-Identifier: MIT

/// The positions of the dots of a page control along its axis: of all pages, or of those around the
/// current one if not all fit.
@MainActor
struct PageDots {
  // In points. Apple documents none of them.
  /// The distance between the centers of two dots.
  static let pitch: CGFloat = 17
  /// The space before the first dot and after the last one, in addition to half a pitch.
  static let margin: CGFloat = 8
  /// The size across the axis.
  static let breadth: CGFloat = 26

  struct Slot: Equatable {
    var page: Int
    var center: CGFloat
    /// The size of the dot, relative to its usual one.
    var scale: CGFloat
  }

  /// The dots from the first shown page to the last one.
  private(set) var slots: [Slot] = []

  /// - Parameter isReversed: Whether the first page is at the far end of the axis.
  init(count: Int, current: Int, length: CGFloat, isReversed: Bool) {
    let room = length.isFinite ? max(Int((length - 2 * Self.margin) / Self.pitch + 1e-6), 1) : count
    let shown = min(count, room)
    guard shown > 0 else { return }
    let first = min(max(current - shown / 2, 0), count - shown)
    let start = length / 2 - CGFloat(shown - 1) * Self.pitch / 2
    slots = (0..<shown).map { index in
      let page = first + index
      // The outer two dots are smaller where pages follow that are not shown.
      let missing = [first > 0 ? index : 2, first + shown < count ? shown - 1 - index : 2]
      let scale: CGFloat = [0.5, 0.75, 1][min(missing.min() ?? 2, 2)]
      let position = isReversed ? shown - 1 - index : index
      return Slot(
        page: page, center: start + CGFloat(position) * Self.pitch,
        scale: page == current ? 1 : scale)
    }
  }
}
