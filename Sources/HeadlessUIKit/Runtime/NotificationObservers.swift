// SPDX-License-Identifier: MIT

/// A registration of `addObserver(_:selector:name:object:)`.
private final class NotificationObserver: @unchecked Sendable {
  let target: SelectorTarget
  let selector: Selector
  let key: ObserverTable.Key
  private weak var object: AnyObject?
  /// The number of earlier registrations.
  let order: Int
  /// Changes only in the lock of the table.
  var isRemoved = false

  init(
    _ target: SelectorTarget, _ selector: Selector, _ name: NSNotification.Name?,
    _ object: AnyObject?, order: Int
  ) {
    (self.target, self.selector, self.object, self.order) = (target, selector, object, order)
    key = .init(name: name, sender: object.map { ObjectIdentifier($0) })
  }

  /// The observer; nil after it or the object was released.
  var livingTarget: Any? { key.sender == nil || object != nil ? target.current : nil }

  /// Whether neither the observer nor the object was released.
  var isAlive: Bool { !target.isReleased && (key.sender == nil || object != nil) }
}

/// Registrations in their order. Removed ones remain until they are half of the list, so that each
/// removal takes a constant time.
private struct ObserverList {
  private(set) var entries: [NotificationObserver] = []
  private var removed = 0

  var isEmpty: Bool { removed == entries.count }

  mutating func append(_ entry: NotificationObserver) {
    entries.append(entry)
  }

  mutating func noteRemoval() {
    removed += 1
    guard 2 * removed > entries.count else { return }
    entries.removeAll(where: \.isRemoved)
    removed = 0
  }
}

/// The registrations of a notification center by selector.
///
/// One block of the center for each name calls them, so the center stores neither the observers nor
/// the objects, and a post costs a look-up for the name and the object. Registrations whose
/// observer was released are removed when a post finds them, or when as many were added as existed
/// after the last search.
private final class ObserverTable: @unchecked Sendable {
  struct Key: Hashable {
    var name: NSNotification.Name?
    var sender: ObjectIdentifier?
  }

  /// The block that the center calls for a name, and the number of its registrations.
  private struct Block {
    var count = 0
    var token: (any NSObjectProtocol)?
  }

  private let lock = NSLock()
  private var lists: [Key: ObserverList] = [:]
  private var byObserver: [ObjectIdentifier: [NotificationObserver]] = [:]
  private var blocks: [NSNotification.Name?: Block] = [:]
  private weak var center: NotificationCenter?
  private var added = 0
  private var count = 0
  private var nextSearch = 64

  init(_ center: NotificationCenter) {
    self.center = center
  }

  var isOrphaned: Bool { center == nil }

  func isTable(of center: NotificationCenter) -> Bool { self.center === center }

  func add(
    _ target: SelectorTarget, _ selector: Selector, _ name: NSNotification.Name?,
    _ object: AnyObject?
  ) {
    guard let id = target.id else { return }
    var needsBlock = false
    change {
      if count >= nextSearch { removeReleased() }
      let made = NotificationObserver(target, selector, name, object, order: added)
      added += 1
      count += 1
      lists[made.key, default: ObserverList()].append(made)
      byObserver[id, default: []].append(made)
      blocks[name, default: Block()].count += 1
      needsBlock = blocks[name]?.token == nil
    }
    if needsBlock { addBlock(for: name) }
  }

