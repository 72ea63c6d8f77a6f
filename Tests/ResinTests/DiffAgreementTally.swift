// SPDX-License-Identifier: MIT
import Resin
import ResinReference

/// The counts of compared cases, and the failures.
struct AgreementTally: Sendable {
  var name: String
  var cases = 0
  var minimal = 0
  var heckel = 0
  var withUpdates = 0
  var longest = 0
  var deletes = 0
  var inserts = 0
  var updates = 0
  var moves = 0
  var duplicateGroups = 0
  var failures: [String] = []

  init(name: String) {
    self.name = name
  }

  /// Counts a case.
  mutating func begin(_ moves: MoveDetection, isUpdating: Bool) {
    cases += 1
    minimal += moves == .minimal ? 1 : 0
    heckel += moves == .heckel ? 1 : 0
    withUpdates += isUpdating ? 1 : 0
  }

  /// Compares all properties of two diffs of the same lists.
  mutating func compare(
    _ diff: ListDiff, _ reference: ReferenceDiff, _ given: @autoclosure () -> String
  ) {
    longest = max(longest, diff.oldToNew.count)
    deletes += reference.deletes.count
    inserts += reference.inserts.count
    updates += reference.updates.count
    moves += reference.moves.count
    duplicateGroups += reference.duplicates.count
    let parts = [
      ("deletes", diff.deletes.elementsEqual(reference.deletes)),
      ("inserts", diff.inserts.elementsEqual(reference.inserts)),
      ("updates", same(diff.updates, reference.updates)),
      ("moves", same(diff.moves, reference.moves)),
      ("old to new", diff.oldToNew.elementsEqual(reference.oldToNew)),
      ("new to old", diff.newToOld.elementsEqual(reference.newToOld)),
      (
        "duplicates",
        diff.duplicates.elementsEqual(reference.duplicates) { $0.elementsEqual($1) }
      ),
      ("change count", diff.changeCount == reference.changeCount),
      ("emptiness", diff.isEmpty == (reference.changeCount == 0)),
    ]
    let wrong = parts.filter { !$0.1 }.map(\.0)
    if !wrong.isEmpty, failures.count < 3 {
      failures.append("\(wrong) of \(given()): \(diff), \(reference)")
    }
  }

  private func same(_ pairs: IndexPairList, _ reference: [ReferenceDiff.Pair]) -> Bool {
    pairs.elementsEqual(reference) { $0.old == $1.old && $0.new == $1.new }
  }
}

extension AgreementTally {
  /// Returns a table of the counts of all classes and their sums.
  static func table(_ title: String, _ tallies: [AgreementTally]) -> String {
    let columns: [(String, (AgreementTally) -> Int)] = [
      ("cases", \.cases), ("minimal", \.minimal), ("heckel", \.heckel),
      ("with updates", \.withUpdates), ("longest", \.longest), ("deletes", \.deletes),
      ("inserts", \.inserts), ("updates", \.updates), ("moves", \.moves),
      ("duplicate groups", \.duplicateGroups),
    ]
    func padded(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    var lines = [columns.reduce("\(title)".padded(to: 34)) { $0 + padded($1.0, $1.0.count + 4) }]
    for tally in tallies {
      lines.append(
        columns.reduce(tally.name.padded(to: 34)) {
          $0 + padded(String($1.1(tally)), $1.0.count + 4)
        })
    }
    lines.append("all: \(tallies.reduce(0) { $0 + $1.cases })")
    return lines.joined(separator: "\n")
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
