// SPDX-License-Identifier: MIT

extension InterfaceHandlers {
  func addContainers() {
    register(name: "imageView", class: UIImageView.self) { view, element, loader in
      if element.name == "imageView" { InterfaceImages.read(view, element, loader) }
    }
    register(name: "stackView", class: UIStackView.self) { stack, element, _ in
      InterfaceStacks.read(stack, element)
    }
    register(name: "scrollView", class: UIScrollView.self) { view, element, _ in
      InterfaceScrollViews.read(view, element)
    }
    register(name: "visualEffectView", class: UIVisualEffectView.self) { view, element, loader in
      if let effect = InterfaceImages.effect(in: element) { view.effect = effect }
      guard let content = element.child(key: "contentView") else { return }
      loader.set(view.contentView, for: content)
      InterfaceViews.readAppearance(of: view.contentView, content, loader)
      InterfaceViews.readContents(of: view.contentView, content, loader)
    }
    register(name: "window", class: UIWindow.self) { _, _, _ in }
    register(name: "toolbar", class: UIToolbar.self) { bar, element, loader in
      InterfaceBars.read(bar, element, loader)
    }
    register(name: "navigationBar", class: UINavigationBar.self) { bar, element, loader in
      InterfaceBars.read(bar, element, loader)
    }
    register(name: "tabBar", class: UITabBar.self) { bar, element, loader in
      InterfaceBars.read(bar, element, loader)
    }
  }
}

/// Reads image views and effects.
@MainActor
enum InterfaceImages {
  static func read(_ view: UIImageView, _ element: InterfaceElement, _ loader: InterfaceLoader) {
    if let configuration = loader.symbolConfiguration(element, "preferredSymbolConfiguration") {
      view.preferredSymbolConfiguration = configuration
    }
    if let image = loader.image(element) { view.image = image }
    if let image = loader.image(element, "highlightedImage") { view.highlightedImage = image }
    if let value = element.bool("highlighted") { view.isHighlighted = value }
  }

  /// The effect of an element: a blur, or vibrancy on one.
  static func effect(in element: InterfaceElement) -> UIVisualEffect? {
    if let vibrancy = element.first("vibrancyEffect") {
      let blur = vibrancy.first("blurEffect").map(blur) ?? UIBlurEffect(style: .regular)
      return UIVibrancyEffect(blurEffect: blur)
    }
    return element.first("blurEffect").map(blur)
  }

  private static func blur(_ element: InterfaceElement) -> UIBlurEffect {
    UIBlurEffect(style: classic(element["style"]) ?? material(element["style"]) ?? .regular)
  }

  private static func classic(_ name: String?) -> UIBlurEffect.Style? {
    switch name {
    case "extraLight": .extraLight
    case "light": .light
    case "dark": .dark
    case "regular": .regular
    case "prominent": .prominent
    default: nil
    }
  }

  private static func material(_ name: String?) -> UIBlurEffect.Style? {
    switch name {
    case "systemUltraThinMaterial": .systemUltraThinMaterial
    case "systemThinMaterial": .systemThinMaterial
    case "systemMaterial": .systemMaterial
    case "systemThickMaterial": .systemThickMaterial
    case "systemChromeMaterial": .systemChromeMaterial
    case "systemUltraThinMaterialLight": .systemUltraThinMaterialLight
    case "systemThinMaterialLight": .systemThinMaterialLight
    case "systemMaterialLight": .systemMaterialLight
    case "systemThickMaterialLight": .systemThickMaterialLight
    case "systemChromeMaterialLight": .systemChromeMaterialLight
    case "systemUltraThinMaterialDark": .systemUltraThinMaterialDark
    case "systemThinMaterialDark": .systemThinMaterialDark
    case "systemMaterialDark": .systemMaterialDark
    case "systemThickMaterialDark": .systemThickMaterialDark
    case "systemChromeMaterialDark": .systemChromeMaterialDark
    default: nil
    }
  }
}

/// Reads scroll views.
@MainActor
enum InterfaceScrollViews {
  static func read(_ view: UIScrollView, _ element: InterfaceElement) {
    readScrolling(of: view, element)
    readInsets(of: view, element)
    if let value = element.number("minimumZoomScale") { view.minimumZoomScale = value }
    if let value = element.number("maximumZoomScale") { view.maximumZoomScale = value }
    if let value = element.bool("bouncesZoom") { view.bouncesZoom = value }
    if let value = element.bool("showsHorizontalScrollIndicator") {
      view.showsHorizontalScrollIndicator = value
    }
    if let value = element.bool("showsVerticalScrollIndicator") {
      view.showsVerticalScrollIndicator = value
    }
    switch element["indicatorStyle"] {
    case "black": view.indicatorStyle = .black
    case "white": view.indicatorStyle = .white
    default: break
    }
    switch element["keyboardDismissMode"] {
    case "onDrag": view.keyboardDismissMode = .onDrag
    case "interactive": view.keyboardDismissMode = .interactive
    default: break
    }
  }

