// SPDX-License-Identifier: MIT
import ResinTestSupport
import Testing

@testable import HeadlessGraphics
@testable import HeadlessUIKit

/// Apple's page "UIImage".
@Suite struct ImageTests {
  private let red = ImagePixels(
    width: 6, height: 4, color: RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))

  @Test func `The size of an image is in points`() {
    let image = UIImage(pixels: red, scale: 2)
    #expect(image.size == CGSize(width: 3, height: 2) && image.scale == 2)
    let turned = UIImage(pixels: red, scale: 2, orientation: .left)
    expectEqual(turned.size, CGSize(width: 2, height: 3))
    #expect(UIImage().size == .zero && !image.isSymbolImage)
    #expect(red.bytes.count == 96 && Array(red.bytes.prefix(4)) == [255, 0, 0, 128])
    #expect(ImagePixels(width: 2, height: 2, bytes: [0]) == nil)
  }

  @Test func `Named images are those of the host`() {
    let image = UIImage(pixels: red)
    let environment = ValueEnvironment()
    environment.setImage(image, named: "red")
    ValueEnvironment.$ofTask.withValue(environment) {
      #expect(UIImage(named: "red") == image && UIImage(named: "blue") == nil)
      let literal: UIImage = #imageLiteral(resourceName: "red")
      expectEqual(literal, image)
    }
    #expect(UIImage(named: "red") == nil)
  }

  @Test func `Copies differ in one property`() {
    let image = UIImage(pixels: red)
    expectEqual(image.renderingMode, .automatic)
    let shape = image.withRenderingMode(.alwaysTemplate)
    #expect(shape.renderingMode == .alwaysTemplate && shape != image && shape.size == image.size)
    let tinted = image.withTintColor(.blue, renderingMode: .alwaysOriginal)
    #expect(tinted.values.tint == .blue && tinted.renderingMode == .alwaysOriginal)
    let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let resizable = image.resizableImage(withCapInsets: caps)
    #expect(resizable.capInsets == caps && resizable.resizingMode == .tile)
    let stretched = image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(stretched.resizingMode == .stretch && image.capInsets == .zero)
    expectEqual(image.withAlignmentRectInsets(caps).alignmentRectInsets, caps)
    #expect(image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
  }

  /// "init(systemName:)".
  @Test func `Symbols are placeholders with a size`() throws {
    let star = try #require(UIImage(systemName: "star.fill"))
    #expect(star.isSymbolImage && star.values.content == .symbol(name: "star.fill"))
    // A line of 17 points is 20.287 points high.
    expectEqual(star.size, CGSize(width: 21, height: 21))
    for name in ["", "No Symbol", "a..b", ".a"] {
      #expect(UIImage(systemName: name) == nil)
    }
    let large = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
    let bigger = star.withConfiguration(large)
    #expect(bigger.size.width == 41 && bigger.symbolConfiguration == large)
    let scaled = large.applying(UIImage.SymbolConfiguration(scale: .small))
    expectEqual(scaled, UIImage.SymbolConfiguration(pointSize: 34, weight: .bold, scale: .small))
    expectEqual(star.applyingSymbolConfiguration(large)?.size.width, 41)
    #expect(UIImage().applyingSymbolConfiguration(large) == nil)
    let heading = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 20, weight: .heavy))
    let expected = UIImage.SymbolConfiguration(pointSize: 20, weight: .heavy, scale: .unspecified)
    expectEqual(heading, expected)
    expectEqual(UIFont.Weight(UIImage.SymbolWeight.semibold), .semibold)
    #expect(UIFont.Weight(UIImage.SymbolWeight.unspecified) == nil)
  }

  /// Check values of CRC-32/ISO-HDLC and Adler-32 for well-known strings.
  @Test func `The checksums of PNG files are the standard ones`() {
    expectEqual(PNGEncoder.crc32(Array("123456789".utf8)), 0xCBF4_3926)
    expectEqual(ZlibStream.adler32(Array("Wikipedia".utf8)), 0x11E6_0398)
  }

  /// UIKit documentation, `pngData()`: nil where the image has no data.
  @Test func `Images without pixels have no PNG file`() throws {
    #expect(UIImage().pngData() == nil)
    #expect(UIImage(systemName: "star")?.pngData() == nil)
    let data = try #require(UIImage(pixels: red, scale: 2).pngData())
    // Width and height in the header, in pixels (PNG specification, 11.2.1).
    expectEqual(Array(data[16..<24]), [0, 0, 0, 6, 0, 0, 0, 4])
  }

  /// UIKit documentation, `UIImage.Orientation`: the side of the pixels that is shown on top.
  @Test func `The PNG file of a rotated image is as the image is shown`() throws {
    // Red and green above blue and white.
    let pixels = [
      UIColor.red, .green, .blue, .white,
    ].flatMap { color in
      let rgba = color.rgba(with: UITraitCollection())
      return ImagePixels(width: 1, height: 1, color: rgba).bytes
    }
    let image = try #require(ImagePixels(width: 2, height: 2, bytes: pixels))
    let (r, g, b, w) = ("r", "g", "b", "w")
    let shown: [(UIImage.Orientation, [String])] = [
      (.up, [r, g, b, w]), (.down, [w, b, g, r]), (.left, [g, w, r, b]), (.right, [b, r, w, g]),
      (.upMirrored, [g, r, w, b]), (.downMirrored, [b, w, r, g]),
      (.leftMirrored, [r, b, g, w]), (.rightMirrored, [w, g, b, r]),
    ]
    let letters = [pixels[0..<4]: r, pixels[4..<8]: g, pixels[8..<12]: b, pixels[12..<16]: w]
    for (orientation, expected) in shown {
      let turned = image.turned(orientation).bytes
      expectEqual([0, 4, 8, 12].map { letters[turned[$0..<$0 + 4]] }, expected, "\(orientation)")
    }
  }

  @Test func `A flipped orientation shows the same picture, mirrored`() throws {
    let bytes = (0..<24).map { UInt8($0 * 10) }
    let image = try #require(ImagePixels(width: 3, height: 2, bytes: bytes))
    for value in 0..<8 {
      let orientation = try #require(UIImage.Orientation(rawValue: value))
      let shown = image.turned(orientation)
      let flipped = UIImage(pixels: image, orientation: orientation)
        .withHorizontallyFlippedOrientation()
      let mirrored = image.turned(flipped.imageOrientation)
      for y in 0..<shown.height {
        let row = (0..<shown.width).map { x in shown.bytes[4 * (y * shown.width + x)] }
        let other = (0..<shown.width).map { x in mirrored.bytes[4 * (y * shown.width + x)] }
        expectEqual(Array(row.reversed()), other, "\(orientation)")
      }
    }
  }

  @Test func `A thumbnail has the given size, and none is made without one`() async {
    let image = UIImage(systemName: "star") ?? UIImage()
    let size = CGSize(width: 40, height: 30)
    expectEqual(image.preparingThumbnail(of: size)?.size, size)
    #expect(await image.byPreparingThumbnail(ofSize: size)?.size == size)
    #expect(image.preparingThumbnail(of: .zero) == nil)
    #expect(image.preparingThumbnail(of: CGSize(width: CGFloat.nan, height: 3)) == nil)
    expectEqual(image.preparingForDisplay(), image)
  }
}
