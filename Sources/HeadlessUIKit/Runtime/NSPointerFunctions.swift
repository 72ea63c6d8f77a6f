// SPDX-License-Identifier: MIT

/// The memory and comparison semantics of collections such as `NSHashTable`.
open class NSPointerFunctions: NSObject {
  /// The kinds of memory and of comparison.
  public struct Options: OptionSet, Sendable {
    /// The members of the set, one bit each.
    public let rawValue: UInt

    /// Creates options from a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The table retains its elements.
    public static let strongMemory: Options = []
    /// Elements are weakly referenced, and are removed from the collection when they are
    /// deallocated.
    public static let weakMemory = Options(rawValue: 5)
    /// Elements are compared with `isEqual(_:)`.
    public static let objectPersonality: Options = []
    /// Elements are compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// Elements are copied when they are added.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// A strong or weak reference to an element of a collection.
struct TableReference {
  private var strong: AnyObject?
  private weak var weak: AnyObject?

  /// The position in the order of additions to the table.
  let number: Int

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options, number: Int) {
    self.number = number
    var object = object
    if options.contains(.copyIn), let copying = object as? any NSCopying {
      object = copying.copy(with: nil) as AnyObject
    }
    if options.contains(.weakMemory) { weak = object } else { strong = object }
  }

  var object: AnyObject? { strong ?? weak }
}

/// The comparison of the elements of a collection.
struct TablePersonality {
  let isIdentity: Bool

  init(_ options: NSPointerFunctions.Options) {
    isIdentity = options.contains(.objectPointerPersonality)
  }

  func hash(_ object: AnyObject) -> Int {
    if !isIdentity, let object = object as? NSObject { return object.hash }
    return ObjectIdentifier(object).hashValue
  }

  func areEqual(_ one: AnyObject, _ other: AnyObject) -> Bool {
    if one === other { return true }
    return isIdentity ? false : (one as? NSObject)?.isEqual(other) ?? false
  }
}
