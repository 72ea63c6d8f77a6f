// SPDX-License-Identifier: MIT

/// A reference that keeps nothing alive and is not emptied: for links that objects take down in time, and
/// for lists that they leave.
///
/// Weak references cost an allocation for each object. `unowned(unsafe)` costs counting the reference
/// whenever it is looked at, even to compare it, which is most of what a layout pass does; this one is
/// only counted where a call needs it.
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
