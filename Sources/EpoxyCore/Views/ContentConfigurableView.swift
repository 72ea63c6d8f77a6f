// SPDX-License-Identifier: MIT

/// A view whose content is one value, set as a whole.
///
/// A view without content omits the associated type and the method.
@preconcurrency @MainActor
public protocol ContentConfigurableView: ViewType {
  /// The type of the content. A content that equals the current one is not set again.
  associatedtype Content: Equatable = Never

  /// Sets the content.
  func setContent(_ content: Self.Content, animated: Bool)
}

extension ContentConfigurableView where Content == Never {
  /// Never called.
  public func setContent(_ content: Never, animated: Bool) {}
}
