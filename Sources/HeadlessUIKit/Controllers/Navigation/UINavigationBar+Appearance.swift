// SPDX-License-Identifier: MIT

/// The appearances of a navigation bar or of an item; nil for those that were not set.
@MainActor
struct NavigationBarAppearances {
  var standard: UINavigationBarAppearance?
  var compact: UINavigationBarAppearance?
  var scrollEdge: UINavigationBarAppearance?
  var compactScrollEdge: UINavigationBarAppearance?

  var isEmpty: Bool {
    standard == nil && compact == nil && scrollEdge == nil && compactScrollEdge == nil
  }

  /// The standard appearance, which is made when it is first read.
  var standardOrNew: UINavigationBarAppearance {
    mutating get {
      let appearance = standard ?? UINavigationBarAppearance()
      standard = appearance
      return appearance
    }
  }
}

extension UINavigationBar {
  final var hasAppearances: Bool {
    !appearances.isEmpty || topItem?.appearances.isEmpty == false
  }

  /// The appearance that is shown; nil for the individual properties of the bar.
  ///
  /// "If the value of this property is nil, UIKit uses the settings found in the standardAppearance
  /// property, modified to use a transparent background" (UINavigationBar, "scrollEdgeAppearance").
  final var currentAppearance: UINavigationBarAppearance? {
    guard hasAppearances else { return nil }
    let item = topItem?.appearances
    let isCompact = traitCollection.verticalSizeClass == .compact
    let standard =
      item?.standard ?? appearances.standard ?? UINavigationBarAppearance()
    guard isAtEdge else {
      return isCompact ? item?.compact ?? appearances.compact ?? standard : standard
    }
    if isCompact, let own = item?.compactScrollEdge ?? appearances.compactScrollEdge { return own }
    return item?.scrollEdge ?? appearances.scrollEdge ?? standard.atScrollEdge
  }

  /// Whether the content is at its top. A bar without a navigation controller has its standard
  /// appearance (UINavigationBar, "scrollEdgeAppearance").
  final var isAtEdge: Bool {
    guard let navigationController, let page = navigationController.pageOfBar else { return false }
    return navigationController.pageBar(of: page).isAtEdge
  }

  /// Called after the content has reached its top, or has left it.
  final func edgeChanged() {
    // Titles and buttons are the same everywhere without appearances.
    if hasAppearances { updateContent() }
    setNeedsLayout()
  }

  final var shownTitleAttributes: [NSAttributedString.Key: Any]? {
    currentAppearance?.titleTextAttributes ?? titleTextAttributes
  }

  final var shownLargeTitleAttributes: [NSAttributedString.Key: Any]? {
    currentAppearance?.largeTitleTextAttributes ?? largeTitleTextAttributes
  }

  /// The color of titles without a color of their own.
  final var colorOfTitles: UIColor {
    barStyle == .black && !hasAppearances ? .white : .label
  }
}

extension UINavigationBar: UIBarPositioning {
  /// The position of the bar: at the upper edge of the screen.
  public var barPosition: UIBarPosition { .topAttached }
}
