// SPDX-License-Identifier: MIT
#if Rendering
  public import HeadlessUIKit

  /// What became of a picture that was held against the one on record.
  public struct SnapshotResult: Sendable {
    /// What became of it.
    public enum Outcome: Sendable {
      /// It is the same, within the tolerance.
      case matches
      /// There was none on record. This one is now, and should be looked at.
      case recordedMissing
      /// It was put on record because that was asked for.
      case recorded
      /// It differs.
      case differs
    }

    /// What became of it.
    public let outcome: Outcome
    /// The file of the picture on record.
    public let reference: URL
    /// The file of the new picture, where that differs.
    public let actual: URL?
    /// The file that shows expected, actual and difference side by side.
    public let difference: URL?
    /// The numbers, where two pictures were compared.
    public let comparison: ImageComparison?

    /// Whether a test should pass: not where the picture differs, nor where there was none.
    public var passes: Bool {
      switch outcome {
      case .matches, .recorded: true
      case .recordedMissing, .differs: false
      }
    }
  }

  /// A picture that is not the one on record.
  public struct SnapshotFailure: Error, CustomStringConvertible {
    /// What became of the picture.
    public let result: SnapshotResult

    /// What is wrong, and which files show it.
    public var description: String {
      switch result.outcome {
      case .matches, .recorded: return "The picture is the one on record."
      case .recordedMissing:
        return "There was no picture on record. This one is now: look at \(result.reference.path), "
          + "and run the test again."
      case .differs:
        let numbers = result.comparison.map(\.description) ?? ""
        return "The picture differs from \(result.reference.path): \(numbers). "
          + "See \(result.difference?.path ?? ""). "
          + "To accept it, run the test with \(SnapshotFolder.recordVariable)=1."
      }
    }
  }

  /// A folder with pictures on record.
  public struct SnapshotFolder: Sendable {
    /// The environment variable that says, with `1`, that all pictures are put on record.
    public static let recordVariable = "RESIN_RECORD_SNAPSHOTS"

    /// The environment variable that names the folder for pictures which differ. Without it, they
    /// go to a folder `resin-snapshots` in the system's folder for temporary files.
    public static let outputVariable = "RESIN_SNAPSHOT_OUTPUT"

    /// Where the pictures are.
    public let url: URL

    /// Where pictures that differ are written.
    public let output: URL

    /// Whether every picture is put on record, in place of the one there.
    public let isRecording: Bool

    /// A folder.
    ///
    /// - Parameters:
    ///   - output: where pictures that differ are written; by the environment where it is none.
    ///   - isRecording: whether to record; by the environment where it is none.
    public init(_ url: URL, output: URL? = nil, isRecording: Bool? = nil) {
      let environment = ProcessInfo.processInfo.environment
      self.url = url
      let named = environment[Self.outputVariable].map { URL(fileURLWithPath: $0) }
      let temporary = FileManager.default.temporaryDirectory.appendingPathComponent(
        "resin-snapshots")
      self.output =
        output ?? (named ?? temporary).appendingPathComponent(url.lastPathComponent)
      self.isRecording = isRecording ?? (environment[Self.recordVariable] == "1")
    }

    /// Holds a picture against the one on record, or puts it on record where there is none.
    ///
    /// - Parameter name: the file's name without its ending; what is not a letter, a digit, `-` or
    ///   `_` becomes `-`.
    public func check(
      _ image: RenderedImage, named name: String, tolerance: ImageComparison.Tolerance = .exact
    ) throws -> SnapshotResult {
      let file = Self.fileName(name, scale: image.scale)
      let reference = url.appendingPathComponent(file + ".png")
      let exists = FileManager.default.fileExists(atPath: reference.path)
      guard exists, !isRecording else {
        try image.write(to: reference)
        return SnapshotResult(
          outcome: isRecording ? .recorded : .recordedMissing, reference: reference, actual: nil,
          difference: nil, comparison: nil)
      }
      let expected = try RenderedImage(contentsOf: reference, scale: image.scale)
      let comparison = ImageComparison(expected: expected, actual: image, tolerance: tolerance)
      guard !comparison.isMatch else {
        return SnapshotResult(
          outcome: .matches, reference: reference, actual: nil, difference: nil,
          comparison: comparison)
      }
      let actual = output.appendingPathComponent(file + ".actual.png")
      let difference = output.appendingPathComponent(file + ".difference.png")
      try image.write(to: actual)
      try comparison.picture().write(to: difference)
      return SnapshotResult(
        outcome: .differs, reference: reference, actual: actual, difference: difference,
        comparison: comparison)
    }

    private static func fileName(_ name: String, scale: CGFloat) -> String {
      let isPlain = { (character: Character) in
        character.isASCII && (character.isLetter || character.isNumber) || "-_".contains(character)
      }
      var plain = String(name.map { isPlain($0) ? $0 : "-" })
      // `testName()`, as #function has it.
      if plain.hasSuffix("--") { plain.removeLast(2) }
      return scale == 1
        ? plain : "\(plain)@\(scale == scale.rounded() ? "\(Int(scale))" : "\(scale)")x"
    }
  }

  /// Holds a picture against the one on record, and throws where it differs or where there is none.
  ///
  /// The picture on record is `Snapshots/<test file>/<name>@2x.png` beside the test's file, unless a
  /// folder is given. It is made by the first run, which fails, so that nobody forgets to look at
  /// it; with `RESIN_RECORD_SNAPSHOTS=1` in the environment all are made anew. It works with every
  /// test framework, since it only throws.
  ///
  ///     @Test func emptyCart() throws {
  ///       try assertSnapshot(Renderer(scale: 2).image(of: makeScreen()))
  ///     }
  @discardableResult
  public func assertSnapshot(
    _ image: RenderedImage, named name: String = #function,
    tolerance: ImageComparison.Tolerance = .exact, in folder: SnapshotFolder? = nil,
    filePath: StaticString = #filePath
  ) throws -> SnapshotResult {
    let test = URL(fileURLWithPath: "\(filePath)")
    let beside = test.deletingLastPathComponent().appendingPathComponent("Snapshots")
      .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
    let result = try (folder ?? SnapshotFolder(beside)).check(
      image, named: name, tolerance: tolerance)
    guard result.passes else { throw SnapshotFailure(result: result) }
    return result
  }
#endif
