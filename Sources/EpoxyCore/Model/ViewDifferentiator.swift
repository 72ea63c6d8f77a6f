// SPDX-License-Identifier: MIT

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
}
