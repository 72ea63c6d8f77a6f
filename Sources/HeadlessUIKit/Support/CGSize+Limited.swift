// SPDX-License-Identifier: MIT

extension CGSize {
  /// Returns the size, or the largest size of the same proportions that `room` contains if the size
  /// is larger.
  func limited(to room: CGSize) -> CGSize {
    guard width > room.width || height > room.height, width > 0, height > 0 else { return self }
    let scale = max(min(room.width / width, room.height / height), 0)
    return CGSize(width: width * scale, height: height * scale)
  }
}
