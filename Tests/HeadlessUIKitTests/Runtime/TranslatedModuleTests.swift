// SPDX-License-Identifier: MIT
import HeadlessHost
import HeadlessUIKit
import ResinTestSupport
import Testing
import UIKitPorting

class RegisteredForm: UIViewController {
  var calls: [String] = []
  var field: UITextField?
  private var secret = 1
  func save(_ sender: Any?) { calls.append("save") }
  func copied() {}
  override func copy(_ sender: Any?) { calls.append("copy") }
  class func reset() {}

  static var listed: TranslatedClass {
    TranslatedClass(
      RegisteredForm.self, name: "Form",
      selectors: [
        Selector("save:", RegisteredForm.save(_:)), Selector("copy:", RegisteredForm.copy(_:)),
        Selector("reset", { (type: RegisteredForm.Type) in type.reset }),
      ],
      properties: [
        TranslatedProperty("field", \RegisteredForm.field, isOutlet: true),
        TranslatedProperty(
          "secret", get: { (form: RegisteredForm) in form.secret }, set: { $0.secret = $1 }),
        TranslatedProperty(readOnly: "count", get: { (form: RegisteredForm) in form.calls.count }),
      ])
  }
}

final class UnregisteredForm: RegisteredForm {
  override func save(_ sender: Any?) { calls.append("own save") }
}

enum ResinTranslatedModule: TranslatedModule {
  @MainActor static var classes: [TranslatedClass] { [RegisteredForm.listed] }
}

@MainActor @Suite struct TranslatedModuleTests {
  @Test func `A selector that is only a name finds the method of the class or a superclass`() {
    let (form, subclass) = (RegisteredForm(), UnregisteredForm())
    form.perform("save:", with: nil)
    subclass.perform(NSSelectorFromString("save:"), with: nil)
    expectEqual(form.calls, ["save"])
    expectEqual(subclass.calls, ["own save"])
    #expect(subclass.responds(to: "save:"))
    #expect(!subclass.responds(to: "load:"))
    #expect(!form.responds(to: "reset"))  // a method of the class
  }

  @Test func `A method of the class's own is preferred to the selector's of another class`() {
    final class Other: NSObject { func save(_ sender: Any?) {} }
    let form = RegisteredForm()
    form.perform(Selector("save:", Other.save(_:)), with: nil)
    expectEqual(form.calls, ["save"])
  }

  @Test func `An unknown name is reported with the known ones`() {
    let host = ScreenHost(.iPhone15)
    let messages = host.illegalUses { _ = RegisteredForm().perform("load:") }
    expectEqual(messages.count, 1)
    for part in ["-[RuntimeTests.RegisteredForm load:]: unrecognized selector", "save:"] {
      #expect(messages.first?.contains(part) == true, "\(messages)")
    }
  }

  @Test func `A registered override of an edit action counts as implemented`() {
    #expect(RegisteredForm().responds(to: "copy:"))
    #expect(UnregisteredForm().responds(to: Selector("copy:", UIResponder.copy(_:))))
    #expect(!UIViewController().responds(to: Selector("copy:", UIResponder.copy(_:))))
    #expect(!RegisteredForm().responds(to: "cut:"))
  }

  @Test func `Properties are found by name, and refuse values of other types`() throws {
    let form = UnregisteredForm()
    let registry = ClassRegistry.shared
    let field = try #require(registry.property(named: "field", of: UnregisteredForm.self))
    #expect(field.isOutlet)
    let view = UITextField()
    #expect(field.set?(form, view) == true)
    #expect(form.field === view)
    #expect(field.set?(form, UILabel()) == false)
    #expect(field.set?(form, nil) == true)
    #expect(form.field == nil)
    let secret = try #require(registry.property(named: "secret", of: UnregisteredForm.self))
    #expect(secret.set?(form, NSNumber(value: 5)) == true)
    expectEqual(secret.get(form) as? Int, 5)
    let count = try #require(registry.property(named: "count", of: UnregisteredForm.self))
    #expect(count.set == nil)
    expectEqual(count.get(form) as? Int, 0)
    #expect(registry.type(named: "Form", inModule: "RuntimeTests") == RegisteredForm.self)
    #expect(registry.isTranslated(UnregisteredForm.self))
    #expect(!registry.isTranslated(UIViewController.self))
  }
}
