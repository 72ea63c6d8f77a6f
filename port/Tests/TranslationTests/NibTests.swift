// SPDX-License-Identifier: MIT
import Testing

@testable import Translation

/// Outlets, actions and inspectable properties, which nibs find by name.
@Suite struct NibTests {
  private func list(_ source: String) -> String {
    Translated(["A.swift": "import UIKit\n" + source]).copies["A.swift"] ?? ""
  }

  @Test func `Members that an extension adds to a class of UIKit are listed`() {
    let copy = list(
      """
      extension UIView {
        @IBInspectable var cornerRadius: CGFloat { get { 0 } set {} }
        var plain: Int { get { 0 } set {} }
        @IBAction func endIt(_ sender: Any) {}
      }
      """)
    #expect(copy.contains("TranslatedClass(UIView.self, name: \"UIView\", "))
    #expect(copy.contains("TranslatedProperty(\"cornerRadius\", \\UIView.cornerRadius)"))
    #expect(copy.contains("Selector(\"endIt:\", UIView.endIt(_:))"))
    #expect(!copy.contains("\\UIView.plain"))
  }

  @Test func `A constrained extension and one without such members are not listed`() {
    #expect(!list("extension UIView { func plain() {} }").contains("TranslatedClass(UIView"))
  }

  @Test func `An object that is no view is awoken by name`() {
    let copy = list(
      """
      class Helper: NSObject { override func awakeFromNib() { super.awakeFromNib() } }
      """)
    #expect(
      copy.contains("Selector(\"awakeFromNib\", { (target: Helper) in { target.awakeFromNib() } })")
    )
    #expect(copy.contains("{ func awakeFromNib() { super.awakeFromNib() } }"))
  }
}
