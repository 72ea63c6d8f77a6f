// SPDX-License-Identifier: MIT
import HeadlessHost
import HeadlessRenderer
import HeadlessUIKit
import Testing

/// Swift Testing reflects and describes the values in a failed expectation, so pictures must be
/// quick.
@MainActor @Suite struct ReflectionTests {
  private func picture(_ byte: UInt8) -> RenderedImage {
    RenderedImage(
      width: 1000, height: 1000, bytes: [UInt8](repeating: byte, count: 4_000_000))!
  }

  @Test func `Pictures and comparisons have no children and one line`() throws {
    let comparison = ImageComparison(expected: picture(255), actual: picture(0))
    let folder = SnapshotFolder(
      URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(
        "none-\(UInt64.random(in: 0 ... .max))"),
      isRecording: true)
    let result = try folder.check(
      RenderedImage(width: 1, height: 1, bytes: [0, 0, 0, 255])!, named: "a")
    for value in [picture(0), comparison, result, Renderer()] as [Any] {
      let mirror = Mirror(reflecting: value)
      #expect(mirror.children.isEmpty && mirror.superclassMirror == nil, "\(type(of: value))")
      for text in [String(describing: value), String(reflecting: value)] {
        #expect(!text.contains("\n") && text.count < 300)
      }
    }
    #expect("\(picture(0))" == "image of 1000 x 1000 pixels, scale 1.0")
  }

  /// The description that Swift Testing makes of the sub-expressions of
  /// `#expect(ImageComparison(…).isMatch)`.
  @Test func `A failed comparison is reported with its numbers`() {
    let (white, black) = (picture(255), picture(0))
    withKnownIssue {
      #expect(ImageComparison(expected: white, actual: black).isMatch)
    } matching: { issue in
      "\(issue)".contains("1000000 pixels (100 %) differ by up to 255")
    }
  }
}
