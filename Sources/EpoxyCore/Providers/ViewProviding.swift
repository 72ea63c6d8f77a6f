// SPDX-License-Identifier: MIT

/// A context with a view.
@preconcurrency @MainActor
public protocol ViewProviding {
  /// The class of the view.
  associatedtype View: ViewType

  /// The view.
  var view: View { get }
}
