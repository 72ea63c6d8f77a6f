// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

@testable import EpoxyLayoutGroups

/// A view that calls a closure when it is measured.
private final class AskedView: UIView {
  var content: CGSize
  var onAsked: (() -> Void)?

  init(_ content: CGSize = CGSize(width: 10, height: 10), frame: CGRect = .zero) {
    self.content = content
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    onAsked?()
    return content
  }

  static let withoutContent = CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric)
}

/// Groups whose views move, are released, change their own size or change the group while they are
/// measured.
@MainActor @Suite struct GroupSurroundingsTests {
  private func row(_ first: [any GroupItemModeling] = []) -> HGroup {
    let style = HGroup.Style(alignment: .top, spacing: 4)
    return HGroup(style: style, items: first + items("abc") + [SpacerItem(dataID: "end")])
  }

  private func frames(in view: UIView) -> [CGRect] { view.subviews.map { $0.frame } }

  /// Three boxes of 10 by 10 beside each other.
  private func boxes(from x: CGFloat = 0, spacing: CGFloat = 4) -> [CGRect] {
    (0..<3).map { rect(x + CGFloat($0) * (10 + spacing), 0, 10, 10) }
  }

  private func fittingSize(of view: UIView) -> CGRect {
    CGRect(origin: .zero, size: view.systemLayoutSizeFitting(.zero))
  }

  /// Views that their superview places by constraints.
  private func add(_ view: UIView, to superview: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
  }

  @Test func `The last view of a group may be released after the view around it`() {
    onStage { _, _ in
      let (one, other) = (UIView(), UIView())
      do {
        let root = UIView(frame: rect(0, 0, 200, 100))
        add(one, to: root)
        add(other, to: root)
        one.constrainToSuperview()
        let group = row()
        group.fill(one)
        root.layoutIfNeeded()
        group.uninstall()
        NSLayoutConstraint.deactivate(root.constraints)
        other.constrainToSuperview()
        group.fill(other)
        root.layoutIfNeeded()
        expectEqual(other.frame, rect(0, 0, 200, 100))
        expectEqual(frames(in: other), boxes())
      }
      one.invalidateIntrinsicContentSize()
      one.frame = rect(1, 1, 1, 1)
    }
  }

  @Test(arguments: [false, true])
  func `A group that moves to another view is laid out there, whatever happens to the first view`(
    isLaidOut: Bool
  ) {
    onStage { stage, _ in
      let (one, other) = (UIView(frame: rect(0, 0, 200, 50)), UIView(frame: rect(0, 50, 150, 50)))
      stage.addSubview(one)
      stage.addSubview(other)
      let group = row()
      group.install(in: one)
      group.constrainToSuperview()
      if isLaidOut { one.layoutIfNeeded() } else { _ = one.systemLayoutSizeFitting(.zero) }
      group.uninstall()
      group.install(in: other)
      group.constrainToSuperview()
      other.layoutIfNeeded()
      one.layoutIfNeeded()
      expectEqual(frames(in: other), boxes())
      expectEqual(group.layoutFrame, rect(0, 0, 150, 50))
      group.view("a")?.setContent("wide", animated: false)
      stage.layoutIfNeeded()
      expectEqual(group.view("a")?.frame, rect(0, 0, 40, 10))
      expectEqual(group.view("b")?.frame.minX, 44)
    }
  }

  @Test(arguments: [false, true])
  func `A group that outlives its view is constrained to another one like a new group`(isTied: Bool)
  {
    let device = Device()
    do {
      device.perform {
        let nested = HGroupItem(dataID: "n", style: .init(alignment: .top)) {
          item("d")
          SpacerItem(dataID: "5", style: .init(fixedWidth: 5))
        }
        let group = row([nested])
        let leave = {
          let view = UIView(frame: rect(0, 0, 200, 50))
          group.install(in: view)
          group.constrainToMargins()
          view.layoutIfNeeded()
        }
        leave()
        #expect(group.owningView == nil)
        let other = UIView(frame: rect(0, 0, 150, 40))
        group.install(in: other)
        if isTied { group.constrainToSuperview() }
        other.layoutIfNeeded()
        #expect((group.layoutFrame == rect(0, 0, 150, 40)) == isTied)
        // Without constraints to a view the group may be anywhere, and is as large as its items.
        #expect(isTied || group.layoutFrame.size == CGSize(width: 61, height: 10))
        expectEqual(
          group.view("a")?.frame.offsetBy(dx: -group.layoutFrame.minX, dy: -group.layoutFrame.minY),
          rect(19, 0, 10, 10))
      }
    }
  }

