// SPDX-License-Identifier: MIT

/// The positions of the cells of one group.
@MainActor
struct CompositionalGroup {
  struct Cell {
    /// The frame of the cell in the group.
    var frame: CGRect
    var zIndex = 0
    /// The item that determines the size of the cell, and the size of its container. Both are
    /// needed for measuring. The item is nil in a custom group.
    var item: NSCollectionLayoutItem?
    var container: CGSize
    /// The axes along which the size of the item is estimated.
    var freeAxes: LayoutAxes = []
  }

  private(set) var cells: [Cell] = []
  private(set) var size = CGSize.zero

  /// Whether views determine the sizes of any cells.
  var hasEstimates: Bool { cells.contains { !$0.freeAxes.isEmpty } }

  private let traits: UITraitCollection
  /// The measured sizes of cells, by their index in the group.
  private let measured: (Int) -> CGSize?

  /// Positions at most `limit` cells, or fewer if no more fit.
  init(
    _ group: NSCollectionLayoutGroup, in container: CGSize, limit: Int, traits: UITraitCollection,
    measured: @escaping (Int) -> CGSize? = { _ in nil }
  ) {
    self.traits = traits
    self.measured = measured
    size = place(group, in: container, at: .zero, limit: limit)
  }

  /// Positions the cells of a group and returns the size of the group.
  private mutating func place(
    _ group: NSCollectionLayoutGroup, in container: CGSize, at origin: CGPoint, limit: Int
  ) -> CGSize {
    let outer = group.layoutSize.size(in: container)
    let insets = group.contentInsets.resolved(rightToLeft: false)
    let inner = CGRect(origin: .zero, size: outer).inset(by: insets)
    let start = CGPoint(x: origin.x + insets.left, y: origin.y + insets.top)
    let used: CGSize
    switch group.arrangement {
    case .repeated(let axis, let items):
      used = placeRepeated(items, of: group, axis, in: inner.size, at: start, limit: limit)
    case .counted(let axis, let item, let count):
      used = placeCounted(
        item, count: count, of: group, axis, in: inner.size, at: start, limit: limit)
    case .custom(let provider):
      used = placeCustom(provider, in: inner.size, at: start, limit: limit)
    }
    return CGSize(
      width: group.layoutSize.widthDimension.isEstimated
        ? used.width + insets.left + insets.right : outer.width,
      height: group.layoutSize.heightDimension.isEstimated
        ? used.height + insets.top + insets.bottom : outer.height)
  }

  /// Positions as many items as fit, but at least one, and repeats the items. If the length of the
  /// group is estimated, each item is positioned once.
  private mutating func placeRepeated(
    _ items: [NSCollectionLayoutItem], of group: NSCollectionLayoutGroup, _ axis: LayoutAxis,
    in room: CGSize, at origin: CGPoint, limit: Int
  ) -> CGSize {
    guard !items.isEmpty else { return .zero }
    let isOpen =
      (axis.isVertical ? group.layoutSize.heightDimension : group.layoutSize.widthDimension)
      .isEstimated
    let spacing = group.interItemSpacing
    var line = Line()
    var index = 0
    while cells.count < limit {
      let item = items[index % items.count]
      if isOpen, index == items.count { break }
      let gap = index == 0 ? 0 : spacing?.spacing ?? 0
      let before = cells.count
      let point =
        axis.isVertical
        ? CGPoint(x: origin.x, y: origin.y + line.used + gap)
        : CGPoint(x: origin.x + line.used + gap, y: origin.y)
      let size = placeItem(item, in: room, at: point, limit: limit)
      let fits = line.used + gap + axis.along(size) <= axis.along(room) + 1e-6
      if !fits, !isOpen, index > 0 {
        cells.removeSubrange(before...)
        break
      }
      line.add(cells: before..<cells.count, length: gap + axis.along(size))
      line.breadth = max(line.breadth, axis.across(size))
      index += 1
      if axis.along(size) <= 0, index >= items.count { break }  // otherwise the loop may not end
    }
    if spacing?.isFlexibleSpacing ?? false { spread(line, axis, room: axis.along(room)) }
    return axis.size(along: line.used, across: line.breadth)
  }

