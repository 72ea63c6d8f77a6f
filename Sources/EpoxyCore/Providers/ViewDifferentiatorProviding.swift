// SPDX-License-Identifier: MIT

/// A model that says which views stand in for each other.
public protocol ViewDifferentiatorProviding {
  /// The class and the style of the model's view.
  var viewDifferentiator: ViewDifferentiator { get }
}
