// SPDX-License-Identifier: MIT

/// Illegal uses of snapshots, which are values and have no device of their own.
enum SnapshotProblem {
  /// Reports an illegal use to the current device; stops the program outside of the main queue.
  static func report(_ message: @autoclosure () -> String) {
    let message = message()
    guard MainQueue.isCurrent else { fatalError(message) }
    MainActor.assumeIsolated { Device.current.reportIllegalUse(message) }
  }

  private static func warn(_ message: String) {
    guard MainQueue.isCurrent else { return }
    MainActor.assumeIsolated { Device.current.warn(message) }
  }

  /// Reports items that occur twice in one call, and warns of items that were there before.
  static func reportDuplicates(inOneCall: [String], existing: [String]) {
    if !inOneCall.isEmpty {
      report(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: "
          + list(inOneCall))
    }
    if !existing.isEmpty {
      warn(
        """
        Diffable data source detected an attempt to insert or append \(existing.count) item \
        identifiers that already exist in the snapshot. The existing item identifiers will be moved \
        into place instead, but this operation will be more expensive. For best performance, \
        inserted item identifiers should always be unique. Item identifiers that already exist: \
        \(list(existing))
        """)
    }
  }

  static func list(_ names: [String]) -> String {
    "{(\n    \(names.joined(separator: ",\n    "))\n)}"
  }
}
