// SPDX-License-Identifier: MIT
import Foundation

/// A writer of raw frames to ffmpeg, which encodes them as a clip.
final class Encoder {
  private let process = Process()
  private let input = Pipe()
  private let path: String

  init(width: Int, height: Int, path: String, framesPerSecond: Int = 60) throws {
    self.path = path
    let isVideo = path.hasSuffix(".mp4")
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let coding =
      isVideo
      ? ["-c:v", "libx264", "-preset", "veryfast", "-crf", "18", "-pix_fmt", "yuv420p"]
      : [
        "-vf", "fps=30,scale=390:-2:flags=lanczos", "-c:v", "libwebp", "-quality", "80", "-loop",
        "0",
      ]
    process.arguments =
      [
        "ffmpeg", "-loglevel", "error", "-y", "-f", "rawvideo", "-pixel_format", "bgra",
        "-video_size", "\(width)x\(height)", "-framerate", "\(framesPerSecond)", "-i", "-",
      ] + coding + [path]
    process.standardInput = input
    // Writing to an encoder that has ended must not end this program.
    signal(SIGPIPE, SIG_IGN)
    do {
      try process.run()
    } catch {
      throw Failure("ffmpeg could not be started: \(error)")
    }
  }

  func append(_ frame: [UInt8]) throws {
    do {
      try input.fileHandleForWriting.write(contentsOf: frame)
    } catch {
      throw Failure("ffmpeg takes no more frames for \(path)")
    }
  }

  func finish() throws {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure("ffmpeg could not write \(path): it ended with \(process.terminationStatus)")
    }
  }
}
