// SPDX-License-Identifier: MIT

/// A dictionary of objects, whose keys and values are strongly or weakly referenced. Not
/// thread-safe.
///
/// An entry is removed from the table when its weakly referenced key or value is deallocated.
/// `count` takes O(*n*) time; access to one entry takes the amortized time of a `Dictionary`.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  struct Entry {
    let key: TableReference
    var value: TableReference

    var isAlive: Bool { key.object != nil && value.object != nil }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private let personality: TablePersonality
  private(set) final var buckets: [Int: [Entry]] = [:]
  private var additions = 0
  private var nextNumber = 0
  private var limit = 16

  /// Creates an empty table.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    personality = TablePersonality(keyOptions)
    buckets.reserveCapacity(max(initialCapacity, 0))
    super.init()
  }

  /// Creates a table that retains its keys and values.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// Creates a table that references its keys weakly and retains its values.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  /// Creates a table that retains its keys and references its values weakly.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  /// Creates a table that references its keys and values weakly.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The number of entries.
  open var count: Int {
    removeReleased()
    return buckets.values.reduce(0) { $0 + $1.count }
  }

  /// Returns the value of a key, or nil.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey, let bucket = buckets[personality.hash(aKey)] else { return nil }
    return bucket.first { has($0, aKey) }?.value.object as? ObjectType
  }

  /// Sets the value of a key. Does nothing if either argument is nil.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    makeRoom()
    let hash = personality.hash(aKey)
    let value = TableReference(anObject, valueOptions, number: 0)
    if let index = buckets[hash]?.firstIndex(where: { has($0, aKey) }) {
      buckets[hash]?[index].value = value
    } else {
      buckets[hash, default: []].append(
        Entry(key: TableReference(aKey, keyOptions, number: nextNumber), value: value))
      nextNumber += 1
    }
  }

  /// Removes a key and its value.
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    let hash = personality.hash(aKey)
    buckets[hash]?.removeAll { has($0, aKey) }
    if buckets[hash]?.isEmpty == true { buckets[hash] = nil }
  }

  /// Removes all entries, which releases strong keys and values.
  open func removeAllObjects() {
    buckets = [:]
  }

  /// Returns an enumerator of the keys.
  open func keyEnumerator() -> NSEnumerator {
    (living.compactMap(\.key.object) as [Any] as NSArray).objectEnumerator()
  }

  /// Returns an enumerator of the values, or nil if there are none.
  open func objectEnumerator() -> NSEnumerator? {
    let values = living.compactMap(\.value.object)
    return values.isEmpty ? nil : (values as [Any] as NSArray).objectEnumerator()
  }

  /// Returns the entries with hashable keys as a dictionary.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    living.reduce(into: [:]) { result, entry in
      guard let key = entry.key.object as? AnyHashable,
        let value = entry.value.object as? ObjectType
      else { return }
      result[key] = value
    }
  }

  /// The entries in the order of their addition. Apple documents no order; with one, two runs are
  /// equal.
  private var living: [Entry] {
    buckets.values.joined().filter(\.isAlive).inOrder { $0.key.number < $1.key.number }
  }

  private func has(_ entry: Entry, _ key: KeyType) -> Bool {
    entry.key.object.map { personality.areEqual($0, key) } ?? false
  }

  /// Removes the entries of deallocated objects once the number of additions since the last removal
  /// exceeds twice the number of remaining entries. An addition therefore takes amortized constant
  /// time.
  private func makeRoom() {
    additions += 1
    if additions > limit { removeReleased() }
  }

  private func removeReleased() {
    guard keyOptions.contains(.weakMemory) || valueOptions.contains(.weakMemory) else { return }
    buckets = buckets.mapValues { $0.filter(\.isAlive) }.filter { !$0.value.isEmpty }
    additions = 0
    limit = max(2 * buckets.count, 16)
  }
}
