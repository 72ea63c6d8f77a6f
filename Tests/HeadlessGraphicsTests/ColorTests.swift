// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Apple's page "UIColor".
@Suite struct ColorTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&r, green: &g, blue: &b, alpha: &a))
    return [r, g, b, a]
  }

  private func isClose(_ left: [CGFloat], _ right: [CGFloat], _ limit: CGFloat = 1e-9) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= limit }
  }

  @Test func `Equal colors are equal objects`() {
    let one = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    let two = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(one == two && one.hash == two.hash && Set([one, two]).count == 1)
    #expect(one != two.withAlphaComponent(0.5))
    #expect(UIColor.systemRed == UIColor.systemRed && UIColor.systemRed != UIColor.systemBlue)
    // Different spaces: gray and sRGB.
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    let rule = UIColor { _ in .red }
    #expect(rule == rule && rule != UIColor { _ in .red })
    expectEqual(rule.withAlphaComponent(0.5), rule.withAlphaComponent(0.5))
    #expect(rule.withAlphaComponent(0.5) != rule.withAlphaComponent(0.6))
  }

  @Test func `Fixed colors have their documented components`() {
    expectEqual(components(.orange), [1, 0.5, 0, 1])
    expectEqual(components(.purple), [0.5, 0, 0.5, 1])
    expectEqual(components(.brown), [0.6, 0.4, 0.2, 1])
    expectEqual(components(.clear), [0, 0, 0, 0])
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(UIColor.darkGray.getWhite(&white, alpha: &alpha))
    #expect(abs(white - 0.333) < 1e-3 && alpha == 1)
    #expect(UIColor.lightGray.getWhite(&white, alpha: nil) && abs(white - 0.667) < 1e-3)
    white = 7
    #expect(!UIColor.red.getWhite(&white, alpha: nil) && white == 7)
  }

  @Test(
    arguments: [
      // Hue in degrees, saturation, brightness; the values are those of the CSS colors of the same
      // names.
      ([0, 1, 1], [1, 0, 0]), ([120, 1, 1], [0, 1, 0]), ([240, 1, 1], [0, 0, 1]),
      ([60, 1, 1], [1, 1, 0]), ([180, 1, 1], [0, 1, 1]), ([300, 1, 1], [1, 0, 1]),
      ([30, 1, 1], [1, 0.5, 0]), ([210, 0.5, 0.8], [0.4, 0.6, 0.8]),
      ([0, 0, 0.25], [0.25, 0.25, 0.25]),
    ] as [([CGFloat], [CGFloat])])
  func `Hue, saturation and brightness are converted to RGB`(_ hsb: [CGFloat], _ rgb: [CGFloat]) {
    let color = UIColor(hue: hsb[0] / 360, saturation: hsb[1], brightness: hsb[2], alpha: 0.5)
    #expect(isClose(components(color), rgb + [0.5]))
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
    #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
    #expect(isClose([h * 360, s, b, a], hsb + [0.5]))
  }

  @Test func `A hue of one is red`() {
    let color = UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1)
    #expect(isClose(components(color), [1, 0, 0, 1]))
  }

  /// "init(displayP3Red:green:blue:alpha:)": P3's red is outside sRGB, as extended sRGB
  /// (1.0930, -0.2267, -0.1501), and white is white.
  @Test func `Display P3 colors are converted to extended sRGB`() {
    let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    #expect(isClose(components(red), [1.0930, -0.2267, -0.1501, 1], 1e-4))
    let white = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)
    #expect(isClose(components(white), [1, 1, 1, 1], 1e-6))
    #expect(red != UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  /// Human Interface Guidelines, "Color", Specifications.
  @Test func `System colors depend on style and contrast`() {
    func eighths(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
      components(color.resolvedColor(with: traits)).prefix(3).map { Int(($0 * 255).rounded()) }
    }
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let high = UITraitCollection(accessibilityContrast: .high)
    let unknown = UITraitCollection()
    expectEqual(eighths(.systemRed, light), [255, 59, 48])
    expectEqual(eighths(.systemRed, dark), [255, 69, 58])
    expectEqual(eighths(.systemRed, UITraitCollection(traitsFrom: [dark, high])), [255, 105, 97])
    expectEqual(eighths(.systemBlue, UITraitCollection(traitsFrom: [light, high])), [0, 64, 221])
    expectEqual(eighths(.systemBlue, unknown), [0, 122, 255])
    expectEqual(eighths(.systemBackground, dark), [0, 0, 0])
    let sheet = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(userInterfaceLevel: .elevated),
    ])
    expectEqual(eighths(.systemBackground, sheet), [28, 28, 30])
    #expect(eighths(.label, light) == [0, 0, 0] && eighths(.label, dark) == [255, 255, 255])
    expectEqual(UIColor.secondaryLabel.resolvedColor(with: light).cgColor.alpha, 0.6)
  }

  @Test func `Dynamic colors are resolved with the current traits`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    expectEqual(color.resolvedColor(with: dark), .white)
    expectEqual(color.cgColor, UIColor.black.cgColor)
    dark.performAsCurrent {
      expectEqual(color.cgColor, UIColor.white.cgColor)
      expectEqual(UIColor.systemBackground.cgColor.components, [0, 0, 0, 1])
    }
    let half = color.withAlphaComponent(0.5)
    expectEqual(half.resolvedColor(with: dark), UIColor(white: 1, alpha: 0.5))
    // A provider may return a dynamic color.
    let nested = UIColor { _ in color }
    expectEqual(nested.resolvedColor(with: dark), .white)
    // While a provider runs, its collection is the current one.
    let asking = UIColor { _ in
      UIColor(white: UITraitCollection.current.userInterfaceStyle == .dark ? 1 : 0, alpha: 1)
    }
    expectEqual(asking.resolvedColor(with: dark), .white)
  }

  /// "init(named:in:compatibleWith:)".
  @Test func `Named colors are those of the host`() {
    let environment = ValueEnvironment()
    environment.setColor(.systemRed, named: "brand")
    ValueEnvironment.$ofTask.withValue(environment) {
      #expect(UIColor(named: "brand") == .systemRed && UIColor(named: "other") == nil)
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      let fixed = UIColor(named: "brand", in: nil, compatibleWith: dark)
      expectEqual(fixed, UIColor.systemRed.resolvedColor(with: dark))
    }
    #expect(UIColor(named: "brand") == nil)
  }

  @Test func `Core Graphics colors have components and a color space`() {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).cgColor
    #expect(color.components == [0.1, 0.2, 0.3, 0.4] && color.numberOfComponents == 4)
    #expect(color.colorSpace?.model == .rgb && color.copy(alpha: 1)?.alpha == 1)
    expectEqual(UIColor.white.cgColor.components, [1, 1])
    expectEqual(UIColor(cgColor: color), UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    expectEqual(UIColor(white: 0, alpha: 7).cgColor.alpha, 1)
    let space = CGColorSpace(name: CGColorSpace.displayP3)
    expectEqual(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).cgColor.colorSpace, space)
    let literal: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    expectEqual(literal, .red)
  }
}
