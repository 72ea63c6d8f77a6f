// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

@testable import EpoxyCollectionView

@MainActor @Suite struct CollectionViewUpdateTests {
  @Test func `The first sections fill each view once`() {
    let stage = ListStage()
    stage.device.perform {
      stage.set(rows("abc"), animated: true)
      #expect(stage.view.visibleCells.isEmpty)
      stage.view.layoutIfNeeded()
      expectEqual(stage.contents, ["a", "b", "c"])
      expectEqual(stage.row(0)?.events, ["content a", "behaviors a"])
    }
  }

  @Test func `Updates set contents that changed, and behaviors of all views`() {
    let stage = ListStage()
    stage.device.perform {
      stage.set(rows("abc"))
      stage.device.endTurn()
      for index in 0..<3 { stage.row(index)?.forget() }
      stage.set([row("a"), row("b", "B"), row("c")], animated: true)
      expectEqual(stage.row(1)?.events, ["content B animated"])
      expectEqual(stage.row(0)?.events, [])
      stage.settle()
      expectEqual(stage.row(0)?.events, ["behaviors a"])
      expectEqual(stage.row(1)?.events, ["content B animated", "behaviors B"])
      expectEqual(stage.illegal, [])
    }
  }

  /// A content that counts comparisons.
  private struct CountedContent: Equatable {
    @MainActor static var comparisons = 0
    var text: String

    static func == (left: Self, right: Self) -> Bool {
      MainActor.assumeIsolated { comparisons += 1 }
      return left.text == right.text
    }
  }

  private func counted(_ id: Int, _ text: String) -> ItemModel<UILabel> {
    ItemModel<UILabel>(dataID: id, content: CountedContent(text: text)) { context, content in
      context.view.text = content.text
    }
  }

  @Test func `Copies of models are not compared, and changed copies are`() {
    let stage = ListStage()
    stage.device.perform {
      let models = (0..<8).map { counted($0, "\($0)") }
      stage.set(models)
      stage.device.endTurn()
      CountedContent.comparisons = 0
      stage.set(models, animated: true)
      stage.settle()
      expectEqual(CountedContent.comparisons, 0)

      stage.set(models.enumerated().map { $0 == 3 ? $1.isMovable(true) : $1 }, animated: true)
      stage.settle()
      expectEqual(CountedContent.comparisons, 1)
      #expect(stage.view.item(at: IndexPath(item: 3, section: 0))?.isMovable == true)

      var next: [any ItemModeling] = models
      next[0] = counted(0, "new")
      next[5] = models[5].styleID("other")
      next.swapAt(6, 7)
      stage.set(next, animated: true)
      stage.settle()
      let labels = (0..<8).map {
        (stage.view.cellForItem(at: IndexPath(item: $0, section: 0)) as? CollectionViewCell)?.view
          as? UILabel
      }
      expectEqual(labels.map { $0?.text }, ["new", "1", "2", "3", "4", "5", "7", "6"])
      expectEqual(stage.illegal, [])
    }
  }

  @Test func `Another style or class is another item`() {
    let stage = ListStage()
    stage.device.perform {
      stage.set([row("a")])
      stage.device.endTurn()
      let first = stage.row(0)
      stage.set([row("a", style: .init(name: "bold"))], animated: true)
      stage.settle()
      #expect(stage.row(0) !== first)
      expectEqual(stage.row(0)?.style.name, "bold")
      stage.set([OtherRow.itemModel(dataID: "a", content: "other")], animated: true)
      stage.settle()
      expectEqual(stage.contents, ["other"])
      expectEqual(stage.illegal, [])
    }
  }

