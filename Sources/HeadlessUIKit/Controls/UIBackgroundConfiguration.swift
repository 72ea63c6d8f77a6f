// SPDX-License-Identifier: MIT

/// What lies behind the content of a button.
public struct UIBackgroundConfiguration: Equatable, Sendable {
  /// The colour, or none.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The space around the background.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the border, or none.
  public var strokeColor: UIColor?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  static let standard = UIBackgroundConfiguration(cornerRadius: 6)

  private init(cornerRadius: CGFloat = 0) {
    self.cornerRadius = cornerRadius
  }
}
