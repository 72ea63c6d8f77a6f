// SPDX-License-Identifier: MIT
import Foundation
import Resin
import ResinTestSupport
import Testing

@Suite struct ListDiffTests {
  @Test func `A diff lists deletes, inserts, updates and moves`() {
    let diff = ListDiff(from: ["a", "b", "c"], to: ["c", "a", "d"])
    expectEqual(diff.deletes, [1])
    expectEqual(diff.inserts, [2])
    #expect(diff.updates.isEmpty)
    expectEqual(diff.moves, [IndexPair(old: 2, new: 0)])
    expectEqual(Array(diff.oldToNew), [1, nil, 0])
    expectEqual(Array(diff.newToOld), [2, 0, nil])
    #expect(diff.duplicates.isEmpty)
    expectEqual(diff.changeCount, 3)
    expectEqual(diff.description, "deletes: [1], inserts: [2], updates: [], moves: [2 -> 0]")
  }

  @Test func `Only pairs are updated`() {
    let old = [(id: 1, text: "one"), (id: 2, text: "two"), (id: 3, text: "three")]
    let new = [(id: 3, text: "THREE"), (id: 1, text: "one"), (id: 4, text: "four")]
    var asked: [[Int]] = []
    let diff = ListDiff(from: old, to: new, identifiedBy: \.id) { old, new in
      asked.append([old.id, new.id])
      return old.text != new.text
    }
    expectEqual(diff.updates, [IndexPair(old: 2, new: 0)])
    expectEqual(diff.moves, [IndexPair(old: 2, new: 0)])
    expectEqual(asked, [[1, 1], [3, 3]])
    expectEqual(diff.changeCount, 4)
  }

  @Test func `A rotation is one minimal move, or moves all elements by Heckel's definition`() {
    let old = Array(0..<10)
    let new = Array(1..<10) + [0]
    expectEqual(ListDiff(from: old, to: new).moves, [IndexPair(old: 0, new: 9)])
    let heckel = ListDiff(from: old, to: new, moves: .heckel)
    expectEqual(heckel.moves.count, 10)
    expectEqual(heckel.moveDetection, .heckel)
  }

  @Test func `Duplicates are paired in order and reported`() {
    let diff = ListDiff(from: [7, 8, 7], to: [7, 9, 7, 7, 9])
    expectEqual(diff.deletes, [1])
    expectEqual(diff.inserts, [1, 3, 4])
    expectEqual(Array(diff.duplicates), [[2, 3], [1, 4]], "between the ends")
    expectEqual(diff.duplicates.description, "[[2, 3], [1, 4]]")
  }

  @Test func `Empty lists and equal lists have no changes`() {
    #expect(ListDiff(from: [Int](), to: []).isEmpty)
    #expect(ListDiff(from: [String](), to: []).isEmpty)
    #expect(ListDiff(from: [AnyHashable](), to: []).isEmpty)
    #expect(ListDiff(from: [1, 2], to: [1, 2]).isEmpty)
    expectEqual(ListDiff(from: [1, 2], to: []).deletes, [0, 1])
    expectEqual(ListDiff(from: [], to: [1, 2]).inserts, [0, 1])
  }

  @Test func `Indices are offsets for any collection`() {
    let array = [9, 9, 1, 2, 3]
    let slice = array.dropFirst(2)
    expectEqual(slice.startIndex, 2)
    expectEqual(ListDiff(from: slice, to: [2, 3]).deletes, [0])
    expectEqual(ListDiff(from: [2, 3], to: slice).inserts, [0])
    // These collections do not store their elements contiguously.
    expectEqual(ListDiff(from: (1...3).reversed(), to: [3, 1]).deletes, [1])
    expectEqual(ListDiff(from: "abc", to: "bc".dropFirst(0)).deletes, [0])
    expectEqual(
      ListDiff(from: array.lazy.filter { $0 < 9 }, to: repeatElement(1, count: 2)).inserts, [1])
    let diff = ListDiff(from: slice, to: slice.reversed(), identifiedBy: { $0 }, isUpdated: !=)
    expectEqual(diff.moves.count, 2)
  }

  @Test func `A differ can be reused, also by its own closures`() {
    let differ = ListDiffer()
    let long = Array(0..<1000)
    expectEqual(differ.diff(from: long, to: long.reversed()).moves.count, 999)
    expectEqual(differ.diff(from: ["a"], to: ["b"]).changeCount, 2)
    #expect(differ.diff(from: [UUID](), to: []).isEmpty)
    let outer = differ.diff(from: [1, 2, 3], to: [3, 2, 1], identifiedBy: { $0 }) { old, _ in
      expectEqual(differ.diff(from: long, to: long.dropFirst()).deletes, [0])
      return old == 2
    }
    expectEqual(outer.updates, [IndexPair(old: 1, new: 1)])
    expectEqual(
      outer, ListDiff(from: [1, 2, 3], to: [3, 2, 1], identifiedBy: { $0 }) { $1 == 2 && $0 == 2 })
  }

