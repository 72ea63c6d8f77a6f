// SPDX-License-Identifier: MIT

// Layout without the solver. Where all that an island has is one guide with stacks in it, tied to the
// root by its edges, and `StackTree` finds an answer of which it can show that it is the only best one,
// the solver would find the same. Everything else makes the guides use constraints, and they stay with
// that: an island never has both.
extension LayoutEngine {
  // MARK: Guides come and go

  func deferConstraints(of guide: any StackedGuide) -> Bool {
    guard device.defersConstraints, items.isEmpty, !usesSolver else { return false }
    let stacks = stacks ?? StackLayout()
    self.stacks = stacks
    let state = guide.layoutState
    if state.deferringEngine !== self {
      state.deferringEngine?.withdrawDeferral(of: guide)
      state.deferringEngine = self
      stacks.guides.append(DeferringGuide(guide: guide))
    }
    state.deferralAge = ConstraintRecord.nextAge()
    stacks.contentsChanged()
    markDirty()
    return true
  }

  func withdrawDeferral(of guide: UILayoutGuide) {
    guide.layoutState.deferringEngine = nil
    stacks?.guides.removeAll { $0.guide === guide }
    stacks?.contentsChanged()
    markDirty()
  }

  /// Makes all guides use constraints from now on.
  func leaveStacks() {
    guard let stacks else { return }
    usesSolver = true
    for deferring in detachStacks(stacks) {
      let guide = deferring.guide
      ConstraintRecord.activate(asOf: guide.layoutState.deferralAge) { guide.useConstraints() }
    }
    markDirty()
  }

  /// Leaves the guides without an engine, and their items.
  func detachStacks(_ stacks: StackLayout) -> [DeferringGuide] {
    self.stacks = nil
    for item in stacks.allItems {
      item.engineIsGone()
    }
    changedItems.removeAll(keepingCapacity: true)
    for deferring in stacks.guides {
      deferring.guide.layoutState.deferringEngine = nil
    }
    return stacks.guides
  }

  /// Called when a view or a guide that was placed without constraints is about to go, or to be placed
  /// in another way.
  func stackedItemLeaves(_ item: EngineItem) {
    // Where the guides have changed already, they know. The view around them takes them along.
    if stacks?.description != nil, item !== stacks?.ownerItem { leaveStacks() }
  }

  /// Leaves them where they are in a view that is asked for its size apart from its island.
  func leaveStacks(inside view: UIView) {
    if stacks?.guides.contains(where: { $0.guide.owner?.isDescendant(of: view) == true }) == true {
      leaveStacks()
    }
  }

  /// Called after margins have changed that a guide may hang in, the direction of reading, or the root's
  /// own content.
  func surroundingsChanged() {
    guard let stacks else { return }
    stacks.hanging = nil
    markDirty()
  }

  // MARK: Layout

  /// Gives items their places; false where that takes the solver.
  func placeStacks() -> Bool {
    guard let stacks else { return false }
    let hanging = isRootFree ? nil : prepareStacks(stacks)
    let count = changeCount
    guard let hanging,
      let horizontal = hanging.horizontal.rule(inRoot: limited(root.bounds.width)),
      let vertical = hanging.vertical.rule(inRoot: limited(root.bounds.height)),
      let size = solve(stacks, horizontal, vertical)
    else {
      leaveStacks()
      return false
    }
    place(
      stacks, hanging.horizontal.places(inner: size.width, root: limited(root.bounds.width)),
      hanging.vertical.places(inner: size.height, root: limited(root.bounds.height)))
    idleItems.removeAll(keepingCapacity: true)
    // Views that were asked may have changed something.
    if changeCount == count, changedItems.isEmpty { markClean() }
    return true
  }

  /// The size of the root that goes best with what is in it; nil where that takes the solver.
  func stackedSize(fitting question: FittingQuestion) -> CGSize? {
    guard let stacks else { return nil }
    if let answer = stacks.answer, answer.question == question { return answer.size }
    let (wasDirty, count) = (isDirty, changeCount)
    isSolving = true
    let size = size(of: stacks, fitting: question)
    isSolving = false
    guard let size else {
      leaveStacks()
      return nil
    }
    if changeCount == count { stacks.answer = (question, size) }
    if isDirty, !wasDirty { root.markSubtreeNeedsLayout() }
    return size
  }

  private func size(of stacks: StackLayout, fitting question: FittingQuestion) -> CGSize? {
    let (width, height) = (limited(question.target.width), limited(question.target.height))
    guard root.isWithoutContentSize, let hanging = prepareStacks(stacks),
      let horizontal = hanging.horizontal.rule(inRootWishing: width, question.horizontal),
      let vertical = hanging.vertical.rule(inRootWishing: height, question.vertical),
      let inner = solve(stacks, horizontal, vertical)
    else { return nil }
    let scale = root.pixelsPerPoint
    return CGSize(
      width: CGFloat(
        hanging.horizontal.root(inner: inner.width, wishing: width, question.horizontal)
      ).roundedUp(toPixelsOf: scale),
      height: CGFloat(
        hanging.vertical.root(inner: inner.height, wishing: height, question.vertical)
      ).roundedUp(toPixelsOf: scale))
  }

