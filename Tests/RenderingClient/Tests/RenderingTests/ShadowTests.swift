// SPDX-License-Identifier: MIT
@testable import HeadlessRenderer
@testable import HeadlessGraphics
@testable import HeadlessUIKit
import Testing

/// Shadows, compared with the Gaussian.
@MainActor @Suite struct ShadowTests {
  let renderer = Renderer(scale: 2)
  let root = makeLayer(nil, CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func `A shadow without blur is the layer's shape, moved by the shadow offset`() {
    let card = makeLayer(.red, CGRect(x: 10, y: 10, width: 30, height: 20))
    card.shadowOpacity = 1
    card.shadowRadius = 0
    card.shadowOffset = CGSize(width: 7, height: -4)
    card.shadowColor = UIColor.blue.cgColor
    root.addSublayer(card)
    let image = renderer.image(of: root)
    #expect(image.count(of: .pureRed) == 60 * 40)
    #expect(
      image.boundingBox(of: .pureBlue).union(CGRect(x: 34, y: 12, width: 1, height: 1))
        == CGRect(x: 34, y: 12, width: 60, height: 40))
  }

  /// "CALayer", `shadowRadius`: the blur radius in points, which is the standard deviation of Core
  /// Animation's Gaussian.
  @Test(arguments: [1, 2.5, 4, 10, 18] as [CGFloat])
  func `Across a long edge, a shadow follows the integral of the Gaussian`(radius: CGFloat) {
    let caster = makeLayer(.black, CGRect(x: -200, y: -200, width: 250, height: 500))
    caster.shadowOpacity = 1
    caster.shadowRadius = radius
    caster.shadowOffset = CGSize(width: 1000, height: 0)  // the caster is outside of the picture
    caster.position.x -= 1000
    root.addSublayer(caster)
    let image = renderer.image(of: root)
    for x in 0..<200 {
      let distance = 50 - (Double(x) + 0.5) / 2
      let expected = normalShare(below: distance / Double(radius))
      let alpha = Double(image[x, 100].alpha) / 255
      #expect(abs(alpha - expected) < 0.014, "pixel \(x)")
    }
  }

