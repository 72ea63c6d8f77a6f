// SPDX-License-Identifier: MIT

/// The changes from one list with sections to another.
public struct SectionedChangeset {
  /// The changes of the sections.
  public var sectionChangeset: IndexSetChangeset

  /// The changes of the items in sections that are in both lists. It does not include the items of
  /// deleted and inserted sections.
  public var itemChangeset: IndexPathChangeset

  /// Creates a changeset.
  public init(sectionChangeset: IndexSetChangeset, itemChangeset: IndexPathChangeset) {
    self.sectionChangeset = sectionChangeset
    self.itemChangeset = itemChangeset
  }

  /// Whether there are no changes.
  public var isEmpty: Bool {
    sectionChangeset.isEmpty && itemChangeset.isEmpty
  }
}
