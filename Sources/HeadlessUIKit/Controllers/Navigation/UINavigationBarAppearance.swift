// SPDX-License-Identifier: MIT

/// The appearance of a navigation bar: its background, titles and buttons.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let appearance = UINavigationBarAppearance()
/// appearance.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
/// let page = UIViewController()
/// page.title = "Mail"
/// page.navigationItem.standardAppearance = appearance
/// host.show(UINavigationController(rootViewController: page))
/// let label = try host.view(.text("Mail"), as: UILabel.self)
/// print(label.textColor == .systemRed)  // true
/// ```
///
/// A bar shows `scrollEdgeAppearance` while the content of the page is at its top and
/// `standardAppearance` otherwise. Without the former, the latter is shown without its background
/// there. In a compact height the bar shows `compactAppearance` where there is one. The appearances
/// of an item take precedence over those of its bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The text attributes of the title. Font and color are shown.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The displacement of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero

  /// The text attributes of the large title. Font and color are shown.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  private var buttons = UIBarButtonItemAppearance(style: .plain)
  private var doneButtons = UIBarButtonItemAppearance(style: .done)
  private var backButtons = UIBarButtonItemAppearance(style: .plain)

  /// The appearance of plain buttons.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons }
    set { buttons = newValue.duplicate }
  }

  /// The appearance of buttons of the style `done`.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtons }
    set { doneButtons = newValue.duplicate }
  }

  /// The appearance of the back button.
  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { backButtons }
    set { backButtons = newValue.duplicate }
  }

  /// The image that is shown in place of the chevron of the back button.
  open private(set) var backIndicatorImage: UIImage?

  /// The mask of the back button during transitions. The image is stored without effect.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the image of the back button. Both images have to be set; otherwise, the chevron is
  /// shown.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    let areBoth = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
    self.backIndicatorImage = areBoth ? backIndicatorImage : nil
    self.backIndicatorTransitionMaskImage = areBoth ? backIndicatorTransitionMaskImage : nil
  }

  override func takeItems(of other: UIBarAppearance) {
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }
}
