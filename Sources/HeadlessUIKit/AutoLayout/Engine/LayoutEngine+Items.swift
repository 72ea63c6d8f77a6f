// SPDX-License-Identifier: MIT
internal import Resin

// The engine creates an item for the first constraint that refers to the item's view or guide, and
// removes the item after the last of these constraints.
extension LayoutEngine {
  /// Returns the item of a view or guide in the island, or of the root. Creates missing items.
  func item(for state: LayoutItemState) -> EngineItem {
    if state.view === root { return held.rootItem ?? makeRootItem(state) }
    if let item = knownItem(of: state) { return item }
    let item = EngineItem(state: state, engine: self, role: role(of: state))
    if isPrimary {
      state.item = item
    } else {
      held.itemsOfStates[ObjectIdentifier(state)] = item
    }
    add(item)
    switch item.role {
    case .free: makeFree(item)
    case .systemGuide(let kind):
      // The frame guide's variables are pinned when they are requested: a length that equals the
      // length of the scroll view does not depend on scrolling.
      if kind != .scrollFrame { makePins(of: item, ItemField.frame) }
      // An earlier item may have set the content's size, and the solver does not report zeros as
      // changes.
      if kind == .scrollContent { list(item) }
    case .autoresized, .root: break  // variables are created when they are requested
    }
    return item
  }

  /// Returns the item of a view or guide; nil if no constraint of the engine refers to the view or
  /// guide.
  func knownItem(of state: LayoutItemState) -> EngineItem? {
    guard isPrimary else { return held.itemsOfStates[ObjectIdentifier(state)] }
    return state.item.flatMap { $0.engine === self ? $0 : nil }
  }

  private func role(of state: LayoutItemState) -> EngineItem.Role {
    if let kind = state.guide?.kind { return .systemGuide(kind) }
    if let view = state.view, view.flags.translatesAutoresizingMask { return .autoresized }
    return .free
  }

  private func add(_ item: EngineItem) {
    item.indexInEngine = held.items.count
    held.items.append(item)
    pending.idleItems.append(item)  // removed again if it remains unused
  }

  private func makeRootItem(_ state: LayoutItemState) -> EngineItem {
    let item = EngineItem(state: state, engine: self, role: .root)
    held.rootItem = item
    add(item)
    item.uses += 1
    item.alignment = root.alignmentRectInsets
    makeVariable(.width, of: item)
    makeVariable(.height, of: item)
    applyRootSize()
    return item
  }

  private func makeFree(_ item: EngineItem) {
    for field in ItemField.frame {
      makeVariable(field, of: item)
    }
    guard let view = item.state?.view else { return }
    list(item)
    item.alignment = view.alignmentRectInsets
    if view.contentHeightDependsOnWidth { held.wrappingItems.append(item) }
    measure(item)  // before constraints connect the item: this keeps the solver's rows short
  }

  private func makeVariable(_ field: ItemField, of item: EngineItem) {
    let variable = held.solver.addVariable(
      isNonNegative: field.isLength && item.hasFreeSize, rank: item.rank(of: field))
    item.variables[field] = variable
    let meaning = VariableMeaning(item: Unretained(item), field: field)
    if variable.slot < held.meanings.count {
      held.meanings[variable.slot] = meaning
    } else {
      while held.meanings.count <= variable.slot {
        held.meanings.append(meaning)
      }
    }
  }

  /// Returns a variable of an item. Creates a missing variable, with the pin that follows from the
  /// view's frame or scrolling if the item is not free.
  func variable(_ field: ItemField, of item: EngineItem) -> ConstraintVariable {
    if let variable = item.variables[field] { return variable }
    makePins(of: item, [field])
    guard let variable = item.variables[field] else {
      preconditionFailure("An item has no variable \(field) after its pins were made")
    }
    return variable
  }

  // MARK: Pins

  private func makePins(of item: EngineItem, _ fields: [ItemField]) {
    for field in fields where item.variables[field] == nil {
      makeVariable(field, of: item)
    }
    for field in fields {
      guard let pin = wantedPin(field, of: item) else { continue }
      item.pins[field] = pin
      addPin(field, of: item)
    }
  }

  /// Updates the pins of an item in the solver.
  func updatePins(of item: EngineItem) {
    if case .root = item.role { applyRootSize() }
    for field in ItemField.allCases {
      guard let old = item.pins[field], let new = wantedPin(field, of: item) else { continue }
      if old.share == new.share, abs(old.constant - new.constant) < 1e-9, !old.isBroken {
        continue
      }
      if case .systemGuide = item.role { guidePinChanges += 1 }
      item.pins[field]?.constant = new.constant
      if old.share == new.share, let handle = old.handle,
        (try? held.solver.setConstant(-new.constant, of: handle)) != nil
      {
        continue
      }
      // The pin conflicts with constraints that may be about to change; it is added again after
      // them.
      removePin(field, of: item)
      item.pins[field]?.share = new.share
      pending.pins.append((item, field))
    }
  }

