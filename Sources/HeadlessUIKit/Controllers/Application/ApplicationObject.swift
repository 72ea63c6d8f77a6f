// SPDX-License-Identifier: MIT

// See `withRequiredInitializer`.

/// An internal class whose initializer is `required`. Do not use it in client code.
open class _RuntimeObject: NSObject {
  public required override init() {
    super.init()
  }

  /// Creates an object of a class of the application, such as its delegate: a responder in most
  /// cases. Nil for a class that is not derived from `NSObject`.
  @MainActor @_optimize(none)
  package static func make(_ objectClass: AnyClass) -> NSObject? {
    if let responderClass = objectClass as? UIResponder.Type {
      return withRequiredInitializer(responderClass, as: _RuntimeResponder.self).init()
    }
    guard let objectClass = objectClass as? NSObject.Type else { return nil }
    return withRequiredInitializer(objectClass, as: _RuntimeObject.self).init()
  }
}

/// An internal class whose initializer is `required`. Do not use it in client code.
open class _RuntimeResponder: UIResponder {
  public required override init() {
    super.init()
  }
}
