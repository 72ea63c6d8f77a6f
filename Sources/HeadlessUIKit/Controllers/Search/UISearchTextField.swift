// SPDX-License-Identifier: MIT

/// The text field of a search bar.
///
/// ```swift
/// let field = UISearchTextField()
/// print(field.placeholder ?? "", field.returnKeyType == .search)  // Search true
/// ```
///
/// It has a magnifying glass at the leading edge and a button that clears the text. Tokens are left
/// out.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  static let height: CGFloat = 36

  private let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))

  /// Creates a search field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareField()
  }

  /// Creates a field of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareField()
  }

  private func prepareField() {
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    glass.frame = CGRect(x: 0, y: 0, width: 30, height: Self.height)
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .whileEditing
    placeholder = "Search"
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    accessibilityTraits.insert(.searchField)
  }

  /// The image at the leading edge.
  final var icon: UIImage? {
    get { glass.image }
    set { glass.image = newValue ?? UIImage(systemName: "magnifyingglass") }
  }

  /// The height of the field: 36 points, more for large text sizes.
  final var fittingHeight: CGFloat {
    max(Self.height, ((font?.lineHeight ?? 0) + 14).rounded(.up))
  }
}
