// SPDX-License-Identifier: MIT

/// An object that prepares the data of rows that are likely to become visible soon.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Called with rows that are near the visible area, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Called with announced rows that have moved away without being shown.
  /// Optional.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
