// SPDX-License-Identifier: MIT
import HeadlessHost

/// The rule of accessibility: each visible text belongs to an element or is hidden on purpose, the
/// elements that are found have a place, and those of a list's cells are found in reading order.
@MainActor
enum AccessibilityRule {
  /// - Parameter safe: the part of the window whose elements must have an area, or nil for all.
  static func violations(in root: ShownView, safe: CGRect?, on host: ScreenHost) -> [Violation] {
    let dump = host.accessibilityDump().split(separator: "\n").map(String.init)
    let hasModal = root.all.contains { $0.view.accessibilityViewIsModal }
    var found: [Violation] = []
    if !hasModal { addSilentText(root, isCovered: false, dump: dump, to: &found) }
    for shown in root.all
    where shown.element != nil && shown.view.bounds.isEmpty && shown.isWithin(safe) {
      found.append(
        Violation(
          rule: .isAccessible, place: shown.line.shortened,
          details: ["is an element without an area: [\(shown.element!)]"]))
    }
    return found + disorder(root, dump)
  }

  // MARK: Text that is not found

  private static func addSilentText(
    _ shown: ShownView, isCovered: Bool, dump: [String], to found: inout [Violation]
  ) {
    let view = shown.view
    if view.accessibilityElementsHidden { return }
    var isCovered = isCovered
    if let element = shown.element, !isCovered {
      isCovered = true
      // An element that its container's list of elements leaves out is not found.
      if shown.isInSight, !dump.contains(element) {
        found.append(
          Violation(
            rule: .isAccessible, place: shown.line.shortened,
            details: ["is the element [\(element)], which accessibilityDump() does not list"]))
      }
      if view.accessibilityLabel == nil, view.accessibilityValue == nil, shown.isInSight {
        found.append(
          Violation(
            rule: .isAccessible, place: shown.line.shortened,
            details: ["is an element without label and value: [\(element)]"]))
      }
    }
    if !isCovered, shown.isInSight, let label = view as? UILabel, !(label.text ?? "").isEmpty {
      found.append(
        Violation(
          rule: .isAccessible, place: shown.line.shortened,
          details: ["shows text, but neither it nor an ancestor is an element"]))
    }
    for child in shown.children {
      addSilentText(child, isCovered: isCovered, dump: dump, to: &found)
    }
  }

  // MARK: Order

  /// Cells are found as they are read: from the top to the bottom, and in a line from the leading edge
  /// to the trailing one.
  private static func disorder(_ root: ShownView, _ dump: [String]) -> [Violation] {
    root.all.flatMap { list -> [Violation] in
      guard list.view is UICollectionView || list.view is UIScrollView else { return [] }
      let cells = list.children.filter { $0.isInSight && $0.view is UICollectionViewCell }
      let isRightToLeft = list.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      // Only elements that occur once have a position in the dump.
      let places = cells.compactMap { cell -> (cell: ShownView, place: Int)? in
        let elements = cell.all.compactMap(\.element)
        let places = elements.compactMap { element -> Int? in
          let all = dump.indices.filter { dump[$0] == element }
          return all.count == 1 ? all[0] : nil
        }
        return places.min().map { (cell, $0) }
      }.sorted { $0.place < $1.place }
      for (earlier, later) in zip(places, places.dropFirst()) {
        let (a, b) = (earlier.cell.frame, later.cell.frame)
        let isSameLine = a.minY < b.maxY - 1 && b.minY < a.maxY - 1
        let isWrong =
          isSameLine
          ? (isRightToLeft ? a.maxX < b.minX + 1 : b.maxX < a.minX + 1)
          : b.minY < a.minY - 1
        guard isWrong else { continue }
        return [
          Violation(
            rule: .isAccessible, place: list.line.shortened,
            details: [
              "the cell at \(a.described) with [\(dump[earlier.place])] is found before",
              "the cell at \(b.described) with [\(dump[later.place])]",
            ])
        ]
      }
      return []
    }
  }
}
