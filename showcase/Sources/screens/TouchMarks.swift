// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost

/// A painter of translucent discs under the fingers, which show in a clip what moves the screen.
@MainActor
final class TouchMarks {
  private let host: ScreenHost

  init(_ host: ScreenHost) {
    self.host = host
  }

  func draw(into frame: inout [UInt8], width: Int, scale: Double) {
    let height = frame.count / (width * 4)
    for place in host.fingersDown {
      let radius = 22 * scale
      let (x, y) = (place.x * scale, place.y * scale)
      // Empty for a finger beyond the edges of the picture.
      let rows = (0..<height).clamped(to: Int(y - radius)..<Int(y + radius) + 2)
      let columns = (0..<width).clamped(to: Int(x - radius)..<Int(x + radius) + 2)
      for row in rows {
        for column in columns {
          let distance = hypot(Double(column) + 0.5 - x, Double(row) + 0.5 - y)
          // The rim has a transition of one pixel, and is darker so that the disc is visible on
          // white.
          let cover = min(max(radius - distance, 0), 1)
          guard cover > 0 else { continue }
          let isRim = distance > radius - 1.5 * scale
          let (tone, alpha) = isRim ? (90.0, 0.55) : (150.0, 0.35)
          let start = (row * width + column) * 4
          for channel in start..<start + 3 {
            let old = Double(frame[channel])
            frame[channel] = UInt8(old + (tone - old) * alpha * cover)
          }
        }
      }
    }
  }
}
