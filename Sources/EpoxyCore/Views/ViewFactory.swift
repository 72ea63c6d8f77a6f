// SPDX-License-Identifier: MIT

/// Makes views of a class that is only known at run time.
@preconcurrency @MainActor
package enum ViewFactory {
  /// A view made by its `init()`.
  ///
  /// Without Objective-C that is: the `init()` of a `StyledView`, which is a requirement of that
  /// protocol; of other classes their `init(frame:)`, whether overridden or inherited, with an empty
  /// frame. A class that has neither stops the program with a message that names it, as one without
  /// `init()` does on Apple's platforms.
  package static func makeView<View: ViewType>() -> View {
    #if RESIN_HEADLESS
      if let styled = View.self as? any StyledView.Type, let view = styled.init() as? View {
        return view
      }
      // Swift lets an initialiser be called by a metatype alone only where it is `required`.
      return _RuntimeView.make(View.self, frame: .zero) as! View
    #else
      View()
    #endif
  }
}
