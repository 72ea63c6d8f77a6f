// SPDX-License-Identifier: MIT
import HeadlessRenderer
import HeadlessUIKit

// Writes a light and a dark picture of everything that the renderer draws:
//   swift run Gallery [FOLDER]
let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "gallery")
var pages: [(URL, GalleryPage)] = []
let renderer = Renderer(scale: 2)
for style in [UIUserInterfaceStyle.light, .dark] {
  let file = folder.appendingPathComponent(style == .dark ? "gallery-dark.png" : "gallery.png")
  // A color set on a layer is resolved with the traits that are current at that time.
  let traits = UITraitCollection.current.modifyingTraits { $0.userInterfaceStyle = style }
  traits.performAsCurrent {
    pages.append((file, GalleryPage(style: style)))
  }
}
for (file, page) in pages {
  try renderer.image(of: page.view).write(to: file)
  print(file.path)
}
