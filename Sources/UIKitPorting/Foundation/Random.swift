// SPDX-License-Identifier: MIT

// The C library's random numbers, which Glibc has only in later versions.

/// Returns a random number below a bound; 0 for a bound of 0.
public func arc4random_uniform(_ bound: UInt32) -> UInt32 {
  bound == 0 ? 0 : UInt32.random(in: 0..<bound)
}

/// Returns a random number.
public func arc4random() -> UInt32 { UInt32.random(in: 0...UInt32.max) }
