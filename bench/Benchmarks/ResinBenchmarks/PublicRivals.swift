// SPDX-License-Identifier: MIT
import Benchmark
import Workloads

#if RESIN_DIFFERENCEKIT
  import DifferenceKit
#endif
#if RESIN_LISTKITDIFF
  import ListKitDiff
#endif

/// Public libraries, which scripts/bench --lists copies from the user's clones.
enum PublicRivals {
  /// The libraries of which there is a clone.
  static var paths: [String] {
    var paths: [String] = []
    #if RESIN_DIFFERENCEKIT
      paths.append("differencekit")
    #endif
    #if RESIN_LISTKITDIFF
      paths.append("listkit")
    #endif
    return paths
  }

  /// Returns the rival of a path, whose changes turn the old list into the new one.
  static func make<Identity: BenchmarkIdentity>(
    _ path: String, old: [Identity], new: [Identity]
  ) throws -> Rival? {
    #if RESIN_DIFFERENCEKIT
      if path == "differencekit" { return try differenceKit(old, new) }
    #endif
    #if RESIN_LISTKITDIFF
      if path == "listkit" { return try listKit(old, new) }
    #endif
    return nil
  }
}

/// The changes of a list that a list view applies at once.
private struct BatchChanges {
  /// The old offsets of removed elements.
  var deletes: [Int] = []
  /// The new offsets of new elements.
  var inserts: [Int] = []
  /// The old and the new offsets of moved elements.
  var moves: [(from: Int, to: Int)] = []

  /// Returns the list after the changes, as a list view creates it: the elements that are neither
  /// removed nor moved keep their order and fill the offsets that inserts and moves leave; nil if
  /// offsets are out of range or used twice.
  func applied<Element>(to old: [Element], inserting new: [Element]) -> [Element]? {
    let count = old.count - deletes.count + inserts.count
    guard count == new.count else { return nil }
    var isTaken = [Bool](repeating: false, count: old.count)
    var result = [Element?](repeating: nil, count: count)
    for source in deletes + moves.map(\.from) {
      guard old.indices.contains(source), !isTaken[source] else { return nil }
      isTaken[source] = true
    }
    let targets = inserts.map { ($0, nil) } + moves.map { ($0.to, $0.from as Int?) }
    for (target, source) in targets {
      guard result.indices.contains(target), result[target] == nil else { return nil }
      result[target] = source.map { old[$0] } ?? new[target]
    }
    var rest = old.indices.lazy.filter { !isTaken[$0] }.makeIterator()
    for index in result.indices where result[index] == nil {
      guard let next = rest.next() else { return nil }
      result[index] = old[next]
    }
    return rest.next() == nil ? result.compactMap { $0 } : nil
  }
}

// MARK: - DifferenceKit

#if RESIN_DIFFERENCEKIT
  /// An element of DifferenceKit's lists. Its content never differs, as in the other rivals.
  private struct Identified<Identity: Hashable>: Differentiable {
    let differenceIdentifier: Identity

    func isContentEqual(to source: Identified) -> Bool { true }
  }

  extension PublicRivals {
    private static func differenceKit<Identity: BenchmarkIdentity>(
      _ old: [Identity], _ new: [Identity]
    ) throws -> Rival {
      let source = old.map { Identified(differenceIdentifier: $0) }
      let target = new.map { Identified(differenceIdentifier: $0) }
      var list = old
      for stage in StagedChangeset(source: source, target: target) {
        let next = stage.data.map(\.differenceIdentifier)
        let changes = BatchChanges(
          deletes: stage.elementDeleted.map(\.element),
          inserts: stage.elementInserted.map(\.element),
          moves: stage.elementMoved.map { ($0.source.element, $0.target.element) })
        try check(
          changes.applied(to: list, inserting: next) == next, "a stage of DifferenceKit is wrong")
        list = next
      }
      try check(list == new, "DifferenceKit's changes do not result in the new list")
      return Rival(path: "differencekit") { iterations in
        for _ in 0..<iterations {
          blackHole(StagedChangeset(source: source, target: target))
        }
      }
    }
  }
#endif

// MARK: - ListKit

#if RESIN_LISTKITDIFF
  extension PublicRivals {
    private static func listKit<Identity: BenchmarkIdentity>(
      _ old: [Identity], _ new: [Identity]
    ) throws -> Rival {
      let difference = changes(from: old, to: new)
      let batch = BatchChanges(
        deletes: difference.deletes, inserts: difference.inserts, moves: difference.moves)
      try check(
        batch.applied(to: old, inserting: new) == new,
        "ListKit's changes do not result in the new list")
      return Rival(path: "listkit") { iterations in
        for _ in 0..<iterations {
          blackHole(changes(from: old, to: new))
        }
      }
    }
  }
#endif
