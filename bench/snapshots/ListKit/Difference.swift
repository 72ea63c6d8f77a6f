// SPDX-License-Identifier: MIT

// The sources of ListKit import Foundation only, and use UIKit's members of IndexPath.
import UIKit

/// Returns the difference of two snapshots, whose type is internal in the library.
public func difference<Section: Hashable & Sendable, Item: Hashable & Sendable>(
  from old: DiffableDataSourceSnapshot<Section, Item>,
  to new: DiffableDataSourceSnapshot<Section, Item>
) -> Any {
  SectionedDiff.diff(old: old, new: new)
}
