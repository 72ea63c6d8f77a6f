// SPDX-License-Identifier: MIT

/// Reads buttons.
@MainActor
enum InterfaceButtons {
  static func read(_ button: UIButton, _ element: InterfaceElement, _ loader: InterfaceLoader) {
    button.become(type(element["buttonType"]))
    if let value = element["role"] { button.role = role(value) }
    if let font = loader.font(element, "fontDescription") { button.titleLabel?.font = font }
    if let value = InterfaceNames.lineBreakMode(element["lineBreakMode"]) {
      button.titleLabel?.lineBreakMode = value
    }
    if let offset = element.size(key: "titleShadowOffset") {
      button.titleLabel?.shadowOffset = offset
    }
    if let insets = element.insets(key: "contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = element.insets(key: "titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = element.insets(key: "imageEdgeInsets") { button.imageEdgeInsets = insets }
    if let value = element.bool("adjustsImageWhenHighlighted") {
      button.dimsImage = value
    }
    for state in element.children where state.name == "state" {
      read(state, of: button, element, loader)
    }
    if let configuration = element.child(key: "configuration") {
      readConfiguration(configuration, of: button, element, loader)
    }
    if let menu = element.child(key: "menu") { button.menu = loader.menu(menu) }
    if let value = element.bool("changesSelectionAsPrimaryAction") {
      button.changesSelectionAsPrimaryAction = value
    }
  }

  private static func type(_ name: String?) -> UIButton.ButtonType {
    switch name {
    case "roundedRect", "system": .system
    case "detailDisclosure": .detailDisclosure
    case "infoLight": .infoLight
    case "infoDark": .infoDark
    case "contactAdd": .contactAdd
    case "close": .close
    default: .custom
    }
  }

  private static func role(_ name: String) -> UIButton.Role {
    switch name {
    case "primary": .primary
    case "cancel": .cancel
    case "destructive": .destructive
    default: .normal
    }
  }

  // MARK: States

  private static func read(
    _ state: InterfaceElement, of button: UIButton, _ element: InterfaceElement,
    _ loader: InterfaceLoader
  ) {
    let key = state.key ?? "normal"
    let value = self.state(key)
    if let title = loader.localized(state.text("title"), element, "\(key)Title") {
      button.setTitle(title, for: value)
    }
    if let title = loader.attributedText(state, "attributedTitle") {
      button.setAttributedTitle(title, for: value)
    }
    if let color = loader.color(state, "titleColor") { button.setTitleColor(color, for: value) }
    if let image = loader.image(state) { button.setImage(image, for: value) }
    if let image = loader.image(state, "backgroundImage") {
      button.setBackgroundImage(image, for: value)
    }
    if let symbol = loader.symbolConfiguration(state, "preferredSymbolConfiguration") {
      button.setPreferredSymbolConfiguration(symbol, forImageIn: value)
    }
  }

  private static func state(_ key: String) -> UIControl.State {
    switch key {
    case "highlighted": .highlighted
    case "disabled": .disabled
    case "selected": .selected
    case "focused": .focused
    default: .normal
    }
  }

  // MARK: Configurations

  private static func readConfiguration(
    _ element: InterfaceElement, of button: UIButton, _ owner: InterfaceElement,
    _ loader: InterfaceLoader
  ) {
    var configuration = style(element["style"])
    if let title = loader.localized(element.text("title"), owner, "configuration.title") {
      configuration.title = title
    } else if let title = loader.attributedText(element, "attributedTitle") {
      configuration.attributedTitle = AttributedString(converting: title)
    }
    if let text = loader.localized(element.text("subtitle"), owner, "configuration.subtitle") {
      configuration.subtitle = text
    } else if let text = loader.attributedText(element, "attributedSubtitle") {
      configuration.attributedSubtitle = AttributedString(converting: text)
    }
    if let image = loader.image(element) { configuration.image = image }
    configuration.preferredSymbolConfigurationForImage = loader.symbolConfiguration(
      element, "preferredSymbolConfigurationForImage")
    if let font = loader.font(element, "titleFontDescription")
      ?? loader.font(element, "fontDescription")
    {
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        attributes in
        var attributes = attributes
        attributes.font = font
        return attributes
      }
    }
    readColors(element, &configuration, loader)
    readShape(element, &configuration)
    button.configuration = configuration
  }

