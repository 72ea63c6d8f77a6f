// SPDX-License-Identifier: MIT
import EpoxyLayoutGroups
import HeadlessUIKit
import ResinTestSupport
import Testing

/// A group or a view of a random tree.
private indirect enum Node {
  case leaf(id: Int, width: CGFloat, height: CGFloat)
  case row(id: Int, spacing: CGFloat, [Child])
  case column(id: Int, spacing: CGFloat, [Child])
  case layers(id: Int, [Child])
}

private struct Child {
  var node: Node
  /// 0 is the beginning, 1 the end, 2 the middle.
  var alignment: Int
  var padding: NSDirectionalEdgeInsets
}

extension Node {
  static func random(
    depth: Int, in ids: inout [Int], using random: inout SplitMix64
  ) -> Node {
    let id = ids.removeLast()
    let size = { (random: inout SplitMix64) in CGFloat(Int.random(in: 1...40, using: &random)) }
    if depth == 0 || Int.random(in: 0..<3, using: &random) == 0 {
      return .leaf(id: id, width: size(&random), height: size(&random))
    }
    let children = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      let side = { (random: inout SplitMix64) in CGFloat(Int.random(in: 0...5, using: &random)) }
      return Child(
        node: Node.random(depth: depth - 1, in: &ids, using: &random),
        alignment: Int.random(in: 0..<3, using: &random),
        padding: Bool.random(using: &random)
          ? .zero
          : .init(
            top: side(&random), leading: side(&random), bottom: side(&random),
            trailing: side(&random)))
    }
    let spacing = CGFloat(Int.random(in: 0...9, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1: return .row(id: id, spacing: spacing, children)
    case 2, 3: return .column(id: id, spacing: spacing, children)
    default: return .layers(id: id, children)
    }
  }

  private var isLeaf: Bool {
    if case .leaf = self { return true }
    return false
  }

  // Layouts that are unique: groups are filled across, and a spacer at the end takes the remaining
  // length. A column has an item with a preferred width.
  func item(
    _ across: VGroup.ItemAlignment = .leading, _ down: HGroup.ItemAlignment = .fill,
    _ padding: NSDirectionalEdgeInsets = .zero
  ) -> any GroupItemModeling {
    switch self {
    case .leaf(let id, let width, let height):
      return TestView.groupItem(
        dataID: id, content: "1", style: .init(width: width, height: height)
      ).horizontalAlignment(across).verticalAlignment(down).padding(padding)
    case .row(let id, let spacing, let children):
      let spacer = SpacerItem(dataID: "end", style: .init(minWidth: 0))
      return HGroupItem(
        dataID: id, style: .init(spacing: spacing), groupItems: items(children) + [spacer]
      ).horizontalAlignment(across).verticalAlignment(down).padding(padding)
    case .column(let id, let spacing, let children):
      let spacer = SpacerItem(dataID: "end", style: .init(minHeight: 0))
      return VGroupItem(
        dataID: id, style: .init(spacing: spacing), groupItems: items(children) + [spacer]
      ).horizontalAlignment(across).verticalAlignment(down).padding(padding)
    case .layers(let id, let children):
      return ZGroupItem(dataID: id, groupItems: items(children))
        .horizontalAlignment(across).verticalAlignment(down).padding(padding)
    }
  }

  private func isFilled(by index: Int, _ child: Child) -> Bool {
    if case .column = self, children.firstIndex(where: \.node.isLeaf) ?? index == index {
      return true
    }
    return !child.node.isLeaf
  }

  private func items(_ children: [Child]) -> [any GroupItemModeling] {
    children.enumerated().map { index, child in
      guard !isFilled(by: index, child) else { return child.node.item(.fill, .fill, child.padding) }
      return child.node.item(
        [.leading, .trailing, .center][child.alignment], [.top, .bottom, .center][child.alignment],
        child.padding)
    }
  }

  // MARK: The same layout by another way: sizes from the leaves up, positions from the root down.

  private var children: [Child] {
    switch self {
    case .leaf: []
    case .row(_, _, let children), .column(_, _, let children), .layers(_, let children): children
    }
  }

  var size: CGSize {
    let sizes = children.map { child in
      let size = child.node.size
      return CGSize(
        width: size.width + child.padding.leading + child.padding.trailing,
        height: size.height + child.padding.top + child.padding.bottom)
    }
    let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
    let gaps = CGFloat(children.count)
    switch self {
    case .leaf(_, let width, let height): return CGSize(width: width, height: height)
    case .row(_, let spacing, _):
      return CGSize(width: widths.reduce(gaps * spacing, +), height: heights.max() ?? 0)
    case .column(_, let spacing, _):
      return CGSize(width: widths.max() ?? 0, height: heights.reduce(gaps * spacing, +))
    case .layers: return CGSize(width: widths.max() ?? 0, height: heights.max() ?? 0)
    }
  }

