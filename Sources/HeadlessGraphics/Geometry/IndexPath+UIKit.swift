// SPDX-License-Identifier: MIT

extension IndexPath {
  /// Creates the index path of an item in a section of a collection view.
  public init(item: Int, section: Int) {
    self = IndexPath(index: section).appending(item)  // without the array that `indexes` takes
  }

  /// Creates the index path of a row in a section of a table view.
  public init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  /// The section; the path must have two indexes.
  public var section: Int {
    get { self[checked: 0] }
    set { self[checked: 0] = newValue }
  }

  /// The item; the path must have two indexes.
  public var item: Int {
    get { self[checked: 1] }
    set { self[checked: 1] = newValue }
  }

  /// The row; the path must have two indexes.
  public var row: Int {
    get { self[checked: 1] }
    set { self[checked: 1] = newValue }
  }

  private subscript(checked position: Int) -> Int {
    get {
      requireTwoIndexes()
      return self[position]
    }
    set {
      requireTwoIndexes()
      self[position] = newValue
    }
  }

  private func requireTwoIndexes() {
    precondition(
      count == 2,
      """
      Invalid index path for use with UITableView. Index paths passed to table view must contain \
      exactly two indices specifying the section and row.
      """)
  }
}
