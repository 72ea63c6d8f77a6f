// SPDX-License-Identifier: MIT

import UIKit

/// A title and a text below a photo, which scroll where they do not fit.
final class PhotoZoomCaption: UIView {
  private let titleLabel = EverydayLabel(.headline)
  private let textLabel = EverydayLabel(.subheadline, color: .secondaryLabel)
  private let scrollView = UIScrollView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    translatesAutoresizingMaskIntoConstraints = false
    preservesSuperviewLayoutMargins = true
    titleLabel.accessibilityTraits = .header
    let stack = UIStackView(arrangedSubviews: [titleLabel, textLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.alwaysBounceVertical = false
    scrollView.addSubview(stack)
    addSubview(scrollView)
    let content = scrollView.contentLayoutGuide
    // As high as the texts, as far as there is room; without room, the texts keep their height.
    let height = scrollView.heightAnchor.constraint(equalTo: content.heightAnchor)
    height.priority = .defaultHigh - 1
    NSLayoutConstraint.activate([
      height,
      scrollView.topAnchor.constraint(equalTo: topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -12),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ photo: PhotoZoomScreen.Photo?) {
    titleLabel.text = photo?.title
    titleLabel.isHidden = photo?.title == nil
    textLabel.text = photo?.caption
    textLabel.isHidden = photo?.caption == nil
    scrollView.contentOffset = .zero
    isHidden = photo?.title == nil && photo?.caption == nil
  }
}
