// SPDX-License-Identifier: MIT

extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Events from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again soon after it was lifted.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger came back in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger went out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control was used for what it is there for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text was changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Everything that fingers do.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Everything that happens to text.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// For the application's own.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// For the system's own.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control stands.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// States from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Enabled, and neither selected nor highlighted.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// It is in focus.
    public static let focused = State(rawValue: 1 << 3)
    /// For the application's own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// For the system's own.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where content lies between top and bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From top to bottom.
    case fill = 3
  }

  /// Where content lies between left and right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// From left to right.
    case fill = 3
    /// Where lines begin.
    case leading = 4
    /// Where lines end.
    case trailing = 5
  }
}
