// SPDX-License-Identifier: MIT
import EpoxyLayoutGroups
import HeadlessUIKit
import ResinTestSupport
import Testing

@MainActor @Suite struct BadInputTests {
  @Test func `Items with one ID are both shown, with a warning`() {
    let log = onStage { view, _ in
      let group = VGroup()
      group.fill(view)
      group.setItems([item("a", "1"), item("a", "2"), item("b")], animated: false)
      expectEqual(view.subviews.count, 3)
      expectEqual(group.view("a")?.content, "1")
      let first = group.view("a")
      group.setItems([item("a", "2"), item("b")], animated: false)
      expectEqual(view.subviews.count, 2)
      #expect(group.view("a") === first)
      expectEqual(first?.content, "2")
    }
    expectEqual(log.warnings.count, 1)
    #expect(log.warnings.first?.contains("ID a") == true)
    #expect(log.failures.isEmpty)
  }

  /// As in a row that is shown before it has content, or after its last item was removed.
  @Test(arguments: [0, 1, 2])
  func `A group without items breaks no constraint of the view that it fills`(_ kind: Int) {
    let log = onStage { view, _ in
      let group: any Group = [HGroup(), VGroup(), ZGroup()][kind]
      group.install(in: view)
      group.constrainToSuperview()
      view.layoutIfNeeded()
      group.setItems([item("a")], animated: false)
      view.layoutIfNeeded()
      expectEqual(group.view("a")?.frame, rect(0, 0, 320, 100))
      group.setItems([], animated: false)
      view.layoutIfNeeded()
    }
    #expect(log.isEmpty, "\(log.layout)")
  }

  /// Two numbers are one ID where they are equal, and so are a value and the same one with its type
  /// erased.
  @Test func `Items of several types with one ID cause a warning`() {
    let items: [any GroupItemModeling] = [
      HGroupItem(dataID: 1) { item("x") }, SpacerItem(dataID: UInt8(1)),
      TestView.groupItem(dataID: "y", content: "y", style: .init()),
      VGroupItem(dataID: AnyHashable("y")) { item("z") },
      TestView.groupItem(dataID: true, content: "true", style: .init()),
    ]
    for count in [items.count, 20] {
      let more = (items.count..<count).map { SpacerItem(dataID: 100 + $0) }
      let log = onStage { view, _ in
        HGroup(items: items + more).fill(view)
        expectEqual(view.subviews.count, 4)
      }
      expectEqual(log.warnings.count, 2, "\(count)")
      #expect(log.warnings.contains { $0.contains("ID 1") })
      #expect(log.warnings.contains { $0.contains("ID y") })
    }
  }

  @Test func `An item in two groups is in both, with a warning`() {
    let log = onStage { view, _ in
      let shared = Box(10, 10)
      let one = HGroup { StaticGroupItem(shared) }
      let other = HGroup {
        item("beside")
        StaticGroupItem(shared)
      }
      one.fill(view)
      other.install(in: view)
      view.layoutIfNeeded()
      expectEqual(view.subviews.count, 2)
      // The first group's constraints hold; the other group follows.
      expectEqual(shared.frame, rect(0, 0, 320, 100))
      // The item remains in the other group when one group removes it.
      one.setItems([item("x")], animated: false)
      #expect(shared.superview === view)
    }
    expectEqual(log.warnings.count, 1)
    #expect(log.warnings.first?.contains("beside") == false)
    #expect(log.warnings.first?.contains("in another group") == true)
    #expect(log.failures.isEmpty)
  }

  @Test func `An item that is added to a group in another view is removed from the first`() {
    let log = onStage { view, _ in
      let (left, right) = (
        UIView(frame: rect(0, 0, 100, 100)), UIView(frame: rect(100, 0, 100, 50))
      )
      view.addSubview(left)
      view.addSubview(right)
      let shared = Box(10, 10)
      let one = HGroup { shared }
      one.fill(left)
      let other = HGroup { shared }
      other.fill(right)
      #expect(shared.superview === right)
      expectEqual(shared.frame, rect(0, 0, 100, 50))
      one.setItems([item("x")], animated: false)
      left.layoutIfNeeded()
      right.layoutIfNeeded()
      #expect(shared.superview === right)
      expectEqual(shared.frame, rect(0, 0, 100, 50))
    }
    expectEqual(log.warnings.count, 1)
  }

