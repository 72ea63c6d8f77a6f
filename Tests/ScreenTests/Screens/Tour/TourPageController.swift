// SPDX-License-Identifier: MIT

import UIKit

/// A page of the tour: a picture, a title, a text and a list, in the middle where there is room.
final class TourPageController: UIViewController {
  /// The position of the page among the pages of the tour.
  let index: Int
  private let page: TourScreen.Page

  init(_ page: TourScreen.Page, index: Int) {
    (self.page, self.index) = (page, index)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = makeStack()
    let scrollView = UIScrollView()
    scrollView.alwaysBounceVertical = true
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stack)
    view.addSubview(scrollView)
    let content = scrollView.contentLayoutGuide
    let readable = view.readableContentGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(
        greaterThanOrEqualTo: scrollView.safeAreaLayoutGuide.heightAnchor),
      stack.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
    ])
  }

  private func makeStack() -> UIStackView {
    let picture = UIImageView(image: UIImage(systemName: page.symbol))
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 72)
    picture.contentMode = .center
    let titleLabel = EverydayLabel(.title1, bold: true)
    titleLabel.text = page.title
    titleLabel.textAlignment = .center
    titleLabel.accessibilityTraits = .header
    let stack = UIStackView(arrangedSubviews: [picture, titleLabel])
    if let text = page.text {
      let label = EverydayLabel(.body, color: .secondaryLabel)
      label.text = text
      label.textAlignment = .center
      stack.addArrangedSubview(label)
    }
    for point in page.points {
      let label = EverydayLabel(.callout)
      label.text = "•  \(point)"
      label.accessibilityLabel = point
      stack.addArrangedSubview(label)
    }
    stack.axis = .vertical
    stack.spacing = 12
    stack.setCustomSpacing(28, after: picture)
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }
}
