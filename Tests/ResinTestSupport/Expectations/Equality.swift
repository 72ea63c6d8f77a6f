// SPDX-License-Identifier: MIT
package import Testing

// Functions in place of `#expect(actual == expected)`. The compiler expands and type-checks that
// macro at each call site, which takes about 10 ms; a call of a function takes about 2 ms, and its
// literals have the type of the actual value (docs/design/testing.md).

/// Expects that two values are equal.
///
/// ```swift
/// expectEqual(view.frame.minY, 20)
/// expectEqual(log.take(), ["began", "ended"], "finger \(index)")
/// ```
package func expectEqual<Value: Equatable>(
  _ actual: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  at location: SourceLocation = #_sourceLocation
) {
  if actual == expected { return }
  #expect(actual == expected, comment(), sourceLocation: location)
}

/// Expects that the distance between two numbers is less than a tolerance. A value that is not a
/// number is near nothing.
///
/// ```swift
/// expectNear(view.alpha, 1 / 3, within: 1e-9)
/// ```
package func expectNear<Value: BinaryFloatingPoint>(
  _ actual: Value, _ expected: Value, within tolerance: Value,
  _ comment: @autoclosure () -> Comment? = nil, at location: SourceLocation = #_sourceLocation
) {
  if abs(actual - expected) < tolerance { return }
  #expect(
    abs(actual - expected) < tolerance,
    comment() ?? "\(actual) is not within \(tolerance) of \(expected)", sourceLocation: location)
}
