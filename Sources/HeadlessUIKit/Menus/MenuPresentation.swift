// SPDX-License-Identifier: MIT

/// An open menu: its source, the views that show it, and what happens when an element is chosen.
///
/// The container view retains the presentation, and the window retains the container while the menu
/// is open.
@MainActor
final class MenuPresentation {
  // In seconds. Apple documents none of them.
  private static let appearance: TimeInterval = 0.3
  private static let disappearance: TimeInterval = 0.2

  /// The view or the bar button item that triggers the actions.
  private weak var sender: AnyObject?
  private weak var source: UIView?
  private let order: UIContextMenuConfiguration.ElementOrder
  private weak var container: MenuContainerView?
  /// Called with a chosen element, before it is performed.
  var onChoose: ((UIMenuElement) -> Void)?
  /// Called after a tap on the preview.
  var onPreview: (() -> Void)?
  /// Called when the menu begins to close, and when it is closed.
  var onEnd: (() -> (animate: () -> Void, complete: () -> Void)?)?
  /// Whether the menu appears or disappears at the moment.
  private(set) var isAnimating = false
  private(set) var isOpen = false
  /// The position at which the finger that opened the menu came down, until it has moved.
  private var firstLocation: CGPoint?

  init(
    source: UIView, sender: AnyObject,
    order: UIContextMenuConfiguration.ElementOrder = .automatic
  ) {
    self.source = source
    self.sender = sender
    self.order = order
  }

  // MARK: Opening

  /// Opens a menu in the window of the source. A menu that is open there is closed first.
  func open(_ menu: UIMenu, preview: MenuPreview?, animator: MenuAnimator?) {
    guard let window = source?.window else { return }
    for case let other as MenuContainerView in window.subviews {
      other.presentation.close(animated: false)
    }
    let container = MenuContainerView(self, preview: preview)
    self.container = container
    isOpen = true
    container.frame = window.bounds
    window.addSubview(container)
    container.push(makeView(menu, isSubmenu: false))
    appear(container, animator)
    followSource()
    UIAccessibility.post(notification: .screenChanged, argument: nil)
  }

  private func makeView(_ menu: UIMenu, isSubmenu: Bool) -> MenuView {
    MenuView(menu, isSubmenu: isSubmenu) { [weak self] in self?.choose($0) }
  }

  private func appear(_ container: MenuContainerView, _ animator: MenuAnimator?) {
    UIView.performWithoutAnimation { container.layoutIfNeeded() }
    guard let panel = container.menus.first else { return }
    isAnimating = true
    let end = container.preview?.transform ?? .identity
    UIView.performWithoutAnimation {
      container.alpha = 0
      panel.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
    }
    UIView.animate(
      withDuration: Self.appearance, delay: 0, options: [.allowUserInteraction, .curveEaseOut],
      animations: {
        container.alpha = 1
        panel.transform = .identity
        container.preview?.transform = end
        animator?.animate()
      },
      completion: { [weak self] _ in
        self?.isAnimating = false
        animator?.complete()
      })
  }

  /// Moves the menu with its source, and closes it when the source leaves the window. Only the
  /// movement is waited for.
  private func followSource() {
    container?.device.everyFrame(
      .layout, isWaiting: { [weak self] in self?.container?.hasMovedSource != true }
    ) { [weak self] in
      guard let self, isOpen, let container else { return false }
      guard let window = source?.window, window === container.window else {
        close(animated: false)
        return false
      }
      if container.hasMovedSource { container.setNeedsLayout() }
      return true
    }
  }

  /// The frame of the source.
  func sourceRect(in container: UIView) -> CGRect {
    guard let source else { return CGRect(x: container.bounds.midX, y: 0, width: 0, height: 0) }
    return source.convert(source.bounds, to: container)
  }

  func isReversed(isAbove: Bool) -> Bool { isAbove && order == .priority }

  // MARK: Choosing

