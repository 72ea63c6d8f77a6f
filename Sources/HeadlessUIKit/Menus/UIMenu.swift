// SPDX-License-Identifier: MIT

/// A group of actions, commands and further menus.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// var chosen: [String] = []
/// let sort = UIMenu(
///   title: "Sort", options: .displayInline,
///   children: [
///     UIAction(title: "By Name", state: .on) { chosen.append($0.title) },
///     UIAction(title: "By Date") { chosen.append($0.title) },
///   ])
/// let delete = UIAction(title: "Delete", attributes: .destructive) { chosen.append($0.title) }
/// let button = UIButton(configuration: .plain())
/// button.setTitle("More", for: .normal)
/// button.menu = UIMenu(children: [sort, delete])
/// button.showsMenuAsPrimaryAction = true
/// host.show(button, frame: CGRect(x: 100, y: 100, width: 100, height: 44))
/// try host.tap("More")
/// host.settle()
/// try host.tap("By Date")
/// host.settle()
/// print(chosen)  // ["By Date"]
/// ```
///
/// A menu does not change: ``replacingChildren(_:)`` returns another one. Menus are shown by
/// buttons, bar buttons and context menu interactions. A menu inside of another one is a row that
/// opens it or, with `displayInline`, a section. An action is performed as soon as its row is
/// tapped, while the menu closes.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The identifier of the menu.
  open private(set) var identifier: Identifier

  /// The options of the menu.
  open private(set) var options: Options

  /// The size of the elements. All sizes are shown as rows.
  open var preferredElementSize: ElementSize

  /// The elements of the menu.
  open private(set) var children: [UIMenuElement]

  /// Creates a menu. Without an identifier it receives a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns a menu with the same properties and other elements.
  @discardableResult
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The elements of the menu and of its inline menus whose state is on.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu {
        return menu.options.contains(.displayInline) ? menu.selectedElements : []
      }
      return (element as? any UIMenuLeaf)?.state == .on ? [element] : []
    }
  }
}

extension UIMenu {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The string that identifies the value; equal strings make equal values.
    public let rawValue: String

    /// Creates an identifier with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier with a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The menu that contains all menus of the main menu.
    public static let root = Identifier("com.apple.menu.root")
    /// The menu with the name of the application.
    public static let application = Identifier("com.apple.menu.application")
    /// The menu for documents, such as New and Print.
    public static let file = Identifier("com.apple.menu.file")
    /// The menu for content, such as Undo and Paste.
    public static let edit = Identifier("com.apple.menu.edit")
    /// The menu for fonts and the layout of text.
    public static let format = Identifier("com.apple.menu.format")
    /// The menu for the appearance of windows.
    public static let view = Identifier("com.apple.menu.view")
    /// The menu for windows, such as Minimize.
    public static let window = Identifier("com.apple.menu.window")
    /// The menu for documentation of the application.
    public static let help = Identifier("com.apple.menu.help")
  }

  /// The options of a menu.
  public struct Options: OptionSet, Sendable {
    /// The members of the set, one bit each.
    public let rawValue: UInt

    /// Creates options from a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The elements are shown as a section of the outer menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu deletes something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one element is on: an element that is chosen turns the others off.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements are shown side by side in a palette. Here they are shown as rows.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The sizes of a menu's elements.
  public enum ElementSize: Int, Sendable {
    /// The size that fits the context.
    case automatic = -1
    /// Small elements, side by side.
    case small = 0
    /// Elements of medium size, side by side.
    case medium = 1
    /// Rows with the title and the image of each element.
    case large = 2
  }
}
