// SPDX-License-Identifier: MIT
import EpoxyLayoutGroups
import HeadlessUIKit
import ResinTestSupport
import Testing

@MainActor @Suite struct ZGroupTests {
  @Test func `Every pair of alignments places a box of 40 by 20 in 320 by 100`() {
    let across: [(VGroup.ItemAlignment, CGFloat, CGFloat)] = [
      (.fill, 1, 315), (.leading, 1, 40), (.trailing, 276, 40), (.center, 140, 40),
    ]
    let down: [(HGroup.ItemAlignment, CGFloat, CGFloat)] = [
      (.fill, 2, 90), (.top, 2, 20), (.bottom, 72, 20), (.center, 40, 20),
    ]
    for (horizontal, x, width) in across {
      for (vertical, y, height) in down {
        let log = onStage { view, _ in
          let box = Box(40, 20)
          ZGroup(horizontalAlignment: horizontal, verticalAlignment: vertical) {
            box.padding(.init(top: 2, leading: 1, bottom: 8, trailing: 4))
          }.fill(view)
          expectEqual(box.frame, rect(x, y, width, height), "\(horizontal) \(vertical)")
        }
        #expect(log.isEmpty)
      }
    }
  }

  @Test func `A group without a given size is as large as its largest item`() {
    let log = onStage { view, _ in
      let (wide, high) = (Box(80, 20), Box(30, 50))
      let group = ZGroup(horizontalAlignment: .trailing, verticalAlignment: .center) {
        wide
        high.padding(5)
      }
      group.install(in: view)
      group.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      group.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      view.layoutIfNeeded()
      expectEqual(group.layoutFrame, rect(0, 0, 80, 60))
      expectEqual(wide.frame, rect(0, 20, 80, 20))
      expectEqual(high.frame, rect(45, 5, 30, 50))
    }
    #expect(log.isEmpty)
  }

  @Test func `Views are above each other in the order of the items, groups included`() {
    onStage { view, _ in
      let (below, above) = (UIView(), UIView())
      view.addSubview(below)
      let group = ZGroup()
      group.fill(view)
      view.addSubview(above)
      @MainActor func set(_ order: String) {
        group.setItems(
          order.map { id -> any GroupItemModeling in
            if id != "g" { return item(String(id)) }
            return VGroupItem(dataID: "g") {
              item("x")
              item("y")
            }
          }, animated: false)
      }
      @MainActor func order() -> String {
        view.subviews.map { ($0 as? TestView)?.content ?? ($0 === below ? "-" : "+") }.joined()
      }
      set("agb")
      expectEqual(order().filter { !"-+".contains($0) }, "axyb")
      set("bga")
      expectEqual(order().filter { !"-+".contains($0) }, "bxya")
      set("cbg")
      expectEqual(order().filter { !"-+".contains($0) }, "cbxy")
    }
  }

  @Test func `Centered and custom alignments constrain one axis only`() {
    let log = onStage { view, _ in
      let (mark, badge, free) = (Box(100, 40), Box(20, 20), Box(10, 10))
      ZGroup {
        mark.horizontalAlignment(.leading).verticalAlignment(.bottom)
        badge.horizontalAlignment(.centered(to: mark)).verticalAlignment(.centered(to: mark))
        free.verticalAlignment(.top).horizontalAlignment(
          .custom { container, item in
            [item.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -9)]
          })
      }.fill(view)
      expectEqual(mark.frame, rect(0, 60, 100, 40))
      expectEqual(badge.frame, rect(40, 70, 20, 20))
      expectEqual(free.frame, rect(301, 0, 10, 10))
    }
    #expect(log.isEmpty)
  }

  @Test func `A group is an item of other groups, and other groups are its items`() {
    onStage { view, _ in
      let group = VGroup(alignment: .leading) {
        item("title").contentHuggingPriority(.defaultHigh, for: .vertical)
        ZGroupItem(dataID: "layers", style: .init(horizontalAlignment: .trailing)) {
          item("picture", "pp", style: .init(width: 20, height: 30))
          HGroupItem(dataID: "badges", style: .init(spacing: 1)) {
            item("one", "1")
            item("two", "2")
          }
          .verticalAlignment(.bottom)
        }
      }
      group.fill(view)
      let layers = group.constrainable(with: "layers") as? ZGroup
      let badges = layers?.constrainable(with: "badges") as? HGroup
      expectEqual(layers?.layoutFrame, rect(0, 10, 40, 90))
      expectEqual(badges?.layoutFrame, rect(19, 90, 21, 10))
      expectEqual(badges?.view("two")?.frame, rect(30, 90, 10, 10))
    }
  }
}
