// SPDX-License-Identifier: MIT

/// An object with a presentation.
public protocol PresentationProviding {
  /// The model to present, or nil.
  var presentation: PresentationModel? { get }
}
