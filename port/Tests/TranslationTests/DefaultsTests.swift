// SPDX-License-Identifier: MIT
import Testing

@testable import Translation

@Suite struct DefaultsTests {
  private static let source = """
    import UIKit
    class Settings {
      let store: UserDefaults = .standard
      func save() { UserDefaults.standard.set(1, forKey: "a") }
    }
    """

  @Test func `A file with UserDefaults has a member of its own for the standard ones`() throws {
    let result = Translated(["A.swift": Self.source])
    let copy = try #require(result.copies["A.swift"])
    #expect(copy.contains("fileprivate static var standard: UserDefaults { .ofDevice }"))
    #expect(copy.components(separatedBy: "extension UserDefaults").count == 2)
    #expect(copy.contains("import UIKitPorting"))
  }

  @Test func `Bundle.main and NSLocalizedString are those of the application`() throws {
    let result = Translated([
      "A.swift": """
      import UIKit
      let title = NSLocalizedString("title", comment: "")
      let path = Bundle.main.path(forResource: "a", ofType: "json")
      """
    ])
    let copy = try #require(result.copies["A.swift"])
    #expect(copy.contains("fileprivate static var main: Bundle { .ofApplication }"))
    #expect(copy.contains("fileprivate func NSLocalizedString("))
    #expect(result.report.forms["Bundle.main"] == 1)
  }

  @Test func `A class of that name of the module's own is left alone`() throws {
    let result = Translated([
      "A.swift": Self.source, "B.swift": "class UserDefaults { static let standard = 1 }",
    ])
    let copy = try #require(result.copies["A.swift"])
    #expect(!copy.contains("ofDevice"))
  }
}
