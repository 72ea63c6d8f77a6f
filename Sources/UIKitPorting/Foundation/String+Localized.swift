// SPDX-License-Identifier: MIT
public import Foundation

extension String {
  /// A key of a table of strings, with the values of its interpolations.
  public struct LocalizationValue: ExpressibleByStringInterpolation {
    /// Collects the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var key = ""
      fileprivate var arguments: [any CVarArg] = []

      /// Creates an interpolation without parts.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds a literal part of the key, in which `%` is doubled.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      /// Adds a string, which is `%@` in the key.
      public mutating func appendInterpolation(_ string: String) {
        key += "%@"
        arguments.append(string as NSString)
      }

      /// Adds a whole number, which is `%lld` in the key.
      public mutating func appendInterpolation(_ number: Int) {
        key += "%lld"
        arguments.append(number)
      }

      /// Adds a number, which is `%lf` in the key.
      public mutating func appendInterpolation(_ number: Double) {
        key += "%lf"
        arguments.append(number)
      }

      /// Adds the description of a value, which is `%@` in the key.
      public mutating func appendInterpolation<Value>(_ value: Value) {
        appendInterpolation(String(describing: value))
      }
    }

    fileprivate let key: String
    fileprivate let arguments: [any CVarArg]

    /// Creates a key without interpolations.
    public init(stringLiteral value: String) {
      key = value
      arguments = []
    }

    /// Creates a key from an interpolated literal.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }
  }

  /// Creates the string that a bundle's table has for a key, or the key if it has none.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let found = (bundle ?? .ofApplication).localizedString(
      forKey: keyAndValue.key, value: nil, table: table)
    self =
      keyAndValue.arguments.isEmpty
      ? found : String(format: found, locale: locale, arguments: keyAndValue.arguments)
  }
}
