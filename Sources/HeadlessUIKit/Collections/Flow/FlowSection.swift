// SPDX-License-Identifier: MIT

/// The lines of one section of a flow layout, relative to the start of the section.
///
/// A section whose items all have the same size is a grid and stores nothing per item. Other
/// sections store the size of each item and the start of each line. The length of a line can change
/// in O(log² lines) if the line keeps its items.
struct FlowSection {
  struct Metrics: Equatable {
    var axis: LayoutAxis
    /// The length available across the scroll axis, in points.
    var breadth: CGFloat
    var inset: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var header: CGSize
    var footer: CGSize

    /// The metrics with lengths that are not finite replaced by 0 and with negative sizes clamped
    /// to 0.
    var sane: Metrics {
      func sane(_ number: CGFloat) -> CGFloat { number.isFinite ? number : 0 }
      func sane(_ size: CGSize) -> CGSize {
        CGSize(width: max(sane(size.width), 0), height: max(sane(size.height), 0))
      }
      var result = self
      result.breadth = max(sane(breadth), 0)
      result.inset = UIEdgeInsets(
        top: sane(inset.top), left: sane(inset.left), bottom: sane(inset.bottom),
        right: sane(inset.right))
      (result.lineSpacing, result.itemSpacing) = (sane(lineSpacing), sane(itemSpacing))
      (result.header, result.footer) = (sane(header), sane(footer))
      return result
    }
  }

  let metrics: Metrics
  let itemCount: Int
  /// The size of every item of a grid; nil if the items have different sizes.
  private let uniformSize: CGSize?
  private var sizes: [CGSize] = []
  /// The first item of each line, followed by the number of items. Empty in a grid.
  private var lineStarts: [Int] = []
  /// The lengths of the lines along the scroll axis, each including the spacing after the line.
  private var lines: FenwickSums
  /// The number of items in each full line of a grid; 1 in other sections.
  private let perLine: Int
  /// Whether some items no longer fit in their lines.
  private(set) var needsBreaking = false

  init(metrics: Metrics, itemCount: Int, size: CGSize) {
    self.metrics = metrics
    self.itemCount = itemCount
    uniformSize = size
    let room = Self.room(metrics)
    let across = metrics.axis.across(size)
    let fitting = (room + metrics.itemSpacing) / max(across + metrics.itemSpacing, 1e-9)
    perLine = max(Int(min(fitting + 1e-6, 1e9)), 1)
    lines = FenwickSums(
      repeating: metrics.axis.along(size) + metrics.lineSpacing,
      count: (itemCount + perLine - 1) / perLine)
  }

  /// Creates a section of items with different sizes.
  init(metrics: Metrics, sizes: [CGSize]) {
    self.metrics = metrics
    itemCount = sizes.count
    uniformSize = nil
    self.sizes = sizes
    perLine = 1
    lines = FenwickSums(repeating: 0, count: 0)
    breakLines()
  }

  /// The length that the section inset leaves to a line, across the scroll axis.
  static func room(_ metrics: Metrics) -> CGFloat {
    metrics.breadth - metrics.axis.beforeAcross(metrics.inset)
      - metrics.axis.afterAcross(metrics.inset)
  }

  // MARK: Lengths

  /// The length of the section with its header, footer and insets, along the scroll axis.
  var length: CGFloat {
    headerLength + metrics.axis.before(metrics.inset) + linesLength
      + metrics.axis.after(metrics.inset) + footerLength
  }

  var headerLength: CGFloat { metrics.axis.along(metrics.header) }
  var footerLength: CGFloat { metrics.axis.along(metrics.footer) }

  private var linesLength: CGFloat {
    lines.count == 0 ? 0 : lines.total - metrics.lineSpacing
  }

  private var linesStart: CGFloat { headerLength + metrics.axis.before(metrics.inset) }

  // MARK: Positions

  func size(ofItem item: Int) -> CGSize { uniformSize ?? sizes[item] }

  func frame(ofItem item: Int) -> CGRect {
    let line = line(ofItem: item)
    return frame(ofItem: item, inLine: line)
  }

