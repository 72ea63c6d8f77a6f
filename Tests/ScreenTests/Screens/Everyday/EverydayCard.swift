// SPDX-License-Identifier: MIT

import UIKit

/// A part of the form: a heading, and rows on a rounded background.
final class EverydayCard: UIView {
  let rows = UIStackView()

  init(title: String) {
    super.init(frame: .zero)
    let heading = EverydayLabel(.headline)
    heading.text = title
    heading.accessibilityTraits = .header
    rows.axis = .vertical
    rows.spacing = 16
    rows.isLayoutMarginsRelativeArrangement = true
    rows.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 16, bottom: 16, trailing: 16)
    rows.backgroundColor = .secondarySystemGroupedBackground
    rows.layer.cornerRadius = 14
    rows.layer.cornerCurve = .continuous
    let stack = UIStackView(arrangedSubviews: [heading, rows])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
