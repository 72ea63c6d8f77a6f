// SPDX-License-Identifier: MIT
import HeadlessUIKit
import Testing

@testable import EpoxyLayoutGroups

// When groups do without constraints, and when these are made after all.

@MainActor @Suite struct DeferredConstraintTests {
  /// A row whose layout is not a matter of taste: one item stretches, one shrinks.
  private func row(_ ids: String = "abc") -> HGroup {
    let style = HGroup.Style(alignment: .top, spacing: 4)
    return HGroup(style: style, items: items(ids) + [SpacerItem(dataID: "end")])
  }

  private func constraints(_ view: UIView) -> Int { view.constraints.count }

  @Test func `A group by itself is laid out without a constraint of its own`() {
    onStage { view, device in
      let group = row()
      group.fill(view)
      #expect(["a", "b", "c"].map { group.view($0)?.frame.minX } == [0, 14, 28])
      #expect(group.constraints.isEmpty)
      #expect(device.counters.constraintsAdded == 0)
      #expect(constraints(view) == 0, "not even those that tie the group to the view")

      group.setItems(items("cabd") + [SpacerItem(dataID: "end")], animated: false)
      group.spacing = 10
      view.layoutIfNeeded()
      #expect(["c", "a", "b", "d"].map { group.view($0)?.frame.minX } == [0, 20, 40, 60])
      view.frame.size.width = 400
      view.layoutIfNeeded()
      #expect(group.layoutFrame.width == 400)
      #expect(device.counters.constraintsAdded == 0)
    }
  }

  @Test func `A constraint to an item makes the group use constraints`() {
    onStage { view, device in
      let group = row()
      group.fill(view)
      let other = Box(5, 5)
      view.addSubview(other)
      guard let item = group.view("b") else { return }
      let tie = other.leadingAnchor.constraint(equalTo: item.trailingAnchor)
      NSLayoutConstraint.activate([tie, other.topAnchor.constraint(equalTo: item.topAnchor)])
      view.layoutIfNeeded()
      #expect(other.frame == rect(24, 0, 5, 5))
      #expect(!group.constraints.isEmpty)
      group.setItems(items("bac") + [SpacerItem(dataID: "end")], animated: false)
      view.layoutIfNeeded()
      #expect(other.frame == rect(10, 0, 5, 5), "the constraint follows the item")
    }
  }

  @Test func `Where the best layout is not the only one, the solver chooses`() {
    let frames = [true, false].map { isDeferring in
      var frames: [CGRect] = []
      onStage { view, device in
        device.defersConstraints = isDeferring
        let group = HGroup(items: items("abc"))
        group.fill(view)
        #expect(!group.constraints.isEmpty)
        frames = view.subviews.map(\.frame)
      }
      return frames
    }
    #expect(frames[0] == frames[1])
    #expect(frames[0].count == 3)
  }

  @Test func `A view that is taken away by hand leaves the others where constraints have them`() {
    let frames = [true, false].map { isDeferring in
      var frames: [CGRect] = []
      onStage { view, device in
        device.defersConstraints = isDeferring
        let group = row()
        group.fill(view)
        group.view("b")?.removeFromSuperview()
        view.layoutIfNeeded()
        frames = view.subviews.map(\.frame)
        group.setItems(items("ac"), animated: false)
        view.layoutIfNeeded()
        frames += view.subviews.map(\.frame)
      }
      return frames
    }
    #expect(frames[0] == frames[1])
    #expect(frames[0].count == 4)
  }

  @Test func `Two groups in one view, and a group in a group, share what they are laid out by`() {
    let frames = [true, false].map { isDeferring in
      var frames: [CGRect] = []
      onStage { view, device in
        device.defersConstraints = isDeferring
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
        frames = view.subviews.map(\.frame)
        one.uninstall()
        view.layoutIfNeeded()
        frames += view.subviews.map(\.frame)
      }
      return frames
    }
    #expect(frames[0] == frames[1])
    #expect(frames[0].count == 7)
  }