  @Test func `A group that was about to be placed is placed in the next view`() {
    for isGoing in [true, false] {
      onStage { stage, _ in
        let group = row()
        let begin = { (superview: UIView?) in
          let view = UIView(frame: rect(0, 0, 200, 50))
          superview?.addSubview(view)
          group.install(in: view)
          group.constrainToMargins()
          let (middle, inner) = (UIView(), UIView())
          view.addSubview(middle)
          middle.addSubview(inner)
          view.layoutIfNeeded()
          view.layoutMargins.left = 20
          inner.layoutIfNeeded()  // finds places for the items, but does not place them yet
        }
        begin(isGoing ? nil : stage)
        expectEqual((group.owningView == nil), isGoing)
        if !isGoing { group.uninstall() }
        let other = UIView(frame: rect(0, 0, 150, 40))
        stage.addSubview(other)
        group.install(in: other)
        group.constrainToSuperview()
        other.layoutIfNeeded()
        expectEqual(group.layoutFrame, rect(0, 0, 150, 40))
        expectEqual(frames(in: other), boxes())
      }
    }
  }

  @Test func `A spacer that outlives its view is no longer constrained to its margins`() {
    let device = Device()
    do {
      device.perform {
        let spacer = LayoutSpacer()
        let leave = {
          let view = UIView(frame: rect(0, 0, 200, 50))
          spacer.install(in: view)
          spacer.constrainToMargins()
          view.layoutIfNeeded()
        }
        leave()
        let other = UIView(frame: rect(0, 0, 150, 40))
        spacer.install(in: other)
        spacer.constrainToSuperview()
        other.layoutIfNeeded()
        expectEqual(spacer.layoutFrame, rect(0, 0, 150, 40))
      }
    }
  }

  @Test func `A view that is later placed by its frame keeps its group`() {
    onStage { view, _ in
      let (root, inner) = (UIView(frame: rect(0, 0, 200, 100)), UIView())
      add(inner, to: root)
      let group = row()
      group.install(in: inner)
      group.constrainToSuperview()
      inner.translatesAutoresizingMaskIntoConstraints = true
      inner.removeFromSuperview()
      inner.frame = rect(0, 0, 150, 50)
      view.addSubview(inner)
      view.layoutIfNeeded()
      expectEqual(group.layoutFrame, rect(0, 0, 150, 50))
      expectEqual(frames(in: inner), boxes())
    }
  }

  @Test func `A view that invalidates its size while it is measured is measured again`() {
    onStage { view, _ in
      let asked = AskedView()
      row([StaticGroupItem(asked)]).fill(view)
      for width in [20, 30, 40] as [CGFloat] {
        asked.onAsked = { [unowned asked] in
          asked.onAsked = nil
          asked.content.width = width
          asked.invalidateIntrinsicContentSize()
        }
        asked.invalidateIntrinsicContentSize()
        view.layoutIfNeeded()
        expectEqual(frames(in: view), [rect(0, 0, width, 10)] + boxes(from: width + 4))
      }
    }
  }

  @Test func `A view that is measured may change its group`() {
    onStage { view, _ in
      let asked = AskedView()
      let group = row([StaticGroupItem(asked)])
      group.fill(view)
      asked.onAsked = { group.spacing = 5 }
      asked.invalidateIntrinsicContentSize()
      view.layoutIfNeeded()
      expectEqual(frames(in: view), [rect(0, 0, 10, 10)] + boxes(from: 15, spacing: 5))
      asked.onAsked = { group.spacing = 6 }
      asked.invalidateIntrinsicContentSize()
      _ = view.systemLayoutSizeFitting(.zero)
      view.layoutIfNeeded()
      expectEqual(frames(in: view), [rect(0, 0, 10, 10)] + boxes(from: 16, spacing: 6))
    }
  }

  @Test func `A view that is measured may measure the view around it`() {
    onStage { view, _ in
      let asked = AskedView()
      row([StaticGroupItem(asked)]).fill(view)
      var depth = 0
      asked.onAsked = {
        depth += 1
        defer { depth -= 1 }
        guard depth < 5 else {
          Issue.record("asks without end")
          return
        }
        _ = view.systemLayoutSizeFitting(.zero)
        view.layoutIfNeeded()
      }
      asked.invalidateIntrinsicContentSize()
      let size = fittingSize(of: view)
      asked.onAsked = nil
      view.layoutIfNeeded()
      expectEqual(size.size, CGSize(width: 56, height: 10))
      expectEqual(frames(in: view), [rect(0, 0, 10, 10)] + boxes(from: 14))
    }
  }

