// SPDX-License-Identifier: MIT
import HeadlessHost

/// A sequence of steps that starts with a screen in its initial surroundings. The rules are checked
/// at the start and after each step that settles.
@MainActor
struct ScreenRun {
  let kind: ScreenKind
  var start: Surroundings
  var steps: [Step]
  /// Whether every check visits all scroll positions, and not only the last check.
  var isThorough = false
  /// The maximum number of simpler runs that are tried for a report.
  var attempts = 30

  /// Returns the first violation of each rule, with the number of steps before the violation.
  ///
  /// - Parameters:
  ///   - wanted: The only rule that counts, or nil if all rules count.
  ///   - work: The counter to which the layout passes of the run are added.
  func violations(
    of wanted: Rule? = nil, work: inout Int
  ) -> [(violation: Violation, steps: Int)] {
    var found: [(violation: Violation, steps: Int)] = []
    let stage = Stage(kind, start, isFresh: false)
    defer { work += stage.host.counters.layoutPasses }
    for count in 0...steps.count {
      if count > 0 { stage.apply(steps[count - 1]) }
      let isLast = count == steps.count
      guard isLast || count == 0 || steps[count - 1].frames == nil else { continue }
      for violation in Judge.violations(of: stage, isThorough: isThorough || isLast) {
        guard wanted == nil || violation.rule == wanted,
          !found.contains(where: { $0.violation.rule == violation.rule })
        else { continue }
        found.append((violation, count))
      }
      // If a screen does not settle, nothing can be compared any more.
      if found.contains(where: { $0.violation.rule == .settles || $0.violation.rule == wanted }) {
        break
      }
    }
    return found
  }

  /// Returns the reports of the broken rules, each with the shortest run found that breaks the
  /// rule.
  ///
  /// - Parameter isKnown: Whether a rule is known to be broken. Such reports are not minimized.
  func reports(isKnown: (Rule) -> Bool = { _ in false }) -> [(rule: Rule, text: String)] {
    var work = 0
    return violations(work: &work).map { violation, count in
      let first = ScreenRun(
        kind: kind, start: start, steps: Array(steps.prefix(count)), isThorough: isThorough)
      if isKnown(violation.rule) { return (violation.rule, first.report(violation)) }
      let (run, found) = first.minimized(breaking: violation)
      return (violation.rule, run.report(found))
    }
  }

  private func report(_ violation: Violation) -> String {
    var lines = ["\(kind) breaks the rule \"\(violation.rule.rawValue)\"", "  start: \(start)"]
    let shown = steps.suffix(6)
    if shown.count < steps.count { lines.append("  … \(steps.count - shown.count) steps …") }
    lines += shown.map { "  then: \($0)" }
    lines.append("  \(violation.place)")
    lines += violation.details.prefix(28 - lines.count).map { "    \($0)" }
    return lines.joined(separator: "\n")
  }

  // MARK: Minimizing

  /// Returns a simpler run that breaks the same rule, by removing steps and resetting surroundings.
  ///
  /// At most `attempts` simpler runs are tried, with at most 2000 layout passes per attempt on
  /// average.
  private func minimized(breaking violation: Violation) -> (ScreenRun, Violation) {
    var (best, found, budget, work) = (self, violation, attempts, 0)
    let limit = 2000 * attempts
    func isAccepted(_ candidate: ScreenRun) -> Bool {
      guard budget > 0, work < limit else { return false }
      budget -= 1
      guard let other = candidate.violations(of: violation.rule, work: &work).first else {
        return false
      }
      best = candidate
      best.steps = Array(candidate.steps.prefix(other.steps))
      found = other.violation
      return true
    }
    // Removes halves first, and single steps last.
    var length = max(steps.count / 2, 1)
    while !best.steps.isEmpty {
      var first = 0
      while first < best.steps.count {
        var candidate = best
        candidate.steps.removeSubrange(first..<min(first + length, best.steps.count))
        if !isAccepted(candidate) { first += length }
      }
      if length == 1 { break }
      length /= 2
    }
    for index in best.steps.indices {
      for step in best.steps[index].simplifications {
        var candidate = best
        candidate.steps[index] = step
        if isAccepted(candidate) { break }
      }
      if index >= best.steps.count - 1 { break }
    }
    var isSimpler = true
    while isSimpler {
      isSimpler = best.start.simplifications.contains { start in
        var candidate = best
        candidate.start = start
        return isAccepted(candidate)
      }
    }
    return (best, found)
  }
}
