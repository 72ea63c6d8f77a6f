// SPDX-License-Identifier: MIT
import Testing

@testable import Translation

@Suite struct ProtocolTests {
  private let original = """
    import UIKit
    @objc public protocol ListDelegate: UIScrollViewDelegate {
      func listDidLoad(_ list: UIView)
      @objc optional func list(_ list: UIView, didSelect row: Int)
      @objc optional func list(_ list: UIView, heightOf row: Int) -> CGFloat
      @objc optional func listDidEnd()
      @objc optional var listTitle: String { get }
    }
    """

  @Test func `Optional requirements become ordinary ones, and classes may adopt the protocol`() {
    expectTranslation(
      original,
      """
      import UIKit
      public protocol ListDelegate: AnyObject, UIScrollViewDelegate {
        func listDidLoad(_ list: UIView)
        func list(_ list: UIView, didSelect row: Int)
        func list(_ list: UIView, heightOf row: Int) -> CGFloat
        func listDidEnd()

      }
      """.replacing("listDidEnd()\n\n", with: "listDidEnd()\n  \n"))
  }

  @Test func `A variable answers whether a class has the method`() {
    let appended = Translated(["File.swift": original]).appended()
    #expect(appended.contains("public var list: Optional_ListDelegate_list? {"))
    #expect(appended.contains("implements(self, \"list:didSelect:\")"))
    #expect(
      appended.contains(
        "public func callAsFunction(_ list: UIView, heightOf row: Int) -> (CGFloat)?"))
    #expect(appended.contains("public var listTitle: (String)?"))
    #expect(appended.contains("public func listDidEnd() {"))
    #expect(appended.contains("public var _optional_listDidEnd: (() -> Void)?"))
  }

  @Test func `A method without parameters has a variable of another name`() {
    expectTranslation(
      """
      class List: NSObject {
        weak var delegate: ListDelegate?
        func f() {
          delegate?.listDidEnd?()
          if delegate?.listDidEnd != nil { g() }
          if delegate?.list(_:didSelect:) != nil { g() }
          delegate?.list?(v, didSelect: 1)
          listDidEnd()
        }
        func listDidEnd() {}
      }
      """,
      """
      class List: NSObject {
        weak var delegate: ListDelegate?
        func f() {
          delegate?._optional_listDidEnd?()
          if delegate?._optional_listDidEnd != nil { g() }
          if delegate?._optional_list___didSelect != nil { g() }
          delegate?.list?(v, didSelect: 1)
          listDidEnd()
        }
        func listDidEnd() {}
      }
      """, in: ["Protocol.swift": original])
  }

  @Test func `A class registers the methods that it has, and a subclass those that only it has`() {
    let result = Translated([
      "Protocol.swift": original,
      "File.swift": """
      import UIKit
      class A: UIView, ListDelegate {
        func listDidLoad(_ list: UIView) {}
        func list(_ list: UIView, didSelect row: Int) {}
      }
      class B: A { func list(_ list: UIView, heightOf row: Int) -> CGFloat { 1 } }
      """,
    ])
    let lists = result.appended()
    #expect(lists.contains("list.append(Selector(\"list:didSelect:\", A.list(_:didSelect:)))"))
    #expect(lists.contains("list.append(Selector(\"list:heightOf:\", B.list(_:heightOf:)))"))
  }

  @Test func `A method that only a subclass has overrides one of the conforming class`() {
    expectTranslation(
      """
      import UIKit
      open class A: UIView, ListDelegate {
        public func listDidLoad(_ list: UIView) {}
      }
      class B: A {
        public func listDidEnd() {}
      }
      """,
      """
      import UIKit
      open class A: UIView, ListDelegate {
        public func listDidLoad(_ list: UIView) {}
      open func listDidEnd() {  }; }
      class B: A {
        public override func listDidEnd() {}
      }
      """, in: ["Protocol.swift": original])
  }

  @Test func `A protocol without optional requirements is for classes`() {
    expectTranslation(
      "@objc protocol A { func f() }\n@objc(X) public protocol B: NSObjectProtocol {}\nprotocol C {}",
      "protocol A: AnyObject { func f() }\npublic protocol B: NSObjectProtocol {}\nprotocol C {}")
  }
}
