// SPDX-License-Identifier: MIT

/// A model with the reuse identity of its view.
public protocol ViewDifferentiatorProviding {
  /// The class and the style of the model's view.
  var viewDifferentiator: ViewDifferentiator { get }
}
