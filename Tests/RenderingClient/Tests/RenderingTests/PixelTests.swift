// SPDX-License-Identifier: MIT
import HeadlessRenderer
import HeadlessUIKit
import Testing

/// Layers, with numbers of pixels counted by hand.
@MainActor @Suite struct PixelTests {
  let renderer = Renderer(scale: 2)
  /// A clear layer of 40 by 40 points.
  let root = makeLayer(nil, CGRect(x: 0, y: 0, width: 40, height: 40))

  @Test func `A red square at 2x covers exactly its pixels`() {
    root.addSublayer(makeLayer(.red, CGRect(x: 2, y: 3, width: 4, height: 5)))
    let image = renderer.image(of: root)
    #expect(image.width == 80 && image.height == 80)
    #expect(image.boundingBox(of: .pureRed) == CGRect(x: 4, y: 6, width: 8, height: 10))
    #expect(image.count(of: .pureRed) == 80)
    #expect(image.count(of: .clear) == 80 * 80 - 80)
  }

  @Test func `A pixel that is covered by half is half as opaque`() {
    root.addSublayer(makeLayer(.red, CGRect(x: 2, y: 3, width: 0.25, height: 4)))
    let image = renderer.image(of: root)
    #expect(abs(Int(image[4, 8].alpha) - 128) <= 1)
    #expect(image[4, 8].red == 255)
    #expect(image[5, 8].alpha == 0)
  }

  @Test func `A square turned by 45 degrees keeps its area`() {
    let square = makeLayer(.red, CGRect(x: 10, y: 10, width: 20, height: 20))
    square.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
    root.addSublayer(square)
    let image = renderer.image(of: root)
    #expect(abs(image.coverage - 40 * 40) < 3)
    // The corners are exactly 10 sqrt(2) points away from the middle.
    #expect(image[40, 40 - 27].alpha == 255)
    #expect(image[40, 40 - 30].alpha == 0)
    #expect(image[40 - 20, 40 - 20].alpha == 0)
  }

