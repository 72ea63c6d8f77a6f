// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

@testable import EpoxyLayoutGroups

/// Views that change groups while they are measured or notified: in the end the groups equal groups
/// to which nothing has happened.
@MainActor @Suite struct CallbackHistoryTests {
  @Test func `Changes that views make inside of callbacks leave nothing behind`() {
    let wanted = outcome(seed: 0, changes: 0)
    expectEqual(wanted.left, [])
    #expect(wanted.places.contains { $0.minX > 0 })
    for seed in 1...UInt64(sampleCount(200)) {
      let found = outcome(seed: seed, changes: 25)
      guard found.left != [] || found.places != wanted.places else { continue }
      Issue.record(
        """
        seed \(seed): left \(found.left), placed \(found.places) instead of \(wanted.places), after \
        \(found.story.joined(separator: ", "))
        """)
      return
    }
  }

  private func outcome(
    seed: UInt64, changes: Int
  ) -> (left: [String], places: [CGRect], story: [String]) {
    var outcome: (left: [String], places: [CGRect], story: [String]) = ([], [], [])
    onStage(420, 300) { stage, device in
      let history = CallbackHistory(stage, device, seed: seed)
      for _ in 0..<changes { history.change() }
      outcome = (history.takeApart(), history.putTogether(), history.story)
    }
    return outcome
  }
}
