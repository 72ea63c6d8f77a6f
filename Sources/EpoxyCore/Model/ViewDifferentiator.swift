// SPDX-License-Identifier: MIT
internal import Resin

/// Tells views apart that do not stand in for each other: by class and style.
public struct ViewDifferentiator: Hashable {
  private let viewClass: ClassReference

  /// The name of the view's class, for descriptions. It does not decide, so that two classes of one
  /// name are two.
  public var viewTypeDescription: String {
    get { givenDescription ?? classDescription }
    set { givenDescription = newValue == classDescription ? nil : newValue }
  }

  private var classDescription: String { "\(type(of: viewClass.class as Any))" }

  // Names take long to make, and few are asked for.
  private var givenDescription: String?

  /// The style, or none.
  public var styleID: AnyHashable?

  /// Creates one from a class and a style.
  public init(viewType: AnyClass, styleID: AnyHashable?) {
    viewClass = ClassReference(viewType)
    self.styleID = styleID
  }

  /// Whether views of one can be used again for the other.
  public static func == (left: ViewDifferentiator, right: ViewDifferentiator) -> Bool {
    left.viewClass == right.viewClass && left.givenDescription == right.givenDescription
      && IdentityKey(left.styleID) == IdentityKey(right.styleID)
  }
}
