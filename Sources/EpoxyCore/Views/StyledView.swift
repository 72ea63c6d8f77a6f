// SPDX-License-Identifier: MIT

/// A view that is made with a style.
///
/// The style is all that distinguishes one view of a class from another for good: what changes while
/// the view is shown is content. Views of one class and one style stand in for each other in lists.
/// A view without a style leaves the associated type out and needs no initialiser.
@preconcurrency @MainActor
public protocol StyledView: ViewType {
  /// What the view is made with.
  associatedtype Style: Hashable = Never

  /// Creates a view of a style.
  init(style: Style)

  #if RESIN_HEADLESS
    /// Creates a view without a style.
    ///
    /// Apple's views have it, through Objective-C. A final class that has or inherits it meets this by
    /// itself, others write `required init()`; one that has neither must be given a style or a closure.
    init()
  #endif
}

extension StyledView where Style == Never {
  /// Never called.
  public init(style: Never) {
    switch style {}
  }
}

#if RESIN_HEADLESS
  extension StyledView {
    /// Stands in for an initialiser that the class does not have.
    public init() {
      fatalError(
        "\(Self.self) has no init() that can be called: give its model makeView, or write one")
    }
  }
#endif
