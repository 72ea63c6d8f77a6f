// SPDX-License-Identifier: MIT
import EpoxyLayoutGroups
import HeadlessUIKit
import ResinTestSupport
import Testing

/// A constrainable of a user's own: a value that stands for a view.
private struct Framed: Constrainable, AnchoringContainer {
  let view: Box
  let name: String

  var anchor: any Constrainable { view }
  var dataID: AnyHashable { name }
  var owningView: UIView? { view.owningView }
  var layoutFrame: CGRect { view.layoutFrame }
  func install(in other: UIView) { view.install(in: other) }
  func uninstall() { view.uninstall() }
  func isEqual(to constrainable: any Constrainable) -> Bool {
    (constrainable as? Framed)?.view === view
  }
}

@MainActor @Suite struct ConstrainableTests {
  @Test func `A container contains each item once, with the properties that were set last`() {
    let box = Box(1, 1)
    let padded = box.padding(3).horizontalAlignment(.center).padding(
      .init(top: 1, leading: 0, bottom: 0, trailing: 0))
    let container = padded as? ConstrainableContainer
    #expect(container?.wrapped as? Box === box)
    expectEqual(container?.padding.top, 1)
    expectEqual(container?.horizontalAlignment, .center)
    #expect(container?.verticalAlignment == nil)
    expectEqual(container?.dataID, AnyHashable(ObjectIdentifier(box)))
    #expect(padded.isEqual(to: box))
    #expect(box.isEqual(to: padded))
    #expect(!padded.isEqual(to: Box(1, 1).padding(3)))
    #expect(box.isDiffableItemEqual(to: item("a")) == false)
    let again = ConstrainableContainer(padded)
    #expect(again.constrainable as? Box === box)
    expectEqual(again.padding.top, 1)
  }

  @Test func `A static item uses the properties that were set on its view`() {
    let box = Box(1, 1)
    let item = StaticGroupItem(box.padding(4).verticalAlignment(.bottom))
    expectEqual(item.padding.bottom, 4)
    expectEqual(item.verticalAlignment, .bottom)
    expectEqual(item.dataID, AnyHashable(ObjectIdentifier(box)))
    #expect(item.isDiffableItemEqual(to: StaticGroupItem(box)))
    #expect(item.diffIdentifier != StaticGroupItem(box).diffIdentifier)
    #expect(!item.isDiffableItemEqual(to: StaticGroupItem(Box(1, 1))))
  }

  @Test func `Alignments with the same values are equal`() {
    let (one, other) = (Box(1, 1), Box(1, 1))
    expectEqual(HGroup.ItemAlignment.centered(to: one), .centered(to: one.padding(3)))
    #expect(HGroup.ItemAlignment.centered(to: one) != .centered(to: other))
    #expect(HGroup.ItemAlignment.top != .bottom)
    expectEqual(
      VGroup.ItemAlignment.custom(alignmentID: 1) { _, _ in [] },
      .custom(alignmentID: 1) { _, _ in [] })
    #expect(
      VGroup.ItemAlignment.custom(alignmentID: 1) { _, _ in [] }
        != .custom(alignmentID: 2) { _, _ in [] })
    @MainActor func unnamed() -> VGroup.ItemAlignment { .custom { _, _ in [] } }
    expectEqual(unnamed(), unnamed())
    #expect(unnamed() != .custom { _, _ in [] })
    expectEqual(Set([HGroup.ItemAlignment.fill, .fill, .top, .center]).count, 3)
    expectEqual(HGroup.Style(spacing: 3), HGroup.Style(spacing: 3))
    #expect(HGroup.Style(spacing: 3) != HGroup.Style(alignment: .top, spacing: 3))
  }

  @Test func `Values can be constrainables, too`() {
    onStage { view, _ in
      let (one, other) = (
        Framed(view: Box(10, 10).rigid(), name: "one"), Framed(view: Box(10, 10), name: "other")
      )
      let group = HGroup(spacing: 2) {
        one
        other.padding(1)
      }
      group.fill(view)
      expectEqual(one.layoutFrame, rect(0, 0, 10, 100))
      expectEqual(other.layoutFrame, rect(13, 1, 306, 98))
      expectEqual((group.constrainable(with: "one") as? Framed)?.name, "one")
      group.setItems { other.padding(1) }
      view.layoutIfNeeded()
      #expect(one.owningView == nil)
      expectEqual(other.layoutFrame, rect(1, 1, 318, 98))
    }
  }

  @Test func `Edges are tied to margins with insets, or to the view`() {
    onStage { view, _ in
      view.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
      view.insetsLayoutMarginsFromSafeArea = false
      let (one, other) = (Box(1, 1), VGroup())
      one.install(in: view)
      one.constrainToMargins(insets: .init(top: 10, leading: 20, bottom: 30, trailing: 40))
      other.install(in: view)
      other.setItems { Box(1, 1) }
      other.constrainToSuperview()
      view.layoutIfNeeded()
      expectEqual(one.frame, rect(22, 11, 254, 56))
      expectEqual(other.layoutFrame, rect(0, 0, 320, 100))
    }
  }

  @Test func `Baselines are those of the first and the last item`() {
    onStage { view, _ in
      let (title, text) = (UILabel(), UILabel())
      for label in [title, text] { label.text = "Text" }
      let group = VGroup {
        title
        text
      }
      group.fill(view)
      expectEqual(group.firstBaselineAnchor, title.firstBaselineAnchor)
      expectEqual(group.lastBaselineAnchor, text.lastBaselineAnchor)
      #expect(VGroup().firstBaselineAnchor.name.hasSuffix("top"))
      let spacer = LayoutSpacer()
      expectEqual(spacer.lastBaselineAnchor, spacer.bottomAnchor)
    }
  }

  @Test func `Optional constraints that are nil are left out`() {
    onStage { view, _ in
      let box = Box(1, 1)
      view.addSubview(box)
      let constraints = [box.widthAnchor.constraint(equalToConstant: 3), nil]
      NSLayoutConstraint.activate(constraints)
      #expect(constraints[0]?.isActive == true)
      NSLayoutConstraint.deactivate(constraints)
      #expect(constraints[0]?.isActive == false)
    }
  }
}
