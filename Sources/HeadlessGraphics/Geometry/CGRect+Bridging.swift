// SPDX-License-Identifier: MIT

// Rectangles in dictionaries are cast to `NSValue` and back, as on Apple's platforms:
// `userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue`. Points and sizes are not: with
// two such types, a cast of one to the other creates an object.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Returns an object that contains the rectangle.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Reads the rectangle in an object, which has to contain one.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }

  /// Reads the rectangle in an object, if it contains one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    result = source.containsRectangle ? source.rectValue : nil
    return result != nil
  }

  /// Returns the rectangle in an object, which has to contain one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}

extension NSValue {
  fileprivate var containsRectangle: Bool {
    guard !(self is NSNumber) else { return false }
    return String(cString: objCType) == String(cString: NSValue(rect: .zero).objCType)
  }
}
