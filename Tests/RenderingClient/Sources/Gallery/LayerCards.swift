// SPDX-License-Identifier: MIT
import HeadlessUIKit

extension GalleryPage {
  func makeCornerCard() -> Card {
    let card = Card("Corners and borders", height: 200)
    let kinds: [(String, (CALayer) -> Void)] = [
      ("circular", { $0.cornerRadius = 22 }),
      (
        "continuous",
        {
          $0.cornerRadius = 22
          $0.cornerCurve = .continuous
        }
      ),
      (
        "two corners",
        {
          $0.cornerRadius = 22
          $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        }
      ),
      (
        "border",
        {
          $0.cornerRadius = 22
          $0.borderWidth = 4
          $0.borderColor = UIColor.systemIndigo.cgColor
          $0.backgroundColor = UIColor.systemIndigo.withAlphaComponent(0.15).cgColor
        }
      ),
      (
        "capsule",
        {
          $0.cornerRadius = 100
          $0.bounds.size.height = 44
        }
      ),
      (
        "clipped",
        {
          $0.cornerRadius = 22
          $0.masksToBounds = true
          let stripes = CAShapeLayer()
          let path = UIBezierPath()
          for offset in stride(from: CGFloat(-80), to: 90, by: 16) {
            path.move(to: CGPoint(x: offset, y: 80))
            path.addLine(to: CGPoint(x: offset + 90, y: -10))
          }
          stripes.path = path.cgPath
          stripes.strokeColor = UIColor.white.withAlphaComponent(0.5).cgColor
          stripes.lineWidth = 6
          $0.addSublayer(stripes)
        }
      ),
    ]
    for (index, kind) in kinds.enumerated() {
      let layer = CALayer()
      layer.backgroundColor = UIColor.systemIndigo.cgColor
      let (column, row) = (CGFloat(index % 3), CGFloat(index / 3))
      card.add(layer, CGRect(x: 18 + column * 108, y: row * 104, width: 68, height: 68))
      kind.1(layer)
      card.addCaption(kind.0, centerX: 52 + column * 108, y: row * 104 + 76)
    }
    return card
  }

  func makeShadowCard() -> Card {
    let card = Card("Shadows", height: 112)
    let radii: [CGFloat] = [1, 4, 10, 18]
    for (index, radius) in radii.enumerated() {
      let layer = CALayer()
      layer.backgroundColor = UIColor.tertiarySystemGroupedBackground.cgColor
      layer.cornerRadius = 14
      layer.cornerCurve = .continuous
      layer.shadowOpacity = 0.35
      layer.shadowRadius = radius
      layer.shadowOffset = CGSize(width: 0, height: radius / 2)
      card.add(layer, CGRect(x: 4 + 86 * CGFloat(index), y: 12, width: 54, height: 54))
      card.addCaption(
        "radius \(Int(radius))", centerX: 31 + 86 * CGFloat(index), y: 94)
    }
    return card
  }

