// SPDX-License-Identifier: MIT

extension AttributeScopes {
  /// UIKit's attributes of `AttributedString`.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// UIKit's attributes of `AttributedString`: `string.font`, `string.foregroundColor` and so on.
  ///
  /// ```swift
  /// var title = AttributedString("Buy")
  /// title.font = UIFont.boldSystemFont(ofSize: 20)
  /// title.foregroundColor = UIColor.red
  /// print(title.font?.pointSize ?? 0)  // 20.0
  /// ```
  public struct UIKitAttributes: AttributeScope {
    /// The font of a run of text, a `UIFont`.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The additional space between characters, in points.
    public let kern: KernAttribute
    /// The distance from the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute

    /// The key of the font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIFont
      /// The name of the key.
      public static let name = "NSFont"
    }

    /// The key of the text color.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the key.
      public static let name = "NSColor"
    }

    /// The key of the color behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the key.
      public static let name = "NSBackgroundColor"
    }

    /// The key of the space between characters.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the key.
      public static let name = "NSKern"
    }

    /// The key of the distance from the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the key.
      public static let name = "NSBaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// The attribute of UIKit with a name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension AttributedString {
  /// The text with UIKit's attributes, for labels.
  ///
  /// - Parameter defaults: The attributes of text that does not have them.
  package func converted(
    _ defaults: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    typealias Scope = AttributeScopes.UIKitAttributes
    let text = NSMutableAttributedString(string: "")
    for run in runs {
      var attributes = defaults
      if let font = run[Scope.FontAttribute.self] { attributes[.font] = font }
      if let color = run[Scope.ForegroundColorAttribute.self] {
        attributes[.foregroundColor] = color
      }
      if let color = run[Scope.BackgroundColorAttribute.self] {
        attributes[.backgroundColor] = color
      }
      if let kern = run[Scope.KernAttribute.self] { attributes[.kern] = kern }
      if let offset = run[Scope.BaselineOffsetAttribute.self] {
        attributes[.baselineOffset] = offset
      }
      text.append(
        NSAttributedString(string: String(self[run.range].characters), attributes: attributes))
    }
    return text
  }
}
