// SPDX-License-Identifier: MIT
internal import Resin

/// The definition of a moved element.
public enum MoveBookkeeping: Hashable, Sendable {
  /// As few as possible: the elements outside a longest increasing subsequence.
  case minimal

  /// Heckel's: the elements whose new index deletes and inserts alone do not account for. More
  /// moves, in the same time.
  case heckel

  var detection: MoveDetection {
    switch self {
    case .minimal: .minimal
    case .heckel: .heckel
    }
  }
}
