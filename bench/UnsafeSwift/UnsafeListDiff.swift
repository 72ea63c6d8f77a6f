// SPDX-License-Identifier: MIT

/// The core's matching, line by line, in Swift with unsafe pointers and no checks.
///
/// The type answers a single question: how much of the core's speed does the same algorithm reach
/// in Swift? It is not a library: it has no protection against keys that are chosen to collide,
/// supports neither sections nor updates, and only two types of identities.
public struct UnsafeListDiff {
  /// Deletes, inserts, moves (alternating old and new offsets) and both maps, one after another.
  public let storage: [UInt32]
  /// The number of deletes.
  public let deleteCount: Int
  /// The number of inserts.
  public let insertCount: Int
  /// The number of moves.
  public let moveCount: Int

  /// The old offsets of deleted elements.
  public var deletes: ArraySlice<UInt32> { storage[..<deleteCount] }
  /// The new offsets of inserted elements.
  public var inserts: ArraySlice<UInt32> { storage[deleteCount..<deleteCount + insertCount] }
  /// The alternating old and new offsets of moved elements, in ascending order of the new offsets.
  public var moves: ArraySlice<UInt32> {
    storage[deleteCount + insertCount..<deleteCount + insertCount + 2 * moveCount]
  }

  /// Diffs identities of 8 bytes, whose `==` compares their bits.
  public static func words<Identity>(_ old: [Identity], _ new: [Identity]) -> UnsafeListDiff {
    precondition(MemoryLayout<Identity>.stride == 8)
    return old.withUnsafeBytes { oldBytes in
      new.withUnsafeBytes { newBytes in
        let keys = WordKeys(
          old: pointer(oldBytes).assumingMemoryBound(to: UInt64.self),
          new: pointer(newBytes).assumingMemoryBound(to: UInt64.self))
        return UnsafeListDiff(keys, old.count, new.count)
      }
    }
  }

  /// Diffs identities of 16 bytes, whose `==` compares their bits.
  public static func doubleWords<Identity>(_ old: [Identity], _ new: [Identity]) -> UnsafeListDiff {
    precondition(MemoryLayout<Identity>.stride == 16)
    return old.withUnsafeBytes { oldBytes in
      new.withUnsafeBytes { newBytes in
        let keys = DoubleWordKeys(old: pointer(oldBytes), new: pointer(newBytes))
        return UnsafeListDiff(keys, old.count, new.count)
      }
    }
  }

  /// Returns the address of the bytes. An empty array may have no address; any address serves then,
  /// because nothing is read.
  private static func pointer(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawPointer {
    bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 16)!
  }
}

extension UnsafeListDiff {
  private init(_ keys: some UnsafeKeys, _ oldCount: Int, _ newCount: Int) {
    var level = Level(oldCount: oldCount, newCount: newCount)
    defer { level.deallocate() }
    let table = Table(count: newCount, slots: level.scratch)
    level.indexNew(keys, table)
    level.matchOld(keys, table)
    level.clearMarks()

    let pairs = level.pairCount
    let moves = UnsafeMutablePointer<UInt32>.allocate(capacity: 2 * pairs + 2)
    defer { moves.deallocate() }
    let movesEnd = moves + 2 * pairs
    let movesBegin = level.isOrdered ? movesEnd : level.writeMoves(before: movesEnd)
    let deleteCount = oldCount - pairs
    let insertCount = newCount - pairs
    let moveCount = (movesEnd - movesBegin) / 2
    let total = deleteCount + insertCount + 2 * moveCount + oldCount + newCount
    // One additional element, because the lists of unpaired elements are written without a branch.
    storage = [UInt32](unsafeUninitializedCapacity: total + 1) { buffer, initialized in
      guard var end = buffer.baseAddress else { return }
      Level.writeUnpaired(level.oldToNew, oldCount, to: end)
      end += deleteCount
      Level.writeUnpaired(level.newToOld, newCount, to: end)
      end += insertCount
      end.initialize(from: movesBegin, count: 2 * moveCount)
      end += 2 * moveCount
      end.initialize(from: level.oldToNew, count: oldCount)
      end += oldCount
      end.initialize(from: level.newToOld, count: newCount)
      initialized = total
    }
    self.deleteCount = deleteCount
    self.insertCount = insertCount
    self.moveCount = moveCount
  }
}
