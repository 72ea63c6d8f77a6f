// SPDX-License-Identifier: MIT

/// The appearance of bar buttons in their states.
///
/// ```swift
/// let appearance = UIBarButtonItemAppearance(style: .plain)
/// appearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
/// let bar = UINavigationBarAppearance()
/// bar.buttonAppearance = appearance
/// let color = bar.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor
/// print(color == .systemRed)  // true
/// ```
///
/// States that are not set have the attributes of the normal state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying {
  /// The appearance in the normal state.
  open private(set) var normal = UIBarButtonItemStateAppearance()
  /// The appearance while a finger touches the button.
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  /// The appearance of a disabled button.
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  /// The appearance of a focused button. It has no effect, because focus is not supported.
  open private(set) var focused = UIBarButtonItemStateAppearance()

  /// The style of the buttons.
  final private(set) var style: UIBarButtonItem.Style

  /// Creates the default appearance of a style.
  public required init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
  }

  /// Creates the default appearance of plain buttons.
  public override convenience init() {
    self.init(style: .plain)
  }

  /// Not supported: appearances cannot be decoded, because archives are not implemented.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init()
  }

  /// Resets the appearance to the default of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    self.style = style
    (normal, highlighted) = (UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance())
    (disabled, focused) = (UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance())
  }

  final var duplicate: UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: style)
    (copy.normal, copy.highlighted) = (normal.duplicate, highlighted.duplicate)
    (copy.disabled, copy.focused) = (disabled.duplicate, focused.duplicate)
    return copy
  }

  /// Returns a copy, which shares no state with the object.
  @discardableResult
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    struct Result: @unchecked Sendable { let object: UIBarButtonItemAppearance }
    return MainActor.assumeIsolated { Result(object: duplicate) }.object
  }

  /// Returns the attributes of a button's title.
  final func attributes(isEnabled: Bool) -> [NSAttributedString.Key: Any] {
    isEnabled
      ? normal.titleTextAttributes
      : normal.titleTextAttributes.filter { $0.key != .foregroundColor }
        .merging(disabled.titleTextAttributes) { $1 }
  }
}

/// The appearance of bar buttons in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title. Font and color are shown.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The displacement of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero

  /// The image behind the button. The image is stored without effect.
  open var backgroundImage: UIImage?

  /// The displacement of the image, in points. The value is stored without effect.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  final var duplicate: UIBarButtonItemStateAppearance {
    let copy = UIBarButtonItemStateAppearance()
    copy.titleTextAttributes = titleTextAttributes
    copy.titlePositionAdjustment = titlePositionAdjustment
    copy.backgroundImage = backgroundImage
    copy.backgroundImagePositionAdjustment = backgroundImagePositionAdjustment
    return copy
  }
}
