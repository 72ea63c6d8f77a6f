//  Row.swift

import UIKit

open class Row: UIView {
  public private(set) var name = "base"
  open var kind: String { "row" }
  weak var menu: Menu?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    name = "made"
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A stack of rows of a class that is known at run time.
final class RowFactory {
  var rowClass: UIView.Type = Row.self

  func make() -> UIView { rowClass.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
  func make<T: UIView>(_ type: T.Type) -> T { return type.init(frame: .zero) }
  func controller(_ type: UIViewController.Type) -> UIViewController { type.init() }
}

class Menu: NSObject {
  private(set) var log: [String] = []

  @objc func open(_ sender: Any?) { log.append("open \(sender is Row)") }
  func open(_ count: Int) { log.append("count") }

  var action: Selector { #selector(open(_:) as (Any?) -> Void) }
  class func shared() -> Menu { Menu() }
  @objc var isOpen = false
  @objc func close() { isOpen = false }
  var accessors: [Selector] {
    [#selector(getter: isOpen), #selector(setter: isOpen), #selector(self.close)]
  }
}

class NamedRow: Row {
  override func setNeedsLook() { super.setNeedsLook(); looks.append("named") }
}
