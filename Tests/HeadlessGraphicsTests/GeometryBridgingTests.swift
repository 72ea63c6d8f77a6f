// SPDX-License-Identifier: MIT
import Foundation
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Casts between rectangles and `NSValue`, as in dictionaries of notifications.
@Suite struct GeometryBridgingTests {
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test func `A rectangle is cast to an object and to itself`() {
    let value: Any = rect
    expectEqual((value as? NSValue)?.cgRectValue, rect)
    expectEqual(value as? CGRect, rect)
    #expect(value as? CGPoint == nil && value as? NSNumber == nil && value as? Double == nil)
  }

  @Test func `Objects are cast to the rectangle that they contain, if any`() {
    let values: [Any] = [
      NSValue(cgRect: rect), NSValue(cgPoint: rect.origin), NSValue(cgSize: rect.size),
      NSNumber(value: 1), 1.5, rect.origin, "text",
    ]
    expectEqual(values.map { $0 as? CGRect }, [rect, nil, nil, nil, nil, nil, nil])
  }
}
