// SPDX-License-Identifier: MIT

/// The state of a controller on which its `contentUnavailableConfiguration` depends.
///
/// ```swift
/// var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
/// state.searchText = "resin"
/// let search = UIContentUnavailableConfiguration.search().updated(for: state)
/// print(search.text ?? "")  // No Results for “resin”
/// ```
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// The text of the controller's search bar while a search is active, otherwise nil.
  public var searchText: String?
  private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits and without a search.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// The value of a custom key; nil if none has been set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}