  /// Returns the items of the lines that intersect the interval from `start` to `end`, which is
  /// relative to the start of the section.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard lines.count > 0, end >= linesStart, start <= linesStart + linesLength else {
      return 0..<0
    }
    // With negative spacing, a line extends beyond the start of the next line.
    let first = lines.firstIndex(reaching: start - linesStart + min(metrics.lineSpacing, 0))
    let last = lines.index(at: end - linesStart)
    return range(ofLine: first).lowerBound..<range(ofLine: last).upperBound
  }

  private func line(ofItem item: Int) -> Int {
    if uniformSize != nil { return item / perLine }
    var (low, high) = (0, lineStarts.count - 1)
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= item { low = middle } else { high = middle }
    }
    return low
  }

  private func range(ofLine line: Int) -> Range<Int> {
    if uniformSize != nil { return line * perLine..<min((line + 1) * perLine, itemCount) }
    return lineStarts[line]..<lineStarts[line + 1]
  }

  private func frame(ofItem item: Int, inLine line: Int) -> CGRect {
    let range = range(ofLine: line)
    let size = size(ofItem: item)
    let lineLength = lines[line] - metrics.lineSpacing
    let along =
      linesStart + lines.sum(ofFirst: line) + (lineLength - metrics.axis.along(size)) / 2
    return metrics.axis.rect(
      along: along, across: across(ofItem: item, in: range, isLast: line == lines.count - 1),
      size: size)
  }

  /// Returns the position of an item across the scroll axis. Full lines are justified with equal
  /// gaps, and an item that fills a line alone is centered. In a grid, the items of the last line
  /// keep the columns of the lines above. In other sections, they are at the start of the line,
  /// with the minimum spacing.
  private func across(ofItem item: Int, in range: Range<Int>, isLast: Bool) -> CGFloat {
    let start = metrics.axis.beforeAcross(metrics.inset)
    let room = Self.room(metrics)
    if let uniformSize {
      let breadth = metrics.axis.across(uniformSize)
      guard perLine > 1 else { return start + (room - breadth) / 2 }
      let gap = (room - breadth * CGFloat(perLine)) / CGFloat(perLine - 1)
      return start + CGFloat(item - range.lowerBound) * (breadth + gap)
    }
    let breadths = range.map { metrics.axis.across(sizes[$0]) }
    let free = room - breadths.reduce(0, +)
    guard range.count > 1 else { return start + (isLast && lines.count > 1 ? 0 : free / 2) }
    let gap = isLast ? metrics.itemSpacing : free / CGFloat(range.count - 1)
    let before = breadths.prefix(item - range.lowerBound).reduce(0, +)
    return start + before + gap * CGFloat(item - range.lowerBound)
  }

  // MARK: Sizes that become available later

  /// Changes the size of an item.
  mutating func setSize(_ size: CGSize, ofItem item: Int) {
    if let uniformSize {
      guard size != uniformSize else { return }
      self = FlowSection(
        metrics: metrics, sizes: Array(repeating: uniformSize, count: itemCount))
    }
    guard sizes[item] != size else { return }
    sizes[item] = size
    guard !needsBreaking else { return }
    let line = line(ofItem: item)
    if keepsItems(ofLine: line) {
      let items = range(ofLine: line)
      lines[line] = metrics.lineSpacing + (items.map { metrics.axis.along(sizes[$0]) }.max() ?? 0)
    } else {
      needsBreaking = true
    }
  }

  /// Breaks the items into lines again if changed items no longer fit in their lines. Lines are
  /// broken once for all changes, because this is O(items).
  mutating func breakLinesIfNeeded() {
    if needsBreaking { breakLines() }
  }

  /// Whether the given line and the line before it still end at the same items.
  private func keepsItems(ofLine line: Int) -> Bool {
    let items = range(ofLine: line)
    return end(ofLineFrom: items.lowerBound) == items.upperBound
      && (line == 0
        || end(ofLineFrom: range(ofLine: line - 1).lowerBound) == items.lowerBound)
  }

  /// Returns the first item that no longer fits in the line that begins with `first`.
  private func end(ofLineFrom first: Int) -> Int {
    let room = Self.room(metrics) + 1e-6
    var used = metrics.axis.across(sizes[first])
    var item = first + 1
    while item < itemCount {
      used += metrics.itemSpacing + metrics.axis.across(sizes[item])
      if used > room { break }
      item += 1
    }
    return item
  }

  private mutating func breakLines() {
    needsBreaking = false
    let room = Self.room(metrics) + 1e-6
    lineStarts = []
    var lengths: [CGFloat] = []
    var used = CGFloat.infinity
    for (item, size) in sizes.enumerated() {
      let (along, across) = (metrics.axis.along(size), metrics.axis.across(size))
      if used + metrics.itemSpacing + across <= room {
        used += metrics.itemSpacing + across
        lengths[lengths.count - 1] = max(lengths[lengths.count - 1], along + metrics.lineSpacing)
      } else {
        lineStarts.append(item)
        lengths.append(along + metrics.lineSpacing)
        used = across
      }
    }
    lineStarts.append(sizes.count)
    lines = FenwickSums(lengths)
  }
}
