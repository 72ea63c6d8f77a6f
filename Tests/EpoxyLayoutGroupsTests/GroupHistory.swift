// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport

@testable import EpoxyLayoutGroups

/// A change of groups, of their items or of the views around them; all are identified by numbers.
enum GroupChange {
  case setItems(group: Int, ids: [Int], isAnimated: Bool)
  case setContent(id: Int, length: Int)
  case setSpacing(group: Int, CGFloat)
  case install(group: Int, container: Int, GroupHistory.Edges, besidesOthers: Bool)
  case uninstall(group: Int, thenSetsItems: Bool)
  case moveShared(Int, to: Int?, leavesFirst: Bool, isAnimated: Bool)
  case resizeShared(Int, CGSize)
  case toggleHiddenShared(Int)
  case takeAwayShared(Int)
  case layOut(container: Int)
  case measure(container: Int)
  case setMargins(container: Int, NSDirectionalEdgeInsets)
  case setDirection(container: Int, UISemanticContentAttribute)
  case resize(container: Int, CGSize)
  case toggleHidden(container: Int)
  case nest(container: Int, in: Int)
  case takeAwayAndBack(container: Int, isLaidOutBetween: Bool)
  case replace(container: Int, wait: Double, thenInstalls: Int)
  case wait(Double)

  static func random(using random: inout SplitMix64) -> GroupChange {
    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
    func length(_ range: Range<Int>) -> CGFloat { CGFloat(number(range)) }
    func flag() -> Bool { Bool.random(using: &random) }
    func group() -> Int { number(0..<GroupHistory.groupCount) }
    func shared() -> Int { number(0..<GroupHistory.sharedCount) }
    let container = number(0..<GroupHistory.containerCount)
    switch number(0..<20) {
    case 0, 1:
      let ids = Array((0..<10).shuffled(using: &random).prefix(number(0..<5)))
      return .setItems(group: group(), ids: ids, isAnimated: flag())
    case 2: return .setContent(id: number(0..<10), length: number(1..<6))
    case 3: return .setSpacing(group: group(), length(0..<6))
    case 4:
      return .install(
        group: group(), container: container, .random(using: &random),
        besidesOthers: number(0..<8) == 0)
    case 5: return .uninstall(group: group(), thenSetsItems: flag())
    case 6:
      let group = number(0..<4) == 0 ? nil : group()
      return .moveShared(shared(), to: group, leavesFirst: flag(), isAnimated: flag())
    case 7: return .resizeShared(shared(), CGSize(width: length(5..<25), height: length(5..<25)))
    case 8: return .toggleHiddenShared(shared())
    case 9: return .takeAwayShared(shared())
    case 10: return .layOut(container: container)
    case 11: return .measure(container: container)
    case 12:
      let margins = NSDirectionalEdgeInsets(
        top: length(0..<9), leading: length(0..<9), bottom: 2, trailing: length(0..<9))
      return .setMargins(container: container, margins)
    case 13:
      let direction =
        [.forceRightToLeft, .forceLeftToRight, .unspecified]
        .randomElement(using: &random) ?? UISemanticContentAttribute.unspecified
      return .setDirection(container: container, direction)
    case 14:
      let size = CGSize(width: 400 + length(0..<4), height: 60 + length(0..<4))
      return .resize(container: container, size)
    case 15: return .toggleHidden(container: container)
    case 16: return .nest(container: container, in: number(0..<GroupHistory.containerCount))
    case 17: return .takeAwayAndBack(container: container, isLaidOutBetween: flag())
    case 18:
      return .replace(container: container, wait: flag() ? 0.01 : 0, thenInstalls: group())
    default: return .wait(Double(number(1..<10)) / 10)
    }
  }
}

/// Groups with items, with groups in them and with views that move between them; and the views that
/// contain the groups, one of which is placed by constraints.
@MainActor final class GroupHistory {
  /// The constraints between a group and its view.
  enum Edges: CaseIterable {
    case view, margins, marginsButBottom

    static func random(using random: inout SplitMix64) -> Edges {
      allCases.randomElement(using: &random) ?? .view
    }
  }

  nonisolated static let groupCount = 3
  nonisolated static let sharedCount = 4
  nonisolated static let containerCount = 4
  private static let constrainedContainer = 2

