// SPDX-License-Identifier: MIT
public import Foundation

/// Returns a value as `value as? CGFloat` does where numbers are bridged: also from an `NSNumber`.
public func bridgedCGFloat(_ value: Any?) -> CGFloat? {
  if let found = value as? CGFloat { return found }
  guard let value, type(of: value) is NSNumber.Type, let number = value as? NSNumber else {
    return nil
  }
  return CGFloat(number.doubleValue)
}
