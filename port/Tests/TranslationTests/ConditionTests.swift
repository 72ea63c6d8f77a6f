// SPDX-License-Identifier: MIT
import Testing

@testable import Translation

@Suite struct ConditionTests {
  @Test func `iOS is where UIKit is`() {
    expectTranslation(
      "#if os(iOS) || os(tvOS)\nlet a = 1\n#elseif !os(iOS)\nlet a = 2\n#endif",
      "#if canImport(UIKit) || os(tvOS)\nlet a = 1\n#elseif !canImport(UIKit)\nlet a = 2\n#endif")
  }

  @Test func `A version that the device does not have`() {
    expectTranslation(
      "if #available(iOS 13.0, *) {}\nguard #available(iOS 26, *) else { f() }\nif #unavailable(iOS 99) {}",
      "if #available(iOS 13.0, *) {}\nguard deviceHas(iOS: 26) else { f() }\nif !deviceHas(iOS: 99) {}"
    )
  }

  @Test func `Files that import what does not exist are left out, and listed`() {
    let result = Translated([
      "A.swift": "import UIKit\nimport MapKit\n",
      "B.swift": "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nimport UIKit\n",
      "C.swift": "#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif\n",
      "D.swift": "import SnapKit\n",
    ])
    #expect(
      result.report.messages.map { "\($0.file) \($0.line)" } == [
        "/app/A.swift 2", "/app/D.swift 1",
      ])
    #expect(
      result.copies.keys.sorted() == [
        "B.swift", "C.swift", "D.swift", "ResinTranslatedModule.swift",
      ])
  }

  @Test func `Stubs are written for them`() {
    var options = TranslationOptions()
    options.writesStubs = true
    let result = Translated(["A.swift": "import MapKit\n"], options: options)
    #expect(result.report.messages == [])
    #expect(
      result.copies.keys.sorted() == ["A.swift", "MapKit.swift", "ResinTranslatedModule.swift"])
  }

  @Test func `Imports that other files of a module have`() {
    let result = Translated([
      "A.swift": "let a: UIView? = nil\n",
      "B.swift": "import Foundation\nlet s: URLSession? = nil\n",
    ])
    #expect(
      result.copies["A.swift"]?.hasPrefix("import UIKit\nimport UIKitPorting\n#source") == true)
    #expect(result.copies["B.swift"]?.hasPrefix("import FoundationNetworking\n#source") == true)
  }

  @Test func `A source that does not parse is an error with its line`() {
    let result = Translated([
      "A.swift": "import UIKit\nclass A {\n  func (\n}\n", "B.swift": "let x = 1",
    ])
    #expect(result.report.hasErrors)
    #expect(result.report.messages.first?.line == 3)
    #expect(result.copies.isEmpty)
  }

  @Test func `Two classes of one name are an error, but not in branches`() {
    let twice = Translated(["A.swift": "class A {}", "B.swift": "\nclass A {}"])
    #expect(
      twice.report.messages.map { "\($0.kind) \($0.file) \($0.line)" } == ["error /app/B.swift 2"])
    let branches = Translated(["A.swift": "#if DEBUG\nclass A {}\n#else\nclass A {}\n#endif"])
    #expect(!branches.report.hasErrors)
    let hidden = Translated(["A.swift": "private class A {}", "B.swift": "private class A {}"])
    #expect(!hidden.report.hasErrors)
  }
}
