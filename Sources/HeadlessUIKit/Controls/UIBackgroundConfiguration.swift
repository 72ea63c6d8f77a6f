// SPDX-License-Identifier: MIT

/// The background of a button.
public struct UIBackgroundConfiguration: Equatable, Sendable {
  /// The background color, or nil for none.
  public var backgroundColor: UIColor?
  /// The corner radius, in points.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The border color, or nil for no border.
  public var strokeColor: UIColor?
  /// The border width, in points.
  public var strokeWidth: CGFloat = 0

  /// A background without a color or border.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  static let standard = UIBackgroundConfiguration(cornerRadius: 6)

  private init(cornerRadius: CGFloat = 0) {
    self.cornerRadius = cornerRadius
  }
}