  private func prepareStacks(
    _ stacks: StackLayout
  ) -> (horizontal: StackHanging, vertical: StackHanging)? {
    guard let outermost = stacks.outermost, let owner = outermost.owner else { return nil }
    guard describe(outermost, stacks, owner) else { return nil }
    refresh(stacks)
    if stacks.hanging == nil { stacks.hanging = hanging(of: outermost, in: owner) }
    return stacks.hanging
  }

  // MARK: What there is

  private func describe(
    _ outermost: any StackedGuide, _ stacks: StackLayout, _ owner: UIView
  ) -> Bool {
    guard stacks.description == nil else { return true }
    var description = StackDescription(of: owner)
    guard outermost.describe(in: &description, at: .whole) else { return false }
    var guides = 0
    var items: [EngineItem] = []
    items.reserveCapacity(description.states.count)
    for state in description.states {
      if state.guide != nil { guides += 1 }
      let item = placedItem(for: state)
      item.indexInEngine = items.count
      items.append(item)
    }
    let ownerItem = owner === root ? nil : placedItem(for: owner.layoutState)
    for item in stacks.allItems where item.engine === self && item !== ownerItem {
      let isKept = items.indices.contains(item.indexInEngine) && items[item.indexInEngine] === item
      if !isKept { item.engineIsGone() }
    }
    (stacks.items, stacks.ownerItem) = (items, ownerItem)
    // One that is not among them lies somewhere else, or would place an item twice.
    guard guides == stacks.guides.count else { return false }
    changedItems.removeAll(keepingCapacity: true)
    stacks.wrapping.removeAll(keepingCapacity: true)
    stacks.description = description
    for (index, item) in items.enumerated() {
      measure(item, index, stacks)
    }
    return true
  }

  private func placedItem(for state: LayoutItemState) -> EngineItem {
    if let item = state.item, item.engine === self { return item }
    let item = EngineItem(state: state, engine: self, role: .placed)
    state.item = item
    return item
  }

  /// Asks views whose content has changed. While they are asked more may change; what changes whenever
  /// it is asked waits for the next layout.
  private func refresh(_ stacks: StackLayout) {
    guard !changedItems.isEmpty else { return }
    stacks.solvedSize = nil
    let limit = 8 * changedItems.count
    var index = 0
    while index < min(changedItems.count, limit) {
      let item = changedItems[index]
      index += 1
      if item === stacks.ownerItem {
        (item.needsMeasuring, item.needsStrengths) = (false, false)
        stacks.hanging = nil
      } else if item.engine === self {
        measure(item, item.indexInEngine, stacks)
      }
    }
    changedItems.removeFirst(min(changedItems.count, index))
  }

  private func measure(_ item: EngineItem, _ index: Int, _ stacks: StackLayout) {
    (item.needsMeasuring, item.needsStrengths) = (false, false)
    guard let view = item.state?.view else { return }
    let insets = view.alignmentRectInsets
    if insets != item.alignment {
      item.alignment = insets
      item.isPublished = false
    }
    device.counters.intrinsicSizesMeasured += 1
    item.natural = view.intrinsicContentSize
    item.measuredWidth = -1
    let across = StackContent(of: view, .horizontal, item.natural.width)
    let down = StackContent(of: view, .vertical, item.natural.height)
    // Not while the view is asked, for it may change the group.
    stacks.description?.tree.horizontal[index].setContent(across)
    stacks.description?.tree.vertical[index].setContent(down)
    if view.contentHeightDependsOnWidth, !stacks.wrapping.contains(index) {
      stacks.wrapping.append(index)
    }
  }

  // MARK: Where the outermost guide hangs

  private func hanging(
    of guide: UILayoutGuide, in owner: UIView
  ) -> (horizontal: StackHanging, vertical: StackHanging)? {
    var boxes = [BoxTies(guide.layoutState)]
    if owner !== root {
      guard owner.parent === root, !owner.flags.translatesAutoresizingMask,
        owner.isWithoutContentSize, owner.isPlainBox
      else { return nil }
      boxes.insert(BoxTies(owner.layoutState), at: 0)
    }
    guard root.isPlainBox, members.count == 4 * boxes.count else { return nil }
    let rightToLeft = owner.isRightToLeft
    var isPlain = true
    forEachMember { constraint in
      guard isPlain else { return }
      isPlain = boxes.indices.contains { boxes[$0].take(constraint, rightToLeft) }
    }
    guard isPlain else { return nil }
    var (horizontal, vertical) = (StackHanging(), StackHanging())
    for box in boxes {
      guard let across = box.horizontal, let down = box.vertical else { return nil }
      horizontal.rooms.append((across.before, across.behind))
      horizontal.priorities.append(across.priority)
      vertical.rooms.append((down.before, down.behind))
      vertical.priorities.append(down.priority)
    }
    return (horizontal, vertical)
  }

