// SPDX-License-Identifier: MIT

/// One batch of changes for a list view that has UIKit's rules for batch updates, and the list
/// after it.
///
/// Deletes, reloads and the old places of moves name the list before the stage; inserts and the new
/// places of moves name the list after it. A list without sections is one section, 0.
public struct DiffStage: Hashable, Sendable {
  /// The sections to be deleted, ascending.
  public var sectionDeletes: [Int] = []

  /// The sections to be inserted, ascending.
  public var sectionInserts: [Int] = []

  /// The sections to be reloaded, ascending.
  public var sectionReloads: [Int] = []

  /// The sections to be moved, ascending by new index.
  public var sectionMoves: [IndexPair] = []

  /// The items to be deleted, ascending.
  public var itemDeletes: [ItemPath] = []

  /// The items to be inserted, ascending.
  public var itemInserts: [ItemPath] = []

  /// The items to be reloaded, ascending.
  public var itemReloads: [ItemPath] = []

  /// The items to be moved, ascending by new place.
  public var itemMoves: [ItemPathPair] = []

  /// The list after the stage, or nil where that is the new list, as it is after the last one.
  public var intermediate: Intermediate?

  /// Creates a stage without changes, to be filled.
  public init() {}
}

extension DiffStage {
  /// What `stages(_:)` is to leave out or do otherwise.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits, as `RESIN_STAGES_...` of the C library.
    public let rawValue: UInt32

    /// Creates options from bits. Bits without a meaning are not looked at.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Updated items are left to the caller, who sets the new content on the views that show them.
    /// Without it they are reloads, in a first stage or, where that saves one, in a last stage that
    /// otherwise has only deletes.
    public static let itemUpdatesInPlace = Options(rawValue: 1)

    /// Updated sections are left to the caller. Without it they are reloads, and the changes within
    /// such a section go with its reload.
    public static let sectionUpdatesInPlace = Options(rawValue: 2)

    /// An item that leaves a deleted section or enters an inserted one is deleted and inserted
    /// instead of moved, which saves a stage.
    public static let splitMoves = Options(rawValue: 4)
  }

  /// An element of a list between the old and the new one.
  ///
  /// An element with a partner is named by the list that holds it as it is to be shown: the new
  /// one, unless a later stage reloads it.
  public enum Element: Hashable, Sendable {
    /// The old section or item at an index; items are counted over all sections.
    case old(Int)

    /// The new section or item at an index; items are counted over all sections.
    case new(Int)
  }

  /// A list between the old and the new one.
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
