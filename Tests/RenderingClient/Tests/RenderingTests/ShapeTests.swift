// SPDX-License-Identifier: MIT
import HeadlessRenderer
import HeadlessUIKit
import Testing

/// Shapes and gradients, with areas and colors computed by hand.
@MainActor @Suite struct ShapeTests {
  let renderer = Renderer(scale: 2)
  let root = makeLayer(nil, CGRect(x: 0, y: 0, width: 100, height: 50))

  private func makeShape(_ path: UIBezierPath, fill: UIColor?, stroke: UIColor? = nil)
    -> CAShapeLayer
  {
    let shape = CAShapeLayer()
    shape.frame = root.bounds
    shape.path = path.cgPath
    shape.fillColor = fill?.cgColor
    shape.strokeColor = stroke?.cgColor
    root.addSublayer(shape)
    return shape
  }

  private var line: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 20, y: 25))
    path.addLine(to: CGPoint(x: 60, y: 25))
    return path
  }

  private final class CountedShape: CAShapeLayer {
    var reads = 0

    override var path: CGPath? {
      get {
        reads += 1
        return super.path
      }
      set { super.path = newValue }
    }
  }

  // The time for a picture of nested layers is linear in their number.
  @Test func `A layer is measured as often in a hundred layers as in ten`() {
    func reads(depth: Int) -> Int {
      let shape = CountedShape()
      shape.path = line.cgPath
      let outermost = (0..<depth).reduce(shape as CALayer) { inner, _ in
        let outer = makeLayer(.red, root.bounds)
        outer.addSublayer(inner)
        return outer
      }
      shape.reads = 0
      _ = renderer.image(of: outermost)
      return shape.reads
    }
    #expect(reads(depth: 100) == reads(depth: 10))
  }

  @Test func `A square in a square is a hole with the even-odd rule only (fillRule)`() {
    let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 20, y: 20, width: 10, height: 10)))
    let shape = makeShape(path, fill: .red)
    #expect(renderer.image(of: root).count(of: .pureRed) == 60 * 60)
    shape.fillRule = .evenOdd
    #expect(renderer.image(of: root).count(of: .pureRed) == 60 * 60 - 20 * 20)
  }

  @Test func `A circle has the area π r²`() {
    _ = makeShape(UIBezierPath(ovalIn: CGRect(x: 10, y: 5, width: 40, height: 40)), fill: .red)
    #expect(abs(renderer.image(of: root).coverage - 4 * .pi * 400) < 6)
  }

  @Test func `The ends of a line are butt, square or round (CAShapeLayer, lineCap)`() {
    let shape = makeShape(line, fill: nil, stroke: .red)
    shape.lineWidth = 6
    #expect(abs(renderer.image(of: root).coverage - 4 * 40 * 6) < 1)
    shape.lineCap = .square
    #expect(abs(renderer.image(of: root).coverage - 4 * 46 * 6) < 1)
    shape.lineCap = .round
    #expect(abs(renderer.image(of: root).coverage - 4 * (40 * 6 + .pi * 9)) < 3)
  }

  @Test func `The corners of a stroked square are full, round or beveled (lineJoin)`() {
    let shape = makeShape(
      UIBezierPath(rect: CGRect(x: 20, y: 10, width: 30, height: 30)), fill: nil, stroke: .red)
    shape.lineWidth = 8
    let ring = 4.0 * (38 * 38 - 22 * 22)
    #expect(abs(renderer.image(of: root).coverage - ring) < 1)
    shape.lineJoin = .round  // each corner loses (1 - pi / 4) 4²
    #expect(abs(renderer.image(of: root).coverage - ring + 4 * 4 * (1 - .pi / 4) * 16) < 4)
    shape.lineJoin = .bevel  // each corner loses half of a 4 by 4 square
    #expect(abs(renderer.image(of: root).coverage - ring + 4 * 4 * 8) < 4)
  }

  @Test func `Dashes alternate with gaps, starting at the phase (CAShapeLayer, lineDashPattern)`() {
    let shape = makeShape(line, fill: nil, stroke: .red)
    shape.lineWidth = 2
    shape.lineDashPattern = [5, 3]
    // The line of 40 points has exactly 5 dashes with their gaps.
    #expect(abs(renderer.image(of: root).coverage - 4 * 25 * 2) < 1)
    shape.lineDashPhase = 5
    let image = renderer.image(of: root)
    #expect(image[41, 50].alpha == 0)
    #expect(image[47, 50].alpha == 255)
    shape.lineDashPattern = [0, 0]
    #expect(abs(renderer.image(of: root).coverage - 4 * 40 * 2) < 1)
  }

  @Test func `Stroke start and end are shares of the length of all subpaths (strokeStart)`() {
    let path = line
    path.move(to: CGPoint(x: 60, y: 40))
    path.addLine(to: CGPoint(x: 20, y: 40))
    let shape = makeShape(path, fill: nil, stroke: .red)
    shape.lineWidth = 2
    shape.strokeStart = 0.25  // 20 of 80: the middle of the first line
    shape.strokeEnd = 0.75
    let image = renderer.image(of: root)
    #expect(image.boundingBox(of: .pureRed) == CGRect(x: 80, y: 48, width: 40, height: 34))
    #expect(image.count(of: .pureRed) == 2 * 40 * 4)
    shape.strokeStart = 0.8
    #expect(renderer.image(of: root).coverage == 0)
  }

  @Test func `A stroke end of one half draws half of a circle (CAShapeLayer, strokeEnd)`() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 25), radius: 20, startAngle: -.pi / 2, endAngle: .pi * 3 / 2,
      clockwise: true)
    let shape = makeShape(path, fill: nil, stroke: .red)
    shape.lineWidth = 4
    shape.strokeEnd = 0.5
    let image = renderer.image(of: root)
    #expect(abs(image.coverage - 4 * .pi * 20 * 4) < 6)
    #expect(image.boundingBox { $0.alpha > 0 }.minX >= 99)  // the right half
  }

  private func makeGradient(_ colors: [UIColor]) -> CAGradientLayer {
    let gradient = CAGradientLayer()
    gradient.frame = root.bounds
    gradient.colors = colors.map(\.cgColor)
    root.addSublayer(gradient)
    return gradient
  }

  @Test func `A gradient is linear, and runs from top to bottom by default (CAGradientLayer)`() {
    let gradient = makeGradient([.black, .white])
    let down = renderer.image(of: root)
    for y in 0..<100 {
      let value = Int(((Double(y) + 0.5) / 100 * 255).rounded())
      #expect(down[70, y].isNear(red: value, green: value, blue: value), "row \(y)")
    }
    gradient.startPoint = CGPoint(x: 0.25, y: 0)
    gradient.endPoint = CGPoint(x: 0.75, y: 0)
    let across = renderer.image(of: root)
    #expect(across[20, 50] == .black)
    #expect(across[100, 50].isNear(red: 128, green: 128, blue: 128))
    #expect(across[180, 50] == .white)
  }

  @Test func `Each color of a gradient is at its location (CAGradientLayer, locations)`() {
    let gradient = makeGradient([.red, .red, .blue, .blue])
    gradient.locations = [0, 0.25, 0.25, 1]
    let image = renderer.image(of: root)
    #expect(image.boundingBox(of: .pureRed) == CGRect(x: 0, y: 0, width: 200, height: 25))
    #expect(image.count(of: .pureBlue) == 200 * 75)
  }

  @Test func `The end point of a radial gradient is a corner of the ellipse's box`() {
    let gradient = makeGradient([.black, .white])
    gradient.type = .radial
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    let image = renderer.image(of: root)
    #expect(image[100, 50].red < 8)
    #expect(image[150, 50].isNear(red: 128, green: 128, blue: 128, by: 3))
    #expect(image[100, 75].isNear(red: 128, green: 128, blue: 128, by: 3))
    #expect(image[1, 1] == .white)  // beyond the ellipse
  }

  @Test func `A conic gradient turns clockwise from the direction of its end point`() {
    root.bounds.size = CGSize(width: 50, height: 50)
    let gradient = makeGradient([.black, .white])
    gradient.type = .conic
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    let image = renderer.image(of: root)
    // Angles of pixel centers, measured from the x axis towards the y axis.
    for (x, y) in [(90, 60), (50, 95), (8, 30), (40, 7), (70, 20)] {
      var turn = atan2(Double(y) + 0.5 - 50, Double(x) + 0.5 - 50) / (2 * .pi)
      if turn < 0 { turn += 1 }
      let value = Int((turn * 255).rounded())
      #expect(image[x, y].isNear(red: value, green: value, blue: value, by: 3), "\(x), \(y)")
    }
    #expect(image[99, 48].red > 245 && image[99, 52].red < 10)
  }

  @Test func `A gradient is clipped to round corners and fades with its layer`() {
    let gradient = makeGradient([.red, .red])
    gradient.cornerRadius = 20
    gradient.opacity = 0.5
    let image = renderer.image(of: root)
    #expect(abs(image.coverage - 4 * (100 * 50 - (4 - .pi) * 400) / 2) < 40)
    #expect(image[100, 50].isNear(red: 255, green: 0, blue: 0, alpha: 128))
  }

  @Test func `Gradients with one color, no colors or no length are drawn without failing`() {
    let gradient = makeGradient([.red])
    #expect(renderer.image(of: root).count(of: .pureRed) == 200 * 100)
    gradient.colors = []
    #expect(renderer.image(of: root).coverage == 0)
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.locations = [0.7, 0.2]
    gradient.endPoint = gradient.startPoint
    _ = renderer.image(of: root)
    gradient.type = .radial
    _ = renderer.image(of: root)
    gradient.type = .conic
    gradient.startPoint.x = .nan
    #expect(renderer.image(of: root).coverage == 0)
  }
}