  @Test func `A result remains valid without its differ`() {
    var differ: ListDiffer? = ListDiffer()
    let diff = differ!.diff(from: [1, 2], to: [2, 3])
    differ = nil
    expectEqual(diff.inserts, [1])
  }

  @Test func `Lists of a diff check their bounds`() {
    let diff = ListDiff(from: [1, 2], to: [2, 3])
    expectEqual(diff.deletes.startIndex, 0)
    expectEqual(diff.deletes.endIndex, 1)
    expectEqual(diff.deletes.first, 0)
    expectEqual(diff.inserts.last, 1)
    expectEqual(diff.deletes.reversed(), [0])
    expectEqual(Set([diff.deletes, [0], [1]]).count, 2)
    expectEqual(Set([diff.moves, []]).count, 1)
  }
}

// MARK: - Identities

/// A value whose hash is constant.
private struct Colliding: Hashable {
  var value: Int
  func hash(into hasher: inout Hasher) {}
}

/// A counter of comparisons.
private final class Counter {
  var comparisons = 0
}

private struct Counted: Hashable {
  var value: Int
  let counter: Counter
  static func == (left: Self, right: Self) -> Bool {
    left.counter.comparisons += 1
    return left.value == right.value
  }
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// A trivial type whose equality ignores a field, so that it is not bitwise.
private struct Versioned: Hashable {
  var id: Int32
  var version: Int32
  static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

private enum Kind: Hashable { case header, row(Int), footer(String) }

@Suite struct IdentityTests {
  /// Checks lists that differ by a delete at 0 and an insert at 1.
  private func check<Identity: Hashable>(_ a: Identity, _ b: Identity, _ c: Identity) {
    for moves in MoveDetection.allCases {
      let diff = ListDiff(from: [a, b], to: [b, c], moves: moves)
      expectEqual(diff.deletes, [0], "\(Identity.self)")
      expectEqual(diff.inserts, [1], "\(Identity.self)")
      expectEqual(Array(diff.oldToNew), [nil, 0], "\(Identity.self)")
      let erased = ListDiff(from: [a, b] as [AnyHashable], to: [b, c], moves: moves)
      expectEqual(erased, diff, "AnyHashable of \(Identity.self)")
    }
    expectEqual(Array(ListDiff(from: [a, b, c], to: [c, b, a]).oldToNew), [2, 1, 0])
  }

  @Test func `Identities of every kind are paired`() {
    check(1, 2, 3)
    check(UInt.max, 0, 1)
    check(Int8.min, -1, 0)
    check(UInt8(255), 0, 1)
    check(Int16.min, -1, 0)
    check(UInt16.max, 0, 1)
    check(Int32.min, -1, 0)
    check(UInt32.max, 0, 1)
    check(Int64.min, -1, 0)
    check(UInt64.max, 0, 1)
    check(UUID(), UUID(), UUID())
    check("", "a", "b")
    check(
      "a name that is longer than a small string", "b", "a name that is longer than a small strinG")
    check(Character("a"), "b", "é")
    check(1.5, -2, .infinity)
    check(true as Bool?, false, nil)
    check([1, 2], [2, 1], [])
    check(Kind.header, .row(1), .footer("row"))
    check(Colliding(value: 1), Colliding(value: 2), Colliding(value: 3))
    check(ObjectIdentifier(Int.self), ObjectIdentifier(String.self), ObjectIdentifier(UUID.self))
    check(URL(string: "a:b")!, URL(string: "a:c")!, URL(string: "b:b")!)
  }

  @Test func `Different identities with equal hashes are distinguished`() {
    let old = (0..<300).map(Colliding.init)
    let new = (100..<400).reversed().map(Colliding.init)
    let expected = ListDiff(from: Array(0..<300), to: (100..<400).reversed())
    expectEqual(ListDiff(from: old, to: new), expected)
    expectEqual(ListDiff(from: old as [AnyHashable], to: new as [AnyHashable]), expected)
  }

  /// Includes pairs with a short or an empty list.
  @Test func `Each identity is compared a few times only`() {
    for (oldCount, newCount) in [(0, 3000), (3000, 0), (1, 100), (100, 1), (12, 12), (13, 13)] {
      let counter = Counter()
      let old = (0..<oldCount).map { Counted(value: $0, counter: counter) }
      let new = (0..<newCount).reversed().map { Counted(value: $0, counter: counter) }
      let diff = ListDiff(from: old, to: new)
      expectEqual(diff.inserts.count, max(newCount - oldCount, 0))
      #expect(counter.comparisons <= 12 * (oldCount + newCount), "\(oldCount) to \(newCount)")
    }
  }

