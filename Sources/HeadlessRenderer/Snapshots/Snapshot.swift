// SPDX-License-Identifier: MIT
#if Rendering
  public import HeadlessUIKit

  /// The result of comparing an image with its recorded reference.
  public struct SnapshotResult: Sendable {
    /// The outcome of a comparison.
    public enum Outcome: Sendable {
      /// The image is equal to the reference, within the tolerance.
      case matches
      /// There was no reference. The image has been recorded and should be reviewed.
      case recordedMissing
      /// The image has been recorded, as requested.
      case recorded
      /// The image differs from the reference.
      case differs
    }

    /// The outcome of the comparison.
    public let outcome: Outcome
    /// The file of the reference.
    public let reference: URL
    /// The file of the new image, if it differs from the reference.
    public let actual: URL?
    /// The file that shows expected, actual and difference side by side, if they differ.
    public let difference: URL?
    /// The comparison, if there was a reference to compare with.
    public let comparison: ImageComparison?

    /// Whether a test should pass: false if the image differs, or if there was no reference.
    public var passes: Bool {
      switch outcome {
      case .matches, .recorded: true
      case .recordedMissing, .differs: false
      }
    }

    /// The names of the files beside the reference that are references of the same name at other
    /// scales.
    fileprivate var referencesOfOtherScales: [String] {
      func name(_ file: URL) -> Substring? {
        let parts = file.deletingPathExtension().lastPathComponent.split(separator: "@")
        guard parts.count == 1 || (parts.count == 2 && parts[1].hasSuffix("x")) else { return nil }
        return parts[0]
      }
      let folder = reference.deletingLastPathComponent()
      let files = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      return (files ?? []).filter {
        $0.pathExtension == "png" && name($0) == name(reference)
          && $0.lastPathComponent != reference.lastPathComponent
      }
      .map(\.lastPathComponent).sorted()
    }
  }

  /// An error for an image that differs from its reference.
  public struct SnapshotFailure: Error, CustomStringConvertible {
    /// The result of the comparison.
    public let result: SnapshotResult

    /// A description of the failure, with the files that show it.
    public var description: String {
      switch result.outcome {
      case .matches, .recorded: return "The picture is the one on record."
      case .recordedMissing:
        let others = result.referencesOfOtherScales
        let note =
          others.isEmpty
          ? ""
          : " At another scale there is \(others.joined(separator: ", ")): the renderer has to have "
            + "the scale of the reference."
        return "There was no picture on record. This one is now: look at \(result.reference.path), "
          + "and run the test again.\(note)"
      case .differs:
        let numbers = result.comparison.map(\.description) ?? ""
        return "The picture differs from \(result.reference.path): \(numbers). "
          + "See \(result.difference?.path ?? ""). "
          + "To accept it, run the test with \(SnapshotFolder.recordVariable)=1."
      }
    }
  }

  /// A folder with reference images.
  ///
  /// ```swift
  /// let temporary = FileManager.default.temporaryDirectory
  /// let folder = SnapshotFolder(
  ///   temporary.appendingPathComponent(UUID().uuidString), isRecording: false)
  /// let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  /// let image = Renderer(scale: 1).image(of: view)
  /// print(try folder.check(image, named: "empty").outcome)  // recordedMissing
  /// print(try folder.check(image, named: "empty").outcome)  // matches
  /// ```
  ///
  /// The name of a file includes the scale of its image, so that images of two scales have two
  /// references.
  public struct SnapshotFolder: Sendable {
    /// The environment variable whose value `1` makes every check record its image.
    public static let recordVariable = "RESIN_RECORD_SNAPSHOTS"

    /// The environment variable that names the folder for differing images. The default is
    /// `resin-snapshots` in the system's temporary folder.
    public static let outputVariable = "RESIN_SNAPSHOT_OUTPUT"

    /// The location of the references.
    public let url: URL

    /// The folder to which differing images are written.
    public let output: URL

    /// Whether every image is recorded, replacing its reference.
    public let isRecording: Bool

    /// Creates a folder of references.
    ///
    /// - Parameters:
    ///   - output: The folder for differing images; nil for the environment's setting.
    ///   - isRecording: Whether to record; nil for the environment's setting.
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

    /// Compares an image with its reference, or records the image if there is none.
    ///
    /// - Parameter name: The file's name without its extension; a character that is not a letter, a
    ///   digit,
    /// `-` or `_` is replaced by `-`.
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
      // `#function` includes the parentheses: `testName()`.
      if plain.hasSuffix("--") { plain.removeLast(2) }
      return scale == 1
        ? plain : "\(plain)@\(scale == scale.rounded() ? "\(Int(scale))" : "\(scale)")x"
    }
  }

  /// Compares an image with its reference, and throws if it differs or if there is no reference.
  ///
  /// The reference is `Snapshots/<test file>/<name>@2x.png` beside the test's file, unless a folder
  /// is given. The first run records the reference and fails, so that the new image is reviewed;
  /// with `RESIN_RECORD_SNAPSHOTS=1` in the environment, all references are recorded again. The
  /// function works with every test framework, because it reports failures only by throwing.
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
