// SPDX-License-Identifier: MIT

/// Returns the difference of two snapshots, whose type is internal in the library.
public func difference<Section: Hashable & Sendable, Item: Hashable & Sendable>(
  from old: DiffableDataSourceSnapshot<Section, Item>,
  to new: DiffableDataSourceSnapshot<Section, Item>
) -> Any {
  SectionedDiff.diff(old: old, new: new)
}