  /// The elements that have been positioned, in their order.
  private struct Line {
    var parts: [Range<Int>] = []
    var used: CGFloat = 0
    var breadth: CGFloat = 0

    mutating func add(cells: Range<Int>, length: CGFloat) {
      parts.append(cells)
      used += length
    }
  }

  /// Distributes the remaining length to flexible spacings.
  private mutating func spread(_ line: Line, _ axis: LayoutAxis, room: CGFloat) {
    guard line.parts.count > 1, room > line.used else { return }
    let share = (room - line.used) / CGFloat(line.parts.count - 1)
    for (index, part) in line.parts.enumerated() {
      let shift = share * CGFloat(index)
      for cell in part {
        cells[cell].frame =
          axis.isVertical
          ? cells[cell].frame.offsetBy(dx: 0, dy: shift)
          : cells[cell].frame.offsetBy(dx: shift, dy: 0)
      }
    }
  }

  private mutating func placeCounted(
    _ item: NSCollectionLayoutItem, count: Int, of group: NSCollectionLayoutGroup,
    _ axis: LayoutAxis, in room: CGSize, at origin: CGPoint, limit: Int
  ) -> CGSize {
    let count = max(count, 1)
    let gap = group.interItemSpacing?.spacing ?? 0
    let length = max((axis.along(room) - gap * CGFloat(count - 1)) / CGFloat(count), 0)
    var breadth: CGFloat = 0
    var used: CGFloat = 0
    for index in 0..<count where cells.count < limit {
      let along = CGFloat(index) * (length + gap)
      let point =
        axis.isVertical
        ? CGPoint(x: origin.x, y: origin.y + along) : CGPoint(x: origin.x + along, y: origin.y)
      // The item's own length along the group is ignored, because the items divide the group
      // equally.
      let size = placeItem(
        item, in: room, at: point, limit: limit,
        forced: axis.isVertical ? (nil, length) : (length, nil))
      breadth = max(breadth, axis.across(size))
      used = along + axis.along(size)
    }
    return axis.size(along: used, across: breadth)
  }

  private mutating func placeCustom(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, in room: CGSize, at origin: CGPoint,
    limit: Int
  ) -> CGSize {
    var union = CGRect(origin: .zero, size: .zero)
    for item in provider(LayoutEnvironment(size: room, traits: traits)) where cells.count < limit {
      union = union.union(item.frame)
      cells.append(
        Cell(
          frame: item.frame.offsetBy(dx: origin.x, dy: origin.y), zIndex: item.zIndex, item: nil,
          container: room))
    }
    return union.size
  }

  /// Positions an item or a group and returns its size, including the edge spacing.
  private mutating func placeItem(
    _ item: NSCollectionLayoutItem, in room: CGSize, at origin: CGPoint, limit: Int,
    forced: (width: CGFloat?, height: CGFloat?) = (nil, nil)
  ) -> CGSize {
    let edges = item.edgeSpacing?.insets ?? .zero
    let point = CGPoint(x: origin.x + edges.left, y: origin.y + edges.top)
    var size: CGSize
    if let group = item as? NSCollectionLayoutGroup {
      let container = CGSize(
        width: forced.width ?? room.width, height: forced.height ?? room.height)
      size = self.place(group, in: container, at: point, limit: limit)
    } else {
      size = item.layoutSize.size(in: room, measured: measured(cells.count))
      size.width = forced.width ?? size.width
      size.height = forced.height ?? size.height
      var freeAxes = item.layoutSize.estimatedAxes
      if forced.width != nil { freeAxes.remove(.horizontal) }
      if forced.height != nil { freeAxes.remove(.vertical) }
      cells.append(
        Cell(
          frame: CGRect(origin: point, size: size).inset(by: insets(of: item, freeAxes)),
          item: item, container: room, freeAxes: freeAxes))
    }
    return CGSize(
      width: size.width + edges.left + edges.right, height: size.height + edges.top + edges.bottom)
  }

  /// Returns the content insets without those along estimated axes (NSCollectionLayoutItem,
  /// "contentInsets").
  private func insets(of item: NSCollectionLayoutItem, _ freeAxes: LayoutAxes) -> UIEdgeInsets {
    var insets = item.contentInsets.resolved(rightToLeft: false)
    insets.remove(freeAxes)
    return insets
  }
}
