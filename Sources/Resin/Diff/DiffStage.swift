// SPDX-License-Identifier: MIT

/// A batch update that obeys UIKit's rules, and the list after it.
///
/// Deletes, reloads and the old indices of moves refer to the list before the stage. Inserts and
/// the new indices of moves refer to the list after the stage. A list without sections has one
/// section, 0.
///
/// Most changes need one stage. UIKit does not allow some combinations in one batch update, such as
/// a reload of an item that moves, or a move into a section that is inserted: these are divided
/// into two or three stages, and before each but the last the data source must have the content of
/// ``intermediate``.
///
/// ```swift
/// // The second item moves to the front, and its content changes.
/// let old = [(id: 1, text: "a"), (id: 2, text: "b")]
/// let new = [(id: 2, text: "B"), (id: 1, text: "a")]
/// let diff = ListDiff(from: old, to: new, identifiedBy: \.id, isUpdated: { $0.text != $1.text })
/// print(diff.stages().map(\.itemReloads))  // [[[0, 1]], []]
/// print(diff.stages().map(\.itemMoves))  // [[], [[0, 1] -> [0, 0]]]
/// print(diff.stages(.itemUpdatesInPlace).count)  // 1
/// ```
public struct DiffStage: Hashable, Sendable {
  /// The sections to delete, ascending.
  public var sectionDeletes: [Int] = []

  /// The sections to insert, ascending.
  public var sectionInserts: [Int] = []

  /// The sections to reload, ascending.
  public var sectionReloads: [Int] = []

  /// The sections to move, ascending by new index.
  public var sectionMoves: [IndexPair] = []

  /// The items to delete, ascending.
  public var itemDeletes: [ItemIndexPath] = []

  /// The items to insert, ascending.
  public var itemInserts: [ItemIndexPath] = []

  /// The items to reload, ascending.
  public var itemReloads: [ItemIndexPath] = []

  /// The items to move, ascending by new path.
  public var itemMoves: [ItemIndexPathPair] = []

  /// The list after the stage; nil for the last stage, after which it is the new list.
  public var intermediate: Intermediate?

  /// Creates a stage without operations.
  public init() {}
}

extension DiffStage {
  /// The options of `stages(_:)`.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits, as `RESIN_STAGES_...` of the C library.
    public let rawValue: UInt32

    /// Creates options from bits. Unknown bits are ignored.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Omits updated items from the stages: the caller sets the new content of their views. Without
    /// this option, updated items are reloads in a separate first stage or, if that saves a stage,
    /// together with deletes in the last stage.
    public static let itemUpdatesInPlace = Options(rawValue: 1)

    /// Omits updated sections from the stages. Without this option, updated sections are reloads,
    /// which include the changes within the section.
    public static let sectionUpdatesInPlace = Options(rawValue: 2)

    /// Deletes and inserts an item, instead of moving it, if its old section is deleted or its new
    /// section is inserted. This saves a stage.
    public static let splitMoves = Options(rawValue: 4)
  }

  /// An element of the list between two stages, with the list that contains its current content.
  ///
  /// The content of a pair is in the new list, unless a later stage reloads the element.
  public enum Element: Hashable, Sendable {
    /// The old section or item at an index; items are counted over all sections.
    case old(Int)

    /// The new section or item at an index; items are counted over all sections.
    case new(Int)
  }

  /// A list between the old list and the new list.
  public struct Intermediate: Hashable, Sendable {
    /// The sections. Empty for a list without sections.
    public var sections: [Element]

    /// The items of each section, one array for a list without sections.
    public var items: [[Element]]

    /// Creates a list of sections and the items of each.
    public init(sections: [Element], items: [[Element]]) {
      self.sections = sections
      self.items = items
    }
  }
}
