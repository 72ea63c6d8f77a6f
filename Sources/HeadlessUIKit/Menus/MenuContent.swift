// SPDX-License-Identifier: MIT

/// A row of a menu.
@MainActor
struct MenuItem {
  enum Kind {
    case leaf(any UIMenuLeaf)
    case submenu(UIMenu)
    /// The title of an open submenu, which closes it.
    case back
    /// A placeholder for elements that are not supplied yet.
    case loading
  }

  var kind: Kind
  var title: String
  var subtitle: String?
  var image: UIImage?
  var state = UIMenuElement.State.off
  var isDestructive = false
  var isEnabled = true
  /// The menu that contains the element.
  var menu: UIMenu?
}

/// Items of a menu that no separator divides, with an optional title.
@MainActor
struct MenuSection {
  var title: String?
  var items: [MenuItem] = []
}

/// The rows of a menu: each inline menu is a section, and so are the elements between them.
@MainActor
struct MenuContent {
  private(set) var sections: [MenuSection] = []
  /// The elements whose content is not supplied yet.
  private(set) var deferred: [UIDeferredMenuElement] = []

  /// - Parameter supplied: The elements that were supplied for deferred elements.
  init(_ menu: UIMenu, supplied: [ObjectIdentifier: [UIMenuElement]]) {
    var section = MenuSection(title: menu.title.isEmpty ? nil : menu.title)
    add(menu.children, of: menu, supplied, to: &section)
    close(&section)
  }

  /// Returns whether an item shows a state, so that the titles leave room for check marks.
  var hasStates: Bool { sections.contains { $0.items.contains { $0.state != .off } } }

  private mutating func close(_ section: inout MenuSection) {
    if !section.items.isEmpty || section.title != nil { sections.append(section) }
    section = MenuSection()
  }

  private mutating func add(
    _ elements: [UIMenuElement], of menu: UIMenu, _ supplied: [ObjectIdentifier: [UIMenuElement]],
    to section: inout MenuSection
  ) {
    for element in elements {
      switch element {
      case let inner as UIMenu where inner.options.contains(.displayInline):
        close(&section)
        section.title = inner.title.isEmpty ? nil : inner.title
        add(inner.children, of: inner, supplied, to: &section)
        close(&section)
      case let inner as UIMenu:
        section.items.append(
          MenuItem(
            kind: .submenu(inner), title: inner.title, subtitle: inner.subtitle,
            image: inner.image, isDestructive: inner.options.contains(.destructive), menu: menu))
      case let element as UIDeferredMenuElement:
        if let elements = supplied[ObjectIdentifier(element)] {
          add(elements, of: menu, supplied, to: &section)
        } else {
          deferred.append(element)
          section.items.append(MenuItem(kind: .loading, title: "Loading…", isEnabled: false))
        }
      case let leaf as any UIMenuLeaf where !leaf.attributes.contains(.hidden):
        section.items.append(
          MenuItem(
            kind: .leaf(leaf), title: leaf.title, subtitle: leaf.subtitle,
            image: leaf.state == .on
              ? (leaf as? UIAction)?.selectedImage ?? leaf.image : leaf.image,
            state: leaf.state, isDestructive: leaf.attributes.contains(.destructive),
            isEnabled: !leaf.attributes.contains(.disabled), menu: menu))
      default: break
      }
    }
  }

  /// Returns the sections with a first row that closes the submenu.
  func withBackRow(_ menu: UIMenu) -> MenuContent {
    var content = self
    let back = MenuItem(kind: .back, title: menu.title, subtitle: menu.subtitle, image: menu.image)
    if !content.sections.isEmpty { content.sections[0].title = nil }
    content.sections.removeAll { $0.items.isEmpty && $0.title == nil }
    content.sections.insert(MenuSection(items: [back]), at: 0)
    return content
  }

  /// Returns the rows in the opposite order, for a menu above its source.
  var reversed: MenuContent {
    var content = self
    content.sections = sections.reversed().map { section in
      MenuSection(title: section.title, items: section.items.reversed())
    }
    return content
  }
}
