// SPDX-License-Identifier: MIT

/// A model that defines the appearance of its selected item.
public protocol SelectionStyleProviding {
  /// The appearance of the selected item; nil if the collection view decides.
  var selectionStyle: ItemSelectionStyle? { get }
}

extension EpoxyModeled where Self: SelectionStyleProviding {
  /// The appearance of the selected item; nil, the default, if the collection view decides.
  public var selectionStyle: ItemSelectionStyle? {
    get { storage[SelectionStyleProperty.self] }
    set { storage[SelectionStyleProperty.self] = newValue }
  }

  /// Returns the model with another style.
  public func selectionStyle(_ value: ItemSelectionStyle?) -> Self {
    copy(updating: SelectionStyleProperty.self, to: value)
  }
}

enum SelectionStyleProperty: ModelProperty {
  static var defaultValue: ItemSelectionStyle? { nil }
  static var keyPath: AnyKeyPath { \(any SelectionStyleProviding).selectionStyle }
}
