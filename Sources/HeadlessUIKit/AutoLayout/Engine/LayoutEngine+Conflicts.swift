// SPDX-License-Identifier: MIT
internal import Resin

// Only required constraints can conflict. Of conflicting constraints, the one that was activated
// last is broken, in whatever order they are added to the solver. Pins, which represent frames and
// masks, are never broken, and neither is the rule that lengths are not negative. Broken
// constraints are tried again after other constraints were removed or changed.
extension LayoutEngine {
  /// Resolves a conflict between a constraint that the solver rejects and constraints in the
  /// solver.
  ///
  /// - Returns: Whether one of the other constraints was broken, so that adding can be tried again.
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
    held.broken.append(constraint)
    warn(breaking: constraint, against: others, names: names)
    return false
  }

  /// Breaks a constraint that the solver cannot represent, and reports the reason.
  func refuse(_ constraint: NSLayoutConstraint, because reason: ResinError) {
    guard !constraint.record.isBroken else { return }
    constraint.record.isBroken = true
    held.broken.append(constraint)
    guard isPrimary, fitting == nil else { return }
    let message =
      "The layout engine ignores the constraint \(constraint.description): \(reason.description). The multiplier "
      + "must be 0 or from 0.000004 to 250,000 in magnitude."
    device.conflictReports.add(ConflictReport(broken: constraint, others: [], message: message))
  }

  /// Adds a required constraint that is never broken, from `pinTerms` and a constant.
  func addRequired(
    constant: Double, _ relation: ConstraintCondition.Relation = .equal, pinOf item: EngineItem
  ) -> ConstraintSolver.Constraint? {
    // Each round but the last removes constraints from the solver, so the loop ends.
    while true {
      do {
        return try held.solver.add(pinTerms, constant: constant, relation, .required)
      } catch {
        if !pending.removed.isEmpty {
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

  /// Removes a constraint that conflicts with another one. Constraints that were broken in its
  /// favor may be satisfiable afterwards.
  private func withdrawBroken(_ constraint: NSLayoutConstraint) {
    pending.retriesBroken = true
    if let handle = constraint.record.handle { discard(handle) }
    constraint.record.handle = nil
    constraint.record.isBroken = true
    held.broken.append(constraint)
  }

  /// Tries broken constraints again.
  func retryConflicts() {
    guard pending.retriesBroken else { return }
    pending.retriesBroken = false
    guard !held.broken.isEmpty else { return }
    let candidates = held.broken.inOrder { $0.record.age < $1.record.age }
    held.broken = []
    for constraint in candidates where constraint.record.engine === self {
      guard constraint.record.isBroken else { continue }
      if tryAgain(constraint) {
        constraint.record.isBroken = false
      } else {
        held.broken.append(constraint)
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
    for item in held.items {
      for field in ItemField.allCases {
        guard let pin = item.pins[field], let handle = pin.handle, handles.contains(handle) else {
          continue
        }
        names.append(item.name(ofPin: pin, field))
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
    let message = """
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
      """
    device.conflictReports.add(
      ConflictReport(broken: constraint, others: self.constraints(of: others), message: message))
  }
}

/// A conflict between constraints, which is reported if it remains after the layout.
struct ConflictReport {
  let broken: NSLayoutConstraint
  let others: [NSLayoutConstraint]
  let message: String
}

// In UIKit, a window has one engine, which solves for all new sizes at once. Here, the islands of a
// window are solved one after the other, and insets after the positions that they depend on. A
// constraint that is broken only during this process is not reported as a conflict.
@MainActor
final class ConflictReports: ReleasedWithDevice {
  private unowned let device: Device
  private var reports: [ConflictReport] = []

  fileprivate init(device: Device) {
    self.device = device
  }

  fileprivate func add(_ report: ConflictReport) {
    reports.removeAll { $0.broken === report.broken }
    reports.append(report)
  }

  /// Writes the conflicts that remain, unless a layout is in progress that may still resolve them.
  func write() {
    guard !reports.isEmpty, device.screenUpdates.layoutDepth == 0 else { return }
    let due = reports
    reports = []
    for report in due where report.broken.record.isBroken {
      device.warn(report.message)
      NSLayoutConstraint.onConflict?(report.broken, report.others)
    }
  }

  func releaseWithDevice() {
    reports = []
  }
}

extension Device {
  /// Conflicts between constraints that the layout that is going on may still resolve.
  var conflictReports: ConflictReports { self[Self.conflictReportsComponent] }
  private static let conflictReportsComponent = DeviceComponent(ConflictReports.init(device:))
}

extension EngineItem {
  /// Returns the equation of a pin, for messages. The pins of most guides are distances between
  /// edges.
  fileprivate func name(ofPin pin: Pin, _ field: ItemField) -> String {
    let (name, number) = (state?.name ?? "", CGFloat(pin.constant).compact)
    guard case .systemGuide(let kind) = role, let owner = state?.container?.layoutState.name else {
      return "<NSAutoresizingMaskLayoutConstraint \(name).\(field) == \(number)   (active)>"
    }
    let isLength = kind == .scrollFrame && field.isLength
    let attribute =
      switch field {
      case .x: "left"
      case .y: "top"
      case .width: isLength ? "width" : "right"
      case .height: isLength ? "height" : "bottom"
      case .originX, .originY: "\(field)"
      }
    let end = kind == .keyboard && field == .y ? "bottom" : attribute
    return "<NSLayoutConstraint \(name).\(attribute) == \(owner).\(end) + \(number)   (active)>"
  }
}

extension NSLayoutConstraint {
  /// A closure that is called with each broken constraint and the constraints that it conflicts
  /// with, after the warning.
  package static var onConflict:
    (@MainActor (_ broken: NSLayoutConstraint, _ others: [NSLayoutConstraint]) -> Void)?
}
