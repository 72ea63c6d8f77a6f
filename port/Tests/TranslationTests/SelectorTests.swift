// SPDX-License-Identifier: MIT
import Testing

@testable import Translation

/// The names are those that Apple's Swift compiler gives methods for Objective-C.
@Suite struct SelectorTests {
  /// Expects the translation of a selector in a method of a controller with some members.
  private func expect(
    _ selector: String, _ expected: String, members: String = "",
    files: [String: String] = [:], sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    func text(_ selector: String) -> String {
      "import UIKit\nclass Form: UIViewController {\n\(members)\n  func f() { use(\(selector)) }\n}"
    }
    expectTranslation(
      text(selector), text(expected).replacing(#/@objc(\([^)]*\))? /#, with: ""), in: files,
      sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    ("func save() {}", "save", "save", "save"),
    ("func save(_ sender: Any) {}", "save(_:)", "save:", "save(_:)"),
    ("func save(_ sender: Any) {}", "save", "save:", "save(_:)"),
    ("func move(to a: Int, from b: Int) {}", "move(to:from:)", "moveTo:from:", "move(to:from:)"),
    ("func save(name: String) {}", "save(name:)", "saveWithName:", "save(name:)"),
    ("func save(with name: String) {}", "save", "saveWith:", "save(with:)"),
    ("func insert(_ a: Int, at b: Int) {}", "insert", "insert:at:", "insert(_:at:)"),
    ("func moveTo(point: Int) {}", "moveTo", "moveToPoint:", "moveTo(point:)"),
  ])
  func `A selector has the method and Objective-C's name`(
    member: String, written: String, name: String, reference: String
  ) {
    expect(
      "#selector(\(written))", "Selector(\"\(name)\", Form.\(reference))",
      members: "  @objc \(member)")
    expect(
      "#selector(Form.\(written))", "Selector(\"\(name)\", Form.\(reference))",
      members: "  @objc \(member)")
    expect(
      "#selector(self.\(written))", "Selector(\"\(name)\", Form.\(reference))",
      members: "  @objc \(member)")
  }

  @Test func `A written name is that of the selector, for overrides too`() {
    let base = [
      "Base.swift": "import UIKit\nclass Base: UIViewController { @objc(go) func start() {} }"
    ]
    expectTranslation(
      "import UIKit\nclass A: Base { override func start() {}; let s = #selector(start) }",
      "import UIKit\nclass A: Base { override func start() {}; let s = Selector(\"go\", A.start) }",
      in: base)
  }

  @Test func `A signature chooses between overloads`() {
    expect(
      "#selector(tap(_:) as (UIButton) -> Void)",
      "Selector(\"tap:\", { (target: Form) in { (argument0: UIButton) in target.tap(argument0) } })",
      members: "  @objc func tap(_ b: UIButton) {}\n  func tap(_ n: Int) {}")
    expect(
      "#selector((tap as () -> Void))",
      "Selector(\"tap\", { (target: Form) in { target.tap() } })",
      members: "  @objc func tap() {}\n  func tap(_ n: Int) {}")
  }

  @Test func `Getters and setters are closures`() {
    expect(
      "#selector(getter: isOn)", "Selector(\"isOn\", { (target: Form) in { target.isOn } })",
      members: "  @objc var isOn = true")
    expect(
      "#selector(getter: Form.on)", "Selector(\"isOn\", { (target: Form) in { target.on } })",
      members: "  @objc(isOn) var on = true")
    expect(
      "#selector(setter: Form.isOn)",
      "Selector(\"setIsOn:\", { (target: Form) in { target.isOn = $0 } })",
      members: "  @objc var isOn = true")
  }

  @Test func `A value stands for its type`() {
    expect(
      "#selector(table.reloadData)", "Selector(\"reloadData\", UITableView.reloadData)",
      members: "  let table = UITableView()")
    expect(
      "#selector(self.view.endEditing(_:))",
      "Selector(\"endEditing:\", UIView.endEditing(_:))")
    expect(
      "#selector(unknown.endEditing(_:))",
      "Selector(\"endEditing:\", of: unknown) { $0.endEditing(_:) }")
  }

  @Test func `UIKit's methods have UIKit's names`() {
    expect(
      "#selector(UIResponderStandardEditActions.copy(_:))", "Selector(\"copy:\")")
    expect(
      "#selector(dismiss(animated:completion:))",
      "Selector(\"dismissViewControllerAnimated:completion:\", Form.dismiss(animated:completion:))")
    expect(
      "#selector(UIView.endEditing)", "Selector(\"endEditing:\", UIView.endEditing(_:))")
  }

  @Test func `A method of a type has the type as its target`() {
    expect(
      "#selector(Form.open)", "Selector(\"open\", { (target: Form.Type) in target.open })",
      members: "  @objc static func open() {}")
  }

  @Test func `A method of an extension in another file and of a nested class`() {
    expect(
      "#selector(other(_:))", "Selector(\"other:\", Form.other(_:))",
      files: ["B.swift": "import UIKit\nextension Form { @objc func other(_ x: Any) {} }"])
    expectTranslation(
      "import UIKit\nstruct S { class V: UIView { @objc func t() {}; func f() { g(#selector(t)) } } }",
      "import UIKit\nstruct S { class V: UIView { func t() {}; func f() { g(Selector(\"t\", V.t)) } } }"
    )
  }

  @Test func `A class in a function is its own target`() {
    expectTranslation(
      "import UIKit\nfunc f() { class V: UIView { @objc func t(_ x: Any) {}; func g() { h(#selector(t)) } } }",
      "import UIKit\nfunc f() { class V: UIView { func t(_ x: Any) {}; func g() { h(Selector(\"t:\", V.t(_:))) } } }"
    )
  }

  @Test func `Lines after a long selector stay where they are`() {
    expectTranslation(
      "import UIKit\nclass A: UIView {\n  @objc func f() {}\n  let s = #selector(\n    A.f)\n}",
      "import UIKit\nclass A: UIView {\n  func f() {}\n  let s = Selector(\"f\", A.f)\n\n}")
  }

  @Test func `A method that does not exist is an error with its line`() {
    let result = Translated([
      "File.swift": "import UIKit\nclass A: UIView {\n  let s = #selector(missing(_:))\n}"
    ])
    #expect(result.report.hasErrors)
    #expect(result.report.messages.map(\.line) == [3])
    #expect(result.copies.isEmpty)
  }

  @Test func `A key path is a string`() {
    expect("#keyPath(Form.model.name)", "\"model.name\"")
    expect("#keyPath(total)", "\"total\"")
  }
}
