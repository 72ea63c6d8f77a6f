// SPDX-License-Identifier: MIT

/// Reads what all views have.
///
/// An attribute that an element does not have keeps the value of the class.
@MainActor
enum InterfaceViews {
  /// Reads everything but subviews and constraints. It may be called again.
  static func readAppearance(
    of view: UIView, _ element: InterfaceElement, _ loader: InterfaceLoader
  ) {
    readGeometry(of: view, element)
    readDrawing(of: view, element, loader)
    readFlags(of: view, element)
    readLayout(of: view, element)
    readAccessibility(of: view, element, loader)
  }

  private static func readGeometry(of view: UIView, _ element: InterfaceElement) {
    if let frame = element.rect(key: "frame"), view.frame != frame { view.frame = frame }
    if let mode = InterfaceNames.contentMode(element["contentMode"]) { view.contentMode = mode }
    guard let mask = element.child(key: "autoresizingMask") else { return }
    var value: UIView.AutoresizingMask = []
    if mask.bool("widthSizable") == true { value.insert(.flexibleWidth) }
    if mask.bool("heightSizable") == true { value.insert(.flexibleHeight) }
    if mask.bool("flexibleMinX") == true { value.insert(.flexibleLeftMargin) }
    if mask.bool("flexibleMaxX") == true { value.insert(.flexibleRightMargin) }
    if mask.bool("flexibleMinY") == true { value.insert(.flexibleTopMargin) }
    if mask.bool("flexibleMaxY") == true { value.insert(.flexibleBottomMargin) }
    view.autoresizingMask = value
  }

  private static func readDrawing(
    of view: UIView, _ element: InterfaceElement, _ loader: InterfaceLoader
  ) {
    if let color = loader.color(element, "backgroundColor") {
      view.backgroundColor = color
    } else if element.child(key: "backgroundColor")?.name == "nil" {
      view.backgroundColor = nil
    }
    if let color = loader.color(element, "tintColor") { view.tintColor = color }
    if let alpha = element.number("alpha") { view.alpha = alpha }
    if let hidden = element.bool("hidden") { view.isHidden = hidden }
    if let opaque = element.bool("opaque") { view.isOpaque = opaque }
    if let clips = element.bool("clipsSubviews") { view.clipsToBounds = clips }
    if let clears = element.bool("clearsContextBeforeDrawing") {
      view.clearsContextBeforeDrawing = clears
    }
  }

  private static func readFlags(of view: UIView, _ element: InterfaceElement) {
    if let tag = element.integer("tag") { view.tag = tag }
    if let value = element.bool("userInteractionEnabled") { view.isUserInteractionEnabled = value }
    if let value = element.bool("multipleTouchEnabled") { view.isMultipleTouchEnabled = value }
    if let value = element.bool("exclusiveTouch") { view.isExclusiveTouch = value }
    if let value = element.bool("autoresizesSubviews") { view.autoresizesSubviews = value }
    if let value = InterfaceNames.semantic(element["semanticContentAttribute"]) {
      view.semanticContentAttribute = value
    }
    if let value = element["restorationIdentifier"] { view.restorationIdentifier = value }
  }

