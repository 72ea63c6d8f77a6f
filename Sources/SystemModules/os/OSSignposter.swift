// SPDX-License-Identifier: MIT

// Signposts mark intervals and events for Instruments. There is no such program here, so they have
// no effect.

/// The identity of an interval.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number of the identity.
  public let rawValue: UInt64

  /// Creates an identity from a number.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Creates an identity from a number.
  public init(_ value: UInt64) {
    rawValue = value
  }

  /// Creates an identity for a log. The identities of a log are not unique here.
  public init(log: OSLog) {
    self = .exclusive
  }

  /// Creates an identity of an object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// The identity of the only interval with a name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// The identity that stands for an error.
  public static let invalid = OSSignpostID(UInt64.max)
  /// The identity of no interval, with the number 0.
  public static let null = OSSignpostID(0)

  /// Returns whether the number of the first identity is smaller.
  public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The kinds of signposts.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The number of the kind.
  public let rawValue: UInt8

  /// Creates a kind from its number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A single point in time.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Marks a point in time. Without effect.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a point in time, with a message. Without effect.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

/// The state of an interval between its beginning and its end.
public final class OSSignpostIntervalState: Sendable {
  /// The identity of the interval.
  public let signpostID: OSSignpostID

  init(_ signpostID: OSSignpostID) {
    self.signpostID = signpostID
  }

  /// Creates the state of an interval that has begun elsewhere.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }
}

/// An object that marks intervals and events. Without effect: `isEnabled` is false.
public struct OSSignposter: Sendable {
  /// Creates a signposter without a name.
  public init() {}

  /// Creates a signposter of a subsystem and a category.
  public init(subsystem: String, category: String) {}

  /// Creates a signposter of a subsystem and a category.
  public init(subsystem: String, category: OSLog.Category) {}

  /// Creates a signposter of a logger.
  public init(logger: Logger) {}

  /// Creates a signposter of a log.
  public init(logHandle: OSLog) {}

  /// A signposter that marks nothing.
  public static let disabled = OSSignposter()

  /// Whether signposts are recorded: always false.
  public var isEnabled: Bool { false }

  /// Creates an identity. Identities are not unique here.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// Creates an identity of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: .disabled, object: object)
  }

  /// Begins an interval, which is not recorded here.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive)
    -> OSSignpostIntervalState
  {
    OSSignpostIntervalState(id)
  }

  /// Begins an interval with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }

  /// Ends the interval with a state that `beginInterval` has returned.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Ends an interval with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState,
    _ message: @autoclosure () -> OSLogMessage
  ) {}

  /// Marks an event, which is not recorded here.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Marks an event with a message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) {}

  /// Calls a closure and returns its result; the interval is not recorded here.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result {
    try task()
  }

  /// Calls a closure and returns its result; the interval is not recorded here.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage,
    around task: () throws -> Result
  ) rethrows -> Result {
    try task()
  }
}
