// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import HeadlessUIKit
import ResinTestSupport
import Testing
import UIKitPorting

/// A folder as in a repository, and what `Bundle` documents for the built application.
@MainActor @Suite struct ApplicationBundleTests {
  private final class Delegate: NSObject, UIApplicationDelegate {}

  private static let files = [
    "App/Info.plist": """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
    <key>CFBundleIdentifier</key><string>org.example.app</string>
    <key>Answer</key><integer>42</integer></dict></plist>
    """,
    "App/Data/rows.json": "[1, 2]",
    "App/Data/Deep/rows.txt": "deep",
    "App/de.lproj/Localizable.strings": "\"title\" = \"Küche\";",
    "App/en.lproj/Localizable.strings": "\"title\" = \"Kitchen\";",
    "App/fr.lproj/Other.strings": "\"title\" = \"Cuisine\";",
    "App/Base.lproj/text.txt": "base",
    "App/de.lproj/text.txt": "deutsch",
  ]

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in Self.files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try body(folder)
  }

  private func text(_ name: String, _ fileExtension: String, in host: ScreenHost) throws -> String {
    let url = host.perform {
      Bundle.ofApplication.url(forResource: name, withExtension: fileExtension)
    }
    return String(decoding: try Data(contentsOf: #require(url)), as: UTF8.self)
  }

  @Test(arguments: [(["de-AT"], "Küche", "deutsch"), (["en"], "Kitchen", "base")])
  func `Files and texts are found in the language of the device`(
    _ languages: [String], _ title: String, _ contents: String
  ) throws {
    try withFolder { folder in
      let host = ScreenHost(.iPhone15)
      host.languages = languages
      host.launch(Delegate.self, resources: folder)
      expectEqual(try text("rows", "json", in: host), "[1, 2]")
      expectEqual(try text("text", "txt", in: host), contents)
      host.perform {
        let bundle = Bundle.ofApplication
        expectEqual(bundle.localizedString(forKey: "title", value: nil, table: nil), title)
        expectEqual(bundle.localizedString(forKey: "none", value: nil, table: nil), "none")
        expectEqual(bundle.localizedString(forKey: "none", value: "else", table: "Other"), "else")
        expectEqual(String(localized: "title"), title)
      }
    }
  }

  @Test func `Folders, names with folders, and Info.plist`() throws {
    try withFolder { folder in
      let host = ScreenHost(.iPhone15)
      host.launch(Delegate.self, resources: folder)
      host.perform {
        let bundle = Bundle.ofApplication
        #expect(bundle.path(forResource: "rows.json", ofType: nil) != nil)
        #expect(bundle.path(forResource: "rows", ofType: "txt", inDirectory: "Deep") != nil)
        #expect(bundle.path(forResource: "rows", ofType: "txt", inDirectory: "Other") == nil)
        #expect(bundle.path(forResource: "none", ofType: "txt") == nil)
        expectEqual(bundle.paths(forResourcesOfType: "json", inDirectory: nil).count, 1)
        expectEqual(bundle.object(forInfoDictionaryKey: "Answer") as? Int, 42)
        expectEqual(bundle.bundleIdentifier, "org.example.app")
      }
    }
  }

  @Test func `Without resources it is the bundle of the program`() throws {
    try withFolder { folder in
      let host = ScreenHost(.iPhone15)
      host.launch(Delegate.self, resources: folder)
      host.launch(Delegate.self)
      host.perform { #expect(Bundle.ofApplication === Bundle.main) }
    }
  }
}
