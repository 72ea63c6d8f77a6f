// SPDX-License-Identifier: MIT

/// A set of objects, strongly or weakly referenced. Not thread-safe.
///
/// A weakly referenced object is removed from the set when it is deallocated. `count` takes O(*n*)
/// time; `add`, `remove` and `member` take the amortized time of a `Dictionary`.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private let personality: TablePersonality
  private(set) final var buckets: [Int: [TableReference]] = [:]
  private var additions = 0
  private var nextNumber = 0
  private var limit = 16

  /// Creates an empty set.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    personality = TablePersonality(options)
    buckets.reserveCapacity(max(initialCapacity, 0))
    super.init()
  }

  /// Creates a set that references its objects weakly.
  public class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  /// The number of objects.
  open var count: Int {
    removeReleased()
    return buckets.values.reduce(0) { $0 + $1.count }
  }

  /// The objects, in the order of their addition. Apple documents no order; with one, two runs are
  /// equal.
  open var allObjects: [ObjectType] {
    buckets.values.joined().inOrder { $0.number < $1.number }
      .compactMap { $0.object as? ObjectType }
  }

  /// An arbitrary object of the set, or nil if the set is empty.
  open var anyObject: ObjectType? {
    allObjects.first
  }

  /// The hashable objects as a set.
  open var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { $0 as? AnyHashable })
  }

  /// Returns the object in the set that is equal to the argument, or nil.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object, let bucket = buckets[personality.hash(object)] else { return nil }
    return bucket.lazy.compactMap { $0.object as? ObjectType }
      .first { self.personality.areEqual($0, object) }
  }

  /// Returns whether the set contains an object that is equal to the argument.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Adds an object, unless the set contains an equal object.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    makeRoom()
    buckets[personality.hash(object), default: []].append(
      TableReference(object, options, number: nextNumber))
    nextNumber += 1
  }

  /// Removes an object that is equal to the argument.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    let hash = personality.hash(object)
    buckets[hash]?.removeAll { reference in
      reference.object.map { personality.areEqual($0, object) } ?? true
    }
    if buckets[hash]?.isEmpty == true { buckets[hash] = nil }
  }

  /// Removes all objects, which releases strong ones.
  open func removeAllObjects() {
    buckets = [:]
  }

  /// Returns an enumerator of the objects.
  open func objectEnumerator() -> NSEnumerator {
    (allObjects as [Any] as NSArray).objectEnumerator()
  }

  /// Returns whether the sets have an object in common.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains { other.contains($0) }
  }

  /// Returns whether the other set contains every object of this set.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy { other.contains($0) }
  }

  /// Adds the objects of another set.
  open func union(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { add(object) }
  }

  /// Removes the objects that the other set does not contain.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  /// Removes the objects of another set.
  open func minus(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { remove(object) }
  }

  /// Removes the references of deallocated objects once the number of additions since the last
  /// removal exceeds twice the number of remaining entries. An addition therefore takes amortized
  /// constant time.
  private func makeRoom() {
    additions += 1
    if additions > limit { removeReleased() }
  }

  private func removeReleased() {
    guard options.contains(.weakMemory) else { return }
    buckets = buckets.mapValues { $0.filter { $0.object != nil } }.filter { !$0.value.isEmpty }
    additions = 0
    limit = max(2 * buckets.count, 16)
  }
}
