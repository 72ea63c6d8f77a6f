// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import HeadlessUIKit

/// `CGRect.encloses(_:)`, which replaces `contains(_:)` with a rectangle: Foundation's method is
/// false for some rectangles that are clearly inside.
@Suite struct RectangleEnclosureTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func `A rectangle encloses itself and all rectangles without an edge beyond its edges`() {
    #expect(square.encloses(square))
    #expect(square.encloses(CGRect(x: 2, y: 3, width: 8, height: 1)))
    #expect(square.encloses(CGRect(x: 10, y: 10, width: 0, height: 0)))
    #expect(square.encloses(CGRect(x: 10, y: 10, width: -10, height: -10)))
    #expect(CGRect.infinite.encloses(square))
    for (x, y) in [(-0.1, 0.0), (0.1, 0), (0, -0.1), (0, 0.1)] {
      #expect(!square.encloses(square.offsetBy(dx: x, dy: y)), "\(x), \(y)")
    }
    #expect(!square.encloses(.infinite))
  }

  @Test func `The null rectangle encloses nothing and is enclosed by nothing`() {
    #expect(!square.encloses(.null) && !CGRect.null.encloses(square))
    #expect(!CGRect.null.encloses(.null) && !CGRect.infinite.encloses(.null))
  }

  @Test func `Rectangles with coordinates that are not numbers are not enclosed`() {
    #expect(!square.encloses(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)))
    #expect(!square.encloses(CGRect(x: 0, y: 0, width: 1, height: CGFloat.nan)))
  }

  /// 0.1 + 0.2 is not 0.3, so the rectangle from 0.1 to 0.1 + 0.2 is wider than 0.2.
  @Test func `The sizes of unions have no effect`() {
    let outer = CGRect(x: 0.1, y: 0.1, width: 0.2, height: 0.2)
    let inner = CGRect(x: 0.15, y: 0.15, width: 0.1, height: 0.1)
    #expect(outer.union(inner) != outer && outer.encloses(inner))
  }
}
