// SPDX-License-Identifier: MIT

/// Runs a closure. There are no autoreleased objects here: an object is released with its last reference,
/// inside of a pool and outside.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
