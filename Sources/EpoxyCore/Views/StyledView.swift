// SPDX-License-Identifier: MIT

/// A view that is created with a style.
///
/// The style is the part of a view's appearance that never changes; the rest is content. Lists
/// reuse views for items of the same class and style. A view without a style omits the associated
/// type and the initializer.
///
/// ```swift
/// final class Separator: UIView, EpoxyableView {
///   struct Style: Hashable { var color: UIColor }
///
///   init(style: Style) {
///     super.init(frame: .zero)
///     backgroundColor = style.color
///   }
///
///   required init?(coder: NSCoder) { nil }
/// }
///
/// let red = Separator.itemModel(dataID: "a", style: .init(color: .red))
/// let blue = Separator.itemModel(dataID: "a", style: .init(color: .blue))
/// print(red.viewDifferentiator == blue.viewDifferentiator)  // false
/// ```
///
/// The style is hashed and compared in every update: keep it small. An item whose style changes is
/// another item, with a new view. Values that change while the view is visible belong in the
/// content.
///
/// Outside of Apple's platforms the protocol also requires `init()`, because Swift cannot find an
/// initializer by its name at run time. A class that is not final must declare it `required`.
@preconcurrency @MainActor
public protocol StyledView: ViewType {
  /// The type of the style.
  associatedtype Style: Hashable = Never

  /// Creates a view with a style.
  init(style: Style)

  #if RESIN_HEADLESS
    /// Creates a view without a style.
    ///
    /// On Apple's platforms Objective-C provides it. A final class that declares or inherits it
    /// conforms; other classes declare `required init()`. A class with neither needs a style or a
    /// `makeView` closure.
    init()
  #endif
}

extension StyledView where Style == Never {
  /// Never called, because `Never` has no values.
  public init(style: Never) {
    switch style {}
  }
}

#if RESIN_HEADLESS
  extension StyledView {
    /// Stops the program: the class has no such initializer.
    public init() {
      fatalError(
        "\(Self.self) has no init() that can be called: give its model makeView, or write one")
    }
  }

  extension UIView {
    /// Creates a view by the `init()` of `StyledView`; nil for another class.
    static func makeAsStyledView() -> UIView? {
      (self as? any StyledView.Type)?.init()
    }
  }
#else
  extension UIView {
    /// Objective-C creates every view by its `init()`.
    @nonobjc static func makeAsStyledView() -> UIView? { nil }
  }
#endif
