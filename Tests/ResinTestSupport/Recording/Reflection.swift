// SPDX-License-Identifier: MIT

/// Returns the number of values below a value that reflection finds, as Swift Testing searches a
/// failed expectation: up to ten levels deep, at most ten elements of a collection, and no object
/// below itself.
///
/// The search ends at 100,000 values.
package func reflectedValueCount(_ value: Any) -> Int {
  var search = ReflectionSearch()
  search.visit(value, depth: 0)
  return search.count
}

private struct ReflectionSearch {
  var count = 0
  private var path: Set<ObjectIdentifier> = []

  mutating func visit(_ value: Any, depth: Int) {
    guard depth < 10, count < 100_000 else { return }
    let mirror = Mirror(reflecting: value)
    var object: ObjectIdentifier?
    if mirror.displayStyle == .class || type(of: value) is AnyClass {
      object = ObjectIdentifier(value as AnyObject)
    }
    if let object { guard path.insert(object).inserted else { return } }
    defer { if let object { path.remove(object) } }
    var next: Mirror? = mirror
    while let level = next {
      let isCollection = [.collection, .set, .dictionary].contains(level.displayStyle)
      for child in isCollection ? Array(level.children.prefix(10)) : Array(level.children) {
        count += 1
        visit(child.value, depth: depth + 1)
      }
      next = level.superclassMirror
    }
  }
}
