// SPDX-License-Identifier: MIT

// Objective-C creates an instance of any given class object. Swift does so only with a `required`
// initializer. Apple's initializers are not `required`, and subclasses would have to declare more
// than on Apple's platforms if they were. However, every designated initializer has an entry in the
// dispatch table of its class, `required` or not: a subclass that overrides the initializer has its
// own entry, and a subclass that does not inherit it has a stub that stops the program and names
// the class. Therefore `make` casts a class to one whose initializer is `required`, which makes the
// compiler call the initializer through the table. That class is `open`: otherwise the optimizer
// would assume that it has no subclasses and bypass the table.

/// An internal view class whose `init(frame:)` is `required`. Do not use it in client code.
open class _RuntimeView: UIView {
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view. Views cannot be decoded: archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a view of a class.
  @_optimize(none)
  package static func make(_ viewClass: UIView.Type, frame: CGRect) -> UIView {
    unsafeBitCast(viewClass, to: _RuntimeView.Type.self).init(frame: frame)
  }
}
