// SPDX-License-Identifier: MIT
internal import CResin

/// The error of a call with invalid arguments or without enough memory.
///
/// The description is a sentence that names the argument. A function that throws has no effects.
///
/// ```swift
/// do {
///   _ = try BarReducer(stops: [200, 100])
/// } catch {
///   print(error.code != 0)  // true
///   print(!error.description.isEmpty)  // true
/// }
/// ```
///
/// Only functions whose arguments come from outside throw. Functions that are called in every
/// frame, such as ``Spring/advance(_:toward:by:)``, return their input for invalid numbers.
public struct ResinError: Error, Hashable, Sendable {
  /// The status of the C library, `RESIN_ERROR_...`. The values are stable across versions.
  public let code: Int32

  /// Creates the error for a status of the C library.
  public init(code: Int32) {
    self.code = code
  }
}

extension ResinError: CustomStringConvertible {
  /// A sentence that names the argument.
  public var description: String {
    String(cString: resin_status_message(resin_status(rawValue: UInt32(bitPattern: code))))
  }
}

extension ResinError {
  init(_ status: resin_status) {
    self.init(code: Int32(bitPattern: status.rawValue))
  }

  /// Throws unless `status` is `RESIN_OK`.
  static func check(_ status: resin_status) throws(ResinError) {
    if status != RESIN_OK {
      throw ResinError(status)
    }
  }

  /// Terminates the program unless `status` is `RESIN_OK`; for documented preconditions.
  static func require(
    _ status: resin_status, file: StaticString = #fileID, line: UInt = #line
  ) {
    precondition(status == RESIN_OK, ResinError(status).description, file: file, line: line)
  }
}
