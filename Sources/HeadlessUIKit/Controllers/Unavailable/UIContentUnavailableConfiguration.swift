// SPDX-License-Identifier: MIT

/// The appearance of a screen that has no content: an image, two texts and buttons.
///
/// ```swift
/// final class InboxController: UIViewController {
///   var messages: [String] = [] {
///     didSet { setNeedsUpdateContentUnavailableConfiguration() }
///   }
///
///   override func updateContentUnavailableConfiguration(
///     using state: UIContentUnavailableConfigurationState
///   ) {
///     var empty = UIContentUnavailableConfiguration.empty()
///     empty.image = UIImage(systemName: "tray")
///     empty.text = "No messages"
///     contentUnavailableConfiguration = messages.isEmpty ? empty : nil
///   }
/// }
///
/// let host = ScreenHost(.iPhone15)
/// let inbox = InboxController()
/// host.show(inbox)
/// print(host.views(.label("No messages")).count)  // 1
/// host.perform { inbox.messages = ["Hello"] }
/// print(host.views(.label("No messages")).count)  // 0
/// ```
///
/// Assign it to a controller's `contentUnavailableConfiguration`, or use it in a
/// ``UIContentUnavailableView`` or a cell. Fonts and colors that are not set are the system's.
/// Apple documents no metrics; they were chosen to look like iOS 17.
public struct UIContentUnavailableConfiguration: Hashable, Sendable {
  enum Style: Sendable { case empty, loading, search }

  /// The alignments of the image, the texts and the buttons.
  public enum Alignment: Int, Sendable {
    case center = 0
    /// At the leading edge.
    case natural = 1
  }

  let style: Style

  /// The image. The loading style shows an activity indicator while there is none.
  public var image: UIImage?

  /// The appearance of the image, and of the activity indicator.
  public var imageProperties = ImageProperties()

  /// The text. Setting it removes the attributed text.
  public var text: String? {
    get { primary.string }
    set { primary = .init(plain: newValue) }
  }

  /// The text with attributes. Setting it replaces the text.
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

  /// The button. It is shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()

  /// The action, the menu and the state of the button.
  public var buttonProperties = ButtonProperties()

  /// The second button. It is shown if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()

  /// The action, the menu and the state of the second button.
  public var secondaryButtonProperties = ButtonProperties()

  /// The alignment of the image, the texts and the buttons.
  public var alignment = Alignment.center

  /// The axes along which the margins are at least as large as the superview's.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal

  /// The distances of the content from the edges of the view, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)

  /// The space between the image and the text, in points.
  public var imageToTextPadding: CGFloat = 15

  /// The space between the text and the secondary text, in points.
  public var textToSecondaryTextPadding: CGFloat = 4

  /// The space between the texts and the button, in points.
  public var textToButtonPadding: CGFloat = 20

  /// The space between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 10

  /// The background behind all content, clear by default.
  public var background = UIBackgroundConfiguration.clear()

  var primary = UIListContentConfiguration.Text()
  var secondary = UIListContentConfiguration.Text()

  init(style: Style, text: StyleOfText, secondaryText: StyleOfText) {
    self.style = style
    textProperties = TextProperties(text)
    secondaryTextProperties = TextProperties(secondaryText)
  }

  /// Hashes the texts and the image.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(image)
    hasher.combine(primary)
    hasher.combine(secondary)
    hasher.combine(button.title)
    hasher.combine(secondaryButton.title)
  }
}

extension UIContentUnavailableConfiguration {
  /// Returns a configuration without content for a screen that has none.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(
      style: .empty, text: StyleOfText(textStyle: .title2, isBold: true),
      secondaryText: StyleOfText(textStyle: .subheadline, color: .secondaryLabel))
  }

  /// Returns a configuration with an activity indicator and the text "Loading…", for a screen whose
  /// content is on its way.
  public static func loading() -> UIContentUnavailableConfiguration {
    var loading = UIContentUnavailableConfiguration(
      style: .loading, text: StyleOfText(textStyle: .subheadline, color: .secondaryLabel),
      secondaryText: StyleOfText(textStyle: .footnote, color: .secondaryLabel))
    loading.text = "Loading…"
    loading.imageToTextPadding = 8
    return loading
  }

  /// Returns a configuration for a search without results. ``updated(for:)`` puts the text that was
  /// searched for into its text unless that was changed.
  public static func search() -> UIContentUnavailableConfiguration {
    var search = UIContentUnavailableConfiguration(
      style: .search, text: StyleOfText(textStyle: .title2, isBold: true),
      secondaryText: StyleOfText(textStyle: .subheadline, color: .secondaryLabel))
    search.image = UIImage(systemName: "magnifyingglass")
    search.text = noResults
    search.secondaryText = "Check the spelling or try a new search."
    return search
  }

  private static let noResults = "No Results"

  /// The text of the search style before the words that were searched for are known.
  var hasTextOfSearch: Bool { style == .search && text == Self.noResults }
}

// In an extension, so that the value itself is not isolated to the main actor.
extension UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Creates a view that shows the configuration.
  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration with the fonts of the state's traits in the properties that were not
  /// set and, in the search style, with the text that was searched for.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    var result = self
    result.textProperties.adopt(traits: state.traitCollection)
    result.secondaryTextProperties.adopt(traits: state.traitCollection)
    let searched = (state as? UIContentUnavailableConfigurationState)?.searchText ?? ""
    if hasTextOfSearch, !searched.isEmpty { result.text = "No Results for “\(searched)”" }
    return result
  }
}
