// SPDX-License-Identifier: MIT
import ResinReference
import ResinTestSupport
import Testing

private typealias Pair = ReferenceDiff.Pair

/// Lists whose differences are determined by hand.
@Suite struct ReferenceDiffTests {
  @Test func `Empty lists have an empty difference`() {
    let diff = ReferenceDiff(from: [Int](), to: [Int]())
    expectEqual(diff.changeCount, 0)
    #expect(diff.oldToNew.isEmpty && diff.newToOld.isEmpty && diff.duplicates == [])
  }

  @Test func `Elements without a partner are deleted or inserted`() {
    let inserted = ReferenceDiff(from: [], to: ["a", "b"])
    expectEqual(inserted.inserts, [0, 1])
    expectEqual(Array(inserted.newToOld), [nil, nil])
    let deleted = ReferenceDiff(from: ["a", "b"], to: [])
    expectEqual(deleted.deletes, [0, 1])
    expectEqual(Array(deleted.oldToNew), [nil, nil])
    let both = ReferenceDiff(from: ["a", "b", "c", "d"], to: ["x", "b", "y", "d", "z"])
    expectEqual(both.deletes, [0, 2])
    expectEqual(both.inserts, [0, 2, 4])
    #expect(both.moves == [] && both.updates == [])
    expectEqual(Array(both.oldToNew), [nil, 1, nil, 3])
    expectEqual(Array(both.newToOld), [nil, 1, nil, 3, nil])
    expectEqual(both.changeCount, 5)
  }

  @Test func `A diff can have changes of all kinds`() {
    let diff = ReferenceDiff(from: ["a", "b", "c"], to: ["c", "a", "d"])
    expectEqual(diff.deletes, [1])
    expectEqual(diff.inserts, [2])
    expectEqual(diff.moves, [Pair(old: 2, new: 0)])
    expectEqual(Array(diff.oldToNew), [1, nil, 0])
    expectEqual(Array(diff.newToOld), [2, 0, nil])
    let heckel = ReferenceDiff(from: ["a", "b", "c"], to: ["c", "a", "d"], moves: .heckel)
    expectEqual(heckel.moves, [Pair(old: 2, new: 0), Pair(old: 0, new: 1)])
  }

  @Test func `Indices are offsets for any collection`() {
    let diff = ReferenceDiff(from: [9, 1, 2, 3, 9][1...3], to: [1, 4, 3].reversed())
    expectEqual(diff.deletes, [1])
    expectEqual(diff.inserts, [1])
    expectEqual(diff.moves, [Pair(old: 2, new: 0)])
  }
}

// MARK: - Moves

@Suite struct ReferenceMovesTests {
  private func moves(
    _ old: [Int], _ new: [Int], _ moves: ReferenceDiff.Moves = .minimal
  ) -> [[Int]] {
    ReferenceDiff(from: old, to: new, moves: moves).moves.map { [$0.old, $0.new] }
  }

  @Test func `A rotation is one minimal move, or moves all elements by Heckel's definition`() {
    expectEqual(moves([0, 1, 2, 3, 4], [4, 0, 1, 2, 3]), [[4, 0]])
    expectEqual(moves([0, 1, 2, 3, 4], [1, 2, 3, 4, 0]), [[0, 4]])
    expectEqual(
      moves([0, 1, 2, 3, 4], [4, 0, 1, 2, 3], .heckel),
      [[4, 0], [0, 1], [1, 2], [2, 3], [3, 4]])
  }

  @Test func `Of several longest subsequences the one with the greatest indices is kept`() {
    expectEqual(moves([0, 1, 2, 3, 4, 5], [0, 4, 5, 1, 2, 3]), [[4, 1], [5, 2]])
    // Either 3 4 or 0 1 could be kept; 2 moves from 2 to 2.
    expectEqual(moves([0, 1, 2, 3, 4], [3, 4, 2, 0, 1]), [[3, 0], [4, 1], [2, 2]])
    // Of each two elements the later one in the new list is kept.
    expectEqual(moves([0, 1, 2, 3], [1, 0, 3, 2]), [[1, 0], [3, 2]])
    expectEqual(moves([0, 1, 2, 3], [3, 2, 1, 0]), [[3, 0], [2, 1], [1, 2]])
    // Of 0 2 3 and 0 1 3 the second is kept, because its middle element is later.
    expectEqual(moves([0, 1, 2, 3, 4, 5], [4, 0, 5, 2, 1, 3]), [[4, 0], [5, 2], [2, 3]])
  }

  @Test func `A pair is not moved if deletes and inserts account for its index`() {
    for mode in ReferenceDiff.Moves.allCases {
      expectEqual(moves([0, 1, 2, 3, 4], [7, 1, 8, 9, 3, 4, 6], mode), [])
    }
    // A swap around an element that keeps its index.
    expectEqual(moves([0, 1, 2, 3, 4], [0, 3, 2, 1, 4], .heckel), [[3, 1], [1, 3]])
    expectEqual(moves([0, 1, 2, 3, 4], [0, 3, 2, 1, 4]), [[3, 1], [2, 2]])
    // 9 and 8 are deleted and 7 is inserted, which accounts for the index of 2.
    expectEqual(moves([9, 1, 8, 2, 3], [7, 3, 2, 1], .heckel), [[4, 1], [1, 3]])
  }
}

// MARK: - Duplicates