  @Test func `Equality decides if equal identities have different bits`() {
    let old = [Versioned(id: 1, version: 1), Versioned(id: 2, version: 1)]
    let new = [Versioned(id: 2, version: 2), Versioned(id: 1, version: 2)]
    expectEqual(Array(ListDiff(from: old, to: new).oldToNew), [1, 0])
  }

  @Test func `Composed and decomposed strings are paired`() {
    let composed = "caf\u{E9}"
    let decomposed = "cafe\u{301}"
    #expect(composed.utf8.count != decomposed.utf8.count)
    expectEqual(ListDiff(from: [composed, "x"], to: ["x", decomposed]).changeCount, 1)
    #expect(ListDiff(from: [composed], to: [decomposed]).isEmpty)
    #expect(ListDiff(from: [decomposed] as [AnyHashable], to: [composed]).isEmpty)
    let long = String(repeating: "long ", count: 20)
    #expect(ListDiff(from: [long + composed], to: [long + decomposed]).isEmpty)
    #expect(!ListDiff(from: [composed], to: ["cafe"]).isEmpty)
  }

  @Test func `Strings of every length are distinguished`() {
    for length in 0...40 {
      let base = String(repeating: "a", count: length)
      for position in 0..<length {
        var other = Array(base)
        other[position] = "b"
        let diff = ListDiff(from: [base, String(other)], to: [String(other), base])
        expectEqual(Array(diff.oldToNew), [1, 0])
        expectEqual(ListDiff(from: [base], to: [String(other)]).changeCount, 2)
      }
      expectEqual(ListDiff(from: [base], to: [base + "a"]).changeCount, 2)
    }
  }

  /// Strings of three words with equal hashes: the second word cancels the effect of the first.
  @Test func `Strings chosen to collide are distinguished`() {
    let (first, second): (UInt64, UInt64) = (0x9E37_79B9_7F4A_7C15, 0xD134_2543_DE82_EF95)
    func rotated(_ word: UInt64) -> UInt64 { word << 32 | word >> 32 }
    func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 { (rotated(hash &* first) ^ word) &* second }
    var random = SplitMix64(seed: 43)
    var strings: [String] = []
    while strings.count < 1200 {
      let one = random.next() & 0x7F7F_7F7F_7F7F_7F7F
      let two = rotated(mix(24, one) &* first) ^ 0x1234_5678_1234_5678
      guard two & 0x8080_8080_8080_8080 == 0 else { continue }
      let bytes = [one, two, 0x3131_3131_3131_3131].flatMap { word in
        (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
      }
      strings.append(String(decoding: bytes, as: UTF8.self))
    }
    expectEqual(Set(strings).count, strings.count)
    let expected = ListDiff(from: Array(0..<1200), to: (0..<1200).reversed())
    expectEqual(ListDiff(from: strings, to: strings.reversed()), expected)
    expectEqual(ListDiff(from: strings as [AnyHashable], to: strings.reversed()), expected)
  }

  /// A cast would convert these values to each other; whether `==` does depends on the platform.
  @Test func `Erased values are paired if they are equal`() {
    let pairs: [(AnyHashable, AnyHashable)] = [
      (AnyHashable("a"), AnyHashable(NSString(string: "a"))),
      (AnyHashable(NSString(string: "a")), AnyHashable("a")),
      (AnyHashable(1), AnyHashable(NSNumber(value: 1))),
      (AnyHashable(1 as Int?), AnyHashable(1)),
    ]
    for (old, new) in pairs {
      let diff = ListDiff(from: [old], to: [new])
      expectEqual((diff.oldToNew[0] == 0), (old == new), "\(old) \(new)")
    }
  }

  @Test func `Zeros of either sign are paired and NaN is not`() {
    #expect(ListDiff(from: [0.0], to: [-0.0]).isEmpty)
    #expect(ListDiff(from: [Float(0)], to: [-0.0]).isEmpty)
    let nan = ListDiff(from: [Double.nan], to: [.nan])
    expectEqual(nan.deletes, [0])
    expectEqual(nan.inserts, [0])
  }

  @Test func `Erased numbers of different types are paired by value`() {
    let old: [AnyHashable] = [1 as Int, 2 as UInt8, 3.0 as Double, "3"]
    let new: [AnyHashable] = [3 as Int64, 1 as UInt32, 2 as Int, "3"]
    expectEqual(Array(ListDiff(from: old, to: new).oldToNew), [1, 2, 0, 3])
    // One of the values has another type than the others.
    let mixed: [AnyHashable] = (0..<50).map { $0 == 40 ? AnyHashable(UInt16($0)) : AnyHashable($0) }
    #expect(ListDiff(from: (0..<50).map { AnyHashable($0) }, to: mixed).isEmpty)
    let uuid = UUID()
    expectEqual(ListDiff(from: [uuid] as [AnyHashable], to: [uuid.uuidString]).changeCount, 2)
  }
}
