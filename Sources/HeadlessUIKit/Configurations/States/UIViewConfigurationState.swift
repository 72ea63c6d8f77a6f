// SPDX-License-Identifier: MIT

/// The state of a header, footer or other view on which its configurations depend.
///
/// ```swift
/// var state = UIViewConfigurationState(traitCollection: UITraitCollection())
/// state.isDisabled = true
/// let content = UIListContentConfiguration.plainHeader().updated(for: state)
/// print(content.textProperties.color == .tertiaryLabel)  // true
/// ```
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view receives no touches.
  public var isDisabled = false
  /// Whether a touch highlights the view.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view remains visible at an edge while the content scrolls.
  public var isPinned = false
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
