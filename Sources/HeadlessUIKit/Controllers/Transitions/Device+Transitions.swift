// SPDX-License-Identifier: MIT

extension Device {
  /// Whether a transition between controllers runs that no finger drives.
  package var isInTransition: Bool {
    func isMoving(_ controller: UIViewController) -> Bool {
      if let transition = controller.transitionInUse, !transition.isInteractive { return true }
      return controller.children.contains(where: isMoving)
        || controller.presentation.presented.map(isMoving) ?? false
    }
    return screen.windows.contains {
      !$0.isHidden && $0.rootViewController.map(isMoving) ?? false
    }
  }
}
