// SPDX-License-Identifier: MIT

/// The way in which a drawn color is composed with the color below it. In the formulas, R is the
/// result, S the drawn (source) color, D the color below it (destination), and Sa and Da their
/// alphas, all premultiplied.
public enum CGBlendMode: Int32, Sendable {
  /// The new color over the old one.
  case normal = 0
  /// The product of the colors, which is darker than both.
  case multiply = 1
  /// The product of the inverted colors, inverted, which is lighter than both.
  case screen = 2
  /// Multiplied or screened, depending on the old color.
  case overlay = 3
  /// The darker one of the colors.
  case darken = 4
  /// The lighter one of the colors.
  case lighten = 5
  /// The old color, brightened by the new one.
  case colorDodge = 6
  /// The old color, darkened by the new one.
  case colorBurn = 7
  /// Darkened or lightened, depending on the new color.
  case softLight = 8
  /// Multiplied or screened, depending on the new color.
  case hardLight = 9
  /// The difference of the colors.
  case difference = 10
  /// The difference of the colors with less contrast.
  case exclusion = 11
  /// The new hue with the old saturation and luminosity.
  case hue = 12
  /// The new saturation with the old hue and luminosity.
  case saturation = 13
  /// The new hue and saturation with the old luminosity.
  case color = 14
  /// The new luminosity with the old hue and saturation.
  case luminosity = 15
  /// R = 0: nothing remains.
  case clear = 16
  /// R = S: the source replaces the destination.
  case copy = 17
  /// R = S*Da: the source where the destination is.
  case sourceIn = 18
  /// R = S*(1 - Da)
  case sourceOut = 19
  /// R = S*Da + D*(1 - Sa)
  case sourceAtop = 20
  /// R = S*(1 - Da) + D
  case destinationOver = 21
  /// R = D*Sa: the destination where the source is.
  case destinationIn = 22
  /// R = D*(1 - Sa)
  case destinationOut = 23
  /// R = S*(1 - Da) + D*Sa
  case destinationAtop = 24
  /// R = S*(1 - Da) + D*(1 - Sa)
  case xor = 25
  /// R = MAX(0, 1 - ((1 - D) + (1 - S))), which `HeadlessRenderer` draws as `darken`.
  case plusDarker = 26
  /// R = MIN(1, S + D)
  case plusLighter = 27
}

/// The parts of a path that are drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside according to the nonzero winding rule.
  case fill = 0
  /// The inside according to the even-odd rule.
  case eoFill = 1
  /// A line along the path.
  case stroke = 2
  /// The inside according to the nonzero winding rule, then a line along the path.
  case fillStroke = 3
  /// The inside according to the even-odd rule, then a line along the path.
  case eoFillStroke = 4
}

/// The quality with which images are scaled. Without effect on drawing here.
public enum CGInterpolationQuality: Int32, Sendable {
  /// Chosen by the context.
  case `default` = 0
  /// Enlarged pixels remain squares: each takes the value of the nearest one.
  case none = 1
  /// Fast, with low quality.
  case low = 2
  /// Slow, with the best result.
  case high = 3
  /// Between `low` and `high`.
  case medium = 4
}

/// The areas beyond the ends of a gradient that are filled.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: UInt32

  /// Creates options from their bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The area before the start, with the first color.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The area after the end, with the last color.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
