// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// A view that records the callbacks and their arguments.
private final class HierarchyRecorder: UIView {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private func write(_ what: String, _ view: UIView?) {
    let other = (view as? HierarchyRecorder)?.name ?? (view == nil ? "nil" : "window")
    log.add("\(name).\(what)(\(other))")
  }

  override func willMove(toSuperview newSuperview: UIView?) { write("willMove", newSuperview) }
  override func didMoveToSuperview() { write("didMove", superview) }
  override func willMove(toWindow newWindow: UIWindow?) { write("willMoveToWindow", newWindow) }
  override func didMoveToWindow() { write("didMoveToWindow", window) }
  override func didAddSubview(_ subview: UIView) { write("didAdd", subview) }
  override func willRemoveSubview(_ subview: UIView) { write("willRemove", subview) }
}

@MainActor @Suite struct ViewHierarchyTests {
  private let device = Device()
  private let log = Log()

  private func view(_ name: String) -> HierarchyRecorder {
    device.perform { HierarchyRecorder(name, log) }
  }

  private func names(_ view: UIView) -> [String] {
    view.subviews.map { ($0 as? HierarchyRecorder)?.name ?? "?" }
  }

  // MARK: Order (UIView, "Managing the view hierarchy")

  @Test func `Subviews have the order in which they are inserted`() {
    let parent = view("parent")
    let (a, b, c, d) = (view("a"), view("b"), view("c"), view("d"))
    parent.addSubview(a)
    parent.addSubview(b)
    expectEqual(names(parent), ["a", "b"])
    parent.insertSubview(c, at: 0)
    expectEqual(names(parent), ["c", "a", "b"])
    parent.insertSubview(d, belowSubview: b)
    expectEqual(names(parent), ["c", "a", "d", "b"])
    parent.insertSubview(d, aboveSubview: c)
    expectEqual(names(parent), ["c", "d", "a", "b"])
    parent.bringSubviewToFront(c)
    expectEqual(names(parent), ["d", "a", "b", "c"])
    parent.sendSubviewToBack(b)
    expectEqual(names(parent), ["b", "d", "a", "c"])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    expectEqual(names(parent), ["c", "d", "a", "b"])
    // "addSubview(_:)": a view that is a subview already is moved to the front.
    parent.addSubview(d)
    expectEqual(names(parent), ["c", "a", "b", "d"])
    expectEqual(parent.layer.sublayers?.map { $0 === $0 }, [true, true, true, true])
    #expect(parent.layer.sublayers?.first === c.layer)
  }

  @Test
  func `Invalid indexes give the nearest valid ones, and views of other superviews change nothing`()
  {
    let (parent, a, b, stranger) = (view("parent"), view("a"), view("b"), view("stranger"))
    parent.insertSubview(a, at: 99)
    parent.insertSubview(b, at: -1)
    expectEqual(names(parent), ["b", "a"])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    parent.bringSubviewToFront(stranger)
    parent.sendSubviewToBack(stranger)
    parent.insertSubview(view("c"), aboveSubview: stranger)
    stranger.removeFromSuperview()
    expectEqual(names(parent), ["b", "a"])
  }

  @Test func `Layers without a view keep their places among those of subviews`() {
    let (parent, a, b, c) = (view("parent"), view("a"), view("b"), view("c"))
    let extra = CALayer()
    parent.addSubview(a)
    parent.layer.addSublayer(extra)
    parent.addSubview(b)
    parent.addSubview(c)
    parent.bringSubviewToFront(a)
    expectEqual(names(parent), ["b", "c", "a"])
    let order = parent.layer.sublayers ?? []
    expectEqual(order.count, 4)
    #expect(order.filter { $0 !== extra }.elementsEqual([b, c, a].map(\.layer)) { $0 === $1 })
    #expect(order[1] === extra)
  }

