// SPDX-License-Identifier: MIT

/// A gradient: a transition between colors at locations from 0 to 1.
///
/// ```swift
/// let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
/// let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil)
/// let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { renderer in
///   guard let gradient else { return }
///   renderer.cgContext.drawLinearGradient(
///     gradient, start: .zero, end: CGPoint(x: 0, y: 40), options: [])
/// }
/// print(image.size)  // (40.0, 40.0)
/// ```
public final class CGGradient: Sendable {
  package let colors: [RGBA]
  package let locations: [CGFloat]?

  /// Creates a gradient from `CGColor` objects, mixed in sRGB; nil if there are none. `space` has
  /// no effect.
  ///
  /// - Parameter locations: as many numbers as there are colors; the colors are evenly spread if it
  ///   is null.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { ($0 as? CGColor)?.rgba }
    guard !colors.isEmpty else { return nil }
    self.colors = colors
    self.locations = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
  }

  /// Creates a gradient from colors given by their components in a space, alpha last; nil if
  /// `count` is not positive.
  ///
  /// - Parameter locations: `count` numbers; the colors are evenly spread if it is null.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let width = space.numberOfComponents + 1
    let values = Array(UnsafeBufferPointer(start: components, count: count * width))
    colors = (0..<count).map { index in
      let color = Array(values[index * width..<(index + 1) * width])
      if space.model == .monochrome { return RGBA(white: color[0], alpha: color[1]) }
      return RGBA(
        space.name == CGColorSpace.displayP3 ? .displayP3 : .sRGB, red: color[0], green: color[1],
        blue: color[2], alpha: color[3])
    }
    self.locations = locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
  }
}
