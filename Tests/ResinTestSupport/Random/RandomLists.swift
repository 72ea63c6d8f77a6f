// SPDX-License-Identifier: MIT

/// Two lists to diff, with a number for the identity and a number for the content of each element.
package struct RandomLists: Sendable {
  /// The identities of the old list.
  package var old: [Int] = []
  /// The identities of the new list.
  package var new: [Int] = []
  /// The content of each old element, from 0 to 3.
  package var oldContents: [Int] = []
  /// The content of each new element, from 0 to 3.
  package var newContents: [Int] = []

  /// Creates random lists of up to 200 elements with 2 to 200 identities; many are short, some are
  /// long.
  ///
  /// Half of the new lists are edits of the old list, which gives runs of equal elements. Half of
  /// the edited lists have no duplicates before the edit, like most lists of an app.
  package init(using random: inout SplitMix64) {
    let identities = [2, 3, 10, 50, 200].randomElement(using: &random)!
    let count = Self.count(using: &random)
    let isEdit = Bool.random(using: &random)
    if isEdit, Bool.random(using: &random) {
      old = Array((0..<200).shuffled(using: &random)[..<count])
      new = old
      edit(identities: 200, using: &random)
    } else {
      old = Self.identities(count, below: identities, using: &random)
      new = old
      if isEdit {
        edit(identities: identities, using: &random)
      } else {
        new = Self.identities(Self.count(using: &random), below: identities, using: &random)
      }
    }
    oldContents = Self.identities(old.count, below: 4, using: &random)
    newContents = Self.identities(new.count, below: 4, using: &random)
  }

  private mutating func edit(identities: Int, using random: inout SplitMix64) {
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let bounds = [
        Int.random(in: 0...new.count, using: &random), .random(in: 0...new.count, using: &random),
      ]
      let range = bounds.min()!..<bounds.max()!
      switch Int.random(in: 0..<6, using: &random) {
      case 0: new.removeSubrange(range)
      case 1:
        let count = min(range.count, 200 - new.count)
        let inserted = Self.identities(count, below: identities, using: &random)
        new.insert(contentsOf: inserted, at: range.lowerBound)
      case 2: new[range].shuffle(using: &random)
      case 3: new[range].reverse()
      case 4:
        // Moves a block to the front.
        let block = new[range]
        new.removeSubrange(range)
        new.insert(contentsOf: block, at: 0)
      default:
        let index = Int.random(in: 0..<max(new.count, 1), using: &random)
        if !new.isEmpty {
          new.append(new.remove(at: index))
        }
      }
    }
  }

  private static func count(using random: inout SplitMix64) -> Int {
    let most = [4, 12, 12, 40, 40, 200].randomElement(using: &random)!
    return Int.random(in: 0...most, using: &random)
  }

  private static func identities(
    _ count: Int, below limit: Int, using random: inout SplitMix64
  ) -> [Int] {
    (0..<count).map { _ in Int.random(in: 0..<limit, using: &random) }
  }
}

extension RandomLists {
  /// Divides a list of `count` elements into random sections, some of them empty, and returns the
  /// end of each section.
  package static func cuts(_ count: Int, using random: inout SplitMix64) -> [Int] {
    if count > 0, Int.random(in: 0..<8, using: &random) == 0 { return [count] }
    let sections = Int.random(in: count > 0 ? 1...9 : 0...3, using: &random)
    let inner = (1..<max(sections, 1)).map { _ in Int.random(in: 0...count, using: &random) }
    return sections == 0 ? [] : inner.sorted() + [count]
  }
}
