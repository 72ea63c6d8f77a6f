// SPDX-License-Identifier: MIT
import HeadlessRenderer
import HeadlessUIKit
import Testing

/// Comparisons of two pictures.
@MainActor @Suite struct ComparisonTests {
  private func picture(_ change: (CALayer) -> Void = { _ in }) -> RenderedImage {
    let root = makeLayer(.white, CGRect(x: 0, y: 0, width: 20, height: 10))
    change(root)
    return Renderer(scale: 1).image(of: root)
  }

  @Test func `Equal pictures do not differ`() {
    let comparison = ImageComparison(expected: picture(), actual: picture())
    #expect(comparison.isMatch && comparison.differingPixelCount == 0)
    #expect(comparison.largestDifference == 0 && comparison.differingRect.isNull)
    #expect(comparison.description == "no pixel differs")
  }

  @Test func `Differing pixels are counted and have a bounding rectangle`() {
    let other = picture {
      $0.addSublayer(makeLayer(.black, CGRect(x: 3, y: 2, width: 4, height: 2)))
      $0.addSublayer(makeLayer(.red, CGRect(x: 10, y: 7, width: 1, height: 1)))
    }
    let comparison = ImageComparison(expected: picture(), actual: other)
    #expect(!comparison.isMatch)
    #expect(comparison.differingPixelCount == 9)
    #expect(comparison.largestDifference == 255)
    #expect(comparison.differingRect == CGRect(x: 3, y: 2, width: 8, height: 6))
    #expect(abs(comparison.differingShare - 9.0 / 200) < 1e-12)
  }

  @Test func `A tolerance permits differences of components or of a share of the pixels`() {
    let gray = picture { $0.backgroundColor = UIColor(white: 250.0 / 255, alpha: 1).cgColor }
    func matches(_ tolerance: ImageComparison.Tolerance) -> Bool {
      ImageComparison(expected: picture(), actual: gray, tolerance: tolerance).isMatch
    }
    #expect(!matches(.exact))
    #expect(!matches(ImageComparison.Tolerance(component: 4)))
    #expect(matches(ImageComparison.Tolerance(component: 5)))
    let dot = picture { $0.addSublayer(makeLayer(.black, CGRect(x: 0, y: 0, width: 2, height: 1))) }
    func dotMatches(_ share: Double) -> Bool {
      ImageComparison(
        expected: picture(), actual: dot, tolerance: ImageComparison.Tolerance(pixels: share)
      ).isMatch
    }
    #expect(dotMatches(0.01))
    #expect(!dotMatches(0.009))
  }

  @Test func `Pictures of different sizes never match`() {
    let other = picture { $0.bounds.size = CGSize(width: 20, height: 11) }
    let comparison = ImageComparison(
      expected: picture(), actual: other,
      tolerance: ImageComparison.Tolerance(component: 255, pixels: 1))
    #expect(!comparison.isMatch)
    #expect(comparison.differingPixelCount == 20)
    #expect(comparison.description == "expected 20 x 10 pixels, got 20 x 11")
    _ = comparison.picture()
  }

  @Test func `The picture of a difference shows both pictures and marks the differing pixels`() {
    let dot = picture { $0.addSublayer(makeLayer(.black, CGRect(x: 5, y: 5, width: 1, height: 1))) }
    let picture = ImageComparison(expected: picture(), actual: dot).picture()
    #expect(picture.width == 3 * 20 + 4 * 16)
    let columns = [16, 16 + 36, 16 + 72]
    #expect(picture[columns[0] + 5, 28 + 5] == .white)
    #expect(picture[columns[1] + 5, 28 + 5] == .black)
    #expect(picture[columns[2] + 5, 28 + 5] == .pureRed)
    #expect(picture[columns[2] + 15, 28 + 5] == .white)
  }
}

/// Pictures recorded in files and compared with them.
@MainActor @Suite struct SnapshotTests {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("resin-snapshot-tests-\(UUID().uuidString)")

  private var folder: SnapshotFolder {
    SnapshotFolder(
      url.appendingPathComponent("Screen"), output: url.appendingPathComponent("out"),
      isRecording: false)
  }

  private func picture(_ color: UIColor) -> RenderedImage {
    Renderer(scale: 2).image(of: makeLayer(color, CGRect(x: 0, y: 0, width: 10, height: 10)))
  }

  @Test func `The first check records and fails, an equal one passes, a change fails`() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    do {
      try assertSnapshot(picture(.red), named: "empty cart", in: folder)
      Issue.record("a missing picture passed")
    } catch let failure as SnapshotFailure {
      #expect(failure.result.outcome == .recordedMissing)
      #expect(failure.result.reference.lastPathComponent == "empty-cart@2x.png")
      #expect(failure.description.contains(failure.result.reference.path))
    }
    #expect(try assertSnapshot(picture(.red), named: "empty cart", in: folder).outcome == .matches)
    do {
      try assertSnapshot(picture(.blue), named: "empty cart", in: folder)
      Issue.record("another picture passed")
    } catch let failure as SnapshotFailure {
      #expect(failure.result.outcome == .differs)
      #expect(failure.description.contains("400 pixels (100 %) differ by up to 255"))
      let actual = try #require(failure.result.actual)
      #expect(try RenderedImage(contentsOf: actual, scale: 2) == picture(.blue))
      let difference = try #require(failure.result.difference)
      #expect(try RenderedImage(contentsOf: difference).width > 60)
    }
    // The recorded picture has not changed.
    #expect(try folder.check(picture(.red), named: "empty cart").outcome == .matches)
  }

  @Test func `A missing picture at one scale is reported with those at other scales`() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    _ = try folder.check(picture(.red), named: "cart")
    _ = try folder.check(picture(.red), named: "cart-2")
    let layer = makeLayer(.red, CGRect(x: 0, y: 0, width: 10, height: 10))
    let failure = try #require(
      #expect(throws: SnapshotFailure.self) {
        try assertSnapshot(Renderer(scale: 3).image(of: layer), named: "cart", in: folder)
      })
    #expect(failure.result.reference.lastPathComponent == "cart@3x.png")
    #expect(failure.description.contains("At another scale there is cart@2x.png:"))
  }

  @Test func `Recording stores the new picture`() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    let recording = SnapshotFolder(folder.url, output: folder.output, isRecording: true)
    #expect(try recording.check(picture(.red), named: #function).outcome == .recorded)
    #expect(try recording.check(picture(.blue), named: #function).passes)
    #expect(try folder.check(picture(.blue), named: #function).outcome == .matches)
  }
}
