// SPDX-License-Identifier: MIT

extension Constrainable {
  /// Constrains all four edges to the margins of the view in which it is installed.
  public func constrainToMargins(insets: NSDirectionalEdgeInsets = .zero) {
    EdgeTies(followMargins: true, insets: insets).make(of: self)
  }

  /// Constrains all four edges to the margins of the view in which it is installed. The constraint
  /// of the bottom edge has a priority of 750, so the view may be higher.
  public func constrainToMarginsWithHighPriorityBottom() {
    constrainToMargins(bottomPriority: .defaultHigh)
  }

  /// Constrains all four edges to those of the view in which it is installed.
  public func constrainToSuperview() {
    EdgeTies(followMargins: false).make(of: self)
  }

  func constrainToMargins(bottomPriority: UILayoutPriority) {
    EdgeTies(followMargins: true, bottomPriority: bottomPriority).make(of: self)
  }
}

/// The constraints between the edges of a constrainable and those of the view in which it is
/// installed.
@preconcurrency @MainActor
struct EdgeTies {
  var followMargins: Bool
  var insets = NSDirectionalEdgeInsets.zero
  var bottomPriority = UILayoutPriority.required

  /// Creates and activates the constraints.
  func make(of constrainable: any Constrainable) {
    guard let view = constrainable.owningView else {
      return EpoxyLogger.shared.warn(
        "\(constrainable.unwrapped) lies in no view, whose edges it could be tied to: install it first."
      )
    }
    let constraints =
      followMargins
      ? constraints(constrainable, view.layoutMarginsGuide) : constraints(constrainable, view)
    constraints[3].priority = bottomPriority
    NSLayoutConstraint.activate(constraints)
  }

  private func constraints(
    _ item: any Constrainable, _ other: some EdgeAnchoring
  ) -> [NSLayoutConstraint] {
    [
      item.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.leading),
      item.topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      item.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets.trailing),
      item.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom),
    ]
  }
}

@preconcurrency @MainActor
private protocol EdgeAnchoring {
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
}

extension UIView: EdgeAnchoring {}
extension UILayoutGuide: EdgeAnchoring {}
