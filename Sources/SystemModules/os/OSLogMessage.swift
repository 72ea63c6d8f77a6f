// SPDX-License-Identifier: MIT
internal import Foundation

/// A message of a logger: a literal, with values that have a privacy, a format and an alignment.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message without values.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Creates a message with values.
  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }
}

/// The privacy of a value in a message.
///
/// Apple's log redacts strings and objects by default, unless a debugger is attached. Here, every
/// value is readable, as with a debugger, except for values that are marked as private or
/// sensitive.
public struct OSLogPrivacy: Sendable {
  /// The text in place of a redacted value.
  public enum Mask: Sendable {
    /// A hash, which is the same for equal values in the same run of the program.
    case hash
    /// The word "private", without information about the value.
    case none
  }

  private let isHidden: Bool
  private let mask: Mask

  /// The value is readable.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false, mask: .none) }
  /// The value is readable.
  public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: false, mask: .none) }
  /// The value is redacted.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: .none) }
  /// The value is redacted.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: .none) }

  /// Returns a privacy that replaces the value with a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(isHidden: true, mask: mask)
  }

  /// Returns a privacy that replaces the value with a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(isHidden: true, mask: mask)
  }

  /// Returns ``auto``: the value is readable, and the mask has no effect.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }

  func shown(_ text: String) -> String {
    guard isHidden else { return text }
    return mask == .hash ? "<mask.hash: \(text.hashValue)>" : "<private>"
  }
}

/// The padding of a value with spaces.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int

  /// An alignment without padding.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0) }

  /// Returns an alignment with padding on the left up to a number of columns.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: max(columns, 0))
  }

  /// Returns an alignment with padding on the right up to a number of columns.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: -max(columns, 0))
  }

  func aligned(_ text: String) -> String {
    let spaces = String(repeating: " ", count: max(abs(columns) - text.count, 0))
    return columns > 0 ? spaces + text : text + spaces
  }
}

/// The words for a Boolean value.
public enum OSLogBoolFormat: Sendable {
  /// The words "true" and "false".
  case truth
  /// The words "yes" and "no".
  case answer
}

/// The format of an integer.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var hasPlusSign = false
  private var hasPrefix = false
  private var isUppercase = false
  private var minDigits = 1

  /// The decimal format, without a plus sign.
  public static var decimal: OSLogIntegerFormatting { decimal() }

  /// Returns a decimal format.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    var format = OSLogIntegerFormatting()
    format.hasPlusSign = explicitPositiveSign
    format.minDigits = minDigits
    return format
  }

  /// The hexadecimal format, in lower case and without a prefix.
  public static var hex: OSLogIntegerFormatting { hex() }

  /// Returns a hexadecimal format.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    var format = decimal(explicitPositiveSign: explicitPositiveSign, minDigits: minDigits)
    format.radix = 16
    format.hasPrefix = includePrefix
    format.isUppercase = uppercase
    return format
  }

  /// The octal format, without a prefix.
  public static var octal: OSLogIntegerFormatting { octal() }

  /// Returns an octal format.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    var format = decimal(explicitPositiveSign: explicitPositiveSign, minDigits: minDigits)
    format.radix = 8
    format.hasPrefix = includePrefix
    format.isUppercase = uppercase
    return format
  }

  func text(_ number: some FixedWidthInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(minDigits - digits.count, 0))
    let prefix =
      !hasPrefix ? "" : radix == 16 ? (isUppercase ? "0X" : "0x") : radix == 8 ? "0o" : ""
    return (number < 0 ? "-" : hasPlusSign ? "+" : "") + prefix + zeros + digits
  }
}

/// The format of a floating-point number.
public struct OSLogFloatFormatting: Sendable {
  private let conversion: String
  private let precision: Int?
  private let hasPlusSign: Bool

  /// The format with six digits after the decimal point.
  public static var fixed: OSLogFloatFormatting { fixed() }

  /// Returns a format with a number of digits after the decimal point.
  public static func fixed(
    precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make(uppercase ? "F" : "f", precision, explicitPositiveSign)
  }

  /// The format with a power of ten.
  public static var exponential: OSLogFloatFormatting { exponential() }

  /// Returns a format with a power of ten.
  public static func exponential(
    precision: Int? = nil, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make(uppercase ? "E" : "e", precision, explicitPositiveSign)
  }

  /// The format with a power of ten if the result is shorter, as `%g` of `printf`.
  public static var hybrid: OSLogFloatFormatting { hybrid() }

  /// Returns a format with a power of ten if the result is shorter, as `%g` of `printf`.
  public static func hybrid(
    precision: Int? = nil, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make(uppercase ? "G" : "g", precision, explicitPositiveSign)
  }

  private static func make(
    _ conversion: String, _ precision: Int?, _ hasPlusSign: Bool
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: conversion, precision: precision, hasPlusSign: hasPlusSign)
  }

  func text(_ number: Double) -> String {
    let digits = precision.map { ".\(max($0, 0))" } ?? ""
    return String(format: "%\(hasPlusSign ? "+" : "")\(digits)\(conversion)", number)
  }
}

/// The parts of an interpolated message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  private(set) var text = ""

  /// Creates an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }

  /// Appends the text between two interpolations.
  public mutating func appendLiteral(_ literal: String) {
    text += literal
  }

  /// Appends a string, aligned and redacted as the parameters require.
  public mutating func appendInterpolation(
    _ argumentString: String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(argumentString, align, privacy)
  }

  /// Appends the description of a value.
  public mutating func appendInterpolation(
    _ value: some CustomStringConvertible, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(value.description, align, privacy)
  }

  /// Appends the name of a type.
  public mutating func appendInterpolation(
    _ value: any Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append("\(value)", align, privacy)
  }

  /// Appends the description of an object, or "nil".
  public mutating func appendInterpolation(
    _ argumentObject: AnyObject?, privacy: OSLogPrivacy = .auto
  ) {
    append(argumentObject.map { "\($0)" } ?? "nil", .none, privacy)
  }

  /// Appends the description of an error.
  public mutating func appendInterpolation(_ error: any Error, privacy: OSLogPrivacy = .auto) {
    append("\(error)", .none, privacy)
  }

  /// Appends an integer in a format, padded as `align` says.
  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ number: Number, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(number), align, privacy)
  }

  /// Appends a floating-point number.
  public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
    _ number: Number, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(Double(number)), align, privacy)
  }

  /// Appends a Boolean value.
  public mutating func appendInterpolation(
    _ boolean: Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    let words = format == .truth ? ("true", "false") : ("yes", "no")
    append(boolean ? words.0 : words.1, .none, privacy)
  }

  private mutating func append(
    _ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy
  ) {
    text += align.aligned(privacy.shown(value))
  }
}
