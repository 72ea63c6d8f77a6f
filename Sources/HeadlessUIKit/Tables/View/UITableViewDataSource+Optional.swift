// SPDX-License-Identifier: MIT
// Written by scripts/steps/check-generated --update.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The methods that have the comment "Optional" in the protocol: their default implementations,
// whose documentation is that of the protocol, and calls with a question mark, which require an
// optional value. It is never nil: a method that is not implemented has its default.

extension UITableViewDataSource {
  @discardableResult
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  @discardableResult
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  @discardableResult
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  @discardableResult
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  @discardableResult
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  @discardableResult
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  @discardableResult
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}

extension UITableViewDataSource {
  /// The method of this name, to be called with a question mark.
  public var numberOfSections: _TableViewDataSourceNumberOfSections? {
    _TableViewDataSourceNumberOfSections(dataSource: self)
  }

  /// The methods of this name, to be called with a question mark.
  public var tableView: _TableViewDataSourceTableView? {
    _TableViewDataSourceTableView(dataSource: self)
  }

  /// The method of this name, to be called with a question mark.
  public var sectionIndexTitles: _TableViewDataSourceSectionIndexTitles? {
    _TableViewDataSourceSectionIndexTitles(dataSource: self)
  }
}

/// The method named `numberOfSections`.
@preconcurrency @MainActor
public struct _TableViewDataSourceNumberOfSections {
  fileprivate let dataSource: any UITableViewDataSource

  @discardableResult
  public func callAsFunction(in tableView: UITableView) -> Int {
    dataSource.numberOfSections(in: tableView)
  }
}

/// The methods named `tableView`.
@preconcurrency @MainActor
public struct _TableViewDataSourceTableView {
  fileprivate let dataSource: any UITableViewDataSource

  @discardableResult
  public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    dataSource.tableView(tableView, titleForHeaderInSection: section)
  }

  @discardableResult
  public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  {
    dataSource.tableView(tableView, titleForFooterInSection: section)
  }

  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    dataSource.tableView(tableView, canEditRowAt: indexPath)
  }

  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    dataSource.tableView(tableView, canMoveRowAt: indexPath)
  }

  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    dataSource.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }

  public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    dataSource.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    dataSource.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }
}

/// The method named `sectionIndexTitles`.
@preconcurrency @MainActor
public struct _TableViewDataSourceSectionIndexTitles {
  fileprivate let dataSource: any UITableViewDataSource

  @discardableResult
  public func callAsFunction(for tableView: UITableView) -> [String]? {
    dataSource.sectionIndexTitles(for: tableView)
  }
}
