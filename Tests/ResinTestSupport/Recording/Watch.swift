// SPDX-License-Identifier: MIT

/// Weak references to objects, none of which may remain after its owner.
///
/// ```swift
/// let watch = Watch()
/// show(watch(ListController()))
/// close()
/// expectEqual(watch.remaining, [])
/// ```
@MainActor
package final class Watch {
  private struct Reference {
    weak var object: AnyObject?
    let name: String
  }

  private var references: [Reference] = []

  package init() {}

  /// Adds an object, and returns it.
  @discardableResult
  package func callAsFunction<Object: AnyObject>(_ object: Object) -> Object {
    references.append(Reference(object: object, name: "\(Object.self)"))
    return object
  }

  /// The number of objects that were added.
  package var count: Int { references.count }

  /// The objects that are not released.
  package var objects: [AnyObject] { references.compactMap(\.object) }

  /// The classes of the objects that are not released.
  package var remaining: [String] { references.filter { $0.object != nil }.map(\.name) }
}
