// SPDX-License-Identifier: MIT
internal import Resin

extension UIScrollView {
  /// How fast the motion of content dies away: what is left of its velocity after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor per millisecond.
    public var rawValue: CGFloat

    /// A rate from its factor per millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// 0.998.
    public static let normal = DecelerationRate(
      rawValue: CGFloat(Resin.DecelerationRate.normal.rawValue))
    /// 0.99.
    public static let fast = DecelerationRate(
      rawValue: CGFloat(Resin.DecelerationRate.fast.rawValue))

    var resin: Resin.DecelerationRate { Resin.DecelerationRate(rawValue: Double(rawValue)) }
  }

  /// Which edges the safe area is added to.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Those of axes that scroll; the upper and lower ones also in a navigation controller.
    case automatic = 0
    /// Those of axes that scroll.
    case scrollableAxes = 1
    /// None.
    case never = 2
    /// All of them.
    case always = 3
  }

  /// How the keyboard goes away when the content is dragged.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It stays.
    case none = 0
    /// When a drag begins.
    case onDrag = 1
    /// With the finger.
    case interactive = 2
    /// When a drag begins, with accessory views.
    case onDragWithAccessory = 3
    /// With the finger, with accessory views.
    case interactiveWithAccessory = 4
  }

  /// How scroll indicators look.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark or light, by what the content looks like.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }
}
