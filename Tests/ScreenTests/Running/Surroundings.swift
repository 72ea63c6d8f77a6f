// SPDX-License-Identifier: MIT
import HeadlessHost

/// The state outside of a screen that can affect the screen's looks, and the number of its content.
struct Surroundings: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The index of the device in `DeviceModel.all`.
  var device = 2
  var isLandscape = false
  /// The index of the text size in `categories`.
  var category = 3
  var isDark = false
  var isRightToLeft = false
  var isBold = false
  /// Whether the stage sets the inset adjustment of the screen's scroll views to `.never`.
  var neverAdjusts = false
  /// The number of the content.
  var content = 1

  static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
  static let categoryNames = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX-M", "AX-L", "AX-XL", "AX-XXL", "AX-XXXL",
  ]

  var model: DeviceModel { DeviceModel.all[device] }

  var orientation: DeviceOrientation { isLandscape ? .landscape : .portrait }

  /// Sets all traits except those of the device.
  @MainActor
  func set(_ traits: inout any UIMutableTraits) {
    traits.preferredContentSizeCategory = Self.categories[category]
    traits.userInterfaceStyle = isDark ? .dark : .light
    traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    traits.legibilityWeight = isBold ? .bold : .regular
  }

  var description: String {
    var words = [model.name, isLandscape ? "landscape" : "portrait", Self.categoryNames[category]]
    if isDark { words.append("dark") }
    if isRightToLeft { words.append("right to left") }
    if isBold { words.append("bold") }
    if neverAdjusts { words.append("insets .never") }
    return (words + ["content \(content)"]).joined(separator: ", ")
  }

  /// The copies of these surroundings with one value reset, which are candidates for a simpler
  /// report.
  var simplifications: [Surroundings] {
    let usual = Surroundings()
    func with(_ change: (inout Surroundings) -> Void) -> Surroundings {
      var copy = self
      change(&copy)
      return copy
    }
    let all = [
      with { $0.device = usual.device }, with { $0.isLandscape = false },
      with { $0.category = usual.category }, with { $0.isDark = false },
      with { $0.isRightToLeft = false }, with { $0.isBold = false },
      with { $0.neverAdjusts = false }, with { $0.content = usual.content },
    ]
    return all.filter { $0 != self }
  }
}
