// SPDX-License-Identifier: MIT

/// A reference that does not retain its object and is not set to nil when the object is
/// deallocated. It has to be removed before the object is deallocated.
///
/// A weak reference costs an allocation for each object. `unowned(unsafe)` retains and releases the
/// object at each access, even for a comparison, and a layout pass mostly compares. This reference
/// retains the object only during a call that needs it.
struct Unretained<Object: AnyObject> {
  private let reference: Unmanaged<Object>

  init(_ object: Object) {
    reference = .passUnretained(object)
  }

  init?(_ object: Object?) {
    guard let object else { return nil }
    self.init(object)
  }

  var object: Object { reference.takeUnretainedValue() }
}
