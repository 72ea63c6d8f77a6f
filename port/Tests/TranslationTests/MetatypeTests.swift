// SPDX-License-Identifier: MIT
import Testing

@testable import Translation

@Suite struct MetatypeTests {
  @Test func `A class that is a value makes instances by a function`() {
    expectTranslation(
      """
      import UIKit
      class A: UIView {
        var rowClass: UIView.Type = UIView.self
        func f(_ other: UIViewController.Type) {
          _ = rowClass.init(frame: .zero)
          _ = other.init()
          _ = type(of: self).init(frame: bounds)
        }
        convenience init() { self.init(frame: .zero) }
      }
      """,
      """
      import UIKit
      class A: UIView {
        var rowClass: UIView.Type = UIView.self
        func f(_ other: UIViewController.Type) {
          _ = makeInstance(of: rowClass, frame: .zero)
          _ = makeInstance(of: other)
          _ = makeInstance(of: type(of: self), frame: bounds)
        }
        convenience init() { self.init(frame: .zero) }
      }
      """)
  }

  @Test func `A class that was looked up by name`() {
    expectTranslation(
      """
      import UIKit
      func f(_ name: String) -> UIView? {
        if let row = NSClassFromString(name) as? UIViewController.Type { _ = row.init() }
        return (NSClassFromString(name) as! UIView.Type).init()
      }
      """,
      """
      import UIKit
      func f(_ name: String) -> UIView? {
        if let row = NSClassFromString(name) as? UIViewController.Type { _ = makeInstance(of: row) }
        return makeInstance(of: (NSClassFromString(name) as! UIView.Type))
      }
      """)
  }

  @Test func `So does a generic parameter that is a view`() {
    expectTranslation(
      """
      import UIKit
      func make<Row: UIView>(_ type: Row.Type) -> Row { Row(frame: .zero) }
      class Box<V> where V: UIButton { func f() -> V { V.init(frame: .zero) } }
      """,
      """
      import UIKit
      func make<Row: UIView>(_ type: Row.Type) -> Row { makeInstance(of: Row.self, frame: .zero) }
      class Box<V> where V: UIButton { func f() -> V { makeInstance(of: V.self, frame: .zero) } }
      """)
  }

  @Test func `Required initializers are called as they stand`() {
    let text = """
      import UIKit
      class A: UIView { required override init(frame: CGRect) { super.init(frame: frame) } }
      protocol P { init(frame: CGRect) }
      struct S { let t: A.Type; func f() -> A { t.init(frame: .zero) } }
      func g<T: A>() -> T { T(frame: .zero) }
      func h<T: P>(_ t: T.Type) -> T { t.init(frame: .zero) }
      """
    expectTranslation(text, text)
  }
}
