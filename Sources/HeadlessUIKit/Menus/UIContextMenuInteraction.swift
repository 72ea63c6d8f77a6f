// SPDX-License-Identifier: MIT

/// An interaction that shows a menu, with a preview, after a long press on its view.
///
/// ```swift
/// final class PhotoView: UIView, UIContextMenuInteractionDelegate {
///   var shares = 0
///
///   func contextMenuInteraction(
///     _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
///   ) -> UIContextMenuConfiguration? {
///     UIContextMenuConfiguration(actionProvider: { [unowned self] _ in
///       UIMenu(children: [UIAction(title: "Share") { [unowned self] _ in shares += 1 }])
///     })
///   }
/// }
///
/// let host = ScreenHost(.iPhone15)
/// let photo = PhotoView()
/// photo.addInteraction(UIContextMenuInteraction(delegate: photo))
/// host.show(photo, frame: CGRect(x: 20, y: 200, width: 160, height: 120))
/// host.longPress(photo)
/// host.settle()
/// try host.tap("Share")
/// host.settle()
/// print(photo.shares)  // 1
/// ```
///
/// The menu appears half a second after the touch began, in the host's time. The finger may then
/// slide to a row and choose it by lifting. A tap outside closes the menu; a tap on the preview
/// notifies the delegate. If the delegate returns no configuration, the touch is not taken from the
/// view. The preview is a picture of the view, or the view of the configuration's controller.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The appearances of a menu.
  public enum Appearance: Int, Sendable {
    /// No menu is shown.
    case unknown = 0
    /// A menu with a preview.
    case rich = 1
    /// A menu without a preview.
    case compact = 2
  }

  private let press = UILongPressGestureRecognizer()
  private var presentation: MenuPresentation?
  private var configuration: UIContextMenuConfiguration?

  /// Creates an interaction with a delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.delegate = self
    press.addAction { [weak self] in self?.pressed($0) }
  }

  /// The delegate, which supplies the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// The view of the interaction.
  open private(set) weak var view: UIView?

  /// The appearance of the menu that is shown.
  open var menuAppearance: Appearance {
    guard let presentation, presentation.isOpen else { return .unknown }
    return isCompact ? .compact : .rich
  }

  /// Whether the menus have no preview, as those of controls.
  final var isCompact: Bool { view is UIControl }

  /// Called before the interaction is added to a view or removed from it.
  open func willMove(to view: UIView?) {
    guard view == nil else { return }
    presentation?.close(animated: false)
    self.view?.removeGestureRecognizer(press)
  }

  /// Called after the interaction was added to a view or removed from it.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Returns the location of the last touch in a view's coordinates.
  @discardableResult
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  /// Closes the menu in an animation, without an action; has no effect without a menu.
  open func dismissMenu() {
    presentation?.close(animated: true)
  }

  /// Replaces the menu that is shown, or the open submenu.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    presentation?.update(block)
  }

  // MARK: Opening

  /// Opens the menu at the touch of a control whose primary action it is. Returns the open menu, or
  /// nil if there is none.
  final func openAsPrimaryAction(at location: CGPoint) -> MenuPresentation? {
    guard let delegate else { return nil }
    guard
      let configuration = delegate.contextMenuInteraction(
        self, configurationForMenuAtLocation: location)
    else { return nil }
    return open(configuration)
  }

  @discardableResult
  private func open(_ configuration: UIContextMenuConfiguration) -> MenuPresentation? {
    guard let view, view.window != nil, let delegate else { return nil }
    guard let menu = configuration.actionProvider?([]) ?? emptyMenu(configuration) else {
      return nil
    }
    let preview = makePreview(configuration)
    guard view.window != nil else { return nil }  // a provider has removed the view
    let presentation = MenuPresentation(
      source: view, sender: view, order: configuration.preferredMenuElementOrder)
    let animator = MenuAnimator(previewViewController: preview?.previewController)
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    presentation.onEnd = { [weak self] in self?.willEnd(configuration, preview) }
    presentation.onChoose = { [weak self] in (self?.view as? UIControl)?.menuElementChosen($0) }
    presentation.onPreview = { [weak self] in self?.commit(configuration, preview) }
    self.configuration = configuration
    self.presentation = presentation
    presentation.open(menu, preview: preview, animator: animator)
    return presentation
  }

  /// Returns a menu without elements for a configuration that has only a preview.
  private func emptyMenu(_ configuration: UIContextMenuConfiguration) -> UIMenu? {
    configuration.previewProvider == nil ? nil : UIMenu()
  }

  private func makePreview(_ configuration: UIContextMenuConfiguration) -> MenuPreview? {
    guard let view, !isCompact else { return nil }
    if let controller = configuration.previewProvider?() { return MenuPreview(controller) }
    let target =
      delegate?.contextMenuInteraction(
        self, configuration: configuration,
        highlightPreviewForItemWithIdentifier: configuration.identifier)
      ?? delegate?.contextMenuInteraction(
        self, previewForHighlightingMenuWithConfiguration: configuration)
    if let target { return MenuPreview(target) }
    return view.superview == nil ? nil : MenuPreview(UITargetedPreview(view: view))
  }

  private func willEnd(
    _ configuration: UIContextMenuConfiguration, _ preview: MenuPreview?
  ) -> (animate: () -> Void, complete: () -> Void)? {
    guard let delegate else { return nil }
    if preview != nil {
      _ =
        delegate.contextMenuInteraction(
          self, configuration: configuration,
          dismissalPreviewForItemWithIdentifier: configuration.identifier)
        ?? delegate.contextMenuInteraction(
          self, previewForDismissingMenuWithConfiguration: configuration)
    }
    let animator = MenuAnimator(previewViewController: preview?.previewController)
    delegate.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    return ({ animator.animate() }, { animator.complete() })
  }

  private func commit(_ configuration: UIContextMenuConfiguration, _ preview: MenuPreview?) {
    let animator = MenuAnimator(previewViewController: preview?.previewController)
    delegate?.contextMenuInteraction(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    view?.device.atEndOfTurn {
      animator.animate()
      animator.complete()
    }
  }

  // MARK: The long press

  private func pressed(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began:
      guard let pending = configuration else { return }
      _ = open(pending)
    case .changed:
      if let touch = recognizer.involvedTouches.first { presentation?.follow(touch) }
    case .ended: presentation?.lifted(isCancelled: false)
    case .cancelled: presentation?.lifted(isCancelled: true)
    default: break
    }
  }
}

extension UIContextMenuInteraction: UIGestureRecognizerDelegate {
  /// Returns whether there is a menu for the position of the press.
  @discardableResult
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view, presentation?.isOpen != true else { return false }
    if let control = view as? UIControl, !control.isEnabled { return false }
    configuration = delegate?.contextMenuInteraction(
      self, configurationForMenuAtLocation: gestureRecognizer.location(in: view))
    return configuration != nil
  }
}
