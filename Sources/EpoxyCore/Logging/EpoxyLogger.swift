// SPDX-License-Identifier: MIT

/// Where assertions and warnings of the Epoxy modules go.
///
/// To see them, set `shared` to a logger of your own. After a failed assertion the modules go on with
/// what the documentation of the call says, so a logger need not stop the program.
public final class EpoxyLogger {
  /// Checks a condition.
  public typealias Assert = (
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    _ fileID: StaticString, _ line: UInt
  ) -> Void

  /// Says that something must not be.
  public typealias AssertionFailure = (
    _ message: @autoclosure () -> String, _ fileID: StaticString, _ line: UInt
  ) -> Void

  /// Says that something is probably not meant.
  public typealias Warn = (
    _ message: @autoclosure () -> String, _ fileID: StaticString, _ line: UInt
  ) -> Void

  /// The logger that all modules use. Set it before other threads use the modules.
  public nonisolated(unsafe) static var shared = EpoxyLogger()

  private let assertClosure: Assert
  private let assertionFailureClosure: AssertionFailure
  private let warnClosure: Warn

  // The defaults are closures around Swift's functions: the functions themselves, passed on, would
  // stop optimised builds too.

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

  /// Checks a condition. The message is made only where it is wanted.
  public func assert(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(),
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    assertClosure(condition(), message(), fileID, line)
  }

  /// Says that something must not be.
  public func assertionFailure(
    _ message: @autoclosure () -> String = String(), fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    assertionFailureClosure(message(), fileID, line)
  }

  /// Says that something is probably not meant.
  public func warn(
    _ message: @autoclosure () -> String = String(), fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    warnClosure(message(), fileID, line)
  }
}
