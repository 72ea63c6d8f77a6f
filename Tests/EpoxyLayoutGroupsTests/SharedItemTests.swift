// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

@testable import EpoxyLayoutGroups

/// Constrainables that move between groups, or are added again, while groups that had them are
/// removed.
@MainActor @Suite struct SharedItemTests {
  private let rest = SpacerItem(dataID: "rest")

  @Test(arguments: [true, false])
  func `A view moves from a group that is removed to the one around it, and back`(isAnimated: Bool)
  {
    let log = onStage { view, device in
      let box = Box(10, 10)
      let group = HGroup(alignment: .top, items: [rest])
      group.fill(view)
      let nested: [any GroupItemModeling] = [
        HGroupItem(dataID: "row", style: .init(alignment: .top)) {
          StaticGroupItem(box)
          item("a")
        }, rest,
      ]
      for _ in 0..<2 {
        group.setItems(nested, animated: isAnimated)
        device.advance(by: 2)
        #expect(box.superview === view && box.frame == rect(0, 0, 10, 10))
        expectEqual(view.subviews.count, 2)
        group.setItems([StaticGroupItem(box).padding(3), rest], animated: isAnimated)
        device.advance(by: 0.1)
        #expect(box.alpha == 1 && box.layer.presentation()?.opacity ?? 1 == 1)
        device.advance(by: 2)
        #expect(box.superview === view && box.frame == rect(3, 3, 10, 10) && box.alpha == 1)
        expectEqual(view.subviews.count, 1)
        expectEqual(view.layoutGuides.count, 2)
      }
    }
    #expect(log.isEmpty, "\(log.warnings + log.failures + log.layout)")
  }

  @Test(arguments: [true, false])
  func `A group and a spacer remain as other items, and in other groups`(isAnimated: Bool) {
    let log = onStage { view, device in
      let row = HGroup(alignment: .top, items: items("ab"))
      let spacer = LayoutSpacer(fixedWidth: 7)
      let group = HGroup(
        alignment: .top, items: [StaticGroupItem(row), StaticGroupItem(spacer), rest])
      group.fill(view)
      @MainActor func show(_ items: [any GroupItemModeling], _ a: CGRect, _ c: CGRect) {
        group.setItems(items + [item("c"), rest], animated: isAnimated)
        device.advance(by: 2)
        #expect(row.view("a")?.frame == a && row.view("b")?.frame == a.offsetBy(dx: 10, dy: 0))
        expectEqual(group.view("c")?.frame, c)
        #expect(row.view("a")?.alpha == 1 && view.subviews.count == 3)
      }
      for _ in 0..<2 {
        show(
          [StaticGroupItem(row).padding(3), StaticGroupItem(spacer)], rect(3, 3, 10, 10),
          rect(33, 0, 10, 10))
        let nested = HGroupItem(dataID: "nested", style: .init(alignment: .top)) {
          StaticGroupItem(spacer)
          StaticGroupItem(row)
        }
        show([nested], rect(7, 0, 10, 10), rect(27, 0, 10, 10))
      }
    }
    #expect(log.isEmpty, "\(log.warnings + log.failures + log.layout)")
  }

  @Test func `A view is moved out of a group that fades, and the group is removed all the same`() {
    let log = onStage { view, device in
      let box = Box(10, 10)
      let group = HGroup(alignment: .top) {
        HGroupItem(dataID: "row", style: .init(alignment: .top)) {
          StaticGroupItem(box)
          item("a")
        }
        rest
      }
      group.fill(view)
      group.setItems([rest], animated: true)
      device.advance(by: 0.1)
      group.setItems([StaticGroupItem(box), rest])
      device.advance(by: 2)
      #expect(box.superview === view && box.frame == rect(0, 0, 10, 10) && box.alpha == 1)
      expectEqual(view.subviews.count, 1)
      expectEqual(view.layoutGuides.count, 2)
    }
    #expect(log.isEmpty, "\(log.warnings + log.failures + log.layout)")
  }

  @Test func `A spacer or an empty group that is added again before others have faded remains`() {
    let log = onStage { view, device in
      let (one, other) = (Box(10, 10), Box(10, 10))
      let spacer = LayoutSpacer(fixedWidth: 7)
      let empty = HGroup(items: [])
      let all: [any GroupItemModeling] = [
        StaticGroupItem(one), StaticGroupItem(spacer), StaticGroupItem(empty),
        StaticGroupItem(other), rest,
      ]
      let group = HGroup(alignment: .top, items: all)
      group.fill(view)
      for isAnimated in [true, false] {
        group.setItems([StaticGroupItem(one), rest], animated: true)
        device.advance(by: 0.1)
        group.setItems(all, animated: isAnimated)
        device.advance(by: 2)
        #expect(spacer.owningView === view && empty.owningView === view)
        #expect(spacer.layoutFrame.width == 7 && other.frame == rect(17, 0, 10, 10))
      }
    }
    #expect(log.isEmpty, "\(log.warnings + log.failures + log.layout)")
  }