  @Test func `A view around a group may get an intrinsic size at any time`() {
    onStage { view, _ in
      let inner = AskedView(AskedView.withoutContent)
      add(inner, to: view)
      inner.constrainToSuperview()
      row().fill(inner)
      inner.invalidateIntrinsicContentSize()
      view.layoutIfNeeded()
      expectEqual(fittingSize(of: view), rect(0, 0, 42, 10))
      inner.content = CGSize(width: 200, height: 90)
      inner.invalidateIntrinsicContentSize()
      expectEqual(fittingSize(of: view), rect(0, 0, 200, 90))
    }
  }

  @Test func `A group that is constrained left and right follows the direction of reading`() {
    onStage { view, _ in
      let group = row()
      group.install(in: view)
      NSLayoutConstraint.activate([
        group.leftAnchor.constraint(equalTo: view.leftAnchor),
        group.rightAnchor.constraint(equalTo: view.rightAnchor),
        group.topAnchor.constraint(equalTo: view.topAnchor),
        group.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      view.layoutIfNeeded()
      view.semanticContentAttribute = .forceRightToLeft
      view.layoutIfNeeded()
      expectEqual(frames(in: view).map(\.maxX), [320, 306, 292])
    }
  }

  @Test func `The root of an island that gets an intrinsic size has that size`() {
    onStage { view, _ in
      let root = AskedView(AskedView.withoutContent, frame: rect(0, 0, 200, 100))
      view.addSubview(root)
      row().fill(root)
      expectEqual(fittingSize(of: root), rect(0, 0, 42, 10))
      root.content = CGSize(width: 200, height: 90)
      root.invalidateIntrinsicContentSize()
      expectEqual(fittingSize(of: root), rect(0, 0, 200, 90))
    }
  }

  @Test func `A constraint that is added while others wait for an engine is added once`() {
    onStage { view, _ in
      let (inner, box) = (UIView(), UIView())
      add(inner, to: view)
      add(box, to: inner)
      let first = box.leadingAnchor.constraint(equalTo: inner.leadingAnchor)
      first.isActive = true
      inner.removeFromSuperview()
      let second = box.topAnchor.constraint(equalTo: inner.topAnchor)
      second.isActive = true
      second.isActive = false
      inner.translatesAutoresizingMaskIntoConstraints = true
      inner.layoutIfNeeded()
      expectEqual(inner.constraints, [first])
    }
  }

  @Test func `Views are animated from their expected frames, though they were not laid out yet`() {
    onStage { view, _ in
      let group = row()
      group.fill(view)
      group.spacing = 20
      group.setItems(items("cd") + [SpacerItem(dataID: "end")], animated: true)
      expectEqual(group.view("c")?.frame, rect(0, 0, 10, 10))
      expectEqual(group.view("d")?.frame, rect(30, 0, 10, 10))
    }
  }

  @Test func `Groups in a group that change with it are animated from their frames`() {
    onStage { view, _ in
      let group = VGroup(items: [])
      @MainActor func show(_ rows: [String]) {
        let rows = rows.map { ids in
          HGroupItem(
            dataID: ids.first, style: .init(alignment: .top),
            groupItems: items(ids) + [SpacerItem(dataID: "end")])
        }
        group.setItems(rows + [SpacerItem(dataID: "end")], animated: true)
      }
      show(["abc", "def", "ghi"])
      group.fill(view)
      show(["xyz", "dfe", "gi", "ab"])
      let tops = group.members.map(\.constrainable.layoutFrame.minY)
      expectEqual(tops, [0, 10, 20, 30, 40])
      let moved = (group.constrainable(with: Optional(Character("d"))) as? HGroup)?.view("e")?.frame
      expectEqual(moved, rect(20, 10, 10, 10))
    }
  }

  @Test func `A view that is removed before it was laid out is not constrained`() {
    let record = onStage { view, _ in
      let group = row()
      group.install(in: view)
      group.constrainToSuperview()
      group.view("b")?.removeFromSuperview()
      view.layoutIfNeeded()
      expectEqual(group.view("a")?.frame, rect(0, 0, 10, 10))
    }
    #expect(record.isEmpty, "\(record.failures)")
  }
}
