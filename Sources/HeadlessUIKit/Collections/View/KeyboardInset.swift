// SPDX-License-Identifier: MIT

/// The part of a scroll view's lower content inset that is due to the keyboard.
///
/// Apple does not document the inset of collection view controllers. It is that of table view
/// controllers, which adjust themselves to the keyboard ("UITableViewController").
@MainActor
final class KeyboardInset {
  private let scrollView: () -> UIScrollView?
  private var observation: PartObservation?
  private var inset: CGFloat = 0

  init(of scrollView: @escaping () -> UIScrollView?) {
    self.scrollView = scrollView
  }

  func begin() {
    guard observation == nil, let device = scrollView()?.device else { return }
    let names = [UIResponder.keyboardWillChangeFrameNotification]
    observation = PartObservation(names, by: .collectionViewControllers, on: device) {
      [weak self] _ in self?.update()
    }
    update()
  }

  func end() {
    observation?.end()
    observation = nil
    set(0)
  }

  /// Adapts the inset to the keyboard and to the frames of the scroll view and the bars around it.
  func update() {
    guard observation != nil, let scrollView = scrollView(), let window = scrollView.window else {
      return
    }
    let device = window.device
    guard let keyboard = device.keyboard.dockedFrame else { return set(0) }
    let top = scrollView.convert(window.convert(keyboard, from: device.screen), from: window).minY
    let overlap = min(max(scrollView.bounds.maxY - top, 0), scrollView.bounds.height)
    let adopted = scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
    set(max(overlap - adopted, 0))
  }

  private func set(_ new: CGFloat) {
    guard abs(new - inset) > 1e-6, let scrollView = scrollView() else { return }
    let change = new - inset
    inset = new
    scrollView.contentInset.bottom += change
    scrollView.verticalScrollIndicatorInsets.bottom += change
  }
}
