// SPDX-License-Identifier: MIT
import Testing

@testable import Translation

@Suite struct AttributeTests {
  @Test func `Attributes for Objective-C are removed on their line`() {
    expectTranslation(
      """
      import UIKit
      @objcMembers @objc(FormController)
      class Form: UIViewController {
        @IBOutlet weak var name: UILabel!
        @IBOutlet
        weak var mail: UILabel!
        @IBInspectable public var radius: CGFloat = 2
        @objc dynamic var total = 0
        @nonobjc func plain() {}
        @IBAction func save(_ sender: Any) {}
        @objc(send:) public func sendIt(_ sender: Any) {}
      }
      @IBDesignable class Badge: UIView {}
      """,
      """
      import UIKit

      class Form: UIViewController {
        weak var name: UILabel!

        weak var mail: UILabel!
        public var radius: CGFloat = 2
        var total = 0 { didSet { keyValueDidChange(self, "total", from: oldValue) } }
        func plain() {}
        func save(_ sender: Any) {}
        public func sendIt(_ sender: Any) {}
      }
      class Badge: UIView {}
      """.replacing("name: UILabel!\n\n", with: "name: UILabel!\n  \n"))
  }

  @Test func `An application's main attribute is that of Swift`() {
    expectTranslation(
      "import UIKit\n@UIApplicationMain\nclass AppDelegate: UIResponder {}",
      "import UIKit\n@main\nclass AppDelegate: UIResponder {}")
  }

  @Test func `Attributes of Swift remain`() {
    let text = """
      import UIKit
      @MainActor @available(iOS 13, *) final class A: UIView {
        @discardableResult func f(_ g: @escaping @Sendable () -> Void) -> Int { 0 }
      }
      """
    expectTranslation(text, text)
  }

  @Test func `A block's convention is Swift's`() {
    expectTranslation(
      "let f: @convention(block) (Int) -> Void = { _ in }", "let f: (Int) -> Void = { _ in }")
  }

  @Test func `A managed property is a thing to do`() {
    let result = Translated(["File.swift": "class A: NSObject {\n  @NSManaged var x: Int\n}"])
    #expect(result.report.messages.map(\.line) == [2])
    #expect(result.report.messages.map(\.kind) == [.todo])
  }

  @Test func `Errors are reported in the original`() {
    let result = Translated(["File.swift": "import UIKit\nclass A: UIView {}\n"])
    #expect(
      result.copies["File.swift"]?.hasPrefix(
        "import UIKitPorting\n#sourceLocation(file: \"/app/File.swift\", line: 1)\nimport UIKit\n")
        == true)
  }

  @Test func `Only what the lists of classes name becomes visible in the file`() {
    expectTranslation(
      """
      import UIKit
      class A: UIView {
        private struct Plain {}
        private enum Outer { class Inner: UIView {} }
        private class Row: UIView { @IBAction private func f() {}; private func g() {} }
        private var count = 0
      }
      private class B: UIView {}
      """,
      """
      import UIKit
      class A: UIView {
        private struct Plain {}
        fileprivate enum Outer { class Inner: UIView {} }
        fileprivate class Row: UIView { fileprivate func f() {}; private func g() {} }
        private var count = 0
      }
      private class B: UIView {}
      """)
  }
}
