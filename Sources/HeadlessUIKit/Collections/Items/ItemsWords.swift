// SPDX-License-Identifier: MIT

/// The words by which UIKit's messages about collection views and about table views differ.
struct ItemsWords {
  /// The name of the view, as in "the number of sections contained in the collection view".
  let view: String
  /// The name of an item.
  let item: String

  /// The plural of ``item``.
  var items: String { item + "s" }

  static let collection = ItemsWords(view: "collection view", item: "item")
  static let table = ItemsWords(view: "table view", item: "row")
}