  @Test(arguments: [0.7, 2, 3.3, 7])
  func `A blur keeps the sum and has the variance of its radius`(deviation: Double) throws {
    let mask = Surface(width: 121, height: 121, format: .mask)
    // A square, because a blurred single pixel would be rounded away in bytes.
    let side = 21
    _ = mask.withPixels { pixels, bytesPerRow in
      for y in 50..<50 + side {
        for x in 50..<50 + side { pixels[y * bytesPerRow + x] = 255 }
      }
    }
    let blur = GaussianBlur(deviation: CGFloat(deviation))
    blur.apply(to: mask)
    var (sum, variance) = (0.0, 0.0)
    _ = mask.withPixels { pixels, bytesPerRow in
      for y in 0..<121 {
        for x in 0..<121 {
          let value = Double(pixels[y * bytesPerRow + x]) / 255
          sum += value
          variance += value * Double((x - 60) * (x - 60))
        }
      }
    }
    #expect(abs(sum / Double(side * side) - 1) < 0.005)
    // Variances add up; the variance of the square is (21² - 1) / 12.
    #expect(
      abs(variance / sum - 440.0 / 12 - deviation * deviation) < 0.02 * deviation * deviation + 0.3)
    #expect(Double(blur.reach) >= 2.5 * deviation)
  }

  @Test func `A stretched shadow equals a shadow that is blurred at full size`() throws {
    let cache = ShadowCache()
    for size in [CGSize(width: 90, height: 70), CGSize(width: 61.3, height: 140.8)] {
      var shape = RoundedRectangle(
        rect: CGRect(origin: CGPoint(x: 3.7, y: 10), size: size), radius: 9)
      shape.isContinuous = true
      let fast = try #require(cache.shadow(of: shape, radius: 3.5, pixelsPerPoint: 2))
      let whole = try #require(
        ShadowMask(of: shape.rect, radius: 3.5, pixelsPerPoint: 2) {
          $0.setSource(RGBA(white: 0, alpha: 1))
          $0.fill(shape.path)
        })
      #expect(
        abs(fast.rect.minX - whole.rect.minX) < 1e-9 && abs(fast.rect.minY - whole.rect.minY) < 1e-9
      )
      #expect(fast.coverage.width == whole.coverage.width)
      #expect(fast.coverage.height == whole.coverage.height)
      var largest = 0
      _ = fast.coverage.withPixels { left, leftRow in
        whole.coverage.withPixels { right, rightRow in
          for y in 0..<whole.coverage.height {
            for x in 0..<whole.coverage.width {
              let difference = Int(left[y * leftRow + x]) - Int(right[y * rightRow + x])
              largest = max(largest, abs(difference))
            }
          }
        }
      }
      #expect(largest <= 1)
    }
    _ = cache.shadow(
      of: RoundedRectangle(rect: CGRect(x: 50, y: 5, width: 700, height: 300), radius: 9),
      radius: 3.5, pixelsPerPoint: 2)
    _ = cache.shadow(
      of: RoundedRectangle(rect: CGRect(x: 20, y: 80, width: 500, height: 200), radius: 9),
      radius: 3.5, pixelsPerPoint: 2)
    #expect(cache.blurCount == 3)  // the last two shadows share one blur
  }

  @Test func `A layer without a background casts the shadow of its content`() {
    let parent = makeLayer(nil, CGRect(x: 10, y: 10, width: 40, height: 40))
    parent.addSublayer(makeLayer(.red, CGRect(x: 5, y: 5, width: 10, height: 10)))
    parent.shadowOpacity = 0.5
    parent.shadowRadius = 0
    parent.shadowOffset = CGSize(width: 20, height: 0)
    root.addSublayer(parent)
    let image = renderer.image(of: root)
    let shadow = image.boundingBox { $0.alpha > 0 && $0.red == 0 }
    #expect(shadow == CGRect(x: 70, y: 30, width: 20, height: 20))
    #expect(image[75, 35].isNear(red: 0, green: 0, blue: 0, alpha: 128))
  }

  @Test func `A shadow path casts the shadow instead of the layer (CALayer, shadowPath)`() {
    let card = makeLayer(.red, CGRect(x: 10, y: 10, width: 10, height: 10))
    card.shadowPath = UIBezierPath(rect: CGRect(x: 20, y: 30, width: 15, height: 5)).cgPath
    card.shadowOpacity = 1
    card.shadowRadius = 0
    card.shadowOffset = .zero
    root.addSublayer(card)
    let shadow = renderer.image(of: root).boundingBox(of: .black)
    #expect(shadow == CGRect(x: 60, y: 80, width: 30, height: 10))
  }

  @Test func `A layer that clips its sublayers casts no shadow (CALayer, masksToBounds)`() {
    let card = makeLayer(.red, CGRect(x: 10, y: 10, width: 10, height: 10))
    card.shadowOpacity = 1
    card.masksToBounds = true
    root.addSublayer(card)
    #expect(renderer.image(of: root).coverage == 400)
    card.masksToBounds = false
    #expect(renderer.image(of: root).coverage > 500)
  }

  @Test func `A shadow fades and turns with its layer`() {
    let card = makeLayer(.white, CGRect(x: 40, y: 40, width: 20, height: 20))
    card.shadowOpacity = 1
    card.shadowRadius = 0
    card.shadowOffset = CGSize(width: 30, height: 0)
    card.opacity = 0.5
    card.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    root.addSublayer(card)
    let image = renderer.image(of: root)
    // The quarter turn moves the shadow from the right to below the card.
    #expect(image[100, 160].isNear(red: 0, green: 0, blue: 0, alpha: 128))
    #expect(image[160, 100].alpha == 0)
  }

  @Test func `A wide shadow is kept at the resolution of the canvas, at the same place`() throws {
    let shape = RoundedRectangle(rect: CGRect(x: 10, y: 20, width: 300, height: 200), radius: 9)
    let mask = try #require(ShadowCache().shadow(of: shape, radius: 20, pixelsPerPoint: 3))
    #expect(abs(CGFloat(mask.coverage.width) / mask.rect.width - 3) < 1e-9)
    #expect(abs(mask.rect.midX - 160) < 4 && abs(mask.rect.midY - 120) < 4)
  }

  @Test func `An opaque card that contains its sublayers casts the shadow of its shape`() {
    let card = makeLayer(.white, CGRect(x: 10.3, y: 10.7, width: 58.1, height: 38.3))
    card.cornerRadius = 10
    card.addSublayer(makeLayer(.red, CGRect(x: 3.1, y: 3.1, width: 51.9, height: 32.1)))
    #expect(ShownLayer(card).castsShadowOfShape(Extents()))
    card.addSublayer(makeLayer(.red, CGRect(x: 0, y: 0, width: 5, height: 5)))
    // The sublayer covers the round corner.
    #expect(!ShownLayer(card).castsShadowOfShape(Extents()))
    card.sublayers = nil
    card.backgroundColor = UIColor(white: 1, alpha: 0.9).cgColor
    #expect(!ShownLayer(card).castsShadowOfShape(Extents()))
  }

  @Test func `A shadow shows through a translucent background and is hidden by an opaque one`() {
    let card = makeLayer(UIColor(white: 1, alpha: 0.5), CGRect(x: 20, y: 20, width: 40, height: 40))
    card.shadowOpacity = 1
    card.shadowRadius = 0
    card.shadowOffset = CGSize(width: 0, height: 10)
    root.addSublayer(card)
    // The shadow of a half-opaque layer is half opaque, and the layer covers half of the shadow's
    // color.
    #expect(renderer.image(of: root)[80, 100].isNear(red: 170, green: 170, blue: 170, alpha: 191))
    card.backgroundColor = UIColor.white.cgColor
    let image = renderer.image(of: root)
    #expect(image[80, 100] == .white)
    #expect(image.boundingBox(of: .black) == CGRect(x: 40, y: 120, width: 80, height: 20))
    #expect(image.coverage == 80 * 100)
  }
}
