// SPDX-License-Identifier: MIT
import EpoxyLayoutGroups
import HeadlessUIKit
import ResinTestSupport
import Testing

/// The content of a random group.
private indirect enum Tree {
  case box(width: CGFloat, height: CGFloat, hugging: UILayoutPriority, resistance: UILayoutPriority)
  case text(String, lines: Int, hugging: UILayoutPriority, resistance: UILayoutPriority)
  case spacer(LayoutSpacer.Style)
  case group(kind: Int, spacing: CGFloat, alignment: Int, [Tree], paddings: [CGFloat])

  static func random(depth: Int, using random: inout SplitMix64) -> Tree {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    switch number(0...(depth == 0 ? 5 : 9)) {
    case 0...2:
      // Different priorities decide; the result for equal ones is up to the solver.
      return .box(
        width: CGFloat(number(1...60)) / 2, height: CGFloat(number(1...60)) / 2,
        hugging: .init(Float(number(1...1000))), resistance: .init(Float(number(1...1000))))
    case 3, 4:
      return .text(
        String(repeating: "some words ", count: number(1...12)), lines: number(0...3),
        hugging: .init(Float(number(100...400))), resistance: .init(Float(number(500...900))))
    case 5:
      var style = LayoutSpacer.Style()
      if number(0...2) == 0 { style.minWidth = CGFloat(number(0...20)) }
      if number(0...2) == 0 { style.minHeight = CGFloat(number(0...20)) }
      return .spacer(style)
    default:
      let children = (0..<number(1...4)).map { _ in Tree.random(depth: depth - 1, using: &random) }
      return .group(
        kind: number(0...4), spacing: CGFloat(number(0...8)), alignment: number(0...3), children,
        paddings: children.map { _ in CGFloat(max(0, number(-8...6))) })
    }
  }

  /// The items by their position in the tree, so that every tree has its own.
  @MainActor
  func item(_ id: String) -> any GroupItemModeling {
    switch self {
    case .box(let width, let height, let hugging, let resistance):
      // Other numbers make another box.
      let numbers = [Float(width), Float(height), hugging.rawValue, resistance.rawValue]
      return GroupItem<Box>(
        dataID: id, params: numbers, content: 0,
        make: { _ in
          let box = Box(width, height)
          for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            box.setContentHuggingPriority(hugging, for: axis)
            box.setContentCompressionResistancePriority(resistance, for: axis)
          }
          return box
        }, setContent: { _, _ in })
    case .text(let text, let lines, let hugging, let resistance):
      return GroupItem<UILabel>(
        dataID: id, content: text, make: { UILabel() },
        setContent: { context, text in context.constrainable.text = text }
      )
      .numberOfLines(lines)
      .contentHuggingPriority(hugging, for: .horizontal)
      .contentHuggingPriority(hugging, for: .vertical)
      .contentCompressionResistancePriority(resistance, for: .horizontal)
    case .spacer(let style): return SpacerItem(dataID: id, style: style)
    case .group(let kind, let spacing, let alignment, let children, let paddings):
      let items = children.enumerated().map { index, child in
        child.item("\(id).\(index)", padding: paddings[index])
      }
      switch kind {
      case 0, 1:
        return HGroupItem(
          dataID: id,
          style: .init(alignment: [.fill, .top, .bottom, .center][alignment], spacing: spacing),
          groupItems: items)
      case 2, 3:
        return VGroupItem(
          dataID: id,
          style: .init(
            alignment: [.fill, .leading, .trailing, .center][alignment], spacing: spacing),
          groupItems: items)
      default: return ZGroupItem(dataID: id, groupItems: items)
      }
    }
  }

  @MainActor
  private func item(_ id: String, padding: CGFloat) -> any GroupItemModeling {
    let made = item(id)
    guard padding > 0 else { return made }
    switch made {
    case let item as GroupItem<Box>: return item.padding(padding)
    case let item as GroupItem<UILabel>: return item.padding(.init(padding, 0, 0, padding))
    case let item as HGroupItem: return item.padding(.init(0, padding, padding, 0))
    case let item as VGroupItem: return item.padding(padding)
    default: return made
    }
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate init(
    _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
  ) {
    self.init(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

/// A view that contains a group, and another one around it where it is nested.
@MainActor
private struct Stage {
  let view = UIView()
  let inner: UIView
  let group: any Group

  /// Constrains the tree by its margins or its edges, in the root of the island or in a view there.
  init(_ tree: Tree, _ hanging: Int) {
    inner = hanging % 2 == 0 ? view : UIView()
    group = hanging % 3 == 0 ? HGroup() : VGroup()
    if hanging == 5 { view.semanticContentAttribute = .forceRightToLeft }
    inner.semanticContentAttribute = view.semanticContentAttribute
    if inner !== view {
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      tie(inner, to: view, bottom: .required)
    }
    inner.directionalLayoutMargins = .init(3, 7, 11, 13)
    group.install(in: inner)
    if hanging < 3 { group.constrainToMargins() } else { tie(group, to: inner, bottom: .init(60)) }
    show(tree)
  }

  func show(_ tree: Tree) { group.setItems([tree.item("0")], animated: false) }

  private func tie(_ box: any Constrainable, to view: UIView, bottom: UILayoutPriority) {
    let last = box.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    last.priority = bottom
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 2),
      view.semanticContentAttribute == .forceRightToLeft
        ? box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 5)
        : box.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -5),
      view.topAnchor.constraint(equalTo: box.topAnchor), last,
    ])
  }

  /// Makes the view as high as required, and lays it out.
  func layOut(width: CGFloat) -> [CGRect] {
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    view.frame.size = CGSize(width: width, height: size.height)
    view.layoutIfNeeded()
    return [CGRect(origin: .zero, size: size), inner.frame] + inner.subviews.map(\.frame)
      + inner.layoutGuides.map(\.layoutFrame)
  }
}

