// SPDX-License-Identifier: MIT

/// A model that makes its view.
public protocol MakeViewProviding {
  /// The class of the view.
  associatedtype View: ViewType

  /// Makes a view.
  typealias MakeView = @MainActor () -> View

  /// Makes a view of the model's class and style.
  @preconcurrency var makeView: MakeView { get }
}

extension ViewEpoxyModeled where Self: MakeViewProviding {
  /// Makes a view of the model's class and style; by default with the view's `init()`.
  @preconcurrency public var makeView: MakeView {
    get { storage[MakeViewProperty<Self>.self] }
    set { storage[MakeViewProperty<Self>.self] = newValue }
  }

  /// The model with another way to make its view.
  @preconcurrency public func makeView(_ value: @escaping MakeView) -> Self {
    copy(updating: MakeViewProperty<Self>.self, to: value)
  }
}

package enum MakeViewProperty<Model: ViewEpoxyModeled & MakeViewProviding>: ModelProperty {
  package static var defaultValue: @MainActor () -> Model.View {
    { ViewFactory.makeView() }
  }
  package static var keyPath: AnyKeyPath { \Model.makeView }
  package static var slot: ModelOriginSlot? { .makeView }
}
