// SPDX-License-Identifier: MIT
import Benchmark
import CResin
import Resin
import ResinReference
import Workloads

/// The rivals of a row of list diffs besides `c`, `resin`, `equal`, `reference`, `set`, and the
/// public libraries.
struct ListRivals: OptionSet {
  let rawValue: Int
  static let reused = ListRivals(rawValue: 1)
  static let unsafeSwift = ListRivals(rawValue: 2)
  static let standardLibrary = ListRivals(rawValue: 4)
}

extension Row {
  /// Creates a row of list diffs.
  ///
  /// - Parameter sharesStorage: Whether the elements of both lists share their storage, as those of
  ///   an app that changes a copy of its list. Otherwise they are created separately.
  init<Identity: BenchmarkIdentity>(
    _ workload: @escaping @autoclosure () -> ListWorkload, name: String, size: Int,
    of type: Identity.Type, with rivals: ListRivals, sharesStorage: Bool = false
  ) {
    var paths = ["c", "resin", "equal", "set", "reference"] + PublicRivals.paths
    paths += rivals.contains(.reused) ? ["resin-reused"] : []
    paths += rivals.contains(.unsafeSwift) ? ["unsafe-swift"] : []
    paths += rivals.contains(.standardLibrary) ? ["stdlib"] : []
    self.init(
      unit: "diff", workload: name,
      identity: Identity.name + (sharesStorage ? "-shared" : ""), size: size, paths: paths
    ) { isWanted in
      let lists = Lists<Identity>(workload(), sharesStorage: sharesStorage)
      return try paths.filter(isWanted).map { try lists.rival($0) }
    }
  }
}

/// The lists of a row, and the result that all rivals must produce.
final class Lists<Identity: BenchmarkIdentity> {
  let old: [Identity]
  let new: [Identity]
  /// Two lists that equal the old one, in memory of their own.
  private let copies: [[Identity]]
  private let isUnique: Bool
  private let expected: ListDiff

  init(_ workload: ListWorkload, sharesStorage: Bool) {
    let old = workload.old.map { Identity.make($0) }
    let shared =
      sharesStorage
      ? Dictionary(zip(workload.old, old), uniquingKeysWith: { first, _ in first }) : [:]
    func made(_ ordinals: [Int]) -> [Identity] {
      ordinals.map { shared[$0] ?? .make($0) }
    }
    self.old = old
    new = made(workload.new)
    copies = [made(workload.old), made(workload.old)]
    isUnique = workload.isUnique
    expected = ListDiff(from: old, to: new)
  }

  /// Returns a rival whose result is checked.
  func rival(_ path: String) throws -> Rival {
    switch path {
    case "c": try core()
    case "resin": try resin()
    case "resin-reused": try reused()
    case "equal": equal()
    case "set": set()
    case "reference": try reference()
    case "stdlib": try standardLibrary()
    case "unsafe-swift": try unsafeSwift()
    default: try publicRival(path)
    }
  }

  private func publicRival(_ path: String) throws -> Rival {
    guard let rival = try PublicRivals.make(path, old: old, new: new) else {
      throw WrongAnswer(reason: "no path \(path)")
    }
    return rival
  }

  // MARK: The rivals

  private func resin() throws -> Rival {
    try checkExpected()
    return Rival(path: "resin") { [old, new] iterations in
      for _ in 0..<iterations {
        blackHole(ListDiff(from: old, to: new))
      }
    }
  }

  private func reused() throws -> Rival {
    try check(ListDiffer().diff(from: old, to: new) == expected, "the reused differ differs")
    let differ = ListDiffer()
    return Rival(path: "resin-reused") { [old, new] iterations in
      for _ in 0..<iterations {
        blackHole(differ.diff(from: old, to: new))
      }
    }
  }

  /// Returns a rival that compares the old list with equal ones: the least that a program does to
  /// find that nothing has changed.
  private func equal() -> Rival {
    Rival(path: "equal") { [old, copies] iterations in
      for iteration in 0..<iterations {
        // Two lists in turns, so that no optimizer compares them once for all iterations.
        blackHole(old == copies[iteration & 1])
      }
    }
  }

  /// Returns a rival that measures the cost of hashing one list in Swift.
  private func set() -> Rival {
    Rival(path: "set") { [old] iterations in
      for _ in 0..<iterations {
        blackHole(Set(old))
      }
    }
  }

  /// Returns a rival that measures the cost for a C program: keys are prepared, the handle is
  /// reused, and the result is not copied.
  private func core() throws -> Rival {
    let keys = Identity.prepare(old: old, new: new)
    let handle = CoreDiff()
    let changes = keys.withIdentities { handle.run($0) }
    try check(changes.map(isExpected) ?? false, "the core, called directly, differs")
    return Rival(path: "c") { iterations in
      keys.withIdentities { identities in
        for _ in 0..<iterations {
          _ = handle.run(identities)
        }
      }
    }
  }

