// SPDX-License-Identifier: MIT
internal import Resin

/// Which elements that kept their identity count as moved.
public enum MoveBookkeeping: Hashable, Sendable {
  /// As few as possible: all but a longest increasing subsequence.
  case minimal

  /// Those whose index is another one than deletes and inserts explain, as Heckel's algorithm has it:
  /// more moves, in the same time.
  case heckel

  var detection: MoveDetection {
    switch self {
    case .minimal: .minimal
    case .heckel: .heckel
    }
  }
}
