// SPDX-License-Identifier: MIT

/// An identity as the key of a dictionary or a set, whose equality is symmetric.
///
/// Outside of Apple's platforms that of `AnyHashable` is not: an erased `NSNumber`, `NSArray`,
/// `NSDictionary` or `NSSet` equals a Swift value of the same meaning, which does not equal it and has
/// another hash. A dictionary with two such keys stops the program; as keys of this type they differ.
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
