// SPDX-License-Identifier: MIT
internal import Resin

/// The definition of a moved element.
///
/// Rotating a list by one element is the case in which the two differ most:
///
/// ```swift
/// let old = [1, 2, 3, 4]
/// let new = [2, 3, 4, 1]
/// let fewest = new.makeChangeset(from: old, identifiedBy: \.self)
/// let heckel = new.makeChangeset(from: old, identifiedBy: \.self, moves: .heckel)
/// print(fewest.moves.count, heckel.moves.count)  // 1 4
/// ```
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
