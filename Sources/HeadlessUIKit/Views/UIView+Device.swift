// SPDX-License-Identifier: MIT

// UIKit has no devices, and any view can be added to any other one. A view that is added to a view
// of another device therefore moves to that device, with everything in it: a screen belongs to the
// host that shows it, wherever its parts were made.
extension UIView {
  /// Moves the view, its subviews and their controllers to a device.
  final func move(to device: Device) {
    guard self.device !== device else { return }
    self.device = device
    deviceChanged()
    viewOwner?.move(to: device)
    for child in children {
      child.move(to: device)
    }
  }
}

extension CALayer {
  /// Restarts the animations that were added to a view's layer, and to its sublayers that do not
  /// belong to a view, in the time of another device. Animations of changed values end, because the
  /// time of their start is one of the old device.
  final func restartOwnAnimations() {
    if let added = animations?.added {
      animations?.removeAll()
      for animation in added {
        addAnimation(animation.animation, forKey: animation.key)
      }
    } else {
      animations?.removeAll()
    }
    mask?.restartOwnAnimations()
    for child in children where child.view == nil {
      child.restartOwnAnimations()
    }
  }
}
