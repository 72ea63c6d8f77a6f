// SPDX-License-Identifier: MIT

/// The images of one name for different traits, as an asset catalog contains them.
package final class ImageVariants: Hashable, Sendable {
  /// An image, and the traits for which it is meant.
  package struct Variant: Sendable {
    package var image: UIImage
    /// The traits that the image requires, apart from the scale.
    package var traits: UITraitCollection

    package init(image: UIImage, traits: UITraitCollection) {
      self.image = image
      self.traits = traits
    }
  }

  private let variants: [Variant]

  package init(_ variants: [Variant]) {
    self.variants = variants
  }

  /// Returns the image for traits: of those whose traits match, one that requires the most traits,
  /// and of these the one at the screen's scale or else at the next larger scale, or the largest.
  func image(for traits: UITraitCollection) -> UIImage? {
    let matching = variants.filter { traits.containsTraits(in: $0.traits) }
    let most = matching.map(\.traits.values.specified.count).max()
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    return matching.filter { $0.traits.values.specified.count == most }.map(\.image)
      .min { Self.distance($0.scale, from: scale) < Self.distance($1.scale, from: scale) }
  }

  /// Returns how far a scale is from the wanted one; smaller scales are farther than larger ones.
  private static func distance(_ scale: CGFloat, from wanted: CGFloat) -> CGFloat {
    scale >= wanted ? scale - wanted : 100 + wanted - scale
  }

  package static func == (left: ImageVariants, right: ImageVariants) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension UIImage {
  /// Returns an image that depends on traits.
  package static func variants(_ variants: ImageVariants) -> UIImage? {
    guard let image = variants.image(for: .current) ?? variants.image(for: .standardPhone) else {
      return nil
    }
    var values = image.values
    values.variants = variants
    return UIImage(values: values)
  }

  /// Returns the image for traits, with the changes that were made to this one.
  package final func resolved(for traits: UITraitCollection) -> UIImage {
    guard let variants = values.variants, let image = variants.image(for: traits) else {
      return self
    }
    var resolved = values
    resolved.content = image.values.content
    resolved.scale = image.values.scale
    resolved.orientation = image.values.orientation
    return UIImage(values: resolved)
  }
}