  private func addBlock(for name: NSNotification.Name?) {
    guard let center else { return }
    let token = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] in
      self?.deliver($0, registeredFor: name)
    }
    let isUsed = lock.withLock {
      guard blocks[name]?.token == nil, blocks[name] != nil else { return false }
      blocks[name]?.token = token
      return true
    }
    // Another thread was faster, or has removed the only registration.
    if !isUsed { center.removeObserver(token as Any) }
  }

  private func deliver(_ notification: Notification, registeredFor name: NSNotification.Name?) {
    let sender = notification.object.map { ObjectIdentifier($0 as AnyObject) }
    let called = lock.withLock { () -> [NotificationObserver] in
      let general = lists[Key(name: name, sender: nil)]?.entries ?? []
      guard let sender, let special = lists[Key(name: name, sender: sender)]?.entries else {
        return general
      }
      return general.isEmpty ? special : (general + special).inOrder { $0.order < $1.order }
    }
    var hasReleased = false
    for entry in called where !lock.withLock({ entry.isRemoved }) {
      guard let target = entry.livingTarget else {
        hasReleased = true
        continue
      }
      entry.selector.send(to: target, SelectorArguments(notification))
    }
    if hasReleased { change { remove(called.filter { !$0.isAlive }) } }
  }

  /// Removes the registrations of an observer. An observer that is being deallocated has no weak
  /// references, so it is compared by its identity: a registration without an observer is of no use
  /// in any case.
  func remove(_ id: ObjectIdentifier, name: NSNotification.Name?, sender: ObjectIdentifier?) {
    change {
      remove(
        (byObserver[id] ?? []).filter {
          (name == nil || $0.key.name == name) && (sender == nil || $0.key.sender == sender)
            || $0.target.isReleased
        })
    }
  }

  /// Changes the registrations, and removes the blocks of names that have none anymore.
  private func change(_ body: () -> Void) {
    let unused = lock.withLock { () -> [any NSObjectProtocol] in
      body()
      guard !emptiedNames.isEmpty else { return [] }
      defer { emptiedNames = [] }
      return emptiedNames.compactMap { name in
        guard blocks[name]?.count == 0 else { return nil }
        return blocks.removeValue(forKey: name)?.token
      }
    }
    for token in unused { center?.removeObserver(token as Any) }
  }

  private var emptiedNames: Set<NSNotification.Name?> = []

  private func removeReleased() {
    remove(lists.values.flatMap { $0.entries.filter { !$0.isAlive } })
    nextSearch = 2 * count + 64
  }

  private func remove(_ entries: [NotificationObserver]) {
    let entries = entries.filter { !$0.isRemoved }
    for entry in entries {
      entry.isRemoved = true
      count -= 1
      lists[entry.key]?.noteRemoval()
      if lists[entry.key]?.isEmpty == true { lists[entry.key] = nil }
      blocks[entry.key.name]?.count -= 1
      if blocks[entry.key.name]?.count == 0 { emptiedNames.insert(entry.key.name) }
    }
    for id in Set(entries.compactMap(\.target.id)) {
      byObserver[id]?.removeAll(where: \.isRemoved)
      if byObserver[id]?.isEmpty == true { byObserver[id] = nil }
    }
  }
}

/// The tables of all centers.
private enum ObserverTables {
  private static let all = Locked([ObjectIdentifier: ObserverTable]())

  static func existing(of center: NotificationCenter) -> ObserverTable? {
    all.withLock { $0[ObjectIdentifier(center)] }.flatMap { $0.isTable(of: center) ? $0 : nil }
  }

  static func table(of center: NotificationCenter) -> ObserverTable {
    all.withLock { tables in
      if let table = tables[ObjectIdentifier(center)], table.isTable(of: center) { return table }
      tables = tables.filter { !$0.value.isOrphaned }
      let table = ObserverTable(center)
      tables[ObjectIdentifier(center)] = table
      return table
    }
  }
}

extension NotificationCenter {
  /// Adds an observer whose method is called with each notification, on the thread of the poster.
  ///
  /// The observer and the object are not retained; a registration ends with either of them. An
  /// observer that is added twice is called twice.
  public final func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    ObserverTables.table(of: self).add(
      SelectorTarget(observer), aSelector, aName, unwrapped(anObject).map { $0 as AnyObject })
  }

  /// Removes all registrations of an observer, or the block of a token.
  ///
  /// The type of the observer is a parameter, so that this method is preferred to Foundation's,
  /// which removes blocks only.
  public final func removeObserver<Observer: AnyObject>(_ observer: Observer) {
    ObserverTables.existing(of: self)?.remove(ObjectIdentifier(observer), name: nil, sender: nil)
    removeObserver(observer as Any)
  }

  /// Removes the registrations of an observer for a name and an object; nil stands for all.
  public final func removeObserver<Observer: AnyObject>(
    _ observer: Observer, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    ObserverTables.existing(of: self)?.remove(
      ObjectIdentifier(observer), name: aName,
      sender: unwrapped(anObject).map { ObjectIdentifier($0 as AnyObject) })
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}
