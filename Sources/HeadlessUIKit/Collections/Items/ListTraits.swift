// SPDX-License-Identifier: MIT

/// The traits of the views in lists. All rows of a list have one object, so traits that have not
/// changed are recognized without a comparison.
@MainActor
final class ListTraits {
  private var known: [UIListEnvironment: (base: UITraitCollection, result: UITraitCollection)] = [:]

  /// Returns the traits of the views in a list whose surroundings have others.
  func traits(_ base: UITraitCollection, in list: UIListEnvironment) -> UITraitCollection {
    if base.listEnvironment == list { return base }
    if let entry = known[list], entry.base === base { return entry.result }
    let result = base.modifyingTraits { $0.listEnvironment = list }
    known[list] = (base, result)
    return result
  }
}

extension Device {
  /// The traits of the views in lists on this device.
  var listTraits: ListTraits { self[Self.listTraitsComponent] }
  private static let listTraitsComponent = DeviceComponent { _ in ListTraits() }
}
