// SPDX-License-Identifier: MIT

/// Two lists to be diffed, as ordinals. Equal ordinals represent the same identity, whatever its
/// type.
public struct ListWorkload: Sendable {
  /// The name in the table of workloads, with hyphens.
  public let name: String

  /// The number of old elements, nominally.
  public let size: Int

  /// The old list.
  public let old: [Int]

  /// The new list.
  public let new: [Int]

  /// Whether no ordinal occurs twice in a list.
  public var isUnique: Bool { name != Self.Kind.allOneIdentity.rawValue }
}

extension ListWorkload {
  /// Workloads of any size.
  public enum Kind: String, CaseIterable, Sendable {
    /// All elements remain.
    case same
    /// A new element is added at the start.
    case oneOnTop = "one-on-top"
    /// A new element is added at the end.
    case oneAtEnd = "one-at-end"
    /// A new element is added in the middle.
    case oneInMiddle = "one-in-middle"
    /// An element after the first third is replaced.
    case oneReplaced = "one-replaced"
    /// The first and the last element are replaced: the lists have no common ends.
    case endsReplaced = "ends-replaced"
    /// The first element moves to the end.
    case rotateByOne = "rotate-by-one"
    /// All elements are in reverse order.
    case reverse
    /// All elements are in random order.
    case shuffle
    /// All elements are replaced.
    case disjoint
    /// All elements have the same identity.
    case allOneIdentity = "all-one-identity"
  }

  /// Creates a workload with `size` old elements.
  public init(_ kind: Kind, size: Int) {
    let old = Array(0..<size)
    let new: [Int]
    switch kind {
    case .same: new = old
    case .oneOnTop: new = [size] + old
    case .oneAtEnd: new = old + [size]
    case .oneInMiddle: new = old[..<(size / 2)] + [size] + old[(size / 2)...]
    case .oneReplaced: new = old[..<(size / 3)] + [size] + old[(size / 3 + 1)...]
    case .endsReplaced: new = [size] + old[1..<(size - 1)] + [size + 1]
    case .rotateByOne: new = Array(old.dropFirst()) + old.prefix(1)
    case .reverse: new = old.reversed()
    case .shuffle:
      var random = SplitMix64(seed: 1978)
      new = old.shuffled(using: &random)
    case .disjoint: new = Array(size..<2 * size)
    case .allOneIdentity: new = Array(repeating: 0, count: size)
    }
    self.init(
      name: kind.rawValue, size: size, old: kind == .allOneIdentity ? new : old, new: new)
  }

  /// Returns lists in which a block is removed, another is inserted, and the start is shuffled. The
  /// sizes are 5,000, 100,000 and 1,000,000.
  public static func standard(size: Int) -> ListWorkload {
    let removed = size == 5_000 ? 2_000..<3_000 : size / 5..<size * 3 / 10
    let shuffled = size == 5_000 ? 200 : size / 50
    var new = Array(0..<size)
    new.removeSubrange(removed)
    new.insert(contentsOf: size..<size + removed.count, at: removed.upperBound)
    var random = SplitMix64(seed: 42)
    new[..<shuffled].shuffle(using: &random)
    return ListWorkload(name: "standard", size: size, old: Array(0..<size), new: new)
  }

  /// Lists of 10,000 elements: the first half is removed, and 5,000 new elements are appended.
  public static var half: ListWorkload {
    ListWorkload(
      name: "half", size: 10_000, old: Array(0..<10_000), new: Array(5_000..<15_000))
  }

  /// Lists with 1...100,000 as the new elements and a shuffled 10,000...110,000 as the old ones.
  public static var epoxyFlat: ListWorkload {
    var random = SplitMix64(seed: 7)
    return ListWorkload(
      name: "epoxy-flat", size: 100_000, old: Array(10_000...110_000).shuffled(using: &random),
      new: Array(1...100_000))
  }
}

/// Two lists of sections with items, as ordinals.
public struct SectionWorkload: Sendable {
  /// A section and its items.
  public struct Section: Sendable {
    /// The section's identity.
    public let id: Int
    /// The items' identities.
    public let items: [Int]
  }

  /// The name in the table of workloads, with hyphens.
  public let name: String

  /// The number of old items.
  public let size: Int

  /// The old sections.
  public let old: [Section]

  /// The new sections.
  public let new: [Section]

  /// Lists of 11 sections with 1,001 items each, and of the same sections shuffled, with 1,101
  /// shuffled items each.
  public static var epoxySections: SectionWorkload {
    var random = SplitMix64(seed: 11)
    let old = (0...10).map { section in
      Section(id: section, items: (0...1_000).map { section * 10_000 + $0 })
    }
    let new = (0...10).shuffled(using: &random).map { section in
      Section(
        id: section,
        items: (0...1_100).map { section * 10_000 + $0 }.shuffled(using: &random))
    }
    return SectionWorkload(name: "epoxy-sections", size: 11 * 1_001, old: old, new: new)
  }
}
