// SPDX-License-Identifier: MIT

/// A class, as a key of dictionaries.
public struct ClassReference: Hashable, CustomStringConvertible {
  /// The class.
  public let `class`: AnyClass

  /// A key for a class.
  public init(_ class: AnyClass) {
    self.class = `class`
  }

  /// Whether both stand for one class.
  public static func == (_ lhs: Self, _ rhs: Self) -> Bool {
    ObjectIdentifier(lhs.class) == ObjectIdentifier(rhs.class)
  }

  /// Hashes the class.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(`class`))
  }

  /// The name of the class.
  public var description: String {
    String(describing: `class`)
  }
}
