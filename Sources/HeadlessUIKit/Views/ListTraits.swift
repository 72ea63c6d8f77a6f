// SPDX-License-Identifier: MIT

/// The traits of the views in lists. All rows of a list have one object, so traits that have not
/// changed are recognized without a comparison.
@MainActor
struct ListTraits {
  private var known: [UIListEnvironment: (base: UITraitCollection, result: UITraitCollection)] = [:]

  /// Returns the traits of the views in a list whose surroundings have others.
  mutating func traits(_ base: UITraitCollection, in list: UIListEnvironment) -> UITraitCollection {
    if base.listEnvironment == list { return base }
    if let entry = known[list], entry.base === base { return entry.result }
    let result = base.modifyingTraits { $0.listEnvironment = list }
    known[list] = (base, result)
    return result
  }
}