  /// Whether the pins of an item have changed since they were added to the solver.
  func pinsDiffer(of item: EngineItem) -> Bool {
    ItemField.allCases.contains { field in
      guard let old = item.pins[field], let new = wantedPin(field, of: item) else { return false }
      return old.share != new.share || abs(old.constant - new.constant) >= 1e-9
    }
  }

  func addPin(_ field: ItemField, of item: EngineItem) {
    guard let pin = item.pins[field], pin.handle == nil else { return }
    fillPinTerms(field, of: item, share: pin.share)
    let handle = addRequired(constant: -pin.constant, pinOf: item)
    item.pins[field]?.handle = handle
    item.pins[field]?.isBroken = handle == nil
    device.counters.constraintsAdded += 1
  }

  func removePin(_ field: ItemField, of item: EngineItem) {
    guard let handle = item.pins[field]?.handle else { return }
    discard(handle)
    item.pins[field]?.handle = nil
  }

  /// Fills `pinTerms` with `variable - share * length of the superview`, which the pin sets to its
  /// constant.
  ///
  /// The lengths of most system guides are pinned by their ends, so that a changed inset moves one
  /// edge.
  private func fillPinTerms(_ field: ItemField, of item: EngineItem, share: Double) {
    let isAcross = field == .x || field == .width
    var parts = [ConstraintExpression.Term(of: variable(field, of: item), times: 1)]
    var followsScrolling = false
    if case .systemGuide(let kind) = item.role {
      let isPinnedByEnds = kind != .scrollFrame && (field == .width || field == .height)
      followsScrolling =
        kind != .scrollContent && (isPinnedByEnds || field == .x || field == .y)
      if isPinnedByEnds {
        parts.append(.init(of: variable(isAcross ? .x : .y, of: item), times: 1))
      }
    }
    if share != 0 || followsScrolling, let base = baseItem(of: item) {
      if share != 0 {
        parts.append(.init(of: variable(isAcross ? .width : .height, of: base), times: -share))
      }
      if followsScrolling, base.scrolls {
        parts.append(.init(of: variable(isAcross ? .originX : .originY, of: base), times: -1))
      }
    }
    pinTerms = parts  // last, because creating a variable with a pin overwrites `pinTerms`
  }

  /// Sets the terms to a single variable.
  func setPinTerms(to field: ItemField, of item: EngineItem) {
    let variable = variable(field, of: item)
    pinTerms.removeAll(keepingCapacity: true)
    pinTerms.append(.init(of: variable, times: 1))
  }

  private func baseItem(of item: EngineItem) -> EngineItem? {
    if let base = item.base { return base }
    guard let container = item.state?.container else { return nil }
    let base = self.item(for: container.layoutState)
    base.uses += 1
    item.base = base
    return base
  }

  private func wantedPin(_ field: ItemField, of item: EngineItem) -> Pin? {
    guard let state = item.state else { return nil }
    if field == .originX { return Pin(constant: Double(state.view?.bounds.minX ?? 0), share: 0) }
    if field == .originY { return Pin(constant: Double(state.view?.bounds.minY ?? 0), share: 0) }
    switch item.role {
    case .systemGuide(let kind):
      return state.guide?.owner.flatMap { kind.pin(field, in: $0, for: surroundings) }
    case .autoresized:
      return state.view.map { $0.autoresizingPin(field) }
    case .free, .root: return nil
    }
  }

  // MARK: Content sizes

  /// Measures a view's content, and updates the content size constraints in the solver.
  func measure(_ item: EngineItem) {
    guard let view = item.state?.view else { return }
    baselinesChanged(of: view)
    guard item.isFree || (item === held.rootItem && isRootFree) else { return }
    let insets = view.alignmentRectInsets
    if insets != item.alignment { alignmentChanged(of: item, to: insets) }
    device.counters.intrinsicSizesMeasured += 1
    let size = view.contentSize(forWidth: nil)
    let wraps = view.contentHeightDependsOnWidth
    if wraps, !held.wrappingItems.contains(where: { $0 === item }) {
      held.wrappingItems.append(item)
    }
    item.natural = size
    setContentSize(Double(size.width), .width, of: item)
    // The height of wrapping content is measured after its width has been solved.
    if !wraps || item.measuredWidth < 0 { setContentSize(Double(size.height), .height, of: item) }
    item.measuredWidth = -1
  }

  private func baselinesChanged(of view: UIView) {
    guard isPrimary else { return }
    var ancestor: UIView? = view  // ancestors may use the view's baseline as their own
    while let current = ancestor {
      current.layoutItem.state?.baselinesChanged()
      ancestor = current.isIslandRoot ? nil : current.parent
    }
  }

  /// Sets the heights of wrapped views to those of a single line, before they are measured.
  ///
  /// A width that depends on a height, as beside a picture with an aspect ratio, may have more than
  /// one solution: one line that is wide, or two that are narrow. All layouts start from the first,
  /// so that the solution does not depend on the previous one.
  func restartWrapping() {
    for item in held.wrappingItems where item.lineWidth != nil {
      item.measuredWidth = -1
      setContentSize(Double(item.natural.height), .height, of: item)
    }
  }

