// SPDX-License-Identifier: MIT

/// What turns one list with sections into another.
public struct SectionedChangeset {
  /// The changes of the sections.
  public var sectionChangeset: IndexSetChangeset

  /// The changes of the items in sections that stay. Items that go or come with their section are not
  /// in it.
  public var itemChangeset: IndexPathChangeset

  /// Creates a changeset.
  public init(sectionChangeset: IndexSetChangeset, itemChangeset: IndexPathChangeset) {
    self.sectionChangeset = sectionChangeset
    self.itemChangeset = itemChangeset
  }

  /// Whether there is nothing to do.
  public var isEmpty: Bool {
    sectionChangeset.isEmpty && itemChangeset.isEmpty
  }
}
