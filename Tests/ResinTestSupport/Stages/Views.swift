// SPDX-License-Identifier: MIT
package import Foundation
package import HeadlessUIKit

@MainActor
package func plainView(in superview: UIView? = nil) -> UIView {
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  superview?.addSubview(view)
  return view
}

@MainActor
package func container(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

/// Runs `body` on a device of its own whose screen has a scale, and returns the warnings.
@MainActor
@discardableResult
package func onDevice(scale: CGFloat = 1, _ body: @MainActor (Device) throws -> Void) rethrows
  -> [String]
{
  let device = Device()
  device.values.traits = device.values.traits.modifyingTraits { $0.displayScale = scale }
  var warnings: [String] = []
  device.onWarning = { warnings.append($0) }
  try device.perform { try body(device) }
  return warnings
}

package func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
