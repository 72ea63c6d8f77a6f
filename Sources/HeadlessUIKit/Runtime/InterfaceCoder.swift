// SPDX-License-Identifier: MIT

/// The coder that views and controllers of a nib or a storyboard receive in `init?(coder:)`.
///
/// The initializer of each class of UIKit calls `configure(_:as:with:)` after its own preparation,
/// so that a subclass finds the frame, the attributes and the subviews after
/// `super.init(coder:)`, as on devices. The room Nibs, which is above all others, has the subclass
/// that reads elements.
class InterfaceCoder: NSCoder {
  /// Sets the attributes that a class declares.
  @MainActor
  func configure(_ object: AnyObject, as objectClass: AnyClass) {}

  /// Sets the attributes that a class declares, if the coder reads a nib or a storyboard.
  @MainActor
  static func configure(_ object: AnyObject, as objectClass: AnyClass, with coder: NSCoder) {
    (coder as? InterfaceCoder)?.configure(object, as: objectClass)
  }

  /// An attribute of the element.
  func attribute(_ name: String) -> String? { nil }

  /// An attribute that a class needs before its superclass is prepared.
  static func attribute(_ name: String, of coder: NSCoder) -> String? {
    (coder as? InterfaceCoder)?.attribute(name)
  }

  // MARK: NSCoder

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool { false }

  override func decodeObject(forKey key: String) -> Any? { nil }

  override func decodeBool(forKey key: String) -> Bool { false }

  override func decodeCInt(forKey key: String) -> Int32 { 0 }

  override func decodeInt32(forKey key: String) -> Int32 { 0 }

  override func decodeInt64(forKey key: String) -> Int64 { 0 }

  override func decodeInteger(forKey key: String) -> Int { 0 }

  override func decodeFloat(forKey key: String) -> Float { 0 }

  override func decodeDouble(forKey key: String) -> Double { 0 }
}
