// SPDX-License-Identifier: MIT
internal import UIKitPlatform

/// Calls a closure on the device that a view belongs to, so that it reads the time of that device.
@preconcurrency @MainActor
func onDevice<Result>(of scrollable: (any Scrollable)?, _ body: () -> Result) -> Result {
  guard let view = scrollable as? UIView else { return body() }
  return view.onDevice(body)
}
