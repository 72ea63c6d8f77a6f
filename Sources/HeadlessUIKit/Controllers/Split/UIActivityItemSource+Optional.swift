// SPDX-License-Identifier: MIT
// Written by scripts/steps/check-generated --update.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The methods that have the comment "Optional" in the protocol: their default implementations,
// whose documentation is that of the protocol, and calls with a question mark, which require an
// optional value. It is never nil: a method that is not implemented has its default.

extension UIActivityItemSource {
  @discardableResult
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

extension UIActivityItemSource {
  /// The method of this name, to be called with a question mark.
  public var activityViewController: _ActivityItemSourceActivityViewController? {
    _ActivityItemSourceActivityViewController(delegate: self)
  }
}

/// The method named `activityViewController`.
@preconcurrency @MainActor
public struct _ActivityItemSourceActivityViewController {
  fileprivate let delegate: any UIActivityItemSource

  @discardableResult
  public func callAsFunction(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String {
    delegate.activityViewController(activityViewController, subjectForActivityType: activityType)
  }
}
