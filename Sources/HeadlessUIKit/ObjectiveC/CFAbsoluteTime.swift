// SPDX-License-Identifier: MIT

/// A number of seconds since 00:00 UTC on 1 January 2001.
public typealias CFAbsoluteTime = Double

/// Returns the time of the system clock, as `Date()` does. It is independent of the host's clock, which
/// `CACurrentMediaTime()` returns.
// Disfavoured, because the module CoreFoundation that comes with the compiler declares the same function.
@_disfavoredOverload
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}
