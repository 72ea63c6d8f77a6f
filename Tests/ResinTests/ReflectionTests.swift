// SPDX-License-Identifier: MIT
import Resin
import ResinTestSupport
import Testing

/// Swift Testing reflects and describes the values in a failed expectation, so large values must be
/// quick.
@Suite struct ReflectionTests {
  private let old = Array(0..<30_000)
  private let new = Array((0..<30_000).reversed())

  private func expectQuick(_ value: Any, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(reflectedValueCount(value) == 0, sourceLocation: sourceLocation)
    let texts = [String(describing: value), String(reflecting: value)]
    for text in texts {
      #expect(!text.contains("\n"), sourceLocation: sourceLocation)
      #expect(text.utf8.count < 2000, sourceLocation: sourceLocation)
    }
  }

  @Test func `Diffs of long lists have no reflected values and a short description`() {
    let diff = ListDiff(from: old, to: new)
    expectQuick(diff)
    expectQuick(diff.moves)
    expectQuick(diff.oldToNew)
    expectQuick(ListDiff(from: old, to: []).deletes)
    expectQuick(ListDiff(from: [], to: old + old).duplicates)
    #expect("\(ListDiff(from: old, to: []).deletes)".hasSuffix("18, 19, … 29980 more]"))
    expectEqual("\(ListDiff(from: Array(0..<20), to: []).deletes)", "\(Array(0..<20))")
  }

  @Test func `Springs of a long batch have no reflected values and a short description`() {
    let spring = Spring(response: 0.4, dampingRatio: 1)
    let batch = SpringBatch(
      spring: spring, tolerance: SpringTolerance(distance: 0.1, speed: 0.1),
      motions: old.map { Motion(value: Double($0), velocity: 0) },
      targets: old.map { Double($0) })
    expectQuick(batch)
  }

  @Test func `Stages of a long update have no reflected values and a short description`() {
    var stage = DiffStage()
    stage.itemDeletes = old.map { ItemIndexPath(section: 0, item: $0) }
    stage.intermediate = .init(sections: [], items: [old.map { .new($0) }])
    expectQuick(stage)
    expectQuick(stage.intermediate!)
  }
}
