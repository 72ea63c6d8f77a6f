// SPDX-License-Identifier: MIT

/// A mark or a control at the leading or trailing edge of a list cell, outside of its content.
///
/// ```swift
/// let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
/// let full = cell.contentView.frame.width
/// cell.accessories = [.disclosureIndicator(), .label(text: "3")]
/// cell.layoutIfNeeded()
/// print(full, cell.contentView.frame.width < full)  // 320.0 true
/// cell.accessories.append(
///   .customView(
///     configuration: .init(customView: UISwitch(), placement: .trailing(displayed: .always))))
/// print(cell.accessories.count)  // 3
/// ```
///
/// The system's accessories have fixed positions: delete, insert and multiselect at the leading
/// edge, the others at the trailing edge, where labels are beside the content and reordering
/// controls at the edge. A custom view is where its placement says. At most one accessory of a
/// system's type is shown. Accessories for the other editing state are hidden.
public struct UICellAccessory {
  /// The editing states in which an accessory is shown.
  public enum DisplayedState: Int, Sendable {
    case always = 0
    /// While the list is edited.
    case whenEditing = 1
    /// While the list is not edited.
    case whenNotEditing = 2
  }

  /// The width that an accessory takes.
  public enum LayoutDimension: Hashable, Sendable {
    /// The width of the accessory.
    case actual
    /// A width, in points.
    case custom(CGFloat)
    /// The system's standard width, in which accessories of several cells are aligned.
    case standard
  }

  /// The kinds of accessories.
  public enum AccessoryType: Hashable {
    /// A chevron that points in the trailing direction.
    case disclosureIndicator
    case checkmark
    /// A red sign that deletes the item.
    case delete
    /// A green sign that inserts an item.
    case insert
    /// Lines by which the item can be dragged.
    case reorder
    /// A circle that shows whether the item is selected.
    case multiselect
    /// A chevron that expands and collapses the item.
    case outlineDisclosure
    case label
    /// A button that shows the chosen element of a menu.
    case popUpMenu
    /// A letter i in a circle, which shows details.
    case detail
    /// A view of the application.
    case customView(UIView)
  }

  /// The position of a custom view.
  public enum Placement {
    /// Returns the index of the accessory among those that are at its edge already, which are in
    /// the order from the leading edge.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// At the leading edge.
    case leading(
      displayed: DisplayedState = .always,
      at: Position = { $0.count })

    /// At the trailing edge.
    case trailing(
      displayed: DisplayedState = .always,
      at: Position = { _ in 0 })

    /// Returns the position before another accessory, or beside the content if it is not there.
    public static func position(before accessory: UICellAccessory) -> Position {
      { others in
        others.firstIndex { $0.accessoryType == accessory.accessoryType } ?? others.count
      }
    }

    /// Returns the position after another accessory, or beside the content if it is not there.
    public static func position(after accessory: UICellAccessory) -> Position {
      { others in
        others.firstIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 }
          ?? others.count
      }
    }
  }

  /// A closure that is called when the user taps an accessory.
  public typealias ActionHandler = () -> Void

  /// A closure that is called with the menu after the user has chosen another element of it.
  public typealias MenuSelectedElementDidChangeHandler = (_ menu: UIMenu) -> Void

  /// The kind of the accessory.
  public let accessoryType: AccessoryType

  var displayed: DisplayedState
  var look = AccessoryLook()
  var action: ActionHandler?
  var menu: UIMenu?
  var menuAction: MenuSelectedElementDidChangeHandler?
  var placement: Placement?
}

/// The appearance of an accessory.
struct AccessoryLook {
  var isHidden = false
  var width: UICellAccessory.LayoutDimension
  var tintColor: UIColor?
  var backgroundColor: UIColor?
  var text: String?
  var font = UIFont.preferredFont(forTextStyle: .body)
  var adjustsFont = true
  var showsVerticalSeparator = true
  var outlineStyle = UICellAccessory.OutlineDisclosureOptions.Style.automatic
  var maintainsFixedSize = false

  init(_ width: UICellAccessory.LayoutDimension = .actual) { self.width = width }

  init(
    isHidden: Bool, _ width: UICellAccessory.LayoutDimension, _ tintColor: UIColor?,
    background: UIColor? = nil
  ) {
    self.isHidden = isHidden
    self.width = width
    self.tintColor = tintColor
    backgroundColor = background
  }
}
