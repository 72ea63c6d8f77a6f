// SPDX-License-Identifier: MIT

/// A context with a view.
@preconcurrency @MainActor
public protocol ViewProviding {
  /// The class of the view.
  associatedtype View: ViewType

  /// The view to which a closure of the model applies.
  var view: View { get }
}

/// A model that makes its view.
public protocol MakeViewProviding {
  /// The class of the view.
  associatedtype View: ViewType

  /// A closure that makes a view.
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

  /// Returns the model with another closure that makes its view.
  @preconcurrency public func makeView(_ value: @escaping MakeView) -> Self {
    copy(updating: MakeViewProperty<Self>.self, to: value)
  }
}

package enum MakeViewProperty<Model: ViewEpoxyModeled & MakeViewProviding>: ModelProperty {
  package static var defaultValue: @MainActor () -> Model.View {
    { ViewFactory.makeView() }
  }
  package static var keyPath: AnyKeyPath { \Model.makeView }
}

/// A model with the reuse identity of its view.
public protocol ViewDifferentiatorProviding {
  /// The class and the style of the model's view.
  var viewDifferentiator: ViewDifferentiator { get }
}
