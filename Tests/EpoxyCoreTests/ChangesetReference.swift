// SPDX-License-Identifier: MIT
import EpoxyCore

/// An item with any identity. Its content is a number.
struct AnyItem: Diffable {
  var diffIdentifier: AnyHashable
  var content = 0

  func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    guard let other = otherDiffableItem as? AnyItem else { return false }
    return content == other.content
  }
}

/// A section of such items. Its title is a number.
struct AnySection: DiffableSection {
  var diffIdentifier: AnyHashable
  var title = 0
  var diffableItems: ArraySlice<AnyItem>

  func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    (otherDiffableItem as? AnySection)?.title == title
  }
}

struct Pair: Hashable, Comparable {
  var old: Int
  var new: Int

  static func < (left: Pair, right: Pair) -> Bool { left.new < right.new }
}

/// The changes of two lists, found by comparing every identifier with every other by `==`: as slow
/// and as plain as possible.
struct ReferenceChanges {
  var deletes: [Int] = []
  var inserts: [Int] = []
  var pairs: [Pair] = []
  var updates: [Pair] = []
  var duplicates: [[Int]] = []
  var newIndices: [Int?]

  init(from old: [AnyHashable], to new: [AnyHashable], isUpdated: (Pair) -> Bool) {
    newIndices = Array(repeating: nil, count: old.count)
    // The common ends are paired first.
    let front = zip(old, new).prefix { $0 == $1 }.count
    let back = zip(old[front...].reversed(), new[front...].reversed()).prefix { $0 == $1 }.count
    for (index, identifier) in new.enumerated() {
      let isEnd = index < front || index >= new.count - back
      let end = index < front ? index : index - new.count + old.count
      let first = (front..<old.count - back).first {
        newIndices[$0] == nil && old[$0] == identifier
      }
      if let partner = isEnd ? end : first {
        newIndices[partner] = index
        pairs.append(Pair(old: partner, new: index))
      } else {
        inserts.append(index)
      }
      let same = new[...index].indices.filter { new[$0] == identifier }
      if same.count == 2 {
        duplicates.append(new.indices.filter { new[$0] == identifier })
      }
    }
    deletes = old.indices.filter { newIndices[$0] == nil }
    updates = pairs.filter(isUpdated)
  }

  /// The pairs whose position does not follow from deletes and inserts.
  var heckelMoves: [Pair] {
    pairs.filter { pair in
      let deletesBefore = deletes.filter { $0 < pair.old }.count
      let insertsBefore = inserts.filter { $0 < pair.new }.count
      return pair.old - deletesBefore + insertsBefore != pair.new
    }
  }

  /// The minimum number of moved pairs: all but a longest increasing subsequence.
  var leastMoveCount: Int {
    var lengths: [Int] = []
    for (index, pair) in pairs.enumerated() {
      let before = pairs[..<index].indices.filter { pairs[$0].old < pair.old }
      lengths.append(1 + (before.map { lengths[$0] }.max() ?? 0))
    }
    return pairs.count - (lengths.max() ?? 0)
  }
}

extension [(old: Int, new: Int)] {
  var asPairs: [Pair] { map { Pair(old: $0.old, new: $0.new) } }
}

/// Identities of one kind each, several spellings of one identity among them.
enum IdentityPool: String, CaseIterable {
  case ints, strings, uuids, cases, structs, references, optionals
  case smallCases, smallStructs, emptyStructs, weakReferences
  case numbers, spellings, collections, notEqualToThemselves
  case intsAndStrings, everythingApart, everything

  var values: [AnyHashable] {
    switch self {
    case .ints: [0, 1, -1, Int.min, Int.max, 7, 8, 9]
    case .strings: ["", "a", "b", "a longer string than fits into a word", "b longer, too, is it"]
    case .uuids: (UInt8(0)..<6).map { AnyHashable(uuid($0)) }
    case .cases: [Case.title, Case.photo(1), Case.photo(2), Case.text("1"), OtherCase.title]
    case .structs: (0..<5).map { AnyHashable(Fields(a: 1, b: $0, c: "c", d: 2)) }
    case .smallCases: [Case.title] + (0..<5).map { AnyHashable(Case.photo($0)) }
    case .smallStructs: (0..<7).map { AnyHashable(Small(flag: true, number: $0 % 5, part: $0)) }
    case .emptyStructs: [Empty(), Empty()]
    case .weakReferences: (0..<5).map { AnyHashable(Weak(object: Object.kept, number: $0)) }
    case .references: Object.all.map { AnyHashable($0) }
    case .optionals: [1 as Int?, nil as Int?, 1, 2 as Int?, "1" as String?, nil as String?]
    case .numbers:
      [1, UInt8(1), Int8(-1), 1.0, 1.5, Float(1.5), Int64(2), 2 as UInt, -1, CGFloat(2), true]
    case .spellings:
      [
        "\u{E9}", "e\u{301}", "e", NSString(string: "e"), NSString(string: "\u{E9}"),
        "e"[...], Character("e"),
      ]
    case .collections: [[1], [UInt8(1)], [1: "a"], Set([1]), [1.0], [AnyHashable(1)]]
    case .notEqualToThemselves: [Double.nan, 0.0, -0.0, 1, Float.nan, 0]
    case .intsAndStrings: Self.ints.values + Self.strings.values
    case .everythingApart:
      Self.intsAndStrings.values + Self.uuids.values + Self.cases.values + Self.structs.values
    case .everything: Self.allCases.dropLast().flatMap(\.values)
    }
  }

  private func uuid(_ number: UInt8) -> UUID {
    UUID(uuid: (number, 0, 0, 0, 0, 0, 0, 0, number % 2, 0, 0, 0, 0, 0, 0, number))
  }
}

private enum Case: Hashable {
  case title
  case photo(Int)
  case text(String)
}

/// A value that is equal by some of its fields, with padding between them.
private struct Small: Hashable {
  var flag: Bool
  var number: Int
  var part: Int

  static func == (left: Small, right: Small) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

private struct Empty: Hashable {}

/// A value that is not stored inside an `AnyHashable`, though it is small.
private struct Weak: Hashable {
  weak var object: Object?
  var number: Int

  static func == (left: Weak, right: Weak) -> Bool {
    left.number == right.number && left.object === right.object
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

private enum OtherCase: Hashable {
  case title
}

private struct Fields: Hashable {
  var a: Int
  var b: Int
  var c: String
  var d: Double
}

/// Objects of a class and of one derived from it, which are equal by number.
private class Object: Hashable {
  static nonisolated(unsafe) let kept = Object(7)

  let number: Int

  init(_ number: Int) {
    self.number = number
  }

  static func == (left: Object, right: Object) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }

  static var all: [Object] { [Object(1), Derived(1), Object(2), Derived(3), Object(3)] }
}

private final class Derived: Object {}
