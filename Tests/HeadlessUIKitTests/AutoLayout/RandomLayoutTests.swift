// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// Random trees, compared with a layout algorithm without constraints.
@MainActor @Suite struct RandomLayoutTests {
  /// A stack or a leaf, its size computed from the leaves upwards and its position from the root
  /// down.
  @MainActor
  private final class Node {
    var children: [Node] = []
    var isRow = false
    var alignment = UIStackView.Alignment.fill
    var spacing: CGFloat = 0
    var size = CGSize.zero
    var place = CGRect.zero
    let view: UIView

    init(leaf size: CGSize) {
      self.size = size
      view = ContentView(size.width, size.height)
    }

    init(_ children: [Node], isRow: Bool, alignment: UIStackView.Alignment, spacing: CGFloat) {
      self.children = children
      self.isRow = isRow
      self.alignment = alignment
      self.spacing = spacing
      let stack = UIStackView(arrangedSubviews: children.map(\.view))
      stack.axis = isRow ? .horizontal : .vertical
      stack.alignment = alignment
      stack.spacing = spacing
      view = stack
      let long = children.map { isRow ? $0.size.width : $0.size.height }.reduce(0, +)
      let thick = children.map { isRow ? $0.size.height : $0.size.width }.max() ?? 0
      let length = long + spacing * CGFloat(children.count - 1)
      size =
        isRow ? CGSize(width: length, height: thick) : CGSize(width: thick, height: length)
    }

    func lay(at rect: CGRect) {
      place = rect
      var start = isRow ? rect.minX : rect.minY
      for child in children {
        let thick = isRow ? child.size.height : child.size.width
        let room = isRow ? rect.height : rect.width
        let offset: CGFloat =
          switch alignment {
          case .center: (room - thick) / 2
          case .trailing: room - thick
          default: 0
          }
        let thickness = alignment == .fill ? room : thick
        child.lay(
          at: isRow
            ? CGRect(
              x: start, y: rect.minY + offset, width: child.size.width, height: thickness)
            : CGRect(
              x: rect.minX + offset, y: start, width: thickness, height: child.size.height))
        start += (isRow ? child.size.width : child.size.height) + spacing
      }
    }

    func check(in root: UIView, scale: CGFloat, _ seed: UInt64) {
      let frame = root.convert(view.bounds, from: view)
      func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
      let expected = [place.minX, place.minY, place.maxX, place.maxY].map(pixel)
      let found = [frame.minX, frame.minY, frame.maxX, frame.maxY]
      #expect(
        zip(expected, found).allSatisfy { abs($0 - $1) < 1e-6 },
        "seed \(seed): \(expected) became \(found)")
      for child in children { child.check(in: root, scale: scale, seed) }
    }
  }

  private func tree(depth: Int, _ random: inout SplitMix64) -> Node {
    if depth == 0 || Int.random(in: 0..<4, using: &random) == 0 {
      return Node(
        leaf: CGSize(
          width: CGFloat(Int.random(in: 1...60, using: &random)),
          height: CGFloat(Int.random(in: 1...60, using: &random))))
    }
    let children = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      tree(depth: depth - 1, &random)
    }
    // A stack that is stretched would have to define which of its views grows.
    let isSimple = children.allSatisfy { $0.children.isEmpty }
    let alignments: [UIStackView.Alignment] =
      isSimple ? [.fill, .leading, .center, .trailing] : [.leading, .center, .trailing]
    return Node(
      children, isRow: .random(using: &random),
      alignment: alignments.randomElement(using: &random)!,
      spacing: CGFloat(Int.random(in: 0...9, using: &random)))
  }

  @Test func `Trees of stacks are laid out as computed`() {
    for seed in UInt64(1)...60 {
      let scale = CGFloat(1 + seed % 3)
      let warnings = onDevice(scale: scale) { _ in
        var random = SplitMix64(seed: seed)
        let root = tree(depth: 4, &random)
        expectEqual(root.view.systemLayoutSizeFitting(.zero), root.size, "seed \(seed)")
        root.view.translatesAutoresizingMaskIntoConstraints = true
        root.view.frame = CGRect(origin: .zero, size: root.size)
        root.lay(at: root.view.frame)
        root.view.layoutIfNeeded()
        if !root.children.isEmpty { root.check(in: root.view, scale: scale, seed) }
      }
      expectEqual(warnings, [])
    }
  }

  /// Boxes at constant distances from edges of their superview or of earlier boxes.
  @Test func `Trees of pinned boxes are laid out as computed while views are added and removed`() {
    for seed in UInt64(1)...40 {
      onDevice(scale: 3) { _ in
        var random = SplitMix64(seed: seed &* 977)
        let root = container(300, 600)
        var boxes: [(view: UIView, parent: Int, rect: CGRect)] = [(root, -1, root.bounds)]
        for _ in 0..<40 {
          let parent = Int.random(in: 0..<boxes.count, using: &random)
          let view = plainView(in: boxes[parent].view)
          let siblings = boxes.indices.filter { boxes[$0].parent == parent }
          let numbers = (0..<4).map { _ in CGFloat(Int.random(in: 0...900, using: &random)) / 9 }
          var place = CGRect(
            x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
          if let sibling = siblings.randomElement(using: &random) {
            let other = boxes[sibling]
            place.origin.x += other.rect.maxX
            place.origin.y += other.rect.minY
            view.leadingAnchor.constraint(equalTo: other.view.trailingAnchor, constant: numbers[0])
              .isActive = true
            view.topAnchor.constraint(equalTo: other.view.topAnchor, constant: numbers[1])
              .isActive = true
          } else {
            let superview = boxes[parent].view
            view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: numbers[0])
              .isActive = true
            view.topAnchor.constraint(equalTo: superview.topAnchor, constant: numbers[1])
              .isActive = true
          }
          view.widthAnchor.constraint(equalToConstant: numbers[2]).isActive = true
          view.heightAnchor.constraint(equalToConstant: numbers[3]).isActive = true
          boxes.append((view, parent, place))
          if Int.random(in: 0..<8, using: &random) == 0 {
            root.layoutIfNeeded()
            let passing = plainView(in: boxes[parent].view)
            passing.leadingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
            root.layoutIfNeeded()
            passing.removeFromSuperview()
          }
        }
        root.layoutIfNeeded()
        check(boxes, in: root, seed)
        root.setNeedsLayout()
        let frames = boxes.map(\.view.frame)
        for box in boxes { box.view.setNeedsLayout() }
        root.layoutIfNeeded()
        expectEqual(boxes.map(\.view.frame), frames)
      }
    }
  }

  private func check(
    _ boxes: [(view: UIView, parent: Int, rect: CGRect)], in root: UIView, _ seed: UInt64
  ) {
    var exact: [CGRect] = []
    for box in boxes {
      guard box.parent >= 0 else {
        exact.append(box.rect)
        continue
      }
      let origin = exact[box.parent].origin
      let place = box.rect.offsetBy(dx: origin.x, dy: origin.y)
      exact.append(place)
      let frame = root.convert(box.view.bounds, from: box.view)
      let found = [frame.minX, frame.minY, frame.maxX, frame.maxY]
      let wanted = [place.minX, place.minY, place.maxX, place.maxY]
      for (one, other) in zip(found, wanted) {
        let pixels = other * 3
        let down = pixels.rounded(.down)
        let whole = pixels - down > 0.5 - 1e-6 ? down + 1 : down
        expectNear(one * 3, whole, within: 1e-6, "seed \(seed): \(wanted) is \(found)")
      }
    }
  }
}
