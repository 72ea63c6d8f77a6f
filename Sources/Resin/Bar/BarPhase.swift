// SPDX-License-Identifier: MIT

// A public import, so that these small wrappers can be inlined. No public signature has a C type.

/// The source of a bar's motion.
public enum BarPhase: UInt32, Hashable, Sendable {
  /// No scroll view has been attached yet. The first sample does not move the bar.
  case detached = 0
  /// No finger is down and no target is pending.
  case resting = 1
  /// A finger drags the content.
  case tracking = 2
  /// The content has been released and has not come to rest yet.
  case settling = 3
}
