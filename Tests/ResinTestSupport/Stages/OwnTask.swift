// SPDX-License-Identifier: MIT
package import Testing

/// Runs each test in a task of its own, which has used no device yet.
///
/// Without parallel tests (`swift test --no-parallel`) all tests run in one task, and a device that
/// an earlier test has leaked would be current at the beginning of a test.
package struct OwnTask: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    try await withoutActuallyEscaping(function) { function in
      try await Task { try await function() }.value
    }
  }
}

extension Trait where Self == OwnTask {
  /// Runs each test in a task of its own.
  package static var ownTask: OwnTask { OwnTask() }
}
