// SPDX-License-Identifier: MIT

/// The components of a color and their color space.
package struct RGBA: Hashable, Sendable {
  package enum Space: Hashable, Sendable {
    /// Gray: all three color components are equal.
    case gray
    case sRGB
    case displayP3

    private static let grayObject = CGColorSpace(name: CGColorSpace.extendedGray)!
    private static let sRGBObject = CGColorSpace(name: CGColorSpace.extendedSRGB)!
    private static let displayP3Object = CGColorSpace(name: CGColorSpace.displayP3)!

    var colorSpace: CGColorSpace {
      switch self {
      case .gray: Self.grayObject
      case .sRGB: Self.sRGBObject
      case .displayP3: Self.displayP3Object
      }
    }
  }

  package var space: Space
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  package var alpha: CGFloat

  package init(
    _ space: Space = .sRGB, red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.space = space
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = min(max(alpha, 0), 1)
  }

  package init(white: CGFloat, alpha: CGFloat) {
    self.init(.gray, red: white, green: white, blue: white, alpha: alpha)
  }

  /// The color components of the space, followed by alpha.
  package var components: [CGFloat] {
    space == .gray ? [red, alpha] : [red, green, blue, alpha]
  }

  package func with(alpha: CGFloat) -> RGBA {
    RGBA(space, red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The color in sRGB. Components are outside 0 ... 1 if sRGB cannot represent the color.
  package var inSRGB: RGBA {
    guard space == .displayP3 else {
      return RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }
    // From linear P3-D65 to linear sRGB: the product of the two RGB-XYZ matrices of SMPTE EG 432-1
    // and IEC 61966-2-1. Both spaces have the transfer curve of sRGB.
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    return RGBA(
      red: Self.encoded(1.2249401762805598 * r - 0.2249401762805597 * g),
      green: Self.encoded(-0.0420569547096882 * r + 1.0420569547096881 * g),
      blue: Self.encoded(
        -0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b),
      alpha: alpha)
  }

  private static func linear(_ value: CGFloat) -> CGFloat {
    let size = Double(abs(value))
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return CGFloat(value < 0 ? -result : result)
  }

  private static func encoded(_ value: CGFloat) -> CGFloat {
    let size = Double(abs(value))
    let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return CGFloat(value < 0 ? -result : result)
  }
}

/// Hue, saturation and brightness, each from 0 to 1 (Smith 1978, the hexcone model).
package struct HSB: Hashable, Sendable {
  package var hue: CGFloat
  package var saturation: CGFloat
  package var brightness: CGFloat

  package init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  package init(_ color: RGBA) {
    let color = color.inSRGB
    let (r, g, b) = (color.red, color.green, color.blue)
    let high = max(r, g, b)
    let range = high - min(r, g, b)
    var sixths: CGFloat = 0
    if range > 0 {
      if high == r {
        sixths = (g - b) / range
      } else if high == g {
        sixths = 2 + (b - r) / range
      } else {
        sixths = 4 + (r - g) / range
      }
    }
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
    saturation = high > 0 ? range / high : 0
    brightness = high
  }

  package func rgba(alpha: CGFloat) -> RGBA {
    // Hues repeat with a period of 1.
    let sixths = (hue >= 1 ? hue - hue.rounded(.down) : max(hue, 0)) * 6
    let sector = sixths.rounded(.down)
    let rest = sixths - sector
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * rest)
    let rising = brightness * (1 - saturation * (1 - rest))
    let (r, g, b) =
      switch Int(sector) {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    return RGBA(red: r, green: g, blue: b, alpha: alpha)
  }
}
