// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

@testable import EpoxyLayoutGroups

/// A layout does not depend on whether groups do without constraints, whatever happened to them before.
@MainActor @Suite struct GroupHistoryTests {
  /// What is seen after some of the changes.
  private struct Look {
    var step: Int
    var frames: [(name: String, frame: CGRect)]
    /// Of the groups that are in a view.
    var areConstrained: [Bool]
    var strays: [Int]
  }

  private func looks(at changes: [GroupChange], isDeferring: Bool) -> (looks: [Look], LogRecord) {
    var looks: [Look] = []
    let record = onStage(420, 300) { stage, device in
      device.defersConstraints = isDeferring
      let history = GroupHistory(stage, device)
      for (step, change) in changes.enumerated() {
        history.apply(change)
        // Several changes come together, too.
        guard step % 2 == 1 else { continue }
        let frames = history.look()
        let installed = history.groups.filter { $0.owningView != nil }
        looks.append(
          Look(
            step: step, frames: frames, areConstrained: installed.map { !$0.constraints.isEmpty },
            strays: history.strays))
      }
    }
    return (looks, record)
  }

  /// What differs, if something does.
  private func difference(_ one: Look, _ other: Look) -> String? {
    guard one.frames.map(\.name) == other.frames.map(\.name) else {
      return "\(one.frames.map(\.name)) and \(other.frames.map(\.name))"
    }
    let different = zip(one.frames, other.frames).filter { !isSame($0.frame, $1.frame) }
    guard !different.isEmpty else { return nil }
    return different.map { "\($0.name) at \($0.frame) and \($1.frame)" }.joined(separator: ", ")
  }

  private func isSame(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) <= 1e-9 && abs(one.minY - other.minY) <= 1e-9
      && abs(one.width - other.width) <= 1e-9 && abs(one.height - other.height) <= 1e-9
  }

  /// What is wrong about what is seen, if something is.
  private func mistake(in found: Look, beside wanted: Look) -> String? {
    if let difference = difference(found, wanted) { return difference }
    // What goes wrong both ways alike.
    if found.strays + wanted.strays != [] {
      return "shared views \(found.strays), \(wanted.strays) are not where their groups are"
    }
    return wanted.areConstrained.contains(false) ? "constraints are missing" : nil
  }

  @Test func `With and without constraints groups come to the same, whatever happens to them`() {
    var (withoutConstraints, all) = (0, 0)
    for seed in 0..<200 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let changes = (0..<40).map { _ in GroupChange.random(using: &random) }
      let (found, foundRecord) = looks(at: changes, isDeferring: true)
      let (wanted, wantedRecord) = looks(at: changes, isDeferring: false)
      for (found, wanted) in zip(found, wanted) {
        all += found.areConstrained.count
        withoutConstraints += found.areConstrained.count { !$0 }
        guard let mistake = mistake(in: found, beside: wanted) else { continue }
        let story = changes[...found.step].map { "\($0)" }.joined(separator: ", ")
        Issue.record("seed \(seed), step \(found.step): \(mistake), after \(story)")
        return
      }
      // Which of the constraints that contradict each other yields is a matter of their age: there are
      // none here.
      let complaints = [foundRecord, wantedRecord].flatMap { $0.layout + $0.failures }
      #expect(complaints == [], "seed \(seed)")
    }
    // Else there was little to compare.
    #expect(withoutConstraints > all * 3 / 5)
  }
}
