// SPDX-License-Identifier: MIT
import HeadlessRenderer
import HeadlessUIKit
import Testing

/// Round corners, with areas computed by hand.
@MainActor @Suite struct CornerTests {
  let renderer = Renderer(scale: 2)
  let root = makeLayer(nil, CGRect(x: 0, y: 0, width: 60, height: 60))
  let card = makeLayer(.red, CGRect(x: 10, y: 10, width: 40, height: 30))

  init() {
    root.addSublayer(card)
  }

  /// Returns the area of a rectangle with round corners, in pixels at 2x.
  private func area(_ width: Double, _ height: Double, radius: Double, corners: Double = 4)
    -> Double
  {
    4 * (width * height - corners * (1 - .pi / 4) * radius * radius)
  }

  @Test(arguments: [1, 5, 12, 15])
  func `A corner radius of r reduces the area by (4 - π) r² (cornerRadius)`(radius: Double) {
    card.cornerRadius = CGFloat(radius)
    #expect(abs(renderer.image(of: root).coverage - area(40, 30, radius: radius)) < 3)
  }

  @Test func `A radius above half of the shorter side counts as half of that side`() {
    card.cornerRadius = 100
    #expect(abs(renderer.image(of: root).coverage - area(40, 30, radius: 15)) < 3)
  }

  @Test func `Only the masked corners are rounded (CALayer, maskedCorners)`() {
    card.cornerRadius = 12
    card.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    let image = renderer.image(of: root)
    #expect(abs(image.coverage - area(40, 30, radius: 12, corners: 2)) < 3)
    #expect(image[20, 20].alpha == 0)
    #expect(image[99, 20].alpha == 255)
    #expect(image[20, 79].alpha == 255)
    #expect(image[99, 79].alpha == 0)
  }

  @Test func `Continuous corners begin earlier and keep the middle of the arc (cornerCurve)`() {
    card.cornerRadius = 9
    let circular = renderer.image(of: root)
    card.cornerCurve = .continuous
    let continuous = renderer.image(of: root)
    // On the upper edge, 10 points from the corner, the arc has ended and the continuous curve has
    // not.
    #expect(circular[20 + 20, 20].alpha == 255)
    #expect(continuous[20 + 20, 20].alpha < 255)
    #expect(continuous[20 + 29, 20].alpha == 255)  // 1.6 radii away
    // On the diagonal, both curves are r (sqrt(2) - 1) away from the corner.
    for offset in 0..<8 {
      let difference =
        Int(circular[20 + offset, 20 + offset].alpha)
        - Int(continuous[20 + offset, 20 + offset].alpha)
      #expect(abs(difference) <= 4, "at \(offset)")
    }
    #expect(abs(circular.coverage - continuous.coverage) < 20)
  }

  @Test func `A masking layer clips its sublayers along round corners (masksToBounds)`() {
    card.cornerRadius = 15
    card.masksToBounds = true
    card.backgroundColor = nil
    card.addSublayer(makeLayer(.red, CGRect(x: -20, y: -20, width: 100, height: 100)))
    #expect(abs(renderer.image(of: root).coverage - area(40, 30, radius: 15)) < 3)
  }

  @Test func `The inner corners of a border have the layer's radius minus the border's width`() {
    card.cornerRadius = 10
    card.borderWidth = 4
    card.borderColor = UIColor.red.cgColor
    card.backgroundColor = nil
    let expected = area(40, 30, radius: 10) - area(32, 22, radius: 6)
    #expect(abs(renderer.image(of: root).coverage - expected) < 4)
    // The border is wider than the radius, so the inner corners are sharp.
    card.borderWidth = 12
    #expect(
      abs(renderer.image(of: root).coverage - area(40, 30, radius: 10) + area(16, 6, radius: 0)) < 4
    )
  }

  @Test func `A border as thick as the layer fills the layer`() {
    card.borderWidth = 100
    card.borderColor = UIColor.blue.cgColor
    #expect(renderer.image(of: root).count(of: .pureBlue) == 80 * 60)
  }
}
