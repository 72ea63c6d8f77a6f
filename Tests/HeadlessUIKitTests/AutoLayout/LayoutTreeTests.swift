// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct LayoutTreeTests {
  /// A view that is to Auto Layout like a scroll view.
  private final class Scroller: CountingView {
    private(set) lazy var contentGuide = UILayoutGuide(.scrollContent, of: self)
    private(set) lazy var frameGuide = systemGuide(.scrollFrame)
    var solved: CGSize?

    override var scrollContentGuide: UILayoutGuide? { contentGuide }
    override func contentSizeSolved(_ size: CGSize) { solved = size }
  }

  private func fill(_ scroller: Scroller, count: Int) -> [UIView] {
    var previous: UIView?
    let rows = (0..<count).map { _ in ContentView(30, 20) }
    for row in rows {
      scroller.addSubview(row)
      NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: scroller.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: scroller.trailingAnchor),
        row.widthAnchor.constraint(equalTo: scroller.widthAnchor),
        row.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? scroller.topAnchor),
      ])
      previous = row
    }
    previous?.bottomAnchor.constraint(equalTo: scroller.bottomAnchor).isActive = true
    return rows
  }

  /// Auto Layout Guide, "Working with Scroll Views": edges and margins attach to the content area,
  /// width and height to the frame.
  @Test func `The edges of a scroll view are those of its content, and determine its content size`()
  {
    onDevice { device in
      let root = container(100, 100)
      let scroller = Scroller(frame: rect(0, 10, 100, 50))
      root.addSubview(scroller)
      let rows = fill(scroller, count: 100)
      root.layoutIfNeeded()
      expectEqual(rows[99].frame, rect(0, 1980, 100, 20))
      expectEqual(scroller.solved, CGSize(width: 100, height: 2000))
      let before = device.counters
      scroller.bounds.origin.y = 500
      root.layoutIfNeeded()
      expectEqual(device.counters.constraintPasses, before.constraintPasses)
      expectEqual(device.counters.constraintsAdded, before.constraintsAdded)
      expectEqual(device.counters.layoutPasses, before.layoutPasses + 1)
      expectEqual(rows[99].frame, rect(0, 1980, 100, 20))
    }
  }

  @Test func `A view that is constrained to the frame of a scroll view follows the scrolling`() {
    onDevice { _ in
      let root = container(100, 100)
      let scroller = Scroller()
      scroller.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(scroller)
      NSLayoutConstraint.activate([
        scroller.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        scroller.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        scroller.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        scroller.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
      let rows = fill(scroller, count: 10)
      let sticky = plainView(in: scroller)
      let outside = plainView(in: root)
      NSLayoutConstraint.activate([
        sticky.topAnchor.constraint(equalTo: scroller.frameGuide.topAnchor, constant: 1),
        sticky.heightAnchor.constraint(equalToConstant: 5),
        outside.topAnchor.constraint(equalTo: rows[2].topAnchor),
        outside.heightAnchor.constraint(equalToConstant: 5),
      ])
      root.layoutIfNeeded()
      expectEqual(sticky.frame.minY, 1)
      expectEqual(outside.frame.minY, 50)
      scroller.bounds.origin.y = 30
      root.layoutIfNeeded()
      expectEqual(sticky.frame.minY, 31)
      expectEqual(outside.frame.minY, 20)
      expectEqual(scroller.frameGuide.layoutFrame, rect(0, 30, 100, 90))
    }
  }

  @Test
  func `Removing a view removes the constraints that refer to views outside of it, and no others`()
  {
    onDevice { _ in
      let root = container(100, 100)
      let card = plainView(in: root)
      let inner = plainView(in: card)
      let out = card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5)
      let deep = inner.topAnchor.constraint(equalTo: root.topAnchor)
      let own = card.widthAnchor.constraint(equalToConstant: 50)
      let inside = inner.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 3)
      NSLayoutConstraint.activate([
        out, deep, own, inside, inner.widthAnchor.constraint(equalTo: card.widthAnchor),
      ])
      root.layoutIfNeeded()
      #expect(card.frame.minX == 5 && inner.frame == rect(3, 0, 50, 0))
      card.removeFromSuperview()
      #expect(!out.isActive && !deep.isActive && own.isActive && inside.isActive)
      #expect(root.constraints.isEmpty)
      let other = container(100, 100)
      other.addSubview(card)
      card.trailingAnchor.constraint(equalTo: other.trailingAnchor).isActive = true
      own.constant = 40
      other.layoutIfNeeded()
      #expect(card.frame == rect(60, 0, 40, 0) && inner.frame == rect(3, 0, 40, 0))
    }
  }

  @Test func `A cell that moves keeps its engine, and causes no solver work`() {
    onDevice { device in
      let root = container(100, 100)
      let cell = container(100, 44)
      let text = ContentView(10, 10)
      cell.addSubview(text)
      text.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 4).isActive = true
      text.centerYAnchor.constraint(equalTo: cell.centerYAnchor).isActive = true
      root.addSubview(cell)
      root.layoutIfNeeded()
      expectEqual(text.frame, rect(4, 17, 10, 10))
      let before = device.counters
      for place in 0..<10 {
        cell.removeFromSuperview()
        cell.center.y = CGFloat(place) * 44 + 22
        root.addSubview(cell)
        root.layoutIfNeeded()
      }
      expectEqual(device.counters.constraintPasses, before.constraintPasses)
      expectEqual(text.frame, rect(4, 17, 10, 10))
    }
  }

  @Test func `A frame that is set directly lasts until the superview's next layout`() {
    onDevice { _ in
      let root = container(100, 100)
      let view = plainView(in: root)
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      root.layoutIfNeeded()
      view.frame = rect(50, 50, 50, 50)
      root.layoutIfNeeded()
      expectEqual(view.frame, rect(50, 50, 50, 50))
      root.setNeedsLayout()
      root.layoutIfNeeded()
      expectEqual(view.frame, rect(0, 0, 10, 0))
    }
  }

  @Test func `Constraints that are activated and deactivated before a layout cost no solver work`()
  {
    onDevice { device in
      let root = container(100, 100)
      let view = plainView(in: root)
      let constraint = view.widthAnchor.constraint(equalToConstant: 10)
      for _ in 0..<100 {
        constraint.isActive = true
        constraint.isActive = false
      }
      root.layoutIfNeeded()
      expectEqual(device.counters.constraintsAdded, 0)
    }
  }

  @Test func `Engines do not grow while views are added and removed`() {
    onDevice { _ in
      let root = container(100, 100)
      for _ in 0..<300 {
        let view = ContentView(10, 10)
        root.addSubview(view)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
          view.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        expectEqual(view.frame, rect(8, 0, 10, 10))
        view.removeFromSuperview()
      }
      root.layoutIfNeeded()
      let engine = root.layoutItem.state?.engine
      expectEqual(engine?.members.count, 0)
      #expect(engine?.held.meanings.count ?? 0 <= 32)
      #expect(engine?.held.items.count ?? 0 <= 1)
    }
  }

  @Test func `Views that are removed take their constraints with them`() {
    onDevice { device in
      weak var gone: UIView?
      let kept = plainView()
      let inner = ContentView(10, 10)
      kept.addSubview(inner)
      let inside = inner.leadingAnchor.constraint(equalTo: kept.leadingAnchor, constant: 2)
      inside.isActive = true
      var pin: NSLayoutConstraint?
      do {
        let root = container(100, 100)
        gone = root
        root.addSubview(kept)
        pin = kept.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        pin?.isActive = true
        root.layoutIfNeeded()
      }
      device.endTurn()
      #expect(gone == nil)
      #expect(pin?.isActive == false && pin?.secondItem == nil)
      #expect(inside.isActive)
      let root = container(100, 100)
      root.addSubview(kept)
      kept.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7).isActive = true
      kept.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(kept.frame.minX == 7 && inner.frame == rect(2, 0, 10, 10))
    }
  }

  @Test func `Autoresized views between constrained ones pass sizes on`() {
    onDevice { _ in
      let outer = plainView()
      let middle = UIView()
      middle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      outer.addSubview(middle)
      let text = ContentView(60, 20)
      middle.addSubview(text)
      NSLayoutConstraint.activate([
        text.leadingAnchor.constraint(equalTo: middle.leadingAnchor, constant: 5),
        text.trailingAnchor.constraint(equalTo: middle.trailingAnchor, constant: -5),
        text.topAnchor.constraint(equalTo: middle.topAnchor),
        text.bottomAnchor.constraint(equalTo: middle.bottomAnchor),
      ])
      expectEqual(outer.systemLayoutSizeFitting(.zero), CGSize(width: 70, height: 20))
      let root = container(100, 100)
      root.addSubview(outer)
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      outer.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(outer.frame == rect(0, 0, 70, 20) && middle.frame == rect(0, 0, 70, 20))
      expectEqual(text.frame, rect(5, 0, 60, 20))
    }
  }

  @Test func `A view can switch from frames to constraints and back`() {
    onDevice { _ in
      let root = container(100, 100)
      let card = UIView(frame: rect(0, 0, 40, 40))
      root.addSubview(card)
      let inner = plainView(in: card)
      inner.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 1).isActive = true
      inner.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -1).isActive = true
      root.layoutIfNeeded()
      expectEqual(inner.frame, rect(1, 0, 38, 0))
      card.translatesAutoresizingMaskIntoConstraints = false
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 2).isActive = true
      inner.widthAnchor.constraint(equalToConstant: 50).isActive = true
      root.layoutIfNeeded()
      #expect(card.frame == rect(2, 0, 52, 0) && inner.frame == rect(1, 0, 50, 0))
      NSLayoutConstraint.deactivate(root.constraints)
      card.translatesAutoresizingMaskIntoConstraints = true
      card.frame = rect(10, 10, 52, 30)
      root.layoutIfNeeded()
      #expect(card.frame == rect(10, 10, 52, 30) && inner.frame == rect(1, 0, 50, 0))
    }
  }
}
