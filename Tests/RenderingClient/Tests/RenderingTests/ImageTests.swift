// SPDX-License-Identifier: MIT
@testable import HeadlessRenderer
@testable import HeadlessGraphics
@testable import HeadlessUIKit
import Testing

/// Images, compared pixel by pixel.
@MainActor @Suite struct ImageTests {
  let renderer = Renderer(scale: 1)

  /// Returns an image of four pixels: red and green above, blue and white below.
  private func makeImage(scale: CGFloat = 1, _ orientation: UIImage.Orientation = .up) -> UIImage {
    let pixels = ImagePixels(
      width: 2, height: 2,
      bytes: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255])!
    return UIImage(pixels: pixels, scale: scale, orientation: orientation)
  }

  private func draw(_ image: UIImage, _ rect: CGRect, tint: UIColor = .black) -> RenderedImage {
    let view = ContentView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
    view.content = .image(image, in: rect, tint: tint.cgColor)
    return renderer.image(of: view)
  }

  @Test func `Drawing an image at its own size keeps every pixel`() {
    let image = draw(makeImage(), CGRect(x: 3, y: 4, width: 2, height: 2))
    #expect(image[3, 4] == .pureRed && image[4, 4] == .pureGreen)
    #expect(image[3, 5] == .pureBlue && image[4, 5] == .white)
    #expect(image.coverage == 4)
  }

  @Test func `A stretched image fills its rectangle and nothing else`() {
    let image = draw(makeImage(), CGRect(x: 1, y: 1, width: 8, height: 8))
    #expect(image.coverage == 64)
    #expect(image[1, 1] == .pureRed && image[8, 8] == .white)
  }

  /// "UIImage.Orientation": the rotation and mirroring of the pixels before they are shown.
  @Test(arguments: [
    (UIImage.Orientation.up, "rgbw"), (.down, "wbgr"), (.left, "gwrb"), (.right, "brwg"),
    (.upMirrored, "grwb"), (.downMirrored, "bwrg"), (.leftMirrored, "rbgw"),
    (.rightMirrored, "wgbr"),
  ])
  func `An image is turned and mirrored as its orientation says`(
    orientation: UIImage.Orientation, expected: String
  ) {
    let image = draw(makeImage(orientation), CGRect(x: 0, y: 0, width: 2, height: 2))
    let names: [RenderedImage.Pixel: Character] = [
      .pureRed: "r", .pureGreen: "g", .pureBlue: "b", .white: "w",
    ]
    let shown = [(0, 0), (1, 0), (0, 1), (1, 1)].map { names[image[$0.0, $0.1]] ?? "?" }
    #expect(String(shown) == expected)
  }

  private func makeImage(_ orientation: UIImage.Orientation) -> UIImage {
    makeImage(scale: 1, orientation)
  }

  @Test func `A template is drawn in the tint, with its own alpha (withRenderingMode(_:))`() {
    let pixels = ImagePixels(width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 255, 0, 128])!
    let image = UIImage(pixels: pixels).withRenderingMode(.alwaysTemplate)
    let drawn = draw(image, CGRect(x: 0, y: 0, width: 2, height: 1), tint: .blue)
    #expect(drawn[0, 0] == .pureBlue)
    #expect(drawn[1, 0].isNear(red: 0, green: 0, blue: 255, alpha: 128))
    let own = UIImage(pixels: pixels).withTintColor(.green, renderingMode: .alwaysOriginal)
    #expect(draw(own, CGRect(x: 0, y: 0, width: 2, height: 1), tint: .blue)[0, 0] == .pureGreen)
  }

  @Test func `Caps keep their size (UIImage, resizableImage(withCapInsets:resizingMode:))`() {
    // A row of red, green and blue, in which the green middle grows.
    let pixels = ImagePixels(
      width: 3, height: 1, bytes: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255])!
    let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    for mode in [UIImage.ResizingMode.stretch, .tile] {
      let image = UIImage(pixels: pixels).resizableImage(withCapInsets: caps, resizingMode: mode)
      let drawn = draw(image, CGRect(x: 0, y: 0, width: 10, height: 1))
      #expect(drawn[0, 0] == .pureRed)
      for x in 1..<9 { #expect(drawn[x, 0] == .pureGreen, "\(mode) \(x)") }
      #expect(drawn[9, 0] == .pureBlue)
    }
  }

  @Test func `Contents fill their layer, fit into it or are centered in it (contentsGravity)`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 4)
    layer.contents = makeImage()
    #expect(renderer.image(of: layer).coverage == 32)
    layer.contentsGravity = .resizeAspect
    #expect(
      renderer.image(of: layer).boundingBox { $0.alpha > 0 }
        == CGRect(x: 2, y: 0, width: 4, height: 4))
    layer.contentsGravity = .center
    let image = renderer.image(of: layer)
    #expect(image[3, 1] == .pureRed && image[4, 2] == .white)
    #expect(image.coverage == 4)
  }

  @Test func `A layer shows a part of its contents, and pixels without interpolation`() {
    let pixels = ImagePixels(width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 255, 0, 255])!
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 4)
    layer.contents = UIImage(pixels: pixels).cgImage
    layer.magnificationFilter = .nearest
    #expect(renderer.image(of: layer).boundingBox(of: .pureRed).width == 4)
    #expect(renderer.image(of: layer).count(of: .pureGreen) == 16)
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    #expect(renderer.image(of: layer).count(of: .pureGreen) == 32)
    layer.contentsRect = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
    #expect(renderer.image(of: layer).boundingBox(of: .pureGreen).minX == 4)
    // The part has half of the size of the image, and is shown in this size.
    layer.contentsGravity = .topLeft
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    #expect(renderer.image(of: layer).count(of: .pureGreen) == 1)
    layer.magnificationFilter = .linear
    layer.contentsGravity = .resize
    layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(renderer.image(of: layer).count(of: .pureGreen) < 16)
  }

  @Test func `The content mode places the image of an image view (UIImageView)`() {
    let view = UIImageView(image: makeImage())
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 6)
    view.contentMode = .bottomRight
    #expect(renderer.image(of: view)[9, 5] == .white)
    #expect(renderer.image(of: view).coverage == 4)
  }

  @Test func `Symbols are drawn in the tint within their square, others as a letter`() {
    for name in ["heart", "heart.fill", "plus.circle.fill", "chevron.right", "bandage"] {
      let view = ContentView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      view.content = .image(
        UIImage(systemName: name)!, in: CGRect(x: 8, y: 8, width: 24, height: 24),
        tint: UIColor.red.cgColor)
      let image = renderer.image(of: view)
      #expect(image.coverage > 20, "\(name)")
      #expect(
        CGRect(x: 7, y: 7, width: 26, height: 26).contains(image.boundingBox { $0.alpha > 0 }))
      #expect(image.count { $0.alpha > 200 && ($0.red < 250 || $0.green > 5) } == 0, "\(name)")
    }
    let outline = draw(UIImage(systemName: "heart")!, CGRect(x: 0, y: 0, width: 12, height: 12))
    let filled = draw(UIImage(systemName: "heart.fill")!, CGRect(x: 0, y: 0, width: 12, height: 12))
    #expect(filled.coverage > 1.3 * outline.coverage)
  }

  @Test func `A symbol does not cut holes into the background`() {
    let view = ContentView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .white
    view.content = .image(
      UIImage(systemName: "plus.circle.fill")!, in: view.bounds, tint: UIColor.red.cgColor)
    #expect(renderer.image(of: view).coverage == 1600)
    #expect(renderer.image(of: view)[20, 20] == .white)  // the plus
  }
}

