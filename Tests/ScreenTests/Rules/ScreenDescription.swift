// SPDX-License-Identifier: MIT
import HeadlessHost

/// The visible part of a screen as lines of text, which are equal for screens that look equal.
///
/// The lines contain no views that draw nothing and no clipped parts. Frames are in window
/// coordinates. Siblings are sorted by position. Siblings that overlap by more than rounding to
/// pixels can explain keep their order, because that order is visible.
@MainActor
struct ScreenDescription {
  private(set) var lines: [String] = []

  /// Creates the description of a view and the views below.
  ///
  /// - Parameter onScreenOnly: Whether frames end at the edges of the window. Parts of frames
  ///   outside of the window can depend on estimates, such as the background of a section whose
  ///   last rows have not been measured.
  init(_ root: ShownView, onScreenOnly: Bool = false) {
    add(root.entries(onScreenOnly: onScreenOnly), depth: 0)
  }

  private mutating func add(_ entries: [Entry], depth: Int) {
    for entry in Self.canonicalOrder(entries) {
      lines.append(String(repeating: " ", count: depth) + entry.line)
      add(entry.children, depth: depth + 1)
    }
  }

  /// A visible view, with the visible views below it.
  fileprivate struct Entry {
    var line: String
    var frame: CGRect
    /// The rectangle around the view and all subviews that draw.
    var extent: CGRect
    var children: [Entry]

    func isBefore(_ other: Entry) -> Bool {
      let (a, b) = (frame, other.frame)
      // In hundredths of a point, so that rounding errors do not affect the order.
      let key = [a.minY - b.minY, a.minX - b.minX].map { ($0 * 100).rounded() }
      if let first = key.first(where: { $0 != 0 }) { return first < 0 }
      return line < other.line
    }
  }

  /// Returns the smallest of all orders in which entries that overlap keep their order: the
  /// lexicographic normal form of a trace (Anisimov and Knuth 1979).
  private static func canonicalOrder(_ entries: [Entry]) -> [Entry] {
    var blockers = [Int](repeating: 0, count: entries.count)
    var blocked = [[Int]](repeating: [], count: entries.count)
    for (index, entry) in entries.enumerated() {
      for earlier in 0..<index where entries[earlier].extent.overlaps(entry.extent, by: 0.5) {
        blockers[index] += 1
        blocked[earlier].append(index)
      }
    }
    var free = entries.indices.filter { blockers[$0] == 0 }
    var order: [Entry] = []
    while let next = free.indices.min(by: { entries[free[$0]].isBefore(entries[free[$1]]) }) {
      let index = free.remove(at: next)
      order.append(entries[index])
      for other in blocked[index] {
        blockers[other] -= 1
        if blockers[other] == 0 { free.append(other) }
      }
    }
    return order
  }
}

extension ShownView {
  /// Returns the entry of this view with the visible views below, or only the entries below if this
  /// view draws nothing.
  fileprivate func entries(onScreenOnly: Bool) -> [ScreenDescription.Entry] {
    let below = children.flatMap { $0.entries(onScreenOnly: onScreenOnly) }
    guard isInSight, draws || element != nil else { return below }
    let onScreen = view.window.map { frame.intersection($0.bounds) } ?? visible
    var line = line(in: onScreenOnly ? onScreen : frame)
    if !visible.isAlmost(onScreen) { line += " clipped=\(visible.described)" }
    if let element { line += " [\(element)]" }
    let extent = below.reduce(visible) { $0.union($1.extent) }
    return [.init(line: line, frame: frame, extent: extent, children: below)]
  }
}

extension CGRect {
  /// Whether the rectangles overlap by more than a distance in both directions.
  func overlaps(_ other: CGRect, by distance: CGFloat = 0.01) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > distance
      && min(maxY, other.maxY) - max(minY, other.minY) > distance
  }

  func isAlmost(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(maxX - other.maxX) < 0.01 && abs(maxY - other.maxY) < 0.01
  }
}
