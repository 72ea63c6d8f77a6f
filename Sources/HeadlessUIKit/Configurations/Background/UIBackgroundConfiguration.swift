// SPDX-License-Identifier: MIT

/// The background of a cell, a header, a footer or a button: a fill, an image, a stroke or a view.
///
/// ```swift
/// let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
/// var background = UIBackgroundConfiguration.listGroupedCell()
/// background.cornerRadius = 8
/// cell.backgroundConfiguration = background
/// print(cell.backgroundConfiguration?.cornerRadius ?? 0)  // 8.0
/// var state = cell.configurationState
/// state.isHighlighted = true
/// print(background.updated(for: state).backgroundColor == .systemGray4)  // true
/// background.backgroundColor = .systemYellow
/// print(background.updated(for: state).backgroundColor == .systemYellow)  // true
/// ```
///
/// ``listCell()``, ``listHeader()`` and ``listFooter()`` have the style of the list that contains
/// the view (`UITraitCollection.listEnvironment`).
///
/// Properties that were not set follow the state; a property that was set keeps its value, so a
/// background with an own color shows no selection unless its color is changed in an update
/// handler. A `nil` color is the tint color of the view; `UIColor.clear` is no color.
///
/// The colors of the system's backgrounds are not documented; they were chosen to look like iOS 17.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The style of the factory method that made the configuration.
  private let requestedStyle: Style
  /// The style in the list that contains the view.
  private(set) var style: Style
  private var hasOwnColor = false
  private var hasOwnTransformer = false
  private var color: UIColor?
  private var transformer: UIConfigurationColorTransformer?

  /// A view that is shown as the background. Its frame is set, so it must translate its
  /// autoresizing mask into constraints.
  public var customView: UIView?

  /// The corner radius of the fill, the stroke and the custom view, in points. It is limited to
  /// half of the shorter side.
  public var cornerRadius: CGFloat = 0

  /// The distances of the background from the edges of the view, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The edges at which the layout margins of the view are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  /// The color of the fill; nil for the tint color.
  public var backgroundColor: UIColor? {
    get { color }
    set {
      color = newValue
      hasOwnColor = true
    }
  }

  /// A function that replaces the color of the fill.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { transformer }
    set {
      transformer = newValue
      hasOwnTransformer = true
    }
  }

  /// An image over the fill.
  public var image: UIImage?

  /// The position of the image.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// The color of the stroke; nil for the tint color.
  public var strokeColor: UIColor?

  /// A function that replaces the color of the stroke.
  public var strokeColorTransformer: UIConfigurationColorTransformer?

  /// The width of the stroke, in points. The stroke is inside of its outline.
  public var strokeWidth: CGFloat = 0

  /// The distance by which the outline of the stroke is outside of the fill, in points. Its corners
  /// remain concentric with those of the fill.
  public var strokeOutset: CGFloat = 0

  init(_ style: Style) {
    requestedStyle = style
    let style = style.adapted(to: .unspecified)
    self.style = style
    cornerRadius = style.cornerRadius
    backgroundInsets = style.insets
    color = style.color(for: nil)
  }

  /// Returns the color of the fill for a tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = color ?? tintColor
    return transformer?(color) ?? color
  }

  /// Returns the color of the stroke for a tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns the configuration with the system's values for a state in the properties that were not
  /// set.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard style.followsState else { return self }
    let flags = StateFlags(state)
    var result = self
    result.adopt(requestedStyle.adapted(to: flags.traits.listEnvironment))
    if !hasOwnColor { result.color = result.style.color(for: flags) }
    return result
  }

  /// Adopts the values of another style in the properties that have those of the present one.
  private mutating func adopt(_ new: Style) {
    guard new != style else { return }
    if cornerRadius == style.cornerRadius { cornerRadius = new.cornerRadius }
    if backgroundInsets == style.insets { backgroundInsets = new.insets }
    style = new
  }

  /// Hashes the colors, the radius and the views.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(color)
    hasher.combine(customView)
    hasher.combine(cornerRadius)
    hasher.combine(image)
    hasher.combine(strokeColor)
    hasher.combine(strokeWidth)
  }
}
