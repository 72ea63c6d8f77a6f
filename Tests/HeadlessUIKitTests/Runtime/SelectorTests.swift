// SPDX-License-Identifier: MIT
import HeadlessHost
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Methods of each form that a selector carries, as `#selector` accepts them on Apple's platforms.
@MainActor @Suite struct SelectorTests {
  class Base: UIViewController {
    var calls: [String] = []
    var isMarked = false

    func save(_ sender: Any?) { calls.append("Base.save") }
    func move(_ from: NSNumber, to: String) -> String { "\(from) \(to)" }
    func join(_ a: String, _ b: String, _ c: String?) -> String { a + b + (c ?? "-") }
    func fail() throws { throw CancellationError() }
    nonisolated func free() -> Int { 3 }
    class func reset() -> String { "\(self)" }
    static func scaled(_ value: Int) -> Int { 2 * value }

    private func hide() -> NSString { "hidden" }
    static var hiding: Selector { Selector("hide", Base.hide) }
  }

  final class Derived: Base {
    override func save(_ sender: Any?) { calls.append("Derived.save") }
  }

  final class Plain: NSObject {
    func double(_ number: NSNumber) -> NSNumber { NSNumber(value: 2 * number.intValue) }
  }

  class Box<Element>: NSObject {
    func type() -> NSString { "\(Element.self)" as NSString }
  }

  /// The object that a method returns, through `perform`.
  private func result(_ result: Unmanaged<AnyObject>?) -> AnyObject? {
    result?.takeUnretainedValue()
  }

  @Test func `Selectors with the same name are equal`() {
    expectEqual(Selector("save:", Base.save(_:)), Selector("save:"))
    expectEqual(Set([Selector("save:", Base.save(_:)), "save:"]).count, 1)
    #expect(Selector("save:") != Selector("save"))
    expectEqual(NSStringFromSelector(NSSelectorFromString("save:")), "save:")
    expectEqual("\(Selector("save:"))", "save:")
  }

  @Test func `The override of a subclass is called`() {
    let object = Derived()
    object.perform(Selector("save:", Base.save(_:)), with: nil)
    expectEqual(object.calls, ["Derived.save"])
  }

  @Test func `Private, nonisolated and generic methods are called`() {
    expectEqual(result(Derived().perform(Base.hiding)) as? NSString, "hidden")
    expectEqual(result(Base().perform(Selector("free", Base.free))) as? Int, 3)
    expectEqual(
      result(Box<Int>().perform(Selector("type", Box<Int>.type))) as? NSString, "Int")
  }

  @Test func `Methods with one to three parameters receive their arguments`() {
    let plain = Plain()
    expectEqual(
      result(plain.perform(Selector("double:", Plain.double(_:)), with: 4)) as? NSNumber, 8)
    let base = Base()
    expectEqual(
      result(base.perform(Selector("move:to:", Base.move(_:to:)), with: 1, with: "x")) as? String,
      "1 x")
    // A message with two arguments to a method with three parameters: the third is nil.
    expectEqual(
      result(base.perform(Selector("join:::", Base.join(_:_:_:)), with: "a", with: "b")) as? String,
      "ab-")
  }

  @Test func `Accessors of properties are closures`() {
    let base = Base()
    base.perform(Selector("setMarked:", { (base: Base) in { base.isMarked = $0 } }), with: true)
    #expect(base.isMarked)
    expectEqual(
      result(base.perform(Selector("isMarked", { (base: Base) in { base.isMarked } }))) as? Bool,
      true)
  }

  @Test func `Methods of a type have the type as their target`() {
    let reset = Selector("reset", { (type: Base.Type) in type.reset })
    let button = UIButton()
    button.addTarget(Derived.self, action: reset, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    expectEqual(
      button.actions(forTarget: Derived.self, forControlEvent: .touchUpInside), ["reset"])
    expectEqual(reset.result(from: Derived.self, SelectorArguments()) as? String, "Derived")
    let scaled = Selector("scaled:", { (type: Base.Type) in type.scaled(_:) })
    expectEqual(scaled.result(from: Base.self, SelectorArguments(4)) as? Int, 8)
  }

  @Test func `A method without a result returns no object`() {
    #expect(Base().perform(Selector("save:", Base.save(_:)), with: nil) == nil)
    #expect(
      Box<Int>().perform(Selector("none", { (_: Box<Int>) in { () -> NSString? in nil } })) == nil)
  }

  @Test func `An argument of another type is reported with the selector and both types`() {
    let host = ScreenHost(.iPhone15)
    let messages = host.illegalUses {
      _ = Plain().perform(Selector("double:", Plain.double(_:)), with: "x")
      _ = Plain().perform(Selector("double:", Plain.double(_:)))
    }
    expectEqual(messages.count, 2)
    for part in ["Plain double:]", "Swift.String", "NSNumber"] {
      #expect(messages[0].contains(part), "\(messages[0])")
    }
    #expect(messages[1].contains("argument 1 is nil"), "\(messages[1])")
  }

  @Test func `An object without the method is reported with the selector and its class`() {
    let host = ScreenHost(.iPhone15)
    let messages = host.illegalUses {
      _ = Plain().perform(Selector("save:", Base.save(_:)), with: nil)
      _ = Plain().perform("unknown")
    }
    expectEqual(messages.count, 2)
    for part in ["Plain save:]: unrecognized selector", "known: none"] {
      #expect(messages[0].contains(part), "\(messages[0])")
    }
    #expect(messages[1].contains("Plain unknown]: unrecognized selector"), "\(messages[1])")
  }

  @Test func `An error that a method throws is reported`() {
    let host = ScreenHost(.iPhone15)
    let messages = host.illegalUses { _ = Base().perform(Selector("fail", Base.fail)) }
    #expect(messages.first?.contains("CancellationError") == true, "\(messages)")
  }

  @Test func `An object responds to the methods of its classes`() {
    #expect(Derived().responds(to: Selector("save:", Base.save(_:))))
    #expect(!Plain().responds(to: Selector("save:", Base.save(_:))))
    #expect(!Plain().responds(to: "double:"))  // only a name, and Plain is not registered
    #expect(!Plain().responds(to: nil))
    #expect(Plain().responds(to: Selector("double:", Plain.double(_:))))
  }

  @Test func `A result is retained until the turn ends`() {
    weak var made: NSObject?
    let host = ScreenHost(.iPhone15)
    host.perform {
      let object = result(Plain().perform(Selector("make", { (_: Plain) in { NSObject() } })))
      made = object as? NSObject
      #expect(made != nil)
    }
    host.advanceFrame()
    #expect(made == nil)
  }

  @Test func `Trait changes call the method of a target, with the object and its old traits`() {
    @MainActor final class Observer: NSObject {
      var styles: [UIUserInterfaceStyle] = []
      func changed(_ view: UIView, _ old: UITraitCollection) {
        styles += [old.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
      }
    }
    let host = ScreenHost(.iPhone15)
    let view = host.perform { UIView() }
    var observer: Observer? = Observer()
    weak let released = observer
    view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], target: observer as Any,
      action: Selector("changed::", Observer.changed(_:_:)))
    host.show(view)
    host.perform { view.traitOverrides.userInterfaceStyle = .dark }
    expectEqual(observer?.styles, [.light, .dark])
    observer = nil
    #expect(released == nil)
    host.perform { view.traitOverrides.userInterfaceStyle = .light }
  }
}
