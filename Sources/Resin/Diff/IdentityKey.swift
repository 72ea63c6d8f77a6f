// SPDX-License-Identifier: MIT

/// An identity as the key of a dictionary or a set, with symmetric equality.
///
/// Outside of Apple's platforms, the equality of `AnyHashable` is not symmetric: an erased
/// `NSNumber`, `NSArray`, `NSDictionary` or `NSSet` equals the corresponding Swift value, but the
/// Swift value does not equal the object and has another hash. A dictionary with two such keys
/// terminates the program. Keys of this type are different in that case.
@usableFromInline
package struct IdentityKey<Identity: Hashable>: Hashable {
  @usableFromInline package let identity: Identity

  @inlinable
  package init(_ identity: Identity) {
    self.identity = identity
  }

  @inlinable
  package static func == (left: Self, right: Self) -> Bool {
    left.identity == right.identity && right.identity == left.identity
  }

  @inlinable
  package func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
  }
}
