// SPDX-License-Identifier: MIT
package import HeadlessUIKit

/// A legal batch, made by moving numbers around and deriving their former positions.
package struct Batch {
  package var new: [[Int]] = []
  package var deletedSections: [Int] = []
  package var insertedSections: [Int] = []
  package var reloadedSections: [Int] = []
  package var movedSections: [(Int, Int)] = []
  package var deletedItems: [IndexPath] = []
  package var insertedItems: [IndexPath] = []
  package var reloadedItems: [IndexPath] = []
  package var movedItems: [(IndexPath, IndexPath)] = []

  @MainActor
  package func apply(to table: UITableView, with animation: UITableView.RowAnimation) {
    table.reloadSections(IndexSet(reloadedSections), with: animation)
    table.deleteSections(IndexSet(deletedSections), with: animation)
    table.deleteRows(at: deletedItems, with: animation)
    for move in movedSections { table.moveSection(move.0, toSection: move.1) }
    for move in movedItems { table.moveRow(at: move.0, to: move.1) }
    table.insertSections(IndexSet(insertedSections), with: animation)
    table.insertRows(at: insertedItems, with: animation)
    table.reloadRows(at: reloadedItems, with: animation)
  }

  @MainActor
  package func apply(to view: UICollectionView) {
    view.reloadSections(IndexSet(reloadedSections))
    view.deleteSections(IndexSet(deletedSections))
    view.deleteItems(at: deletedItems)
    for move in movedSections { view.moveSection(move.0, toSection: move.1) }
    for move in movedItems { view.moveItem(at: move.0, to: move.1) }
    view.insertSections(IndexSet(insertedSections))
    view.insertItems(at: insertedItems)
    view.reloadItems(at: reloadedItems)
  }
}

package struct BatchMaker {
  package var random: SplitMix64
  private var next = 0

  package init(random: SplitMix64) {
    self.random = random
  }

  package mutating func below(_ bound: Int) -> Int {
    Int.random(in: 0..<max(bound, 1), using: &random)
  }

  package mutating func start() -> [[Int]] {
    (0..<below(4)).map { _ in numbers(below(14)) }
  }

  private mutating func numbers(_ count: Int) -> [Int] {
    (0..<count).map { _ in
      next += 1
      return next
    }
  }

  private enum Origin { case stays, comes, moves(from: IndexPath) }

  private struct Section {
    /// The former index of the section; nil for new sections.
    var old: Int?
    var isMoved = false
    var isFree = false
    var items: [(number: Int, origin: Origin)] = []
  }

  package mutating func batch(of old: [[Int]]) -> Batch {
    var batch = Batch()
    var travelers: [(number: Int, from: IndexPath)] = []
    var sections: [Section] = []
    var movedSections: [Section] = []
    for (index, items) in old.enumerated() {
      let fate = below(10)
      if fate == 0 {
        batch.deletedSections.append(index)
        continue
      }
      if fate == 1 {
        batch.reloadedSections.append(index)
        let fresh = numbers(below(6))
        sections.append(
          Section(old: index, isFree: true, items: fresh.map { ($0, .stays) }))
        continue
      }
      let section = section(index, items, isMoved: fate == 2, &batch, &travelers)
      if fate == 2 { movedSections.append(section) } else { sections.append(section) }
    }
    for section in movedSections { sections.insert(section, at: below(sections.count + 1)) }
    if below(4) == 0 {
      let fresh = numbers(below(6)).map { (number: $0, origin: Origin.stays) }
      sections.insert(Section(isFree: true, items: fresh), at: below(sections.count + 1))
    }
    arrive(&sections, travelers, &batch)
    read(sections, &batch)
    return batch
  }

  private mutating func section(
    _ index: Int, _ items: [Int], isMoved: Bool, _ batch: inout Batch,
    _ travelers: inout [(number: Int, from: IndexPath)]
  ) -> Section {
    var section = Section(old: index, isMoved: isMoved)
    for (item, number) in items.enumerated() {
      switch below(12) {
      case 0, 1: batch.deletedItems.append(path(index, item))
      case 2...3: travelers.append((number, path(index, item)))
      case 4:
        batch.reloadedItems.append(path(index, item))
        section.items.append((numbers(1)[0], .stays))
      default: section.items.append((number, .stays))
      }
    }
    return section
  }

  /// Inserts new items, and items from other positions, into sections that remain.
  private mutating func arrive(
    _ sections: inout [Section], _ travelers: [(number: Int, from: IndexPath)],
    _ batch: inout Batch
  ) {
    let open = sections.indices.filter { !sections[$0].isFree }
    for traveler in travelers {
      guard let target = open.randomElement(using: &random) else {
        batch.deletedItems.append(traveler.from)
        continue
      }
      sections[target].items.insert(
        (traveler.number, .moves(from: traveler.from)),
        at: below(sections[target].items.count + 1))
    }
    for target in open {
      for number in numbers(below(4)) {
        sections[target].items.insert(
          (number, .comes), at: below(sections[target].items.count + 1))
      }
    }
  }

  private func read(_ sections: [Section], _ batch: inout Batch) {
    for (index, section) in sections.enumerated() {
      batch.new.append(section.items.map(\.number))
      if section.old == nil { batch.insertedSections.append(index) }
      if section.isMoved, let old = section.old { batch.movedSections.append((old, index)) }
      for (item, entry) in section.items.enumerated() {
        switch entry.origin {
        case .stays: break
        case .comes: batch.insertedItems.append(path(index, item))
        case .moves(let from): batch.movedItems.append((from, path(index, item)))
        }
      }
    }
  }
}
