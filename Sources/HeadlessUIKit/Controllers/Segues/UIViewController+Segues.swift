// SPDX-License-Identifier: MIT

extension UIViewController {
  final func performArchivedSegue(_ identifier: String, _ sender: Any?) {
    let isPerformed = device.perform {
      archive?.performSegue(withIdentifier: identifier, of: self, sender: sender) ?? false
    }
    guard !isPerformed else { return }
    device.reportIllegalUse("Receiver (\(self)) has no segue with identifier '\(identifier)'")
  }

  /// Whether the class has the method of an unwind segue.
  final func hasUnwindAction(_ action: Selector) -> Bool {
    action.isImplemented(by: self)
  }

  /// The child that is, contains or presents the beginning of an unwind segue.
  final func child(containing source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var controller: UIViewController? = source.source
    while let current = controller {
      if current.parent === self { return current }
      controller = current.parent ?? current.presentation.presenting
    }
    return nil
  }

  /// Finds the controller to which an unwind segue leads: the search begins at the source and goes
  /// up, to the parent or else to the controller that presents it. In each of them, the allowed
  /// children are searched first, in depth ("Technical Note TN2298: Using Unwind Segues").
  final func destinationOfUnwind(from source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let found = current.searchUnwind(source) { return found }
      candidate = current.parent ?? current.presentation.presenting
    }
    return nil
  }

  private func searchUnwind(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    let chosen = forUnwindSegueAction(
      source.unwindAction, from: source.source, withSender: source.sender)
    if let chosen { return chosen }
    for child in allowedChildrenForUnwinding(from: source) {
      if let found = child.searchUnwind(source) { return found }
    }
    let accepts = canPerformUnwindSegueAction(
      source.unwindAction, from: source.source, sender: source.sender)
    return accepts ? self : nil
  }

  /// Goes back to a controller: dismisses what is presented in front of it, and then each container
  /// around it shows the child that leads to it.
  final func goBack(to destination: UIViewController, _ segue: UIStoryboardSegue) {
    var path = [destination]
    while let parent = path[path.count - 1].parent { path.append(parent) }
    if let presenter = path.first(where: { $0.presents(self) }) {
      presenter.dismiss(animated: segue.isAnimated)
      // One change is enough to see: the dismissal.
      segue.isUnwindAnimated = false
    }
    for (child, container) in zip(path, path.dropFirst()).reversed() {
      container.unwind(for: segue, towards: child)
    }
  }

  /// Whether the controller presents a controller that is, or contains, or presents another one.
  private func presents(_ other: UIViewController) -> Bool {
    guard presentation.presented != nil else { return false }
    var controller: UIViewController? = other
    while let current = controller {
      if current.presentation.presenting === self { return true }
      controller = current.parent ?? current.presentation.presenting
    }
    return false
  }
}
