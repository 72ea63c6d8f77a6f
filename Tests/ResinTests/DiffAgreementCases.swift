// SPDX-License-Identifier: MIT
import Resin
import ResinReference
import ResinTestSupport

/// An element with an identity and a content.
private struct Row<Identity: Hashable> {
  var id: Identity
  var content: Int
}

/// Diffs random lists with the core and the reference. Half of the cases have contents.
func agreeOnLists<Identity: Hashable>(
  _ name: String, _ cases: Int, seed: UInt64, identity: (_ id: Int, _ spelling: Int) -> Identity
) -> AgreementTally {
  var random = SplitMix64(seed: seed)
  var tally = AgreementTally(name: name)
  let differ = ListDiffer()
  let spellings = (0..<2).map { spelling in (0..<200).map { identity($0, spelling) } }
  func identities(_ ids: [Int]) -> [Identity] {
    ids.map { spellings[Int.random(in: 0..<2, using: &random)][$0] }
  }

  while tally.cases < cases {
    let lists = RandomLists(using: &random)
    let moves = MoveDetection.allCases.randomElement(using: &random)!
    let isUpdating = Bool.random(using: &random)
    tally.begin(moves, isUpdating: isUpdating)
    let old = identities(lists.old)
    let new = identities(lists.new)
    let diff: ListDiff
    let reference: ReferenceDiff
    if isUpdating {
      let old = zip(old, lists.oldContents).map { Row(id: $0, content: $1) }
      let new = zip(new, lists.newContents).map { Row(id: $0, content: $1) }
      let isUpdated: (Row<Identity>, Row<Identity>) -> Bool = { $0.content != $1.content }
      diff = differ.diff(
        from: old, to: new, moves: moves, identifiedBy: \.id, isUpdated: isUpdated)
      reference = ReferenceDiff(
        from: old, to: new, moves: moves.reference, identifiedBy: \.id, isUpdated: isUpdated)
    } else if tally.cases % 8 == 0 {
      // Elements that are not stored contiguously, and a new differ.
      diff = ListDiff(from: old.lazy.map { $0 }, to: new[...], moves: moves)
      reference = ReferenceDiff(from: old.lazy.map { $0 }, to: new[...], moves: moves.reference)
    } else {
      diff = differ.diff(from: old, to: new, moves: moves)
      reference = ReferenceDiff(from: old, to: new, moves: moves.reference)
    }
    tally.compare(diff, reference, "\(lists), \(moves)")
  }
  return tally
}

extension MoveDetection {
  /// Likewise for the reference.
  var reference: ReferenceDiff.Moves {
    switch self {
    case .minimal: .minimal
    case .heckel: .heckel
    }
  }
}
