// SPDX-License-Identifier: MIT

/// A model that says what shows that it is selected.
public protocol SelectionStyleProviding {
  /// What shows that the item is selected; none where the collection view decides.
  var selectionStyle: ItemSelectionStyle? { get }
}

extension EpoxyModeled where Self: SelectionStyleProviding {
  /// What shows that the item is selected; none, the default, where the collection view decides.
  public var selectionStyle: ItemSelectionStyle? {
    get { storage[SelectionStyleProperty.self] }
    set { storage[SelectionStyleProperty.self] = newValue }
  }

  /// The model with another style.
  public func selectionStyle(_ value: ItemSelectionStyle?) -> Self {
    copy(updating: SelectionStyleProperty.self, to: value)
  }
}

enum SelectionStyleProperty: ModelProperty {
  static var defaultValue: ItemSelectionStyle? { nil }
  static var keyPath: AnyKeyPath { \(any SelectionStyleProviding).selectionStyle }
}
