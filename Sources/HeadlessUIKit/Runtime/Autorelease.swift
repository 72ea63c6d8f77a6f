// SPDX-License-Identifier: MIT

/// Executes a closure. Objects are not autoreleased here: an object is released with its last
/// reference, inside or outside a pool.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
