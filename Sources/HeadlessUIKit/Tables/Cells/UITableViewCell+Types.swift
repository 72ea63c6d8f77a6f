// SPDX-License-Identifier: MIT

extension UITableViewCell {
  /// The arrangements of a cell's labels and image.
  public enum CellStyle: Int, Sendable {
    /// An image and a label.
    case `default` = 0
    /// An image, a label, and a second label at the trailing edge.
    case value1 = 1
    /// A label in the tint color beside a second label.
    case value2 = 2
    /// An image, a label, and a smaller one below it.
    case subtitle = 3

    /// The style with the name in a nib.
    init(nameInInterface name: String?) {
      switch name {
      case "IBUITableViewCellStyleValue1": self = .value1
      case "IBUITableViewCellStyleValue2": self = .value2
      case "IBUITableViewCellStyleSubtitle": self = .subtitle
      default: self = .default
      }
    }
  }

  /// The looks of focused cells.
  public enum FocusStyle: Int, Sendable {
    case `default` = 0
    case custom = 1
  }

  /// The lines between cells.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    /// A line of one pixel, in the table's `separatorColor`.
    case singleLine = 1
    /// An etched line, which has been drawn as a thin line since iOS 11.
    case singleLineEtched = 2
  }

  /// The appearances of selected cells.
  public enum SelectionStyle: Int, Sendable {
    /// The cell does not look selected.
    case none = 0
    /// The system's color, which has been gray since iOS 7.
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// The ways to edit a row.
  public enum EditingStyle: Int, Sendable {
    /// The row cannot be deleted or inserted.
    case none = 0
    /// The row can be deleted.
    case delete = 1
    /// A row can be inserted at its position.
    case insert = 2
  }

  /// The standard controls at the trailing edge.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    /// A chevron: the row leads to another screen.
    case disclosureIndicator = 1
    /// A button with an i, and a chevron.
    case detailDisclosureButton = 2
    /// A checkmark: the row is chosen.
    case checkmark = 3
    /// A button with an i.
    case detailButton = 4
  }

  /// The states of a cell's controls.
  public struct StateMask: OptionSet, Sendable {
    /// The members of the set, one bit each.
    public let rawValue: UInt

    /// Creates a set of states.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The cell shows the controls of editing.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The cell shows the button that confirms the deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
