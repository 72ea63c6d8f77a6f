// SPDX-License-Identifier: MIT

/// Creates views of classes that are only known at run time.
@preconcurrency @MainActor
package enum ViewFactory {
  /// Returns a view created by its `init()`.
  ///
  /// Without Objective-C, that is the `init()` of a `StyledView`, a requirement of that protocol, or the
  /// `init(frame:)` of another class with an empty frame. A class with neither stops the program with a
  /// message that names the class, as a class without `init()` does on Apple's platforms.
  package static func makeView<View: ViewType>() -> View {
    #if RESIN_HEADLESS
      if let styled = View.self as? any StyledView.Type, let view = styled.init() as? View {
        return view
      }
      // Swift can only call a `required` initializer through a metatype.
      return _RuntimeView.make(View.self, frame: .zero) as! View
    #else
      View()
    #endif
  }
}
