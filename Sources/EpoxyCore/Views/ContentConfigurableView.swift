// SPDX-License-Identifier: MIT

/// A view whose content is one value, set as a whole.
///
/// A view without content leaves the associated type out and needs no method.
@preconcurrency @MainActor
public protocol ContentConfigurableView: ViewType {
  /// What the view shows. Equal contents look the same, so that they need not be set again.
  associatedtype Content: Equatable = Never

  /// Shows a content.
  func setContent(_ content: Self.Content, animated: Bool)
}

extension ContentConfigurableView where Content == Never {
  /// Never called.
  public func setContent(_ content: Never, animated: Bool) {}
}
