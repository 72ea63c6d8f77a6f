// SPDX-License-Identifier: MIT
// Written by scripts/steps/check-generated --update.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The methods that have the comment "Optional" in the protocol: their default implementations,
// whose documentation is that of the protocol, and calls with a question mark, which require an
// optional value. It is never nil: a method that is not implemented has its default.

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}

  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

extension NSUserActivityDelegate {
  /// The method of this name, to be called with a question mark.
  public var userActivityWillSave: ((NSUserActivity) -> Void)? { { self.userActivityWillSave($0) } }

  /// The method of this name, to be called with a question mark.
  public var userActivityWasContinued: ((NSUserActivity) -> Void)? {
    { self.userActivityWasContinued($0) }
  }
}
