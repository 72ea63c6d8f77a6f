// SPDX-License-Identifier: MIT

/// A side of a constraint: an attribute of an item, or the distance between two attributes.
@MainActor
struct LayoutTerm {
  let item: LayoutItemState?
  let attribute: NSLayoutConstraint.Attribute
  /// The attribute that a distance is measured from; nil for a single attribute.
  var origin: DistanceOrigin?

  init(item: LayoutItemState?, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// Creates the distance from one attribute to another.
  init(from start: LayoutTerm, to end: LayoutTerm) {
    item = end.item
    attribute = end.attribute
    origin = DistanceOrigin(item: start.item, attribute: start.attribute)
  }

  /// Whether the term is a length. Only lengths can be related to a constant alone.
  var isLength: Bool {
    origin != nil || attribute == .width || attribute == .height
  }

  var name: String {
    let name = "\(item?.name ?? "(gone)").\(attribute.name)"
    guard let origin else { return name }
    return "(\(name) - \(origin.item?.name ?? "(gone)").\(origin.attribute.name))"
  }
}

@MainActor
final class DistanceOrigin {
  let item: LayoutItemState?
  let attribute: NSLayoutConstraint.Attribute

  init(item: LayoutItemState?, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

extension NSLayoutConstraint.Attribute {
  /// The axis of the attribute; nil for `notAnAttribute`.
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    case .notAnAttribute: nil
    }
  }

  /// Whether the side of the attribute depends on the direction of the language.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is on the left or on the right regardless of the direction.
  var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether the attribute is an edge or the margin at an edge. In a scroll view, such attributes
  /// are positions of the content.
  var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin:
      true
    default: false
    }
  }

  var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

  /// Returns the attribute with leading and trailing replaced by left and right.
  func resolved(rightToLeft: Bool) -> Self {
    switch self {
    case .leading: rightToLeft ? .right : .left
    case .trailing: rightToLeft ? .left : .right
    case .leadingMargin: rightToLeft ? .rightMargin : .leftMargin
    case .trailingMargin: rightToLeft ? .leftMargin : .rightMargin
    default: self
    }
  }

  /// The position of the attribute as a fraction of the length, from 0 at the start to 1 at the
  /// end.
  var fraction: Double {
    switch self {
    case .right, .bottom, .rightMargin, .bottomMargin, .trailing, .trailingMargin, .lastBaseline: 1
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 0.5
    default: 0
    }
  }

  var name: String { "\(self)" }
}
