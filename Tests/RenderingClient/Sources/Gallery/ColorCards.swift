// SPDX-License-Identifier: MIT
import HeadlessRenderer
import HeadlessUIKit

extension GalleryPage {
  private func makeGradient(_ colors: [UIColor], _ change: (CAGradientLayer) -> Void = { _ in })
    -> CAGradientLayer
  {
    let gradient = CAGradientLayer()
    gradient.colors = colors.map(\.cgColor)
    gradient.cornerRadius = 16
    gradient.cornerCurve = .continuous
    change(gradient)
    return gradient
  }

  func makeGradientCard() -> Card {
    let card = Card("Gradients", height: 226)
    let wide = makeGradient([.systemPink, .systemOrange, .systemYellow]) {
      $0.startPoint = CGPoint(x: 0, y: 0)
      $0.endPoint = CGPoint(x: 1, y: 1)
    }
    card.add(wide, CGRect(x: 0, y: 0, width: 320, height: 92))
    let radial = makeGradient([.white, .systemTeal, .systemBlue]) {
      $0.type = .radial
      $0.startPoint = CGPoint(x: 0.35, y: 0.35)
      $0.endPoint = CGPoint(x: 1, y: 1)
      $0.cornerRadius = 48
    }
    card.add(radial, CGRect(x: 0, y: 108, width: 96, height: 96))
    let hues = (0...6).map {
      UIColor(hue: CGFloat($0) / 6, saturation: 0.85, brightness: 1, alpha: 1)
    }
    let conic = makeGradient(hues) {
      $0.type = .conic
      $0.startPoint = CGPoint(x: 0.5, y: 0.5)
      $0.endPoint = CGPoint(x: 0.5, y: 0)
      $0.cornerRadius = 48
    }
    card.add(conic, CGRect(x: 112, y: 108, width: 96, height: 96))
    let steps = makeGradient([.systemIndigo, .systemIndigo, .systemMint, .systemMint]) {
      $0.locations = [0, 0.5, 0.5, 1]
      $0.startPoint = CGPoint(x: 0, y: 0)
      $0.endPoint = CGPoint(x: 1, y: 1)
    }
    card.add(steps, CGRect(x: 224, y: 108, width: 96, height: 96))
    card.addCaption("radial", centerX: 48, y: 212)
    card.addCaption("conic", centerX: 160, y: 212)
    card.addCaption("two at one place", centerX: 272, y: 212)
    return card
  }

