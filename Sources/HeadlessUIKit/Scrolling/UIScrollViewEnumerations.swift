// SPDX-License-Identifier: MIT
internal import Resin

extension UIScrollView {
  /// The rate at which content decelerates: the factor that remains of its velocity after a
  /// millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor per millisecond.
    public var rawValue: CGFloat

    /// Creates a rate from a factor per millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The normal rate, 0.998.
    public static let normal = DecelerationRate(
      rawValue: CGFloat(Resin.DecelerationRate.normal.rawValue))
    /// The fast rate, 0.99.
    public static let fast = DecelerationRate(
      rawValue: CGFloat(Resin.DecelerationRate.fast.rawValue))

    var resin: Resin.DecelerationRate { Resin.DecelerationRate(rawValue: Double(rawValue)) }
  }

  /// The edges at which the safe area is added to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The edges along axes that scroll; in a navigation controller always the upper and lower
    /// edges.
    case automatic = 0
    /// The edges along axes that scroll.
    case scrollableAxes = 1
    /// The insets are those of the client alone.
    case never = 2
    /// All edges, whether the content scrolls or not.
    case always = 3
  }

  /// The way the keyboard is dismissed when the content is dragged.
  public enum KeyboardDismissMode: Int, Sendable {
    /// A drag does not dismiss the keyboard.
    case none = 0
    /// The keyboard is dismissed when a drag begins.
    case onDrag = 1
    /// The keyboard follows the finger off the screen, and back if the finger returns. An accessory
    /// view of a controller remains at the bottom of the screen.
    case interactive = 2
    /// The keyboard and its accessory views are dismissed when a drag begins.
    case onDragWithAccessory = 3
    /// The keyboard and its accessory views follow the finger.
    case interactiveWithAccessory = 4
  }

  /// The appearance of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// The indicators are dark or light, depending on the content.
    case `default` = 0
    /// The indicators are dark.
    case black = 1
    /// The indicators are light.
    case white = 2
  }
}
