// SPDX-License-Identifier: MIT
public import Foundation
public import HeadlessUIKit

// Members that every object has with Objective-C, for calls through `super`. The translator removes
// `override` where a class implements one.
extension NSObjectProtocol {
  /// Does nothing: the property is none that the superclass observes.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Returns nil: messages are not forwarded here.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  /// Does nothing: a class that implements it is called after its nib was loaded.
  public func awakeFromNib() {}

  /// Not called: Interface Builder exists on Apple's platforms only.
  public func prepareForInterfaceBuilder() {}

  /// Reports the key, and returns nil.
  public func value(forUndefinedKey key: String) -> Any? {
    KeyValueCoding.report("valueForUndefinedKey:", self, key)
    return nil
  }

  /// Reports the key as `value(forUndefinedKey:)` does; nothing is set.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.report("setValue:forUndefinedKey:", self, key)
  }
}
