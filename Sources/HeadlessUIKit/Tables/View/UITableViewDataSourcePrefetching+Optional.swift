// SPDX-License-Identifier: MIT
// Written by scripts/steps/check-generated --update.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The methods that have the comment "Optional" in the protocol: their default implementations,
// whose documentation is that of the protocol, and calls with a question mark, which require an
// optional value. It is never nil: a method that is not implemented has its default.

extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

extension UITableViewDataSourcePrefetching {
  /// The method of this name, to be called with a question mark.
  public var tableView: _TableViewDataSourcePrefetchingTableView? {
    _TableViewDataSourcePrefetchingTableView(dataSource: self)
  }
}

/// The method named `tableView`.
@preconcurrency @MainActor
public struct _TableViewDataSourcePrefetchingTableView {
  fileprivate let dataSource: any UITableViewDataSourcePrefetching

  public func callAsFunction(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    dataSource.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
  }
}
