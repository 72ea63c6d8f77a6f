// SPDX-License-Identifier: MIT

/// The settings of a renderer.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The rectangle of user space that contexts of this format show.
  open internal(set) var bounds = CGRect.zero

  /// Creates a format for the main screen.
  public override required init() {
    super.init()
  }

  /// Creates a format for the main screen.
  @discardableResult
  open class func `default`() -> Self { self.init() }

  /// Creates a format for the main screen.
  @discardableResult
  open class func preferred() -> Self { self.init() }

  /// Returns a copy with the same settings.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.bounds = bounds
    return copy
  }
}
