// SPDX-License-Identifier: MIT

// Swift Testing reflects the values in a failed expectation; those of a host are a whole screen.

extension ScreenHost: CustomReflectable {
  /// A mirror without children.
  nonisolated public var customMirror: Mirror { Mirror(self, children: []) }
}