@Suite struct ReferenceDuplicatesTests {
  @Test func `Occurrences of an identity are paired in order`() {
    let diff = ReferenceDiff(from: ["a", "a", "b", "-"], to: ["+", "a", "b", "a", "a", "b"])
    expectEqual(Array(diff.oldToNew), [1, 3, 2, nil])
    expectEqual(diff.inserts, [0, 4, 5])
    expectEqual(diff.deletes, [3])
    expectEqual(diff.moves, [Pair(old: 2, new: 2)])
    let fewer = ReferenceDiff(from: ["-", "a", "b", "a", "a", "-"], to: ["a", "a"])
    expectEqual(Array(fewer.oldToNew), [nil, 0, nil, 1, nil, nil])
    expectEqual(fewer.deletes, [0, 2, 4, 5])
  }

  @Test func `The common ends are paired first, the beginning before the end`() {
    let diff = ReferenceDiff(from: ["a", "a", "b"], to: ["a", "b", "a", "a", "b"])
    expectEqual(Array(diff.oldToNew), [0, 3, 4])
    expectEqual(diff.inserts, [1, 2])
    #expect(diff.deletes == [] && diff.moves == [] && diff.duplicates == [])
    let fewer = ReferenceDiff(from: ["a", "b", "a", "a"], to: ["a", "a"])
    expectEqual(Array(fewer.oldToNew), [0, nil, nil, 1])
    expectEqual(Array(ReferenceDiff(from: ["a"], to: ["a", "a"]).oldToNew), [0])
    expectEqual(Array(ReferenceDiff(from: ["x", "a"], to: ["a", "y", "a"]).oldToNew), [nil, 2])
  }

  @Test func `Groups of duplicates ascend by their second index`() {
    expectEqual(ReferenceDiff(from: [], to: [1, 2, 2, 1, 3]).duplicates, [[1, 2], [0, 3]])
    expectEqual(
      ReferenceDiff(from: [], to: [1, 1, 2, 1, 2, 1]).duplicates, [[0, 1, 3, 5], [2, 4]])
    expectEqual(ReferenceDiff(from: [1, 1, 1], to: [1, 2]).duplicates, [])
  }

  @Test func `The first occurrence is paired first, even if a run could continue`() {
    expectEqual(
      Array(ReferenceDiff(from: ["x", "a", "-"], to: ["a", "y", "a", "+"]).oldToNew), [nil, 0, nil])
    // After "x" a run would continue with the second "a".
    expectEqual(
      Array(ReferenceDiff(from: ["x", "a", "-"], to: ["a", "x", "a", "+"]).oldToNew), [1, 0, nil])
    // The element after the last partner is already paired.
    expectEqual(
      Array(ReferenceDiff(from: ["a", "b", "a"], to: ["b", "a", "a"]).oldToNew), [1, 0, 2])
    expectEqual(
      Array(ReferenceDiff(from: ["b", "a", "c", "b"], to: ["a", "b", "c", "b"]).oldToNew),
      [1, 0, 2, 3])
  }
}

// MARK: - Identities and updates

private struct Row: Hashable {
  var id: String
  var content = 0
}

/// A value whose hash is constant.
private struct Colliding: Hashable {
  var id: Int

  func hash(into hasher: inout Hasher) {}
}

@Suite struct ReferenceIdentityTests {
  @Test func `Only equal identities are paired`() {
    let colliding = ReferenceDiff(
      from: (0..<9).map(Colliding.init), to: [7, 3, 12].map(Colliding.init))
    expectEqual(Array(colliding.newToOld), [7, 3, nil])
    expectEqual(ReferenceDiff(from: [0.0], to: [-0.0]).changeCount, 0)
    let nan = ReferenceDiff(from: [Double.nan], to: [.nan])
    #expect(nan.deletes == [0] && nan.inserts == [0])
    expectEqual(ReferenceDiff(from: ["\u{E9}"], to: ["e\u{301}"]).changeCount, 0)
    let mixed: [AnyHashable] = [1, "1"]
    expectEqual(Array(ReferenceDiff(from: mixed, to: ["1", UInt8(1)]).oldToNew), [1, 0])
  }

  @Test func `Only the pair whose content changed is updated`() {
    let old = [Row(id: "a"), Row(id: "b", content: 1), Row(id: "a", content: 2), Row(id: "c")]
    let new = [
      Row(id: "b", content: 5), Row(id: "a"), Row(id: "a", content: 9), Row(id: "d", content: 3),
    ]
    let diff = ReferenceDiff(from: old, to: new, identifiedBy: \.id, isUpdated: !=)
    expectEqual(diff.updates, [Pair(old: 1, new: 0), Pair(old: 2, new: 2)])
    expectEqual(diff.moves, [Pair(old: 1, new: 0)])
    #expect(diff.deletes == [3] && diff.inserts == [3])
    expectEqual(diff.changeCount, 5)
  }

  @Test func `The contents of each pair are compared once`() {
    var compared: [[Int]] = []
    let diff = ReferenceDiff(
      from: [4, 5, 6], to: [6, 5, 7, 5], identifiedBy: { $0 },
      isUpdated: { old, new in
        compared.append([old, new])
        return old == 6
      })
    expectEqual(compared, [[6, 6], [5, 5]])
    expectEqual(diff.updates, [Pair(old: 2, new: 0)])
  }
}
