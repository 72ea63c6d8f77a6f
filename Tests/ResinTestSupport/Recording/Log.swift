// SPDX-License-Identifier: MIT

/// A record of events, in order.
@MainActor
public final class Log {
  public var lines: [String] = []

  public init() {}

  public func add(_ line: String) {
    lines.append(line)
  }

  /// Returns the lines since the last call.
  public func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
