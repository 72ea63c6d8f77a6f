// SPDX-License-Identifier: MIT
import Testing

@testable import Translation

/// The declarations of UIKit that the tests need, in place of HeadlessUIKit's sources.
let uikitDeclarations = """
  open class UIResponder: NSObject { open func becomeFirstResponder() -> Bool { false } }
  public protocol UIResponderStandardEditActions: AnyObject { func copy(_ sender: Any?) }
  open class UIView: UIResponder {
    open func endEditing(_ force: Bool) -> Bool { true }
    open func setNeedsLayout() {}
  }
  open class UIControl: UIView {}
  open class UIButton: UIControl {}
  open class UIScrollView: UIView {}
  open class UITableView: UIScrollView { open func reloadData() {} }
  open class UICollectionView: UIScrollView {}
  open class UIViewController: UIResponder {
    open var view: UIView!
    open func viewDidLoad() {}
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  }
  public protocol UITableViewDataSource: AnyObject {
    func tableView(_ tableView: UITableView, commit style: Int, forRowAt indexPath: IndexPath)
  }
  """

/// The result of a translation of some files, all of the module `App`.
struct Translated {
  let copies: [String: String]
  let report: Report

  init(
    _ files: [String: String], options: TranslationOptions = .init(),
    modules: [String: String] = [:]
  ) {
    let sources = files.sorted { $0.key < $1.key }.map {
      SourceText(
        module: modules[$0.key] ?? "App", path: "/app/\($0.key)", relativePath: $0.key,
        text: $0.value)
    }
    let uikit = SourceText(
      module: "UIKit", path: "/uikit.swift", relativePath: "uikit.swift", text: uikitDeclarations)
    let (copies, report) = Translator(options: options).translate(
      sources, declarationsOfUIKit: [uikit])
    self.copies = Dictionary(
      copies.map { ($0.relativePath.replacing(".ported", with: ""), $0.text) }
    ) { first, _ in first }
    self.report = report
  }

  /// The lines of a copy that are the original's.
  func body(_ name: String = "File.swift") -> String {
    let text = copies[name] ?? ""
    guard let start = text.range(of: "line: 1)\n") else { return text }
    let rest = text[start.upperBound...]
    guard let end = rest.range(of: "#sourceLocation()\n", options: .backwards) else {
      return String(rest)
    }
    return String(rest[..<end.lowerBound])
  }

  /// The lines that are added behind the original.
  func appended(_ name: String = "File.swift") -> String {
    let text = copies[name] ?? ""
    guard let end = text.range(of: "#sourceLocation()\n", options: .backwards) else { return "" }
    return String(text[end.upperBound...])
  }
}

/// Expects that a file becomes another one, line by line.
func expectTranslation(
  _ original: String, _ expected: String, in files: [String: String] = [:],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let result = Translated(files.merging(["File.swift": original]) { _, new in new })
  #expect(result.report.messages.filter { $0.kind == .error } == [], sourceLocation: sourceLocation)
  let body = result.body()
  // The last line break may be added.
  let found = body.hasSuffix("\n") && !expected.hasSuffix("\n") ? String(body.dropLast()) : body
  #expect(found == expected, sourceLocation: sourceLocation)
}
