// SPDX-License-Identifier: MIT

/// A rotor, with which VoiceOver users navigate between elements of one kind.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// The direction of a search.
  public enum Direction: Int, Sendable {
    /// Towards the beginning of the content.
    case previous = 0
    /// Towards the end of the content.
    case next = 1
  }

  /// The types of rotors whose names the system supplies.
  public enum SystemRotorType: Int, Sendable {
    /// Not a system rotor.
    case none = 0
    case link
    case visitedLink
    /// Headings of all levels.
    case heading
    /// Headings of level 1.
    case headingLevel1
    /// Headings of level 2.
    case headingLevel2
    /// Headings of level 3.
    case headingLevel3
    /// Headings of level 4.
    case headingLevel4
    /// Headings of level 5.
    case headingLevel5
    /// Headings of level 6.
    case headingLevel6
    case boldText
    case italicText
    case underlineText
    case misspelledWord
    case image
    case textField
    case table
    case list
    case landmark
  }

  /// A closure that returns the next item in a direction, or nil at the end.
  public typealias Search = (_ predicate: UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// The localized name; empty for a system rotor.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// The localized name with attributes for speech.
  open var attributedName: NSAttributedString

  /// The closure that returns the next item in a direction, or nil at the end.
  open var itemSearchBlock: Search

  /// The type of the system rotor; `none` for other rotors.
  open private(set) var systemRotorType = SystemRotorType.none

  /// Creates a rotor with a name.
  public init(name: String, itemSearch: @escaping Search) {
    attributedName = NSAttributedString(string: name)
    itemSearchBlock = itemSearch
    super.init()
  }

  /// Creates a rotor whose name has attributes for speech.
  public init(attributedName: NSAttributedString, itemSearch: @escaping Search) {
    self.attributedName = attributedName
    itemSearchBlock = itemSearch
    super.init()
  }

  /// Creates a rotor that replaces a system rotor.
  public init(systemType type: SystemRotorType, itemSearch: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    itemSearchBlock = itemSearch
    systemRotorType = type
    super.init()
  }
}

/// The start and the direction of a rotor's search.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The item at which the search starts: the focused element.
  open var currentItem = UIAccessibilityCustomRotorItemResult()

  /// The direction of the search.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// An item that a rotor found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element of the item.
  open weak var targetElement: (any NSObjectProtocol)?

  /// The range of the element's text; nil for the whole element.
  open var targetRange: UITextRange?

  /// Creates an item without an element.
  public override init() {
    super.init()
  }

  /// Creates an item from an element, and a range in the element's text or nil.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
