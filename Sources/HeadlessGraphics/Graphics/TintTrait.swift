// SPDX-License-Identifier: MIT

/// The tint of a view, which `UIColor.tintColor` resolves to. Every trait collection of a view has
/// it, but no comparison of collections includes it: a change of the tint is not a change of
/// traits.
package struct TintTrait: TraitTint, Equatable {
  /// A color that a view has set as its tint, and the tint around that view, which
  /// `UIColor.tintColor` stands for in this color.
  final class Link: Sendable {
    let color: UIColor
    let surrounding: Link?

    init(color: UIColor, surrounding: Link?) {
      self.color = color
      self.surrounding = surrounding
    }
  }

  private let link: Link?
  /// Whether the tint is that of a view below a presentation, whatever its color.
  private let isDimmed: Bool

  private init(link: Link?, isDimmed: Bool) {
    self.link = link
    self.isDimmed = isDimmed
  }

  /// The tint of a device without any tint color.
  package static let standard = TintTrait(link: nil, isDimmed: false)

  /// Returns the tint of a view in these surroundings that sets a color or the adjustment itself;
  /// nil stands for an inherited one.
  package func adopting(_ color: UIColor?, isDimmed: Bool?) -> TintTrait {
    TintTrait(
      link: color.map { Link(color: $0, surrounding: link) } ?? link,
      isDimmed: isDimmed ?? self.isDimmed)
  }

  /// Returns the color, which may be a pattern, but is not dynamic.
  func resolved(with traits: UITraitCollection) -> UIColor {
    if isDimmed { return SystemColors.systemGray.resolvedColor(with: traits) }
    guard let link else { return SystemColors.systemBlue.resolvedColor(with: traits) }
    // The color of the tint may itself be made of the tint around the view.
    let surroundings = TintTrait(link: link.surrounding, isDimmed: false)
    return link.color.resolvedColor(with: traits.withTint(surroundings))
  }

  package static func == (left: TintTrait, right: TintTrait) -> Bool {
    left.isDimmed == right.isDimmed && areEqual(left.link, right.link)
  }

  private static func areEqual(_ left: Link?, _ right: Link?) -> Bool {
    if left === right { return true }
    guard let left, let right, left.color == right.color else { return false }
    return !left.color.mayDependOnTint || areEqual(left.surrounding, right.surrounding)
  }
}

extension UITraitCollection {
  /// The tint of the view with these traits; the standard one in collections that are of no view.
  package final var tint: TintTrait { values.tint as? TintTrait ?? .standard }

  /// Returns a collection with the same traits and another tint.
  package final func withTint(_ tint: TintTrait) -> UITraitCollection {
    var values = values
    values.tint = tint
    return UITraitCollection(values: values)
  }
}
