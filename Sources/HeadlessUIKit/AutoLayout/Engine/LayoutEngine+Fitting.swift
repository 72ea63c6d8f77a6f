// SPDX-License-Identifier: MIT
internal import Resin

/// A result of `systemLayoutSizeFitting`, with the state of the engine for which it is valid.
struct FittingResult {
  var question: FittingQuestion
  var changeCount: Int
  var size: CGSize
}

/// A constraint on the root's length along one axis, in addition to the constraints of its content.
struct RootRule {
  var length: Double
  var strength: ConstraintStrength
  var handle: ConstraintSolver.Constraint?
}

extension LayoutEngine {
  /// Whether the root's size is determined by its contents.
  var isRootFree: Bool {
    fitting != nil || (root.parent == nil && !root.flags.translatesAutoresizingMask)
  }

  /// Updates the constraints on the root's size in the solver.
  func applyRootSize() {
    guard let rootItem = held.rootItem else { return }
    let wanted = wantedRootRules
    let old = rootRules
    rootRules = wanted
    let width = replace(old?.width, with: wanted.width, .width, of: rootItem)
    let height = replace(old?.height, with: wanted.height, .height, of: rootItem)
    rootRules?.width.handle = width
    rootRules?.height.handle = height
    if isRootFree, old?.width.strength != wanted.width.strength { rootItem.contentChanged() }
  }

  private var wantedRootRules: (width: RootRule, height: RootRule) {
    if let fitting {
      return (
        RootRule(
          length: limited(fitting.target.width), strength: fitting.horizontal.optionalStrength),
        RootRule(
          length: limited(fitting.target.height), strength: fitting.vertical.optionalStrength)
      )
    }
    if isRootFree {
      // Weaker than all other constraints: a root whose size is not constrained keeps its size.
      return (
        RootRule(length: limited(sizeOfFreeRoot.width), strength: .priority(1)),
        RootRule(length: limited(sizeOfFreeRoot.height), strength: .priority(1))
      )
    }
    let insets = root.alignmentRectInsets
    let size = root.bounds.size
    return (
      RootRule(
        length: max(limited(size.width - insets.left - insets.right), 0), strength: .required),
      RootRule(
        length: max(limited(size.height - insets.top - insets.bottom), 0), strength: .required)
    )
  }

  /// Limits a length to ±1,000,000 points, because callers also pass `greatestFiniteMagnitude`, and
  /// the solver rejects constants above 1e8. NaN becomes 0.
  func limited(_ length: CGFloat) -> Double {
    length.isNaN ? 0 : min(max(Double(length), -1e6), 1e6)
  }

  private func replace(
    _ old: RootRule?, with new: RootRule, _ field: ItemField, of item: EngineItem
  ) -> ConstraintSolver.Constraint? {
    if let old, let handle = old.handle {
      if old.strength == new.strength {
        if old.length == new.length { return handle }
        if (try? held.solver.setConstant(-new.length, of: handle)) != nil { return handle }
      }
      discard(handle)
    }
    setPinTerms(to: field, of: item)
    if new.strength == .required {
      // No constraint depends on a new root yet. Later, constraints that are about to change are
      // updated first.
      guard old != nil else { return addRequired(constant: -new.length, pinOf: item) }
      pending.pins.append((item, field))
      return nil
    }
    return addOptional(constant: -new.length, .equal, new.strength)
  }

  func addRootPin(_ field: ItemField, of item: EngineItem) {
    if field == .originX || field == .originY { return addPin(field, of: item) }
    let rule = field == .width ? rootRules?.width : rootRules?.height
    guard let rule, rule.handle == nil, rule.strength == .required else { return }
    setPinTerms(to: field, of: item)
    let handle = addRequired(constant: -rule.length, pinOf: item)
    if field == .width {
      rootRules?.width.handle = handle
    } else {
      rootRules?.height.handle = handle
    }
  }

  /// Returns the size of the root that best satisfies its constraints and the parameters of a fit.
  ///
  /// The solver also places the views; before it does, the root's own size is restored.
  func size(fitting question: FittingQuestion) -> CGSize {
    if fitting == question, let fittingAnswer { return fittingAnswer }
    guard !isSolving else { return root.bounds.size }
    isSolving = true
    let rootItem = item(for: root.layoutState)
    fitting = question
    pending.retriesBroken = true
    rootItem.pinsChanged()
    systemGuidesChanged()
    settle()
    settleGuides()
    isSolving = false
    let size = CGSize(
      width: rootItem.values.width + rootItem.alignment.left + rootItem.alignment.right,
      height: rootItem.values.height + rootItem.alignment.top
        + rootItem.alignment.bottom)
    let scale = root.pixelsPerPoint
    let answer = CGSize(
      width: size.width.roundedUp(toPixelsOf: scale),
      height: size.height.roundedUp(toPixelsOf: scale))
    if isPrimary {
      // The views must be placed for the root's own size.
      markDirty()
    }
    fittingAnswer = answer
    return answer
  }
}

