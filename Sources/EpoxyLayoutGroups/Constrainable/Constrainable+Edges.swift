// SPDX-License-Identifier: MIT

extension Constrainable {
  /// Ties all four edges to the margins of the view that it is installed in.
  public func constrainToMargins(insets: NSDirectionalEdgeInsets = .zero) {
    guard let view = viewToConstrainTo() else { return }
    NSLayoutConstraint.activate(edges(to: view.layoutMarginsGuide, insets: insets))
  }

  /// Ties all four edges to the margins of the view that it is installed in, the lower one with a
  /// priority of 750: so the view may be higher.
  public func constrainToMarginsWithHighPriorityBottom() {
    constrainToMargins(bottomPriority: .defaultHigh)
  }

  /// Ties all four edges to those of the view that it is installed in.
  public func constrainToSuperview() {
    guard let view = viewToConstrainTo() else { return }
    NSLayoutConstraint.activate(edges(to: view, insets: .zero))
  }

  func constrainToMargins(bottomPriority: UILayoutPriority) {
    guard let view = viewToConstrainTo() else { return }
    let constraints = edges(to: view.layoutMarginsGuide, insets: .zero)
    constraints[3].priority = bottomPriority
    NSLayoutConstraint.activate(constraints)
  }

  private func edges(to other: any EdgeAnchoring, insets: NSDirectionalEdgeInsets)
    -> [NSLayoutConstraint]
  {
    [
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.leading),
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets.trailing),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom),
    ]
  }

  private func viewToConstrainTo() -> UIView? {
    if let owningView { return owningView }
    EpoxyLogger.shared.warn(
      "\(unwrapped) lies in no view, whose edges it could be tied to: install it first.")
    return nil
  }
}

@MainActor
private protocol EdgeAnchoring {
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
}

extension UIView: EdgeAnchoring {}
extension UILayoutGuide: EdgeAnchoring {}
