// SPDX-License-Identifier: MIT
import Foundation

/// The screens of the page, with their code.
struct Exhibition {
  /// An exhibit with its code.
  struct Entry {
    let exhibit: Exhibit
    let samples: [CodeSample]
    /// Titles and links.
    let documents: [(title: String, link: String)]
  }

  let entries: [Entry]
  /// The link to the page on which pointers move what the library computes, relative to the folder
  /// of the page.
  let playground: String

  /// Reads the code of all exhibits.
  ///
  /// - Parameters:
  ///   - root: The folder of the package.
  ///   - folder: The folder of the page, from which its links start.
  init(root: URL, folder: OutputFolder) throws {
    playground = folder.link(
      to: root.appendingPathComponent("bindings/javascript/playground/index.html"))
    entries = try Exhibit.all.map { exhibit in
      Entry(
        exhibit: exhibit, samples: try exhibit.code.map { try CodeSample($0, in: root) },
        documents: exhibit.documents.map {
          ($0.title, folder.link(to: root.appendingPathComponent($0.path)))
        })
    }
  }
}

extension Page {
  func exhibits(_ markup: inout Markup) {
    guard let exhibition else { return }
    for entry in exhibition.entries {
      markup.element("section", ["id": entry.exhibit.screen, "class": "exhibit"]) { section in
        section.element("div", ["class": "screen"]) { medium(entry.exhibit, &$0) }
        section.element("div", ["class": "words"]) { words(entry, &$0) }
      }
    }
  }

  private func medium(_ exhibit: Exhibit, _ markup: inout Markup) {
    switch exhibit.medium {
    case .clip:
      markup.element(
        "video",
        [
          "src": exhibit.file, "autoplay": "autoplay", "muted": "muted", "loop": "loop",
          "playsinline": "playsinline", "controls": "controls", "preload": "metadata",
          "aria-label": "\(exhibit.title): a recording of the screen",
        ], text: "")
    case .picture:
      markup.element(
        "img", ["src": exhibit.file, "alt": "\(exhibit.title): a picture of the screen"])
    }
  }

  private func words(_ entry: Exhibition.Entry, _ markup: inout Markup) {
    markup.element("h2", text: entry.exhibit.title)
    markup.element("p", text: entry.exhibit.text)
    markup.element("p", ["class": "documents"]) { list in
      for document in entry.documents {
        list.element("a", ["href": document.link], text: document.title)
      }
    }
    for sample in entry.samples {
      markup.element("pre") { $0.element("code", text: sample.text) }
    }
  }
}

extension OutputFolder {
  /// Returns the relative URL from this folder to a file.
  func link(to file: URL) -> String {
    let from = url.standardizedFileURL.pathComponents
    let to = file.standardizedFileURL.pathComponents
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: from.count - shared)
    let path = (up + to.dropFirst(shared)).joined(separator: "/")
    // A folder may be called "C#" or "100 %", which a browser would not find unescaped.
    return path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }
}
