// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import HeadlessHost
import HeadlessRenderer
import ScreenGallery

/// Runs screens several times, and fails where two runs differ or a screen at rest changes.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Plays screens several times and compares the runs.",
    discussion: """
      The script of each screen is played in each run. The dumps and pictures are equal in all runs, and at the end \
      a layout from scratch changes neither. A line for each screen has a number that depends on all of its dumps \
      and pictures, and is the same in another process.
      """)

  @Argument(help: "The screens; all without a name.")
  var screens: [String] = []

  @Option(help: ArgumentHelp("How often each screen is played.", valueName: "count"))
  var runs = 10

  @Option(help: ArgumentHelp("Frames from one comparison to the next.", valueName: "count"))
  var every = 20

  @Option(help: ArgumentHelp("Pixels a point.", valueName: "number"))
  var scale = 0.25

  func validate() throws {
    guard runs > 0, every > 0, scale.isFinite, (0.25...8).contains(scale) else {
      throw ValidationError("--runs and --every must be above 0, and --scale from 0.25 to 8.")
    }
    try MainActor.assumeIsolated {
      for name in screens where GalleryScreen.named(name) == nil {
        throw ValidationError("There is no screen '\(name)'; 'screens list' names them.")
      }
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let all =
        screens.isEmpty ? GalleryScreen.all : screens.compactMap { GalleryScreen.named($0) }
      for screen in all {
        try check(screen)
      }
    }
  }

  @MainActor
  private func check(_ screen: GalleryScreen) throws {
    let first = record(screen)
    for run in 1..<runs {
      try Self.compare(record(screen), with: first, "run \(run + 1) of \(screen.name)")
    }
    let rest = first[first.count - 2]
    try Self.compare([first[first.count - 1]], with: [rest], "\(screen.name), laid out again,")
    let sum = first.reduce(into: Checksum()) { $0.add($1) }
    print("\(screen.name): \(first.count) moments, \(String(sum.value, radix: 16))")
  }

  /// Plays a screen, and returns what it shows in some frames, at rest, and after another layout.
  @MainActor
  private func record(_ screen: GalleryScreen) -> [Moment] {
    let stage = Stage(screen, device: nil, isDark: false, textSize: .large, scale: scale)
    var moments: [Moment] = []
    var count = 0
    stage.host.onFrame = {
      if count % every == 0 { moments.append(Moment(stage)) }
      count += 1
    }
    screen.script(stage.host)
    stage.host.onFrame = nil
    stage.host.settle()
    moments.append(Moment(stage))
    stage.host.layOutAgain()
    moments.append(Moment(stage))
    return moments
  }

  /// - Parameter what: The beginning of the message.
  private static func compare(_ found: [Moment], with expected: [Moment], _ what: String) throws {
    guard found.count == expected.count else {
      throw Failure("\(what) has \(found.count) moments instead of \(expected.count)")
    }
    for (index, (one, other)) in zip(found, expected).enumerated() where one != other {
      let lines = [other, one].map { $0.dump.split(separator: "\n") }
      guard let line = zip(lines[0], lines[1]).first(where: { $0.0 != $0.1 }) else {
        throw Failure("\(what) draws another picture at moment \(index)")
      }
      throw Failure("\(what) differs at moment \(index):\n-\(line.0)\n+\(line.1)")
    }
  }
}

/// The tree and the picture of a screen at a time.
private struct Moment: Equatable {
  let dump: String
  let picture: [UInt8]

  @MainActor
  init(_ stage: Stage) {
    dump = stage.host.dump()
    picture = stage.picture()
  }
}

/// A 64-bit number of dumps and pictures by FNV-1a, which, unlike `Hasher`, is the same in each
/// process.
private struct Checksum {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ moment: Moment) {
    for byte in moment.dump.utf8 { add(byte) }
    for byte in moment.picture { add(byte) }
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}
