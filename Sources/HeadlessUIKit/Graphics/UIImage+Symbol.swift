// SPDX-License-Identifier: MIT

/// How a symbol looks; what is none is taken from where it is shown, or else is the body style's.
package struct SymbolValues: Hashable, Sendable {
  package var pointSize: CGFloat?
  package var weight: UIImage.SymbolWeight?
  package var scale: UIImage.SymbolScale?
  package var textStyle: UIFont.TextStyle?
  package var colors: [UIColor] = []

  package init() {}

  func applying(_ other: SymbolValues) -> SymbolValues {
    var result = self
    result.pointSize = other.pointSize ?? pointSize
    result.weight = other.weight ?? weight
    result.scale = other.scale ?? scale
    result.textStyle = other.textStyle ?? textStyle
    result.colors = other.colors.isEmpty ? colors : other.colors
    return result
  }

  /// A square as high as a line of text beside it, rounded up to whole points. True symbols differ
  /// from each other; this is a placeholder.
  var imageSize: CGSize {
    let style = textStyle.map { $0.pointSize(for: .preferred(by: nil)) }
    let font = UIFont.systemFont(ofSize: pointSize ?? style ?? 17)
    let factor: CGFloat =
      switch scale ?? .medium {
      case .small: 0.8
      case .large: 1.3
      case .default, .unspecified, .medium: 1
      }
    let side = (font.lineHeight * factor).rounded(.up)
    return CGSize(width: side, height: side)
  }
}

extension UIImage {
  /// How bold a symbol is.
  public enum SymbolWeight: Int, Sendable {
    /// As where it is shown.
    case unspecified = 0
    /// The lightest.
    case ultraLight = 1
    /// Very light.
    case thin = 2
    /// Light.
    case light = 3
    /// As text usually is.
    case regular = 4
    /// A little bolder than regular.
    case medium = 5
    /// Half bold.
    case semibold = 6
    /// Bold.
    case bold = 7
    /// Bolder than bold.
    case heavy = 8
    /// The boldest.
    case black = 9
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    /// As the system does.
    case `default` = -1
    /// As where it is shown.
    case unspecified = 0
    /// Small.
    case small = 1
    /// Medium.
    case medium = 2
    /// Large.
    case large = 3
  }

  /// Settings of a picture.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// Settings of a symbol. Does not change.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let values: SymbolValues

    init(values: SymbolValues) {
      self.values = values
      super.init()
    }

    private convenience init(_ change: (inout SymbolValues) -> Void) {
      var values = SymbolValues()
      change(&values)
      self.init(values: values)
    }

    /// A configuration without settings.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration(values: SymbolValues()) }

    /// A size relative to text.
    public convenience init(scale: SymbolScale) {
      self.init { $0.scale = scale }
    }

    /// A size in points.
    public convenience init(pointSize: CGFloat) {
      self.init { $0.pointSize = pointSize }
    }

    /// A weight.
    public convenience init(weight: SymbolWeight) {
      self.init { $0.weight = weight }
    }

    /// A size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// A size in points, a weight, and a scale of both.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init {
        $0.pointSize = pointSize
        $0.weight = weight
        $0.scale = scale
      }
    }

    /// The size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init { $0.textStyle = textStyle }
    }

    /// The size of a text style, and a scale of it.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init {
        $0.textStyle = textStyle
        $0.scale = scale
      }
    }

    /// The size of a font.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    /// The size of a font, and a scale of it.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init {
        $0.pointSize = font.pointSize
        $0.weight = font.face.weight.symbolWeight
        $0.scale = scale
      }
    }

    /// A base colour; the symbol's layers have shades of it.
    public convenience init(hierarchicalColor: UIColor) {
      self.init { $0.colors = [hierarchicalColor] }
    }

    /// A colour for each of the symbol's layers.
    public convenience init(paletteColors: [UIColor]) {
      self.init { $0.colors = paletteColors }
    }

    /// These settings with others on top.
    open func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(values: values.applying(otherConfiguration.values))
    }

    /// Whether the other configuration has the same settings.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.values == values
    }

    /// The same for equal settings.
    open override var hash: Int { values.hashValue }
  }

  /// A placeholder for one of the system's symbols. None where the name cannot be a symbol's: those
  /// have small letters, digits and single dots only.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A placeholder for one of the system's symbols with settings.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let isName = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
    }
    guard isName else { return nil }
    var values = Values()
    values.content = .symbol(name: name)
    let traits = UITraitCollection.current
    values.scale = traits.displayScale > 0 ? traits.displayScale : 1
    values.symbol = (configuration as? SymbolConfiguration)?.values ?? SymbolValues()
    self.init(values: values)
  }

  /// A placeholder for one of the system's symbols, for a trait collection.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name)
  }
}

extension UIFont.Weight {
  /// The symbol weight of the closest weight that has a name.
  var symbolWeight: UIImage.SymbolWeight {
    let index = Self.named.firstIndex { $0.name == name } ?? 3
    return UIImage.SymbolWeight(rawValue: index + 1) ?? .regular
  }

  /// The font weight of a symbol's weight; nil if it is unspecified.
  package init?(_ weight: UIImage.SymbolWeight) {
    guard Self.named.indices.contains(weight.rawValue - 1) else { return nil }
    self = Self.named[weight.rawValue - 1].weight
  }
}
