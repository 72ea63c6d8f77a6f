// SPDX-License-Identifier: MIT
import HeadlessHost

/// The rule of accessibility: each visible text belongs to an element, is the caption of an element
/// or is hidden on purpose; each element that is found has an area; and the elements of a list's
/// cells are found in reading order.
@MainActor
enum AccessibilityRule {
  /// Returns the violations of the rule by the views below `root`.
  ///
  /// - Parameter safe: The part of the window whose elements must have an area, or nil for all.
  static func violations(in root: ShownView, safe: CGRect?, on host: ScreenHost) -> [Violation] {
    let dump = host.accessibilityDump().split(separator: "\n").map(String.init)
    let hasModal = root.all.contains { $0.view.accessibilityViewIsModal }
    var found: [Violation] = []
    if !hasModal { addSilentText(root, isCovered: false, dump: dump, to: &found) }
    for shown in reachable(root) where shown.view.bounds.isEmpty && shown.isWithin(safe) {
      found.append(
        Violation(
          rule: .isAccessible, place: shown.line.shortened,
          details: ["is an element without an area: [\(shown.element!)]"]))
    }
    return found + disorder(root, dump)
  }

  /// Returns the elements that assistive technology finds. The subviews of an element are parts of
  /// the element and not found separately.
  private static func reachable(_ shown: ShownView) -> [ShownView] {
    if shown.view.accessibilityElementsHidden { return [] }
    return shown.element == nil ? shown.children.flatMap(reachable) : [shown]
  }

  // MARK: Silent text

  private static func addSilentText(
    _ shown: ShownView, isCovered: Bool, dump: [String], to found: inout [Violation]
  ) {
    let view = shown.view
    if view.accessibilityElementsHidden { return }
    var isCovered = isCovered
    if let element = shown.element, !isCovered {
      isCovered = true
      // An element that is missing from its container's list of elements is not found.
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
    if !isCovered, shown.isInSight, let label = view as? UILabel, let text = label.text,
      !text.isEmpty, !isSaid(text, beside: label)
    {
      found.append(
        Violation(
          rule: .isAccessible, place: shown.line.shortened,
          details: ["shows text, but neither it nor an ancestor is an element"]))
    }
    for child in shown.children {
      addSilentText(child, isCovered: isCovered, dump: dump, to: &found)
    }
  }

  /// Whether a sibling of a label is an element with the label's text as its accessibility label,
  /// such as the field of which the label is the caption.
  private static func isSaid(_ text: String, beside label: UILabel) -> Bool {
    (label.superview?.subviews ?? []).contains {
      $0 !== label && $0.isAccessibilityElement && $0.accessibilityLabel == text
    }
  }

  // MARK: Order

  /// Returns the first elements of cells that are not in reading order. An element precedes another
  /// element if the first is above or on the leading side of the second. If the vertical and the
  /// horizontal edges disagree, as between columns, both orders are correct.
  private static func disorder(_ root: ShownView, _ dump: [String]) -> [Violation] {
    // Only an element that occurs once, on the screen and in the dump, has a known position.
    let counts = reachable(root).reduce(into: [:]) { $0[$1.element!, default: 0] += 1 }
    return root.all.flatMap { list -> [Violation] in
      guard list.view is UICollectionView || list.view is UIScrollView else { return [] }
      let isRightToLeft = list.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let places = list.children.compactMap { cell -> (element: ShownView, place: Int)? in
        // Cells above others, such as pinned ones, are stacked on purpose.
        guard cell.isInSight, cell.view is UICollectionViewCell, cell.view.layer.zPosition == 0
        else { return nil }
        let places = reachable(cell).compactMap { shown -> (element: ShownView, place: Int)? in
          let found = dump.indices.filter { dump[$0] == shown.element }
          return counts[shown.element!] == 1 && found.count == 1 ? (shown, found[0]) : nil
        }
        return places.min { $0.place < $1.place }
      }.sorted { $0.place < $1.place }
      for (earlier, later) in zip(places, places.dropFirst()) {
        let (a, b) = (earlier.element.frame, later.element.frame)
        guard comesBefore(b, a, isRightToLeft), !comesBefore(a, b, isRightToLeft) else { continue }
        return [
          Violation(
            rule: .isAccessible, place: list.line.shortened,
            details: [
              "the element at \(a.described), [\(dump[earlier.place])], is found before",
              "the element of another cell at \(b.described), [\(dump[later.place])]",
            ])
        ]
      }
      return []
    }
  }

  private static func comesBefore(_ a: CGRect, _ b: CGRect, _ isRightToLeft: Bool) -> Bool {
    a.maxY < b.minY + 1 || (isRightToLeft ? b.maxX < a.minX + 1 : a.maxX < b.minX + 1)
  }
}