  /// The frames of the leaves, by ID.
  func place(in frame: CGRect, _ places: inout [Int: CGRect]) {
    if case .leaf(let id, _, _) = self { places[id] = frame }
    var along = frame.origin
    for (index, child) in children.enumerated() {
      let (size, padding) = (child.node.size, child.padding)
      let alignment = isFilled(by: index, child) ? nil : child.alignment
      let x = Self.place(
        alignment, size.width, padding.leading, padding.trailing, frame.minX, frame.width)
      let y = Self.place(
        alignment, size.height, padding.top, padding.bottom, frame.minY, frame.height)
      var place = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
      switch self {
      case .leaf, .layers: break
      case .row(_, let spacing, _):
        (place.origin.x, place.size.width) = (along.x + padding.leading, size.width)
        along.x = place.maxX + padding.trailing + spacing
      case .column(_, let spacing, _):
        (place.origin.y, place.size.height) = (along.y + padding.top, size.height)
        along.y = place.maxY + padding.bottom + spacing
      }
      child.node.place(in: place, &places)
    }
  }

  private static func place(
    _ alignment: Int?, _ length: CGFloat, _ before: CGFloat, _ behind: CGFloat, _ start: CGFloat,
    _ room: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    switch alignment {
    case nil: (start + before, room - before - behind)
    case 0: (start + before, length)
    case 1: (start + room - behind - length, length)
    default: (start + (room - length) / 2, length)
    }
  }
}

extension Child {
  /// Items in the middle have even padding: otherwise the middle of a tight group is not the one
  /// that is computed.
  fileprivate var evened: Child {
    var child = self
    if alignment == 2 {
      child.padding.bottom = padding.top
      child.padding.trailing = padding.leading
    }
    child.node = node.evened
    return child
  }
}

extension Node {
  fileprivate var evened: Node {
    switch self {
    case .leaf: self
    case .row(let id, let spacing, let children):
      .row(id: id, spacing: spacing, children.map(\.evened))
    case .column(let id, let spacing, let children):
      .column(id: id, spacing: spacing, children.map(\.evened))
    case .layers(let id, let children): .layers(id: id, children.map(\.evened))
    }
  }
}

@MainActor @Suite struct RandomTreeTests {
  private func frames(of group: any Group, _ frames: inout [Int: CGRect]) {
    for item in group.items {
      guard let id = item.dataID.base as? Int else { continue }
      let made = group.constrainable(with: item.dataID)
      if let inner = made as? any Group {
        self.frames(of: inner, &frames)
      } else if let view = made as? UIView {
        frames[id] = view.frame
      }
    }
  }

  private func installed(_ group: VGroup, in view: UIView) -> VGroup {
    group.install(in: view)
    group.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    group.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    return group
  }

  private func expectSame(_ one: [Int: CGRect], _ other: [Int: CGRect], _ label: String) {
    guard one.count == other.count else {
      Issue.record("\(one.count) and \(other.count) views, \(label)")
      return
    }
    for (id, frame) in one {
      let same = other[id].map {
        abs($0.minX - frame.minX) < 1e-9 && abs($0.minY - frame.minY) < 1e-9
          && abs($0.width - frame.width) < 1e-9 && abs($0.height - frame.height) < 1e-9
      }
      #expect(same == true, "\(label): \(id) at \(frame) and \(String(describing: other[id]))")
      if same != true { return }
    }
  }

  @Test func `Trees that were changed, built anew and computed directly are laid out alike`() {
    for seed in 0..<UInt64(sampleCount(25)) {
      // Two points a pixel: middles lie on pixels.
      let log = onStage(1000, 1000, scale: 2) { view, _ in
        var random = SplitMix64(seed: seed)
        let group = installed(VGroup(alignment: .leading), in: view)
        for step in 0..<6 {
          // The same IDs in another order: a leaf becomes a group, and a group moves.
          var ids = Array(0..<400).shuffled(using: &random)
          if step % 2 == 0 { ids.sort(by: >) }
          let trees = (0..<3).map { _ in
            Node.random(depth: 3, in: &ids, using: &random).evened
          }
          group.setItems(trees.map { $0.item() }, animated: step % 3 == 2)
          view.layoutIfNeeded()
          var (changed, fresh, added) = ([Int: CGRect](), [Int: CGRect](), [Int: CGRect]())
          frames(of: group, &changed)
          var y: CGFloat = 0
          for tree in trees {
            tree.place(in: CGRect(origin: CGPoint(x: 0, y: y), size: tree.size), &added)
            y += tree.size.height
          }
          let otherView = UIView(frame: view.frame)
          view.window?.addSubview(otherView)
          let other = installed(
            VGroup(alignment: .leading, items: trees.map { $0.item() }), in: otherView)
          otherView.layoutIfNeeded()
          frames(of: other, &fresh)
          otherView.removeFromSuperview()
          expectSame(added, fresh, "by hand and anew, seed \(seed), step \(step)")
          expectSame(fresh, changed, "anew and changed, seed \(seed), step \(step)")
        }
      }
      #expect(log.isEmpty, "seed \(seed): \(log.warnings) \(log.failures) \(log.layout)")
    }
  }
}
