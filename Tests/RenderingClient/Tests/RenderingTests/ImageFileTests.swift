// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import HeadlessRenderer
import HeadlessUIKit
import Testing

/// Image files that the system's libraries write and read.
@MainActor @Suite struct ImageDecodingTests {
  let host = ScreenHost(.iPhone15)
  let renderer: Renderer

  init() {
    renderer = Renderer(for: host)
  }

  /// An image whose left half is red and whose right half is blue.
  private func makeImage() -> UIImage {
    host.perform {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return UIGraphicsImageRenderer(size: CGSize(width: 32, height: 16), format: format).image {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        UIColor.blue.setFill()
        $0.fill(CGRect(x: 16, y: 0, width: 16, height: 16))
      }
    }
  }

  private func pixels(of image: UIImage) -> RenderedImage {
    let view = host.perform { UIImageView(image: image) }
    return Renderer(scale: 1).image(of: view)
  }

  @Test func `PNG files keep every pixel`() throws {
    let data = try #require(host.perform { makeImage().pngData() })
    let image = try #require(host.perform { UIImage(data: data) })
    let shown = pixels(of: image)
    #expect(image.size == CGSize(width: 32, height: 16) && image.cgImage?.width == 32)
    #expect(shown[2, 8].red == 255 && shown[2, 8].blue == 0)
    #expect(shown[30, 8].red == 0 && shown[30, 8].blue == 255)
    #expect(host.perform { image.pngData() } == data)
  }

  @Test func `JPEG files keep colors nearly, and better at a higher quality`() throws {
    let (best, worst) = host.perform {
      (makeImage().jpegData(compressionQuality: 1), makeImage().jpegData(compressionQuality: 0))
    }
    let data = try #require(best)
    #expect(data.starts(with: [0xFF, 0xD8]) && data.count > (worst?.count ?? .max))
    let shown = pixels(of: try #require(host.perform { UIImage(data: data) }))
    #expect(shown[4, 8].red > 240 && shown[4, 8].blue < 16)
    #expect(shown[28, 8].red < 16 && shown[28, 8].blue > 240)
  }

  @Test func `A file with a good header and no pixels gives no image`() throws {
    let data = try #require(host.perform { makeImage().pngData() })
    #expect(host.perform { UIImage(data: data.prefix(40)) } == nil)
  }

  @Test func `A view shows the image of a catalog that fits its appearance`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalog-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Assets.xcassets/Flag.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    for (name, color) in [("light", UIColor.red), ("dark", UIColor.blue)] {
      let image = host.perform {
        UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
          color.setFill()
          $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
      }
      try #require(host.perform { image.pngData() })
        .write(to: set.appendingPathComponent("\(name).png"))
    }
    try Data(
      """
      {"images": [{"idiom": "universal", "filename": "light.png", "scale": "3x"},
        {"idiom": "universal", "filename": "dark.png", "scale": "3x",
          "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """.utf8
    ).write(to: set.appendingPathComponent("Contents.json"))
    try host.assets(in: folder)
    let view = host.perform { UIImageView(image: UIImage(named: "Flag")) }
    host.show(view, frame: CGRect(x: 0, y: 100, width: 8, height: 8))
    #expect(renderer.image(of: view)[4, 4].red == 255)
    host.appearance = .dark
    host.settle()
    #expect(renderer.image(of: view)[4, 4].blue == 255)
    #expect(view.intrinsicContentSize == CGSize(width: 8, height: 8))
  }
}
