// SPDX-License-Identifier: MIT

extension SegueTemplate {
  /// Performs the segue when the user triggers an object.
  func addTrigger(to source: AnyObject) {
    switch source {
    case let cell as _ReusableView: addTrigger(to: cell)
    case let control as UIControl:
      control.addAction(
        UIAction { [weak self] in self?.trigger(sender: $0.sender) }, for: control.eventOfSegues)
    case let item as UIBarButtonItem:
      item.target = self.barTarget
      item.action = Selector("trigger:", SegueTarget.trigger(_:))
    case let recognizer as UIGestureRecognizer:
      recognizer.addAction { [weak self] recognizer in
        guard recognizer.state == .began || recognizer.state == .recognized else { return }
        // A continuous gesture ends with the same state as a discrete one.
        if recognizer.state == .recognized, recognizer.isContinuousGesture { return }
        self?.trigger(sender: recognizer)
      }
    default: break  // performed by code only
    }
  }

  private func addTrigger(to cell: _ReusableView) {
    let perform: (_ReusableView) -> Void = { [weak self] in self?.trigger(sender: $0) }
    var segues = cell.cellSegues ?? CellSegues()
    if element["trigger"] == "accessoryAction" {
      segues.accessory = perform
    } else {
      segues.selection = perform
    }
    cell.cellSegues = segues
  }
}

/// The target of a bar button item that triggers a segue.
@preconcurrency @MainActor
final class SegueTarget: NSObject {
  private weak var segue: SegueTemplate?

  init(_ segue: SegueTemplate) {
    self.segue = segue
    super.init()
  }

  func trigger(_ sender: Any?) {
    segue?.trigger(sender: sender)
  }
}

extension UIControl {
  /// The event at which a control performs its segue: that of its primary action.
  fileprivate var eventOfSegues: Event {
    switch self {
    case is UIButton: .touchUpInside
    case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIPageControl:
      .valueChanged
    case is UITextField: .editingDidEndOnExit
    default: .touchUpInside
    }
  }
}

extension UIGestureRecognizer {
  fileprivate var isContinuousGesture: Bool {
    switch self {
    case is UITapGestureRecognizer, is UISwipeGestureRecognizer: false
    case is UILongPressGestureRecognizer, is UIPanGestureRecognizer, is UIPinchGestureRecognizer,
      is UIRotationGestureRecognizer:
      true
    default: false
    }
  }
}
