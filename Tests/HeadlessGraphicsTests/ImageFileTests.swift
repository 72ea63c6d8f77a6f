// SPDX-License-Identifier: MIT
import HeadlessGraphics
import HeadlessHost
import ResinTestSupport
import Testing

/// Sizes are those that the formats' documents state for these bytes.
@MainActor @Suite struct ImageFileTests {
  let host = ScreenHost(.iPhone15)

  private func big(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(value >> (8 * $0) & 255) }
  }

  private func little(_ value: Int, _ count: Int) -> [UInt8] { big(value, count).reversed() }

  private var png: [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13, 4) + Array("IHDR".utf8)
      + big(40, 4) + big(30, 4) + [8, 6, 0, 0, 0]
  }

  /// A JPEG header of 60 by 20 pixels with an Exif orientation.
  private func jpeg(orientation: Int) -> [UInt8] {
    let tiff =
      Array("MM".utf8) + big(42, 2) + big(8, 4) + big(1, 2)
      + big(0x0112, 2) + big(3, 2) + big(1, 4) + big(orientation, 2) + [0, 0] + big(0, 4)
    let exif = Array("Exif".utf8) + [0, 0] + tiff
    return [0xFF, 0xD8, 0xFF, 0xE1] + big(exif.count + 2, 2) + exif
      + [0xFF, 0xC0] + big(17, 2) + [8] + big(20, 2) + big(60, 2) + [3]
  }

  @Test func `Without a renderer sizes are read from headers`() throws {
    let gif = Array("GIF89a".utf8) + little(7, 2) + little(9, 2)
    let webP =
      Array("RIFF".utf8) + little(100, 4) + Array("WEBPVP8X".utf8) + little(10, 4)
      + [0, 0, 0, 0] + little(99, 3) + little(49, 3)
    let sizes = host.perform {
      [png, jpeg(orientation: 1), gif, webP].map { UIImage(data: Data($0))?.size ?? .zero }
    }
    expectEqual(sizes.map(\.width), [40, 60, 7, 100])
    expectEqual(sizes.map(\.height), [30, 20, 9, 50])
    expectEqual(
      host.perform { UIImage(data: Data(png), scale: 2)?.size }, CGSize(width: 20, height: 15))
    expectEqual(host.perform { UIImage(data: Data(png))?.cgImage?.width }, 40)
  }

  @Test func `The orientation of a photo turns it`() {
    let image = host.perform { UIImage(data: Data(jpeg(orientation: 6))) }
    expectEqual(image?.imageOrientation, .right)
    expectEqual(image?.size, CGSize(width: 20, height: 60))
  }

  @Test func `Damaged and foreign data give no image`() {
    for data in [
      [], [0xFF], Array("hello".utf8), Array(png.prefix(20)),
      Array(jpeg(orientation: 1).prefix(40)),
    ] {
      #expect(host.perform { UIImage(data: Data(data)) } == nil)
    }
    #expect(host.perform { UIImage(contentsOfFile: "/no/such/file.png") } == nil)
  }

  @Test func `The name of a file determines the scale`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("photo@2x.png")
    try Data(png).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let image = host.perform { UIImage(contentsOfFile: file.path) }
    #expect(image?.scale == 2 && image?.size == CGSize(width: 20, height: 15))
  }

  @Test func `An animated image shows its images in the device's time`() throws {
    let frames = host.perform {
      [UIColor.red, .green].map { host.makeImage($0, size: CGSize(width: 10, height: 10)) }
    }
    let image = try #require(UIImage.animatedImage(with: frames, duration: 1))
    #expect(image.images?.count == 2 && image.duration == 1 && image.size.width == 10)
    let view = host.perform { UIImageView(image: image) }
    host.show(view, frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    host.settle()
    #expect(view.isAnimating)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }

  // MARK: Asset catalogs

  /// Writes a catalog as Xcode does.
  private func makeCatalog() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalog-\(UUID().uuidString)")
    let catalog = folder.appendingPathComponent("App/Assets.xcassets")
    func write(_ path: String, _ data: Data) throws {
      let file = catalog.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    let dark = #"[{"appearance": "luminosity", "value": "dark"}]"#
    for name in ["one.png", "three.png", "dark.png"] {
      try write("Logo.imageset/\(name)", Data(png))
    }
    try write(
      "Logo.imageset/Contents.json",
      Data(
        """
        {"images": [
          {"idiom": "universal", "scale": "1x", "filename": "one.png"},
          {"idiom": "universal", "scale": "2x"},
          {"idiom": "universal", "scale": "3x", "filename": "three.png"},
          {"idiom": "universal", "scale": "1x", "filename": "dark.png", "appearances": \(dark)}
        ], "properties": {"template-rendering-intent": "template"}}
        """.utf8))
    try write("Colors/Contents.json", Data(#"{"properties": {"provides-namespace": true}}"#.utf8))
    try write(
      "Colors/Brand.colorset/Contents.json",
      Data(
        """
        {"colors": [
          {"idiom": "universal", "color": {"color-space": "srgb", "components":
            {"red": "1.000", "green": "0x00", "blue": "0", "alpha": "1.000"}}},
          {"idiom": "universal", "appearances": \(dark), "color": {"color-space": "srgb", "components":
            {"red": "0", "green": "255", "blue": "0.000", "alpha": "0.500"}}}
        ]}
        """.utf8))
    try write("Group/custom.leaf.symbolset/Contents.json", Data(#"{"symbols": []}"#.utf8))
    return folder
  }

  @Test func `Names of a catalog are found, for the screen's scale and appearance`() throws {
    let folder = try makeCatalog()
    defer { try? FileManager.default.removeItem(at: folder) }
    try host.assets(in: folder)
    let logo = try #require(host.perform { UIImage(named: "Logo") })
    #expect(logo.scale == 3 && logo.renderingMode == .alwaysTemplate)
    let dark = host.traits.modifyingTraits { $0.userInterfaceStyle = .dark }
    expectEqual(host.perform { UIImage(named: "Logo", in: nil, compatibleWith: dark)?.scale }, 1)
    let brand = try #require(host.perform { UIColor(named: "Colors/Brand") })
    expectEqual(
      brand.resolvedColor(with: host.traits), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    expectEqual(brand.resolvedColor(with: dark), UIColor(red: 0, green: 1, blue: 0, alpha: 0.5))
    #expect(host.perform { UIColor(named: "Brand") } == nil)
    #expect(host.perform { UIImage(named: "custom.leaf")?.isSymbolImage } == true)
    #expect(host.perform { UIImage(named: "Missing") } == nil)
  }

  @Test func `A missing catalog and a damaged one are errors`() throws {
    let empty = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    #expect(throws: AssetError.noCatalog(empty.path)) { try host.assets(in: empty) }
    let folder = try makeCatalog()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("App/Assets.xcassets/Logo.imageset/one.png")
    try Data("text".utf8).write(to: file)
    #expect(throws: AssetError.self) { try host.assets(in: folder) }
  }

  // MARK: PDF

  /// Writes a catalog with a PDF image of 23.6 by 40 points and one whose size is compressed. The
  /// first has more than 64 KB before its page (ISO 32000-1, 7.5 and 7.7.3.3).
  private func makeCatalogOfDocuments() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalog-\(UUID().uuidString)")
    let stream = [UInt8](repeating: 0xFF, count: 70_000)
    let documents = [
      "Glass": Array("%PDF-1.4\n".utf8) + stream
        + Array("\n<< /Type /Page /MediaBox [ 0 -20\n23.6 20 ] >>".utf8),
      "Zipped": Array("%PDF-1.5\n<< /Type /ObjStm >>".utf8) + stream,
    ]
    for (name, bytes) in documents {
      let set = folder.appendingPathComponent("Assets.xcassets/\(name).imageset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data(bytes).write(to: set.appendingPathComponent("\(name).pdf"))
      let contents = #"{"images": [{"idiom": "universal", "filename": "\#(name).pdf"}]}"#
      try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    }
    return folder
  }

  @Test func `PDF images of a catalog are named in a warning, and do not stop the others`() throws {
    let folder = try makeCatalogOfDocuments()
    defer { try? FileManager.default.removeItem(at: folder) }
    host.printsWarnings = false
    host.perform { ValueEnvironment.current.rasterizer = NoDecoder() }
    try host.assets(in: folder)
    expectEqual(host.warnings.count, 2)
    #expect(host.warnings.contains { $0.contains("Glass.pdf") && $0.contains("gray rectangle") })
    #expect(host.warnings.contains { $0.contains("Zipped.pdf") && $0.contains("empty image") })
    let image = try #require(host.perform { UIImage(named: "Glass") })
    expectEqual(image.size, CGSize(width: 24, height: 40))
    expectEqual(host.perform { UIImage(named: "Zipped")?.size }, .zero)
  }
}

/// A renderer that reads no file.
private struct NoDecoder: ImageRasterizing {
  @MainActor func pixels(of drawing: ImageDrawing, scale: CGFloat) -> ImagePixels? { nil }
  func png(of pixels: ImagePixels) -> Data? { nil }
  func jpeg(of pixels: ImagePixels, quality: CGFloat) -> Data? { nil }
  func pixels(ofFile data: Data) -> ImagePixels? { nil }
}
