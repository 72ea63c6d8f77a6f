// SPDX-License-Identifier: MIT

extension CGFloat {
  /// The number with at most two decimals and without trailing zeros.
  var dumped: String {
    guard isFinite else { return "\(self)" }
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() && rounded.magnitude < 1e15
      ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension CGPoint {
  var dumped: String { "(\(x.dumped) \(y.dumped))" }
}

extension CGRect {
  var dumped: String {
    "(\(origin.x.dumped) \(origin.y.dumped); \(size.width.dumped) \(size.height.dumped))"
  }
}

extension UIEdgeInsets {
  var dumped: String { "(\(top.dumped) \(left.dumped) \(bottom.dumped) \(right.dumped))" }
}

extension CATransform3D {
  /// The six numbers of a two-dimensional transform, or all sixteen.
  var dumped: String {
    let numbers =
      CATransform3DIsAffine(self)
      ? [m11, m12, m21, m22, m41, m42]
      : [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    return "[\(numbers.map(\.dumped).joined(separator: " "))]"
  }
}

extension CGColor {
  /// Red, green, blue and alpha in two hexadecimal digits each.
  var dumped: String {
    if let pattern { return "pattern \(pattern.dumped)" }
    let color = rgba.inSRGB
    let bytes = [color.red, color.green, color.blue, color.alpha].map {
      Int((min(max($0, 0), 1) * 255).rounded())
    }
    return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension UIImage {
  var dumped: String {
    switch values.content {
    case .empty: "empty"
    case .symbol(let name): name
    case .pixels(let pixels): "\(pixels.width)x\(pixels.height)"
    case .file(let file): "\(file.width)x\(file.height)"
    case .drawing: "drawing \(size.width.compact)x\(size.height.compact)"
    }
  }
}

extension String {
  /// The text with escaped quotes, backslashes, line breaks and tabs, on one line.
  var escapedForDump: String {
    replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
      .replacingOccurrences(of: "\n", with: "\\n")
      .replacingOccurrences(of: "\r", with: "\\r")
      .replacingOccurrences(of: "\t", with: "\\t")
  }
}
