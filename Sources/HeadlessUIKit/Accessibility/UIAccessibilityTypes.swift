// SPDX-License-Identifier: MIT

/// How assistive technology visits the elements inside of an object.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As the technology decides.
  case automatic = 0
  /// Each element by itself.
  case separate = 1
  /// All elements as one item.
  case combined = 2
}

/// The kinds of containers of accessibility elements.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// Not a container.
  case none = 0
  /// A table of rows and columns.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A part of the screen that users look for.
  case landmark = 3
  /// A group with a meaning.
  case semanticGroup = 4
}

/// A direction in which assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the content on the left: three fingers move to the right.
  case right = 1
  /// To the content on the right: three fingers move to the left.
  case left = 2
  /// To the content above.
  case up = 3
  /// To the content below.
  case down = 4
  /// To the next page in the order of the content.
  case next = 5
  /// To the previous page in the order of the content.
  case previous = 6
}

/// The kind of a text, by which a technology chooses how to speak it.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A kind from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Commands of a terminal.
  public static let console = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextConsole")
  /// Paths of files.
  public static let fileSystem = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Messages of a conversation.
  public static let messaging = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextMessaging")
  /// A story.
  public static let narrative = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextNarrative")
  /// Source code.
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
extension UIBarItem: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {}

/// A delegate of a scroll view that words the position that is spoken after scrolling by a page.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  /// The position in words, as "Page 2 of 5".
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
  /// The position in words with attributes for speech.
  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

// Both are optional on Apple's platforms.
extension UIScrollViewAccessibilityDelegate {
  /// None.
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
  /// None.
  public func accessibilityAttributedScrollStatus(
    for scrollView: UIScrollView
  ) -> NSAttributedString? { nil }
}
