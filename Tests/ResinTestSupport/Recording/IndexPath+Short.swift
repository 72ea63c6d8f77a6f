// SPDX-License-Identifier: MIT
package import Foundation
import HeadlessUIKit

extension IndexPath {
  /// The indexes with points between them, such as "0.3".
  package var short: String { map(String.init).joined(separator: ".") }
}

/// Returns the index path of an item, or of a row.
package func path(_ section: Int, _ item: Int) -> IndexPath {
  IndexPath(item: item, section: section)
}