  private func makeRing(_ share: CGFloat, color: UIColor) -> CALayer {
    let ring = CALayer()
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: 32, y: 32), radius: 26, startAngle: -.pi / 2, endAngle: .pi * 3 / 2,
      clockwise: true)
    for (end, alpha) in [(1, 0.2), (share, 1)] as [(CGFloat, CGFloat)] {
      let layer = CAShapeLayer()
      layer.path = circle.cgPath
      layer.fillColor = nil
      layer.strokeColor = color.withAlphaComponent(alpha).cgColor
      layer.lineWidth = 10
      layer.lineCap = .round
      layer.strokeEnd = end
      ring.addSublayer(layer)
    }
    return ring
  }

  func makeShapeCard() -> Card {
    let card = Card("Shapes", height: 172)
    card.add(makeRing(0.72, color: .systemGreen), CGRect(x: 8, y: 4, width: 64, height: 64))
    card.add(makeRing(0.35, color: .systemOrange), CGRect(x: 92, y: 4, width: 64, height: 64))

    let star = CAShapeLayer()
    let path = UIBezierPath()
    for point in 0..<5 {
      let angle = Double(point) * 4 * .pi / 5 - .pi / 2
      let place = CGPoint(x: 34 + 34 * CGFloat(cos(angle)), y: 36 + 34 * CGFloat(sin(angle)))
      if point == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.close()
    star.path = path.cgPath
    star.fillRule = .evenOdd
    star.fillColor = UIColor.systemYellow.cgColor
    star.strokeColor = UIColor.systemOrange.cgColor
    star.lineWidth = 2
    star.lineJoin = .round
    card.add(star, CGRect(x: 172, y: 0, width: 68, height: 68))

    let dashed = CAShapeLayer()
    dashed.path =
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 60, height: 60), cornerRadius: 16)
      .cgPath
    dashed.fillColor = nil
    dashed.strokeColor = UIColor.systemBlue.cgColor
    dashed.lineWidth = 3
    dashed.lineCap = .round
    dashed.lineDashPattern = [1, 7]
    card.add(dashed, CGRect(x: 256, y: 6, width: 60, height: 60))

    let wave = CAShapeLayer()
    let curve = UIBezierPath()
    curve.move(to: CGPoint(x: 0, y: 40))
    for step in 1...64 {
      let x = CGFloat(step) * 5
      let y = 40 - 34 * exp(-Double(step) / 22) * sin(Double(step) / 4)
      curve.addLine(to: CGPoint(x: x, y: CGFloat(y)))
    }
    wave.path = curve.cgPath
    wave.fillColor = nil
    wave.strokeColor = UIColor.systemPurple.cgColor
    wave.lineWidth = 3
    wave.lineCap = .round
    wave.lineJoin = .round
    card.add(wave, CGRect(x: 0, y: 92, width: 320, height: 80))
    return card
  }

  func makeTransformCard() -> Card {
    let card = Card("Transforms", height: 222)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 200
    let transforms: [(String, CATransform3D)] = [
      ("rotated", CATransform3DMakeRotation(.pi / 8, 0, 0, 1)),
      ("scaled", CATransform3DMakeScale(0.6, 1.2, 1)),
      (
        "skewed",
        CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 0, c: -0.4, d: 1, tx: 0, ty: 0))
      ),
      ("tilted", CATransform3DRotate(perspective, .pi / 4, 0, 1, 0)),
    ]
    for (index, transform) in transforms.enumerated() {
      let view = UIView()
      view.backgroundColor = .systemTeal
      view.layer.cornerRadius = 10
      card.add(view, CGRect(x: 8 + 84 * CGFloat(index), y: 10, width: 52, height: 52))
      let label = makeLabel("Aa", .systemFont(ofSize: 24, weight: .bold), color: .white)
      label.textAlignment = .center
      label.frame = view.bounds
      view.addSubview(label)
      view.layer.transform = transform.1
      card.addCaption(transform.0, centerX: 34 + 84 * CGFloat(index), y: 84)
    }
    let turns: [(CGFloat, CGFloat)] = [(0.5, 0.6), (-0.5, 0.9), (0.9, -0.3)]
    for (index, turn) in turns.enumerated() {
      card.add(
        makeCube(side: 44, turn.0, turn.1),
        CGRect(x: 20 + 104 * CGFloat(index), y: 116, width: 80, height: 80))
    }
    card.addCaption("six layers each, in a transform layer", centerX: 160, y: 208, width: 240)
    return card
  }

  /// Returns a cube of six layers, rotated around the x axis and then around the y axis.
  private func makeCube(side: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CALayer {
    let stage = CALayer()
    stage.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
    stage.sublayerTransform.m34 = -1 / 260
    let cube = CATransformLayer()
    cube.frame = CGRect(x: 40 - side / 2, y: 40 - side / 2, width: side, height: side)
    let faces: [(UIColor, CGFloat, CGFloat)] = [
      (.systemPink, 0, 0), (.systemOrange, 0, .pi / 2), (.systemYellow, 0, .pi),
      (.systemGreen, 0, -.pi / 2), (.systemBlue, .pi / 2, 0), (.systemPurple, -.pi / 2, 0),
    ]
    for face in faces {
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: side, height: side)
      layer.backgroundColor = face.0.cgColor
      layer.borderWidth = 1.5
      layer.borderColor = UIColor.white.withAlphaComponent(0.6).cgColor
      layer.isDoubleSided = false
      var place = CATransform3DMakeRotation(face.1, 1, 0, 0)
      place = CATransform3DRotate(place, face.2, 0, 1, 0)
      layer.transform = CATransform3DTranslate(place, 0, 0, side / 2)
      cube.addSublayer(layer)
    }
    cube.transform = CATransform3DRotate(CATransform3DMakeRotation(x, 1, 0, 0), y, 0, 1, 0)
    stage.addSublayer(cube)
    return stage
  }
}
