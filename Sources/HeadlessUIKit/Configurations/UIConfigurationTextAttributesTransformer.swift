// SPDX-License-Identifier: MIT

/// A function that replaces the attributes of a configuration's text.
///
/// ```swift
/// let transformer = UIConfigurationTextAttributesTransformer { incoming in
///   var outgoing = incoming
///   outgoing.link = URL(string: "https://example.com")
///   return outgoing
/// }
/// print(transformer(AttributeContainer()).link?.host() ?? "")  // example.com
/// ```
///
/// Copies of a transformer are equal, and two that were created with the same closure are not.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  private final class Identity: Sendable {}

  /// The function that maps attributes of text to those that are shown.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer
  private let identity = Identity()

  /// Creates a transformer from a function.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the attributes that replace attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

extension UIConfigurationTextAttributesTransformer: Hashable {
  /// Whether one transformer is a copy of the other.
  public static func == (
    first: UIConfigurationTextAttributesTransformer,
    second: UIConfigurationTextAttributesTransformer
  ) -> Bool {
    first.identity === second.identity
  }

  /// Hashes the identity of the transformer.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(identity))
  }
}
