// SPDX-License-Identifier: MIT
import HeadlessHost
import HeadlessRenderer
import HeadlessUIKit
import Testing

/// Blurs and vibrancies in pictures.
@MainActor @Suite struct EffectTests {
  let host = ScreenHost(.iPhone15)

  /// A screen whose left half is black and whose right half is white, with an effect in the middle.
  private func picture(_ effect: UIVisualEffect?, _ change: (UIVisualEffectView) -> Void = { _ in })
    -> RenderedImage
  {
    let renderer = Renderer(scale: 1)
    let view = host.perform { UIView() }
    host.perform {
      view.backgroundColor = .white
      let black = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 852))
      black.backgroundColor = .black
      view.addSubview(black)
      let panel = UIVisualEffectView(effect: effect)
      panel.frame = CGRect(x: 50, y: 300, width: 300, height: 200)
      change(panel)
      view.addSubview(panel)
    }
    host.show(view)
    host.settle()
    return renderer.image(of: host)
  }

  @Test func `A blur mixes the sides of an edge, and leaves what is outside of the view`() {
    let image = picture(UIBlurEffect(style: .systemUltraThinMaterial))
    let row = [60, 190, 200, 210, 340].map { Int(image[$0, 400].red) }
    #expect(row == row.sorted() && row[0] < row[2] && row[2] < row[4])
    // In the middle of the edge, half of the blurred content is white.
    #expect(abs(row[2] - (row[0] + row[4]) / 2) <= 3)
    #expect(image[190, 200].red == 0 && image[210, 200].red == 255)
    #expect(image[40, 400].red == 0 && image[360, 400].red == 255)
  }

  @Test func `Thicker materials show less of what is behind them`() {
    let styles: [UIBlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
    ]
    let contrasts = styles.map { style in
      let image = picture(UIBlurEffect(style: style))
      return Int(image[340, 400].red) - Int(image[60, 400].red)
    }
    #expect(contrasts == contrasts.sorted(by: >) && (contrasts.last ?? 0) > 0)
  }

  @Test func `Without an effect nothing is drawn, and rounded corners clip the blur`() {
    #expect(picture(nil)[60, 400].red == 0)
    let image = picture(UIBlurEffect(style: .systemThickMaterial)) {
      $0.layer.cornerRadius = 40
      $0.clipsToBounds = true
    }
    #expect(image[52, 302].red == 0 && image[60, 400].red > 100)
  }

  @Test func `Vibrant content is drawn in the color of its style`() {
    let blur = UIBlurEffect(style: .systemThickMaterialLight)
    let image = picture(UIVibrancyEffect(blurEffect: blur, style: .label)) { panel in
      let box = UIView(frame: CGRect(x: 200, y: 50, width: 50, height: 50))
      box.backgroundColor = .red
      panel.contentView.addSubview(box)
    }
    #expect(image[275, 375].red == 0 && image[275, 375].green == 0)  // black on white, not red
  }
}
