// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import HeadlessRenderer
import HeadlessUIKit
import Testing

@MainActor @Suite struct PictureSample {
  @Test func `A greeting is drawn, in light and dark`() throws {
    let host = ScreenHost(.iPhone15)
    let renderer = Renderer(for: host)
    let label = host.perform { UILabel() }
    label.text = "Hello"
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.backgroundColor = .systemBackground
    host.show(label)

    let light = renderer.image(of: host)
    try light.write(to: FileManager.default.temporaryDirectory.appending(path: "light.png"))
    host.appearance = .dark
    host.settle()
    let dark = renderer.image(of: label)
    try dark.write(to: FileManager.default.temporaryDirectory.appending(path: "dark.png"))

    #expect(light.width == 3 * 393 && light.height == 3 * 852)
    #expect(!ImageComparison(expected: light, actual: dark).isMatch)
  }
}
