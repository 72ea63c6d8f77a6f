// SPDX-License-Identifier: MIT

/// An object that writes the messages of a subsystem and a category as lines to the standard error
/// stream.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger without a name.
  public init() {
    log = .default
  }

  /// Creates a logger of a subsystem, in reverse-DNS notation, and a category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger that writes to a log.
  public init(_ logObj: OSLog) {
    log = logObj
  }

  /// Writes a message of the default level.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }

  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }

  /// Writes a message for development, of the debug level.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Writes a message for development, of the debug level.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Writes a helpful message, of the info level.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }

  /// Writes a message of the default level.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }

  /// Writes a message about a failure, of the error level.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }

  /// Writes a message about a failure, of the error level.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }

  /// Writes a message about a fault of the program, of the fault level.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }

  /// Writes a message about a fault of the program, of the fault level.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
