// SPDX-License-Identifier: MIT
internal import UIKitPlatform

/// Creates views of classes that are only known at run time.
@preconcurrency @MainActor
package enum ViewFactory {
  /// Returns a view created by its `init()`.
  ///
  /// Without Objective-C, that is the `init()` of a `StyledView`, a requirement of that protocol,
  /// or the `init(frame:)` of another class with an empty frame. A class with neither stops the
  /// program with a message that names the class, as a class without `init()` does on Apple's
  /// platforms.
  package static func makeView<View: ViewType>() -> View {
    View.makeAsStyledView() as? View ?? RuntimeViews.make(View.self)
  }
}
