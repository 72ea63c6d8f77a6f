// SPDX-License-Identifier: MIT

/// The destination of the Epoxy modules' assertions and warnings.
///
/// To handle them, set `shared` to another logger. After a failed assertion, the modules continue
/// as the documentation of the call states, so a logger need not stop the program.
public final class EpoxyLogger {
  /// The type of a function that checks a condition, as `assert` does.
  public typealias Assert = (
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    _ fileID: StaticString, _ line: UInt
  ) -> Void

  /// Reports a programming error.
  public typealias AssertionFailure = (
    _ message: @autoclosure () -> String, _ fileID: StaticString, _ line: UInt
  ) -> Void

  /// Reports a probable mistake.
  public typealias Warn = (
    _ message: @autoclosure () -> String, _ fileID: StaticString, _ line: UInt
  ) -> Void

  /// The logger of all modules. Set it before other threads use the modules.
  public nonisolated(unsafe) static var shared = EpoxyLogger()

  private let assertClosure: Assert
  private let assertionFailureClosure: AssertionFailure
  private let warnClosure: Warn

  // The defaults are closures that call Swift's functions. The functions themselves, passed as
  // values, would also stop optimized builds.

  /// Creates a logger; by default it asserts as Swift does, and prints warnings in debug builds.
  public init(
    assert: @escaping Assert = { condition, message, fileID, line in
      Swift.assert(condition(), message(), file: fileID, line: line)
    },
    assertionFailure: @escaping AssertionFailure = { message, fileID, line in
      Swift.assertionFailure(message(), file: fileID, line: line)
    },
    warn: @escaping Warn = { message, fileID, line in
      #if DEBUG
        print("\(fileID):\(line): warning: \(message())")
      #endif
    }
  ) {
    assertClosure = assert
    assertionFailureClosure = assertionFailure
    warnClosure = warn
  }

  /// Checks a condition. The message is only evaluated if the logger uses it.
  public func assert(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(),
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    assertClosure(condition(), message(), fileID, line)
  }

  /// Reports a programming error.
  public func assertionFailure(
    _ message: @autoclosure () -> String = String(), fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    assertionFailureClosure(message(), fileID, line)
  }

  /// Reports a probable mistake.
  public func warn(
    _ message: @autoclosure () -> String = String(), fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    warnClosure(message(), fileID, line)
  }
}