/// A stage that was changed is laid out as a new one in the same state.
@MainActor @Suite struct RandomTreeChangeTests {
  /// The state of a stage: a tree, and changes of its views that it does not describe.
  private struct State {
    var tree: Tree
    var hanging: Int
    var margin: CGFloat = 7
    var hasOtherWords = false
    var growth: CGFloat = 0

    @MainActor func apply(to stage: Stage) {
      stage.inner.directionalLayoutMargins.leading = margin
      stage.show(tree)
      for case let label as UILabel in stage.inner.subviews where hasOtherWords {
        label.text = "other words"
      }
      for case let box as Box in stage.inner.subviews where growth > 0 {
        box.content.height += growth
        box.setContentHuggingPriority(.init(321), for: .horizontal)
      }
    }
  }

  private func states(_ seed: UInt64) -> [(state: State, width: CGFloat)] {
    var random = SplitMix64(seed: seed)
    var state = State(tree: .random(depth: 3, using: &random), hanging: Int(seed % 6))
    return (0..<5).map { step in
      switch step {
      case 0: break
      case 1: state.margin += 4
      case 2: state.hasOtherWords = true
      default:
        state.tree = .random(depth: 3, using: &random)
      }
      state.growth = step == 4 ? 3 : 0
      return (state, CGFloat(Int.random(in: 100...600, using: &random)))
    }
  }

  private func isSame(_ one: [CGRect], _ other: [CGRect]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { one, other in
        abs(one.minX - other.minX) <= 1e-9 && abs(one.minY - other.minY) <= 1e-9
          && abs(one.width - other.width) <= 1e-9 && abs(one.height - other.height) <= 1e-9
      }
  }

  @Test func `Random trees that were changed are laid out like new ones`() {
    var compared = 0
    for seed in 0..<UInt64(sampleCount(400)) {
      let device = Device()
      var hasConflicts = false
      device.onWarning = { _ in hasConflicts = true }
      device.perform {
        let states = states(seed)
        let changed = Stage(states[0].state.tree, states[0].state.hanging)
        for (step, (state, width)) in states.enumerated() {
          state.apply(to: changed)
          let found = changed.layOut(width: width)
          let new = Stage(state.tree, state.hanging)
          state.apply(to: new)
          let wanted = new.layOut(width: width)
          // Of conflicting constraints the newest yields.
          if hasConflicts { break }
          compared += 1
          guard !isSame(found, wanted) else { continue }
          Issue.record("seed \(seed), step \(step): \(found), and new \(wanted)")
        }
      }
    }
    #expect(compared > 2 * sampleCount(400))
  }
}
