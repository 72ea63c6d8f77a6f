// SPDX-License-Identifier: MIT
import Testing

@testable import Translation

@Suite struct ObservationTests {
  @Test func `A dynamic property notifies its observers`() {
    expectTranslation(
      """
      import UIKit
      class Model: NSObject {
        @objc dynamic var total = 0
        @objc dynamic var name: String = "" {
          didSet { print(name) }
        }
        @objc dynamic var mail = "" { willSet { print(newValue) } }
        @objc dynamic var half: Int { get { total / 2 } set { total = newValue * 2 } }
        @objc dynamic var isEmpty: Bool { return total == 0 }
      }
      """,
      """
      import UIKit
      class Model: NSObject {
        var total = 0 { didSet { keyValueDidChange(self, "total", from: oldValue) } }
        var name: String = "" {
          didSet { keyValueDidChange(self, "name", from: oldValue); print(name) }
        }
        var mail = "" { willSet { print(newValue) }  didSet { keyValueDidChange(self, "mail", from: oldValue) } }
        var half: Int { get { total / 2 } set { let keyValueOld = self.half; defer { keyValueDidChange(self, "half", from: keyValueOld) }; total = newValue * 2 } }
        var isEmpty: Bool { return total == 0 }
      }
      """)
  }

  @Test func `Observers name the property`() {
    let model = ["Model.swift": "class Model: NSObject { @objc dynamic var total = 0 }"]
    expectTranslation(
      """
      class Other: NSObject {
        let model = Model()
        var token: Any?
        func f(_ object: AnyObject?) {
          token = model.observe(\\.total, options: [.new]) { _, _ in }
          token = table.observe(\\.contentOffset) { _, _ in }
          object?.addObserver(self, forKeyPath: "total", options: [], context: nil)
          model.removeObserver(self, forKeyPath: "total")
        }
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) {}
      }
      """,
      """
      class Other: NSObject {
        let model = Model()
        var token: Any?
        func f(_ object: AnyObject?) {
          token = model.observe(translated: "total", \\.total, options: [.new]) { _, _ in }
          token = table.observe(\\.contentOffset) { _, _ in }
          addKeyPathObserver(to: object, self, forKeyPath: "total", options: [], context: nil)
          removeKeyPathObserver(from: model, self, forKeyPath: "total")
        }
        func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) {}
      }
      """, in: model)
  }

  @Test func `A number of Foundation is a CGFloat too`() {
    expectTranslation(
      """
      let a = values["a"] as? CGFloat ?? 1
      if let b = x as? CGFloat, y == (z as? CGFloat) {}
      let c = w as? Double
      """,
      """
      let a = bridgedCGFloat(values["a"]) ?? 1
      if let b = bridgedCGFloat(x), y == (bridgedCGFloat(z)) {}
      let c = w as? Double
      """)
  }

  @Test func `Literals of Xcode, and previews`() {
    expectTranslation(
      """
      import UIKit
      let a = #imageLiteral(resourceName: "back")
      let b = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
      #Preview {
        ViewController()
      }
      let c = 1
      """,
      """
      import UIKit
      let a = UIImage(named: "back")!
      let b = UIColor(red: 1, green: 0, blue: 0, alpha: 1)



      let c = 1
      """)
  }

  @Test func `A file without imports has those of Xcode's umbrella header`() {
    let result = Translated(["A.swift": "import UIKit\n", "B.swift": "let a = NSUUID()\n"])
    #expect(result.copies["B.swift"]?.hasPrefix("import UIKit\nimport UIKitPorting\n") == true)
  }
}
