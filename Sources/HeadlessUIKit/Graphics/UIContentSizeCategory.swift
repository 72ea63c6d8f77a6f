// SPDX-License-Identifier: MIT

/// The text size that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A category from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not known.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Two below the default.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// The size below the default.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The default.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// The size above the default.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Two above the default.
  public static let extraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXL")
  /// The largest below the accessibility sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The first accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third accessibility size.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Posted when the user's choice changes; the user info has the new one.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// The user info's key of the new category.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool {
    guard let rank else { return false }
    return rank >= 7
  }

  /// All categories but the unspecified one, from the smallest to the largest.
  package static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The place among all categories from the smallest up; none where it is not known.
  package var rank: Int? { Self.ascending.firstIndex(of: self) }

  /// Whether the left category is smaller. An unspecified one is neither smaller nor larger.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    guard let leftRank = left.rank, let rightRank = right.rank else { return false }
    return leftRank < rightRank
  }

  /// Whether the left category is smaller or the same.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left == right || left < right
  }

  /// Whether the left category is larger.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    right < left
  }

  /// Whether the left category is larger or the same.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    right <= left
  }
}
