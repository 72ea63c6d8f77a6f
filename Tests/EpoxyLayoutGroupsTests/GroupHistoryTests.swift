// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

@testable import EpoxyLayoutGroups

/// After any history, groups have the layout of new groups with the same items in the same views.
@MainActor @Suite struct GroupHistoryTests {
  @Test func `Groups with a history are laid out like new ones`() {
    for seed in 0..<UInt64(sampleCount(200)) {
      var random = SplitMix64(seed: seed)
      let changes = (0..<40).map { _ in GroupChange.random(using: &random) }
      for count in [10, 25, 40] {
        guard let mistake = mistake(after: changes[..<count]) else { continue }
        let story = changes[..<count].map { "\($0)" }.joined(separator: ", ")
        Issue.record("seed \(seed), after \(count) changes: \(mistake), after \(story)")
        return
      }
    }
  }

  /// Applies changes, some of them together before a layout.
  private func mistake(after changes: some Sequence<GroupChange>) -> String? {
    var mistake: String?
    let record = onStage(420, 300) { stage, device in
      let history = GroupHistory(stage, device)
      for (step, change) in changes.enumerated() {
        history.apply(change)
        if step % 2 == 1 { stage.layoutIfNeeded() }
      }
      device.advance(by: 5)
      let found = history.look()
      if history.strays != [] {
        mistake = "shared views \(history.strays) are not where their groups are"
      } else if history.groups.contains(where: { $0.owningView != nil && $0.constraints.isEmpty }) {
        mistake = "constraints are missing"
      } else {
        history.renewGroups()
        mistake = difference(found, history.look())
      }
    }
    // No constraints of these histories contradict each other.
    let complaints = record.layout + record.failures
    return mistake ?? (complaints.isEmpty ? nil : "\(complaints)")
  }

  private typealias Look = [(name: String, frame: CGRect)]

  private func difference(_ one: Look, _ other: Look) -> String? {
    guard one.map(\.name) == other.map(\.name) else {
      return "\(one.map(\.name)) and \(other.map(\.name))"
    }
    let different = zip(one, other).filter { !isSame($0.frame, $1.frame) }
    guard !different.isEmpty else { return nil }
    return different.map { "\($0.name) at \($0.frame) and \($1.frame)" }.joined(separator: ", ")
  }

  private func isSame(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) <= 1e-9 && abs(one.minY - other.minY) <= 1e-9
      && abs(one.width - other.width) <= 1e-9 && abs(one.height - other.height) <= 1e-9
  }
}
