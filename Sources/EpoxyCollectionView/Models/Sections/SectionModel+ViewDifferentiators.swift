// SPDX-License-Identifier: MIT

extension SectionModel {
  /// The classes and styles of the items' views.
  public func getItemViewDifferentiators() -> Set<ViewDifferentiator> {
    [self].getItemViewDifferentiators()
  }

  /// The classes and styles of the supplementary items' views, by element kind.
  public func getSupplementaryViewDifferentiators() -> [String: Set<ViewDifferentiator>] {
    [self].getSupplementaryViewDifferentiators()
  }
}

extension Array where Element == SectionModel {
  /// The classes and styles of the items' views.
  public func getItemViewDifferentiators() -> Set<ViewDifferentiator> {
    var differentiators = Set<ViewDifferentiator>()
    // Most items have the view class and style of the previous one, and comparing is faster than
    // hashing.
    var last: ViewDifferentiator?
    for section in self {
      for item in section.items {
        let differentiator = item.viewDifferentiator
        if differentiator == last { continue }
        differentiators.insert(differentiator)
        last = differentiator
      }
    }
    return differentiators
  }

  /// The classes and styles of the supplementary items' views, by element kind.
  public func getSupplementaryViewDifferentiators() -> [String: Set<ViewDifferentiator>] {
    var differentiators: [String: Set<ViewDifferentiator>] = [:]
    for section in self {
      for (kind, items) in section.supplementaryItems {
        differentiators[kind, default: []].formUnion(
          items.map { $0.eraseToAnySupplementaryItemModel().viewDifferentiator })
      }
    }
    return differentiators
  }
}