  private func choose(_ item: MenuItem) {
    guard isOpen, item.isEnabled else { return }
    switch item.kind {
    case .submenu(let menu): push(menu)
    case .back: pop()
    case .loading: break
    case .leaf(let leaf):
      select(leaf, in: item.menu)
      if leaf.attributes.contains(.keepsMenuPresented) {
        for menu in container?.menus ?? [] { menu.reload() }
      } else {
        close(animated: true)
      }
      onChoose?(leaf)
      leaf.performWithSender(sender, target: nil)
      guard isOpen else { return }
      for menu in container?.menus ?? [] { menu.reload() }
      container?.setNeedsLayout()
    }
  }

  /// Marks the chosen element of a menu with a single selection.
  private func select(_ leaf: any UIMenuLeaf, in menu: UIMenu?) {
    guard let menu, menu.options.contains(.singleSelection) else { return }
    for case let other as any UIMenuLeaf in menu.children { other.state = .off }
    leaf.state = .on
  }

  private func push(_ menu: UIMenu) {
    guard let container else { return }
    let view = makeView(menu, isSubmenu: true)
    container.push(view)
    UIView.performWithoutAnimation {
      container.layoutIfNeeded()
      view.alpha = 0
    }
    UIView.animate(
      withDuration: Self.disappearance, delay: 0, options: .allowUserInteraction,
      animations: { view.alpha = 1 })
    UIAccessibility.post(notification: .screenChanged, argument: nil)
  }

  private func pop() {
    guard let view = container?.pop() else { return }
    view.isUserInteractionEnabled = false
    view.accessibilityElementsHidden = true
    UIView.animate(
      withDuration: Self.disappearance, animations: { view.alpha = 0 },
      completion: { _ in view.removeFromSuperview() })
  }

  // MARK: Touches

  /// Closes the foremost submenu or, if none is open, the menu.
  func touchedOutside() {
    guard isOpen else { return }
    if (container?.menus.count ?? 0) > 1 { pop() } else { close(animated: true) }
  }

  func touchedPreview() {
    guard isOpen else { return }
    onPreview?()
    close(animated: true)
  }

  /// Follows the finger that opened the menu, which can slide to a row and choose it.
  func follow(_ touch: UITouch) {
    guard isOpen, let list = container?.menus.last?.list else { return }
    let location = touch.location(in: list)
    if firstLocation == nil { firstLocation = touch.shownLocation }
    guard let firstLocation, touch.shownLocation.distance(to: firstLocation) > 10 else { return }
    list.highlight(at: location)
  }

  /// Chooses the row under the finger that opened the menu, when it is lifted.
  func lifted(isCancelled: Bool) {
    firstLocation = nil
    guard isOpen, let list = container?.menus.last?.list else { return }
    if isCancelled { list.highlight(at: nil) } else { list.chooseHighlighted() }
  }

  // MARK: Closing

  /// Replaces the menu that is shown.
  func update(_ change: (UIMenu) -> UIMenu) {
    guard let container, let menu = container.menus.last?.menu else { return }
    let isSubmenu = container.menus.count > 1
    container.pop()?.removeFromSuperview()
    container.push(makeView(change(menu), isSubmenu: isSubmenu))
  }

  func close(animated: Bool) {
    guard isOpen, let container else { return }
    isOpen = false
    container.isUserInteractionEnabled = false
    container.accessibilityElementsHidden = true
    container.accessibilityViewIsModal = false
    let end = onEnd?()
    onEnd = nil
    guard animated, container.window != nil else {
      UIView.performWithoutAnimation { end?.animate() }
      container.removeFromSuperview()
      end?.complete()
      return
    }
    isAnimating = true
    UIView.animate(
      withDuration: Self.disappearance,
      animations: {
        container.alpha = 0
        for menu in container.menus { menu.transform = CGAffineTransform(scaleX: 0.8, y: 0.8) }
        end?.animate()
      },
      completion: { _ in
        container.removeFromSuperview()
        end?.complete()
      })
  }
}
