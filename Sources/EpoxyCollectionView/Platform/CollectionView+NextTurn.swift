// SPDX-License-Identifier: MIT

#if RESIN_HEADLESS
  internal import HeadlessUIKit
#else
  internal import Dispatch
#endif

extension CollectionView {
  /// Calls a closure in the next turn of the run loop.
  final func inNextTurn(_ action: @escaping @MainActor (CollectionView) -> Void) {
    #if RESIN_HEADLESS
      device.atEndOfTurn { [weak self] in
        if let self { action(self) }
      }
    #else
      DispatchQueue.main.async { [weak self] in
        if let self { action(self) }
      }
    #endif
  }
}
