// SPDX-License-Identifier: MIT

/// An edge or the center of a constrainable, along either axis.
enum AxisAnchor {
  case start
  case middle
  case end
}

extension Constrainable {
  /// A relation between a position of this constrainable and one of another, along an axis.
  func constraint(
    _ anchor: AxisAnchor, _ relation: NSLayoutConstraint.Relation, to other: any Constrainable,
    _ otherAnchor: AxisAnchor, along axis: NSLayoutConstraint.Axis, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    switch axis {
    case .vertical:
      verticalAnchor(anchor).constraint(relation, to: other.verticalAnchor(otherAnchor), constant)
    default:
      horizontalAnchor(anchor).constraint(
        relation, to: other.horizontalAnchor(otherAnchor), constant)
    }
  }

  private func horizontalAnchor(_ anchor: AxisAnchor) -> NSLayoutXAxisAnchor {
    switch anchor {
    case .start: leadingAnchor
    case .middle: centerXAnchor
    case .end: trailingAnchor
    }
  }

  private func verticalAnchor(_ anchor: AxisAnchor) -> NSLayoutYAxisAnchor {
    switch anchor {
    case .start: topAnchor
    case .middle: centerYAnchor
    case .end: bottomAnchor
    }
  }
}

extension NSLayoutXAxisAnchor {
  fileprivate func constraint(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutXAxisAnchor, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    switch relation {
    case .lessThanOrEqual: constraint(lessThanOrEqualTo: other, constant: constant)
    case .greaterThanOrEqual: constraint(greaterThanOrEqualTo: other, constant: constant)
    default: constraint(equalTo: other, constant: constant)
    }
  }
}

extension NSLayoutYAxisAnchor {
  fileprivate func constraint(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutYAxisAnchor, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    switch relation {
    case .lessThanOrEqual: constraint(lessThanOrEqualTo: other, constant: constant)
    case .greaterThanOrEqual: constraint(greaterThanOrEqualTo: other, constant: constant)
    default: constraint(equalTo: other, constant: constant)
    }
  }
}

extension UILayoutPriority {
  /// Slightly more than the priority of the smallest fitting size.
  static let hugging = UILayoutPriority(rawValue: UILayoutPriority.fittingSizeLevel.rawValue + 1)
}
