// SPDX-License-Identifier: MIT
internal import Resin

/// The reuse identity of views: two views are interchangeable if they have the same class and
/// style.
///
/// It is part of the identity of an item: an item whose style changes is another item, with another
/// view. Comparing two identities costs a comparison of pointers, and of the styles where the
/// classes are the same.
///
/// ```swift
/// let plain = ViewDifferentiator(viewType: UILabel.self, styleID: nil)
/// let title = ViewDifferentiator(viewType: UILabel.self, styleID: "title")
/// print(plain == title, plain.viewTypeDescription)  // false UILabel.Type
/// ```
public struct ViewDifferentiator: Hashable {
  private let viewClass: ClassReference

  /// The name of the view's class, for descriptions. Two classes of the same name are different.
  public var viewTypeDescription: String {
    get { givenDescription ?? classDescription }
    set { givenDescription = newValue == classDescription ? nil : newValue }
  }

  private var classDescription: String { "\(type(of: viewClass.class as Any))" }

  // Lazy: creating the name of a class is slow, and few names are read.
  private var givenDescription: String?

  /// The style, or nil.
  public var styleID: AnyHashable?

  /// Creates an identity from a class and a style.
  public init(viewType: AnyClass, styleID: AnyHashable?) {
    viewClass = ClassReference(viewType)
    self.styleID = styleID
  }

  /// Whether views of one model can be reused for the other.
  public static func == (left: ViewDifferentiator, right: ViewDifferentiator) -> Bool {
    left.viewClass == right.viewClass && left.givenDescription == right.givenDescription
      && IdentityKey(left.styleID) == IdentityKey(right.styleID)
  }
}
