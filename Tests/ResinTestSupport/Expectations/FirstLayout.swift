// SPDX-License-Identifier: MIT
package import HeadlessHost
package import Testing

extension ScreenHost {
  /// Expects that the screen at rest does not change when it is laid out again.
  package func expectFirstLayoutIsLast(_ location: SourceLocation = #_sourceLocation) {
    settle()
    let first = dump()
    layOutAgain()
    settle()
    let second = dump()
    #expect(first == second, sourceLocation: location)
  }
}

extension UIView {
  /// Adds a view without an autoresizing mask.
  package func addConstrained(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
  }

  /// Pins a subview to the edges of a guide.
  package func pin(_ view: UIView, to guide: UILayoutGuide) {
    if view.superview !== self { addConstrained(view) }
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }
}
