// SPDX-License-Identifier: MIT

extension InterfaceHandlers {
  func addViews() {
    register(name: "view", class: UIView.self) { view, element, loader in
      InterfaceViews.readAppearance(of: view, element, loader)
    }
    register(name: "containerView", class: UIView.self)
    register(name: "customView", class: UIView.self)
    register(name: "label", class: UILabel.self) { label, element, loader in
      if element.name == "label" { InterfaceLabels.read(label, element, loader) }
    }
    handle(UIControl.self) { control, element, _ in
      InterfaceControls.read(control, element)
    }
    register(name: "control", class: UIControl.self)
    register(name: "button", class: UIButton.self) { button, element, loader in
      if element.name == "button" { InterfaceButtons.read(button, element, loader) }
    }
  }
}

/// Reads what all controls have.
@MainActor
enum InterfaceControls {
  static func read(_ control: UIControl, _ element: InterfaceElement) {
    if let value = element.bool("enabled") { control.isEnabled = value }
    if let value = element.bool("selected") { control.isSelected = value }
    if let value = element.bool("highlighted") { control.isHighlighted = value }
    if let value = element.bool("showsMenuAsPrimaryAction") {
      control.showsMenuAsPrimaryAction = value
    }
    switch element["contentHorizontalAlignment"] {
    case "left": control.contentHorizontalAlignment = .left
    case "right": control.contentHorizontalAlignment = .right
    case "fill": control.contentHorizontalAlignment = .fill
    case "leading": control.contentHorizontalAlignment = .leading
    case "trailing": control.contentHorizontalAlignment = .trailing
    case "center": control.contentHorizontalAlignment = .center
    default: break
    }
    switch element["contentVerticalAlignment"] {
    case "top": control.contentVerticalAlignment = .top
    case "bottom": control.contentVerticalAlignment = .bottom
    case "fill": control.contentVerticalAlignment = .fill
    case "center": control.contentVerticalAlignment = .center
    default: break
    }
  }
}

/// Reads stack views.
@MainActor
enum InterfaceStacks {
  static func read(_ stack: UIStackView, _ element: InterfaceElement) {
    switch element["axis"] {
    case "vertical": stack.axis = .vertical
    case "horizontal": stack.axis = .horizontal
    default: break
    }
    switch element["distribution"] {
    case "fill": stack.distribution = .fill
    case "fillEqually": stack.distribution = .fillEqually
    case "fillProportionally": stack.distribution = .fillProportionally
    case "equalSpacing": stack.distribution = .equalSpacing
    case "equalCentering": stack.distribution = .equalCentering
    default: break
    }
    switch element["alignment"] {
    case "fill": stack.alignment = .fill
    case "leading": stack.alignment = .leading
    case "top": stack.alignment = .top
    case "center": stack.alignment = .center
    case "trailing": stack.alignment = .trailing
    case "bottom": stack.alignment = .bottom
    case "firstBaseline": stack.alignment = .firstBaseline
    case "lastBaseline": stack.alignment = .lastBaseline
    default: break
    }
    if let value = element.number("spacing") { stack.spacing = value }
    if let value = element.bool("baselineRelativeArrangement") {
      stack.isBaselineRelativeArrangement = value
    }
    if let value = element.bool("layoutMarginsRelativeArrangement") {
      stack.isLayoutMarginsRelativeArrangement = value
    }
  }
}
