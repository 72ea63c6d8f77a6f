// SPDX-License-Identifier: MIT
import HeadlessHost
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Rules of "UILocalizedIndexedCollation".
@MainActor @Suite struct IndexedCollationTests {
  final class Person: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
    static let name = Selector("name", { (person: Person) in { person.name } })
  }

  let collation = UILocalizedIndexedCollation.current()

  @Test func `Objects belong to the sections of their first letters`() {
    let titles = ["Ada", "émile", "Øre", "zoe", "7up", ""].map {
      collation.sectionTitles[
        collation.section(for: Person($0), collationStringSelector: Person.name)]
    }
    expectEqual(titles[0...1], ["A", "E"])
    expectEqual(titles[3...], ["Z", "#", "#"])
    expectEqual(collation.sectionTitles.count, 27)
    expectEqual(collation.section(forSectionIndexTitle: 3), 3)
  }

  @Test func `Objects are sorted by their strings`() {
    let people = ["Zoe", "ada", "Émile", "Emil", "Item 10", "Item 9"].map(Person.init)
    let sorted = collation.sortedArray(from: people, collationStringSelector: Person.name)
    expectEqual(
      sorted.compactMap { ($0 as? Person)?.name },
      ["ada", "Emil", "Émile", "Item 9", "Item 10", "Zoe"])
  }
}
