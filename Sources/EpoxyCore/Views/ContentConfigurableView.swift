// SPDX-License-Identifier: MIT

/// A view whose content is one value, set as a whole.
///
/// A view without content omits the associated type and the method.
///
/// ```swift
/// final class Badge: UILabel, EpoxyableView {
///   struct Content: Equatable { var count: Int }
///
///   func setContent(_ content: Content, animated: Bool) {
///     text = "\(content.count)"
///     isHidden = content.count == 0
///   }
/// }
///
/// let old = Badge.itemModel(dataID: "badge", content: .init(count: 1))
/// let new = Badge.itemModel(dataID: "badge", content: .init(count: 2))
/// print(new.isDiffableItemEqual(to: old))  // false
/// ```
///
/// Contents are compared with `==`, once for each item in an update, and only contents that differ
/// are set. So an `==` that ignores a property hides changes of that property, and a reference type
/// is only found to have changed if its `==` compares values. Closures belong in the behaviors.
///
/// `animated` is true while an animated update sets the content of a visible view, and false for a
/// view that appears.
@preconcurrency @MainActor
public protocol ContentConfigurableView: ViewType {
  /// The type of the content. A content that equals the current one is not set again.
  associatedtype Content: Equatable = Never

  /// Shows a content. Called for every new content of the model, also for a reused view.
  func setContent(_ content: Self.Content, animated: Bool)
}

extension ContentConfigurableView where Content == Never {
  /// Never called, because `Never` has no values.
  public func setContent(_ content: Never, animated: Bool) {}
}
