// SPDX-License-Identifier: MIT

/// The state that the configuration of a view depends on.
public protocol UIConfigurationState {
  /// Creates the state of a view that is neither selected, highlighted nor disabled.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// A value of the client's own. Nil where none has been set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a value in a configuration state that the client adds.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a key with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a key with a name.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }
}

/// The state of a cell. `UICollectionViewCell.updateConfiguration(using:)` is called with it.
///
/// There is neither focus nor editing, swiping, drag and drop or expansion here: only the client sets
/// these values.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The phases of a cell's drag.
  public enum DragState: Int, Sendable {
    /// The cell is not part of a drag.
    case none = 0
    /// The cell is lifted.
    case lifting = 1
    /// The cell is dragged.
    case dragging = 2
  }

  /// The roles of a cell in a drop.
  public enum DropState: Int, Sendable {
    /// No drop concerns the cell.
    case none = 0
    /// A drop is under way elsewhere.
    case notTargeted = 1
    /// The drop goes into the cell.
    case targeted = 2
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell takes no touches.
  public var isDisabled = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the item is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell is pinned.
  public var isPinned = false
  /// Whether the cell is being edited.
  public var isEditing = false
  /// Whether the item's children are shown.
  public var isExpanded = false
  /// Whether a swipe shows the cell's actions.
  public var isSwiped = false
  /// Whether a finger moves the item.
  public var isReordering = false
  /// The phase of the cell's drag.
  public var cellDragState = DragState.none
  /// The cell's role in a drop.
  public var cellDropState = DropState.none
  private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a cell of which only the traits are set.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A value of the client's own. Nil where none has been set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}
