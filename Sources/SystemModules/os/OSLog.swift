// SPDX-License-Identifier: MIT
internal import Foundation

/// The severity of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Creates a level from its number.
  public init(_ rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The level of messages without an explicit level.
  public static let `default` = OSLogType(0x00)
  /// The level of messages that are helpful, but not essential, for finding a fault.
  public static let info = OSLogType(0x01)
  /// The level of messages for development.
  public static let debug = OSLogType(0x02)
  /// The level of messages about a failure.
  public static let error = OSLogType(0x10)
  /// The level of messages about a fault of the program.
  public static let fault = OSLogType(0x11)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }
}

/// A log of a subsystem and a category. Messages of every level are written as lines to the
/// standard error stream, and are not stored.
public final class OSLog: Sendable {
  /// The name of a category.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The string that identifies the value; equal strings make equal values.
    public let rawValue: String

    /// Creates a category from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The category of points of interest in a trace.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }

  private let name: String
  private let isSilent: Bool

  private init(name: String, isSilent: Bool) {
    self.name = name
    self.isSilent = isSilent
  }

  /// Creates a log of a subsystem, in reverse-DNS notation, and a category.
  public convenience init(subsystem: String, category: String) {
    self.init(name: "\(subsystem):\(category)", isSilent: false)
  }

  /// Creates a log of a subsystem and a category.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// The log without a name.
  public static let `default` = OSLog(name: "", isSilent: false)

  /// A log that drops its messages.
  public static let disabled = OSLog(name: "", isSilent: true)

  /// Returns whether messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool { !isSilent }

  /// Returns the line of a message: the name of the log, the level and the text.
  func line(_ text: String, _ type: OSLogType) -> String {
    let prefix = name.isEmpty ? "" : "[\(name)] "
    return "\(prefix)\(type.name): \(text)\n"
  }

  func write(_ text: @autoclosure () -> String, _ type: OSLogType) {
    guard !isSilent else { return }
    FileHandle.standardError.write(Data(line(text(), type).utf8))
  }
}

/// Logs a message with a format like the format of `printf`. A specifier may have a privacy: an
/// argument of `%{private}@` is written as `<private>`, an argument of `%{public}@` without a
/// change.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  log.write(LogFormat(message.description).text(args), type)
}

/// Logs a message with a format like the format of `printf`. A specifier may have a privacy: an
/// argument of `%{private}@` is written as `<private>`, an argument of `%{public}@` without a
/// change.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  log.write(LogFormat(message.description).text(args), type)
}

/// Logs an interpolated message.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType = .default, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: OSLogMessage
) {
  log.write(message.text, type)
}

/// Logs an interpolated message.
@_disfavoredOverload
public func os_log(
  _ message: OSLogMessage, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default
) {
  log.write(message.text, type)
}

/// A format of `os_log`: a format of `printf`, with options in braces after the percent sign.
struct LogFormat {
  private let format: String

  init(_ format: String) {
    self.format = format
  }

  /// Returns the formatted message. Each specifier takes one argument, except `%%` and `%m`, which
  /// is the text of `errno`. A specifier without an argument is omitted.
  func text(_ arguments: [any CVarArg], errno code: Int32 = errno) -> String {
    var result = ""
    var rest = format[...]
    var arguments = arguments[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      var options = ""
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        options = String(rest[rest.index(after: rest.startIndex)..<end])
        rest = rest[rest.index(after: end)...]
      }
      guard
        let end = rest.firstIndex(where: {
          $0.isLetter && !"hlqLzjt".contains($0) || $0 == "%" || $0 == "@"
        })
      else { break }
      let specifier = rest[...end]
      rest = rest[rest.index(after: end)...]
      if specifier == "%" {
        result += "%"
      } else if specifier == "m" {
        result += String(cString: strerror(code))
      } else if let argument = arguments.popFirst() {
        let isPrivate = options.contains("private") || options.contains("sensitive")
        result += isPrivate ? "<private>" : String(format: "%" + specifier, argument)
      }
    }
    return result + rest
  }
}
