// SPDX-License-Identifier: MIT

extension UINavigationController {
  /// Pops to the page that is, or leads to, the destination of an unwind segue.
  final func unwindStack(_ segue: UIStoryboardSegue, to child: UIViewController) {
    guard navigation.stack.contains(where: { $0 === child }), topViewController !== child else {
      return
    }
    popToViewController(child, animated: segue.isUnwindAnimated)
  }
}
