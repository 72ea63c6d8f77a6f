// SPDX-License-Identifier: MIT
internal import Resin

/// The identifiers of an array and their positions, which are computed when they are first needed.
///
/// Copies of a snapshot share an index until one of them changes, also between threads; hence the
/// lock. A change in the middle of the array makes the positions invalid, but not the set of
/// identifiers, so a snapshot that is built item by item is not hashed again for every item.
final class IdentifierIndex<Identifier: Hashable>: @unchecked Sendable {
  private typealias Table = [IdentityKey<Identifier>: Int]

  private let lock = NSLock()
  private var table: Table?
  private var arePositionsValid = false

  init() {}

  /// Creates a copy, which is not shared.
  convenience init(copying other: IdentifierIndex) {
    self.init()
    other.lock.withLock {
      table = other.table
      arePositionsValid = other.arePositionsValid
    }
  }

  /// Returns the position of an identifier; nil if the array does not contain it.
  func position(of identifier: Identifier, in array: [Identifier]) -> Int? {
    lock.withLock {
      makePositions(array)
      return table?[IdentityKey(identifier)]
    }
  }

  /// Returns the positions of identifiers.
  func positions(
    of identifiers: [Identifier], in array: [Identifier]
  ) -> [Int?] {
    lock.withLock {
      makePositions(array)
      return identifiers.map { table?[IdentityKey($0)] }
    }
  }

  /// Whether the identifiers are known.
  var isMade: Bool { lock.withLock { table != nil } }

  /// Adds identifiers that are different from each other and from those of the array, unless one of
  /// them is not. The index must not be shared.
  ///
  /// - Parameter end: The count of the array, if the identifiers are appended to it; otherwise nil.
  /// - Returns: Whether they were added.
  func add(
    _ identifiers: [Identifier], to array: [Identifier], atEnd end: Int?
  ) -> Bool {
    lock.withLock {
      if table == nil { makePositions(array) }
      for (index, identifier) in identifiers.enumerated() {
        let old = table?.updateValue((end ?? 0) + index, forKey: IdentityKey(identifier))
        guard let old else { continue }
        for added in identifiers[..<index] { table?[IdentityKey(added)] = nil }
        table?[IdentityKey(identifier)] = old
        // An identifier that occurs twice in the call was removed with the others.
        if identifiers[..<index].contains(identifier) { table?[IdentityKey(identifier)] = nil }
        return false
      }
      if end == nil { arePositionsValid = false }
      return true
    }
  }

  /// Removes identifiers. The index must not be shared.
  func remove(_ identifiers: some Sequence<Identifier>) {
    lock.withLock {
      arePositionsValid = false
      guard table != nil else { return }
      for identifier in identifiers { table?[IdentityKey(identifier)] = nil }
    }
  }

  /// Discards the positions. The index must not be shared.
  func discardPositions() {
    lock.withLock { arePositionsValid = false }
  }

  private func makePositions(_ array: [Identifier]) {
    if table != nil, arePositionsValid { return }
    if table == nil {
      table = [:]
      table?.reserveCapacity(array.count)
    }
    for (position, identifier) in array.enumerated() {
      table?[IdentityKey(identifier)] = position
    }
    arePositionsValid = true
  }
}
