// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport

@testable import EpoxyLayoutGroups

/// The callbacks of client views.
enum Callback {
  case measuring, layingOut, moving, subviews, margins, content
}

/// Groups, shared views and containers that change at random, also inside of callbacks.
@MainActor final class CallbackHistory {
  private let stage: UIView
  private let device: Device
  private var random: SplitMix64
  private var containers: [UIView] = []
  private let rows: [HGroup]
  private let columns: [VGroup]
  private let spacers: [LayoutSpacer]
  private var shared: [AskingBox] = []
  private var depth = 0
  private var callbacksLeft = 60
  private var isSettled = false
  /// The changes so far, in order.
  private(set) var story: [String] = []

  init(_ stage: UIView, _ device: Device, seed: UInt64) {
    (self.stage, self.device) = (stage, device)
    random = SplitMix64(seed: seed)
    rows = (0..<3).map { _ in HGroup(style: .init(alignment: .top, spacing: 3)) }
    columns = (0..<2).map { _ in VGroup(style: .init(alignment: .leading, spacing: 2)) }
    spacers = (0..<2).map { _ in LayoutSpacer(minHeight: 1, minWidth: 1) }
    shared = (0..<4).map { _ in AskingBox(self) }
    containers = (0..<3).map { container($0) }
  }

  private var groups: [LayoutGroup] { rows + columns }

  private func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private func flag() -> Bool { number(2) == 0 }

  private func container(_ index: Int) -> UIView {
    let view = AskingView(self)
    place(view, index)
    return view
  }

  private func place(_ container: UIView, _ index: Int) {
    container.frame = rect(0, CGFloat(index) * 60, 400, 60)
    container.translatesAutoresizingMaskIntoConstraints = true
    stage.addSubview(container)
    // A container that is placed by constraints.
    if index == 2 {
      container.translatesAutoresizingMaskIntoConstraints = false
      container.constrainToSuperview()
    }
  }

  /// Makes a random change, sometimes. Changes that would move the view that is being moved are
  /// left out.
  func callBack(_ callback: Callback) {
    guard !isSettled, depth < 3, callbacksLeft > 0, number(12) == 0 else { return }
    depth += 1
    callbacksLeft -= 1
    story.append("while \(callback)")
    if callback == .moving || callback == .subviews { changeLayout() } else { change() }
    depth -= 1
  }

  // MARK: Changes

  func change() {
    switch number(8) {
    case 0, 1: setItems()
    case 2: install()
    case 3: changeContainers()
    case 4: changeShared()
    case 5 where depth == 0:
      story.append("wait")
      device.advance(by: Double(number(10)) / 10)
    case 6 where depth == 0: chooseTextSize([.large, .accessibilityLarge][number(2)])
    default: changeLayout()
    }
  }

  private func setItems() {
    let index = number(4)  // not the last, which is an item itself: no group is put into itself
    story.append("items of \(index)")
    groups[index].setItems((0..<number(5)).map { _ in item(0) }, animated: number(3) == 0)
  }

  private func item(_ level: Int) -> any GroupItemModeling {
    func items() -> [any GroupItemModeling] { (0..<number(3)).map { _ in item(level + 1) } }
    switch number(level > 1 ? 5 : 9) {
    case 0: return TestView.groupItem(dataID: number(6), content: "x", style: .init())
    case 1: return SpacerItem(dataID: 10 + number(3), style: .init(minWidth: CGFloat(number(2))))
    case 2: return StaticGroupItem(shared[number(4)])
    case 3: return askingItem()
    case 4: return StaticGroupItem(spacers[number(2)])
    case 5:
      let alignment: HGroup.ItemAlignment? = flag() ? .top : nil
      return HGroupItem(dataID: 20 + number(3), groupItems: items()).verticalAlignment(alignment)
    case 6: return VGroupItem(dataID: 30 + number(3), groupItems: items())
    case 7: return ZGroupItem(dataID: 40 + number(3), groupItems: items()).padding(2)
    default: return StaticGroupItem(columns[1])
    }
  }

  private func askingItem() -> GroupItem<AskingBox> {
    GroupItem(
      dataID: 50 + number(3), content: number(5), make: { [unowned self] in AskingBox(self) },
      setContent: { [unowned self] context, width in
        context.constrainable.content.width = CGFloat(width)
        callBack(.content)
      })
  }

  private func install() {
    let (group, container) = (groups[number(5)], containers[number(3)])
    story.append("install")
    if group.owningView != nil { group.uninstall() }
    if number(3) == 0 { return }
    group.install(in: container)
    guard group.owningView != nil else { return }
    if flag() { group.constrainToMargins() } else { group.constrainToSuperview() }
  }