  // MARK: Solving

  private func solve(
    _ stacks: StackLayout, _ horizontal: StackTree.Rule, _ vertical: StackTree.Rule
  ) -> (width: Double, height: Double)? {
    // What a group would be like if it chose its size is what it is like where it has that size.
    if let size = stacks.solvedSize, horizontal.holds(size.width), vertical.holds(size.height) {
      return size
    }
    stacks.solvedSize = nil
    device.counters.constraintPasses += 1
    guard let width = stacks.description?.tree.solve(.horizontal, horizontal) else { return nil }
    for index in stacks.wrapping {
      guard measureWrapping(stacks.items[index], index, stacks) else { return nil }
    }
    guard let height = stacks.description?.tree.solve(.vertical, vertical), self.stacks === stacks
    else { return nil }
    if changedItems.isEmpty { stacks.solvedSize = (width, height) }
    return (width, height)
  }

  private func measureWrapping(_ item: EngineItem, _ index: Int, _ stacks: StackLayout) -> Bool {
    guard let view = item.state?.view, view.contentHeightDependsOnWidth else { return true }
    guard let width = stacks.description?.tree.horizontal[index].length, width > 0 else {
      return false
    }
    guard abs(width - item.measuredWidth) > 1e-6 else { return true }
    item.measuredWidth = width
    var height = item.natural.height
    if width < Double(item.natural.width) - 1e-6 {
      device.counters.intrinsicSizesMeasured += 1
      height = view.contentSize(forWidth: CGFloat(width)).height
    }
    stacks.description?.tree.vertical[index].setNatural(height)
    return true
  }

  // MARK: Places

  private func place(
    _ stacks: StackLayout, _ across: [(start: Double, length: Double)],
    _ down: [(start: Double, length: Double)]
  ) {
    guard let tree = stacks.description?.tree, let owner = stacks.guides.first?.guide.owner else {
      return
    }
    let rightToLeft = owner.isRightToLeft
    var outerLength = Double(root.bounds.width)
    if let item = stacks.ownerItem {
      item.values.width = across[0].length
      item.values.height = down[0].length
      item.values.y = down[0].start
      item.values.x =
        rightToLeft ? outerLength - across[0].start - across[0].length : across[0].start
      outerLength = across[0].length
      list(item)
    }
    guard let x = across.last?.start, let y = down.last?.start else { return }
    let items = stacks.items
    for index in items.indices {
      let (start, width) = tree.horizontal[index].extent
      let (top, height) = tree.vertical[index].extent
      let leading = x + start
      let place = CGRect(
        x: rightToLeft ? outerLength - leading - width : leading, y: y + top, width: width,
        height: height)
      let item = items[index]
      if item.isPublished, item.published == place { continue }
      item.values.setFrame(place)
      list(item)
    }
  }
}

extension UIView {
  /// Whether the place of what is tied to the view's edges is a matter of these alone.
  fileprivate var isPlainBox: Bool {
    scrollContentGuide == nil && bounds.origin == .zero && alignmentRectInsets == .zero
  }

  fileprivate var isWithoutContentSize: Bool {
    let size = intrinsicContentSize
    return size.width < 0 && size.height < 0
  }
}

/// What a view says about its content along an axis.
private struct StackContent {
  let length: CGFloat
  let hugging: Int
  let resistance: Int

  @MainActor init(of view: UIView, _ axis: NSLayoutConstraint.Axis, _ length: CGFloat) {
    self.length = length
    hugging = view.contentHuggingPriority(for: axis).rank
    resistance = view.contentCompressionResistancePriority(for: axis).rank
  }
}

extension ItemValues<Double> {
  fileprivate mutating func setFrame(_ rect: CGRect) {
    (x, y, width, height) = (rect.minX, rect.minY, rect.size.width, rect.size.height)
  }
}

extension StackTree.Along {
  fileprivate var extent: (start: Double, length: Double) { (start, length) }

  fileprivate mutating func setContent(_ content: StackContent) {
    (hugging, resistance) = (content.hugging, content.resistance)
    setNatural(content.length)
  }

  fileprivate mutating func setNatural(_ length: CGFloat) {
    natural = length >= 0 && length <= 1e7 ? Double(length) : -1
  }
}

extension StackTree.Rule {
  /// Whether it requires a length, and this one.
  fileprivate func holds(_ length: Double) -> Bool {
    guard case .fixed(let required) = self else { return false }
    return abs(required - length) <= StackSolver.sameLength
  }
}
