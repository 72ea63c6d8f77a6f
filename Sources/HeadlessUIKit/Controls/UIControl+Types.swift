// SPDX-License-Identifier: MIT

extension UIControl {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The members of the set, one bit each.
    public let rawValue: UInt

    /// Creates events from a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch began in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch began again soon after the previous one ended.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The touch moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The touch moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The touch moved into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The touch moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The touch ended inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The touch ended outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's primary action was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field has become first responder.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text was changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field is no longer first responder.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// The set of all events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All editing events of text.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// Events reserved for the application.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Events reserved for the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// The set of all events, including reserved ones.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The members of the set, one bit each.
    public let rawValue: UInt

    /// Creates states from a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Enabled, neither selected nor highlighted.
    public static let normal: State = []
    /// Highlighted, usually because a finger touches the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled: it ignores touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected, as the client or the control's class defines.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus. Without effect here: there is no focus.
    public static let focused = State(rawValue: 1 << 3)
    /// States reserved for the application.
    public static let application = State(rawValue: 0x00FF_0000)
    /// States reserved for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The vertical alignments of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    /// Aligned with the top.
    case top = 1
    /// Aligned with the bottom.
    case bottom = 2
    /// The content has the size of the control along the axis.
    case fill = 3
  }

  /// The horizontal alignments of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    /// Aligned with the left edge.
    case left = 1
    /// Aligned with the right edge.
    case right = 2
    /// The content has the size of the control along the axis.
    case fill = 3
    /// Aligned with the leading edge.
    case leading = 4
    /// Aligned with the trailing edge.
    case trailing = 5
  }
}
