// SPDX-License-Identifier: MIT
import Resin

/// Two tables, and the changes from one to the other.
struct ListComparison {
  let old: RowTable
  let new: RowTable
  let diff: ListDiff
  /// The changes in the form that a list view applies.
  let stages: [DiffStage]
  /// The durations of the runs, in ascending order.
  let times: [Duration]

  /// Computes the diff `runs` times.
  init(from old: RowTable, to new: RowTable, runs: Int) {
    self.old = old
    self.new = new
    let clock = ContinuousClock()
    var times: [Duration] = []
    var diff = ListDiff(from: [Int](), to: [])
    for _ in 0..<max(runs, 1) {
      let start = clock.now
      diff = ListDiff(
        from: old.rows, to: new.rows, identifiedBy: \.id, isUpdated: { $0.content != $1.content })
      times.append(clock.now - start)
    }
    self.diff = diff
    stages = diff.stages()
    self.times = times.sorted()
  }

  /// The median of the durations.
  var medianTime: Duration {
    times[times.count / 2]
  }
}