  /// Measures the heights of views with wrapping content at their solved widths.
  ///
  /// - Returns: Whether a height has changed.
  func measureWrapping() -> Bool {
    var isChanged = false
    for item in held.wrappingItems {
      guard let view = item.state?.view, view.contentHeightDependsOnWidth else { continue }
      let width = max(item.values.width, 0)
      guard abs(width - item.measuredWidth) > 1e-6 else { continue }
      let oldLineWidth = item.lineWidth
      item.measuredWidth = width
      // The baselines depend on the lines.
      if item.lineWidth != oldLineWidth { baselinesChanged(of: view) }
      var height = Double(item.natural.height)
      if let lineWidth = item.lineWidth {
        device.counters.intrinsicSizesMeasured += 1
        height = Double(view.contentSize(forWidth: lineWidth).height)
      }
      if height != item.contentSize.height.size {
        setContentSize(height, .height, of: item)
        isChanged = true
      }
    }
    return isChanged
  }

  private func setContentSize(_ size: Double, _ field: ItemField, of item: EngineItem) {
    var constraints = field == .width ? item.contentSize.width : item.contentSize.height
    guard size != constraints.size else { return }
    let wants = size >= 0 && size <= 1e7
    if wants, let hugging = constraints.hugging, let resistance = constraints.resistance {
      setConstant(-size, ofOptional: hugging)
      setConstant(-size, ofOptional: resistance)
    } else {
      removeContentSize(&constraints)
      if wants { addContentSize(size, field, of: item, &constraints) }
    }
    constraints.size = size
    if field == .width {
      item.contentSize.width = constraints
    } else {
      item.contentSize.height = constraints
    }
  }

  private func addContentSize(
    _ size: Double, _ field: ItemField, of item: EngineItem,
    _ constraints: inout ContentSizeConstraints
  ) {
    guard let view = item.state?.view else { return }
    let axis: NSLayoutConstraint.Axis = field == .width ? .horizontal : .vertical
    setPinTerms(to: field, of: item)
    constraints.hugging = addOptional(
      constant: -size, .atMost, view.contentHuggingPriority(for: axis).optionalStrength)
    constraints.resistance = addOptional(
      constant: -size, .atLeast,
      view.contentCompressionResistancePriority(for: axis).optionalStrength)
    device.counters.constraintsAdded += 2
  }

  private func removeContentSize(_ constraints: inout ContentSizeConstraints) {
    if let hugging = constraints.hugging { discard(hugging) }
    if let resistance = constraints.resistance { discard(resistance) }
    constraints.hugging = nil
    constraints.resistance = nil
  }

  func updateStrengths(of item: EngineItem) {
    for field in [ItemField.width, .height] {
      var constraints = field == .width ? item.contentSize.width : item.contentSize.height
      guard constraints.hugging != nil else { continue }
      removeContentSize(&constraints)
      addContentSize(constraints.size, field, of: item, &constraints)
      if field == .width {
        item.contentSize.width = constraints
      } else {
        item.contentSize.height = constraints
      }
    }
  }

  private func alignmentChanged(of item: EngineItem, to insets: UIEdgeInsets) {
    item.alignment = insets
    list(item)
    item.pixelFrame.isPublished = false
    forEachMember { formulaChanged(of: $0) }
  }

  // MARK: Removal

  /// Removes items that no constraint refers to any more.
  func removeIdleItems() {
    while let item = pending.idleItems.popLast() {
      guard item.uses == 0, item.engine === self, held.items.indices.contains(item.indexInEngine),
        held.items[item.indexInEngine] === item
      else { continue }
      remove(item)
    }
  }

  private func remove(_ item: EngineItem) {
    for field in ItemField.allCases {
      removePin(field, of: item)
    }
    removeContentSize(&item.contentSize.width)
    removeContentSize(&item.contentSize.height)
    for field in ItemField.allCases {
      if let variable = item.variables[field] { discard(variable) }
      item.variables[field] = nil
    }
    held.items.swapAt(item.indexInEngine, held.items.count - 1)
    held.items[item.indexInEngine].indexInEngine = item.indexInEngine
    held.items.removeLast()
    held.wrappingItems.removeAll { $0 === item }
    moved.items.removeAll { $0 === item }
    let base = item.base
    item.engineWasReleased()
    release(base)
  }
}

extension EngineItem {
  /// Whether a constraint between a descendant and an ancestor of the view depends on its
  /// scrolling.
  var scrolls: Bool {
    guard let view = state?.view else { return false }
    return view.scrollContentGuide != nil || view.bounds.origin != .zero
  }
}

extension UILayoutPriority {
  /// The strength in the solver: required, or a whole number from 1 to 1000.
  var strength: ConstraintStrength {
    self >= .required ? .required : optionalStrength
  }

  var optionalStrength: ConstraintStrength {
    .priority(rank)
  }

  /// The priority as a whole number from 1 to 1000.
  var rank: Int {
    rawValue.isNaN ? 1 : Int(min(max(rawValue.rounded(), 1), 1000))
  }
}
