// SPDX-License-Identifier: MIT

/// A number of seconds since 00:00 UTC on 1 January 2001.
public typealias CFAbsoluteTime = Double

// Disfavored, because the module CoreFoundation that comes with the compiler declares the same
// function.
/// Returns the time of the system clock, as `Date()` does. It is independent of the host's clock,
/// which `CACurrentMediaTime()` returns.
@_disfavoredOverload
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}
