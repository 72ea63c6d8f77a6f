// SPDX-License-Identifier: MIT

// See `UICollectionViewDelegate+Optional.swift`.
extension UITableViewDataSource {
  /// The methods with this base name, for calls with a question mark.
  public var tableView: _TableViewDataSourceMethods? { _TableViewDataSourceMethods(client: self) }

  /// The method of this name, to be called with a question mark.
  public var numberOfSections: _TableViewNumberOfSections? {
    _TableViewNumberOfSections(client: self)
  }

  /// The method of this name, to be called with a question mark.
  public var sectionIndexTitles: _TableViewSectionIndexTitles? {
    _TableViewSectionIndexTitles(client: self)
  }
}

/// The methods of a table view's data source with this base name.
@preconcurrency @MainActor
public struct _TableViewDataSourceMethods {
  fileprivate let client: any UITableViewDataSource

  /// Calls the method.
  public func callAsFunction(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    client.tableView(tableView, numberOfRowsInSection: section)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    client.tableView(tableView, cellForRowAt: indexPath)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    client.tableView(tableView, titleForHeaderInSection: section)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    client.tableView(tableView, titleForFooterInSection: section)
  }

  /// Calls the method.
  public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    client.tableView(tableView, canEditRowAt: indexPath)
  }

  /// Calls the method.
  public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    client.tableView(tableView, canMoveRowAt: indexPath)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    client.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    client.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    client.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }
}

/// The method `numberOfSections(in:)` of a table view's data source.
@preconcurrency @MainActor
public struct _TableViewNumberOfSections {
  fileprivate let client: any UITableViewDataSource

  /// Calls the method.
  public func callAsFunction(in tableView: UITableView) -> Int {
    client.numberOfSections(in: tableView)
  }
}

/// The method `sectionIndexTitles(for:)` of a table view's data source.
@preconcurrency @MainActor
public struct _TableViewSectionIndexTitles {
  fileprivate let client: any UITableViewDataSource

  /// Calls the method.
  public func callAsFunction(for tableView: UITableView) -> [String]? {
    client.sectionIndexTitles(for: tableView)
  }
}
