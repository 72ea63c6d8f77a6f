// SPDX-License-Identifier: MIT

/// The pictures of a refresh control's indicator: a ring of spokes. A pull adds one spoke after the
/// other; during a refresh, the spokes fade in turn.
@MainActor
enum RefreshIndicator {
  /// The side of the square that the indicator fills, in points. Apple documents neither this nor
  /// the other numbers.
  static let side: CGFloat = 28
  private static let spokes = 8
  /// The duration of a turn, in seconds.
  private static let turn: TimeInterval = 1

  private static let pulled = (1...spokes).map { count in
    image { $0 < count ? 1 : 0 }
  }

  private static let turning = (0..<spokes).map { first in
    image { 1 - 0.75 * CGFloat((first - $0 + spokes) % spokes) / CGFloat(spokes) }
  }

  /// Returns the picture after some seconds of a refresh.
  static func image(turningFor seconds: TimeInterval) -> UIImage {
    let part = (max(seconds, 0) / turn).truncatingRemainder(dividingBy: 1)
    return turning[min(Int(part * Double(spokes) + 1e-9), spokes - 1)]
  }

  /// Returns the picture at a part of the pull that starts a refresh; nil before the first spoke.
  static func image(pulledTo part: CGFloat) -> UIImage? {
    let count = min(Int(part * CGFloat(spokes) + 1e-9), spokes)
    return count > 0 ? pulled[count - 1] : nil
  }

  /// Draws the spokes with their opacities, clockwise from the top.
  private static func image(_ opacity: (Int) -> CGFloat) -> UIImage {
    let (width, length) = (side / 10, side * 0.28)
    let spoke = CGRect(x: -width / 2, y: -side / 2, width: width, height: length)
    let path = UIBezierPath(roundedRect: spoke, cornerRadius: width / 2).cgPath
    let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      let context = context.cgContext
      for index in 0..<spokes where opacity(index) > 0 {
        context.saveGState()
        context.translateBy(x: side / 2, y: side / 2)
        context.rotate(by: 2 * .pi * CGFloat(index) / CGFloat(spokes))
        context.setFillColor(UIColor.black.withAlphaComponent(opacity(index)).cgColor)
        context.addPath(path)
        context.fillPath()
        context.restoreGState()
      }
    }
    return image.withRenderingMode(.alwaysTemplate)
  }
}