  @Test func `A view with a group moves from one island to another`() {
    onStage { view, device in
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      let group = row()
      group.install(in: inner)
      group.constrainToSuperview()
      let size = inner.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == CGSize(width: 200, height: 10))
      for superview in [view, UIView(frame: rect(0, 0, 300, 50))] {
        superview.addSubview(inner)
        NSLayoutConstraint.activate([
          inner.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 5),
          inner.topAnchor.constraint(equalTo: superview.topAnchor, constant: 6),
          inner.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
          inner.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
        ])
        superview.layoutIfNeeded()
        #expect(inner.frame.origin == CGPoint(x: 5, y: 6))
        #expect(group.view("c")?.frame == rect(28, 0, 10, 10))
        #expect(group.constraints.isEmpty, "the new island defers as well")
      }
      device.defersConstraints = false
      view.addSubview(inner)
      #expect(!group.constraints.isEmpty, "an island that does not defer has them at once")
    }
  }

  @Test func `A text that grows, a priority and a margin are heard`() {
    onStage { view, device in
      let group = VGroup(alignment: .fill, spacing: 2) {
        GroupItem<UILabel>(
          dataID: "text", content: "a", make: { UILabel() },
          setContent: { context, text in context.constrainable.text = text })
        SpacerItem(dataID: "end")
      }
      group.install(in: view)
      group.constrainToMargins()
      view.layoutIfNeeded()
      guard let label = group.constrainable(with: "text") as? UILabel else { return }
      let line = label.frame.height
      label.numberOfLines = 0
      label.text = String(repeating: "words that wrap ", count: 10)
      view.layoutIfNeeded()
      #expect(label.frame.height >= 2 * line)
      view.directionalLayoutMargins.leading = 50
      view.layoutIfNeeded()
      #expect(label.frame.minX == 50)
      label.setContentCompressionResistancePriority(.init(100), for: .vertical)
      view.frame.size.height = 40
      view.layoutIfNeeded()
      #expect(label.frame.maxY <= 40 - 8)
      #expect(device.counters.constraintsAdded == 0)
    }
  }

  @Test func `Other constants and priorities of the ties around a group are heard`() {
    onStage { view, device in
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
      #expect(group.layoutFrame == rect(5, 0, 315, 100))
      leading.constant = 20
      view.layoutIfNeeded()
      #expect(group.layoutFrame == rect(20, 0, 300, 100))
      #expect(group.view("b")?.frame.minX == 34)
      // The wishes of 51 that make a row as high as its items are stronger than this.
      bottom.priority = .init(50)
      view.layoutIfNeeded()
      #expect(group.layoutFrame == rect(20, 0, 300, 10))
      #expect(device.counters.constraintsAdded == 0)
    }
  }

  @Test func `A group that is tied to nothing leaves one that is to the solver`() {
    let frames = [true, false].map { isDeferring in
      var frames: [CGRect] = []
      onStage { view, device in
        device.defersConstraints = isDeferring
        row("de").install(in: view)
        let group = row()
        group.fill(view)
        #expect(!group.constraints.isEmpty)
        frames = view.subviews.map(\.frame)
      }
      return frames
    }
    #expect(frames[0] == frames[1])
    #expect(frames[0].count == 5)
  }

  @Test func `A group that has left its view keeps nothing of what it had`() {
    onStage { view, device in
      let group = row()
      group.fill(view)
      let item = WeakReference(group.view("a"))
      group.uninstall()
      group.setItems([], animated: false)
      device.advance(by: 1)
      #expect(item.object == nil)
    }
  }

  @Test func `A view with a group goes when nobody keeps it`() {
    for isDeferring in [true, false] {
      onStage { view, device in
        device.defersConstraints = isDeferring
        let references = { () -> [WeakReference] in
          let row = UIView(frame: rect(0, 0, 100, 20))
          let group = self.row()
          view.addSubview(row)
          group.fill(row)
          defer { row.removeFromSuperview() }
          return [WeakReference(row), WeakReference(group), WeakReference(group.view("a"))]
        }()
        device.advance(by: 1)
        #expect(references.map { $0.object == nil } == [true, true, true], "\(isDeferring)")
      }
    }
  }
}

private struct WeakReference {
  weak var object: AnyObject?

  init(_ object: AnyObject?) { self.object = object }
}
