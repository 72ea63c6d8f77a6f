// SPDX-License-Identifier: MIT

/// The identity of a page or sheet, and a version that changes its content.
package struct VersionedName: Equatable {
  package var id: String
  package var version = 0

  package init(_ id: String, _ version: Int = 0) {
    self.id = id
    self.version = version
  }

  /// The identity, followed by the version unless it is 0.
  package var title: String { version == 0 ? id : "\(id)\(version)" }
}
