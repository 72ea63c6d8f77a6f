// SPDX-License-Identifier: MIT

/// The order in which assistive technology visits the elements inside an object.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// Chosen by the technology.
  case automatic = 0
  case separate = 1
  /// All elements as one item.
  case combined = 2
}

/// The kinds of containers of accessibility elements.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none = 0
  /// A table of rows and columns.
  case dataTable = 1
  case list = 2
  /// A part of the screen to which users often navigate.
  case landmark = 3
  /// A group of elements with a common meaning.
  case semanticGroup = 4
}

/// A direction in which assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// Towards the content on the left: three fingers move right.
  case right = 1
  /// Towards the content on the right: three fingers move left.
  case left = 2
  /// Towards the content above.
  case up = 3
  /// Towards the content below.
  case down = 4
  /// To the next page in reading order.
  case next = 5
  /// To the previous page in reading order.
  case previous = 6
}

/// The kind of a text, which determines how it is spoken.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The string that identifies the value; equal strings make equal values.
  public let rawValue: String

  /// Creates a kind with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Text for a terminal, such as commands.
  public static let console = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextConsole")
  /// Text with paths of files.
  public static let fileSystem = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Messages of a conversation.
  public static let messaging = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextMessaging")
  /// Text of a story or of prose.
  public static let narrative = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextNarrative")
  /// Text in a programming language.
  public static let sourceCode = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextSourceCode")
  /// Cells of a spreadsheet.
  public static let spreadsheet = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// A document that the user writes.
  public static let wordProcessing = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextWordProcessing")
}

/// An object with an accessibility identifier.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// A name for tests, which is never spoken.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {}
