// SPDX-License-Identifier: MIT

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// The identity of a detent.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The string of the identifier.
      public let rawValue: String

      /// Creates an identifier from a string, which must be unique in a sheet.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates an identifier from a string, which must be unique in a sheet.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// The system's medium detent.
      public static let medium = Identifier("com.apple.UIKit.medium")

      /// The system's large detent.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identity of the detent.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// The system's detent of about half of the screen's height. Inactive in a compact height.
    @discardableResult
    public static func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (context as? SheetResolutionContext)?.mediumDetentValue
      }
    }

    /// The system's detent of the full height.
    @discardableResult
    public static func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// Returns a detent whose height is the result of a closure.
    ///
    /// - Parameters:
    ///   - identifier: The identity; by default a new one.
    ///   - resolver: Returns the height above the safe area's bottom inset, in points, or nil for
    ///     an inactive detent. Called when the sheet is laid out; call `invalidateDetents()` when
    ///     the result changes.
    @discardableResult
    public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom.\(UUID().uuidString)"), resolver)
    }

    /// Returns the height of the detent above the safe area's bottom inset, in points; nil if the
    /// detent is inactive.
    @discardableResult
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      guard let value = resolver(context), value.isFinite, value >= 0 else { return nil }
      return min(value, context.maximumDetentValue)
    }
  }
}

/// The surroundings in which a detent's height is resolved.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }

  /// The height of the large detent, in points.
  var maximumDetentValue: CGFloat { get }
}

@MainActor
final class SheetResolutionContext: NSObject,
  UISheetPresentationControllerDetentResolutionContext
{
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let mediumDetentValue: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat, medium: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    mediumDetentValue = medium
    super.init()
  }
}
