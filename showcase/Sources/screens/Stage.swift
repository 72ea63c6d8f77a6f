// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import HeadlessRenderer
import ScreenGallery

/// A screen of the gallery on a host, with the renderer that draws it.
@MainActor
final class Stage {
  let host: ScreenHost
  let screen: GalleryScreen
  let renderer: Renderer
  private let scale: Double

  convenience init(_ options: ScreenOptions, time: ScreenHost.Time = .simulated) throws {
    guard let screen = GalleryScreen.named(options.screen) else {
      throw Failure("there is no screen '\(options.screen)'")
    }
    self.init(
      screen, device: options.size?.device, isDark: options.dark, textSize: options.textSize,
      scale: options.scale, time: time)
  }

  /// - Parameter device: The device that shows the screen; nil for a phone.
  init(
    _ screen: GalleryScreen, device: DeviceModel?, isDark: Bool, textSize: TextSize, scale: Double,
    time: ScreenHost.Time = .simulated
  ) {
    self.screen = screen
    let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
      .modifyingTraits { $0.preferredContentSizeCategory = textSize.category }
    let host = ScreenHost(device ?? .iPhone15, traits: traits, time: time)
    self.host = host
    // Created first, so that all text on this host is measured with the fonts in which it is drawn.
    renderer = host.perform { Renderer(scale: scale) }
    self.scale = scale
    host.showsStatusBar = true
    host.showsScrollIndicators = true
    host.show(screen.makeController())
  }

  /// The width of the picture, in pixels.
  var width: Int { pixels(host.window?.bounds.width ?? 0) }

  /// The height of the picture, in pixels.
  var height: Int { pixels(host.window?.bounds.height ?? 0) }

  /// Returns an even number, which video codecs require.
  private func pixels(_ length: CGFloat) -> Int { Int((length * scale / 2).rounded()) * 2 }

  /// Returns the screen as rows of blue, green, red and alpha.
  func picture() -> [UInt8] {
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    pixels.withUnsafeMutableBytes { draw(into: $0, bytesPerRow: width * 4) }
    return pixels
  }

  /// Draws the screen into rows of blue, green, red and alpha.
  func draw(into pixels: UnsafeMutableRawBufferPointer, bytesPerRow: Int) {
    host.perform {
      renderer.draw(host, into: pixels, width: width, height: height, bytesPerRow: bytesPerRow)
    }
  }
}

/// An error with a message for the user.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
