// SPDX-License-Identifier: MIT

/// A number of seconds since 00:00 UTC on 1 January 2001.
public typealias CFAbsoluteTime = Double

/// The time of the system's clock, as in `Date()`. It does not follow the clock of a host, which
/// `CACurrentMediaTime()` returns.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}
