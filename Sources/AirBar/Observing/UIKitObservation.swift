// SPDX-License-Identifier: MIT
#if !RESIN_HEADLESS

  /// Calls a closure on the device that a view belongs to, of which UIKit has one only.
  @preconcurrency @MainActor
  func onDevice<Result>(of scrollable: (any Scrollable)?, _ body: () -> Result) -> Result {
    body()
  }

#endif
