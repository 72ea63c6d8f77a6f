// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

@testable import EpoxyLayoutGroups

@MainActor @Suite struct GroupConstraintTests {
  /// A row with one layout: the spacer takes the rest.
  private func row(_ ids: String = "abc") -> HGroup {
    let style = HGroup.Style(alignment: .top, spacing: 4)
    return HGroup(style: style, items: items(ids) + [SpacerItem(dataID: "end")])
  }

  @Test func `The view of a group lists the group's constraints and those of its edges`() {
    onStage { view, _ in
      let group = row()
      group.fill(view)
      // Four members: a leading edge each, the trailing edge of the last, and three constraints
      // each across (top, bottom at most, and the bottom with a lower priority).
      expectEqual(group.constraints.count, 4 + 1 + 3 * 4)
      let listed = Set(view.constraints)
      #expect(listed.isSuperset(of: group.constraints))
      expectEqual(["a", "b", "c"].map { group.view($0)?.frame.minX }, [0, 14, 28])

      group.setItems(items("cabd") + [SpacerItem(dataID: "end")], animated: false)
      group.spacing = 10
      view.layoutIfNeeded()
      expectEqual(["c", "a", "b", "d"].map { group.view($0)?.frame.minX }, [0, 20, 40, 60])
      view.frame.size.width = 400
      view.layoutIfNeeded()
      expectEqual(group.layoutFrame.width, 400)
    }
  }

  @Test func `A constraint from outside of the group to an item holds`() {
    onStage { view, _ in
      let group = row()
      group.fill(view)
      let other = Box(5, 5)
      view.addSubview(other)
      guard let item = group.view("b") else {
        Issue.record("no item")
        return
      }
      let tie = other.leadingAnchor.constraint(equalTo: item.trailingAnchor)
      NSLayoutConstraint.activate([tie, other.topAnchor.constraint(equalTo: item.topAnchor)])
      view.layoutIfNeeded()
      expectEqual(other.frame, rect(24, 0, 5, 5))
      group.setItems(items("bac") + [SpacerItem(dataID: "end")], animated: false)
      view.layoutIfNeeded()
      expectEqual(other.frame, rect(10, 0, 5, 5), "the constraint follows the item")
    }
  }

  @Test func `A view that is removed directly leaves the constraints of the others unchanged`() {
    let record = onStage { view, _ in
      let group = row()
      group.fill(view)
      group.view("b")?.removeFromSuperview()
      view.layoutIfNeeded()
      expectEqual(group.view("a")?.frame, rect(0, 0, 10, 10))
      expectEqual(group.view("c")?.frame.size, CGSize(width: 10, height: 10))
      group.setItems(items("ac") + [SpacerItem(dataID: "end")], animated: false)
      view.layoutIfNeeded()
      expectEqual(group.view("c")?.frame, rect(14, 0, 10, 10))
    }
    #expect(record.isEmpty, "\(record.failures)")
  }

  @Test func `Two groups in one view share its constraints until one leaves`() {
    onStage { view, _ in
      let (one, other) = (row(), row("de"))
      one.install(in: view)
      other.install(in: view)
      NSLayoutConstraint.activate([
        one.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        one.topAnchor.constraint(equalTo: view.topAnchor),
        one.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        other.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 3),
        other.leadingAnchor.constraint(equalTo: one.leadingAnchor),
        other.trailingAnchor.constraint(equalTo: one.trailingAnchor),
      ])
      view.layoutIfNeeded()
      expectEqual(one.view("c")?.frame, rect(28, 0, 10, 10))
      expectEqual(other.view("e")?.frame, rect(14, 13, 10, 10))
      one.uninstall()
      view.layoutIfNeeded()
      expectEqual(view.subviews.count, 2)
      // Spacers have constraints of their own.
      let ofGroups = view.constraints.filter {
        !($0.firstItem is LayoutSpacer && $0.secondItem == nil)
      }
      expectEqual(Set(ofGroups), Set(other.constraints))
    }
  }

  @Test func `A view with a group moves from one superview to another`() {
    onStage { view, _ in
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      let group = row()
      group.install(in: inner)
      group.constrainToSuperview()
      let size = inner.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      expectEqual(size, CGSize(width: 200, height: 10))
      for superview in [view, UIView(frame: rect(0, 0, 300, 50))] {
        superview.addSubview(inner)
        NSLayoutConstraint.activate([
          inner.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 5),
          inner.topAnchor.constraint(equalTo: superview.topAnchor, constant: 6),
          inner.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
          inner.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
        ])
        superview.layoutIfNeeded()
        expectEqual(inner.frame.origin, CGPoint(x: 5, y: 6))
        expectEqual(group.view("c")?.frame, rect(28, 0, 10, 10))
      }
    }
  }

  @Test func `The layout follows a text that grows, a priority and a margin`() {
    onStage { view, _ in
      let group = VGroup(alignment: .fill, spacing: 2) {
        GroupItem<UILabel>(
          dataID: "text", content: "a", make: { UILabel() },
          setContent: { context, text in context.constrainable.text = text })
        SpacerItem(dataID: "end")
      }
      group.install(in: view)
      group.constrainToMargins()
      view.layoutIfNeeded()
      guard let label = group.constrainable(with: "text") as? UILabel else {
        Issue.record("no label")
        return
      }
      let line = label.frame.height
      label.numberOfLines = 0
      label.text = String(repeating: "words that wrap ", count: 10)
      view.layoutIfNeeded()
      #expect(label.frame.height >= 2 * line)
      view.directionalLayoutMargins.leading = 50
      view.layoutIfNeeded()
      expectEqual(label.frame.minX, 50)
      label.setContentCompressionResistancePriority(.init(100), for: .vertical)
      view.frame.size.height = 40
      view.layoutIfNeeded()
      #expect(label.frame.maxY <= 40 - 8)
    }
  }

  @Test func `The layout follows constants and priorities of the constraints around a group`() {
    onStage { view, _ in
      let group = row()
      group.install(in: view)
      let leading = group.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5)
      let bottom = group.bottomAnchor.constraint(equalTo: view.bottomAnchor)
      bottom.priority = .init(60)
      NSLayoutConstraint.activate([
        leading, bottom, group.topAnchor.constraint(equalTo: view.topAnchor),
        group.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      view.layoutIfNeeded()
      expectEqual(group.layoutFrame, rect(5, 0, 315, 100))
      leading.constant = 20
      view.layoutIfNeeded()
      expectEqual(group.layoutFrame, rect(20, 0, 300, 100))
      expectEqual(group.view("b")?.frame.minX, 34)
      // The constraints of priority 51 that make a row as high as its items are stronger than this
      // one.
      bottom.priority = .init(50)
      view.layoutIfNeeded()
      expectEqual(group.layoutFrame, rect(20, 0, 300, 10))
    }
  }

  @Test func `A group that was removed from its view keeps nothing of that view`() {
    onStage { view, device in
      let group = row()
      group.fill(view)
      weak let item = group.view("a")
      group.uninstall()
      group.setItems([], animated: false)
      device.advance(by: 1)
      #expect(item == nil)
    }
  }

  @Test func `A view with a group is released when it has no other owner`() {
    onStage { view, device in
      let watch = Watch()
      do {
        let row = UIView(frame: rect(0, 0, 100, 20))
        let group = self.row()
        view.addSubview(row)
        group.fill(row)
        defer { row.removeFromSuperview() }
        watch(row)
        watch(group)
        group.view("a").map { _ = watch($0) }
      }
      device.advance(by: 1)
      #expect(watch.count == 3 && watch.remaining == [])
    }
  }
}
