// SPDX-License-Identifier: MIT

// The checks for batches that UIKit rejects, with UIKit's messages. A batch is illegal if its index
// paths do not exist, if two changes contradict each other, or if the counts before, the changes
// and the counts after are inconsistent (UIKit documentation,
// `UICollectionView.performBatchUpdates(_:completion:)`). Unusual but consistent changes are
// carried out.
extension CollectionUpdate {
  /// Returns the first problem of the batch, as a message of UIKit; nil for a legal batch.
  func problem(before: [Int], after: [Int], in words: ItemsWords = .collection) -> String? {
    sectionProblem(before: before.count, after: after.count, words)
      ?? indexProblem(before: before, after: after, words)
      ?? clash(words)
      ?? countProblem(before: before, after: after, words)
  }

  private func sectionProblem(before: Int, after: Int, _ words: ItemsWords) -> String? {
    for section in deletedSections where !(0..<before).contains(section) {
      return
        "attempt to delete section \(section), but there are only \(before) sections before the "
        + "update"
    }
    for section in reloadedSections where !(0..<before).contains(section) {
      return
        "attempt to reload section \(section), but there are only \(before) sections before the "
        + "update"
    }
    for section in insertedSections where !(0..<after).contains(section) {
      return "attempt to insert section \(section) but there are only \(after) sections after the "
        + "update"
    }
    for move in movedSections where !(0..<before).contains(move.from) {
      return
        "attempt to move section \(move.from), but there are only \(before) sections before the "
        + "update"
    }
    for move in movedSections where !(0..<after).contains(move.to) {
      return "attempt to move section \(move.from) to \(move.to), but there are only \(after) "
        + "sections after the update"
    }
    let (inserted, deleted) = (Set(insertedSections).count, Set(deletedSections).count)
    guard after == before + inserted - deleted else {
      return "Invalid update: invalid number of sections. The number of sections contained in the "
        + "\(words.view) after the update (\(after)) must be equal to the number of sections "
        + "contained in the \(words.view) before the update (\(before)), plus or minus the number of "
        + "sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
    }
    return nil
  }

  private func indexProblem(before: [Int], after: [Int], _ words: ItemsWords) -> String? {
    func exists(_ path: IndexPath, _ counts: [Int]) -> Bool {
      path.count == 2 && counts.indices.contains(path.section)
        && (0..<counts[path.section]).contains(path.item)
    }
    func count(_ section: Int, _ counts: [Int]) -> Int {
      counts.indices.contains(section) ? counts[section] : 0
    }
    for (verb, paths) in [("delete", deletedItems), ("reload", reloadedItems)] {
      for path in paths where !exists(path, before) {
        return
          "attempt to \(verb) \(words.item) \(path.item) from section \(path.section) which only contains "
          + "\(count(path.section, before)) \(words.items) before the update"
      }
    }
    for path in insertedItems where !exists(path, after) {
      return
        "attempt to insert \(words.item) \(path.item) into section \(path.section), but there are only "
        + "\(count(path.section, after)) \(words.items) in section \(path.section) after the update"
    }
    for move in movedItems {
      if !exists(move.from, before) {
        return "attempt to move index path (\(move.from.shortDescription)) that does not exist - "
          + "there are only \(count(move.from.section, before)) \(words.items) in section "
          + "\(move.from.section) before the update"
      }
      if !exists(move.to, after) {
        return "attempt to move index path (\(move.from.shortDescription)) to index path "
          + "(\(move.to.shortDescription)) that does not exist - there are only "
          + "\(count(move.to.section, after)) \(words.items) in section \(move.to.section) after the update"
      }
    }
    return nil
  }

  /// Returns a message about two changes that contradict each other; nil if there are none.
  private func clash(_ words: ItemsWords) -> String? {
    sectionClash() ?? itemClash(words) ?? crossClash(words)
  }

  private func sectionClash() -> String? {
    let deleted = Set(deletedSections)
    for section in reloadedSections where deleted.contains(section) {
      return "attempt to delete and reload the same section (\(section))"
    }
    // UIKit reloads a section by deleting and inserting it.
    for section in movedSections.map(\.from)
    where deleted.contains(section) || reloadedSections.contains(section) {
      return "attempt to perform a delete and a move from the same section (\(section))"
    }
    if let (first, second) = firstPair(movedSections, with: \.from) {
      return "attempt to move section \(first.from) to both section \(first.to) and section "
        + "\(second.to)"
    }
    if let (first, second) = firstPair(movedSections, with: \.to) {
      return "attempt to move both section \(first.from) and section \(second.from) to section "
        + "\(first.to)"
    }
    for move in movedSections where insertedSections.contains(move.to) {
      return "attempt to perform an insert and a move to the same section (\(move.to))"
    }
    return nil
  }

