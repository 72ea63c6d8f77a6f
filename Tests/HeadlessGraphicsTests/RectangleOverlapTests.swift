// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import HeadlessUIKit

/// `CGRect.overlaps(_:)`, which replaces `intersects(_:)`: Foundation's method differs from Core
/// Graphics' for rectangles that only touch.
@Suite struct RectangleOverlapTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  private func check(
    _ other: CGRect, overlaps: Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(square.overlaps(other) == overlaps, sourceLocation: sourceLocation)
    #expect(other.overlaps(square) == overlaps, sourceLocation: sourceLocation)
    let moved = (square.offsetBy(dx: -7, dy: 3), other.offsetBy(dx: -7, dy: 3))
    #expect(moved.0.overlaps(moved.1) == overlaps, sourceLocation: sourceLocation)
  }

  @Test func `Rectangles overlap where their interiors meet`() {
    check(square, overlaps: true)
    check(CGRect(x: 2, y: 2, width: 3, height: 3), overlaps: true)
    check(CGRect(x: 9.999, y: 9.999, width: 5, height: 5), overlaps: true)
    check(CGRect(x: 20, y: 0, width: 5, height: 5), overlaps: false)
    check(CGRect(x: 0, y: 20, width: 5, height: 5), overlaps: false)
  }

  @Test func `Rectangles that touch at an edge or a corner do not overlap`() {
    for x in [-10, 0, 10] as [CGFloat] {
      for y in [-10, 0, 10] as [CGFloat] where x != 0 || y != 0 {
        check(CGRect(x: x, y: y, width: 10, height: 10), overlaps: false)
      }
    }
  }

  @Test func `An empty rectangle overlaps a rectangle that contains it in its interior`() {
    check(CGRect(x: 5, y: 5, width: 0, height: 0), overlaps: true)
    check(CGRect(x: 5, y: 0, width: 0, height: 10), overlaps: true)
    check(CGRect(x: 0, y: 0, width: 0, height: 0), overlaps: false)
    check(CGRect(x: 10, y: 5, width: 0, height: 0), overlaps: false)
    check(CGRect(x: 0, y: 5, width: 0, height: 10), overlaps: false)
    #expect(!CGRect.zero.overlaps(.zero))
  }

  @Test func `The null rectangle overlaps nothing, and the infinite one everything else`() {
    check(.null, overlaps: false)
    #expect(!CGRect.null.overlaps(.null) && !CGRect.null.overlaps(.infinite))
    #expect(CGRect.infinite.overlaps(.infinite))
    #expect(CGRect.infinite.overlaps(square) && square.overlaps(.infinite))
  }

  /// Core Graphics standardizes rectangles before it compares them ("CGRect", "Standardized").
  @Test func `Rectangles of negative size are where their standardized forms are`() {
    check(CGRect(x: 10, y: 10, width: -10, height: -10), overlaps: true)
    check(CGRect(x: 15, y: 5, width: -6, height: 1), overlaps: true)
    check(CGRect(x: 15, y: 5, width: -5, height: 1), overlaps: false)
    check(CGRect(x: 0, y: 0, width: -5, height: -5), overlaps: false)
  }

  @Test func `Rectangles with coordinates that are not numbers overlap nothing`() {
    check(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), overlaps: false)
    check(CGRect(x: 0, y: 0, width: 10, height: CGFloat.nan), overlaps: false)
  }

  @Test func `No source of the package calls CGRect.intersects`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var count = 0
    for folder in ["Sources", "Tests", "showcase", "examples", "bench"] {
      let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      for case let file as String in try #require(files) where file.hasSuffix(".swift") {
        // The screens of ScreenTests are code of apps, which may call it.
        guard !file.contains(".build/"), !file.contains("ScreenTests/Screens/") else { continue }
        count += 1
        let text = try String(
          contentsOf: root.appending(path: "\(folder)/\(file)"), encoding: .utf8)
        // Hash tables have a method of the same name.
        let callsIt = !text.contains("NSHashTable") && text.contains(".intersects" + "(")
        #expect(!callsIt, "\(folder)/\(file)")
      }
    }
    #expect(count > 100)
  }
}