extension LayoutEngine {
  /// The surroundings that the guides of views follow.
  var surroundings: LayoutSurroundings { LayoutSurroundings(fitting, in: self) }

  /// Makes the next flush determine the insets of the guides below a view that have changed since
  /// the last solution.
  func guidesChanged(below view: UIView) {
    for item in held.items where !item.needsPins {
      guard case .systemGuide = item.role, let owner = item.state?.guide?.owner, owner !== view,
        owner.isDescendant(of: view), pinsDiffer(of: item)
      else { continue }
      item.pinsChanged()
    }
  }

  /// Makes the next flush determine the insets of all system guides.
  func systemGuidesChanged() {
    for item in held.items {
      if case .systemGuide = item.role { item.pinsChanged() }
    }
  }

  /// Solves again while the insets that follow from the solution differ from the insets in the
  /// solution.
  func settleGuides() {
    for _ in 0..<Self.guideRounds where placedGuidesChanged() {
      let count = guidePinChanges
      settle()
      if guidePinChanges == count { return }
    }
  }

  /// Makes the next flush determine the insets that follow from the positions in the solution.
  ///
  /// - Returns: Whether the engine has such insets.
  private func placedGuidesChanged() -> Bool {
    var areThere = false
    for item in held.items {
      guard case .systemGuide(let kind) = item.role, kind != .scrollContent, kind != .scrollFrame
      else { continue }
      let isOfRoot = item.state?.guide?.owner === root
      guard !isOfRoot || kind == .readable || fitting != nil else { continue }
      areThere = true
      item.pinsChanged()
    }
    return areThere
  }

  /// The maximum number of rounds. Insets change a second time if a view overlaps a safe area in
  /// which it does not begin; more than two rounds only occur if insets depend on each other.
  private static var guideRounds: Int { 4 }
}

extension UIView {
  /// Updates the guides of the descendants after a change of the safe area that this view passes on
  /// to them.
  ///
  /// The descendants may not report another safe area: their guides have the insets of the last
  /// solution, and the descendants may have moved since.
  final func refreshGuidesOfContent() {
    islandRoot.layoutItem.state?.engine?.guidesChanged(below: self)
  }

  final func constrainedFittingSize(_ question: FittingQuestion) -> CGSize? {
    if isIslandRoot {
      if let engine = layoutItem.state?.engine, !hasOwnSizeElsewhere {
        adoptOrphans()
        return engine.size(fitting: question)
      }
      guard layoutItem.state?.hasOrphans == true || hasOwnSizeElsewhere || hasSizingMask else {
        return nil
      }
    }
    return sizeFittingAside(question)
  }

  /// Returns the size that fits, without an effect on the layout of the view, with a bottom inset
  /// of the safe area that the view will have.
  final func fittingSizeAside(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority,
    bottomOfSafeArea: CGFloat
  ) -> CGSize {
    updateConstraintsNow()
    let question = FittingQuestion(
      target, of: self, horizontal: horizontal, vertical: vertical,
      bottomOfSafeArea: bottomOfSafeArea)
    return sizeFittingAside(question) ?? unconstrainedFittingSize(question)
  }

  /// Whether a constraint on the view's own size belongs to the engine of the superview.
  private var hasOwnSizeElsewhere: Bool {
    guard parent != nil, let state = layoutItem.state else { return false }
    return state.held.contains { $0.speaksOnlyOfAncestor }
  }

  /// Computes a fit with the constraints of this view and its descendants alone, in a temporary
  /// engine.
  private func sizeFittingAside(_ question: FittingQuestion) -> CGSize? {
    islandRoot.adoptOrphans()
    // A dirty engine may not contain all views yet and is not notified of changes in the missing
    // ones. Its change count does not validate a stored result.
    let engines = enginesOfFitting
    let changeCount = engines.contains(where: \.isDirty) ? nil : engines.map(\.changeCount).max()
    if let contents = layoutItem.state?.contents {
      contents.fittings.removeAll { $0.changeCount != changeCount }
      if let known = contents.fittings.first(where: { $0.question == question }) {
        return known.size
      }
    }
    var constraints: [NSLayoutConstraint] = []
    forEachStateOfIsland { state in
      if state.view === self || state.view?.isIslandRoot != true { constraints += state.held }
    }
    for island in islandsThatResize {
      island.adoptOrphans()
      island.forEachStateOfIsland { state in
        if state.view === island || state.view?.isIslandRoot != true { constraints += state.held }
      }
    }
    constraints += constraintsHeldAbove
    guard !constraints.isEmpty else { return nil }
    let engine = LayoutEngine(root: self, isPrimary: false)
    let size = engine.answer(question, constraints)
    if let changeCount {
      layoutState.madeContents.fittings.append(
        FittingResult(question: question, changeCount: changeCount, size: size))
    }
    return size
  }

