// SPDX-License-Identifier: MIT
import EpoxyCollectionView
import Foundation
import HeadlessUIKit
import ResinTestSupport
import Testing

/// IDs whose equality is not symmetric: outside of Apple's platforms an `NSNumber` equals an `Int`
/// that does not equal it. There are so many of them that keys of one dictionary collide.
@MainActor @Suite struct MixedIDTests {
  private static let count = 100

  /// Values that Foundation finds equal in one direction only.
  enum Pair: CaseIterable { case numbers, arrays, dictionaries, sets }

  private func ids(_ pair: Pair, _ number: Int) -> [AnyHashable] {
    switch pair {
    case .numbers: [AnyHashable(number), AnyHashable(NSNumber(value: number))]
    case .arrays: [AnyHashable([number]), AnyHashable(NSArray(array: [number]))]
    case .dictionaries:
      [AnyHashable(["a": number]), AnyHashable(NSDictionary(dictionary: ["a": number]))]
    case .sets: [AnyHashable(Set([number])), AnyHashable(NSSet(array: [number]))]
    }
  }

  private func allIDs(_ pair: Pair) -> [AnyHashable] {
    (0..<Self.count).flatMap { ids(pair, $0) }
  }

  @Test(arguments: Pair.allCases)
  func `Items and sections with such IDs are found and updated`(pair: Pair) {
    let stage = ListStage(configuration: .init(maximumBatchUpdateChanges: .max))
    let ids = allIDs(pair)
    let log = EpoxyMessages.during {
      stage.device.perform {
        for count in [ids.count, ids.count / 2, ids.count - 1] {
          let part = ids.prefix(count)
          // A section of many items, and many sections of one.
          let items = part.map { Row.itemModel(dataID: $0, content: "\($0)", style: .init()) }
          let one = SectionModel(dataID: "one", items: items)
          let sections = zip(part, items).map { SectionModel(dataID: $0, items: [$1]) }
          stage.view.setSections([one] + sections, animated: true)
          stage.settle()
          expectEqual(stage.view.numberOfSections, count + 1)
          for (index, id) in part.enumerated() {
            let path = ItemPath(itemDataID: id, section: .dataID("one"))
            expectEqual(stage.view.indexPathForItem(at: path), IndexPath(item: index, section: 0))
            expectEqual(stage.view.section(at: id)?.dataID, id)
          }
          for place in stride(from: 0, to: stage.view.contentSize.height, by: 900) {
            stage.view.contentOffset.y = place
            stage.device.endTurn()
          }
          stage.view.contentOffset.y = 0
        }
      }
    }
    #expect(log.warnings == [] && log.failures == [])
  }

  @Test(arguments: Pair.allCases)
  func `Paths and view differentiators of such IDs are keys`(pair: Pair) {
    let ids = allIDs(pair)
    let section = ids.map { ItemPath(itemDataID: "a", section: .dataID($0)) }
    let items = ids.map { ItemPath(itemDataID: $0, section: .lastWithItemDataID) }
    expectEqual(Set(section + items).count, 2 * ids.count)
    let headers = ids.map {
      SupplementaryItemPath(elementKind: "header", itemDataID: $0, section: .lastWithItemDataID)
    }
    expectEqual(Set(headers).count, ids.count)
    let styles = ids.map { ViewDifferentiator(viewType: Row.self, styleID: $0) }
    expectEqual(Set(styles).count, ids.count)
    for (left, right) in zip(items, items.dropFirst()) {
      #expect(left != right && right != left && left == left)
    }
  }

  @Test(arguments: Pair.allCases)
  func `Changesets of such IDs are those of other IDs`(pair: Pair) {
    let ids = allIDs(pair)
    let sections = ids.map { SectionModel(dataID: $0, items: [any ItemModeling]()) }
    let rest = Array(sections[3...].reversed())
    let changes = rest.makeIndexSetChangeset(from: sections)
    let plain = (0..<ids.count).map { SectionModel(dataID: "\($0)", items: [any ItemModeling]()) }
    let expected = Array(plain[3...].reversed()).makeIndexSetChangeset(from: plain)
    #expect(changes.deletes == expected.deletes && changes.inserts == expected.inserts)
    expectEqual(changes.moves.map(\.old), expected.moves.map(\.old))
    expectEqual(changes.duplicates, expected.duplicates)
  }
}
