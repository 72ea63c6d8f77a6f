// SPDX-License-Identifier: MIT

/// The events that a scroll view and its pan recognizer reported.
struct ScrollRecording {
  /// The kinds of events.
  enum Event: String, CaseIterable {
    case began, changed, ended, cancelled, scrolled, stopped, idle
  }

  /// An event: a line of the file.
  struct Moment {
    var line: Int
    /// The time since the start, in seconds.
    var time: Double
    var event: Event
    /// The content offset, in points.
    var contentOffset: Double
    /// The velocity of the content offset, in points per second; 0 except at the end of a touch.
    var velocity: Double
    var contentHeight: Double
    var frameHeight: Double
  }

  static let columns = [
    "seconds", "event", "content-offset", "velocity", "content-height", "frame-height",
  ]

  let path: String
  let moments: [Moment]

  init(path: String) throws {
    self.path = path
    let file = try LineFile(path: path)
    if let header = file.lines.first, fields(of: header) != Self.columns {
      throw Failure(path, line: 1, "the columns must be \(Self.columns.joined(separator: ", "))")
    }
    guard file.lines.count > 1 else {
      throw Failure(path, line: 1, "there is no sample")
    }
    var last = 0.0
    moments = try file.lines.enumerated().dropFirst().map { index, text in
      let moment = try Self.moment(text, path, line: index + 1)
      guard moment.time >= last else {
        throw Failure(path, line: index + 1, "the time goes back, or is negative")
      }
      guard moment.time <= 3600 else {
        throw Failure(path, line: index + 1, "the time is over an hour")
      }
      last = moment.time
      return moment
    }
  }

  private static func moment(_ text: String, _ path: String, line: Int) throws -> Moment {
    let parts = fields(of: text)
    guard parts.count == columns.count else {
      throw Failure(
        path, line: line, "has \(parts.count) columns; the header line has \(columns.count)")
    }
    guard let event = Event(rawValue: parts[1]) else {
      throw Failure(path, line: line, "there is no event \"\(parts[1])\"")
    }
    let numbers = try [0, 2, 3, 4, 5].map { column in
      guard let number = Double(parts[column]), number.isFinite else {
        throw Failure(path, line: line, "\(columns[column]) is no number: \"\(parts[column])\"")
      }
      return number
    }
    return Moment(
      line: line, time: numbers[0], event: event, contentOffset: numbers[1],
      velocity: numbers[2], contentHeight: numbers[3], frameHeight: numbers[4])
  }
}