  private(set) var groups: [HGroup]
  private let stage: UIView
  private let device: Device
  private let shared: [Box]
  private var containers: [UIView] = []
  /// The group that has each of the shared views; nil for none.
  private var places: [Int?]
  private var ids = [[0, 1], [2, 3], [4]]
  private var lengths = [Int: Int]()
  /// The edges of installed groups, and whether a group is in a view that was replaced.
  private var edges = [Edges?](repeating: nil, count: GroupHistory.groupCount)

  init(_ stage: UIView, _ device: Device) {
    (self.stage, self.device) = (stage, device)
    groups = (0..<Self.groupCount).map { _ in HGroup(style: .init(alignment: .top, spacing: 3)) }
    shared = (0..<Self.sharedCount).map { Box(10 + CGFloat($0), 8 + CGFloat($0)) }
    places = shared.map { _ in nil }
    for container in 0..<Self.containerCount { containers.append(newContainer(container)) }
    for (group, edges) in zip(groups.indices, Edges.allCases) {
      setItems(of: group)
      install(group, in: group, edges)
    }
  }

  /// Replaces all groups by new ones with the same items, in the same views.
  func renewGroups() {
    let owners = groups.map(\.owningView)
    let spacings = groups.map(\.spacing)
    for group in groups {
      group.uninstall()
      group.setItems([], animated: false)
    }
    groups = spacings.map { HGroup(style: .init(alignment: .top, spacing: $0)) }
    for group in groups.indices {
      setItems(of: group)
      guard let view = owners[group], let edges = edges[group] else { continue }
      groups[group].install(in: view)
      tie(groups[group], edges)
    }
  }

  /// The frames of all views and guides, views that fade out included.
  func look() -> [(name: String, frame: CGRect)] {
    stage.layoutIfNeeded()
    var frames: [(name: String, frame: CGRect)] = []
    for (index, container) in containers.enumerated() {
      let name = "container \(index) with \(container.subviews.count) views"
      frames.append((name, container.frame))
    }
    for (index, group) in groups.enumerated() where group.owningView?.window != nil {
      frames += self.frames(of: group, "group \(index)")
    }
    return frames
  }

  /// The shared views whose superview is not that of the groups that have them.
  var strays: [Int] {
    shared.indices.filter { view in
      guard let group = places[view], let owner = groups[group].owningView else { return false }
      return shared[view].superview !== owner
    }
  }

  private func frames(of group: LayoutGroup, _ name: String) -> [(name: String, frame: CGRect)] {
    [(name, group.layoutFrame)]
      + group.members.enumerated().flatMap { index, member in
        let name = "\(name).\(index)"
        guard let nested = member.group else {
          return [(name, member.constrainable.layoutFrame)]
        }
        return frames(of: nested, name)
      }
  }

  func apply(_ change: GroupChange) {
    switch change {
    case .setItems(let group, let ids, let isAnimated):
      self.ids[group] = ids
      setItems(of: group, animated: isAnimated)
    case .setContent(let id, let length):
      lengths[id] = length
      for group in groups.indices { setItems(of: group) }
    case .setSpacing(let group, let spacing): groups[group].spacing = spacing
    case .install(let group, let container, let edges, let besidesOthers):
      // One group in a view, mostly.
      if besidesOthers || containers[container].layoutGuides.isEmpty {
        install(group, in: container, edges)
      }
    case .uninstall(let group, let thenSetsItems):
      groups[group].uninstall()
      if thenSetsItems { setItems(of: group) }
    case .moveShared(let view, let group, let leavesFirst, let isAnimated):
      move(view, to: group, leavesFirst: leavesFirst, animated: isAnimated)
    case .resizeShared(let view, let content): shared[view].content = content
    case .toggleHiddenShared(let view): shared[view].isHidden.toggle()
    case .takeAwayShared(let view): takeAway(view)
    case .layOut(let container): containers[container].layoutIfNeeded()
    case .measure(let container): _ = containers[container].systemLayoutSizeFitting(.zero)
    case .setMargins(let container, let margins):
      containers[container].directionalLayoutMargins = margins
    case .setDirection(let container, let direction):
      containers[container].semanticContentAttribute = direction
    case .resize(let container, let size):
      if container != Self.constrainedContainer { containers[container].frame.size = size }
    case .toggleHidden(let container): containers[container].isHidden.toggle()
    case .nest(let container, let other): nest(container, in: other)
    case .takeAwayAndBack(let container, let isLaidOutBetween):
      takeAwayAndBack(container, isLaidOutBetween: isLaidOutBetween)
    case .replace(let container, let wait, let group):
      replace(container, wait: wait, thenInstalling: group)
    case .wait(let duration): device.advance(by: duration)
    }
  }