  private func changeContainers() {
    let (index, other) = (number(3), containers[number(3)])
    let container = containers[index]
    story.append("container \(index)")
    switch number(3) {
    case 0:
      container.removeFromSuperview()
      containers[index] = self.container(index)
    case 1: container.translatesAutoresizingMaskIntoConstraints.toggle()
    default: if !other.isDescendant(of: container) { other.addSubview(container) }
    }
  }

  private func changeShared() {
    let view = shared[number(4)]
    story.append("shared view")
    switch number(4) {
    case 0: view.removeFromSuperview()
    case 1: view.translatesAutoresizingMaskIntoConstraints.toggle()
    case 2: containers[number(3)].addSubview(view)
    default: tie(view)
    }
  }

  private func tie(_ view: UIView) {
    let width = view.widthAnchor.constraint(equalToConstant: CGFloat(number(30)))
    width.priority = .init(Float(number(900) + 1))
    width.isActive = true
    if flag() { width.isActive = false }
  }

  private func changeLayout() {
    let container = containers[number(3)]
    story.append("layout")
    switch number(7) {
    case 0: stage.layoutIfNeeded()
    case 1: container.layoutIfNeeded()
    case 2: _ = container.systemLayoutSizeFitting(.zero)
    case 3: shared[number(4)].content.width = CGFloat(number(30))
    case 4: container.directionalLayoutMargins.leading = CGFloat(number(9))
    case 5: container.semanticContentAttribute = flag() ? .forceRightToLeft : .forceLeftToRight
    default: rows[number(3)].spacing = CGFloat(number(6))
    }
  }

  private func chooseTextSize(_ category: UIContentSizeCategory) {
    story.append("text size")
    device.setTraits(
      device.values.traits.modifyingTraits { $0.preferredContentSizeCategory = category })
  }

  // MARK: The end

  /// Removes everything, and returns descriptions of objects that remain and should not.
  func takeApart() -> [String] {
    isSettled = true
    stage.layoutIfNeeded()
    chooseTextSize(.large)
    for group in groups where group.owningView != nil { group.uninstall() }
    for group in groups { group.setItems([], animated: false) }
    device.advance(by: 5)
    for view in shared {
      view.removeFromSuperview()
      NSLayoutConstraint.deactivate(view.constraints)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.content = CGSize(width: 7, height: 7)
    }
    for container in containers {
      container.removeFromSuperview()
      NSLayoutConstraint.deactivate(container.constraints)
      container.directionalLayoutMargins = .zero
      container.semanticContentAttribute = .unspecified
    }
    stage.subviews.forEach { $0.removeFromSuperview() }
    return ([stage] + containers).flatMap { view in
      view.subviews.map { "\($0)" } + view.layoutGuides.map { "\($0)" }
        + view.constraints.map { "\($0)" }
    }
  }

  /// Installs new groups with the same items, and returns the frames.
  func putTogether() -> [CGRect] {
    for (index, container) in containers.enumerated() { place(container, index) }
    for (index, row) in rows.enumerated() {
      row.spacing = 3
      let more: [any GroupItemModeling] =
        index == 2 ? [] : [StaticGroupItem(shared[index]), StaticGroupItem(spacers[index])]
      row.setItems(items("ab") + more + [SpacerItem(dataID: "end")], animated: false)
      row.install(in: containers[index])
      row.constrainToMargins()
    }
    stage.layoutIfNeeded()
    return rows.flatMap { row in
      [row.layoutFrame] + row.members.map { $0.constrainable.layoutFrame }
    }
  }
}

/// A view that may make changes whenever it is measured or notified.
private final class AskingBox: UIView {
  private weak var history: CallbackHistory?
  var content = CGSize(width: 7, height: 7) {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ history: CallbackHistory) {
    self.history = history
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    history?.callBack(.measuring)
    return content
  }

  override func didMoveToSuperview() { history?.callBack(.moving) }
  override func willMove(toSuperview _: UIView?) { history?.callBack(.moving) }

  override func layoutSubviews() {
    super.layoutSubviews()
    history?.callBack(.layingOut)
  }
}

private final class AskingView: UIView {
  private weak var history: CallbackHistory?

  init(_ history: CallbackHistory) {
    self.history = history
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    history?.callBack(.layingOut)
    super.layoutSubviews()
    history?.callBack(.layingOut)
  }

  override func layoutMarginsDidChange() { history?.callBack(.margins) }
  override func didAddSubview(_: UIView) { history?.callBack(.subviews) }
  override func willRemoveSubview(_: UIView) { history?.callBack(.subviews) }
}
