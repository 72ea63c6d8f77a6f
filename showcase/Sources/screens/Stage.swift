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
  /// In pixels.
  let (width, height): (Int, Int)

  init(_ options: ScreenOptions, time: ScreenHost.Time = .simulated) throws {
    guard let screen = GalleryScreen.named(options.screen) else {
      throw Failure("there is no screen '\(options.screen)'")
    }
    self.screen = screen
    let traits = UITraitCollection(userInterfaceStyle: options.dark ? .dark : .light)
      .modifyingTraits { $0.preferredContentSizeCategory = options.textSize.category }
    let host = ScreenHost(options.size?.device ?? .iPhone15, traits: traits, time: time)
    self.host = host
    let scale = options.scale
    // Text is measured as it is drawn, on this host, from the first layout on.
    renderer = host.perform { Renderer(scale: scale) }
    host.show(screen.makeController())
    let size = host.window?.bounds.size ?? .zero
    // Videos want even numbers of pixels.
    width = Int((size.width * scale / 2).rounded()) * 2
    height = Int((size.height * scale / 2).rounded()) * 2
  }

  /// Draws the screen into rows of blue, green, red and alpha.
  func draw(into pixels: UnsafeMutableRawBufferPointer, bytesPerRow: Int) {
    guard let window = host.window else { return }
    host.perform {
      renderer.draw(
        window, into: pixels, width: width, height: height, bytesPerRow: bytesPerRow)
    }
  }
}

/// Something went wrong that the user should know.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
