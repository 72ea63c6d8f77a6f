// SPDX-License-Identifier: MIT

/// The positions of something that is dragged along an axis: free within a range, and on a rubber
/// band beyond it.
struct ElasticRange {
  var bounds: ClosedRange<CGFloat>
  var resistance: RubberBand

  static let unlimited = ElasticRange(
    bounds: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude, resistance: .power())

  func clamp(_ position: CGFloat) -> CGFloat {
    min(max(position, bounds.lowerBound), bounds.upperBound)
  }

  /// Returns the position at which a thing is shown that the finger requests at `wanted`.
  ///
  /// The power form is greater than the distance below a point. Nothing moves further than the
  /// finger, so the smaller one counts.
  func shown(for wanted: CGFloat) -> CGFloat {
    let edge = clamp(wanted)
    guard edge != wanted else { return wanted }
    let offset = CGFloat(resistance.offset(forDistance: Double(wanted - edge)))
    return edge + (abs(offset) < abs(wanted - edge) ? offset : wanted - edge)
  }

  /// Returns the requested position with which a thing is shown at `shown`: the inverse of
  /// ``shown(for:)``.
  func wanted(for shown: CGFloat) -> CGFloat {
    let edge = clamp(shown)
    guard edge != shown else { return shown }
    let distance = CGFloat(resistance.distance(forOffset: Double(shown - edge)))
    return edge + (abs(distance) > abs(shown - edge) ? distance : shown - edge)
  }
}