  /// The constraints between descendants of this view that an ancestor holds.
  private var constraintsHeldAbove: [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    var holder = parent
    while let view = holder {
      for constraint in view.constraints where constraint.record.ancestor !== view {
        guard let ancestor = constraint.record.ancestor, ancestor.isDescendant(of: self),
          ancestor.islandRoot === islandRoot
        else { continue }
        constraints.append(constraint)
      }
      holder = view.parent
    }
    return constraints
  }

  /// The engines with constraints of this view and of its descendants.
  private var enginesOfFitting: [LayoutEngine] {
    let roots = isIslandRoot ? [self, parent?.islandRoot] : [islandRoot]
    return (roots + islandsThatResize).compactMap { $0?.layoutItem.state?.engine }
  }

  /// Whether a view inside determines the size that fits through autoresizing masks.
  private var hasSizingMask: Bool { !islandsThatResize.isEmpty }

  /// Whether the view is the root of an island and resizes with its superview: the autoresizing
  /// mask is a constraint between their sizes, so that the contents of this view also determine the
  /// size that fits the superview.
  private var resizesSuperview: Bool {
    guard !viewStyle.autoresizingMask.isEmpty, isIslandRoot else { return false }
    return followsSuperview(along: .horizontal) || followsSuperview(along: .vertical)
  }

  /// The roots of the islands with constraints inside of this view that resize with it.
  private var islandsThatResize: [UIView] {
    children.flatMap { child -> [UIView] in
      if child.resizesSuperview {
        return (child.layoutItem.state == nil ? [] : [child]) + child.islandsThatResize
      }
      return child.isIslandRoot ? [] : child.islandsThatResize
    }
  }

  final func unconstrainedFittingSize(_ question: FittingQuestion) -> CGSize {
    let content = contentSize(forWidth: nil)
    var size = CGSize(
      width: Self.fitting(
        question.target.width, question.horizontal, content.width,
        contentHuggingPriority(for: .horizontal),
        contentCompressionResistancePriority(for: .horizontal)), height: 0)
    let height =
      contentHeightDependsOnWidth && (size.width < content.width || isMeasuredAtEveryWidth)
      ? contentSize(forWidth: size.width).height : content.height
    size.height = Self.fitting(
      question.target.height, question.vertical, height, contentHuggingPriority(for: .vertical),
      contentCompressionResistancePriority(for: .vertical))
    return size
  }

  /// Returns the solver's result for a single length.
  private static func fitting(
    _ target: CGFloat, _ priority: UILayoutPriority, _ content: CGFloat,
    _ hugging: UILayoutPriority, _ resistance: UILayoutPriority
  ) -> CGFloat {
    guard content >= 0 else { return max(target, 0) }
    let yields = target > content ? hugging < priority : resistance < priority
    return yields ? max(target, 0) : content
  }

  final var pixelsPerPoint: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : device.screen.scale
  }
}

extension LayoutEngine {
  /// Computes a fit with constraints that another engine is responsible for.
  fileprivate func answer(
    _ question: FittingQuestion, _ constraints: [NSLayoutConstraint]
  ) -> CGSize {
    // `addAside` does not change the records of the constraints, which belong to the other engine.
    isSolving = true
    fitting = question
    _ = item(for: root.layoutState)  // first, because its variables precede all others
    changeSolver {
      for constraint in constraints {
        addAside(constraint)
      }
    }
    isSolving = false
    fitting = nil
    return size(fitting: question)
  }

  private func addAside(_ constraint: NSLayoutConstraint) {
    guard constraint.checkAxes() else { return }
    let geometry = fillTerms(of: constraint)
    scaleTerms(of: constraint)
    for item in touched {
      item.uses += 1
    }
    // A constraint that conflicts with older constraints is omitted; the responsible engine reports
    // it.
    _ = try? held.solver.add(
      terms, constant: constraint.constantForSolver(geometry: geometry),
      constraint.relationForSolver, constraint.priority.strength)
  }
}
