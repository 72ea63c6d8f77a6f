// SPDX-License-Identifier: MIT
#if Rendering
  public import HeadlessUIKit

  /// The result of comparing two images.
  ///
  /// ```swift
  /// let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  /// let renderer = Renderer(scale: 1)
  /// view.backgroundColor = .white
  /// let expected = renderer.image(of: view)
  /// view.backgroundColor = UIColor(white: 0.99, alpha: 1)
  /// let actual = renderer.image(of: view)
  ///
  /// let comparison = ImageComparison(expected: expected, actual: actual)
  /// print(comparison.isMatch, comparison.differingPixelCount)  // false 100
  /// ```
  ///
  /// Images of different sizes never match.
  public struct ImageComparison: Sendable {
    /// The difference up to which two images count as equal.
    public struct Tolerance: Hashable, Sendable {
      /// The largest permitted difference of a component, from 0 to 255.
      public var component: Int

      /// The share of all pixels, from 0 to 1, that may exceed the permitted difference.
      public var pixels: Double

      /// Creates a tolerance, which is exact by default.
      public init(component: Int = 0, pixels: Double = 0) {
        self.component = component
        self.pixels = pixels
      }

      /// A tolerance without any difference.
      public static let exact = Tolerance()

      /// A tolerance for differences in the rounding of edges between versions of Cairo and
      /// FreeType.
      public static let rounding = Tolerance(component: 3)
    }

    /// The image with which the actual one is compared.
    public let expected: RenderedImage

    /// The image that was compared.
    public let actual: RenderedImage

    /// The differences that do not count.
    public let tolerance: Tolerance

    /// The number of pixels that differ by more than the tolerance. If the sizes differ, this
    /// includes every pixel that only one of the images has.
    public let differingPixelCount: Int

    /// The largest difference of two components, premultiplied by alpha, from 0 to 255.
    public let largestDifference: Int

    /// The smallest rectangle of pixels that contains all differing pixels; null if there are none.
    public let differingRect: CGRect

    /// Compares two images.
    ///
    /// - Complexity: O(*n*) for *n* pixels, with a small constant for equal rows.
    public init(
      expected: RenderedImage, actual: RenderedImage, tolerance: Tolerance = .exact
    ) {
      self.expected = expected
      self.actual = actual
      self.tolerance = tolerance
      var count = DifferenceCount(limit: tolerance.component)
      let (width, height) = (min(expected.width, actual.width), min(expected.height, actual.height))
      count.compare(expected, actual, width: width, height: height)
      let whole = CGSize(
        width: max(expected.width, actual.width), height: max(expected.height, actual.height))
      if !Self.haveSameSize(expected, actual) {
        let all = max(expected.width * expected.height, actual.width * actual.height)
        count.pixels += all - width * height
        count.largest = 255
        count.rect = CGRect(origin: .zero, size: whole)
      }
      differingPixelCount = count.pixels
      largestDifference = count.largest
      differingRect = count.rect
    }

    /// Whether the images have the same size and differ by no more than the tolerance.
    public var isMatch: Bool {
      guard Self.haveSameSize(expected, actual) else { return false }
      return differingPixelCount == 0 || differingShare <= tolerance.pixels
    }

    /// The share of the pixels that differ, from 0 to 1.
    public var differingShare: Double {
      let all = max(expected.width * expected.height, actual.width * actual.height)
      return all > 0 ? min(Double(differingPixelCount) / Double(all), 1) : 0
    }

    private static func haveSameSize(_ one: RenderedImage, _ other: RenderedImage) -> Bool {
      one.width == other.width && one.height == other.height
    }
  }

  /// A counter of differing pixels. The loop uses raw memory, because it runs in unoptimized test
  /// builds.
  private struct DifferenceCount {
    let limit: Int
    var pixels = 0
    var largest = 0
    var rect = CGRect.null

    init(limit: Int) {
      self.limit = limit
    }

    mutating func compare(
      _ one: RenderedImage, _ other: RenderedImage, width: Int, height: Int
    ) {
      one.bytes.withUnsafeBufferPointer { left in
        other.bytes.withUnsafeBufferPointer { right in
          guard let left = left.baseAddress, let right = right.baseAddress else { return }
          for y in 0..<height {
            let (a, b) = (left + 4 * one.width * y, right + 4 * other.width * y)
            if memcmp(a, b, 4 * width) != 0 { compareRow(a, b, width, y) }
          }
        }
      }
    }

    private mutating func compareRow(
      _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ width: Int, _ y: Int
    ) {
      var (first, last, count, largest) = (width, -1, 0, largest)
      var x = 0
      while x < width {
        var difference = 0
        var byte = 4 &* x
        let end = byte &+ 4
        while byte < end {
          let (left, right) = (Int(a[byte]), Int(b[byte]))
          let distance = left > right ? left &- right : right &- left
          if distance > difference { difference = distance }
          byte = byte &+ 1
        }
        if difference > largest { largest = difference }
        if difference > limit {
          count = count &+ 1
          if x < first { first = x }
          last = x
        }
        x = x &+ 1
      }
      self.largest = largest
      pixels += count
      guard count > 0 else { return }
      rect = rect.union(CGRect(x: first, y: y, width: last + 1 - first, height: 1))
    }
  }

  extension ImageComparison: CustomStringConvertible {
    /// A sentence that describes the comparison.
    public var description: String {
      guard Self.haveSameSize(expected, actual) else {
        return "expected \(expected.width) x \(expected.height) pixels, "
          + "got \(actual.width) x \(actual.height)"
      }
      guard differingPixelCount > 0 else { return "no pixel differs" }
      let percent = String(format: "%.3g", differingShare * 100)
      let (x, y) = (Int(differingRect.minX), Int(differingRect.minY))
      let (width, height) = (Int(differingRect.width), Int(differingRect.height))
      return "\(differingPixelCount) pixels (\(percent) %) differ by up to \(largestDifference) of "
        + "255, all within \(width) x \(height) pixels at \(x), \(y)"
    }
  }
#endif
