// SPDX-License-Identifier: MIT

// Points, sizes and rectangles are printed as by the Swift overlay of Core Graphics.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates, as "(1.0, 2.0)".
  public var debugDescription: String { "(\(Double(x)), \(Double(y)))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// Width and height, as "(3.0, 4.0)".
  public var debugDescription: String { "(\(Double(width)), \(Double(height)))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// Origin and size, as "(1.0, 2.0, 3.0, 4.0)".
  public var debugDescription: String {
    let numbers = [origin.x, origin.y, size.width, size.height].map { "\(Double($0))" }
    return "(\(numbers.joined(separator: ", ")))"
  }
}
