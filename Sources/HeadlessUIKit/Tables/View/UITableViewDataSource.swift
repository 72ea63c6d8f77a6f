// SPDX-License-Identifier: MIT

/// The data of a table view: the numbers of its sections and rows, its cells, titles, and the
/// changes that the user makes.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section.
  @discardableResult
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row.
  @discardableResult
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections.
  /// Optional; by default `1`.
  @discardableResult
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title of a section's header; nil for none.
  /// Optional; by default `nil`.
  @discardableResult
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title of a section's footer; nil for none.
  /// Optional; by default `nil`.
  @discardableResult
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Returns whether a row can be edited.
  /// Optional; by default `true`.
  @discardableResult
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns whether a row can be moved. Here the default is false, because a table view cannot
  /// find out whether the data source implements the move.
  /// Optional; by default `false`.
  @discardableResult
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Returns the section that an index title leads to.
  /// Optional; by default `index`.
  @discardableResult
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
  /// Carries out the deletion or insertion that the user has chosen.
  /// Optional.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )
  /// Moves a row in the data.
  /// Optional.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
  /// Returns the titles of the index beside the rows; nil for none.
  /// Optional; by default `nil`.
  @discardableResult
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
}
