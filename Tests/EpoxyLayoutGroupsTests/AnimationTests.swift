// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

@testable import EpoxyLayoutGroups

@MainActor @Suite struct AnimationTests {
  private func shown(_ view: UIView?) -> CGRect {
    view?.layer.presentation()?.frame ?? .null
  }

  @Test
  func `Views of remaining items move, new ones fade in at their places, and old ones fade out`() {
    let log = onStage { view, device in
      let group = VGroup(
        alignment: .leading,
        items: items("abc") + [SpacerItem(dataID: "rest") as any GroupItemModeling])
      group.fill(view)
      let (a, b, c) = (group.view("a"), group.view("b"), group.view("c"))
      c?.alpha = 0.5
      let halfClear = item("x").set(\TestView.alpha, value: 0.5)
      group.setItems(
        [item("c"), halfClear, item("b"), SpacerItem(dataID: "rest")], animated: true)
      let x = group.view("x")
      // At the beginning nothing has moved.
      expectEqual(shown(c).minY, 20)
      expectEqual(shown(b).minY, 10)
      expectEqual(shown(a), rect(0, 0, 10, 10))
      expectEqual(shown(x), rect(0, 10, 10, 10))
      expectEqual(x?.layer.presentation()?.opacity, 0)
      // The final frames are set already.
      expectEqual([c, x, b].map { $0?.frame.minY }, [0, 10, 20])
      #expect(a?.superview === view)
      device.advance(by: 0.2)
      #expect(0..<20 ~= shown(c).minY)
      #expect((x?.layer.presentation()?.opacity).map { 0.01..<0.5 ~= $0 } == true)
      #expect((a?.layer.presentation()?.opacity).map { 0.01..<0.99 ~= $0 } == true)
      expectEqual(shown(a), rect(0, 0, 10, 10))
      expectEqual(shown(x), rect(0, 10, 10, 10))
      device.advance(by: 1)
      expectEqual([c, x, b].map { shown($0).minY }, [0, 10, 20])
      #expect(a?.superview == nil)
      expectEqual(a?.alpha, 1)
      expectEqual(x?.alpha, 0.5)
      expectEqual(c?.alpha, 0.5)
      expectEqual(view.subviews.count, 3)
    }
    #expect(log.isEmpty, "\(log.warnings + log.layout)")
  }

  @Test func `A group that is added again while it fades out remains`() {
    let log = onStage { view, device in
      let (one, other) = (Box(10, 10), Box(10, 10))
      let row = HGroup(alignment: .top) {
        one
        SpacerItem(dataID: "between", style: .init(fixedWidth: 7))
        other
        SpacerItem(dataID: "rest")
      }
      let rest = SpacerItem(dataID: "rest")
      let group = VGroup(items: [StaticGroupItem(row), rest])
      group.fill(view)
      for time: TimeInterval in [0.1, 0.3, 2] {
        group.setItems([rest], animated: true)
        device.advance(by: time)
        group.setItems([item("a"), StaticGroupItem(row), rest], animated: true)
        device.advance(by: 2)
        expectEqual(one.frame, rect(0, 10, 10, 10))
        expectEqual(other.frame, rect(17, 10, 10, 10))
        #expect(one.alpha == 1 && one.superview === view)
      }
    }
    #expect(log.isEmpty, "\(log.warnings + log.failures + log.layout)")
  }

  @Test func `A view that is added again while it fades out remains`() {
    onStage { view, device in
      let (one, other) = (Box(10, 10), Box(10, 10))
      let group = VGroup(alignment: .leading) {
        one
        other
      }
      group.fill(view)
      group.setItems({ other }, animated: true)
      device.advance(by: 0.1)
      #expect(one.superview === view)
      group.setItems(
        {
          one
          other
        }, animated: true)
      device.advance(by: 2)
      #expect(one.superview === view)
      expectEqual(one.alpha, 1)
      #expect(!one.translatesAutoresizingMaskIntoConstraints)
      expectEqual(one.frame.minY, 0)
      #expect(other.frame.minY > 0)
    }
  }

  @Test func `A group that is removed fades its views out and removes them`() {
    let log = onStage { view, device in
      let group = VGroup(alignment: .leading, items: items("a"))
      group.fill(view)
      group.setItems(
        {
          item("a")
          HGroupItem(dataID: "row") { items("xy") }
        }, animated: true)
      device.advance(by: 1)
      expectEqual(view.subviews.count, 3)
      let row = group.constrainable(with: "row") as? HGroup
      let x = row?.view("x")
      let before = x?.frame
      group.setItems({ item("a") }, animated: true)
      #expect(x?.superview === view)
      expectEqual(x?.frame, before)
      device.advance(by: 1)
      expectEqual(view.subviews.count, 1)
      expectEqual(view.layoutGuides.count, 1)
      #expect(row?.owningView == nil)
    }
    #expect(log.isEmpty, "\(log.warnings + log.layout)")
  }

  @Test func `A custom animation is called, and one that never ends keeps the old views`() {
    onStage { view, device in
      var completions: [(Bool) -> Void] = []
      let animation = LayoutGroupUpdateAnimation(id: "mine") { animations, completion in
        animations()
        completions.append(completion)
      }
      let group = VGroup(style: .init(animation: animation), items: items("ab"))
      group.fill(view)
      let a = group.view("a")
      group.setItems(items("b"), animated: true)
      expectEqual(completions.count, 1)
      expectEqual(group.view("b")?.frame.height, 100)
      #expect(a?.superview === view)
      completions.first?(false)
      #expect(a?.superview == nil)
    }
    expectEqual(LayoutGroupUpdateAnimation.spring(), .spring(duration: 0.5))
    #expect(LayoutGroupUpdateAnimation.spring() != .spring(duration: 0.4))
  }

  @Test func `A change of content moves the neighbors`() {
    onStage { view, device in
      let group = HGroup(alignment: .top, items: items("ab"))
      group.setItems(
        [item("a").contentHuggingPriority(.required, for: .horizontal), item("b")], animated: false)
      group.fill(view)
      group.setItems(
        [item("a", "long").contentHuggingPriority(.required, for: .horizontal), item("b")],
        animated: true)
      expectEqual(shown(group.view("b")).minX, 10)
      expectEqual(group.view("b")?.frame.minX, 40)
      device.advance(by: 0.1)
      #expect(10.5..<40 ~= shown(group.view("b")).minX)
    }
  }

  @Test
  func `A nested group whose content changes moves with the animation of the group around it`() {
    onStage { view, device in
      let group = VGroup()
      @MainActor func show(_ text: String) {
        let row = HGroupItem(dataID: "row", style: .init(alignment: .top)) {
          item("a", text)
          item("b")
          SpacerItem(dataID: "end")
        }
        group.setItems([row, SpacerItem(dataID: "rest")], animated: true)
      }
      show("a")
      group.fill(view)
      show("aaa")
      device.advance(by: 0.1)
      let b = (group.constrainable(with: "row") as? HGroup)?.view("b")
      expectEqual(b?.frame, rect(30, 0, 10, 10))
      let shown = b?.layer.presentation()?.frame.minX ?? 0
      #expect(shown > 10 && shown < 30)
      device.advance(by: 2)
      expectEqual(b?.layer.presentation()?.frame.minX ?? 30, 30)
    }
  }
}
