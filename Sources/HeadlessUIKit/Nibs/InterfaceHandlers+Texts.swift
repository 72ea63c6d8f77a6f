// SPDX-License-Identifier: MIT

extension InterfaceHandlers {
  func addTexts() {
    register(name: "textField", class: UITextField.self) { field, element, loader in
      if element.name == "textField" { InterfaceTexts.read(field, element, loader) }
    }
    register(name: "textView", class: UITextView.self) { view, element, loader in
      if element.name == "textView" { InterfaceTexts.read(view, element, loader) }
    }
    register(name: "searchBar", class: UISearchBar.self) { bar, element, loader in
      InterfaceTexts.read(bar, element, loader)
    }
  }
}

/// Reads what edits text.
@MainActor
enum InterfaceTexts {
  static func read(_ field: UITextField, _ element: InterfaceElement, _ loader: InterfaceLoader) {
    if let value = element.bool("adjustsFontForContentSizeCategory") {
      field.adjustsFontForContentSizeCategory = value
    }
    if let font = loader.font(element, "fontDescription") { field.font = font }
    if let color = loader.color(element, "textColor") { field.textColor = color }
    if let value = InterfaceNames.textAlignment(element["textAlignment"]) {
      field.textAlignment = value
    }
    switch element["borderStyle"] {
    case "roundedRect": field.borderStyle = .roundedRect
    case "line": field.borderStyle = .line
    case "bezel": field.borderStyle = .bezel
    default: break
    }
    if let mode = viewMode(element["clearButtonMode"]) { field.clearButtonMode = mode }
    if let mode = viewMode(element["leftViewMode"]) { field.leftViewMode = mode }
    if let mode = viewMode(element["rightViewMode"]) { field.rightViewMode = mode }
    if let value = element.number("minimumFontSize") { field.minimumFontSize = value }
    if let value = element.bool("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = value }
    if let value = element.bool("clearsOnBeginEditing") { field.clearsOnBeginEditing = value }
    if let image = loader.image(element, "background") { field.background = image }
    if let image = loader.image(element, "disabledBackground") { field.disabledBackground = image }
    if let text = loader.text(element, "placeholder") { field.placeholder = text }
    if let text = loader.attributedText(element, "attributedPlaceholder") {
      field.attributedPlaceholder = text
    }
    if let text = loader.text(element, "text") { field.text = text }
    if let text = loader.attributedText(element, "attributedText") { field.attributedText = text }
    readTraits(of: field, element)
  }

  private static func viewMode(_ name: String?) -> UITextField.ViewMode? {
    switch name {
    case "always": .always
    case "whileEditing": .whileEditing
    case "unlessEditing": .unlessEditing
    case "never": .never
    default: nil
    }
  }

  static func read(_ view: UITextView, _ element: InterfaceElement, _ loader: InterfaceLoader) {
    if let value = element.bool("adjustsFontForContentSizeCategory") {
      view.adjustsFontForContentSizeCategory = value
    }
    if let font = loader.font(element, "fontDescription") { view.font = font }
    if let color = loader.color(element, "textColor") { view.textColor = color }
    if let value = InterfaceNames.textAlignment(element["textAlignment"]) {
      view.textAlignment = value
    }
    if let value = element.bool("editable") { view.isEditable = value }
    if let value = element.bool("selectable") { view.isSelectable = value }
    if let text = loader.text(element, "text") { view.text = text }
    if let text = loader.attributedText(element, "attributedText") { view.attributedText = text }
    if let types = element.child(key: "dataDetectorTypes") {
      var value: UIDataDetectorTypes = []
      if types.bool("link") == true { value.insert(.link) }
      if types.bool("phoneNumber") == true { value.insert(.phoneNumber) }
      if types.bool("address") == true { value.insert(.address) }
      if types.bool("calendarEvent") == true { value.insert(.calendarEvent) }
      view.dataDetectorTypes = value
    }
    readTraits(of: view, element)
  }

  static func read(_ bar: UISearchBar, _ element: InterfaceElement, _ loader: InterfaceLoader) {
    switch element["searchBarStyle"] {
    case "minimal": bar.searchBarStyle = .minimal
    case "prominent": bar.searchBarStyle = .prominent
    default: break
    }
    if let style = InterfaceBars.style(element["barStyle"]) { bar.barStyle = style }
    if let value = element.bool("translucent") { bar.isTranslucent = value }
    if let color = loader.color(element, "barTintColor") { bar.barTintColor = color }
    if let text = loader.text(element, "prompt") { bar.prompt = text }
    if let text = loader.text(element, "placeholder") { bar.placeholder = text }
    if let text = loader.text(element, "text") { bar.text = text }
    if let value = element.bool("showsBookmarkButton") { bar.showsBookmarkButton = value }
    if let value = element.bool("showsSearchResultsButton") { bar.showsSearchResultsButton = value }
    if let value = element.bool("showsCancelButton") { bar.showsCancelButton = value }
    let titles = element.list("scopeButtonTitles").enumerated().map { index, title in
      loader.localized(title.content, element, "scopeButtonTitles[\(index)]") ?? ""
    }
    if !titles.isEmpty { bar.scopeButtonTitles = titles }
    if let value = element.bool("showsScopeBar") { bar.showsScopeBar = value }
    readTraits(of: bar.searchTextField, element)
  }

  // MARK: Traits

  private static func readTraits<Object: UITextInputTraits & AnyObject>(
    of object: Object, _ element: InterfaceElement
  ) {
    guard let traits = element.child(key: "textInputTraits") else { return }
    switch traits["autocapitalizationType"] {
    case "none": object.autocapitalizationType = .none
    case "words": object.autocapitalizationType = .words
    case "sentences": object.autocapitalizationType = .sentences
    case "allCharacters": object.autocapitalizationType = .allCharacters
    default: break
    }
    switch traits["autocorrectionType"] {
    case "no": object.autocorrectionType = .no
    case "yes": object.autocorrectionType = .yes
    default: break
    }
    switch traits["spellCheckingType"] {
    case "no": object.spellCheckingType = .no
    case "yes": object.spellCheckingType = .yes
    default: break
    }
    switch traits["keyboardAppearance"] {
    case "dark", "alert": object.keyboardAppearance = .dark
    case "light": object.keyboardAppearance = .light
    default: break
    }
    if let type = keyboardType(traits["keyboardType"]) { object.keyboardType = type }
    if let type = returnKeyType(traits["returnKeyType"]) { object.returnKeyType = type }
    if let value = traits.bool("enablesReturnKeyAutomatically") {
      object.enablesReturnKeyAutomatically = value
    }
    if let value = traits.bool("secureTextEntry") { object.isSecureTextEntry = value }
    if let value = contentType(traits["textContentType"]) { object.textContentType = value }
  }

  private static func keyboardType(_ name: String?) -> UIKeyboardType? {
    switch name {
    case "alphabet", "ASCIICapable": .asciiCapable
    case "numbersAndPunctuation": .numbersAndPunctuation
    case "URL": .URL
    case "numberPad": .numberPad
    case "phonePad": .phonePad
    case "namePhonePad": .namePhonePad
    case "emailAddress": .emailAddress
    case "decimalPad": .decimalPad
    case "twitter": .twitter
    case "webSearch": .webSearch
    case "ASCIICapableNumberPad": .asciiCapableNumberPad
    default: nil
    }
  }

  private static func returnKeyType(_ name: String?) -> UIReturnKeyType? {
    switch name {
    case "go": .go
    case "google": .google
    case "join": .join
    case "next": .next
    case "route": .route
    case "search": .search
    case "send": .send
    case "yahoo": .yahoo
    case "done": .done
    case "emergencyCall": .emergencyCall
    case "continue": .continue
    default: nil
    }
  }

  /// Interface Builder's names are those of the constants, but for two.
  private static func contentType(_ name: String?) -> UITextContentType? {
    switch name {
    case nil: nil
    case "email": .emailAddress
    case "tel": .telephoneNumber
    case let name?: UITextContentType(rawValue: name)
    }
  }
}
