// SPDX-License-Identifier: MIT

import UIKit

extension PhotoZoomScreen {
  struct Photo: Equatable {
    /// The number of the picture, which determines its colors.
    var number: Int
    var size: CGSize
    var title: String?
    var caption: String?
    var isFavorite: Bool
  }

  struct Content: Equatable {
    var photo: Photo?
  }

  static func content(_ number: Int) -> Content {
    if number == 0 { return Content(photo: nil) }
    if number == 1 {
      return Content(
        photo: Photo(
          number: 3, size: CGSize(width: 1200, height: 900), title: "The harbor in the evening",
          caption: "The last ferry leaves at nine. We took the one after it.", isFavorite: true))
    }
    var source = EverydaySource(31, number)
    let sizes: [(width: CGFloat, height: CGFloat)] = [
      (900, 1200), (1200, 900), (1000, 1000), (2400, 500), (300, 1500), (120, 90), (1, 1),
    ]
    let size = source.pick(sizes)
    return Content(
      photo: source.once(in: 9)
        ? nil
        : Photo(
          number: source.below(40), size: CGSize(width: size.width, height: size.height),
          title: source.once(in: 4) ? nil : source.text(1...6),
          caption: source.once(in: 3) ? nil : source.text(source.once(in: 3) ? 40...120 : 3...14),
          isFavorite: source.once(in: 2)))
  }
}

extension PhotoZoomScreen.Photo {
  /// Draws a landscape: a sky with the sun, and two hills.
  @MainActor
  func draw() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      let bounds = CGRect(origin: .zero, size: size)
      color(0, brightness: 0.95).setFill()
      context.fill(bounds)
      UIColor(white: 1, alpha: 0.9).setFill()
      let side = min(size.width, size.height) / 4
      context.cgContext.fillEllipse(
        in: CGRect(x: size.width * 0.65, y: size.height * 0.15, width: side, height: side))
      for (index, brightness) in [0.65, 0.4].enumerated() {
        color(0.25, brightness: brightness).setFill()
        context.cgContext.fillEllipse(
          in: CGRect(
            x: size.width * (index == 0 ? 0.1 : -0.5), y: size.height * (index == 0 ? 0.5 : 0.65),
            width: size.width * 1.3, height: size.height))
      }
    }
  }

  private func color(_ shift: CGFloat, brightness: CGFloat) -> UIColor {
    let hue = (0.5 + CGFloat(number) * 0.07 + shift).truncatingRemainder(dividingBy: 1)
    return UIColor(hue: hue, saturation: 0.45, brightness: brightness, alpha: 1)
  }
}
