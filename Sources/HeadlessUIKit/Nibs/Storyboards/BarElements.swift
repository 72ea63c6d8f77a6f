// SPDX-License-Identifier: MIT

extension InterfaceHandlers {
  /// Registers navigation items and the items of bars.
  func addBarItems() {
    register(name: "navigationItem", class: UINavigationItem.self) {
      BarElements.readNavigationItem($0, $1, $2)
    }
    handle(UIBarItem.self) { BarElements.readItem($0, $1, $2) }
    register(name: "barButtonItem", class: UIBarButtonItem.self) {
      BarElements.readButton($0, $1, $2)
    }
    register(name: "tabBarItem", class: UITabBarItem.self) { BarElements.readTab($0, $1, $2) }
  }
}

/// Reads the attributes of navigation items and the items of bars.
@MainActor
enum BarElements {
  static func readNavigationItem(
    _ item: UINavigationItem, _ element: InterfaceElement, _ loader: InterfaceLoader
  ) {
    if let title = loader.text(element, "title") { item.title = title }
    if let prompt = loader.text(element, "prompt") { item.prompt = prompt }
    switch element["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    if let title = loader.text(element, "backButtonTitle") { item.backButtonTitle = title }
    switch element["backButtonDisplayMode"] {
    case "generic": item.backButtonDisplayMode = .generic
    case "minimal": item.backButtonDisplayMode = .minimal
    default: break
    }
    if let hides = element.bool("hidesBackButton") { item.hidesBackButton = hides }
    if let supplements = element.bool("leftItemsSupplementBackButton") {
      item.leftItemsSupplementBackButton = supplements
    }
    if let hides = element.bool("hidesSearchBarWhenScrolling") {
      item.hidesSearchBarWhenScrolling = hides
    }
    if let view = element.child(key: "titleView") {
      item.titleView = loader.makeObject(view) as? UIView
    }
    if let back = element.child(key: "backBarButtonItem") {
      item.backBarButtonItem = loader.makeObject(back) as? UIBarButtonItem
    }
    let left = items(element, "left", loader)
    if !left.isEmpty { item.leftBarButtonItems = left }
    let right = items(element, "right", loader)
    if !right.isEmpty { item.rightBarButtonItems = right }
  }

  /// The items at a side: one for a key, or a list.
  private static func items(
    _ element: InterfaceElement, _ side: String, _ loader: InterfaceLoader
  ) -> [UIBarButtonItem] {
    let list = element.list("\(side)BarButtonItems") + element.list(key: "\(side)BarButtonItems")
    let single = [element.child(key: "\(side)BarButtonItem")].compactMap(\.self)
    return (list.isEmpty ? single : list).compactMap { loader.makeObject($0) as? UIBarButtonItem }
  }

  static func readItem(
    _ item: UIBarItem, _ element: InterfaceElement, _ loader: InterfaceLoader
  ) {
    if let title = loader.text(element, "title") { item.title = title }
    if let image = loader.image(element) { item.image = image }
    if let image = loader.image(element, "landscapeImage") { item.landscapeImagePhone = image }
    if let image = loader.image(element, "largeContentSizeImage") {
      item.largeContentSizeImage = image
    }
    if let isEnabled = element.bool("enabled") { item.isEnabled = isEnabled }
    if let tag = element.integer("tag") { item.tag = tag }
    if let insets = element.insets(key: "imageInsets") { item.imageInsets = insets }
    if let attributes = textAttributes(element.child(key: "titleTextAttributes"), loader) {
      item.setTitleTextAttributes(attributes, for: .normal)
    }
    let accessibility = element.child(key: "accessibilityConfiguration")
    if let identifier = accessibility?["identifier"] { item.accessibilityIdentifier = identifier }
    if let label = accessibility?["label"] { item.accessibilityLabel = label }
    if let hint = accessibility?["hint"] { item.accessibilityHint = hint }
  }

  /// The attributes of a text in a bar: font and color.
  static func textAttributes(
    _ element: InterfaceElement?, _ loader: InterfaceLoader
  ) -> [NSAttributedString.Key: Any]? {
    guard let element else { return nil }
    var result: [NSAttributedString.Key: Any] = [:]
    if let font = loader.font(element, "fontDescription") ?? loader.font(element, "font") {
      result[.font] = font
    }
    result[.foregroundColor] = loader.color(element, "textColor")
    return result.isEmpty ? nil : result
  }

  static func readButton(
    _ item: UIBarButtonItem, _ element: InterfaceElement, _ loader: InterfaceLoader
  ) {
    if let name = element["systemItem"], let systemItem = UIBarButtonItem.SystemItem(name: name) {
      item.adopt(systemItem)
      if let title = loader.text(element, "title") { item.title = title }
    }
    switch element["style"] {
    case "done": item.style = .done
    case "plain", "bordered": item.style = .plain
    default: break
    }
    if let width = element.number("width") { item.width = width }
    if let isHidden = element.bool("hidden") { item.isHidden = isHidden }
    if let color = loader.color(element, "tintColor") { item.tintColor = color }
    if let isSelected = element.bool("selected") { item.isSelected = isSelected }
    // The view of an item may have any key or none.
    let view = element.child(key: "customView") ?? element.children.first { isView($0) }
    if let view { item.customView = loader.makeObject(view) as? UIView }
  }

  private static func isView(_ element: InterfaceElement) -> Bool {
    element.id != nil && InterfaceHandlers.shared.viewClass(for: element.name) is UIView.Type
  }

  static func readTab(
    _ item: UITabBarItem, _ element: InterfaceElement, _ loader: InterfaceLoader
  ) {
    if let name = element["systemItem"], let systemItem = UITabBarItem.SystemItem(name: name) {
      item.adopt(systemItem)
    }
    if let image = loader.image(element, "selectedImage") { item.selectedImage = image }
    if let badge = loader.text(element, "badgeValue") { item.badgeValue = badge }
    if let color = loader.color(element, "badgeColor") { item.badgeColor = color }
    if let offset = element.child(key: "titlePositionAdjustment") {
      item.titlePositionAdjustment = UIOffset(
        horizontal: offset.number("horizontal") ?? 0, vertical: offset.number("vertical") ?? 0)
    }
  }
}

extension UIBarButtonItem.SystemItem {
  /// The system item with Interface Builder's name; nil for another name.
  fileprivate init?(name: String) {
    guard let item = Self.all.first(where: { "\($0)" == name }) else { return nil }
    self = item
  }

  private static let all = (0...24).compactMap(Self.init(rawValue:))
}

extension UITabBarItem.SystemItem {
  /// The system item with Interface Builder's name; nil for another name.
  fileprivate init?(name: String) {
    guard let item = Self.all.first(where: { "\($0)" == name }) else { return nil }
    self = item
  }

  private static let all = (0...11).compactMap(Self.init(rawValue:))
}
