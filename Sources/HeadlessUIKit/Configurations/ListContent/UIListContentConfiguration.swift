// SPDX-License-Identifier: MIT

/// The content of a row, header or footer of a list: an image, a text and a secondary text.
///
/// ```swift
/// let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
/// var content = cell.defaultContentConfiguration()
/// content.image = UIImage(systemName: "star")
/// content.text = "Favorites"
/// content.secondaryText = "12 items"
/// content.imageProperties.tintColor = .systemPurple
/// cell.contentConfiguration = content
/// print(cell.contentView is UIListContentView)  // true
///
/// var state = cell.configurationState
/// state.isDisabled = true
/// print(content.updated(for: state).textProperties.color == .tertiaryLabel)  // true
/// ```
///
/// The functions such as ``cell()`` and ``groupedHeader()`` return the system's styles. Fonts,
/// colors and tint colors that were not set follow the state and the traits of the view; those that
/// were set remain. ``cell()``, ``subtitleCell()``, ``valueCell()``, ``header()`` and ``footer()``
/// also adopt the style of the list that contains the view (`UITraitCollection.listEnvironment`).
///
/// A configuration can be used in any cell, header or footer, and in a ``UIListContentView``
/// anywhere. Fonts and colors are those that Apple's human interface guidelines show; margins and
/// paddings are not documented, and were chosen to look like iOS 17.
public struct UIListContentConfiguration: Hashable, Sendable {
  /// The style of the factory method that made the configuration.
  let requestedStyle: Style
  /// The style in the list that contains the view.
  private(set) var style: Style

  /// The image on the leading side; nil for none.
  public var image: UIImage?

  /// The appearance of the image.
  public var imageProperties: ImageProperties

  /// The text. Setting it removes the attributed text.
  public var text: String? {
    get { primary.string }
    set { primary = .init(plain: newValue) }
  }

  /// The text with attributes. Setting it replaces the text. Attributes that it does not have are
  /// those of `textProperties`.
  public var attributedText: NSAttributedString? {
    get { primary.attributed }
    set { primary = .init(attributed: newValue) }
  }

  /// The appearance of the text.
  public var textProperties: TextProperties

  /// The secondary text. Setting it removes the attributed secondary text.
  public var secondaryText: String? {
    get { secondary.string }
    set { secondary = .init(plain: newValue) }
  }

  /// The secondary text with attributes. Setting it replaces the secondary text.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondary.attributed }
    set { secondary = .init(attributed: newValue) }
  }

  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties

  /// The axes along which the margins are at least as large as the superview's.
  public var axesPreservingSuperviewLayoutMargins: UIAxis

  /// The distances of the content from the edges of the view, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets

  /// Whether both texts are in one line if they fit, and the text size is no accessibility size.
  public var prefersSideBySideTextAndSecondaryText: Bool

  /// The space between the image and the texts, in points.
  public var imageToTextPadding: CGFloat

  /// The least space between both texts in one line, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat

  /// The space between both texts one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat

  /// The opacity of the image and the texts, from 0 to 1.
  public var alpha: CGFloat = 1

  var primary = Text()
  var secondary = Text()

  /// A text with or without attributes.
  struct Text: Hashable, Sendable {
    var string: String?
    /// Immutable, because a mutable string is copied.
    nonisolated(unsafe) var attributed: NSAttributedString?

    init() {}

    init(plain: String?) { string = plain }

    init(attributed: NSAttributedString?) {
      self.attributed = attributed.map { NSAttributedString(attributedString: $0) }
      string = attributed?.string
    }

    var isEmpty: Bool { string?.isEmpty ?? true }
  }

  /// Hashes the texts, their properties and the image.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(image)
    hasher.combine(primary)
    hasher.combine(secondary)
    hasher.combine(textProperties)
    hasher.combine(secondaryTextProperties)
  }
}

extension UIListContentConfiguration {
  init(_ requested: Style) {
    requestedStyle = requested
    style = requested.adapted(to: .unspecified)
    textProperties = TextProperties(style.text(for: nil))
    secondaryTextProperties = TextProperties(style.secondaryText(for: nil))
    imageProperties = ImageProperties(tintColor: nil)
    axesPreservingSuperviewLayoutMargins = .horizontal
    directionalLayoutMargins = style.margins
    prefersSideBySideTextAndSecondaryText = style == .valueCell
    imageToTextPadding = 16
    textToSecondaryTextHorizontalPadding = 6
    textToSecondaryTextVerticalPadding = 3
  }

  /// Adopts the values of another style in the properties that have those of the present one.
  private mutating func adopt(_ new: Style) {
    guard new != style else { return }
    if directionalLayoutMargins == style.margins { directionalLayoutMargins = new.margins }
    let transform = style.text(for: nil).transform
    if textProperties.transform == transform {
      textProperties.transform = new.text(for: nil).transform
    }
    style = new
  }
}

// In an extension, so that the value itself is not isolated to the main actor.
extension UIListContentConfiguration: UIContentConfiguration {
  /// Creates a view that shows the configuration.
  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration with the system's values for a state in the properties that were not
  /// set.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let flags = StateFlags(state)
    var result = self
    result.adopt(requestedStyle.adapted(to: flags.traits.listEnvironment))
    let style = result.style
    result.textProperties.adopt(style.text(for: flags), traits: flags.traits)
    result.secondaryTextProperties.adopt(style.secondaryText(for: flags), traits: flags.traits)
    result.imageProperties.adopt(tintColor: style.tintColor(for: flags))
    return result
  }
}

/// The axes of a plane.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: UInt

  /// Creates axes from a bit mask.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The leading and trailing direction.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// The upward and downward direction.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// The set of both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
