// SPDX-License-Identifier: MIT

/// The appearance of a tab bar: its background and items.
///
/// ```swift
/// let appearance = UITabBarAppearance()
/// appearance.configureWithOpaqueBackground()
/// appearance.stackedLayoutAppearance.selected.iconColor = .systemPink
/// let bar = UITabBar()
/// bar.standardAppearance = appearance
/// let color = bar.standardAppearance.stackedLayoutAppearance.selected.iconColor
/// print(color == .systemPink)  // true
/// ```
///
/// A tab bar copies the object that is assigned to it: change it first, then assign it. Colors and
/// attributes that are not set are the system's.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  private var stacked = UITabBarItemAppearance(style: .stacked)
  private var inline = UITabBarItemAppearance(style: .inline)
  private var compactInline = UITabBarItemAppearance(style: .compactInline)

  /// The appearance of items whose title is below the icon.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get { stacked }
    set { stacked = newValue.duplicate }
  }

  /// The appearance of items whose title is beside the icon.
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { inline }
    set { inline = newValue.duplicate }
  }

  /// The appearance of items whose title is beside the icon, in a compact height.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { compactInline }
    set { compactInline = newValue.duplicate }
  }

  /// The color of the image behind the selected item; nil for the image's own.
  open var selectionIndicatorTintColor: UIColor?

  /// The image behind the selected item.
  open var selectionIndicatorImage: UIImage?

  /// The distribution of stacked items.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic

  /// The width of centered stacked items, in points; 0 for the system's.
  open var stackedItemWidth: CGFloat = 0

  /// The space between centered stacked items, in points; 0 for the system's.
  open var stackedItemSpacing: CGFloat = 0

  override func takeItems(of other: UIBarAppearance) {
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}

/// The appearance of the items of a tab bar in their states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying {
  /// The layouts of an item.
  public enum Style: Int, Sendable {
    /// The title is below the icon.
    case stacked = 0
    /// The title is beside the icon.
    case inline = 1
    /// The title is beside the icon, in a compact height.
    case compactInline = 2
  }

  /// The appearance in the normal state.
  open private(set) var normal = UITabBarItemStateAppearance()
  /// The appearance of the selected item.
  open private(set) var selected = UITabBarItemStateAppearance()
  /// The appearance of a disabled item.
  open private(set) var disabled = UITabBarItemStateAppearance()
  /// The appearance of a focused item. It has no effect, because focus is not supported.
  open private(set) var focused = UITabBarItemStateAppearance()

  final private(set) var style: Style

  /// Creates the default appearance of a style.
  public required init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates the default appearance of stacked items.
  public override convenience init() {
    self.init(style: .stacked)
  }

  /// Not supported: appearances cannot be decoded, because archives are not implemented.
  public required init?(coder: NSCoder) {
    style = .stacked
    super.init()
  }

  /// Resets the appearance to the default of a style.
  open func configureWithDefault(for style: Style) {
    self.style = style
    (normal, selected) = (UITabBarItemStateAppearance(), UITabBarItemStateAppearance())
    (disabled, focused) = (UITabBarItemStateAppearance(), UITabBarItemStateAppearance())
  }

  final var duplicate: UITabBarItemAppearance {
    let copy = UITabBarItemAppearance(style: style)
    (copy.normal, copy.selected) = (normal.duplicate, selected.duplicate)
    (copy.disabled, copy.focused) = (disabled.duplicate, focused.duplicate)
    return copy
  }

  /// Returns a copy, which shares no state with the object.
  @discardableResult
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    struct Result: @unchecked Sendable { let object: UITabBarItemAppearance }
    return MainActor.assumeIsolated { Result(object: duplicate) }.object
  }
}

/// The appearance of the items of a tab bar in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title. Font and color are shown.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The displacement of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The color of a template icon; nil for the system's.
  open var iconColor: UIColor?
  /// The displacement of the badge, in points.
  open var badgePositionAdjustment = UIOffset.zero
  /// The color of the badge; nil for the system's.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text. Font and color are shown.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The displacement of the badge's text, in points.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  final var duplicate: UITabBarItemStateAppearance {
    let copy = UITabBarItemStateAppearance()
    copy.titleTextAttributes = titleTextAttributes
    copy.titlePositionAdjustment = titlePositionAdjustment
    copy.iconColor = iconColor
    copy.badgePositionAdjustment = badgePositionAdjustment
    copy.badgeBackgroundColor = badgeBackgroundColor
    copy.badgeTextAttributes = badgeTextAttributes
    copy.badgeTitlePositionAdjustment = badgeTitlePositionAdjustment
    return copy
  }
}

extension UITabBar: UIBarPositioning {
  /// The position of the bar: at the lower edge.
  public var barPosition: UIBarPosition { .bottom }
}