  @Test func `Of several updates during an update the last one is shown`() {
    let stage = ListStage()
    stage.device.perform {
      stage.set(rows("abc"))
      stage.device.endTurn()
      stage.set(rows("bca"), animated: true)
      stage.device.advanceFrame()
      stage.set(rows("xyz"), animated: true)
      stage.set(rows("cde"), animated: false)
      #expect(
        stage.view.indexPathForItem(at: ItemPath(itemDataID: "b", section: .dataID(0))) != nil)
      stage.settle()
      expectEqual(stage.contents, ["c", "d", "e"])
      expectEqual(stage.illegal, [])
    }
  }

  @Test func `An update without a window is applied, and not a second time later`() {
    let stage = ListStage()
    stage.device.perform {
      stage.set(rows("abc"))
      stage.device.endTurn()
      stage.set(rows("bc"), animated: true)
      stage.set(rows("cd"), animated: true)
      stage.view.removeFromSuperview()
      stage.settle()
      stage.window.addSubview(stage.view)
      stage.set(rows("xy"), animated: true)
      stage.settle()
      expectEqual(stage.contents, ["x", "y"])
    }
  }

  @Test func `Sections set in a callback wait until UIKit has finished`() {
    let stage = ListStage()
    stage.device.perform {
      var isFirst = true
      let items = rows("bcd")
      stage.set([
        row("a").willDisplay { _ in
          guard isFirst else { return }
          isFirst = false
          stage.set(items)
          expectEqual(stage.view.numberOfItems(inSection: 0), 1)
        }
      ])
      stage.device.endTurn()
      stage.settle()
      expectEqual(stage.contents, ["b", "c", "d"])
      expectEqual(stage.illegal, [])
    }
  }

  @Test func `A selection may set other sections`() {
    let stage = ListStage()
    stage.device.perform {
      let items = rows("bcd")
      stage.set([row("a").didSelect { _ in stage.set(items, animated: true) }])
      stage.device.endTurn()
      stage.view.collectionView(stage.view, didSelectItemAt: IndexPath(item: 0, section: 0))
      stage.settle()
      expectEqual(stage.contents, ["b", "c", "d"])
      expectEqual(stage.view.indexPathsForSelectedItems, [])
    }
  }

  @Test func `More changes than the maximum reload everything`() {
    let stage = ListStage(configuration: .init(maximumBatchUpdateChanges: 3))
    stage.device.perform {
      stage.set(rows("abcd"))
      stage.device.endTurn()
      let kept = stage.cell(3)
      stage.set(rows("xyd"), animated: true)  // three deletes and two inserts
      #expect(!stage.view.updates.isUpdating)
      stage.settle()
      expectEqual(stage.contents, ["x", "y", "d"])
      let other = stage.cell(2)
      stage.set(rows("xyde"), animated: true)
      #expect(stage.view.updates.isUpdating)
      stage.settle()
      #expect(stage.cell(2) === other)
      #expect(kept !== nil)
    }
  }

  @Test func `The first update that is too large to be animated is logged`() {
    let stage = ListStage(configuration: .init(maximumBatchUpdateChanges: 3))
    func warnings(_ items: String, animated: Bool) -> [String] {
      EpoxyMessages.during {
        stage.device.perform {
          stage.set(rows(items), animated: animated)
          stage.settle()
        }
      }.warnings
    }
    expectEqual(warnings("abcd", animated: true), [])  // the first sections
    expectEqual(warnings("abce", animated: true), [])  // two changes
    expectEqual(warnings("wxyz", animated: false), [])  // not to be animated
    let first = warnings("abcd", animated: true)
    #expect(first.count == 1 && first[0].contains(" 8 changes"))
    #expect(first[0].contains("maximumBatchUpdateChanges is 3"))
    expectEqual(warnings("wxyz", animated: true), [])
    let other = ListStage(configuration: .init(maximumBatchUpdateChanges: 0))
    let log = EpoxyMessages.during {
      other.device.perform {
        other.set(rows("a"))
        other.settle()
        other.set(rows("b"), animated: true)
      }
    }
    expectEqual(log.warnings.count, 1)
  }

  @Test func `Duplicates are shown, with a warning that names them`() {
    let stage = ListStage()
    let log = EpoxyMessages.during {
      stage.device.perform {
        stage.set(rows("aba"))
        stage.device.endTurn()
        expectEqual(stage.contents, ["a", "b", "a"])
        stage.set(rows("aabc"), animated: true)
        stage.settle()
        expectEqual(stage.contents, ["a", "a", "b", "c"])
        stage.view.setSections(
          [
            SectionModel(dataID: 1, items: rows("x")), SectionModel(dataID: 1, items: rows("yy")),
          ], animated: true)
        stage.settle()
        expectEqual(stage.contents, ["x", "y", "y"])
      }
    }
    expectEqual(stage.illegal, [])
    expectEqual(log.failures, [])
    expectEqual(log.warnings.count, 4, "\(log.warnings)")
    #expect(log.warnings.first?.contains("[0, 2]") == true)
    #expect(log.warnings.contains { $0.contains("sections at [0, 1]") })
  }

  @Test func `Items that move inside of a section that moves keep their views`() {
    let stage = ListStage()
    stage.device.perform {
      func sections(_ text: String) -> [SectionModel] {
        text.split(separator: " ").map {
          SectionModel(dataID: $0.first!, items: rows(String($0.dropFirst())))
        }
      }
      @MainActor func cells() -> [String: ObjectIdentifier] {
        var cells: [String: ObjectIdentifier] = [:]
        for cell in stage.view.visibleCells {
          guard let cell = cell as? CollectionViewCell, let row = cell.view as? Row else {
            continue
          }
          cells[row.content ?? ""] = ObjectIdentifier(cell)
        }
        return cells
      }
      stage.view.setSections(sections("1abc 2def 3ghi"), animated: false)
      stage.device.endTurn()
      let before = cells()
      expectEqual(before.count, 9)
      stage.view.batches = 0
      stage.view.setSections(sections("3igh 2fed 1cab"), animated: true)
      // UIKit does not move an item and its section in one batch.
      expectEqual(stage.view.batches, 2)
      expectEqual(
        stage.view.path(for: IndexPath(item: 0, section: 0))?.itemDataID, AnyHashable("i"))
      stage.settle()
      expectEqual(stage.contents, ["i", "g", "h", "f", "e", "d", "c", "a", "b"])
      expectEqual(stage.illegal, [])
      expectEqual(cells(), before)
      for (text, batches) in [("3igh 2fed 1cab", 1), ("2fed 1cab", 1), ("1bacx 2fe 4y", 2)] {
        stage.view.batches = 0
        stage.view.setSections(sections(text), animated: true)
        stage.settle()
        expectEqual(stage.view.batches, batches, "\(text)")
      }
      expectEqual(stage.contents, ["b", "a", "c", "x", "f", "e", "y"])
      expectEqual(stage.illegal, [])
    }
  }

  @Test func `The displayed models are notified of the end as they were of the beginning`() {
    let stage = ListStage()
    stage.device.perform {
      let calls = Log()
      func items(_ ids: String, _ version: Int) -> [any ItemModeling] {
        ids.map { id in
          row(String(id))
            .willDisplay { _ in calls.add("+\(id)\(version)") }
            .didEndDisplaying { _ in calls.add("-\(id)\(version)") }
        }
      }
      stage.set(items("ab", 1))
      stage.device.endTurn()
      expectEqual(calls.lines, ["+a1", "+b1"])
      stage.set(items("bc", 2), animated: true)
      expectEqual(calls.lines, ["+a1", "+b1", "+c2"])
      stage.settle()
      // The old model of a cell that is removed, and the new one of a cell that remains.
      expectEqual(calls.lines, ["+a1", "+b1", "+c2", "-a1"])
      stage.set([], animated: true)
      stage.settle()
      expectEqual(calls.lines.suffix(2).sorted(), ["-b2", "-c2"])
    }
  }

  @Test
  func `Sections are notified once, before their first view and after the last one was removed`() {
    let stage = ListStage()
    stage.device.perform {
      let calls = Log()
      func section(_ id: String, _ items: String) -> SectionModel {
        SectionModel(
          dataID: id,
          items: items.map { item in
            row(String(item)).willDisplay { _ in calls.add("\(item)") }
          }
        )
        .willDisplay { calls.add("+\(id)") }
        .didEndDisplaying { calls.add("-\(id)") }
      }
      stage.view.setSections([section("s", "ab"), section("t", "c")], animated: false)
      stage.device.endTurn()
      expectEqual(calls.lines, ["+s", "a", "b", "+t", "c"])
      calls.take()
      stage.view.setSections([section("t", "c")], animated: true)
      stage.settle()
      expectEqual(calls.lines, ["-s"])
    }
  }
}