  private static func readColors(
    _ element: InterfaceElement, _ configuration: inout UIButton.Configuration,
    _ loader: InterfaceLoader
  ) {
    configuration.baseForegroundColor = loader.color(element, "baseForegroundColor")
    configuration.baseBackgroundColor = loader.color(element, "baseBackgroundColor")
    guard let background = element.child(key: "background") else { return }
    if let color = loader.color(background, "backgroundColor") {
      configuration.background.backgroundColor = color
    }
    if let color = loader.color(background, "strokeColor") {
      configuration.background.strokeColor = color
    }
    if let value = background.number("strokeWidth") { configuration.background.strokeWidth = value }
    if let value = background.number("cornerRadius") {
      configuration.background.cornerRadius = value
    }
    if let image = loader.image(background) { configuration.background.image = image }
  }

  private static func readShape(
    _ element: InterfaceElement, _ configuration: inout UIButton.Configuration
  ) {
    if let value = element.number("imagePadding") { configuration.imagePadding = value }
    if let value = element.number("titlePadding") { configuration.titlePadding = value }
    if let value = element.bool("showsActivityIndicator") {
      configuration.showsActivityIndicator = value
    }
    switch element["imagePlacement"] {
    case "leading": configuration.imagePlacement = .leading
    case "trailing": configuration.imagePlacement = .trailing
    case "top": configuration.imagePlacement = .top
    case "bottom": configuration.imagePlacement = .bottom
    default: break
    }
    switch element["cornerStyle"] {
    case "fixed": configuration.cornerStyle = .fixed
    case "small": configuration.cornerStyle = .small
    case "medium": configuration.cornerStyle = .medium
    case "large": configuration.cornerStyle = .large
    case "capsule": configuration.cornerStyle = .capsule
    default: break
    }
    switch element["buttonSize"] {
    case "mini": configuration.buttonSize = .mini
    case "small": configuration.buttonSize = .small
    case "large": configuration.buttonSize = .large
    default: break
    }
    switch element["titleAlignment"] {
    case "leading": configuration.titleAlignment = .leading
    case "center": configuration.titleAlignment = .center
    case "trailing": configuration.titleAlignment = .trailing
    default: break
    }
    if let insets = element.directionalInsets(key: "contentInsets") {
      configuration.contentInsets = insets
    }
  }

  private static func style(_ name: String?) -> UIButton.Configuration {
    switch name {
    case "gray": .gray()
    case "tinted": .tinted()
    case "filled": .filled()
    case "borderless": .borderless()
    case "bordered": .bordered()
    case "borderedTinted": .borderedTinted()
    case "borderedProminent": .borderedProminent()
    default: .plain()
    }
  }
}

extension AttributedString {
  /// Creates a text with the font and the color of each part.
  init(converting text: NSAttributedString) {
    typealias Scope = AttributeScopes.UIKitAttributes
    var result = AttributedString("")
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: all, options: []) { attributes, range, _ in
      var part = AttributedString((text.string as NSString).substring(with: range))
      if let font = attributes[.font] as? UIFont { part[Scope.FontAttribute.self] = font }
      if let color = attributes[.foregroundColor] as? UIColor {
        part[Scope.ForegroundColorAttribute.self] = color
      }
      result += part
    }
    self = result
  }
}

extension InterfaceLoader {
  /// The menu of an element. Commands send their action along the responder chain.
  func menu(_ element: InterfaceElement) -> UIMenu {
    let children = element.list("children").compactMap(menuElement)
    let others = element.list(key: "children").compactMap(menuElement)
    return UIMenu(
      title: text(element, "title") ?? "", image: image(element),
      children: children.isEmpty ? others : children)
  }

  private func menuElement(_ element: InterfaceElement) -> UIMenuElement? {
    switch element.name {
    case "menu": return menu(element)
    case "action":
      return UIAction(title: text(element, "title") ?? "", image: image(element)) { _ in }
    case "command", "keyCommand":
      return UICommand(
        title: text(element, "title") ?? "", image: image(element),
        action: Selector(element["selector"] ?? ""))
    default: return nil
    }
  }
}
