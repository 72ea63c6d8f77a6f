// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

@testable import EpoxyLayoutGroups

@MainActor @Suite struct SetItemsTests {
  @Test func `Views of items that remain are kept, in the new order`() {
    onStage { view, _ in
      let group = VGroup(items: items("abcd"))
      group.fill(view)
      let before = ["a", "b", "c", "d"].map { group.view($0) }
      group.setItems(items("dxba"), animated: false)
      view.layoutIfNeeded()
      #expect(group.view("a") === before[0])
      #expect(group.view("b") === before[1])
      #expect(group.view("d") === before[3])
      #expect(before[2]?.superview == nil)
      expectEqual(view.subviews.count, 4)
      // All resist stretching alike; the view that was made last takes the rest of 100.
      expectEqual(["d", "x", "b"].map { group.view($0)?.frame.minY }, [0, 10, 80])
      expectEqual(group.items.map(\.dataID), ["d", "x", "b", "a"])
      #expect(group.constrainable(with: "c") == nil)
      expectEqual(group.groupItem(with: "x")?.dataID, AnyHashable("x"))
      #expect(group.groupItem(with: "c") == nil)
    }
  }

  @Test func `Content is set where it differs, and behaviors are set always`() {
    onStage { view, _ in
      let group = HGroup(items: items("ab"))
      expectEqual(group.view("a")?.takeEvents(), ["content a", "behaviors a"])
      group.fill(view)
      expectEqual(group.view("a")?.takeEvents(), [])
      group.view("b")?.takeEvents().forEach { _ in }
      group.setItems([item("a", "other"), item("b")], animated: true)
      expectEqual(group.view("a")?.takeEvents(), ["content other animated", "behaviors other"])
      expectEqual(group.view("b")?.takeEvents(), ["behaviors b"])
    }
  }

  @Test func `Another style, class, padding or alignment is another view`() {
    onStage { view, _ in
      let group = VGroup(items: items("a"))
      group.fill(view)
      var last: AnyObject?
      @MainActor func expectNew(_ item: any GroupItemModeling, _ label: Comment) {
        group.setItems([item], animated: false)
        let made = group.constrainable(with: "a") as? UIView
        #expect(made != nil && made !== last, label)
        #expect(made?.superview === view, label)
        #expect(view.subviews.count == 1, label)
        last = made
      }
      expectNew(item("a", style: .init(width: 11)), "style")
      expectNew(item("a").padding(3), "padding")
      expectNew(item("a").horizontalAlignment(.center), "across")
      expectNew(item("a").verticalAlignment(.center), "down")
      expectNew(item("a").accessibilityAlignment(.center), "large text")
      expectNew(PlainTestView.groupItem(dataID: "a", content: "a"), "class")
    }
  }

  @Test func `A spacer of another style is another spacer`() {
    onStage { view, _ in
      @MainActor func set(_ width: CGFloat, _ group: HGroup) {
        group.setItems {
          item("a")
          SpacerItem(dataID: "s", style: .init(fixedWidth: width))
          item("b")
        }
        view.layoutIfNeeded()
      }
      let group = HGroup()
      group.fill(view)
      set(30, group)
      expectEqual(group.view("b")?.frame.minX, 40)
      set(50, group)
      expectEqual(group.view("b")?.frame.minX, 60)
    }
  }

  @Test func `A change of one item of a hundred changes only the constraints of that item`() {
    onStage(100, 2000) { view, device in
      func texts(_ changed: [Int: String] = [:], without gone: Int? = nil)
        -> [any GroupItemModeling]
      {
        (0..<100).filter { $0 != gone }.map { item("\($0)", changed[$0] ?? "text") }
      }
      let group = VGroup(alignment: .leading, spacing: 2, items: texts())
      group.fill(view)
      let constraints = Set(group.constraints)
      expectEqual(constraints.count, 100 + 1 + 2 * 100)

      // Other content: no constraint is added or removed, and the view's intrinsic size is measured
      // again.
      device.counters.constraintsAdded = 0
      group.setItems(texts([50: "longer text"]), animated: false)
      view.layoutIfNeeded()
      expectEqual(Set(group.constraints), constraints)
      expectEqual(device.counters.constraintsAdded, 0)
      expectEqual(group.view("50")?.frame, rect(0, 600, 100, 10))

      // One item less: its three constraints are removed, and the next item is constrained to
      // another one.
      device.counters.constraintsAdded = 0
      group.setItems(texts(without: 50), animated: false)
      view.layoutIfNeeded()
      expectEqual(constraints.subtracting(group.constraints).count, 4)
      expectEqual(Set(group.constraints).subtracting(constraints).count, 1)
      expectEqual(device.counters.constraintsAdded, 1)
      expectEqual(group.view("51")?.frame.minY, 600)

      // The same items: nothing changes.
      device.counters.constraintsAdded = 0
      group.setItems(texts(without: 50), animated: false)
      expectEqual(group.view("51")?.frame.minY, 600)
      expectEqual(device.counters.constraintsAdded, 0)
    }
  }

  @Test func `Spacing that changes keeps padding, and every constraint`() {
    onStage { view, _ in
      let group = HGroup(
        spacing: 4, items: [item("a"), item("b").padding(3), item("c"), item("d")])
      group.fill(view)
      let constraints = Set(group.constraints)
      expectEqual(["a", "b", "c"].map { group.view($0)?.frame.minX }, [0, 17, 34])
      group.spacing = 10
      view.layoutIfNeeded()
      expectEqual(["a", "b", "c"].map { group.view($0)?.frame.minX }, [0, 23, 46])
      expectEqual(Set(group.constraints), constraints)
    }
  }

