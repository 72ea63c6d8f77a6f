// SPDX-License-Identifier: MIT
@testable import HeadlessRenderer
@testable import HeadlessUIKit
import Testing

/// A layer with a colour and a frame.
@MainActor
func makeLayer(_ color: UIColor?, _ frame: CGRect) -> CALayer {
  let layer = CALayer()
  layer.frame = frame
  layer.backgroundColor = color?.cgColor
  return layer
}

extension RenderedImage {
  /// The sum of a component over all pixels, as pixels.
  func sum(_ component: (Pixel) -> UInt8) -> Double {
    var sum = 0
    for y in 0..<height {
      for x in 0..<width {
        sum += Int(component(self[x, y]))
      }
    }
    return Double(sum) / 255
  }
}

@MainActor @Suite("Pixels, counted by hand")
struct PixelTests {
  let renderer = Renderer(scale: 2)

  @Test("A red square at 2x covers exactly its pixels")
  func redSquare() {
    let root = makeLayer(nil, CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSublayer(makeLayer(.red, CGRect(x: 2, y: 3, width: 4, height: 5)))
    let image = renderer.image(of: root)
    #expect(image.width == 20 && image.height == 20)
    for y in 0..<20 {
      for x in 0..<20 {
        let isInside = (4..<12).contains(x) && (6..<16).contains(y)
        let expected =
          isInside
          ? RenderedImage.Pixel(red: 255, green: 0, blue: 0)
          : RenderedImage.Pixel(red: 0, green: 0, blue: 0, alpha: 0)
        #expect(image[x, y] == expected, "pixel \(x), \(y)")
      }
    }
  }

  @Test("A square turned by 45 degrees has the area of the square")
  func turnedSquare() {
    let root = makeLayer(nil, CGRect(x: 0, y: 0, width: 40, height: 40))
    let square = makeLayer(.red, CGRect(x: 10, y: 10, width: 20, height: 20))
    square.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
    root.addSublayer(square)
    let image = renderer.image(of: root)
    #expect(abs(image.sum(\.alpha) - 40 * 40) < 3)
    // Its corners reach 10 sqrt(2) points from the middle, not further.
    #expect(image[40, 40 - 27].alpha == 255)
    #expect(image[40, 40 - 30].alpha == 0)
    #expect(image[40 - 20, 40 - 20].alpha == 0)
  }
}