  // MARK: Items

  private func setItems(of group: Int, animated: Bool = false) {
    let shared = zip(places, shared).filter { $0.0 == group }.map { StaticGroupItem($0.1) }
    let end = SpacerItem(dataID: "end", style: .init(minWidth: 0))
    groups[group].setItems(ids[group].map(newItem) + shared + [end], animated: animated)
  }

  /// Returns an item for an ID: a group, an item with another alignment, or one with the alignment
  /// of the group.
  private func newItem(_ id: Int) -> any GroupItemModeling {
    let text = String(repeating: "x", count: lengths[id] ?? 1)
    switch id % 5 {
    case 4:
      let style = HGroup.Style(alignment: .center, reflowsForAccessibilityTypeSizes: false)
      return HGroupItem(dataID: id, style: style) {
        item("first of \(id)", text)
        item("second of \(id)", "yy", style: .init(width: 3, height: 20))
      }.verticalAlignment(.top)
    case 3:
      return TestView.groupItem(dataID: id, content: text, style: .init(width: 4, height: 12))
        .padding(2).verticalAlignment(.bottom)
    default: return TestView.groupItem(dataID: id, content: text, style: .init(width: 4, height: 9))
    }
  }

  /// Moves a shared view; if it is not removed first, two groups have it for a moment.
  private func move(_ view: Int, to group: Int?, leavesFirst: Bool, animated: Bool) {
    let old = places[view]
    places[view] = group
    for group in leavesFirst ? [old, group] : [group, old] {
      if let group { setItems(of: group, animated: animated) }
    }
  }

  /// Removes a view directly from its group; it is missing there until the group is installed anew.
  private func takeAway(_ view: Int) {
    shared[view].removeFromSuperview()
    for group in groups.indices {
      if let container = containers.firstIndex(where: { $0 === groups[group].owningView }) {
        install(group, in: container, .view)
      }
    }
  }

  // MARK: Containers

  private func install(_ group: Int, in container: Int, _ edges: Edges) {
    self.edges[group] = edges
    let group = groups[group]
    if group.owningView != nil { group.uninstall() }
    group.install(in: containers[container])
    tie(group, edges)
  }

  private func tie(_ group: HGroup, _ edges: Edges) {
    switch edges {
    case .view: group.constrainToSuperview()
    case .margins: group.constrainToMargins()
    case .marginsButBottom: group.constrainToMarginsWithHighPriorityBottom()
    }
  }

  private func newContainer(_ container: Int) -> UIView {
    let view = UIView(frame: rect(0, CGFloat(container) * 60, 400, 60))
    stage.addSubview(view)
    guard container == Self.constrainedContainer else { return view }
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 5),
      view.trailingAnchor.constraint(equalTo: stage.trailingAnchor),
      view.topAnchor.constraint(equalTo: stage.topAnchor, constant: 7),
      view.bottomAnchor.constraint(equalTo: stage.bottomAnchor),
    ])
    return view
  }

  private func nest(_ container: Int, in other: Int) {
    let (view, superview) = (containers[container], containers[other])
    guard container != Self.constrainedContainer, !superview.isDescendant(of: view) else { return }
    superview.addSubview(view)
  }

  private func takeAwayAndBack(_ container: Int, isLaidOutBetween: Bool) {
    // The constraints of this container would be removed.
    guard container != Self.constrainedContainer else { return }
    let view = containers[container]
    view.removeFromSuperview()
    if isLaidOutBetween { view.layoutIfNeeded() }
    stage.addSubview(view)
  }

  /// Replaces a view; its groups are released unless another owner retains them.
  private func replace(_ container: Int, wait: Double, thenInstalling group: Int) {
    containers[container].removeFromSuperview()
    containers[container] = newContainer(container)
    device.advance(by: wait)
    if groups[group].owningView?.window == nil { install(group, in: container, .margins) }
  }
}
