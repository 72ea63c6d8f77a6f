// SPDX-License-Identifier: MIT

/// The appearance of a symbol. A nil value is taken from the view that shows the symbol, or else
/// from the body style.
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

  /// The size of the placeholder: a square as high as an adjacent line of text, rounded up to whole
  /// points. The sizes of real symbols differ from each other.
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
  /// The stroke weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// Determined by the view that shows the symbol.
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    /// The usual weight of text.
    case regular = 4
    /// A little bolder than regular.
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9
  }

  /// The size of a symbol relative to adjacent text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    /// Determined by the view that shows the symbol.
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  /// The settings of an image.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The settings of a symbol. Immutable.
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

    /// Creates a configuration with a size relative to text.
    public convenience init(scale: SymbolScale) {
      self.init { $0.scale = scale }
    }

    /// Creates a configuration with a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init { $0.pointSize = pointSize }
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) {
      self.init { $0.weight = weight }
    }

    /// Creates a configuration with a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// Creates a configuration with a size in points, a weight, and a scale relative to text.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init {
        $0.pointSize = pointSize
        $0.weight = weight
        $0.scale = scale
      }
    }

    /// Creates a configuration with the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init { $0.textStyle = textStyle }
    }

    /// Creates a configuration with the size of a text style, and a scale relative to text.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init {
        $0.textStyle = textStyle
        $0.scale = scale
      }
    }

    /// Creates a configuration with the size and weight of a font.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    /// Creates a configuration with the size and weight of a font, and a scale relative to text.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init {
        $0.pointSize = font.pointSize
        $0.weight = font.face.weight.symbolWeight
        $0.scale = scale
      }
    }

    /// Creates a configuration with a base color, of which the layers of the symbol have shades.
    public convenience init(hierarchicalColor: UIColor) {
      self.init { $0.colors = [hierarchicalColor] }
    }

    /// Creates a configuration with a color for each layer of the symbol.
    public convenience init(paletteColors: [UIColor]) {
      self.init { $0.colors = paletteColors }
    }

    /// Returns a configuration for symbols in the colors of their own, which the renderer's
    /// drawings do not have: it has no settings.
    @discardableResult
    open class func preferringMulticolor() -> SymbolConfiguration { unspecified }

    /// Returns a configuration for symbols in one color. It has no settings.
    @discardableResult
    open class func preferringMonochrome() -> SymbolConfiguration { unspecified }

    /// Returns these settings, overridden by those that the other configuration specifies.
    @discardableResult
    open func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(values: values.applying(otherConfiguration.values))
    }

    /// Whether the other configuration has the same settings.
    @discardableResult
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.values == values
    }

    /// A hash value; equal configurations have equal hashes.
    open override var hash: Int { values.hashValue }
  }

  /// Creates a placeholder for a system symbol; nil, with a warning that names similar symbols, if
  /// there is none of the name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a placeholder for a system symbol with settings; nil, with a warning that names
  /// similar symbols, if there is none of the name.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard SystemSymbols.contains(name) else {
      ValueEnvironment.current.warnOfUnknownSymbol(name)
      return nil
    }
    var values = Values()
    values.content = .symbol(name: name)
    let traits = UITraitCollection.current
    values.scale = traits.displayScale > 0 ? traits.displayScale : 1
    values.symbol = (configuration as? SymbolConfiguration)?.values ?? SymbolValues()
    self.init(values: values)
  }

  /// Creates a placeholder for a system symbol; nil if there is none of the name. The
  /// variable value, from 0 to 1, has no effect.
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Creates a placeholder for a system symbol; nil if there is none of the name. The
  /// trait collection has no effect.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name)
  }
}

extension UIFont.Weight {
  /// The symbol weight of the named weight closest to this one.
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
