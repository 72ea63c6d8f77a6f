// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// UIView, "hitTest(_:with:)" and "point(inside:with:)".
@MainActor @Suite struct HitTestingTests {
  private let device = Device()

  private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    device.perform { UIView(frame: CGRect(x: x, y: y, width: width, height: height)) }
  }

  private func tree() -> (root: UIView, back: UIView, front: UIView) {
    let (root, back, front) = (view(0, 0, 100, 100), view(10, 10, 50, 50), view(30, 30, 50, 50))
    root.addSubview(back)
    root.addSubview(front)
    return (root, back, front)
  }

  @Test func `The foremost view that contains the point is hit`() {
    let (root, back, front) = tree()
    #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 50), with: nil) == nil)
    #expect(root.point(inside: CGPoint(x: 0, y: 0), with: nil))
    #expect(!root.point(inside: CGPoint(x: 0, y: 100), with: nil))
    root.bringSubviewToFront(back)
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === back)
  }

  @Test func `Hidden, transparent and disabled views are skipped with all of their subviews`() {
    let (root, back, front) = tree()
    let inner = view(0, 0, 50, 50)
    front.addSubview(inner)
    let point = CGPoint(x: 40, y: 40)
    #expect(root.hitTest(point, with: nil) === inner)
    front.isHidden = true
    #expect(root.hitTest(point, with: nil) === back)
    front.isHidden = false
    front.alpha = 0.009
    #expect(root.hitTest(point, with: nil) === back)
    front.alpha = 0.01
    #expect(root.hitTest(point, with: nil) === inner)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === back)
    front.isUserInteractionEnabled = true
    inner.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === front)
  }

  @Test func `Parts of a view beyond its superview are not hit, clipped or not`() {
    let (root, back, _) = tree()
    let outside = view(45, 0, 20, 10)
    back.addSubview(outside)
    #expect(root.hitTest(CGPoint(x: 58, y: 12), with: nil) === outside)
    #expect(root.hitTest(CGPoint(x: 65, y: 12), with: nil) === root)
  }

  @Test func `The order of the tree decides, not zPosition`() {
    let (root, back, front) = tree()
    back.layer.zPosition = 10
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === front)
    #expect(root.layer.orderedSublayers.last === back.layer)  // it is drawn in front
  }

  @Test func `A rotated and scrolled view is hit where it is shown`() {
    let (root, _, front) = tree()
    front.transform = CGAffineTransform(rotationAngle: .pi / 4)
    // The corner of the square is now empty, and its tip is outside of the former frame.
    #expect(root.hitTest(CGPoint(x: 79, y: 79), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 55, y: 55 + 34), with: nil) === front)
    front.transform = .identity
    let inner = view(0, 100, 50, 50)
    front.addSubview(inner)
    front.bounds.origin.y = 100
    #expect(root.hitTest(CGPoint(x: 70, y: 70), with: nil) === inner)
  }

  private final class Large: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
  }

  private final class Passing: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  @Test func `Subclasses may enlarge the area that is hit, or pass touches through`() {
    let (root, back, _) = tree()
    let large = device.perform { Large(frame: CGRect(x: 80, y: 5, width: 5, height: 5)) }
    root.addSubview(large)
    #expect(root.hitTest(CGPoint(x: 71, y: 14), with: nil) === large)
    let passing = device.perform { Passing(frame: root.bounds) }
    root.addSubview(passing)
    #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === back)
  }

  /// Searches all views from the last to the first in drawing order: the first one whose superviews
  /// all contain the point is hit.
  private func reference(_ root: UIView, _ point: CGPoint) -> UIView? {
    var painted: [UIView] = []
    func paint(_ view: UIView) {
      painted.append(view)
      view.subviews.forEach(paint)
    }
    paint(root)
    return painted.last { view in
      var ancestor: UIView? = view
      while let current = ancestor {
        let inside = current.bounds.contains(root.convert(point, to: current))
        guard inside, !current.isHidden, current.isUserInteractionEnabled, current.alpha >= 0.01
        else { return false }
        ancestor = current === root ? nil : current.superview
      }
      return true
    }
  }

  @Test(arguments: 0..<20)
  func `Hit tests of random trees give the same view as a search through all views`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    let root = view(0, 0, 100, 100)
    var views = [root]
    for _ in 0..<25 {
      let view = view(number(-20...80), number(-20...80), number(5...90), number(5...90))
      view.bounds.origin = CGPoint(x: number(-20...20), y: number(-20...20))
      if Bool.random(using: &random) {
        view.transform = CGAffineTransform(rotationAngle: number(-3...3))
          .scaledBy(x: number(0.5...2), y: number(0.5...2))
      }
      view.isHidden = Int.random(in: 0..<8, using: &random) == 0
      view.isUserInteractionEnabled = Int.random(in: 0..<8, using: &random) != 0
      if Int.random(in: 0..<8, using: &random) == 0 { view.alpha = 0 }
      view.layer.zPosition = number(-1...1)
      views.randomElement(using: &random)!.addSubview(view)
      views.append(view)
    }
    for _ in 0..<200 {
      let point = CGPoint(x: number(-10...110), y: number(-10...110))
      #expect(root.hitTest(point, with: nil) === reference(root, point))
    }
  }
}