  @Test func `A view cannot be a subview of itself or of its descendant`() {
    var messages: [String] = []
    device.onIllegalUse = { messages.append($0) }
    let (parent, child) = (view("parent"), view("child"))
    parent.addSubview(child)
    child.addSubview(child)
    child.addSubview(parent)
    expectEqual(messages.count, 2)
    expectEqual(messages.first, "Can't add self as subview")
    #expect(parent.superview == nil && child.superview === parent)
  }

  // MARK: Searching

  @Test func `Descendants, tags and roots are found`() {
    let (parent, child, grandchild) = (view("parent"), view("child"), view("grandchild"))
    parent.addSubview(child)
    child.addSubview(grandchild)
    #expect(grandchild.isDescendant(of: parent))
    #expect(parent.isDescendant(of: parent))  // "isDescendant(of:)": or the view itself
    #expect(!parent.isDescendant(of: child))
    grandchild.tag = 5
    #expect(parent.viewWithTag(5) === grandchild)
    #expect(parent.viewWithTag(6) == nil)
    #expect(grandchild.window == nil)
  }

  // MARK: Callbacks

  @Test func `Callbacks are called before and after adding and removing`() {
    let (parent, child) = (view("parent"), view("child"))
    parent.addSubview(child)
    expectEqual(
      log.lines, ["child.willMove(parent)", "child.didMove(parent)", "parent.didAdd(child)"])
    log.take()
    child.removeFromSuperview()
    expectEqual(
      log.lines, ["child.willMove(nil)", "parent.willRemove(child)", "child.didMove(nil)"])
    log.take()
    child.removeFromSuperview()
    expectEqual(log.lines, [])
  }

  @Test func `Moving to or from a window notifies the whole tree`() {
    let (parent, child) = (view("parent"), view("child"))
    let window = device.perform { UIWindow(frame: .zero) }
    parent.addSubview(child)
    log.take()
    window.addSubview(parent)
    expectEqual(
      log.lines,
      [
        "parent.willMoveToWindow(window)", "child.willMoveToWindow(window)",
        "parent.willMove(window)", "parent.didMoveToWindow(window)",
        "child.didMoveToWindow(window)", "parent.didMove(window)",
      ])
    log.take()
    let other = view("other")
    window.addSubview(other)
    log.take()
    // A move within a window does not notify about the window.
    other.addSubview(child)
    expectEqual(
      log.lines,
      [
        "child.willMove(other)", "parent.willRemove(child)", "child.didMove(other)",
        "other.didAdd(child)",
      ])
    log.take()
    other.removeFromSuperview()
    expectEqual(log.lines.filter { $0.contains("Window") }.count, 4)
    #expect(child.window == nil)
  }

  @Test func `A change of the superview is one move, wherever among the subviews`() {
    let (one, other, child, sibling) = (view("one"), view("other"), view("child"), view("sibling"))
    one.addSubview(child)
    other.addSubview(sibling)
    log.take()
    other.insertSubview(child, belowSubview: sibling)
    expectEqual(names(other), ["child", "sibling"])
    #expect(one.subviews.isEmpty)
    expectEqual(
      log.lines,
      [
        "child.willMove(other)", "one.willRemove(child)", "child.didMove(other)",
        "other.didAdd(child)",
      ])
  }

  private final class Mutating: UIView {
    var onWillMove: ((Mutating, UIView?) -> Void)?
    var onDidMove: ((Mutating) -> Void)?
    override func willMove(toSuperview newSuperview: UIView?) {
      let action = onWillMove
      onWillMove = nil
      action?(self, newSuperview)
    }
    override func didMoveToSuperview() {
      let action = onDidMove
      onDidMove = nil
      action?(self)
    }
  }

