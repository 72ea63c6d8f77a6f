// SPDX-License-Identifier: MIT

/// An element of a menu or the content of a control: a title, an image and further attributes.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  final var titleOfElement: String
  final var imageOfElement: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    titleOfElement = title
    imageOfElement = image
    super.init()
    self.subtitle = subtitle
  }

  /// The title that the menu shows; empty for none.
  open var title: String { titleOfElement }

  /// The text of a second line, below the title.
  open var subtitle: String?

  /// The image beside the title; nil for none.
  open var image: UIImage? { imageOfElement }

  /// The states of a menu element.
  public enum State: Int, Sendable {
    /// The element is not marked.
    case off = 0
    /// The element is marked.
    case on = 1
    /// Some of the items that the element represents are marked.
    case mixed = 2
  }

  /// The attributes of a menu element.
  public struct Attributes: OptionSet, Sendable {
    /// The members of the set, one bit each.
    public let rawValue: UInt

    /// Creates attributes from a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element deletes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu remains open after the element was chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }
}
