// SPDX-License-Identifier: MIT
import Foundation
import HeadlessUIKit
import ResinTestSupport
import Testing

@testable import EpoxyLayoutGroups

@MainActor @Suite struct TextSizeTests {
  private func choose(_ category: UIContentSizeCategory, on device: Device) {
    device.setTraits(
      device.values.traits.modifyingTraits { $0.preferredContentSizeCategory = category })
  }

  /// Groups in a view, in a group, in neither, and one that its group has released.
  private func makeGroups(in view: UIView) -> [HGroup] {
    let outer = VGroup {
      HGroupItem(dataID: "nested") { item("a") }
      HGroupItem(dataID: "left") { item("b") }
    }
    outer.install(in: view)
    let nested = outer.constrainable(with: "nested") as? HGroup
    let left = outer.constrainable(with: "left") as? HGroup
    outer.setItems { HGroupItem(dataID: "nested") { item("a") } }
    let installed = HGroup { item("c") }
    installed.install(in: view)
    return [nested, left, installed, HGroup { item("d") }].compactMap { $0 }
  }

  @Test func `Every group is notified of the size, wherever it is, among many that were released`()
  {
    onStage { view, device in
      var kept: [HGroup] = []
      for index in 0..<400 {
        let group = HGroup()
        if index % 37 == 0 { kept.append(group) }
        if index % 100 == 0 { kept += makeGroups(in: view) }
      }
      expectEqual(kept.count, 11 + 4 * 4)
      for category in [UIContentSizeCategory.accessibilityMedium, .small, .accessibilityLarge] {
        choose(category, on: device)
        #expect(kept.allSatisfy { $0.contentSizeCategory == category })
        let isLarge = category.isAccessibilityCategory
        #expect(kept.allSatisfy { ($0.arrangement.kind == .reflowedRow) == isLarge })
      }
    }
  }