  private static func readScrolling(of view: UIScrollView, _ element: InterfaceElement) {
    if let value = element.bool("scrollEnabled") { view.isScrollEnabled = value }
    if let value = element.bool("pagingEnabled") { view.isPagingEnabled = value }
    if let value = element.bool("bounces") { view.bounces = value }
    if let value = element.bool("alwaysBounceVertical") { view.alwaysBounceVertical = value }
    if let value = element.bool("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = value }
    if let value = element.bool("directionalLockEnabled") { view.isDirectionalLockEnabled = value }
    if let value = element.bool("delaysContentTouches") { view.delaysContentTouches = value }
    if let value = element.bool("canCancelContentTouches") { view.canCancelContentTouches = value }
    if let value = element.bool("scrollsToTop") { view.scrollsToTop = value }
  }

  private static func readInsets(of view: UIScrollView, _ element: InterfaceElement) {
    switch element["contentInsetAdjustmentBehavior"] {
    case "never": view.contentInsetAdjustmentBehavior = .never
    case "always": view.contentInsetAdjustmentBehavior = .always
    case "scrollableAxes": view.contentInsetAdjustmentBehavior = .scrollableAxes
    default: break
    }
    if let size = element.size(key: "contentSize") { view.contentSize = size }
    if let insets = element.insets(key: "contentInset") { view.contentInset = insets }
    if let insets = element.insets(key: "scrollIndicatorInsets") {
      view.scrollIndicatorInsets = insets
    }
  }
}

/// Reads bars with their items.
@MainActor
enum InterfaceBars {
  static func style(_ name: String?) -> UIBarStyle? {
    switch name {
    case "black", "blackOpaque", "blackTranslucent": .black
    case "default": .default
    default: nil
    }
  }

  static func read(_ bar: UIToolbar, _ element: InterfaceElement, _ loader: InterfaceLoader) {
    if let style = style(element["barStyle"]) { bar.barStyle = style }
    if let value = element.bool("translucent") { bar.isTranslucent = value }
    if let color = loader.color(element, "barTintColor") { bar.barTintColor = color }
    let items = element.list("items").compactMap { loader.makeObject($0) as? UIBarButtonItem }
    if !items.isEmpty { bar.items = items }
  }

  static func read(
    _ bar: UINavigationBar, _ element: InterfaceElement, _ loader: InterfaceLoader
  ) {
    if let style = style(element["barStyle"]) { bar.barStyle = style }
    if let value = element.bool("translucent") { bar.isTranslucent = value }
    if let value = element.bool("largeTitles") { bar.prefersLargeTitles = value }
    if let color = loader.color(element, "barTintColor") { bar.barTintColor = color }
    if let image = loader.image(element, "shadowImage") { bar.shadowImage = image }
    if let attributes = attributes(element, "titleTextAttributes", loader) {
      bar.titleTextAttributes = attributes
    }
    if let attributes = attributes(element, "largeTitleTextAttributes", loader) {
      bar.largeTitleTextAttributes = attributes
    }
    let items = element.list("items").compactMap { loader.makeObject($0) as? UINavigationItem }
    if !items.isEmpty { bar.items = items }
  }

  static func read(_ bar: UITabBar, _ element: InterfaceElement, _ loader: InterfaceLoader) {
    if let style = style(element["barStyle"]) { bar.barStyle = style }
    if let value = element.bool("translucent") { bar.isTranslucent = value }
    if let color = loader.color(element, "barTintColor") { bar.barTintColor = color }
    if let color = loader.color(element, "unselectedItemTintColor") {
      bar.unselectedItemTintColor = color
    }
    if let color = loader.color(element, "selectedImageTintColor") { bar.tintColor = color }
    if let image = loader.image(element, "backgroundImage") { bar.backgroundImage = image }
    let items = element.list("items").compactMap { loader.makeObject($0) as? UITabBarItem }
    if !items.isEmpty { bar.items = items }
  }

  /// The attributes of a title.
  static func attributes(
    _ element: InterfaceElement, _ key: String, _ loader: InterfaceLoader
  ) -> [NSAttributedString.Key: Any]? {
    guard let child = element.child(key: key) else { return nil }
    var result: [NSAttributedString.Key: Any] = [:]
    if let color = loader.color(child, "textColor") { result[.foregroundColor] = color }
    if let font = loader.font(child, "fontDescription") { result[.font] = font }
    return result.isEmpty ? nil : result
  }
}