  /// Returns a bitmap of a landscape made of layers.
  private func makeLandscape() -> UIImage {
    let sky = makeGradient([
      UIColor(red: 0.99, green: 0.62, blue: 0.45, alpha: 1),
      UIColor(red: 0.98, green: 0.85, blue: 0.62, alpha: 1),
    ]) { $0.cornerRadius = 0 }
    sky.frame = CGRect(x: 0, y: 0, width: 240, height: 160)
    let sun = CALayer()
    sun.frame = CGRect(x: 150, y: 48, width: 40, height: 40)
    sun.cornerRadius = 20
    sun.backgroundColor = UIColor(red: 1, green: 0.96, blue: 0.84, alpha: 1).cgColor
    sun.shadowColor = UIColor.white.cgColor
    sun.shadowOpacity = 0.9
    sun.shadowRadius = 14
    sun.shadowOffset = .zero
    sky.addSublayer(sun)
    let ridges: [(CGFloat, CGFloat, UIColor)] = [
      (96, 26, UIColor(red: 0.72, green: 0.45, blue: 0.55, alpha: 1)),
      (112, 20, UIColor(red: 0.45, green: 0.32, blue: 0.50, alpha: 1)),
      (132, 12, UIColor(red: 0.23, green: 0.20, blue: 0.38, alpha: 1)),
    ]
    for (index, ridge) in ridges.enumerated() {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 160))
      for x in stride(from: CGFloat(0), through: 240, by: 4) {
        let phase = Double(x) / (34 - Double(index) * 7) + Double(index) * 1.7
        let height = sin(phase) * 0.6 + sin(phase * 2.3 + 1) * 0.4
        path.addLine(to: CGPoint(x: x, y: ridge.0 - ridge.1 * CGFloat(height)))
      }
      path.addLine(to: CGPoint(x: 240, y: 160))
      path.close()
      let layer = CAShapeLayer()
      layer.path = path.cgPath
      layer.fillColor = ridge.2.cgColor
      sky.addSublayer(layer)
    }
    return Renderer(scale: 2).image(of: sky).uiImage
  }

  func makeImageCard() -> Card {
    let card = Card("Images", height: 244)
    let image = makeLandscape()
    let photo = UIImageView(image: image)
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.layer.cornerRadius = 16
    photo.layer.cornerCurve = .continuous
    card.add(photo, CGRect(x: 0, y: 0, width: 320, height: 124))
    let modes: [(String, UIView.ContentMode)] = [
      ("aspect fit", .scaleAspectFit), ("aspect fill", .scaleAspectFill), ("fill", .scaleToFill),
      ("center", .center),
    ]
    for (index, mode) in modes.enumerated() {
      let view = UIImageView(image: image)
      view.contentMode = mode.1
      view.clipsToBounds = true
      view.backgroundColor = .systemGray5
      view.layer.cornerRadius = 8
      card.add(view, CGRect(x: CGFloat(index) * 84, y: 140, width: 68, height: 78))
      card.addCaption(mode.0, centerX: 34 + CGFloat(index) * 84, y: 230)
    }
    return card
  }

  func makeOpacityCard() -> Card {
    let card = Card("Opacity and masks", height: 132)
    for (index, isGroup) in [true, false].enumerated() {
      let parent = UIView()
      parent.alpha = 0.5
      parent.layer.allowsGroupOpacity = isGroup
      card.add(parent, CGRect(x: CGFloat(index) * 104, y: 0, width: 92, height: 92))
      let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]
      for (circle, color) in colors.enumerated() {
        let view = UIView(
          frame: CGRect(x: [18, 0, 36][circle], y: [0, 30, 30][circle], width: 56, height: 56))
        view.backgroundColor = color
        view.layer.cornerRadius = 28
        parent.addSubview(view)
      }
      card.addCaption(
        isGroup ? "as a group" : "one by one", centerX: 46 + CGFloat(index) * 104, y: 110)
    }
    let masked = UIImageView(image: makeLandscape())
    masked.contentMode = .scaleAspectFill
    card.add(masked, CGRect(x: 212, y: 0, width: 108, height: 92))
    let mask = makeLabel("Hi!", .systemFont(ofSize: 68, weight: .black), color: .black)
    mask.textAlignment = .center
    mask.frame = masked.bounds
    masked.mask = mask
    card.addCaption("masked by a label", centerX: 266, y: 110)
    return card
  }

  func makeControlCard() -> Card {
    let card = Card("Controls", height: 148)
    for (index, isOn) in [true, false].enumerated() {
      let control = UISwitch()
      control.isOn = isOn
      card.add(control, CGRect(x: CGFloat(index) * 72, y: 0, width: 51, height: 31))
    }
    let slider = UISlider()
    slider.value = 0.4
    card.add(slider, CGRect(x: 150, y: 0, width: 170, height: 31))
    let configurations: [(String, UIButton.Configuration)] = [
      ("Filled", .filled()), ("Tinted", .tinted()), ("Gray", .gray()), ("Plain", .plain()),
    ]
    for (index, configuration) in configurations.enumerated() {
      var settings = configuration.1
      settings.title = configuration.0
      let button = UIButton(configuration: settings)
      let (column, row) = (CGFloat(index % 2), CGFloat(index / 2))
      card.add(button, CGRect(x: column * 166, y: 50 + row * 54, width: 154, height: 44))
    }
    return card
  }
}
