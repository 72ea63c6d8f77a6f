// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// UIView, "setNeedsLayout()", "layoutIfNeeded()", "layoutSubviews()",
/// "setNeedsUpdateConstraints()", "updateConstraintsIfNeeded()" and "updateConstraints()".
@MainActor @Suite struct LayoutCycleTests {
  private final class Recorder: UIView {
    var layouts = 0
    var updates = 0
    var name = ""
    var log: Log?
    var onLayout: (@MainActor (Recorder) -> Void)?

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      log?.add(name)
      onLayout?(self)
    }

    override func updateConstraints() {
      updates += 1
      log?.add("constraints \(name)")
      super.updateConstraints()
    }
  }

  private let device = Device()

  private func window() -> UIWindow {
    device.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.isHidden = false
      return window
    }
  }

  private func view(_ name: String = "", _ log: Log? = nil) -> Recorder {
    device.perform {
      let view = Recorder(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.name = name
      view.log = log
      return view
    }
  }

  @Test func `Layouts that invalidate themselves inside of each other end after a few passes`() {
    var warnings: [String] = []
    device.onWarning = { warnings.append($0) }
    let window = window()
    let views = (0..<4).map { view("\($0)") }
    for (outer, inner) in zip(views, views.dropFirst()) {
      outer.addSubview(inner)
      outer.onLayout = { view in
        inner.setNeedsLayout()
        inner.layoutIfNeeded()
        view.setNeedsLayout()
      }
    }
    views[3].onLayout = { $0.setNeedsLayout() }
    window.addSubview(views[0])
    window.layoutIfNeeded()
    // A pass lays a view out once by the call and once from above: at most 1 + 2 + 4 + 8 layouts
    // for each pass of the four views, instead of a power of the limit.
    #expect(views.allSatisfy { $0.layouts <= 15 * UIView.layoutPassLimit })
    #expect(views.allSatisfy { !$0.isDirty })
    #expect(warnings.count <= views.count && !warnings.isEmpty)
  }

  @Test func `A change in a window leads to one layout when the turn ends`() {
    let (window, view) = (window(), view())
    window.addSubview(view)
    expectEqual(view.layouts, 0)
    device.endTurn()
    expectEqual(view.layouts, 1)
    view.setNeedsLayout()
    view.setNeedsLayout()
    expectEqual(view.layouts, 1)
    device.advanceFrame()
    expectEqual(view.layouts, 2)
    device.advanceFrame()
    expectEqual(view.layouts, 2)
  }

  @Test func `Views that need layout are laid out from the outer to the inner`() {
    let log = Log()
    let window = window()
    let (a, b, c, d) = (view("a", log), view("b", log), view("c", log), view("d", log))
    window.addSubview(a)
    a.addSubview(b)
    a.addSubview(c)
    c.addSubview(d)
    device.endTurn()
    expectEqual(log.lines.filter { !$0.hasPrefix("constraints") }, ["a", "b", "c", "d"])
    log.take()
    d.setNeedsLayout()
    b.setNeedsLayout()
    device.endTurn()
    expectEqual(log.lines, ["b", "d"])
  }

  @Test func `Layout can be forced at once, and is not repeated`() {
    let (window, view) = (window(), view())
    window.addSubview(view)
    view.layoutIfNeeded()
    expectEqual(view.layouts, 1)
    view.layoutIfNeeded()
    device.endTurn()
    expectEqual(view.layouts, 1)
    // Without a window, too.
    let lone = self.view()
    lone.layoutIfNeeded()
    expectEqual(lone.layouts, 1)
  }

  @Test func `New sizes, subviews and removals require layout; moves and looks do not`() {
    let (window, outer, inner) = (window(), view(), view())
    window.addSubview(outer)
    outer.addSubview(inner)
    device.endTurn()
    func layouts(_ change: () -> Void) -> [Int] {
      let before = [outer.layouts, inner.layouts]
      change()
      device.endTurn()
      return [outer.layouts - before[0], inner.layouts - before[1]]
    }
    expectEqual(layouts { outer.frame.size.width = 60 }, [1, 0])
    expectEqual(layouts { outer.bounds.origin.y = 5 }, [1, 0])
    expectEqual(layouts { outer.frame.origin.x = 7 }, [0, 0])
    expectEqual(layouts { outer.center.x = 70 }, [0, 0])
    expectEqual(layouts { outer.transform = CGAffineTransform(scaleX: 2, y: 2) }, [0, 0])
    expectEqual(layouts { outer.alpha = 0.5 }, [0, 0])
    expectEqual(layouts { outer.backgroundColor = .red }, [0, 0])
    expectEqual(layouts { inner.removeFromSuperview() }, [1, 0])
    expectEqual(layouts { outer.addSubview(inner) }[0], 1)
  }

  @Test func `Subviews that a layout changes are laid out in the same pass`() {
    let (window, outer, inner) = (window(), view(), view())
    outer.onLayout = { $0.subviews.first?.frame.size = $0.bounds.size }
    window.addSubview(outer)
    outer.addSubview(inner)
    device.endTurn()
    let before = inner.layouts
    outer.frame.size = CGSize(width: 80, height: 90)
    outer.layoutIfNeeded()
    expectEqual(inner.frame.size, CGSize(width: 80, height: 90))
    expectEqual(inner.layouts, before + 1)
  }

  @Test func `A layout that invalidates itself in every pass is reported once and stopped`() {
    let (window, view, other) = (window(), view(), view())
    var warnings: [String] = []
    device.onWarning = { warnings.append($0) }
    view.onLayout = { $0.setNeedsLayout() }
    window.addSubview(view)
    window.addSubview(other)
    device.endTurn()
    expectEqual(view.layouts, UIView.layoutPassLimit)
    #expect(warnings.count == 1 && warnings[0].contains(view.description))
    #expect(warnings[0].contains("\(UIView.layoutPassLimit) passes"))
    #expect(device.isIdle)
    device.advance(by: 1)
    expectEqual(view.layouts, UIView.layoutPassLimit)
    // A later change is laid out.
    let before = other.layouts
    other.setNeedsLayout()
    view.setNeedsLayout()
    device.endTurn()
    expectEqual(other.layouts, before + 1)
    expectEqual(view.layouts, 2 * UIView.layoutPassLimit)
    expectEqual(warnings.count, 1)
    view.onLayout = nil
    view.setNeedsLayout()
    device.endTurn()
    expectEqual(view.layouts, 2 * UIView.layoutPassLimit + 1)
    #expect(device.isIdle)
  }

  @Test func `Views that invalidate each other are reported, and views below them are laid out`() {
    let (window, outer, inner, below) = (window(), view(), view(), view())
    var warnings: [String] = []
    device.onWarning = { warnings.append($0) }
    window.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(below)
    inner.onLayout = { $0.superview?.setNeedsLayout() }
    outer.onLayout = { $0.subviews.first?.setNeedsLayout() }
    device.endTurn()
    expectEqual(warnings.count, 1)
    #expect(warnings[0].contains(outer.description) || warnings[0].contains(inner.description))
    expectEqual(below.layouts, 1)
    #expect(device.isIdle)
  }

  @Test
  func `Constraints that change in every layout are reported, and later changes are laid out`() {
    let window = window()
    var warnings: [String] = []
    device.onWarning = { warnings.append($0) }
    let (outer, inner) = (view(), view())
    window.addSubview(outer)
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    let width = inner.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      width, inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
    ])
    outer.onLayout = { _ in width.constant += 1 }
    device.endTurn()
    expectEqual(warnings.count, 1)
    #expect(device.isIdle)
    let reached = width.constant
    device.advance(by: 1)
    expectEqual(width.constant, reached)
    outer.onLayout = nil
    width.constant = 5
    device.endTurn()
    expectEqual(inner.frame.width, 5)
  }

  @Test func `A layout that requests itself immediately is not begun twice`() {
    let (window, view) = (window(), view())
    view.onLayout = { $0.layoutIfNeeded() }
    window.addSubview(view)
    device.endTurn()
    expectEqual(view.layouts, 1)
  }

  @Test func `A layout may remove the view, or another one, from the tree`() {
    let (window, outer, inner, other) = (window(), view(), view(), view())
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.addSubview(other)
    inner.onLayout = { _ in
      other.removeFromSuperview()
      inner.removeFromSuperview()
    }
    device.endTurn()
    #expect(outer.subviews.isEmpty)
    expectEqual(inner.layouts, 1)
    device.endTurn()
    inner.onLayout = nil
    window.addSubview(inner)
    device.endTurn()
    #expect(inner.window === window)
  }

  // MARK: Constraints

  @Test func `Constraints are updated before the layout, the inner ones first`() {
    let log = Log()
    let (window, outer, inner) = (window(), view("outer", log), view("inner", log))
    window.addSubview(outer)
    outer.addSubview(inner)
    device.endTurn()
    log.take()
    outer.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints())
    outer.setNeedsLayout()
    device.endTurn()
    expectEqual(log.lines, ["constraints inner", "constraints outer", "outer"])
    #expect(!inner.needsUpdateConstraints())
    log.take()
    outer.updateConstraintsIfNeeded()
    expectEqual(log.lines, [])
    inner.setNeedsUpdateConstraints()
    outer.updateConstraintsIfNeeded()
    expectEqual(log.lines, ["constraints inner"])
  }

  private final class Forgetful: UIView {
    var updates = 0
    override func updateConstraints() { updates += 1 }
  }

  @Test func `A view whose updateConstraints omits super is not updated for ever`() {
    let window = window()
    let view = device.perform { Forgetful(frame: .zero) }
    window.addSubview(view)
    device.endTurn()
    device.endTurn()
    expectEqual(view.updates, 1)
  }

  // MARK: Properties

  @Test(arguments: 0..<20)
  func `After a turn no view in a window needs layout, and no layout was superfluous`(
    seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    let window = window()
    device.onIllegalUse = { _ in }
    let views = (0..<15).map { _ in view() }
    for _ in 0..<60 {
      for _ in 0..<Int.random(in: 0..<6, using: &random) {
        let (a, b) = (views.randomElement(using: &random)!, views.randomElement(using: &random)!)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: a.addSubview(b)
        case 1: window.addSubview(a)
        case 2: a.removeFromSuperview()
        case 3: a.setNeedsLayout()
        case 4: a.setNeedsUpdateConstraints()
        default: a.frame.size.width = .random(in: 1...99, using: &random)
        }
      }
      let shown = views.filter { $0.window === window }
      let due = Set(shown.filter(\.flags.needsLayout).map(ObjectIdentifier.init))
      let before = shown.map(\.layouts)
      device.endTurn()
      #expect(views.allSatisfy { $0.window !== window || !$0.isDirty })
      #expect(!window.isDirty)
      for (view, old) in zip(shown, before) {
        expectEqual(view.layouts, old + (due.contains(ObjectIdentifier(view)) ? 1 : 0))
      }
    }
  }
}
