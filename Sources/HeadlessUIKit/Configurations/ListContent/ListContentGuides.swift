// SPDX-License-Identifier: MIT

/// The layout guides of the parts of a list content view, which exist once they have been used.
@MainActor
struct ListContentGuides {
  var text: Part?
  var secondaryText: Part?
  var image: Part?

  /// A guide whose constraints have the distances of a part from the leading and top edges.
  @MainActor
  final class Part {
    let guide = UILayoutGuide()
    private let leading: NSLayoutConstraint
    private let top: NSLayoutConstraint
    private let width: NSLayoutConstraint
    private let height: NSLayoutConstraint

    init(in view: UIView) {
      view.addLayoutGuide(guide)
      leading = guide.leftAnchor.constraint(equalTo: view.leftAnchor)
      top = guide.topAnchor.constraint(equalTo: view.topAnchor)
      width = guide.widthAnchor.constraint(equalToConstant: 0)
      height = guide.heightAnchor.constraint(equalToConstant: 0)
      NSLayoutConstraint.activate([leading, top, width, height])
    }

    func update(_ frame: CGRect) {
      func set(_ constraint: NSLayoutConstraint, _ constant: CGFloat) {
        if constraint.constant != constant { constraint.constant = constant }
      }
      set(leading, frame.minX)
      set(top, frame.minY)
      set(width, frame.width)
      set(height, frame.height)
    }
  }

  func update(_ layout: ListContentLayout, in bounds: CGRect) {
    text?.update(layout.text)
    secondaryText?.update(layout.secondaryText)
    image?.update(layout.image)
  }
}
