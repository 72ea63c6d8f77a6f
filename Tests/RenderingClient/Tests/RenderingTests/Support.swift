// SPDX-License-Identifier: MIT
import HeadlessRenderer
import HeadlessUIKit

/// Returns a layer with a background color and a frame.
@MainActor
func makeLayer(_ color: UIColor?, _ frame: CGRect) -> CALayer {
  let layer = CALayer()
  layer.frame = frame
  layer.backgroundColor = color?.cgColor
  return layer
}

extension RenderedImage.Pixel {
  static let clear = Self(red: 0, green: 0, blue: 0, alpha: 0)
  static let white = Self(red: 255, green: 255, blue: 255)
  static let black = Self(red: 0, green: 0, blue: 0)
  static let pureRed = Self(red: 255, green: 0, blue: 0)
  static let pureGreen = Self(red: 0, green: 255, blue: 0)
  static let pureBlue = Self(red: 0, green: 0, blue: 255)

  func isNear(
    red: Int, green: Int, blue: Int, alpha: Int = 255, by tolerance: Int = 2
  ) -> Bool {
    let pairs = [
      (self.red, red), (self.green, green), (self.blue, blue), (self.alpha, alpha),
    ]
    return pairs.allSatisfy { abs(Int($0.0) - $0.1) <= tolerance }
  }
}

extension RenderedImage {
  /// The sum of the alpha of all pixels, in which an opaque pixel counts as 1.
  var coverage: Double {
    var sum = 0
    for index in stride(from: 3, to: bytes.count, by: 4) {
      sum += Int(bytes[index])
    }
    return Double(sum) / 255
  }

  func count(of pixel: Pixel) -> Int {
    count { $0 == pixel }
  }

  func count(_ condition: (Pixel) -> Bool) -> Int {
    var count = 0
    for y in 0..<height {
      for x in 0..<width where condition(self[x, y]) {
        count += 1
      }
    }
    return count
  }

  /// Returns the smallest rectangle that contains all pixels of a color, or the null rectangle.
  func boundingBox(of pixel: Pixel) -> CGRect {
    boundingBox { $0 == pixel }
  }

  /// Returns the smallest rectangle that contains all pixels that satisfy a condition, or the null
  /// rectangle without such pixels.
  func boundingBox(_ condition: (Pixel) -> Bool) -> CGRect {
    var rect = CGRect.null
    for y in 0..<height {
      for x in 0..<width where condition(self[x, y]) {
        rect = rect.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return rect
  }
}

/// Returns the share of a normal distribution below a number of standard deviations.
func normalShare(below deviations: Double) -> Double {
  0.5 * erfc(-deviations / 2.0.squareRoot())
}
