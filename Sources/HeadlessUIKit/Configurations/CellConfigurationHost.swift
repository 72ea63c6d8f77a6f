// SPDX-License-Identifier: MIT

/// The content and background configurations of a cell, a header or a footer.
///
/// Every class of cells has one and forwards its properties to it. The cell
/// - calls ``update(for:)`` when it updates its configuration, before
///   `updateConfiguration(using:)`,
/// - calls ``layOut(in:)`` in `layoutSubviews()`,
/// - replaces its content view in the closure `replaceContentView`.
///
/// The stored configurations are those for the present state, as in UIKit. A property that a state
/// has changed returns to its value in another state, because only the system's own values change.
@MainActor
final class CellConfigurationHost {
  private unowned let cell: UIView
  private let replaceContentView: @MainActor (UIView?) -> Void
  private let state: @MainActor () -> any UIConfigurationState
  private var contentView: (any UIView & UIContentView)?
  private(set) var backgroundView: BackgroundConfigurationView?

  /// The background of a cell whose background configuration was not set; nil for none.
  var defaultBackground: UIBackgroundConfiguration? {
    didSet { if oldValue != defaultBackground { showBackground() } }
  }

  /// Whether the content configuration is updated for each state.
  var automaticallyUpdatesContent = true {
    didSet { if automaticallyUpdatesContent, !oldValue { showContent() } }
  }

  /// Whether the background configuration is updated for each state.
  var automaticallyUpdatesBackground = true {
    didSet { if automaticallyUpdatesBackground, !oldValue { showBackground() } }
  }

  /// The content configuration, for the present state.
  var content: (any UIContentConfiguration)? {
    get { contentInUse }
    set {
      contentInUse = newValue
      showContent()
    }
  }

  /// The background configuration, for the present state.
  var background: UIBackgroundConfiguration? {
    get { ownBackground ?? defaultBackground }
    set {
      ownBackground = newValue
      showBackground()
    }
  }

  private var contentInUse: (any UIContentConfiguration)?
  private var ownBackground: UIBackgroundConfiguration?

  /// Creates a host.
  ///
  /// - Parameters:
  ///   - cell: The cell, which owns the host.
  ///   - state: Returns the present state of the cell.
  ///   - replaceContentView: Makes a view the content view of the cell; nil for an empty view.
  init(
    of cell: UIView, state: @escaping @MainActor () -> any UIConfigurationState,
    replaceContentView: @escaping @MainActor (UIView?) -> Void
  ) {
    self.cell = cell
    self.state = state
    self.replaceContentView = replaceContentView
  }

  /// Shows the configurations in a state.
  func update(for state: any UIConfigurationState) {
    if automaticallyUpdatesContent, contentInUse != nil { showContent(state) }
    if automaticallyUpdatesBackground, background != nil { showBackground(state) }
  }

  /// Places the background behind the content.
  func layOut(in bounds: CGRect) {
    guard let backgroundView else { return }
    if backgroundView.frame != bounds { backgroundView.frame = bounds }
  }

  private func showContent(_ given: (any UIConfigurationState)? = nil) {
    guard let content = contentInUse else {
      guard contentView != nil else { return }
      contentView = nil
      return replaceContentView(nil)
    }
    let shown = automaticallyUpdatesContent ? content.updated(for: given ?? state()) : content
    contentInUse = shown
    if let contentView, contentView.supports(shown) {
      contentView.configuration = shown
      // Other content views than the system's do not request a new measurement of the cell.
      if !(contentView is UIListContentView) { cell.invalidateIntrinsicContentSize() }
    } else {
      let view = shown.makeContentView()
      contentView = view
      replaceContentView(view)
    }
  }

  private func showBackground(_ given: (any UIConfigurationState)? = nil) {
    guard let background else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let shown =
      automaticallyUpdatesBackground ? background.updated(for: given ?? state()) : background
    if ownBackground != nil { ownBackground = shown }
    if let backgroundView {
      backgroundView.configuration = shown
    } else {
      let view = BackgroundConfigurationView(shown)
      view.frame = cell.bounds
      backgroundView = view
      cell.insertSubview(view, at: 0)
    }
  }
}
