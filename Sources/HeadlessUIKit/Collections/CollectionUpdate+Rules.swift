// SPDX-License-Identifier: MIT

// What UIKit says of batches that it does not take. A batch is illegal where its places do not exist,
// where two changes are about one place, or where the counts before, the changes and the counts after
// do not add up (UICollectionView, "performBatchUpdates(_:completion:)").
extension CollectionUpdate {
  /// What is wrong with the batch, in UIKit's words; nothing where it is legal.
  func problem(before: [Int], after: [Int]) -> String? {
    sectionProblem(before: before.count, after: after.count)
      ?? placeProblem(before: before, after: after)
      ?? clash()
      ?? countProblem(before: before, after: after)
  }

  private func sectionProblem(before: Int, after: Int) -> String? {
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
        + "collection view after the update (\(after)) must be equal to the number of sections "
        + "contained in the collection view before the update (\(before)), plus or minus the number of "
        + "sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
    }
    return nil
  }

  private func placeProblem(before: [Int], after: [Int]) -> String? {
    func isPlace(_ path: IndexPath, _ counts: [Int]) -> Bool {
      path.count == 2 && counts.indices.contains(path.section)
        && (0..<counts[path.section]).contains(path.item)
    }
    func count(_ section: Int, _ counts: [Int]) -> Int {
      counts.indices.contains(section) ? counts[section] : 0
    }
    for (verb, paths) in [("delete", deletedItems), ("reload", reloadedItems)] {
      for path in paths where !isPlace(path, before) {
        return
          "attempt to \(verb) item \(path.item) from section \(path.section) which only contains "
          + "\(count(path.section, before)) items before the update"
      }
    }
    for path in insertedItems where !isPlace(path, after) {
      return "attempt to insert item \(path.item) into section \(path.section), but there are only "
        + "\(count(path.section, after)) items in section \(path.section) after the update"
    }
    for move in movedItems {
      if !isPlace(move.from, before) {
        return "attempt to move index path (\(move.from.shortDescription)) that does not exist - "
          + "there are only \(count(move.from.section, before)) items in section "
          + "\(move.from.section) before the update"
      }
      if !isPlace(move.to, after) {
        return "attempt to move index path (\(move.from.shortDescription)) to index path "
          + "(\(move.to.shortDescription)) that does not exist - there are only "
          + "\(count(move.to.section, after)) items in section \(move.to.section) after the update"
      }
    }
    return nil
  }

  /// Two changes about one place.
  private func clash() -> String? {
    sectionClash() ?? itemClash() ?? crossClash()
  }

  private func sectionClash() -> String? {
    let deleted = Set(deletedSections)
    let moved = Set(movedSections.map(\.from))
    for section in reloadedSections where deleted.contains(section) {
      return "attempt to delete and reload the same section (\(section))"
    }
    for section in moved where deleted.contains(section) {
      return "attempt to perform a delete and a move from the same section (\(section))"
    }
    for section in reloadedSections where moved.contains(section) {
      return "attempt to perform a reload and a move from the same section (\(section))"
    }
    if let twice = firstDuplicate(movedSections.map(\.from)) {
      return "attempt to move section \(twice) to two places"
    }
    if let twice = firstDuplicate(movedSections.map(\.to)) {
      return "attempt to move two sections to the same section (\(twice))"
    }
    for move in movedSections where insertedSections.contains(move.to) {
      return "attempt to perform an insert and a move to the same section (\(move.to))"
    }
    return nil
  }

  private func itemClash() -> String? {
    let deleted = Set(deletedItems)
    let movedFrom = Set(movedItems.map(\.from))
    let inserted = Set(insertedItems)
    if let twice = firstDuplicate(deletedItems) {
      return "attempt to delete the same index path twice (\(twice.shortDescription))"
    }
    if let twice = firstDuplicate(insertedItems) {
      return "attempt to insert the same index path twice (\(twice.shortDescription))"
    }
    for path in reloadedItems {
      if deleted.contains(path) {
        return "attempt to delete and reload the same index path (\(path.shortDescription))"
      }
      if movedFrom.contains(path) {
        return "attempt to perform a reload and a move from the same index path "
          + "(\(path.shortDescription))"
      }
    }
    for path in movedFrom where deleted.contains(path) {
      return "attempt to perform a delete and a move from the same index path "
        + "(\(path.shortDescription))"
    }
    if let twice = firstDuplicate(movedItems.map(\.from)) {
      return "attempt to perform two moves from the same index path (\(twice.shortDescription))"
    }
    if let twice = firstDuplicate(movedItems.map(\.to)) {
      return "attempt to perform two moves to the same index path (\(twice.shortDescription))"
    }
    for move in movedItems where inserted.contains(move.to) {
      return "attempt to perform an insert and a move to the same index path "
        + "(\(move.to.shortDescription))"
    }
    return nil
  }

  /// Items whose section goes or moves at the same time. Items that are deleted with their section, or
  /// inserted with it, are only said twice.
  private func crossClash() -> String? {
    let moved = Set(movedSections.map(\.from))
    let deleted = Set(deletedSections)
    for move in movedItems where moved.contains(move.from.section) {
      return
        "attempt to move an item (\(move.from.shortDescription)) out of a section that is moved in "
        + "the same update"
    }
    for move in movedItems where deleted.contains(move.from.section) {
      return
        "attempt to move an item (\(move.from.shortDescription)) out of a section that is deleted in "
        + "the same update"
    }
    for path in reloadedItems
    where deleted.contains(path.section) || moved.contains(path.section) {
      return "attempt to reload an item (\(path.shortDescription)) of a section that is deleted or "
        + "moved in the same update"
    }
    return nil
  }

  private func countProblem(before: [Int], after: [Int]) -> String? {
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
        "Invalid update: invalid number of items in section \(new). The number of items contained "
        + "in an existing section after the update (\(after[new])) must be equal to the number of "
        + "items contained in that section before the update (\(before[old])), plus or minus the "
        + "number of items inserted or deleted from that section (\(came.inserted) inserted, "
        + "\(left.deleted) deleted) and plus or minus the number of items moved into or out of that "
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

  private func firstDuplicate<Place: Hashable>(_ places: [Place]) -> Place? {
    var seen = Set<Place>()
    return places.first { !seen.insert($0).inserted }
  }
}
