// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport

/// A search for faults by random runs.
struct MonkeySearch: Sendable {
  var screens: [String]
  var seed: UInt64
  /// The number of actions of a run, without pauses.
  var length = 12
  var parent = MonkeyParent()
  /// The number of simpler runs that are tried for a report.
  var attempts = 60

  /// A fault with the shortest run that was found for it.
  struct Finding: Sendable {
    var run: MonkeyRun
    var fault: MonkeyFault
  }

  /// Searches until the end of a round at which `isOver` returns true.
  ///
  /// - Parameter report: Called for each new fault. A fault of the same kind on the same screen is
  ///   not new, and neither is one with the same details, apart from numbers, on another screen.
  /// - Returns: The number of runs.
  func search(isOver: (_ rounds: Int) -> Bool, report: (Finding) -> Void) throws -> Int {
    var (known, rounds, count): (Set<String>, Int, Int) = ([], 0, 0)
    repeat {
      let runs = screens.indices.map { index in
        var random = SplitMix64(seed: seed &+ UInt64(rounds * 1_000_003 + index))
        return MonkeyRun.random(on: screens[index], length: length, using: &random)
      }
      rounds += 1
      let outcomes = try parent.outcomes(runs)
      let faultless = runs.indices.filter { outcomes[$0].faults.isEmpty }
      let again = try parent.outcomes(faultless.map { runs[$0] }, isJudged: false)
      count += runs.count
      for (run, outcome) in zip(runs, outcomes) {
        for fault in outcome.faults where isNew(fault, run, &known) {
          report(try shrunk(Finding(run: run, fault: fault)))
        }
      }
      for (index, outcome) in zip(faultless, again) {
        let run = runs[index]
        guard let fault = Self.difference(outcomes[index], outcome, of: run),
          isNew(fault, run, &known)
        else { continue }
        report(try shrunk(Finding(run: run, fault: fault)))
      }
    } while !isOver(rounds)
    return count
  }

  private func isNew(_ fault: MonkeyFault, _ run: MonkeyRun, _ known: inout Set<String>) -> Bool {
    let kind = "\(fault.kind) \(fault.rule ?? "")"
    let words = ([fault.place] + fault.details).joined().filter { !$0.isNumber && $0 != "." }
    let isNew = !known.contains("\(run.screen) \(kind)") && !known.contains("\(kind) \(words)")
    known.formUnion(["\(run.screen) \(kind)", "\(kind) \(words)"])
    return isNew
  }

  /// Returns the fault of a run that gives different results in two processes.
  private static func difference(
    _ one: MonkeyOutcome, _ other: MonkeyOutcome, of run: MonkeyRun
  ) -> MonkeyFault? {
    guard one.digests != other.digests else { return nil }
    let index = zip(one.digests, other.digests).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
    return MonkeyFault(
      kind: .repeats, place: "after action \(index + 1)",
      details: run.actions.dropFirst(index).prefix(1).map(\.source))
  }

  // MARK: Shrinking

  /// Returns a shorter run with the same fault: by removing halves of the actions first and single
  /// actions last, then by simpler actions and surroundings.
  func shrunk(_ finding: Finding) throws -> Finding {
    var (best, budget) = (finding, attempts)
    var length = max(best.run.actions.count / 2, 1)
    while !best.run.actions.isEmpty {
      let isShorter = try simplify(&best, &budget) { run in
        stride(from: 0, to: run.actions.count, by: length).map { first in
          var candidate = run
          candidate.actions.removeSubrange(first..<min(first + length, run.actions.count))
          return candidate
        }
      }
      if isShorter { continue }
      if length == 1 { break }
      length /= 2
    }
    while try simplify(
      &best, &budget,
      { run in
        var candidates = run.start.simplifications.map { start in
          var candidate = run
          candidate.start = start
          return candidate
        }
        if run.isInNavigation { candidates.append(run.with { $0.isInNavigation = false }) }
        for index in run.actions.indices {
          candidates += run.actions[index].simplifications.map { action in
            run.with { $0.actions[index] = action }
          }
        }
        return candidates
      })
    {}
    return best
  }

  /// Replaces the best run by the first candidate with the same fault.
  private func simplify(
    _ best: inout Finding, _ budget: inout Int, _ candidates: (MonkeyRun) -> [MonkeyRun]
  ) throws -> Bool {
    let tried = Array(candidates(best.run).prefix(budget))
    guard !tried.isEmpty else { return false }
    if best.fault.kind == .repeats {
      budget -= tried.count
      let (one, other) = (
        try parent.outcomes(tried, isJudged: false), try parent.outcomes(tried, isJudged: false)
      )
      for index in tried.indices {
        guard let fault = Self.difference(one[index], other[index], of: tried[index]) else {
          continue
        }
        best = Finding(run: tried[index], fault: fault)
        return true
      }
      return false
    }
    let outcomes = try parent.outcomes(tried, wanted: best.fault)
    budget -= outcomes.count
    guard let last = outcomes.last, let fault = last.faults.first(where: best.fault.isSame) else {
      return false
    }
    best = Finding(run: tried[outcomes.count - 1], fault: fault)
    return true
  }
}

extension MonkeyRun {
  fileprivate func with(_ change: (inout MonkeyRun) -> Void) -> MonkeyRun {
    var copy = self
    change(&copy)
    return copy
  }
}

extension MonkeySearch.Finding {
  /// The finding as a test.
  var test: String {
    let usual = Surroundings()
    var start: [String] = []
    func add(_ name: String, _ value: Any, _ isUsual: Bool) {
      if !isUsual { start.append("\(name): \(value)") }
    }
    let (from, at) = (run.start, fault.rule ?? fault.kind.rawValue)
    add("device", from.device, from.device == usual.device)
    add("isLandscape", from.isLandscape, !from.isLandscape)
    add("category", from.category, from.category == usual.category)
    add("isRightToLeft", from.isRightToLeft, !from.isRightToLeft)
    add("content", from.content, from.content == usual.content)
    let actions = run.actions.map { "        \($0.source),\n" }.joined()
    return """
      // \(at)
      // \(fault.place)
      \(fault.details.map { "//   \($0)\n" }.joined())\
      @Test func `\(run.screen) withstands \(run.actions.count) actions of the monkey`() async throws {
        try await expectNoFault(
          MonkeyRun(
            screen: "\(run.screen)", start: Surroundings(\(start.joined(separator: ", "))),
            isInNavigation: \(run.isInNavigation),
            actions: [
      \(actions)      ]))
      }
      """
  }
}
