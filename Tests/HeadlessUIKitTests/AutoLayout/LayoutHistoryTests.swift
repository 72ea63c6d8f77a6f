// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// A layout does not depend on the order in which constraints were added: after random changes,
/// frames are those of a tree that is built anew.
@MainActor @Suite struct LayoutHistoryTests {
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// A constraint between two views by their numbers; each has a priority of its own, so that there
  /// is one best layout.
  private struct Rule {
    var first: Int
    var second: Int?
    var attribute: Attribute
    var secondAttribute = Attribute.notAnAttribute
    var multiplier: CGFloat = 1
    var relation: NSLayoutConstraint.Relation
    var constant: CGFloat
    var priority: Float
  }

  private struct Box {
    var parent: Int
    var content: CGSize
    /// The frame of the box; nil where constraints place it.
    var frame: CGRect?
  }

  @MainActor
  private final class Tree {
    let root = container(300, 300)
    var views: [ContentView] = []
    var boxes: [Box] = []
    var rules: [(rule: Rule, constraint: NSLayoutConstraint)] = []

    /// A guide in every third view, numbered after the views.
    var guides: [UILayoutGuide] = []

    var itemCount: Int { views.count + guides.count }

    func view(_ index: Int) -> UIView { index < 0 ? root : views[index] }

    func item(_ index: Int) -> Any {
      index < views.count ? view(index) : guides[index - views.count]
    }

    /// Returns the number of the view that contains an item.
    func parent(of index: Int) -> Int {
      index < boxes.count ? boxes[index].parent : 3 * (index - boxes.count)
    }

    func addGuides() {
      for index in stride(from: 0, to: views.count, by: 3) {
        let guide = UILayoutGuide()
        views[index].addLayoutGuide(guide)
        guides.append(guide)
      }
    }

    func add(_ box: Box) {
      let view = ContentView(box.content.width, box.content.height)
      // Content priorities are distinct, too.
      let order = Float(views.count)
      for (axis, offset) in [(NSLayoutConstraint.Axis.horizontal, Float(0)), (.vertical, 30)] {
        view.setContentHuggingPriority(UILayoutPriority(300 + offset + order), for: axis)
        view.setContentCompressionResistancePriority(
          UILayoutPriority(400 + offset + order), for: axis)
      }
      views.append(view)
      boxes.append(box)
      place(view, as: box)
      self.view(box.parent).addSubview(view)
    }

    func place(_ view: UIView, as box: Box) {
      view.translatesAutoresizingMaskIntoConstraints = box.frame != nil
      if let frame = box.frame { view.frame = frame }
    }

    func add(_ rule: Rule) {
      let constraint = NSLayoutConstraint(
        item: item(rule.first), attribute: rule.attribute, relatedBy: rule.relation,
        toItem: rule.second.map(item), attribute: rule.secondAttribute,
        multiplier: rule.multiplier, constant: rule.constant)
      constraint.priority = UILayoutPriority(rule.priority)
      constraint.isActive = true
      rules.append((rule, constraint))
    }

    func frames() -> [CGRect] {
      root.layoutIfNeeded()
      return views.map { root.convert($0.bounds, from: $0) }
        + guides.map { root.convert($0.layoutFrame, from: $0.owningView) }
    }

    func forgetInactive() { rules.removeAll { !$0.constraint.isActive } }

    func copy() -> Tree {
      let copy = Tree()
      for box in boxes { copy.add(box) }
      copy.addGuides()
      for rule in rules { copy.add(rule.rule) }
      return copy
    }
  }

  /// The attributes that can be related to each other.
  private static let attributes: [[Attribute]] = [
    [.left, .right, .centerX], [.top, .bottom, .centerY], [.width, .height],
  ]

  /// Adds weak constraints that determine the remaining values.
  private func addBase(_ index: Int, to tree: Tree) {
    let parent = tree.parent(of: index)
    for (offset, attribute) in [Attribute.left, .top, .width, .height].enumerated() {
      let isPlace = attribute == .left || attribute == .top
      tree.add(
        Rule(
          first: index, second: isPlace ? parent : nil, attribute: attribute,
          secondAttribute: isPlace ? attribute : .notAnAttribute, relation: .equal,
          constant: CGFloat(7 * index + 3 * offset), priority: Float(10 + 4 * index + offset)))
    }
  }