  private func post(_ userInfo: [AnyHashable: Any]?, from sender: Any?) {
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: sender, userInfo: userInfo)
  }

  @Test func `A notification that no application posts concerns the groups of every device`() {
    onStage { view, device in
      let own = makeGroups(in: view)
      onStage { otherView, _ in
        let others = makeGroups(in: otherView)
        let groups = own + others
        let key = UIContentSizeCategory.newValueUserInfoKey
        let senders: [Any?] = [nil, view, NSObject(), "a sender"]
        for (index, sender) in senders.enumerated() {
          let category: UIContentSizeCategory =
            index % 2 == 0 ? .accessibilityMedium : .small
          // UIKit documentation, `UIContentSizeCategory.newValueUserInfoKey`: a string.
          let value: Any = index < 2 ? category : category.rawValue
          post([key: value], from: sender)
          #expect(groups.allSatisfy { $0.contentSizeCategory == category })
          let isLarge = category.isAccessibilityCategory
          #expect(groups.allSatisfy { ($0.arrangement.kind == .reflowedRow) == isLarge })
        }
        // The latest change counts, whichever kind it is.
        choose(.accessibilityLarge, on: device)
        #expect(own.allSatisfy { $0.contentSizeCategory == .accessibilityLarge })
        #expect(others.allSatisfy { $0.contentSizeCategory == .small })
        // The size of the other tests, whose groups are notified, too.
        post([key: UIContentSizeCategory.large], from: nil)
        #expect(groups.allSatisfy { $0.contentSizeCategory == .large })
      }
    }
  }

  @Test func `A notification without a value concerns the current size`() {
    onStage { view, device in
      let groups = makeGroups(in: view)
      post([UIContentSizeCategory.newValueUserInfoKey: UIContentSizeCategory.small], from: nil)
      #expect(groups.allSatisfy { $0.contentSizeCategory == .small })
      post(nil, from: nil)
      let current = device.values.traits.preferredContentSizeCategory
      #expect(groups.allSatisfy { $0.contentSizeCategory == current })
    }
  }

  @Test func `Rows in groups become vertical at once, however deeply they are nested`() {
    onStage { view, device in
      let group = VGroup(alignment: .leading) {
        HGroupItem(dataID: "row") {
          ZGroupItem(dataID: "layers") {
            HGroupItem(dataID: "inner") {
              item("a")
              item("b")
            }
          }
          item("c")
        }
      }
      group.fill(view)
      let row = group.constrainable(with: "row") as? HGroup
      let layers = row?.constrainable(with: "layers") as? ZGroup
      let inner = layers?.constrainable(with: "inner") as? HGroup
      @MainActor func isBelow(_ view: UIView?, _ other: UIView?) -> Bool? {
        guard let view, let other else { return nil }
        return view.frame.minY >= other.frame.maxY
      }
      for category in [UIContentSizeCategory.accessibilityMedium, .large, .accessibilityLarge] {
        choose(category, on: device)
        view.layoutIfNeeded()
        let isLarge = category.isAccessibilityCategory
        expectEqual(isBelow(inner?.view("b"), inner?.view("a")), isLarge)
        expectEqual(isBelow(row?.view("c"), inner?.view("a")), isLarge)
      }
    }
  }

  @Test func `A group that was made from an item is notified, and no other group of that item`() {
    onStage { view, device in
      let rowItem = HGroupItem(dataID: "row") { items("ab") }
      let made = VGroupItem(dataID: "column") { rowItem }.makeConstrainable()
      VGroupItem(dataID: "column") { rowItem }.update(made, animated: false)
      made.fill(view)
      let group = (made as? ConstrainableContainer)?.wrapped as? VGroup
      let row = group?.constrainable(with: "row") as? HGroup
      expectEqual(row?.view("b")?.frame.minY, 0)
      choose(.accessibilityLarge, on: device)
      view.layoutIfNeeded()
      expectEqual(row?.view("b")?.frame.minX, 0)
      #expect((row?.view("b")?.frame.minY ?? 0) > 0)
    }
  }

  @Test(arguments: [false, true])
  func `A group that another one has released is notified`(animated: Bool) {
    onStage { view, device in
      let column = VGroup { HGroupItem(dataID: "row") { items("ab") } }
      column.fill(view)
      guard let row = column.constrainable(with: "row") as? HGroup else {
        Issue.record("no row")
        return
      }
      column.setItems([item("c")], animated: animated)
      if animated { device.advance(by: 5) }
      column.uninstall()
      row.fill(view)
      expectEqual(row.view("b")?.frame.minY, 0)
      choose(.accessibilityLarge, on: device)
      view.layoutIfNeeded()
      expectEqual(row.view("b")?.frame.minX, 0)
      #expect((row.view("b")?.frame.minY ?? 0) > 0)
    }
  }

  /// A group that fades is removed, whatever is changed in the meantime.
  @Test func `A group that fades is removed, whatever changes meanwhile`() {
    onStage { view, device in
      let column = VGroup { HGroupItem(dataID: "row") { items("ab") } }
      column.fill(view)
      let row = column.constrainable(with: "row") as? HGroup
      column.setItems([item("c")], animated: true)
      device.advance(by: 0.05)
      expectEqual(view.subviews.count, 3)
      choose(.accessibilityLarge, on: device)
      row?.spacing = 20
      row?.reflowsForAccessibilityTypeSizes = false
      view.layoutIfNeeded()
      device.advance(by: 5)
      #expect(view.subviews.count == 1 && view.layoutGuides.count == 1)
      #expect(row?.owningView == nil)
    }
  }

  @Test func `Groups of another device are not notified`() {
    onStage { _, device in
      let group = HGroup()
      var other: HGroup?
      onStage { _, otherDevice in
        other = HGroup()
        choose(.accessibilityMedium, on: otherDevice)
      }
      #expect(group.contentSizeCategory != .accessibilityMedium)
      expectEqual(other?.contentSizeCategory, .accessibilityMedium)
      choose(.accessibilityLarge, on: device)
      expectEqual(group.contentSizeCategory, .accessibilityLarge)
      expectEqual(other?.contentSizeCategory, .accessibilityMedium)
    }
  }

  @Test func `A group that is installed while another device is current follows its own`() {
    onStage { view, device in
      let group = HGroup {
        item("a")
        item("b")
      }
      onStage { _, _ in group.install(in: view) }
      choose(.accessibilityMedium, on: device)
      view.layoutIfNeeded()
      let frames = ["a", "b"].compactMap { group.constrainable(with: $0)?.layoutFrame }
      #expect(frames.count == 2 && frames[1].minY >= frames[0].maxY)
      expectEqual(frames.first?.minX, frames.last?.minX)
    }
  }

  @Test func `Groups may be added and released while others are notified`() {
    onStage { view, device in
      var others = (0..<5).map { _ in HGroup { item("a") } }
      var calls = 0
      let alignment = HGroup.ItemAlignment.custom(alignmentID: "drops") { _, _ in [] }
      let upright = VGroup.ItemAlignment.custom(alignmentID: "drops") { _, _ in
        calls += 1
        others = (0..<200).map { _ in HGroup { item("b") } }
        return []
      }
      let group = HGroup {
        item("a").verticalAlignment(alignment).accessibilityAlignment(upright)
      }
      group.install(in: view)
      weak let old = others.last
      others += (0..<5).map { _ in HGroup { item("a") } }
      choose(.accessibilityMedium, on: device)
      expectEqual(calls, 1)
      #expect(old == nil)
      choose(.accessibilityLarge, on: device)
      expectEqual(others.count, 200)
      #expect(others.allSatisfy { $0.contentSizeCategory == .accessibilityLarge })
    }
  }

  @Test func `Groups may be released on other threads while others are notified`() {
    onStage { view, device in
      let kept = makeGroups(in: view)
      nonisolated(unsafe) var others = (0..<4000).map { _ in HGroup() }
      let gone = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        while others.popLast() != nil {}
        gone.signal()
      }
      var isSmall = false
      repeat {
        isSmall.toggle()
        choose(isSmall ? .small : .accessibilityMedium, on: device)
      } while gone.wait(timeout: .now()) == .timedOut
      choose(.accessibilityLarge, on: device)
      #expect(kept.allSatisfy { $0.contentSizeCategory == .accessibilityLarge })
    }
  }

  @Test func `A group that is made anew in a callback of its items releases nothing of the others`()
  {
    onStage { view, _ in
      let holder = Holder()
      holder.group = VGroup {
        HGroupItem(dataID: "row") { calling("a", "1") {} }
        item("b")
      }
      holder.group?.install(in: view)
      weak let old = holder.group
      holder.group?.setItems {
        HGroupItem(dataID: "row") {
          calling("a", "2") {
            holder.group?.setItems([])
            holder.group?.uninstall()
            holder.group = VGroup { item("c") }
          }
        }
        item("b", "new")
      }
      #expect(old == nil)
      #expect(view.subviews.isEmpty)
      expectEqual(holder.group?.items.count, 1)
    }
  }

  private func calling(
    _ id: String, _ content: String, _ body: @escaping @MainActor () -> Void
  ) -> GroupItem<Box> {
    GroupItem<Box>(
      dataID: id, content: content, make: { Box(10, 10) }, setContent: { _, _ in body() })
  }

  @MainActor private final class Holder {
    var group: VGroup?
  }
}
