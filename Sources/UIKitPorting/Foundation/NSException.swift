// SPDX-License-Identifier: MIT
public import Foundation

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The text of the name.
  public let rawValue: String

  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// An exception without a kind of its own.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An assertion that fails.
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
  /// An argument that a method does not accept.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// An object that is used where it must not be.
  public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
  /// An object that is used before or after its time.
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
  /// An index beyond the bounds.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// A key that a class does not have.
  public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
}

/// An exception of Objective-C. Swift cannot catch one: raising it stops the program.
open class NSException: NSObject, @unchecked Sendable {
  /// The kind of the exception.
  public let name: NSExceptionName
  /// Why it is raised.
  public let reason: String?
  /// Values of the application's own.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception, which `raise()` reports.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
  }

  /// Stops the program with the name and the reason.
  open func raise() {
    fatalError(
      "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "")'")
  }

  /// Stops the program with a reason that is formatted.
  public static func raise(
    _ name: NSExceptionName, format: String, arguments: any CVaListPointerArgument
  ) {
    NSException(name: name, reason: format).raise()
  }
}

/// A list of arguments, which is not formatted here.
public protocol CVaListPointerArgument {}
extension CVaListPointer: CVaListPointerArgument {}