  @Test func `A group that is installed twice is installed once`() {
    let log = onStage { view, _ in
      let group = HGroup(items: items("ab"))
      group.fill(view)
      let count = view.constraints.count
      group.install(in: view)
      expectEqual(view.constraints.count, count)
      expectEqual(view.layoutGuides.count, 1)
      let other = UIView(frame: rect(0, 0, 50, 50))
      view.addSubview(other)
      group.install(in: other)
      group.constrainToSuperview()
      view.layoutIfNeeded()
      expectEqual(other.subviews.count, 2)
      #expect(view.layoutGuides.isEmpty)
      expectEqual(group.layoutFrame, rect(0, 0, 50, 50))
    }
    expectEqual(log.warnings.count, 2)
    #expect(log.warnings.allSatisfy { $0.contains("a, b") })
  }

  @Test func `An item centered to a view outside of the group is held by the edges only`() {
    let log = onStage { view, _ in
      let stranger = Box(10, 50)
      let one = Box(10, 20)
      let group = HGroup { one.verticalAlignment(.centered(to: stranger)) }
      group.fill(view)
      expectEqual(one.frame, rect(0, 0, 320, 20))
      view.addSubview(stranger)
      stranger.topAnchor.constraint(equalTo: view.topAnchor, constant: 30).isActive = true
      group.setItems {
        one.verticalAlignment(.centered(to: stranger))
        item("beside")
      }
      view.layoutIfNeeded()
      expectEqual(one.frame.midY, 55)
    }
    expectEqual(log.warnings.count, 1)
    #expect(log.warnings.first?.contains("no common view") == true)
    #expect(log.failures.isEmpty)
    #expect(log.layout.isEmpty)
  }