  private func randomRule(_ tree: Tree, _ random: inout SplitMix64, free: inout [Float]) -> Rule? {
    guard !free.isEmpty else { return nil }
    let first = Int.random(in: 0..<tree.itemCount, using: &random)
    let second = Int.random(in: -1..<tree.itemCount, using: &random)
    guard first != second else { return nil }
    let attributes = Self.attributes.randomElement(using: &random)!
    return Rule(
      first: first, second: second, attribute: attributes.randomElement(using: &random)!,
      secondAttribute: attributes.randomElement(using: &random)!,
      multiplier: [1, 1, 1, 0.5, 2].randomElement(using: &random)!,
      relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)!,
      constant: CGFloat(Int.random(in: -40...40, using: &random)),
      priority: free.remove(at: Int.random(in: 0..<free.count, using: &random)))
  }

  private func move(_ index: Int, in tree: Tree, _ random: inout SplitMix64) {
    let parent = Int.random(in: -1..<index, using: &random)
    tree.views[index].removeFromSuperview()
    if Bool.random(using: &random) { tree.root.layoutIfNeeded() }
    tree.boxes[index].parent = parent
    tree.view(parent).addSubview(tree.views[index])
    tree.forgetInactive()
    let held = tree.rules.filter { $0.rule.first == index && $0.rule.priority < 300 }
    for rule in held { rule.constraint.isActive = false }
    tree.forgetInactive()
    addBase(index, to: tree)
  }

  @Test func `Random changes lead to the layout of a tree that is built anew`() {
    for seed in 1...UInt64(sampleCount(60)) {
      let warnings = onDevice(scale: CGFloat(1 + seed % 3)) { _ in
        var random = SplitMix64(seed: seed &* 7919)
        let tree = Tree()
        var free = (500...900).map(Float.init)
        for index in 0..<12 {
          tree.add(
            Box(
              parent: Int.random(in: -1..<index, using: &random),
              content: CGSize(
                width: CGFloat(Int.random(in: -1...50, using: &random)),
                height: CGFloat(Int.random(in: -1...50, using: &random)))))
        }
        tree.addGuides()
        for index in 0..<tree.itemCount { addBase(index, to: tree) }
        for step in 0..<60 {
          change(tree, &random, free: &free)
          guard step % 3 == 0 else { continue }
          let (found, wanted) = (tree.frames(), tree.copy().frames())
          expectEqual(found, wanted, "seed \(seed), step \(step)")
          if found != wanted { return }
        }
      }
      expectEqual(warnings, [])
    }
  }

  @Test func `Content that had a size before can become empty`() {
    onDevice { _ in
      let root = container()
      let scroll = UIScrollView(frame: rect(0, 0, 100, 100))
      root.addSubview(scroll)
      @MainActor func size(_ length: CGFloat) -> [NSLayoutConstraint] {
        let content = scroll.contentLayoutGuide
        let size = [
          content.widthAnchor.constraint(equalToConstant: length),
          content.heightAnchor.constraint(equalToConstant: length),
        ]
        NSLayoutConstraint.activate(size)
        root.layoutIfNeeded()
        return size
      }
      let large = size(400)
      expectEqual(scroll.contentSize, CGSize(width: 400, height: 400))
      NSLayoutConstraint.deactivate(large)
      root.layoutIfNeeded()
      _ = size(0)
      expectEqual(scroll.contentSize, .zero)
    }
  }

  private func change(_ tree: Tree, _ random: inout SplitMix64, free: inout [Float]) {
    let index = Int.random(in: 0..<tree.views.count, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0...3:
      if let rule = randomRule(tree, &random, free: &free) { tree.add(rule) }
    case 4:
      let others = tree.rules.indices.filter { tree.rules[$0].rule.priority >= 500 }
      guard let rule = others.randomElement(using: &random) else { return }
      tree.rules[rule].constraint.isActive = false
      tree.rules.remove(at: rule)
    case 5:
      let rule = Int.random(in: 0..<tree.rules.count, using: &random)
      let constant = CGFloat(Int.random(in: -50...90, using: &random))
      tree.rules[rule].rule.constant = constant
      tree.rules[rule].constraint.constant = constant
    case 6:
      tree.boxes[index].content.width = CGFloat(Int.random(in: 0...80, using: &random))
      tree.views[index].content = tree.boxes[index].content
    case 7: move(index, in: tree, &random)
    case 8:
      guard let rule = tree.rules.indices.randomElement(using: &random), !free.isEmpty,
        tree.rules[rule].rule.priority >= 500
      else { return }
      tree.rules[rule].rule.priority = free.removeLast()
      tree.rules[rule].constraint.priority = UILayoutPriority(tree.rules[rule].rule.priority)
    case 9: tree.view(index).layoutIfNeeded()
    case 10:
      // A fitting, which changes nothing.
      _ = tree.view(index).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    default:
      // Views with constraints of their own size cannot be placed by a frame without a conflict of
      // weak constraints, in which the frame wins.
      let isFixed = tree.boxes[index].frame != nil
      tree.boxes[index].frame =
        isFixed ? nil : CGRect(x: 10 * CGFloat(index), y: 5, width: 60, height: 40)
      tree.place(tree.views[index], as: tree.boxes[index])
    }
  }
}
