// SPDX-License-Identifier: MIT
import HeadlessHost

/// The rules of placement: rows do not overlap, and the content of a container is within the
/// container.
@MainActor
enum PlacementRules {
  /// Returns the violations of the rules by the views below `root`.
  ///
  /// - Parameter safe: The part of the window whose views are checked, or nil for all.
  static func violations(in root: ShownView, safe: CGRect?) -> [Violation] {
    overlappingRows(root.all) + outsideContainers(root, within: [], safe: safe)
  }

  // MARK: Rows

  private static func overlappingRows(_ views: [ShownView]) -> [Violation] {
    views.flatMap { shown -> [Violation] in
      guard let list = shown.view as? UICollectionView else { return [] }
      let rows = list.indexPathsForVisibleItems.sorted().compactMap { path -> (UIView, Int)? in
        guard let cell = list.cellForItem(at: path), !cell.isHidden, cell.alpha >= 0.01 else {
          return nil
        }
        // Cells with different z-indices are stacked on purpose.
        return (cell, list.collectionViewLayout.layoutAttributesForItem(at: path)?.zIndex ?? 0)
      }
      var found: [Violation] = []
      for (index, (row, z)) in rows.enumerated() {
        for (other, otherZ) in rows[..<index] where z == otherZ {
          let (a, b) = (
            list.convert(row.bounds, from: row), list.convert(other.bounds, from: other)
          )
          guard a.overlaps(b, by: 0.5) else { continue }
          found.append(
            Violation(
              rule: .rowsApart, place: shown.line.shortened,
              details: [b, a].map { "row at \($0.described) in the list's coordinates" }))
        }
      }
      return found
    }
  }

  // MARK: Containers

  /// Returns the views that extend beyond one of their containers.
  ///
  /// - Parameter containers: The ancestors that must contain the views, the outermost first.
  private static func outsideContainers(
    _ shown: ShownView, within containers: [UIView], safe: CGRect?
  ) -> [Violation] {
    let view = shown.view
    if view is UIRefreshControl { return [] }  // is positioned above the content
    var found: [Violation] = []
    if isLeaf(shown), shown.isWithin(safe) {
      for container in containers {
        let rect = extent(of: view, in: container)
        let room = room(in: container)
        guard !rect.isEmpty, !contains(room, rect) else { continue }
        found.append(
          Violation(
            rule: .staysInside, place: shown.line.shortened,
            details: [
              "lies at \(rect.described)",
              "in \(type(of: container)), whose bounds are \(room.insetBy(dx: 0.75, dy: 0.75).described)",
            ]))
        break
      }
    }
    // The parts of a control are placed by the control.
    if view is UIControl { return found }
    // The content of a scroll view may be anywhere in its content area; containers around the
    // scroll view contain the scroll view only.
    let isContainer = view is UICollectionReusableView || view is UIStackView
    let inner = view is UIScrollView ? [view] : isContainer ? containers + [view] : containers
    return found + shown.children.flatMap { outsideContainers($0, within: inner, safe: safe) }
  }

  /// Returns whether a rectangle contains another one. `CGRect.contains(_:)` compares the union of
  /// both with the first one, and a rounding error of the union's size makes it false.
  private static func contains(_ room: CGRect, _ rect: CGRect) -> Bool {
    room.minX <= rect.minX && room.minY <= rect.minY && room.maxX >= rect.maxX
      && room.maxY >= rect.maxY
  }

  private static func isLeaf(_ shown: ShownView) -> Bool {
    if shown.view is UILabel || shown.view is UIControl { return shown.draws }
    return shown.draws && !shown.children.contains { $0.all.contains(where: \.draws) }
  }

  /// Returns the rectangle that a view covers, in the coordinates of a container. Labels and
  /// controls count entirely. For other views, the parts that the container or an ancestor within
  /// the container clips do not count.
  private static func extent(of view: UIView, in container: UIView) -> CGRect {
    var rect = container.convert(view.bounds, from: view)
    if view is UILabel || view is UIControl { return rect }
    var ancestor = view.superview
    while let clipping = ancestor, clipping !== container.superview {
      if clipping.clipsToBounds {
        rect = rect.intersection(container.convert(clipping.bounds, from: clipping))
      }
      ancestor = clipping.superview
    }
    return rect.isNull ? .zero : rect
  }

  /// Returns the rectangle that must contain a container's views: its bounds, or the bounds and the
  /// content of a scroll view, plus a tolerance of 0.75 points for rounding.
  private static func room(in container: UIView) -> CGRect {
    var room = container.bounds
    if let scrollView = container as? UIScrollView {
      room = room.union(CGRect(origin: .zero, size: scrollView.contentSize))
    }
    return room.insetBy(dx: -0.75, dy: -0.75)
  }
}
