// SPDX-License-Identifier: MIT

/// A hashable reference to a class.
///
/// ```swift
/// let classes: Set = [ClassReference(UILabel.self), ClassReference(UILabel.self)]
/// print(classes.count, classes.first?.description ?? "none")  // 1 UILabel
/// ```
///
/// Two classes of one name, in different modules, are different.
public struct ClassReference: Hashable, CustomStringConvertible {
  /// The class to which the reference refers.
  public let `class`: AnyClass

  /// Creates a reference to a class.
  public init(_ class: AnyClass) {
    self.class = `class`
  }

  /// Whether both refer to the same class.
  public static func == (_ lhs: Self, _ rhs: Self) -> Bool {
    ObjectIdentifier(lhs.class) == ObjectIdentifier(rhs.class)
  }

  /// Hashes the class that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(`class`))
  }

  /// The name of the class.
  public var description: String {
    String(describing: `class`)
  }
}
