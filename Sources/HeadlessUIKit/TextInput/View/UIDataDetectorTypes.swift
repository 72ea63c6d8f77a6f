// SPDX-License-Identifier: MIT

/// The kinds of data in a text that become links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Phone numbers, which can be called.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of web pages, with or without a scheme.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses, which a map can show.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times, which may become events of a calendar.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers with which shipments are tracked.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights, such as LH 400.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Names of places that a text suggests.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Amounts with a currency.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Lengths, weights and the like.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// The set of all kinds, present and future ones.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