  @Test func `Items set before the group is installed are shown when it is`() {
    onStage { view, _ in
      let group = HGroup()
      group.setItems { items("ab") }
      expectEqual(group.view("a")?.content, "a")
      #expect(group.view("a")?.superview == nil)
      #expect(group.constraints.isEmpty)
      group.fill(view)
      #expect(group.view("a")?.superview === view)
      group.uninstall()
      #expect(view.subviews.isEmpty)
      #expect(view.layoutGuides.isEmpty)
      #expect(group.owningView == nil)
      #expect(group.constraints.isEmpty)
      group.fill(view)
      expectEqual(group.view("b")?.frame, rect(10, 0, 310, 100))
    }
  }

  @Test func `Groups without items have no length, and get a length again with items`() {
    onStage { view, _ in
      let group = HGroup()
      let column = VGroup()
      let layers = ZGroup()
      for guide in [group, column, layers] as [any Constrainable] {
        guide.install(in: view)
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        guide.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      }
      view.layoutIfNeeded()
      expectEqual(group.layoutFrame.width, 0)
      expectEqual(column.layoutFrame.height, 0)
      expectEqual(layers.layoutFrame.size, .zero)
      for some in [group, column, layers] as [any Group] {
        some.setItems([item("a")], animated: false)
      }
      view.layoutIfNeeded()
      #expect(
        [group, column, layers].allSatisfy { $0.layoutFrame.size == CGSize(width: 10, height: 10) })
    }
  }

  @Test func `Groups in groups use one view, and get their own items`() {
    onStage { view, _ in
      @MainActor func set(_ group: HGroup, _ name: String, second: Bool) {
        group.setItems {
          item("icon", "i").contentHuggingPriority(.defaultHigh, for: .horizontal)
          VGroupItem(dataID: "texts", style: .init(spacing: 2)) {
            item("title", name)
            if second { item("subtitle", "s") }
            HGroupItem(dataID: "row") { item("deep", "d") }
          }
        }
        view.layoutIfNeeded()
      }
      let group = HGroup(alignment: .top, spacing: 4)
      group.fill(view)
      set(group, "one", second: false)
      expectEqual(view.subviews.count, 3)
      #expect(view.subviews.allSatisfy { $0.subviews.isEmpty })
      let texts = group.constrainable(with: "texts") as? VGroup
      let title = texts?.view("title")
      expectEqual(title?.frame.origin, CGPoint(x: 14, y: 0))
      set(group, "two", second: true)
      #expect(group.constrainable(with: "texts") as? VGroup === texts)
      #expect(texts?.view("title") === title)
      expectEqual(title?.content, "two")
      expectEqual(texts?.view("subtitle")?.frame.minY, 12)
      expectEqual((texts?.constrainable(with: "row") as? HGroup)?.layoutFrame.minY, 24)
      group.setItems([item("icon", "i")], animated: false)
      expectEqual(view.subviews.count, 1)
      expectEqual(view.layoutGuides.count, 1)
    }
  }

  @Test func `Items set from inside a callback are applied after those that are being set`() {
    onStage { view, _ in
      let group = VGroup()
      group.fill(view)
      let first = GroupItem<Box>(
        dataID: "first", content: 1, make: { Box(1, 1) },
        setContent: { [unowned group] _, _ in
          group.setItems(items("ab"), animated: false)
          #expect(group.items.isEmpty)
        })
      group.setItems([first], animated: false)
      expectEqual(group.items.map(\.dataID), ["a", "b"])
      expectEqual(view.subviews.count, 2)
    }
  }

  @Test func `Values of properties are set on every update, and equal values not twice`() {
    onStage { view, _ in
      let group = VGroup()
      group.fill(view)
      @MainActor func set(_ note: Int) {
        group.setItems {
          item("a").note(note).set(\TestView.layer.cornerRadius, value: 4)
            .contentHuggingPriority(.required, for: .vertical)
            .contentCompressionResistancePriority(.defaultLow, for: .horizontal)
        }
      }
      set(1)
      let a = group.view("a")
      expectEqual(a?.note, 1)
      expectEqual(a?.layer.cornerRadius, 4)
      expectEqual(a?.contentHuggingPriority(for: .vertical), .required)
      expectEqual(a?.contentCompressionResistancePriority(for: .horizontal), .defaultLow)
      set(2)
      expectEqual(a?.note, 2)
    }
  }

  @Test func `Closures of an erased item are called after the item's own`() {
    onStage { _, _ in
      var calls: [String] = []
      let erased = GroupItem<Box>(
        dataID: "a", content: 1, make: { Box(1, 1) },
        setContent: { _, content in calls.append("content \(content)") }
      )
      .setBehaviors { _ in calls.append("behaviors") }
      .eraseToAnyGroupItem()
      .setContent { calls.append("erased content \($0.constrainable is Box)") }
      .setBehaviors { _ in calls.append("erased behaviors") }
      let group = VGroup(items: [erased])
      expectEqual(calls, ["content 1", "erased content true", "behaviors", "erased behaviors"])
      withExtendedLifetime(group) {}
    }
  }

  @Test func `Items that may be missing are left out`() {
    onStage { _, _ in
      let group = VGroup()
      let models: [(any GroupItemModeling)?] = [item("a"), nil, item("b")]
      group.setItems(models)
      expectEqual(group.items.count, 2)
    }
  }
}