  private func itemClash(_ words: ItemsWords) -> String? {
    let deleted = Set(deletedItems)
    let reloaded = Set(reloadedItems)
    let inserted = Set(insertedItems)
    if deleted.count < deletedItems.count, let twice = firstRepeated(deletedItems) {
      return "attempt to delete the same index path twice (\(twice.shortDescription))"
    }
    for path in reloadedItems where deleted.contains(path) {
      return "attempt to delete and reload the same index path (\(path.shortDescription))"
    }
    // UIKit reloads an item by deleting and inserting it.
    for path in movedItems.map(\.from) where deleted.contains(path) || reloaded.contains(path) {
      return "attempt to perform a delete and a move from the same index path "
        + "(\(path.shortDescription))"
    }
    if let (first, second) = firstPair(movedItems, with: \.from) {
      return "attempt to move \(words.item) at index path \(first.from.shortDescription) to both "
        + "\(first.to.shortDescription) and \(second.to.shortDescription)"
    }
    if let (first, second) = firstPair(movedItems, with: \.to) {
      return "attempt to move both \(words.item) at index path \(first.from.shortDescription) and "
        + "\(second.from.shortDescription) to \(first.to.shortDescription)"
    }
    for move in movedItems where inserted.contains(move.to) {
      return "attempt to perform an insert and a move to the same index path "
        + "(\(move.to.shortDescription))"
    }
    return nil
  }

  /// Returns a message about an item that is moved out of a deleted section; nil if there is none.
  /// Other item changes are consistent with the deletion, insertion or move of their section.
  private func crossClash(_ words: ItemsWords) -> String? {
    let deleted = Set(deletedSections)
    for move in movedItems where deleted.contains(move.from.section) {
      return
        "cannot move \(words.item == "item" ? "an item" : "a row") from a deleted section (\(move.from.section))"
    }
    return nil
  }

  private func countProblem(before: [Int], after: [Int], _ words: ItemsWords) -> String? {
    let mapping = CollectionMapping(self, before: before, after: after)
    let reloaded = Set(reloadedSections)
    var changes: [Int: Changes] = [:]
    for path in deletedItems { changes[path.section, default: Changes()].deleted += 1 }
    for move in movedItems { changes[move.from.section, default: Changes()].movedOut += 1 }
    var arrivals: [Int: Changes] = [:]
    for path in insertedItems { arrivals[path.section, default: Changes()].inserted += 1 }
    for move in movedItems { arrivals[move.to.section, default: Changes()].movedIn += 1 }
    for old in before.indices where !reloaded.contains(old) {
      guard let new = mapping.section(of: old) else { continue }
      let (left, came) = (changes[old] ?? Changes(), arrivals[new] ?? Changes())
      let expected = before[old] - left.deleted - left.movedOut + came.inserted + came.movedIn
      guard after[new] != expected else { continue }
      return
        "Invalid update: invalid number of \(words.items) in section \(new). The number of \(words.items) contained "
        + "in an existing section after the update (\(after[new])) must be equal to the number of "
        + "\(words.items) contained in that section before the update (\(before[old])), plus or minus the "
        + "number of \(words.items) inserted or deleted from that section (\(came.inserted) inserted, "
        + "\(left.deleted) deleted) and plus or minus the number of \(words.items) moved into or out of that "
        + "section (\(came.movedIn) moved in, \(left.movedOut) moved out)."
    }
    return nil
  }

  private struct Changes {
    var inserted = 0
    var deleted = 0
    var movedIn = 0
    var movedOut = 0
  }

  private func firstRepeated<Index: Hashable>(_ indices: [Index]) -> Index? {
    var seen = Set<Index>()
    return indices.first { !seen.insert($0).inserted }
  }

  /// Returns the first two moves that have the given end in common.
  private func firstPair<Index: Hashable>(
    _ moves: [(from: Index, to: Index)], with end: ((from: Index, to: Index)) -> Index
  ) -> ((from: Index, to: Index), (from: Index, to: Index))? {
    var seen: [Index: (from: Index, to: Index)] = [:]
    for move in moves {
      if let other = seen.updateValue(move, forKey: end(move)) { return (other, move) }
    }
    return nil
  }
}
