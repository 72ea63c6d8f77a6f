// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// UIView, "autoresizingMask" and "autoresizesSubviews".
@MainActor @Suite struct AutoresizingTests {
  private let device = Device()

  private func pair(_ mask: UIView.AutoresizingMask) -> (parent: UIView, child: UIView) {
    device.perform {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = UIView(frame: CGRect(x: 20, y: 10, width: 30, height: 40))
      child.autoresizingMask = mask
      parent.addSubview(child)
      return (parent, child)
    }
  }

  private static let cases: [(UIView.AutoresizingMask, CGRect)] = [
    ([], CGRect(x: 20, y: 10, width: 30, height: 40)),
    (.flexibleWidth, CGRect(x: 20, y: 10, width: 130, height: 40)),
    (.flexibleHeight, CGRect(x: 20, y: 10, width: 30, height: 90)),
    (.flexibleLeftMargin, CGRect(x: 120, y: 10, width: 30, height: 40)),
    (.flexibleRightMargin, CGRect(x: 20, y: 10, width: 30, height: 40)),
    (.flexibleTopMargin, CGRect(x: 20, y: 60, width: 30, height: 40)),
    (.flexibleBottomMargin, CGRect(x: 20, y: 10, width: 30, height: 40)),
    // 100 points more, shared as 20 : 50 and as 10 : 50.
    (
      [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
      CGRect(x: 20 + 100.0 * 20 / 70, y: 10 + 50.0 * 10 / 60, width: 30, height: 40)
    ),
    // All flexible: everything is scaled by 2 across and by 1.5 down.
    (
      UIView.AutoresizingMask(rawValue: 63),
      CGRect(x: 40, y: 15, width: 60, height: 60)
    ),
    ([.flexibleLeftMargin, .flexibleWidth], CGRect(x: 60, y: 10, width: 90, height: 40)),
  ]

  @Test(arguments: 0..<10)
  func `Flexible parts share a change by their sizes`(index: Int) {
    let (mask, expected) = Self.cases[index]
    let (parent, child) = pair(mask)
    parent.frame.size = CGSize(width: 200, height: 150)
    expectNear(child.frame.minX, expected.minX, within: 1e-9)
    expectNear(child.frame.minY, expected.minY, within: 1e-9)
    expectNear(child.frame.width, expected.width, within: 1e-9)
    expectNear(child.frame.height, expected.height, within: 1e-9)
  }

  @Test
  func
    `A superview may leave its subviews alone, and subviews with constraints are not autoresized`()
  {
    let (parent, child) = pair(.flexibleWidth)
    parent.autoresizesSubviews = false
    parent.frame.size.width = 200
    expectEqual(child.frame.width, 30)
    let (other, free) = pair(.flexibleWidth)
    free.translatesAutoresizingMaskIntoConstraints = false
    other.frame.size.width = 200
    expectEqual(free.frame.width, 30)
  }

  @Test func `A move or a scroll resizes nothing`() {
    let (parent, child) = pair([.flexibleWidth, .flexibleHeight])
    parent.frame.origin.x = 50
    parent.bounds.origin.y = 20
    expectEqual(child.frame, CGRect(x: 20, y: 10, width: 30, height: 40))
  }

  @Test func `A view without room does not keep a negative size`() {
    let (parent, child) = pair([.flexibleWidth, .flexibleHeight])
    parent.frame.size = .zero
    #expect(child.frame.width == 0 && child.frame.height == 0)
    let full = device.perform { UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }
    full.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(full)
    parent.frame.size = CGSize(width: 10, height: 20)
    expectEqual(full.frame, CGRect(x: 0, y: 0, width: 10, height: 20))
  }

  @Test(arguments: 0..<30)
  func `The parts add up to the superview, and fixed parts do not change`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let mask = UIView.AutoresizingMask(rawValue: .random(in: 1..<64, using: &random))
      let (parent, child) = pair(mask)
      let old = child.frame
      let width = CGFloat.random(in: 75...300, using: &random)
      parent.frame.size.width = width
      let isFlexible = !mask.isDisjoint(with: [
        .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin,
      ])
      let new = child.frame
      let change = width - 100
      if !mask.contains(.flexibleLeftMargin) { expectNear(new.minX, old.minX, within: 1e-9) }
      if !mask.contains(.flexibleWidth) { expectNear(new.width, old.width, within: 1e-9) }
      let right = (width - new.maxX) - (100 - old.maxX)
      if isFlexible {
        if !mask.contains(.flexibleRightMargin) { #expect(abs(right) < 1e-9) }
        let grown = (new.minX - old.minX) + (new.width - old.width) + right
        expectNear(grown, change, within: 1e-9)
      }
      // The old width gives the old frame: shares of the new parts are those of the old ones.
      parent.frame.size.width = 100
      expectNear(child.frame.minX, old.minX, within: 1e-9)
      expectNear(child.frame.width, old.width, within: 1e-9)
    }
  }
}
