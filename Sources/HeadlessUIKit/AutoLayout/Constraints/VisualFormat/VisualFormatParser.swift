// SPDX-License-Identifier: MIT
import Foundation

/// An error in a visual format, with its position.
struct VisualFormatError: Error {
  var problem: String
  /// The index of the character at which parsing ended.
  var index: Int
}

/// A parsed visual format.
struct VisualFormatLine {
  enum Object {
    case number(CGFloat)
    /// The length of another view.
    case name(String)
  }

  /// A condition on a view's length or on a space.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority = UILayoutPriority.required
    /// The index of the character after the predicate, for errors.
    var index: Int
  }

  enum Connection {
    case flush
    /// A single hyphen: the standard spacing.
    case standard
    case spaces([Predicate])
  }

  struct View {
    var name: String
    var predicates: [Predicate]
    /// The connection to the previous view or, for the first view, to the superview.
    var connection: Connection?
    /// The index of the character after the name, for errors.
    var index: Int
  }

  var isVertical = false
  /// Whether the format begins with the superview's edge.
  var startsAtSuperview = false
  var views: [View] = []
  /// The connection of the last view to the superview; nil for a format that ends with a view.
  var end: Connection?
}

/// A parser of the grammar in UIKit's documentation ("Visual Format Language").
struct VisualFormatParser {
  private let characters: [Character]
  private let metrics: [String: Any]
  private let isView: (String) -> Bool
  private var index = 0

  init(_ format: String, metrics: [String: Any], isView: @escaping (String) -> Bool) {
    characters = Array(format)
    self.metrics = metrics
    self.isView = isView
  }

  mutating func parse() throws(VisualFormatError) -> VisualFormatLine {
    guard !characters.isEmpty else { throw error("It's an empty string.") }
    var line = VisualFormatLine()
    try parseOrientation(&line)
    var connection: VisualFormatLine.Connection?
    if skip("|") {
      line.startsAtSuperview = true
      connection = try parseConnection()
    }
    while true {
      var view = try parseView()
      view.connection = connection
      line.views.append(view)
      guard index < characters.count else { return line }
      let next = try parseConnection()
      if skip("|") {
        line.end = next
        guard index == characters.count else {
          throw error("Expected the format to end after the superview")
        }
        return line
      }
      connection = next
    }
  }

  private mutating func parseOrientation(
    _ line: inout VisualFormatLine
  ) throws(VisualFormatError) {
    guard let first = current, first == "H" || first == "V" else { return }
    index += 1
    line.isVertical = first == "V"
    let arrangement = line.isVertical ? "vertical" : "horizontal"
    guard skip(":") else {
      throw error("Expected ':' after '\(first)' to specify \(arrangement) arrangement")
    }
  }

  private mutating func parseView() throws(VisualFormatError) -> VisualFormatLine.View {
    guard skip("["), let name = parseIdentifier() else { throw error("Expected a view") }
    guard isView(name) else { throw error("\(name) is not a key in the views dictionary.") }
    var view = VisualFormatLine.View(name: name, predicates: [], index: index)
    let isThickness = current == "("
    if isThickness { view.predicates = try parsePredicatesInParentheses(ofView: true) }
    guard skip("]") else {
      throw error(
        isThickness
          ? "A predicate on a view's thickness must end with ')' and the view must end with ']'"
          : "Expected ']' after the view's name")
    }
    return view
  }

  private mutating func parseConnection() throws(VisualFormatError) -> VisualFormatLine.Connection {
    guard skip("-") else { return .flush }
    if current == "[" || current == "|" { return .standard }
    let predicates: [VisualFormatLine.Predicate]
    if current == "(" {
      predicates = try parsePredicatesInParentheses(ofView: false)
    } else {
      let number = try parseNumberOrMetric()
      predicates = [.init(object: .number(number), index: index)]
    }
    guard skip("-") else { throw error("A space must begin and end with '-'") }
    return .spaces(predicates)
  }

  private mutating func parsePredicatesInParentheses(
    ofView: Bool
  ) throws(VisualFormatError) -> [VisualFormatLine.Predicate] {
    index += 1
    var predicates: [VisualFormatLine.Predicate] = []
    repeat {
      while current == " " { index += 1 }
      predicates.append(try parsePredicate(ofView: ofView))
    } while skip(",")
    guard skip(")") else {
      throw error(
        ofView
          ? "A predicate on a view's thickness must end with ')' and the view must end with ']'"
          : "Expected ')' after the predicates of a space")
    }
    return predicates
  }

  private mutating func parsePredicate(
    ofView: Bool
  ) throws(VisualFormatError) -> VisualFormatLine.Predicate {
    let relation = try parseRelation()
    var predicate = VisualFormatLine.Predicate(
      relation: relation, object: try parseObject(ofView: ofView), index: index)
    if skip("@") {
      predicate.priority = UILayoutPriority(Float(try parseNumberOrMetric()))
    }
    predicate.index = index
    return predicate
  }

  private mutating func parseRelation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    guard let first = current, "<=>".contains(first) else { return .equal }
    index += 1
    guard skip("=") else { throw error("Unknown relation. Must be ==, >=, or <=") }
    return first == "<" ? .lessThanOrEqual : first == ">" ? .greaterThanOrEqual : .equal
  }

  private mutating func parseObject(
    ofView: Bool
  ) throws(VisualFormatError) -> VisualFormatLine.Object {
    let start = index
    if ofView, let name = parseIdentifier(), metrics[name] == nil, isView(name) {
      return .name(name)
    }
    index = start
    return .number(try parseNumberOrMetric())
  }

  private mutating func parseNumberOrMetric() throws(VisualFormatError) -> CGFloat {
    if let name = parseIdentifier() {
      guard let value = metrics[name] else {
        throw error(
          "Encountered metric with name \"\(name)\", but value was not specified in metrics or views "
            + "dictionaries")
      }
      guard let number = Self.number(value) else {
        throw error("The value of the metric with name \"\(name)\" is not a number: \(value)")
      }
      return number
    }
    guard let number = parseNumber() else {
      throw error(
        "Expected a number or key from the metrics dictionary, but encountered something else")
    }
    return number
  }

  /// Parses a C identifier.
  private mutating func parseIdentifier() -> String? {
    guard let first = current, first == "_" || (first.isASCII && first.isLetter) else { return nil }
    let start = index
    while let next = current, next == "_" || (next.isASCII && (next.isLetter || next.isNumber)) {
      index += 1
    }
    return String(characters[start..<index])
  }

  /// Parses a number in C's notation.
  private mutating func parseNumber() -> CGFloat? {
    let start = index
    var length = 0
    var number: CGFloat?
    // A prefix that is a number may have prefixes that are not, as "1e" in "1e5".
    while start + length < characters.count, "+-.0123456789eE".contains(characters[start + length])
    {
      length += 1
      guard let value = Double(String(characters[start..<start + length])) else { continue }
      number = CGFloat(value)
      index = start + length
    }
    return number
  }

  private var current: Character? { index < characters.count ? characters[index] : nil }

  private mutating func skip(_ character: Character) -> Bool {
    guard current == character else { return false }
    index += 1
    return true
  }

  private func error(_ problem: String) -> VisualFormatError {
    VisualFormatError(problem: problem, index: index)
  }

  /// Converts a metric, which may be a number of any type.
  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let number as any BinaryFloatingPoint: CGFloat(Double(number))
    case let number as any BinaryInteger: CGFloat(Double(number))
    default: nil
    }
  }
}
