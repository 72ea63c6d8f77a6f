// SPDX-License-Identifier: MIT
internal import Resin

// For debugging: the ambiguity of views and guides, and the constraints that place them.

extension LayoutItemState {
  /// The item and its engine, after the engine was brought up to date; nil while it solves, since a
  /// view that is measured calls this before there is a solution.
  private var settledItem: (item: EngineItem, engine: LayoutEngine)? {
    guard let container else { return nil }
    let root = container.islandRoot
    root.adoptOrphans()
    root.layoutItem.state?.engine?.solve()
    guard let item, let engine = item.engine, !engine.isSolving else { return nil }
    return (item, engine)
  }

  /// Whether the item requires constraints and has none.
  private var isForgotten: Bool {
    guard item == nil, let container else { return false }
    if let view, view.flags.translatesAutoresizingMask { return false }
    if let guide, guide.kind != nil { return false }
    return container.islandRoot.layoutItem.state?.engine != nil
  }

  /// Whether the item could have another frame that satisfies the constraints as well.
  var hasAmbiguousLayout: Bool {
    guard let (item, engine) = settledItem else { return isForgotten }
    return engine.withoutExercise {
      ItemField.frame.contains { engine.range(of: $0, item).isChoice }
    }
  }

  /// Whether an attribute could have another value that satisfies the constraints as well.
  func isAmbiguous(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    guard let (item, engine) = settledItem else { return isForgotten }
    let isMirrored = (view?.parent ?? guide?.owner)?.isRightToLeft ?? false
    let resolved = attribute.resolved(rightToLeft: isMirrored)
    return engine.withoutExercise { engine.range(of: resolved, item).isChoice }
  }

  /// Changes the item's frame to another one that satisfies the constraints as well.
  func exerciseAmbiguity() {
    guard let (item, engine) = settledItem else { return }
    engine.exerciseAmbiguity(of: item)
    container?.layoutIfNeeded()
  }

  /// Returns the constraints that place some variables of the item, the oldest first.
  private func constraints(placing fields: [ItemField]) -> [NSLayoutConstraint]? {
    guard let (item, engine) = settledItem else { return nil }
    return engine.constraints(placing: fields.compactMap { item.variables[$0] })
  }

  func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraints(placing: axis == .horizontal ? [.x, .width] : [.y, .height])
      ?? allMentions.filter { $0.mentions(axis) }
  }

  func constraintsAffecting(_ attribute: NSLayoutConstraint.Attribute) -> [NSLayoutConstraint] {
    let isMirrored = (view?.parent ?? guide?.owner)?.isRightToLeft ?? false
    return constraints(placing: attribute.resolved(rightToLeft: isMirrored).fields)
      ?? allMentions.filter { $0.mentions(attribute, of: self) }
  }
}

extension NSLayoutConstraint {
  fileprivate func mentions(_ axis: Axis) -> Bool {
    first.attribute.axis == axis || second?.attribute.axis == axis
  }

  fileprivate func mentions(_ attribute: Attribute, of state: LayoutItemState) -> Bool {
    (first.item === state && first.attribute == attribute)
      || (second?.item === state && second?.attribute == attribute)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The variables whose weighted sum is the attribute's value.
  fileprivate var fields: [ItemField] {
    switch self {
    case .width: [.width]
    case .height: [.height]
    default:
      switch (axis ?? .horizontal, fraction == 0) {
      case (.horizontal, true): [.x]
      case (.horizontal, false): [.x, .width]
      case (.vertical, true): [.y]
      case (.vertical, false): [.y, .height]
      }
    }
  }
}

extension ClosedRange<Double> {
  fileprivate var isChoice: Bool { upperBound - lowerBound > 1e-6 }
}

extension LayoutEngine {
  fileprivate func range(of field: ItemField, _ item: EngineItem) -> ClosedRange<Double> {
    let none = item.values[field]...item.values[field]
    guard let variable = item.variables[field] else { return none }
    return (try? held.solver.range(of: variable)) ?? none
  }

  /// Returns the possible values of a resolved attribute (without leading and trailing) in the
  /// superview's coordinates.
  fileprivate func range(
    of attribute: NSLayoutConstraint.Attribute, _ item: EngineItem
  ) -> ClosedRange<Double> {
    let fields = attribute.fields
    if fields.count == 1 { return range(of: fields[0], item) }
    guard let start = item.variables[fields[0]], let length = item.variables[fields[1]] else {
      return 0...0
    }
    let sum = held.solver.addVariable()
    defer { discard(sum) }
    guard let handle = try? held.solver.add(sum == start + attribute.fraction * length) else {
      return 0...0
    }
    let values = try? held.solver.range(of: sum)
    discard(handle)
    return values ?? 0...0
  }

  fileprivate func constraints(placing variables: [ConstraintVariable]) -> [NSLayoutConstraint] {
    var handles: Set<ConstraintSolver.Constraint> = []
    for variable in variables {
      handles.formUnion((try? held.solver.dependencies(of: variable)) ?? [])
    }
    var constraints: [NSLayoutConstraint] = []
    forEachMember { member in
      if let handle = member.record.handle, handles.contains(handle) { constraints.append(member) }
    }
    return constraints.inOrder { $0.record.age < $1.record.age }
  }

  /// Moves a variable of the item from one end of its range to the other, or by 50 points in an
  /// unlimited range. The next changes of the engine reset the variable.
  fileprivate func exerciseAmbiguity(of item: EngineItem) {
    stopExercise()
    defer {
      takeChanges()
      publish()
    }
    let choices = ItemField.frame.map { ($0, range(of: $0, item)) }.filter { $0.1.isChoice }
    guard !choices.isEmpty else { return }
    let (field, values) = choices[exerciseCount % choices.count]
    exerciseCount += 1
    let present = item.values[field]
    let ends = [values.upperBound, values.lowerBound, present + 50, present - 50]
    guard let variable = item.variables[field],
      let target = ends.first(where: {
        $0.isFinite && values.contains($0) && abs($0 - present) > 1e-6
      })
    else { return }
    startExercise(ConstraintCondition(variable - target, .equal))
  }

  private func startExercise(_ condition: ConstraintCondition) {
    exercise = (try? held.solver.add(condition, .priority(1))).map { (condition, $0) }
  }

  /// Removes the constraint in `exercise`, which resets the variable that it has moved.
  func stopExercise() {
    guard let exercise else { return }
    self.exercise = nil
    discard(exercise.handle)
  }

  /// Calls `find` without the constraint in `exercise`, and returns its result.
  fileprivate func withoutExercise(_ find: @MainActor () -> Bool) -> Bool {
    guard let condition = exercise?.condition else { return find() }
    stopExercise()
    defer { startExercise(condition) }
    return find()
  }
}
