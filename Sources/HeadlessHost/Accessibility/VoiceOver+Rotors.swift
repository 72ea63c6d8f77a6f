// SPDX-License-Identifier: MIT

extension VoiceOver {
  /// The rotors of the system, each with the trait of the elements that it visits.
  private static let systemRotors: [(name: String, trait: UIAccessibilityTraits)] = [
    ("Headings", .header), ("Links", .link), ("Images", .image),
  ]

  /// The names of the rotors that can be used at the focused element: the rotors of the element and
  /// of the objects above it in the hierarchy, then "Headings", "Links" and "Images" if there are
  /// such elements.
  public var rotors: [String] {
    let elements = current.elements
    let own = customRotors.map(\.displayName)
    let system = Self.systemRotors.filter { rotor in
      elements.contains { $0.element.accessibilityTraits.contains(rotor.trait) }
    }
    return own + system.map(\.name).filter { !own.contains($0) }
  }

  /// Moves the focus to the next item of a rotor. Throws if there is no rotor with the name.
  ///
  /// - Returns: The element, or nil if the rotor finds none.
  @discardableResult
  public func focusNext(
    inRotor name: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> NSObject? {
    try move(.next, inRotor: name, at: CallSite(fileID: fileID, line: line))
  }

  /// Moves the focus to the previous item of a rotor. Throws if there is no rotor with the name.
  ///
  /// - Returns: The element, or nil if the rotor finds none.
  @discardableResult
  public func focusPrevious(
    inRotor name: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> NSObject? {
    try move(.previous, inRotor: name, at: CallSite(fileID: fileID, line: line))
  }

  private var customRotors: [UIAccessibilityCustomRotor] {
    guard let node = settledFocus else { return [] }
    var rotors = node.element.accessibilityCustomRotors ?? []
    let above = (node.element as? UIResponder).map(\.next) ?? node.view
    for responder in sequence(first: above, next: { $0?.next }) {
      guard let responder else { break }
      rotors += responder.accessibilityCustomRotors ?? []
    }
    return rotors
  }

  private func move(
    _ direction: Direction, inRotor name: String, at callSite: CallSite
  ) throws -> NSObject? {
    if let rotor = customRotors.first(where: { $0.displayName == name }) {
      return move(direction, in: rotor)
    }
    guard let system = Self.systemRotors.first(where: { $0.name == name }) else {
      throw ElementError.noRotor(name, among: rotors, at: callSite)
    }
    let (elements, index, _) = current
    guard let index else { return nil }
    let others = direction == .next ? elements[(index + 1)...] : elements[..<index]
    let found = others.filter { $0.element.accessibilityTraits.contains(system.trait) }
    return (direction == .next ? found.first : found.last).map(focus)
  }

  private func move(_ direction: Direction, in rotor: UIAccessibilityCustomRotor) -> NSObject? {
    guard let node = settledFocus else { return nil }
    let result = host.act { () -> UIAccessibilityCustomRotorItemResult? in
      let predicate = UIAccessibilityCustomRotorSearchPredicate()
      predicate.currentItem = UIAccessibilityCustomRotorItemResult(
        targetElement: node.element, targetRange: nil)
      predicate.searchDirection = direction
      return rotor.itemSearchBlock(predicate)
    }
    guard let target = result?.targetElement as? NSObject else { return nil }
    let elements = ScreenSurvey(of: host.device).elements
    guard let found = elements.first(where: { $0.element === target }) else { return nil }
    return focus(found)
  }
}

extension UIAccessibilityCustomRotor {
  /// The name that VoiceOver speaks. The name of a system rotor is given by the system.
  fileprivate var displayName: String {
    switch systemRotorType {
    case .none: name
    case .link: "Links"
    case .visitedLink: "Visited Links"
    case .heading: "Headings"
    case .headingLevel1: "Level 1 Headings"
    case .headingLevel2: "Level 2 Headings"
    case .headingLevel3: "Level 3 Headings"
    case .headingLevel4: "Level 4 Headings"
    case .headingLevel5: "Level 5 Headings"
    case .headingLevel6: "Level 6 Headings"
    case .boldText: "Bold Text"
    case .italicText: "Italic Text"
    case .underlineText: "Underlined Text"
    case .misspelledWord: "Misspelled Words"
    case .image: "Images"
    case .textField: "Text Fields"
    case .table: "Tables"
    case .list: "Lists"
    case .landmark: "Landmarks"
    }
  }
}
