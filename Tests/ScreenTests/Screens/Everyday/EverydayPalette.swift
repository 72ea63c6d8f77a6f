// SPDX-License-Identifier: MIT

import UIKit

/// The colors that contents refer to by number.
enum EverydayPalette {
  static func color(_ number: Int) -> UIColor {
    colors[((number % colors.count) + colors.count) % colors.count]
  }

  private static let colors: [UIColor] = [
    .systemBlue, .systemPink, .systemTeal, .systemOrange, .systemPurple, .systemGreen,
    .systemIndigo,
    .systemRed, .systemYellow, .systemBrown,
  ]
}