  @Test func `Callbacks that change the tree keep it consistent`() {
    let (one, other) = (view("one"), view("other"))
    let child = device.perform { Mutating(frame: .zero) }
    child.onWillMove = { child, _ in other.addSubview(child) }
    one.addSubview(child)
    #expect(other.subviews.isEmpty)
    expectEqual(one.subviews.count, 1)
    #expect(child.superview === one)
    child.onDidMove = { child in child.removeFromSuperview() }
    other.addSubview(child)
    #expect(child.superview == nil)
    #expect(one.subviews.isEmpty && other.subviews.isEmpty)
    #expect(other.layer.sublayers == nil)
    one.addSubview(child)
    child.onWillMove = { child, _ in child.removeFromSuperview() }
    child.removeFromSuperview()
    #expect(child.superview == nil)
    #expect(one.subviews.isEmpty)
    // The view that is about to become the superview becomes a subview of its subview.
    child.onWillMove = { child, parent in
      if let parent { child.addSubview(parent) }
    }
    one.addSubview(child)
    #expect(one.superview === child)
    #expect(child.superview == nil)
  }

  @Test
  func `A removed view is retained until the turn ends, and a deallocated parent leaves no trace`()
  {
    weak var kept: UIView?
    let child = view("child")
    device.perform {
      let parent = UIView()
      parent.addSubview(UIView())
      kept = parent.subviews[0]
      kept?.removeFromSuperview()
      #expect(kept != nil)
      parent.addSubview(child)
    }
    device.endTurn()
    #expect(kept == nil)
    #expect(child.superview == nil)
    #expect(child.layer.superlayer == nil)
  }

  // MARK: Properties

  @Test(arguments: 0..<20)
  func `Subviews, superviews and layers agree after any changes`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    device.onIllegalUse = { _ in }
    let views = (0..<12).map { view("v\($0)") }
    let window = device.perform { UIWindow(frame: .zero) }
    for _ in 0..<300 {
      let (a, b, c) = (
        views.randomElement(using: &random)!, views.randomElement(using: &random)!,
        views.randomElement(using: &random)!
      )
      switch Int.random(in: 0..<9, using: &random) {
      case 0: a.addSubview(b)
      case 1: a.insertSubview(b, at: .random(in: 0..<4, using: &random))
      case 2: a.insertSubview(b, aboveSubview: c)
      case 3: a.insertSubview(b, belowSubview: c)
      case 4: a.bringSubviewToFront(b)
      case 5: a.sendSubviewToBack(b)
      case 6:
        a.exchangeSubview(
          at: .random(in: 0..<3, using: &random), withSubviewAt: .random(in: 0..<3, using: &random))
      case 7: a.removeFromSuperview()
      default: window.addSubview(a)
      }
    }
    for view in views + [window] {
      #expect(view.subviews.allSatisfy { $0.superview === view })
      let layers = view.layer.sublayers ?? []
      #expect(layers.elementsEqual(view.subviews.map(\.layer)) { $0 === $1 })
      #expect(layers.allSatisfy { $0.superlayer === view.layer })
      expectEqual((view.window === window), view.isDescendant(of: window))
    }
    for view in views {
      let entries = log.lines.filter { $0.hasPrefix(view.name + ".") }
      for (will, did) in [("willMove(", "didMove("), ("willMoveToWindow", "didMoveToWindow")] {
        // Each will is followed by its did, with the same argument.
        let pairs = entries.filter {
          $0.hasPrefix("\(view.name).\(will)") || $0.hasPrefix("\(view.name).\(did)")
        }
        #expect(pairs.count.isMultiple(of: 2))
        for index in stride(from: 0, to: pairs.count - 1, by: 2) {
          expectEqual(
            pairs[index].replacing("will", with: "did").replacing("didMove", with: "x"),
            pairs[index + 1].replacing("didMove", with: "x"))
        }
      }
    }
  }

  @Test func `A view that its old superview moves elsewhere meanwhile is in one view only`() {
    final class Sender: UIView {
      var other: UIView?
      override func willRemoveSubview(_ subview: UIView) {
        guard let other else { return }
        self.other = nil
        other.addSubview(subview)
      }
    }
    device.perform {
      let (old, other, new, view) = (Sender(), UIView(), UIView(), UIView())
      old.addSubview(view)
      old.other = other
      new.addSubview(view)
      expectEqual([old, other, new].filter { $0.subviews.contains(view) }, [other])
      #expect(view.superview === other && view.layer.superlayer === other.layer)
    }
  }
}
