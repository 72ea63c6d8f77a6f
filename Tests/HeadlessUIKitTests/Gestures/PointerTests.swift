// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// Pointers, wheels and trackpads ("UIHoverGestureRecognizer",
/// "UIPanGestureRecognizer.allowedScrollTypesMask"), and the touches between events ("Getting
/// high-fidelity input with coalesced touches", "Minimizing latency with predicted touches").
@MainActor @Suite struct PointerTests {
  private let host = ScreenHost(.iPhone15)
  private let root: UIView
  private let view: UIView

  init() {
    let (root, view) = host.perform { (UIView(), UIView()) }
    (self.root, self.view) = (root, view)
    view.frame = CGRect(x: 100, y: 200, width: 200, height: 200)
    root.addSubview(view)
    host.show(root)
  }

  @Test func `Hovering begins inside, changes with every movement, and ends outside`() {
    var log: [(UIGestureRecognizer.State, CGPoint)] = []
    let hover = host.perform { UIHoverGestureRecognizer() }
    hover.addAction { [unowned view] in log.append(($0.state, $0.location(in: view))) }
    view.addGestureRecognizer(hover)
    host.hover(at: CGPoint(x: 50, y: 50))
    #expect(log.isEmpty)
    host.hover(at: CGPoint(x: 110, y: 220))
    host.hover(at: CGPoint(x: 150, y: 250))
    host.hover(at: CGPoint(x: 150, y: 250))
    host.hover(at: nil)
    expectEqual(log.map(\.0), [.began, .changed, .ended])
    expectEqual(
      log.map(\.1), [CGPoint(x: 10, y: 20), CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 50)])
    #expect(hover.state == .possible && hover.numberOfTouches == 0)
    log = []
    host.hover(view)
    host.hover(at: CGPoint(x: 50, y: 50))
    expectEqual(log.map(\.0), [.began, .ended])
  }

  @Test func `A view in front, and a view that is removed, end the hovering`() {
    var states: [UIGestureRecognizer.State] = []
    let hover = host.perform { UIHoverGestureRecognizer { states.append($0.state) } }
    view.addGestureRecognizer(hover)
    let front = host.perform { UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 50)) }
    root.addSubview(front)
    host.hover(at: CGPoint(x: 120, y: 220))
    #expect(states.isEmpty)
    host.hover(at: CGPoint(x: 250, y: 350))
    host.perform { view.removeFromSuperview() }
    host.hover(at: CGPoint(x: 251, y: 350))
    #expect(states.first == .began && states.count == 2)
    #expect(states.last == .ended || states.last == .cancelled)
  }

  @Test func `A pan follows the kinds of scrolling that it allows`() {
    for (mask, type, isFollowed) in [
      (UIScrollTypeMask.all, UIScrollType.continuous, true), ([], .continuous, false),
      (.discrete, .continuous, false), (.discrete, .discrete, true),
    ] {
      var log: [(UIGestureRecognizer.State, CGFloat, Int)] = []
      let pan = host.perform { UIPanGestureRecognizer() }
      #expect(pan.allowedScrollTypesMask.isEmpty)
      pan.allowedScrollTypesMask = mask
      pan.addAction { log.append(($0.state, pan.translation(in: nil).y, pan.numberOfTouches)) }
      view.gestureRecognizers = [pan]
      host.scroll(at: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: -80), type: type)
      expectEqual(log.isEmpty, !isFollowed)
      if isFollowed {
        #expect(log.first?.0 == .began && log.last?.0 == .ended)
        #expect(abs((log.last?.1 ?? 0) + 80) < 1e-9 && log.allSatisfy { $0.2 == 0 })
      }
    }
  }

  @Test func `A scroll touches no view, and nothing is tapped`() {
    var taps = 0
    let button = host.perform { UIButton(type: .system) }
    button.frame = view.bounds
    host.perform { button.addAction(UIAction { _ in taps += 1 }, for: .allTouchEvents) }
    view.addSubview(button)
    let tap = host.perform { UITapGestureRecognizer { _ in taps += 1 } }
    view.addGestureRecognizer(tap)
    host.scroll(at: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: -2))
    expectEqual(taps, 0)
  }

  @Test func `A scroll view scrolls with the wheel and with the trackpad`() {
    let scrollView = host.perform { UIScrollView(frame: view.bounds) }
    scrollView.contentSize = CGSize(width: 200, height: 2000)
    view.addSubview(scrollView)
    for type in [UIScrollType.continuous, .discrete] {
      let before = scrollView.contentOffset.y
      host.scroll(
        at: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: -100), over: 0.2, type: type)
      #expect(scrollView.contentOffset.y >= before + 90)
      host.settle()
    }
  }

  @Test func `The touches between two events are coalesced, and the next one is predicted`() throws
  {
    final class Canvas: UIView {
      var coalesced: [[CGPoint]] = []
      var times: [[TimeInterval]] = []
      var predicted: [CGPoint] = []

      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let event else { return }
        let all = event.coalescedTouches(for: touch) ?? []
        coalesced.append(all.map { $0.location(in: self) })
        times.append(all.map(\.timestamp))
        predicted += event.predictedTouches(for: touch)?.map { $0.location(in: self) } ?? []
        #expect(all.last === touch)
      }
    }
    let canvas = host.perform { Canvas(frame: view.bounds) }
    view.addSubview(canvas)
    host.touchSamplesPerFrame = 4
    let finger = host.touch(canvas, at: CGPoint(x: 20, y: 20))
    finger.move(by: CGVector(dx: 48, dy: 0), over: 6.0 / 60)
    finger.lift()
    expectEqual(canvas.coalesced.map(\.count), Array(repeating: 4, count: canvas.coalesced.count))
    // Two points apart, from the first to the last, without a gap between the events.
    let xs = canvas.coalesced.flatMap { $0 }.map(\.x)
    expectEqual(xs.count, 24)
    for (index, x) in xs.enumerated() { expectNear(x, (22 + 2 * CGFloat(index)), within: 1e-9) }
    let times = canvas.times.flatMap { $0 }
    #expect(zip(times, times.dropFirst()).allSatisfy { abs($1 - $0 - 1.0 / 240) < 1e-9 })
    // A frame later the finger is another 8 points further.
    expectEqual(canvas.predicted.map { $0.x.rounded() }, [36, 44, 52, 60, 68, 76])
  }

  @Test func `Interactions are retained, move with their view, and are told of it`() {
    final class Log: NSObject, UIInteraction {
      weak var view: UIView?
      var calls: [String] = []

      func willMove(to view: UIView?) { calls.append("will \(view == nil ? "nil" : "view")") }

      func didMove(to view: UIView?) {
        self.view = view
        calls.append("did \(view == nil ? "nil" : "view")")
      }
    }
    let other = host.perform { UIView() }
    weak var released: Log?
    do {
      let log = Log()
      released = log
      view.addInteraction(log)
      view.addInteraction(log)
      #expect(log.calls == ["will view", "did view"] && view.interactions.count == 1)
      other.addInteraction(log)
      #expect(view.interactions.isEmpty && log.view === other)
      view.removeInteraction(log)
      #expect(log.view === other)
      log.calls = []
      other.interactions = []
      expectEqual(log.calls, ["will nil", "did nil"])
      other.interactions = [log]
    }
    #expect(released != nil)
    other.interactions = []
    #expect(released == nil)
  }
}
