// SPDX-License-Identifier: MIT

// Objective-C creates an instance of any given class object. Swift does so only with a `required`
// initializer. Apple's initializers are not `required`, and subclasses would have to declare more
// than on Apple's platforms if they were. However, every designated initializer has an entry in the
// dispatch table of its class, `required` or not: a subclass that overrides the initializer has its
// own entry, and a subclass that does not inherit it has a stub that stops the program and names
// the class. Therefore a class is cast to one whose initializer is `required`, which makes the
// compiler call the initializer through the table. `RequiredInitializerTests` fails if a compiler
// changes that.

/// Returns a class as another one with the same superclass, which has a `required` initializer and
/// no stored properties, to call that initializer.
///
/// - Parameter other: An `open` class: otherwise the optimizer would assume that it has no
///   subclasses and bypass the table.
@_optimize(none)
func withRequiredInitializer<Required: AnyObject>(
  _ class: AnyClass, as other: Required.Type
) -> Required.Type {
  unsafeBitCast(`class`, to: Required.Type.self)
}

/// Returns the product of a factory as the class for which it was called.
///
/// Stops the program for a subclass, which has no initializer that the factory could call.
func product<Product>(_ product: AnyObject) -> Product {
  if let product = product as? Product { return product }
  fatalError(
    """
    A factory of \(type(of: product)) was called for its subclass \(Product.self), which Swift \
    cannot create: call it for \(type(of: product)).
    """)
}
