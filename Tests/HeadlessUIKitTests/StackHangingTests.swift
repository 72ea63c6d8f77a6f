// SPDX-License-Identifier: MIT
import Testing

@testable import HeadlessUIKit

/// Two boxes in a root, worked out by hand: 3 and 7 around the outer one, 11 and 13 around the inner one.
@Suite struct StackHangingTests {
  private func hanging(_ outer: UILayoutPriority, _ inner: UILayoutPriority) -> StackHanging {
    StackHanging(
      outer: .init(before: 3, behind: 7, priority: outer),
      inner: .init(before: 11, behind: 13, priority: inner))
  }

  private func text(_ rule: StackTree.Rule?) -> String {
    switch rule {
    case .fixed(let length)?: "\(length)"
    case .wished(let length, let priority)?: "\(length) at \(priority)"
    case nil: "none"
    }
  }

  @Test
  func `A root with a length gives what the ties leave, as a wish where one of them may give`() {
    #expect(text(hanging(.required, .required).rule(inRoot: 100)) == "66.0")
    #expect(text(hanging(.required, .defaultLow).rule(inRoot: 100)) == "66.0 at 250")
    #expect(text(hanging(.defaultHigh, .required).rule(inRoot: 100)) == "66.0 at 750")
    #expect(text(hanging(.defaultHigh, .defaultLow).rule(inRoot: 100)) == "none")
  }

  @Test func `Of a root's wish and a tie's the weaker one is left to the box`() {
    func rule(_ inner: UILayoutPriority) -> String {
      text(hanging(.required, inner).rule(inRootWishing: 50, .init(50)))
    }
    #expect(rule(.required) == "16.0 at 50")
    #expect(rule(.defaultLow) == "16.0 at 50")
    #expect(rule(.init(20)) == "16.0 at 20")
    #expect(rule(.init(50)) == "none", "nobody says which of the two gives")
  }

  @Test func `The root is as long as its boxes, unless it holds and the tie gives`() {
    func root(_ inner: UILayoutPriority) -> Double {
      hanging(.required, inner).root(inner: 40, wishing: 50, .init(50))
    }
    #expect([root(.required), root(.defaultLow), root(.init(20))] == [74, 74, 50])
  }

  @Test func `Boxes are as long as the one around them says, or the one inside where a tie gives`()
  {
    func places(_ hanging: StackHanging) -> [[Double]] {
      let places = hanging.places(inner: 40, root: 100)
      return [places.outer, places.inner].compactMap { $0 }.map { [$0.start, $0.length] }
    }
    #expect(places(hanging(.required, .defaultLow)) == [[3, 90], [11, 40]])
    #expect(places(hanging(.defaultLow, .required)) == [[3, 64], [11, 40]])
    var alone = hanging(.required, .required)
    alone.outer = nil
    #expect(places(alone) == [[11, 76]])
    alone.inner.priority = .defaultLow
    #expect(places(alone) == [[11, 40]])
  }
}
