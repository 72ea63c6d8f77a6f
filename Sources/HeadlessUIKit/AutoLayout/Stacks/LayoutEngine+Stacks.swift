// SPDX-License-Identifier: MIT

// Layout without the solver. Where all that an island has is one guide with stacks in it, tied to the
// root by its edges, and `StackTree` finds an answer of which it can show that it is the only best one,
// the solver would find the same. Everything else makes the guides use constraints, and they stay with
// that: an island never has both.
extension LayoutEngine {
  // MARK: Guides come and go

  func deferConstraints(of guide: any StackedGuide) -> Bool {
    guard device.defersConstraints, items.isEmpty, !usesSolver else { return false }
    let stacks = stacks ?? makeStacks()
    let state = guide.layoutState
    if state.deferringEngine !== self {
      state.deferringEngine?.withdrawDeferral(of: guide)
      state.deferringEngine = self
      stacks.guides.append(DeferringGuide(guide))
    }
    state.deferralAge = ConstraintRecord.nextAge()
    stacks.contentsChanged()
    markDirty()
    return true
  }

  private func makeStacks() -> StackLayout {
    let new = StackLayout()
    new.guides.reserveCapacity(8)
    stacks = new
    return new
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
      guide.makeDeferredEdges()
    }
    markDirty()
  }

  /// Leaves the guides without an engine, and their items.
  func detachStacks(_ stacks: StackLayout) -> [DeferringGuide] {
    self.stacks = nil
    // Since they were described, some may have come to another engine.
    let states = stacks.states
    for index in states.indices where states[index].stacked?.engine === self {
      states[index].stacked = nil
    }
    if stacks.ownerState?.stacked?.engine === self { stacks.ownerState?.stacked = nil }
    for deferring in stacks.guides {
      deferring.guide.layoutState.deferringEngine = nil
    }
    return stacks.guides
  }

  /// Called when a view or a guide that was placed without constraints is about to go, or to be placed
  /// in another way.
  func stackedItemLeaves(_ state: LayoutItemState) {
    // Where the guides have changed already, they know. The view around them takes them along.
    if stacks?.description != nil, state !== stacks?.ownerState {
      leaveStacks()
    } else {
      markDirty()
    }
  }

  func stackedItemChanged(_ state: LayoutItemState) {
    stacks?.changedStates.append(state)
    markDirty()
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
    let hanging = isRootFree ? nil : prepareStacks(stacks, for: nil)
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
    // Views that were asked may have changed something.
    if changeCount == count, stacks.changedStates.isEmpty { markClean() }
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
    let surroundings = LayoutSurroundings(question, in: self)
    guard root.isWithoutContentSize, let hanging = prepareStacks(stacks, for: surroundings),
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
    _ stacks: StackLayout, for fit: LayoutSurroundings?
  ) -> (horizontal: StackHanging, vertical: StackHanging)? {
    guard let outermost = stacks.outermost, let owner = outermost.owner else { return nil }
    guard describe(outermost, stacks, owner) else { return nil }
    refresh(stacks)
    if stacks.hanging == nil || stacks.isHangingForFit != (fit != nil) {
      stacks.hanging = hanging(of: outermost, in: owner, for: fit)
      stacks.isHangingForFit = fit != nil
    }
    return stacks.hanging
  }

  // MARK: What there is

  private func describe(
    _ outermost: any StackedGuide, _ stacks: StackLayout, _ owner: UIView
  ) -> Bool {
    guard stacks.description == nil else { return true }
    var description = StackDescription(of: owner)
    guard outermost.describe(in: &description, at: .whole),
      take(description.states, stacks, owner)
    else { return false }
    stacks.changedStates.removeAll(keepingCapacity: true)
    stacks.wrapping.removeAll(keepingCapacity: true)
    stacks.description = consume description  // or its arrays would be copied when they are filled
    for index in stacks.states.indices {
      measure(stacks.states[index], index, stacks)
    }
    return true
  }

  /// Takes in what was described, and leaves what no longer is.
  ///
  /// - Returns: Whether all guides are in it. One that is not lies somewhere else, or would place an item
  ///   twice.
  private func take(
    _ states: [LayoutItemState], _ stacks: StackLayout, _ owner: UIView
  ) -> Bool {
    let (old, oldOwner) = (stacks.states, stacks.ownerState)
    stacks.states = states
    stacks.ownerState = owner === root ? nil : owner.layoutState
    var guides = 0
    for index in states.indices {
      if states[index].guide != nil { guides += 1 }
      take(states[index], index)
    }
    if let owner = stacks.ownerState { take(owner, -1) }
    for state in old where state.stacked?.engine === self {
      guard let index = state.stacked?.index, index >= 0 else { continue }
      if index >= states.count || states[index] !== state { state.stacked = nil }
    }
    if let oldOwner, oldOwner !== stacks.ownerState, oldOwner.stacked?.engine === self,
      oldOwner.stacked?.index == -1
    {
      oldOwner.stacked = nil
    }
    return guides == stacks.guides.count
  }

  @inline(__always)  // Called in a loop, in which references to the item would be counted.
  private func take(_ state: LayoutItemState, _ index: Int) {
    if state.stacked?.engine === self {
      state.stacked?.index = index
    } else {
      state.stacked = StackedItem(engine: self, index: index)
    }
    state.stacked?.needsStrengths = true
  }

  /// Asks views whose content has changed. While they are asked more may change; what changes whenever
  /// it is asked waits for the next layout.
  private func refresh(_ stacks: StackLayout) {
    guard !stacks.changedStates.isEmpty else { return }
    stacks.solvedSize = nil
    let limit = 8 * stacks.changedStates.count
    var index = 0
    while index < min(stacks.changedStates.count, limit) {
      let state = stacks.changedStates[index]
      index += 1
      guard let place = state.stacked?.index, state.stacked?.engine === self else { continue }
      if place < 0 {
        state.stacked?.needsMeasuring = false
        state.stacked?.needsStrengths = false
        stacks.hanging = nil
      } else {
        measure(state, place, stacks)
      }
    }
    stacks.changedStates.removeFirst(min(stacks.changedStates.count, index))
  }

  private func measure(_ state: LayoutItemState, _ index: Int, _ stacks: StackLayout) {
    let asksStrengths = state.stacked?.needsStrengths ?? true
    state.stacked?.needsMeasuring = false
    state.stacked?.needsStrengths = false
    guard let view = state.view else { return }
    let hasInsets = view.alignmentRectInsets != .zero
    if hasInsets || state.stacked?.hasAlignmentInsets == true {
      state.stacked?.hasAlignmentInsets = hasInsets
      state.stacked?.place.isPublished = false
    }
    device.counters.intrinsicSizesMeasured += 1
    let natural = view.intrinsicContentSize
    // Asked first: while the view is asked it may change the group.
    let across = asksStrengths ? StackStrengths(of: view, .horizontal) : nil
    let down = asksStrengths ? StackStrengths(of: view, .vertical) : nil
    stacks.description?.tree.horizontal[index].setContent(natural.width, across)
    stacks.description?.tree.vertical[index].setContent(natural.height, down)
    if view.contentHeightDependsOnWidth { stacks.wrap(index, natural: natural) }
  }

  // MARK: Where the outermost guide hangs

  private func hanging(
    of guide: UILayoutGuide, in owner: UIView, for fit: LayoutSurroundings?
  ) -> (horizontal: StackHanging, vertical: StackHanging)? {
    let edges = guide.layoutState.deferredEdges
    var inner = BoxTies(guide.layoutState, for: fit)
    var outer: BoxTies?
    if owner !== root {
      guard owner.parent === root, !owner.flags.translatesAutoresizingMask,
        owner.isWithoutContentSize, owner.isPlainBox
      else { return nil }
      outer = BoxTies(owner.layoutState, for: fit)
    }
    let tieCount = (outer == nil ? 0 : 4) + (edges == nil ? 4 : 0)
    guard root.isPlainBox, members.count == tieCount else { return nil }
    let rightToLeft = owner.isRightToLeft
    for member in members {
      let isTaken =
        inner.take(member.object, rightToLeft) || outer?.take(member.object, rightToLeft) == true
      guard isTaken else { return nil }
    }
    let boxes = edges?.hanging(in: owner, for: fit)
    guard let across = boxes?.horizontal ?? inner.horizontal,
      let down = boxes?.vertical ?? inner.vertical
    else { return nil }
    guard let outer else { return (StackHanging(inner: across), StackHanging(inner: down)) }
    guard let outerAcross = outer.horizontal, let outerDown = outer.vertical else { return nil }
    return (
      StackHanging(outer: outerAcross, inner: across), StackHanging(outer: outerDown, inner: down)
    )
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
    for place in stacks.wrapping.indices {
      guard measureWrapping(place, stacks) else { return nil }
    }
    guard let height = stacks.description?.tree.solve(.vertical, vertical), self.stacks === stacks
    else { return nil }
    if stacks.changedStates.isEmpty { stacks.solvedSize = (width, height) }
    return (width, height)
  }

  private func measureWrapping(_ place: Int, _ stacks: StackLayout) -> Bool {
    // A view that was asked may have changed what there is.
    guard place < stacks.wrapping.count else { return false }
    let (wrapping, index) = (stacks.wrapping[place], stacks.wrapping[place].index)
    guard let view = stacks.states[index].view, view.contentHeightDependsOnWidth else {
      return true
    }
    guard let width = stacks.description?.tree.horizontal[index].length, width > 0 else {
      return false
    }
    guard abs(width - wrapping.measuredWidth) > 1e-6 else { return true }
    stacks.wrapping[place].measuredWidth = width
    var height = wrapping.natural.height
    if width < Double(wrapping.natural.width) - 1e-6 {
      device.counters.intrinsicSizesMeasured += 1
      height = view.contentSize(forWidth: CGFloat(width)).height
    }
    stacks.description?.tree.vertical[index].setNatural(height)
    return true
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

/// How much a view holds to the size of its content along an axis.
private struct StackStrengths {
  let hugging: Int16
  let resistance: Int16

  @MainActor init(of view: UIView, _ axis: NSLayoutConstraint.Axis) {
    hugging = Int16(view.contentHuggingPriority(for: axis).rank)
    resistance = Int16(view.contentCompressionResistancePriority(for: axis).rank)
  }
}

extension StackTree.Along {
  fileprivate mutating func setContent(_ length: CGFloat, _ strengths: StackStrengths?) {
    if let strengths { (hugging, resistance) = (strengths.hugging, strengths.resistance) }
    setNatural(length)
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
