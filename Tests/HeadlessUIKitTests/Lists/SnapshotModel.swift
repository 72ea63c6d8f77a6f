// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost

/// A snapshot as an array of arrays, without any cleverness: the oracle of the random tests.
struct SnapshotModel: Equatable {
  var sections: [(name: String, items: [Int])] = []

  static func == (first: SnapshotModel, second: SnapshotModel) -> Bool {
    first.sections.map(\.name) == second.sections.map(\.name)
      && first.sections.map(\.items) == second.sections.map(\.items)
  }

  var items: [Int] { sections.flatMap(\.items) }

  func place(of item: Int) -> (section: Int, item: Int)? {
    for (index, section) in sections.enumerated() {
      if let place = section.items.firstIndex(of: item) { return (index, place) }
    }
    return nil
  }

  mutating func remove(_ removed: [Int]) {
    for index in sections.indices { sections[index].items.removeAll { removed.contains($0) } }
  }

  mutating func append(_ new: [Int], to section: Int) {
    remove(new)
    sections[section].items += new
  }

  mutating func insert(_ new: [Int], beside item: Int, after: Bool) {
    remove(new)
    guard let place = place(of: item) else { return }
    sections[place.section].items.insert(contentsOf: new, at: place.item + (after ? 1 : 0))
  }

  mutating func move(_ item: Int, beside other: Int, after: Bool) {
    insert([item], beside: other, after: after)
  }
}

/// One change of a snapshot and of the model.
enum SnapshotChange {
  case appendSection(String)
  case insertSection(String, beside: String, after: Bool)
  case deleteSection(String)
  case moveSection(String, beside: String, after: Bool)
  case append([Int], to: String?)
  case insert([Int], beside: Int, after: Bool)
  case delete([Int])
  case move(Int, beside: Int, after: Bool)

  static func random(for model: SnapshotModel, using random: inout some RandomNumberGenerator)
    -> SnapshotChange
  {
    let names = model.sections.map(\.name)
    let items = model.items
    func fresh() -> [Int] {
      let count = Int.random(in: 1...4, using: &random)
      // Some of them exist already and are moved.
      return Array(Set((0..<count).map { _ in Int.random(in: 0..<60, using: &random) })).sorted()
    }
    guard let section = names.randomElement(using: &random) else {
      return .appendSection("s\(Int.random(in: 0..<1000, using: &random))")
    }
    let after = Bool.random(using: &random)
    let name = "s\(Int.random(in: 1000..<100_000, using: &random))"
    switch Int.random(in: 0..<14, using: &random) {
    case 0: return .appendSection(name)
    case 1: return .insertSection(name, beside: section, after: after)
    case 2 where names.count > 2: return .deleteSection(section)
    case 3:
      let other = names.randomElement(using: &random)!
      if other != section { return .moveSection(section, beside: other, after: after) }
    case 4, 5:
      if let item = items.randomElement(using: &random) {
        let new = fresh().filter { $0 != item }
        if !new.isEmpty { return .insert(new, beside: item, after: after) }
      }
    case 6: return .delete((0..<3).compactMap { _ in items.randomElement(using: &random) })
    case 7, 8:
      if let one = items.randomElement(using: &random),
        let other = items.randomElement(using: &random), one != other
      {
        return .move(one, beside: other, after: after)
      }
    case 9: return .append(fresh(), to: nil)
    default: break
    }
    return .append(fresh(), to: section)
  }

  func apply(to model: inout SnapshotModel) {
    func index(_ name: String) -> Int { model.sections.firstIndex { $0.name == name }! }
    switch self {
    case .appendSection(let name): model.sections.append((name, []))
    case .insertSection(let name, let other, let after):
      model.sections.insert((name, []), at: index(other) + (after ? 1 : 0))
    case .deleteSection(let name): model.sections.remove(at: index(name))
    case .moveSection(let name, let other, let after):
      let section = model.sections.remove(at: index(name))
      model.sections.insert(section, at: index(other) + (after ? 1 : 0))
    case .append(let items, let name):
      model.append(items, to: name.map(index) ?? model.sections.count - 1)
    case .insert(let items, let other, let after):
      model.insert(items, beside: other, after: after)
    case .delete(let items): model.remove(items)
    case .move(let item, let other, let after): model.move(item, beside: other, after: after)
    }
  }

  func apply(to snapshot: inout NSDiffableDataSourceSnapshot<String, Int>) {
    switch self {
    case .appendSection(let name): snapshot.appendSections([name])
    case .insertSection(let name, let other, let after):
      if after {
        snapshot.insertSections([name], afterSection: other)
      } else {
        snapshot.insertSections([name], beforeSection: other)
      }
    case .deleteSection(let name): snapshot.deleteSections([name])
    case .moveSection(let name, let other, let after):
      if after {
        snapshot.moveSection(name, afterSection: other)
      } else {
        snapshot.moveSection(name, beforeSection: other)
      }
    case .append(let items, let name): snapshot.appendItems(items, toSection: name)
    case .insert(let items, let other, let after):
      if after {
        snapshot.insertItems(items, afterItem: other)
      } else {
        snapshot.insertItems(items, beforeItem: other)
      }
    case .delete(let items): snapshot.deleteItems(items)
    case .move(let item, let other, let after):
      if after {
        snapshot.moveItem(item, afterItem: other)
      } else {
        snapshot.moveItem(item, beforeItem: other)
      }
    }
  }
}
