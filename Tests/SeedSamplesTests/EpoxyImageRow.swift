// SPDX-License-Identifier: MIT
import Epoxy

// EpoxyCollectionView, "Using EpoxyableView".

// MARK: ImageRow

// Corrected: the class is not `public`, because its style and content are not. The style is
// `Hashable` and the content is `Equatable`, as the protocols require. `contentMode` and `url` have
// the names that are declared here.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
final class ImageRow: UIView, EpoxyableView {
  public init(style: Style) {
    super.init(frame: .zero)
    titleLabel.font = style.titleFont
    subtitleLabel.font = style.subtitleFont
    imageView.contentMode = style.imageContentMode
    setUp()
  }

  // Added: Swift requires this initializer in every view with a designated initializer.
  required init?(coder: NSCoder) { fatalError() }

  struct Style: Hashable {
    public var titleFont = UIFont.preferredFont(forTextStyle: .title2)
    public var subtitleFont = UIFont.preferredFont(forTextStyle: .body)
    public var imageContentMode = UIView.ContentMode.scaleAspectFill

    public static var standard: Style {
      .init()
    }
  }

  struct Content: Equatable {
    let title: String
    let subtitle: String
    let imageURL: URL
  }

  func setContent(_ content: Content, animated: Bool) {
    titleLabel.text = content.title
    subtitleLabel.text = content.subtitle
    imageView.setURL(content.imageURL, animated: animated)
    events.append("\(content.title)\(animated ? " animated" : "")")
  }

  // Setup code down here to create the subviews and add them to ImageRow

  // Added: the text mentions "setup code", and uses the behaviors and the delegate in later
  // samples.
  struct Behaviors {
    var didTapThumbnailImage: ((UIImageView) -> Void)?
  }

  func setBehaviors(_ behaviors: Behaviors?) {
    didTapThumbnailImage = behaviors?.didTapThumbnailImage
  }

  let titleLabel = UILabel()
  let subtitleLabel = UILabel()
  let imageView = UIImageView()
  private(set) var events: [String] = []
  weak var delegate: ImageRowDelegate?
  private var didTapThumbnailImage: ((UIImageView) -> Void)?

  private func setUp() {
    let stack = UIStackView(arrangedSubviews: [titleLabel, subtitleLabel])
    stack.axis = .vertical
    for view in [imageView, stack] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let button = UIButton(
      primaryAction: UIAction { [unowned self] _ in
        didTapThumbnailImage?(imageView)
        delegate?.imageRowDidTapThumbnail(self)
      })
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    addSubview(button)
    NSLayoutConstraint.activate([
      imageView.leadingAnchor.constraint(equalTo: leadingAnchor),
      imageView.topAnchor.constraint(equalTo: topAnchor),
      imageView.widthAnchor.constraint(equalToConstant: 60),
      imageView.heightAnchor.constraint(equalToConstant: 60),
      stack.leadingAnchor.constraint(equalTo: imageView.trailingAnchor, constant: 8),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.topAnchor.constraint(equalTo: topAnchor),
      heightAnchor.constraint(equalToConstant: 80),
    ])
  }
}

@MainActor
protocol ImageRowDelegate: AnyObject {
  func imageRowDidTapThumbnail(_ row: ImageRow)
}

extension UIImageView {
  /// Stores the URL of an image as the accessibility identifier, without loading the image.
  func setURL(_ url: URL, animated: Bool) {
    accessibilityIdentifier = url.absoluteString
  }
}

/// The type of the value that the text calls `imageData`.
struct ImageData {
  var id: Int

  /// The content that the text abbreviates as `.init(...)`.
  var content: ImageRow.Content {
    .init(
      title: "Image \(id)", subtitle: "a photograph",
      imageURL: URL(string: "https://example.org/\(id)")!)
  }
}