  private func reference() throws -> Rival {
    let diff = ReferenceDiff(from: old, to: new)
    try check(
      expected.deletes.elementsEqual(diff.deletes) && expected.inserts.elementsEqual(diff.inserts)
        && expected.moves.elementsEqual(diff.moves.map { IndexPair(old: $0.old, new: $0.new) })
        && expected.duplicates.count == diff.duplicates.count, "the reference differs")
    return Rival(path: "reference") { [old, new] iterations in
      for _ in 0..<iterations {
        blackHole(ReferenceDiff(from: old, to: new))
      }
    }
  }

  private func standardLibrary() throws -> Rival {
    var rival = Rival(path: "stdlib") { [old, new] iterations in
      for _ in 0..<iterations {
        blackHole(new.difference(from: old).inferringMoves())
      }
    }
    rival.trial = try tried { [self] in
      let difference = new.difference(from: old).inferringMoves()
      return { self.isExpected(difference) }
    }
    return rival
  }

  private func unsafeSwift() throws -> Rival {
    guard let rival = UnsafeSwiftRival.make(old: old, new: new, expected: expected) else {
      throw WrongAnswer(reason: "unsafe-swift differs, or cannot do \(Identity.name)")
    }
    return rival
  }

  // MARK: The expected result

  /// Checks the result with which the results of the rivals are compared.
  private func checkExpected() throws {
    var pairs = 0
    for (index, partner) in expected.oldToNew.enumerated() {
      if let partner {
        try check(old[index] == new[partner], "a pair of unequal identities")
        try check(expected.newToOld[partner] == index, "the maps contradict each other")
        pairs += 1
      }
    }
    try check(expected.deletes.count == old.count - pairs, "deletes")
    try check(expected.inserts.count == new.count - pairs, "inserts")
    if isUnique {
      try check(Set(old).intersection(new).count == pairs, "a pair was missed")
    }
  }

  private func isExpected(_ changes: resin_diff_changes) -> Bool {
    let moves = UnsafeBufferPointer(start: changes.moves, count: changes.move_count)
    return expected.deletes.elementsEqual(
      UnsafeBufferPointer(start: changes.deletes, count: changes.delete_count).map(Int.init))
      && expected.inserts.elementsEqual(
        UnsafeBufferPointer(start: changes.inserts, count: changes.insert_count).map(Int.init))
      && expected.moves.elementsEqual(
        moves.map { IndexPair(old: Int($0.old_index), new: Int($0.new_index)) })
      && expected.duplicates.count == changes.duplicate_group_count
  }

  /// Whether a difference of the standard library is correct. It may move other elements, but no
  /// more of them.
  private func isExpected(_ difference: CollectionDifference<Identity>) -> Bool {
    guard old.applying(difference) == new else { return false }
    guard isUnique else { return true }
    var deletes = 0
    var moves = 0
    for case .remove(_, _, let partner) in difference.removals {
      deletes += partner == nil ? 1 : 0
      moves += partner == nil ? 0 : 1
    }
    return deletes == expected.deletes.count && moves == expected.moves.count
  }
}

/// A handle of the core.
final class CoreDiff {
  private let handle: OpaquePointer

  init() {
    var handle: OpaquePointer?
    guard resin_diff_create(nil, &handle) == RESIN_OK, let handle else {
      fatalError("no memory for a diff")
    }
    self.handle = handle
  }

  deinit {
    resin_diff_destroy(handle)
  }

  /// Returns the changes between two lists; nil on failure.
  func run(_ identities: resin_identities) -> resin_diff_changes? {
    var identities = identities
    var result: UnsafePointer<resin_diff_result>?
    guard resin_diff_match(handle, &identities) == RESIN_OK,
      resin_diff_finish(handle, RESIN_DIFF_MOVES_MINIMAL, &result) == RESIN_OK
    else { return nil }
    return result?.pointee.items
  }

  /// Returns the changes between two lists with sections, with items paired across sections; nil on
  /// failure.
  func run(
    _ sections: resin_identities, _ items: resin_identities, _ oldOffsets: [Int],
    _ newOffsets: [Int]
  ) -> resin_diff_result? {
    var (sections, items) = (sections, items)
    var result: UnsafePointer<resin_diff_result>?
    guard
      resin_diff_match_sections(
        handle, &sections, &items, oldOffsets, newOffsets, UInt32(RESIN_DIFF_ACROSS_SECTIONS))
        == RESIN_OK,
      resin_diff_finish(handle, RESIN_DIFF_MOVES_MINIMAL, &result) == RESIN_OK
    else { return nil }
    return result?.pointee
  }
}