  @Test func `Transforms apply around the anchor point, which is at the position (anchorPoint)`() {
    let square = CALayer()
    square.backgroundColor = UIColor.red.cgColor
    square.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    square.anchorPoint = CGPoint(x: 0, y: 1)
    square.position = CGPoint(x: 5, y: 30)
    square.setAffineTransform(CGAffineTransform(scaleX: 2, y: 0.5))
    root.addSublayer(square)
    // The square extends from the corner at (5, 30) by 20 points to the right and 5 points upwards.
    #expect(
      renderer.image(of: root).boundingBox(of: .pureRed)
        == CGRect(x: 10, y: 50, width: 40, height: 10))
  }

  @Test func `The origin of the bounds moves sublayers as scrolling does (CALayer, bounds)`() {
    let scrolled = makeLayer(.blue, CGRect(x: 10, y: 10, width: 20, height: 20))
    scrolled.masksToBounds = true
    scrolled.bounds.origin = CGPoint(x: 0, y: 15)
    scrolled.addSublayer(makeLayer(.red, CGRect(x: 5, y: 10, width: 10, height: 10)))
    root.addSublayer(scrolled)
    let image = renderer.image(of: root)
    #expect(image.boundingBox(of: .pureRed) == CGRect(x: 30, y: 20, width: 20, height: 10))
    #expect(image.count(of: .pureBlue) == 40 * 40 - 20 * 10)
  }

  @Test func `Only a layer that masks to its bounds clips its sublayers (masksToBounds)`() {
    let parent = makeLayer(nil, CGRect(x: 10, y: 10, width: 10, height: 10))
    parent.addSublayer(makeLayer(.red, CGRect(x: -5, y: -5, width: 30, height: 10)))
    root.addSublayer(parent)
    #expect(
      renderer.image(of: root).boundingBox(of: .pureRed)
        == CGRect(x: 10, y: 10, width: 60, height: 20))
    parent.masksToBounds = true
    #expect(
      renderer.image(of: root).boundingBox(of: .pureRed)
        == CGRect(x: 20, y: 20, width: 20, height: 10))
  }

  @Test func `A layer with a higher z position is in front (CALayer, zPosition)`() {
    let (back, front) = (
      makeLayer(.red, root.bounds), makeLayer(.blue, CGRect(x: 0, y: 0, width: 10, height: 10))
    )
    root.sublayers = [front, back]
    #expect(renderer.image(of: root).count(of: .pureBlue) == 0)
    front.zPosition = 1
    #expect(renderer.image(of: root).count(of: .pureBlue) == 400)
  }

  @Test func `A hidden or clear layer and its sublayers are not shown (isHidden, opacity)`() {
    let parent = makeLayer(.red, root.bounds)
    parent.addSublayer(makeLayer(.blue, CGRect(x: 0, y: 0, width: 10, height: 10)))
    root.addSublayer(parent)
    parent.isHidden = true
    #expect(renderer.image(of: root).coverage == 0)
    parent.isHidden = false
    parent.opacity = 0
    #expect(renderer.image(of: root).coverage == 0)
  }

  @Test func `Overlapping sublayers fade as one picture or one by one (allowsGroupOpacity)`() {
    let parent = makeLayer(nil, root.bounds)
    parent.addSublayer(makeLayer(.red, CGRect(x: 0, y: 0, width: 20, height: 20)))
    parent.addSublayer(makeLayer(.blue, CGRect(x: 10, y: 10, width: 20, height: 20)))
    parent.opacity = 0.5
    root.addSublayer(parent)
    root.backgroundColor = UIColor.white.cgColor

    let group = renderer.image(of: root)
    #expect(group[10, 10].isNear(red: 255, green: 128, blue: 128))
    #expect(group[30, 30].isNear(red: 128, green: 128, blue: 255))  // without the red square below
    #expect(group[50, 50].isNear(red: 128, green: 128, blue: 255))

    parent.allowsGroupOpacity = false
    let single = renderer.image(of: root)
    #expect(single[10, 10].isNear(red: 255, green: 128, blue: 128))
    #expect(single[30, 30].isNear(red: 128, green: 64, blue: 191))  // 1/2 blue, 1/4 red, 1/4 white
  }

  @Test func `A border is drawn within the bounds, above contents and sublayers (borderWidth)`() {
    let square = makeLayer(.red, CGRect(x: 5, y: 5, width: 20, height: 10))
    square.borderWidth = 2
    square.borderColor = UIColor.blue.cgColor
    square.addSublayer(makeLayer(.green, CGRect(x: 0, y: 0, width: 20, height: 5)))
    root.addSublayer(square)
    let image = renderer.image(of: root)
    #expect(image.boundingBox(of: .pureBlue) == CGRect(x: 10, y: 10, width: 40, height: 20))
    #expect(image.count(of: .pureBlue) == 40 * 20 - 32 * 12)
    #expect(image.count(of: .pureGreen) == 32 * 6)
    #expect(image.count(of: .pureRed) == 32 * 6)
  }

  @Test func `A layer is shown where its mask is opaque (CALayer, mask)`() {
    let square = makeLayer(.red, CGRect(x: 10, y: 10, width: 20, height: 20))
    let mask = makeLayer(.black, CGRect(x: 5, y: -5, width: 5, height: 10))
    mask.opacity = 0.5
    square.mask = mask
    root.addSublayer(square)
    let image = renderer.image(of: root)
    #expect(image.boundingBox { $0.alpha > 0 } == CGRect(x: 30, y: 20, width: 10, height: 10))
    #expect(image[32, 22].isNear(red: 255, green: 0, blue: 0, alpha: 128))
  }

  @Test func `A sublayer transform applies around the anchor point (sublayerTransform)`() {
    let parent = makeLayer(nil, root.bounds)
    parent.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
    parent.addSublayer(makeLayer(.red, parent.bounds))
    root.addSublayer(parent)
    #expect(
      renderer.image(of: root).boundingBox(of: .pureRed)
        == CGRect(x: 20, y: 20, width: 40, height: 40))
  }

  @Test func `Only a double-sided layer shows its back (CALayer, isDoubleSided)`() {
    let card = makeLayer(.red, CGRect(x: 10, y: 10, width: 20, height: 20))
    card.transform = CATransform3DMakeRotation(.pi * 0.75, 0, 1, 0)
    root.addSublayer(card)
    // The projection of the turned card is 20 cos 45° points wide.
    #expect(abs(renderer.image(of: root).coverage - 40 * 40 * 0.7071) < 2)
    card.isDoubleSided = false
    #expect(renderer.image(of: root).coverage == 0)
  }

  @Test func `In perspective, a layer at twice the eye's distance has half of its size`() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 100
    let square = makeLayer(.red, CGRect(x: 10, y: 10, width: 20, height: 20))
    square.transform = CATransform3DTranslate(perspective, 0, 0, -100)
    root.addSublayer(square)
    #expect(
      renderer.image(of: root).boundingBox(of: .pureRed)
        == CGRect(x: 30, y: 30, width: 20, height: 20))
  }

  @Test func `In perspective, the near edge of a tilted square is the longer one`() throws {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 60
    let square = makeLayer(.red, CGRect(x: 10, y: 10, width: 20, height: 20))
    square.transform = CATransform3DRotate(perspective, .pi / 4, 0, 1, 0)
    root.addSublayer(square)
    let image = renderer.image(of: root)
    // An edge 10 points from the axis is 10 cos 45° points to the side and 10 sin 45° points nearer
    // or farther. The perspective scales its length and its distance from the axis by 60 / (60 ∓
    // 7.07).
    let depth = 10 * 0.5.squareRoot()
    let (near, far) = (60 / (60 - depth), 60 / (60 + depth))
    let box = image.boundingBox { $0.alpha > 127 }
    // The angle is measured from z towards x, so the right edge turns away.
    #expect(abs(box.minX - CGFloat(40 - 2 * depth * near)) <= 1)
    #expect(abs(box.maxX - CGFloat(40 + 2 * depth * far)) <= 1)
    func height(at x: Int) -> Double {
      (0..<80).reduce(0) { $0 + Double(image[x, $1].alpha) / 255 }
    }
    #expect(abs(height(at: Int(box.minX) + 1) - 40 * near) < 1.2)
    #expect(abs(height(at: Int(box.maxX) - 2) - 40 * far) < 1.2)
    // The middle keeps its height.
    #expect(abs(height(at: 40) - 40) < 0.6)
  }

  @Test func `A transform layer keeps depth, and the nearest sublayer is in front`() {
    let space = CATransformLayer()
    space.frame = root.bounds
    let (near, far) = (
      makeLayer(.red, CGRect(x: 10, y: 10, width: 20, height: 20)),
      makeLayer(.blue, CGRect(x: 10, y: 10, width: 20, height: 20))
    )
    near.transform = CATransform3DMakeTranslation(0, 0, 10)
    far.transform = CATransform3DMakeTranslation(0, 0, -10)
    space.sublayers = [near, far]
    root.addSublayer(space)
    #expect(renderer.image(of: root).count(of: .pureRed) == 1600)
    // After a turn by 180 degrees, the other layer is in front.
    space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(renderer.image(of: root).count(of: .pureBlue) == 1600)
    #expect(renderer.image(of: root).count(of: .pureRed) == 0)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func `Values that are not finite draw nothing and do not affect later drawing`(number: CGFloat) {
    let layers = (0..<6).map { _ in makeLayer(.red, CGRect(x: 1, y: 1, width: 5, height: 5)) }
    layers[0].cornerRadius = number
    layers[1].borderWidth = number
    layers[2].shadowOpacity = 1
    layers[2].shadowRadius = number
    layers[3].shadowOpacity = 1
    layers[3].shadowOffset = CGSize(width: number, height: 0)
    layers[4].setAffineTransform(CGAffineTransform(scaleX: number, y: 1))
    layers[5].opacity = Float(number)
    root.sublayers = layers + [makeLayer(.blue, CGRect(x: 20, y: 20, width: 10, height: 10))]
    #expect(renderer.image(of: root).count(of: .pureBlue) == 400)
  }

  @Test func `A layer without a size gives an empty picture, and an invalid scale counts as 1`() {
    let image = renderer.image(of: CALayer())
    #expect(image.width == 0 && image.height == 0 && image.bytes.isEmpty)
    #expect(throws: RenderedImageError.empty) { try image.pngData() }
    #expect(Renderer(scale: .nan).scale == 1)
    #expect(Renderer(scale: -3).scale == 1)
  }

  @Test func `A picture has whole pixels, so 10.25 points are 21 pixels at 2x`() {
    root.bounds.size = CGSize(width: 10.25, height: 10)
    #expect(renderer.image(of: root).width == 21)
    root.bounds.size.width = 10.1 + 0.2 + 0.2  // 10.5 up to rounding
    #expect(renderer.image(of: root).width == 21)
  }
}