  private static func readLayout(of view: UIView, _ element: InterfaceElement) {
    if let value = element.bool("translatesAutoresizingMaskIntoConstraints") {
      // Interface Builder adds constraints to a view of a fixed frame when it compiles a file.
      view.translatesAutoresizingMaskIntoConstraints = value || element.bool("fixedFrame") == true
    }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let name = axis == .horizontal ? "horizontal" : "vertical"
      if let value = element.number("\(name)HuggingPriority") {
        view.setContentHuggingPriority(UILayoutPriority(Float(value)), for: axis)
      }
      if let value = element.number("\(name)CompressionResistancePriority") {
        view.setContentCompressionResistancePriority(UILayoutPriority(Float(value)), for: axis)
      }
    }
    if let margins = element.insets(key: "layoutMargins") { view.layoutMargins = margins }
    if let margins = element.directionalInsets(key: "directionalLayoutMargins") {
      view.directionalLayoutMargins = margins
    }
    if let value = element.bool("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = value
    }
    if let value = element.bool("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = value
    }
  }

  // MARK: Accessibility

  private static func readAccessibility(
    of view: UIView, _ element: InterfaceElement, _ loader: InterfaceLoader
  ) {
    guard let configuration = element.child(key: "accessibilityConfiguration") else { return }
    if let value = loader.localized(configuration.text("label"), element, "accessibilityLabel") {
      view.accessibilityLabel = value
    }
    if let value = loader.localized(configuration.text("hint"), element, "accessibilityHint") {
      view.accessibilityHint = value
    }
    if let value = configuration.text("value") { view.accessibilityValue = value }
    if let value = configuration.text("identifier") { view.accessibilityIdentifier = value }
    if let flag = configuration.child(key: "isElement")?.bool("value") {
      view.isAccessibilityElement = flag
    }
    if let traits = configuration.child(key: "traits") {
      view.accessibilityTraits = self.traits(traits)
    }
  }

  private static func traits(_ element: InterfaceElement) -> UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    for (name, trait) in traitNames where element.bool(name) == true { traits.insert(trait) }
    return traits
  }

  private static let traitNames: KeyValuePairs<String, UIAccessibilityTraits> = [
    "button": .button, "link": .link, "image": .image, "selected": .selected,
    "playsSound": .playsSound, "keyboardKey": .keyboardKey, "staticText": .staticText,
    "summaryElement": .summaryElement, "notEnabled": .notEnabled,
    "updatesFrequently": .updatesFrequently, "searchField": .searchField,
    "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
    "header": .header, "tabBar": .tabBar,
  ]

  // MARK: Contents

  /// Reads the layout guides, the subviews and the constraints of a view. The element may be that
  /// of a part of the view, such as the content view of a cell.
  static func readContents(
    of view: UIView, _ element: InterfaceElement, _ loader: InterfaceLoader
  ) {
    readGuides(of: view, element, loader)
    let excluded = InterfaceVariations.excluded(
      from: "subviews", of: element, in: loader.traits(of: view))
    for child in element.list("subviews") {
      guard let subview = loader.makeObject(child) as? UIView else { continue }
      if let id = child.id, excluded.contains(id) { continue }
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
    loader.add(element.list("constraints"), of: view)
    if InterfaceVariations.varies(element) {
      loader.afterCreation { loader.follow(view, element) }
    }
  }

  private static func readGuides(
    of view: UIView, _ element: InterfaceElement, _ loader: InterfaceLoader
  ) {
    for guide in element.children where guide.name == "viewLayoutGuide" {
      switch guide.key {
      case "safeArea": loader.set(view.safeAreaLayoutGuide, for: guide)
      case "layoutMargins": loader.set(view.layoutMarginsGuide, for: guide)
      case "readableContent": loader.set(view.readableContentGuide, for: guide)
      case "keyboard": loader.set(view.keyboardLayoutGuide, for: guide)
      case "contentLayoutGuide":
        if let view = view as? UIScrollView { loader.set(view.contentLayoutGuide, for: guide) }
      case "frameLayoutGuide":
        if let view = view as? UIScrollView { loader.set(view.frameLayoutGuide, for: guide) }
      default: break
      }
    }
  }

  // MARK: Size classes

  /// Reads what may differ by size class, after a change of it.
  static func readVariedAttributes(
    of view: UIView, _ element: InterfaceElement, _ loader: InterfaceLoader
  ) {
    readDrawing(of: view, element, loader)
    if let margins = element.insets(key: "layoutMargins") { view.layoutMargins = margins }
    switch view {
    case let label as UILabel: InterfaceLabels.readFont(of: label, element, loader)
    case let stack as UIStackView: InterfaceStacks.read(stack, element)
    case let button as UIButton:
      if let font = loader.font(element, "fontDescription") { button.titleLabel?.font = font }
    case let image as UIImageView:
      if element["image"] != nil { image.image = loader.image(element) }
    default: break
    }
  }
}
