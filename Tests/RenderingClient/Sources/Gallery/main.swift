// SPDX-License-Identifier: MIT
import HeadlessRenderer
import HeadlessUIKit

// Writes one picture in light and one in dark colours that show everything that is drawn:
//   swift run Gallery [FOLDER]
let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "gallery")
let renderer = Renderer(scale: 2)
for style in [UIUserInterfaceStyle.light, .dark] {
  let file = folder.appendingPathComponent(style == .dark ? "gallery-dark.png" : "gallery.png")
  let page = GalleryPage(style: style)
  try renderer.image(of: page.view).write(to: file)
  print(file.path)
}