  @Test func `A group that fades and is installed by itself remains`() {
    let log = onStage { view, device in
      let row = HGroup(alignment: .top, items: items("ab") + [rest])
      let group = VGroup(items: [StaticGroupItem(row), rest])
      group.fill(view)
      group.setItems([rest], animated: true)
      device.advance(by: 0.1)
      row.install(in: view)
      row.constrainToSuperview()
      device.advance(by: 2)
      #expect(row.owningView === view)
      #expect(row.view("b")?.frame == rect(10, 0, 10, 10) && row.view("b")?.alpha == 1)
    }
    #expect(log.isEmpty, "\(log.warnings + log.failures + log.layout)")
  }

  private final class LeavingView: UIView {
    var onLeave: (() -> Void)?

    override func willMove(toSuperview newSuperview: UIView?) {
      if newSuperview == nil { onLeave?() }
    }
  }

  @Test func `Items that are set while a group is removed from its view have no effect`() {
    let log = onStage { view, device in
      let leaving = LeavingView()
      let group = HGroup(alignment: .top, items: [StaticGroupItem(leaving), item("a"), rest])
      group.fill(view)
      leaving.onLeave = { [unowned group] in group.setItems(items("abc")) }
      group.uninstall()
      #expect(view.subviews.isEmpty && view.layoutGuides.isEmpty && view.constraints.isEmpty)
      expectEqual(group.items.count, 3)
      group.fill(view)
      #expect(view.subviews.count == 3 && group.view("c")?.superview === view)
    }
    #expect(log.isEmpty, "\(log.warnings + log.failures + log.layout)")
  }

  @Test(arguments: [true, false])
  func `A view moves to a group in the group, which existed before, and back`(isAnimated: Bool) {
    let log = onStage { view, device in
      let box = Box(10, 10)
      let group = HGroup(alignment: .top, items: [rest])
      group.fill(view)
      for _ in 0..<2 {
        for isInside in [false, true] {
          let row = HGroupItem(dataID: "row", style: .init(alignment: .top)) {
            item("a")
            if isInside { StaticGroupItem(box) }
          }
          let more: [any GroupItemModeling] = isInside ? [] : [StaticGroupItem(box)]
          group.setItems([row] + more + [rest], animated: isAnimated)
          device.advance(by: 2)
          #expect(box.superview === view && box.alpha == 1 && box.frame == rect(10, 0, 10, 10))
          expectEqual(view.subviews.count, 2)
        }
      }
      group.uninstall()
      #expect(view.subviews.isEmpty)
    }
    // A warning is due where the one group adds the view before the other removes it.
    #expect(log.failures.isEmpty && log.layout.isEmpty, "\(log.failures + log.layout)")
  }

  private final class AskingView: UIView {
    var onAdded: (() -> Void)?

    override func didAddSubview(_ subview: UIView) { onAdded?() }
  }

  /// A view that removes or moves a group while it gets the first of the group's views gets no more
  /// of them.
  @Test(arguments: [true, false])
  func `A group that is removed while it is installed is not installed`(moves: Bool) {
    let log = onStage { view, device in
      let (asking, other) = (AskingView(frame: view.bounds), UIView(frame: view.bounds))
      view.addSubview(asking)
      view.addSubview(other)
      let row = HGroupItem(dataID: "row", style: .init(alignment: .top)) { items("xy") }
      let group = HGroup(alignment: .top, items: items("a") + [row, item("b"), rest])
      asking.onAdded = { [unowned group] in
        group.uninstall()
        if moves { group.install(in: other) }
      }
      group.install(in: asking)
      #expect(asking.subviews.isEmpty && asking.layoutGuides.isEmpty && asking.constraints.isEmpty)
      expectEqual(other.subviews.count, (moves ? 4 : 0))
      #expect(group.owningView === (moves ? other : nil))
      asking.onAdded = nil
      if moves { group.uninstall() }
      group.fill(asking)
      #expect(asking.subviews.count == 4 && group.view("b")?.frame == rect(30, 0, 10, 10))
    }
    #expect(log.isEmpty, "\(log.warnings + log.failures + log.layout)")
  }

  @Test func `A group does not move views that have another superview by now`() {
    onStage { view, _ in
      let (one, other) = (UIView(frame: rect(0, 0, 50, 50)), UIView(frame: rect(0, 50, 50, 50)))
      view.addSubview(one)
      view.addSubview(other)
      let box = Box(10, 10)
      let first = HGroup(alignment: .top, items: [StaticGroupItem(box), rest])
      first.fill(one)
      let second = HGroup(alignment: .top, items: [StaticGroupItem(box), rest])
      second.fill(other)
      #expect(box.superview === other)
      first.uninstall()
      other.layoutIfNeeded()
      #expect(box.superview === other && box.frame == rect(0, 0, 10, 10))
      second.uninstall()
      #expect(box.superview == nil)
    }
  }
}