/// Pictures in memory and in files.
@MainActor @Suite struct RenderedImageTests {
  private func makePicture() throws -> RenderedImage {
    var bytes: [UInt8] = []
    for index in 0..<64 {
      let alpha = [255, 128, 1, 0][index % 4]
      bytes += [index, 255 - index, index * 3 % 256].map { UInt8($0 * alpha / 255) }
      bytes.append(UInt8(alpha))
    }
    return try #require(RenderedImage(width: 16, height: 4, scale: 2, bytes: bytes))
  }

  @Test func `PNG keeps opaque and clear pixels exactly, and all others up to rounding`() throws {
    let picture = try makePicture()
    let back = try RenderedImage(png: picture.pngData(), scale: 2)
    #expect(back.width == 16 && back.height == 4 && back.size == CGSize(width: 8, height: 2))
    let comparison = ImageComparison(expected: picture, actual: back)
    #expect(comparison.largestDifference <= 1)
    let opaque = Renderer(scale: 3).image(
      of: makeLayer(
        UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1), CGRect(x: 0, y: 0, width: 5, height: 5))
    )
    #expect(try RenderedImage(png: opaque.pngData(), scale: 3) == opaque)
    #expect(opaque[0, 0] == RenderedImage.Pixel(red: 51, green: 102, blue: 153))
  }

  @Test func `Data that is not a PNG, is damaged or is truncated is rejected`() throws {
    let good = try makePicture().pngData()
    var damaged = good
    damaged[good.count / 2] ^= 0xFF
    for data in [Data(), Data([1, 2, 3]), good.prefix(good.count - 20), damaged, good.prefix(8)] {
      #expect(throws: RenderedImageError.notPNG) { try RenderedImage(png: data) }
    }
    #expect(throws: (any Error).self) {
      try RenderedImage(contentsOf: URL(fileURLWithPath: "/nonexistent.png"))
    }
  }

  @Test func `A picture made from bytes requires four bytes for each pixel`() {
    #expect(RenderedImage(width: 2, height: 2, bytes: [UInt8](repeating: 0, count: 15)) == nil)
    #expect(RenderedImage(width: -1, height: 2, bytes: []) == nil)
    #expect(RenderedImage(width: 40_000, height: 0, bytes: []) == nil)
    #expect(RenderedImage(width: 0, height: 0, bytes: [])?.uiImage.size == .zero)
  }

  @Test func `A pixel returns its color without the premultiplied alpha`() {
    let image = Renderer(scale: 1).image(
      of: makeLayer(
        UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5), CGRect(x: 0, y: 0, width: 1, height: 1)))
    #expect(image[0, 0].isNear(red: 255, green: 128, blue: 0, alpha: 128))
  }

  @Test func `A picture that is drawn as a UIImage gives the same picture`() {
    let renderer = Renderer(scale: 2)
    let root = makeLayer(.blue, CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSublayer(
      makeLayer(
        UIColor(red: 1, green: 0, blue: 0, alpha: 0.3), CGRect(x: 2, y: 2, width: 5, height: 5)))
    let picture = renderer.image(of: root)
    let view = UIImageView(image: picture.uiImage)
    #expect(view.intrinsicContentSize == CGSize(width: 10, height: 10))
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(renderer.image(of: view) == picture)
  }

  @Test func `A frame in memory of the caller gets the same pixels, and nothing beyond its rows`() {
    let renderer = Renderer(scale: 2)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 6))
    view.backgroundColor = .red
    let picture = renderer.image(of: view)
    let (width, height, bytesPerRow) = (24, 12, 112)
    let pixels = UnsafeMutableRawBufferPointer.allocate(
      byteCount: bytesPerRow * height, alignment: 16)
    defer { pixels.deallocate() }
    pixels.initializeMemory(as: UInt8.self, repeating: 7)
    renderer.draw(view, into: pixels, width: width, height: height, bytesPerRow: bytesPerRow)
    for y in 0..<height {
      for x in 0..<20 {
        let start = y * bytesPerRow + 4 * x
        #expect(
          Array(pixels[start..<start + 4])
            == Array(picture.bytes[(y * 20 + x) * 4..<(y * 20 + x) * 4 + 4]))
      }
      #expect(pixels[y * bytesPerRow + 4 * 21] == 0)  // cleared
    }
    // A second frame keeps no pixels of the first.
    view.backgroundColor = nil
    renderer.draw(view, into: pixels, width: width, height: height, bytesPerRow: bytesPerRow)
    #expect(pixels[0] == 0 && pixels[3] == 0)
  }

  /// Images with runs, noise, gradients and repetitions farther apart than the compressor's window.
  @Test(arguments: [(1, 1), (7, 3), (300, 200), (64, 1_024)])
  func `Cairo reads the PNG files that images write`(width: Int, height: Int) throws {
    var random = SystemRandomNumberGenerator()
    for style in 0..<4 {
      let bytes = (0..<width * height).flatMap { index -> [UInt8] in
        let (x, y) = (index % width, index / width)
        switch style {
        case 0: return [10, 20, 30, 255]
        case 1: return [UInt8(x % 256), UInt8(y % 256), UInt8((x + y) % 256), 255]
        case 2: return (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) } + [255]
        default: return x / 8 % 2 == y / 8 % 2 ? [255, 255, 255, 255] : [0, 0, 0, 255]
        }
      }
      let image = UIImage(
        pixels: try #require(ImagePixels(width: width, height: height, bytes: bytes)))
      let read = try RenderedImage(png: try #require(image.pngData()))
      #expect(read.width == width && read.height == height)
      let isEqual = (0..<width * height).allSatisfy { index in
        let pixel = read[index % width, index / width]
        return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
          == Array(bytes[4 * index..<4 * index + 4])
      }
      #expect(isEqual, "style \(style)")
    }
  }
}
