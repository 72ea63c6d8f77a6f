// SPDX-License-Identifier: MIT
internal import Resin

// Only required constraints can contradict each other. Of those that do, the one that was activated last
// yields, in whatever order they reach the solver. Pins, which state frames and masks, do not yield, and
// neither does the rule that lengths are not negative. Constraints that have yielded are tried again when
// something was removed or changed.
extension LayoutEngine {
  /// Resolves a conflict between a constraint that the solver does not take and others that it has.
  ///
  /// - Returns: Whether one of the others has yielded, so that the constraint can be added again.
  func resolveConflict(
    of constraint: NSLayoutConstraint, with others: [ConstraintSolver.Constraint]
  ) -> Bool {
    let names = names(of: others) + [constraint.description]
    if let newest = newestConstraint(among: others), newest.record.age > constraint.record.age {
      withdrawBroken(newest)
      warn(breaking: newest, against: others, names: names)
      return true
    }
    guard !constraint.record.isBroken else { return false }
    constraint.record.isBroken = true
    broken.append(constraint)
    warn(breaking: constraint, against: others, names: names)
    return false
  }

  /// Adds what does not yield: `pinTerms` and a constant.
  func addRequired(
    constant: Double, _ relation: ConstraintCondition.Relation = .equal, pinOf item: EngineItem
  ) -> ConstraintSolver.Constraint? {
    // Each round but one breaks one constraint, so this ends.
    while true {
      do {
        return try solver.add(pinTerms, constant: constant, relation, .required)
      } catch {
        if !removed.isEmpty {
          flushRemoved()
          continue
        }
        guard let victim = newestConstraint(among: error.conflicts) else { return nil }
        let name = "<NSAutoresizingMaskLayoutConstraint \(item.state?.name ?? "")   (active)>"
        let names = names(of: error.conflicts) + [name]
        withdrawBroken(victim)
        warn(breaking: victim, against: error.conflicts, names: names)
      }
    }
  }

  /// Takes a constraint out that yields to another one; what had yielded to it may hold now.
  private func withdrawBroken(_ constraint: NSLayoutConstraint) {
    mayMendConflicts = true
    if let handle = constraint.record.handle { try? solver.remove(handle) }
    constraint.record.handle = nil
    constraint.record.isBroken = true
    broken.append(constraint)
  }

  /// Tries constraints again that had to be left out.
  func mendConflicts() {
    guard mayMendConflicts else { return }
    mayMendConflicts = false
    guard !broken.isEmpty else { return }
    let candidates = broken.sorted { $0.record.age < $1.record.age }
    broken = []
    for constraint in candidates where constraint.record.engine === self {
      guard constraint.record.isBroken else { continue }
      if tryAgain(constraint) {
        constraint.record.isBroken = false
      } else {
        broken.append(constraint)
      }
    }
  }

  private func newestConstraint(
    among handles: [ConstraintSolver.Constraint]
  ) -> NSLayoutConstraint? {
    var newest: NSLayoutConstraint?
    forEachMember { member in
      guard let handle = member.record.handle, handles.contains(handle) else { return }
      if member.record.age > newest?.record.age ?? 0 { newest = member }
    }
    return newest
  }

  private func constraints(of handles: [ConstraintSolver.Constraint]) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    forEachMember { member in
      if let handle = member.record.handle, handles.contains(handle) { constraints.append(member) }
    }
    return constraints
  }

  private func names(of handles: [ConstraintSolver.Constraint]) -> [String] {
    var names = constraints(of: handles).map(\.description)
    for item in items {
      for field in ItemField.allCases {
        guard let pin = item.pins[field], let handle = pin.handle, handles.contains(handle) else {
          continue
        }
        let number = CGFloat(pin.constant).compact
        let kind = "NSAutoresizingMaskLayoutConstraint"
        names.append("<\(kind) \(item.state?.name ?? "").\(field) == \(number)   (active)>")
      }
    }
    return names
  }

  private func warn(
    breaking constraint: NSLayoutConstraint, against others: [ConstraintSolver.Constraint],
    names: [String]
  ) {
    guard isPrimary, fitting == nil else { return }
    let list = names.map { "    \"\($0)\"" }.joined(separator: ",\n")
    device.warn(
      """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      \tTry this:
      \t\t(1) look at each constraint and try to figure out which you don't expect;
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
      (
      \(list)
      )

      Will attempt to recover by breaking constraint
      \(constraint.description)
      """)
    NSLayoutConstraint.onConflict?(constraint, constraints(of: others))
  }
}

extension NSLayoutConstraint {
  /// Is told of each constraint that Auto Layout leaves out, and of those that it stands against, after
  /// the warning.
  package static var onConflict:
    (@MainActor (_ broken: NSLayoutConstraint, _ others: [NSLayoutConstraint]) -> Void)?
}
