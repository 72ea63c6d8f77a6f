// SPDX-License-Identifier: MIT
import Testing

@testable import Translation

@Suite struct ExtensionTests {
  @Test func `An override in an extension is called by one in the class`() {
    expectTranslation(
      """
      import UIKit
      class A: UIViewController {
      }
      extension A {
        override func viewDidLoad() {
          super.viewDidLoad()
          secret()
        }
        private func secret() {}
      }
      """,
      """
      import UIKit
      class A: UIViewController {
      override func viewDidLoad() { _extension_A_viewDidLoad() }; }
      extension A {
        func _extension_A_viewDidLoad() {
          super.viewDidLoad()
          secret()
        }
        private func secret() {}
      }
      """)
  }

  @Test func `A property with a setter and a result that may be ignored`() {
    expectTranslation(
      """
      import UIKit
      public class A: UIView {}
      public extension A {
        override open var tag: Int { get { 1 } set { print(newValue) } }
        @discardableResult override func f(_ a: Int = 1, b c: inout Int) throws -> Int { 0 }
        override class var layerClass: AnyClass { CALayer.self }
      }
      """,
      """
      import UIKit
      public class A: UIView {public override var tag: Int { get { _extension_A_tag } set { _extension_A_tag = newValue } }; @discardableResult public override func f(_ a: Int = 1, b c: inout Int) throws -> Int { try _extension_A_f(a, b: &c) }; public override class var layerClass: AnyClass { _extension_A_layerClass }; }
      public extension A {
        var _extension_A_tag: Int { get { 1 } set { print(newValue) } }
        @discardableResult func _extension_A_f(_ a: Int = 1, b c: inout Int) throws -> Int { 0 }
        class var _extension_A_layerClass: AnyClass { CALayer.self }
      }
      """)
  }

  @Test func `A member that a subclass overrides`() {
    let result = Translated([
      "A.swift": "import UIKit\nclass A: UIView { }\nextension A { @objc func look(at x: Int) {} }",
      "B.swift": "import UIKit\nclass B: A { override func look(at x: Int) {} }",
    ])
    #expect(
      result.body("A.swift")
        == "import UIKit\nclass A: UIView { func look(at x: Int) { _extension_A_look(at: x) }; }\nextension A { func _extension_A_look(at x: Int) {} }\n"
    )
    #expect(
      result.body("B.swift") == "import UIKit\nclass B: A { override func look(at x: Int) {} }\n")
  }

  @Test func `An initializer in an extension`() {
    expectTranslation(
      "import UIKit\nclass A: UIView {\n}\nextension A {\n  override convenience init() { self.init(x: 1) }\n}",
      "import UIKit\nclass A: UIView {\noverride convenience init() { self.init(_extension: ()) }; }\nextension A {\n  convenience init(_extension: Void) { self.init(x: 1) }\n}"
    )
  }

  @Test func `An extension under a condition keeps the lines of the class`() {
    expectTranslation(
      "import UIKit\nclass A: UIView {\n}\n#if DEBUG\nextension A {\n  override func f() {}\n}\n#endif",
      "import UIKit\nclass A: UIView {\n\n#if (DEBUG)\noverride func f() { _extension_A_f() }\n#endif\n#sourceLocation(file: \"/app/File.swift\", line: 3)\n}\n#if DEBUG\nextension A {\n  func _extension_A_f() {}\n}\n#endif"
    )
  }

  @Test func `An override for all controllers is a thing to do`() {
    let result = Translated([
      "File.swift":
        "import UIKit\nextension UIViewController {\n  override func viewDidLoad() {}\n}"
    ])
    #expect(result.report.messages.map(\.line) == [3])
  }
}