  @Test func `An item of a column is centered to another view once both are in the same view`() {
    let log = onStage { view, _ in
      let stranger = Box(10, 50)
      let one = Box(20, 20)
      let group = VGroup { one.horizontalAlignment(.centered(to: stranger)) }
      group.fill(view)
      #expect(one.frame.minX == 0 && one.frame.width == 20)
      view.addSubview(stranger)
      stranger.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 30).isActive = true
      group.setItems {
        one.horizontalAlignment(.centered(to: stranger))
        item("below")
      }
      view.layoutIfNeeded()
      #expect(one.frame.midX == 35 && one.frame.width == 20)
    }
    expectEqual(log.warnings.count, 1)
    #expect(log.warnings.first?.contains("no common view") == true)
    #expect(log.failures.isEmpty)
    #expect(log.layout.isEmpty)
  }

  @Test func `An item is centered again when its reference item is removed and added again`() {
    let log = onStage { view, _ in
      let (one, other) = (Box(10, 20), Box(60, 50))
      @MainActor func set(_ hasOther: Bool, in group: HGroup) {
        group.setItems {
          one.verticalAlignment(.centered(to: other))
          item("a")
          if hasOther { other.verticalAlignment(.bottom) }
        }
        view.layoutIfNeeded()
      }
      let group = HGroup()
      group.fill(view)
      set(true, in: group)
      expectEqual(one.frame.midY, 75)
      set(false, in: group)
      expectEqual(one.frame.height, 20)
      set(true, in: group)
      expectEqual(one.frame.midY, 75)
    }
    #expect(log.warnings.isEmpty)
  }

  @Test func `Groups and views without owners are released`() {
    onStage { view, device in
      weak var weakGroup: HGroup?
      weak var weakView: TestView?
      do {
        let group = HGroup {
          item("a")
          VGroupItem(dataID: "column") { item("b") }
        }
        group.fill(view)
        group.setItems(items("ax"), animated: true)
        device.advance(by: 2)
        (weakGroup, weakView) = (group, group.view("a"))
        group.uninstall()
      }
      device.endTurn()
      #expect(weakGroup == nil)
      #expect(weakView == nil)
    }
  }

  @Test
  func `Custom constraints that conflict with those of the group cause a warning with their names`()
  {
    let log = onStage { view, _ in
      let group = HGroup {
        item("a")
        item("b").verticalAlignment(
          .custom { container, item in
            [
              item.topAnchor.constraint(equalTo: container.topAnchor),
              item.topAnchor.constraint(equalTo: container.topAnchor, constant: 20),
            ]
          })
      }
      group.fill(view)
      expectEqual(group.view("b")?.frame.minY, 0)
    }
    expectEqual(log.warnings.count, 1)
    #expect(log.warnings.first?.contains("item b") == true)
    expectEqual(log.layout.count, 1)
  }

  @Test
  func
    `Custom constraints that conflict with others only together cause a warning with their names`()
  {
    let log = onStage { view, _ in
      let group = HGroup {
        item("a")
        // Each pair of these can be satisfied; the group is 100 high.
        item("b").verticalAlignment(
          .custom { container, item in
            [
              item.topAnchor.constraint(equalTo: container.topAnchor),
              item.bottomAnchor.constraint(equalTo: container.bottomAnchor),
              item.heightAnchor.constraint(equalToConstant: 30),
            ]
          })
      }
      group.fill(view)
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    expectEqual(log.warnings.count, 1)
    #expect(log.warnings.first?.contains("of item b") == true)
    expectEqual(log.layout.count, 1)
    #expect(log.layout.first?.contains("'item b'") == true)
  }

  @Test
  func
    `A constraint between items that conflicts with their own ones causes a warning with its name`()
  {
    let log = onStage { view, _ in
      let group = HGroup { item("a") }
      group.fill(view)
      group.setItems {
        GroupItem<Box>(dataID: "wide") {
          let box = Box(10, 10)
          box.widthAnchor.constraint(equalToConstant: 400).isActive = true
          return box
        }
      }
      view.layoutIfNeeded()
    }
    expectEqual(log.warnings.count, 1)
    #expect(log.warnings.first?.contains("of item wide") == true)
    expectEqual(log.layout.count, 1)
  }

  @Test func `Constraints outside of the group that are broken cause no warning of the group`() {
    let log = onStage { view, _ in
      let group = HGroup(items: items("ab"))
      group.fill(view)
      group.widthAnchor.constraint(equalToConstant: 400).isActive = true
      view.layoutIfNeeded()
      expectEqual(group.layoutFrame.width, 320)
    }
    #expect(log.warnings.isEmpty)
    expectEqual(log.layout.count, 1)
  }

  @Test func `Spacing that is not a number counts as zero`() {
    let log = onStage { view, _ in
      let group = HGroup(spacing: .nan, items: [item("a").padding(.infinity), item("b")])
      group.fill(view)
      expectEqual(group.view("a")?.frame.minX, 0)
      expectEqual(group.view("b")?.frame.minX, group.view("a")?.frame.maxX)
    }
    expectEqual(log.warnings.count, 2)
    #expect(log.layout.isEmpty)
  }

  @Test func `A group without a view cannot be constrained to edges`() {
    let log = onStage { _, _ in
      VGroup().constrainToMargins()
      Box(1, 1).constrainToSuperview()
    }
    expectEqual(log.warnings.count, 2)
  }

  @Test func `A group that is released in a callback removes its views`() {
    for animated in [false, true] {
      onStage { view, device in
        var group: VGroup? = VGroup(items: items("xb"))
        group?.fill(view)
        let goes = GroupItem<Box>(
          dataID: "a", content: 1, make: { Box(1, 1) },
          setContent: { _, _ in
            group?.uninstall()
            group = nil
          })
        group?.setItems([goes, item("b")], animated: animated)
        device.advance(by: 2)
        #expect(group == nil)
        #expect(view.layoutGuides.isEmpty)
        #expect(view.subviews.isEmpty)
      }
    }
  }

  @Test func `A group that is released in a callback of a remaining item removes its views`() {
    onStage { view, _ in
      let group = VGroup()
      group.fill(view)
      @MainActor func staying(_ content: Int) -> GroupItem<Box> {
        GroupItem<Box>(
          dataID: "a", content: content, make: { Box(1, 1) },
          setContent: { [unowned group] _, content in
            if content == 2 { group.uninstall() }
          })
      }
      group.setItems([staying(1), item("gone")], animated: false)
      group.setItems([staying(2), item("new")], animated: false)
      #expect(view.subviews.isEmpty)
      group.fill(view)
      expectEqual(view.subviews.count, 2)
    }
  }

  @Test func `An owner that is released removes the views of its groups`() {
    onStage { view, _ in
      let group = HGroup(items: items("ab"))
      var owner: UIView? = UIView(frame: rect(0, 0, 10, 10))
      if let owner { group.install(in: owner) }
      weak let weakOwner = owner
      owner = nil
      #expect(weakOwner == nil)
      #expect(group.owningView == nil)
      group.setItems(items("b"), animated: true)
      group.fill(view)
      expectEqual(view.subviews.count, 1)
    }
  }
}
