// SPDX-License-Identifier: MIT

/// The names of timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The string that identifies the value; equal strings make equal values.
  public let rawValue: String

  /// Creates a name of a timing function from Apple's string for it.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The animation has a constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// The animation begins slowly and accelerates.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// The animation decelerates and ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A slow beginning and a slow end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The function that system animations use.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A function from time to progress: a cubic Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, Sendable {
  private let x: Coordinate
  private let y: Coordinate

  /// Creates a curve with two control points, whose x coordinates range from 0 to 1.
  ///
  /// As in Core Animation, x coordinates outside this range are clamped, since a curve must have
  /// exactly one progress for each time.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    x = Coordinate(first: Double(min(max(c1x, 0), 1)), second: Double(min(max(c2x, 0), 1)))
    y = Coordinate(first: Double(c1y), second: Double(c2y))
  }

  /// Creates a predefined curve. An unknown name results in the linear curve.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Writes the coordinates of one of the curve's four points. `index` ranges from 0 to 3.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    precondition((0...3).contains(index), "index must be from 0 to 3")
    values[0] = Float([0, x.first, x.second, 1][index])
    values[1] = Float([0, y.first, y.second, 1][index])
  }

  /// Returns the progress at a time from 0 to 1. Times outside this range are clamped.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    return y.value(at: parameter(at: time))
  }

  /// Returns the curve's parameter at a time. Since x ascends from 0 to 1, bisection converges;
  /// Newton steps are taken while they remain within the bracket.
  private func parameter(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var parameter = time
    for _ in 0..<64 {
      let error = x.value(at: parameter) - time
      if abs(error) < 1e-15 {
        break
      }
      if error < 0 {
        low = parameter
      } else {
        high = parameter
      }
      let step = parameter - error / x.slope(at: parameter)
      parameter = step > low && step < high ? step : (low + high) / 2
    }
    return parameter
  }

  /// One coordinate of the curve: 3 t (1-t)² p₁ + 3 t² (1-t) p₂ + t³.
  private struct Coordinate: Sendable {
    let first: Double
    let second: Double

    func value(at t: Double) -> Double {
      ((1 + 3 * (first - second)) * t + 3 * (second - 2 * first)) * t * t + 3 * first * t
    }

    func slope(at t: Double) -> Double {
      (3 * (1 + 3 * (first - second)) * t + 6 * (second - 2 * first)) * t + 3 * first
    }
  }
}
