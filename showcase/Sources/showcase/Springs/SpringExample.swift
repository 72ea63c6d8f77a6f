// SPDX-License-Identifier: MIT
import Resin

/// A spring that moves a value from 0 to 1, with the properties of its movement.
struct SpringExample {
  let title: String
  let parameters: String
  let values: [Double]
  /// The settling time, in seconds.
  let settlingTime: Double
  /// The distance beyond the target, as a fraction of the whole distance.
  let overshoot: Double

  /// The time between two values, in seconds.
  static let interval = 1.0 / 120
  static let duration = 2.4

  private init(
    _ title: String, _ parameters: String, _ spring: Spring, velocity: Double = 0
  ) throws {
    self.title = title
    self.parameters = parameters
    let start = Motion(value: 0, velocity: velocity)
    values = try spring.values(
      of: start, toward: 1, every: Self.interval, count: Int(Self.duration / Self.interval) + 1)
    guard let time = spring.settlingTime(of: start, toward: 1, tolerance: .unit) else {
      throw Failure("\(title): an undamped spring never settles")
    }
    settlingTime = time
    overshoot = spring.overshoot(of: start, toward: 1)
  }

  /// The time of the highest value, in seconds.
  var peakTime: Double {
    let peak = values.indices.max { values[$0] < values[$1] } ?? 0
    return Double(peak) * Self.interval
  }

  /// Returns springs from an underdamped to an overdamped one, and one with an initial velocity.
  static func all() throws -> [SpringExample] {
    let kinds = [
      (0.2, "rings"), (0.5, "bounces"), (0.8, "bounces a little"), (1, "critical"),
      (1.5, "creeps"),
    ]
    var examples = try kinds.map { ratio, kind in
      try SpringExample(
        "Ratio \(number(ratio)): \(kind)", "response 0.4 s",
        Spring(validatingResponse: 0.4, dampingRatio: ratio))
    }
    examples.append(
      try SpringExample(
        "Thrown at 40 per second", "tension 40, friction 7",
        Spring(validatingTension: 40, friction: 7), velocity: 40))
    return examples
  }
}
