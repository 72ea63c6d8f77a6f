// SPDX-License-Identifier: MIT
internal import Foundation

/// A lock that protects a value. Copies share the lock and the value.
///
/// The lock is not re-entrant: a thread that acquires a lock that it already holds deadlocks.
/// Apple's implementation terminates the program instead.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) {
      self.state = state
    }
  }

  private let storage: Storage

  /// Creates a lock around a value that need not be `Sendable`.
  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  /// Creates a lock around a value.
  public init(initialState: State) where State: Sendable {
    storage = Storage(initialState)
  }

  /// Runs a closure with the value while the lock is held.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs a closure with the value while the lock is held. The closure need not be `Sendable`.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs a closure with the value if no thread holds the lock; returns nil otherwise.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Runs a closure with the value if no thread holds the lock; returns nil otherwise. The closure
  /// need not be `Sendable`.
  public func withLockIfAvailableUnchecked<R>(
    _ body: (inout State) throws -> R
  ) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a value.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Acquires the lock, and blocks while another thread holds it.
  public func lock() {
    storage.lock.lock()
  }

  /// Releases the lock, which the current thread has to hold.
  public func unlock() {
    storage.lock.unlock()
  }

  /// Acquires the lock if no thread holds it. Returns whether the lock was acquired.
  public func lockIfAvailable() -> Bool {
    storage.lock.try()
  }

  /// Runs a closure while the lock is held.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLock { (_: inout Void) in try body() }
  }

  /// Runs a closure while the lock is held. The closure need not be `Sendable`.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { (_: inout Void) in try body() }
  }

  /// Runs a closure if no thread holds the lock; returns nil otherwise.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable () throws -> R
  ) rethrows -> R? {
    try withLockIfAvailable { (_: inout Void) in try body() }
  }
}
