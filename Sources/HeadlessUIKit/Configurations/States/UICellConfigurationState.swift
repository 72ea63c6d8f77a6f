// SPDX-License-Identifier: MIT

/// The state on which the configuration of a view depends.
public protocol UIConfigurationState {
  /// Creates the state of a view that is neither selected, highlighted nor disabled.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// The value of a custom key; nil if none has been set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom value in a configuration state.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  /// The string that identifies the value; equal strings make equal values.
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

/// The state of a cell, which `UICollectionViewCell.updateConfiguration(using:)` receives.
///
/// This UIKit has no focus and no drag and drop: only clients set the corresponding values.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The phases of a cell's drag.
  public enum DragState: Int, Sendable {
    /// The cell is not being dragged.
    case none = 0
    /// The cell is being lifted.
    case lifting = 1
    /// The cell is being dragged.
    case dragging = 2
  }

  /// The roles of a cell in a drop.
  public enum DropState: Int, Sendable {
    /// There is no drop that affects the cell.
    case none = 0
    /// The target of the drop is elsewhere.
    case notTargeted = 1
    /// The cell is the target of the drop.
    case targeted = 2
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell receives no touches.
  public var isDisabled = false
  /// Whether a touch highlights the cell.
  public var isHighlighted = false
  /// Whether the item is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell remains visible at an edge while the content scrolls.
  public var isPinned = false
  /// Whether the cell is being edited.
  public var isEditing = false
  /// Whether the item's children are shown.
  public var isExpanded = false
  /// Whether a swipe shows the cell's actions.
  public var isSwiped = false
  /// Whether the user moves the item.
  public var isReordering = false
  /// The phase of the cell's drag.
  public var cellDragState = DragState.none
  /// The cell's role in a drop.
  public var cellDropState = DropState.none
  private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits. All other values have their defaults.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// The value of a custom key; nil if none has been set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}
