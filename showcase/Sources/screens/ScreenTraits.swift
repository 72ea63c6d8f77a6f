// SPDX-License-Identifier: MIT
import ArgumentParser
import HeadlessHost

/// The size of a screen, written as `820x1180`.
struct ScreenSize: ExpressibleByArgument {
  let size: CGSize

  init?(argument: String) {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1] else { return nil }
    // The limits keep the picture's memory, four bytes per pixel in a single block, in bounds.
    guard (100...4_000).contains(width), (100...20_000).contains(height) else { return nil }
    size = CGSize(width: width, height: height)
  }

  /// A device of this size without safe area insets; a tablet if it is wider than a phone.
  var device: DeviceModel {
    DeviceModel(
      name: "\(Int(size.width)) by \(Int(size.height))", size: size, scale: 2,
      idiom: size.width < 600 ? .phone : .pad)
  }
}

/// The user's text size, by the names that Apple's simulator uses.
enum TextSize: String, CaseIterable, ExpressibleByArgument {
  case extraSmall = "extra-small"
  case small
  case medium
  case large
  case extraLarge = "extra-large"
  case extraExtraLarge = "extra-extra-large"
  case extraExtraExtraLarge = "extra-extra-extra-large"
  case accessibilityMedium = "accessibility-medium"
  case accessibilityLarge = "accessibility-large"
  case accessibilityExtraLarge = "accessibility-extra-large"
  case accessibilityExtraExtraLarge = "accessibility-extra-extra-large"
  case accessibilityExtraExtraExtraLarge = "accessibility-extra-extra-extra-large"

  var category: UIContentSizeCategory {
    switch self {
    case .extraSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .extraLarge
    case .extraExtraLarge: .extraExtraLarge
    case .extraExtraExtraLarge: .extraExtraExtraLarge
    case .accessibilityMedium: .accessibilityMedium
    case .accessibilityLarge: .accessibilityLarge
    case .accessibilityExtraLarge: .accessibilityExtraLarge
    case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
    case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
    }
  }
}
