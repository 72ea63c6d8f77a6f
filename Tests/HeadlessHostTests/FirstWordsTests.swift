// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// Messages for the mistakes of a first test.
@MainActor @Suite struct FirstWordsTests {
  let host: ScreenHost

  init() {
    host = ScreenHost(.iPhone15)
    host.printsWarnings = false
  }

  @Test func `A stop names the host and the line of the test`() {
    host.show(UIView())
    let (file, line) = (#fileID, #line - 1)
    let words = host.explanation(of: "Illegal.")
    #expect(words.hasPrefix("Illegal.\n"))
    #expect(words.contains("the host iPhone 15 of HeadlessHostTests/FirstWordsTests.swift:"))
    #expect(words.contains("\(file):\(line)"))
    // Calls that methods of the host make have no line of their own.
    host.layOutAgain()
    host.drag(from: .zero, to: CGPoint(x: 10, y: 0))
    #expect(host.explanation(of: "Illegal.").contains("\(file):\(line)"))
    host.settle()
    #expect(host.explanation(of: "Illegal.").contains("\(file):\(#line - 1)"))
  }

  @Test func `A task that no test awaits is reported once`() {
    let label = UILabel()
    host.show(label)
    host.perform { _ = Task { label.text = "Loaded" } }
    host.settle()
    // An asynchronous test may still await the host.
    #expect(host.warnings.isEmpty)
    host.close()
    host.close()
    expectEqual(host.warnings.count, 1)
    #expect(
      host.warnings[0].contains(
        "Tasks that were started on the host have not ended; they run only while a test awaits the "
          + "host"))
    #expect(label.text == nil)
  }

  @Test func `A task that a test awaits is not reported`() async {
    let label = UILabel()
    host.show(label)
    host.perform { _ = Task { label.text = "Loaded" } }
    await host.settled()
    #expect(host.settle() && host.warnings.isEmpty)
    expectEqual(label.text, "Loaded")
  }

  /// Typical misspellings: a wrong letter, exchanged letters, a missing letter, another case.
  @Test(arguments: ["Chekout", "Checkuot", "Checkot", "checkout", "Chexkout"])
  func `An error lists the labels that differ least first`(label: String) throws {
    let titles = ["Cancel", "Settings", "Check in", "Checkout", "Chess"]
    let stack = UIStackView(
      arrangedSubviews: titles.map {
        UIButton(type: .system, primaryAction: UIAction(title: $0) { _ in })
      })
    stack.axis = .vertical
    host.show(stack)
    let error = try #require(#expect(throws: ElementError.self) { try host.tap(.label(label)) })
    #expect(error.candidates.first?.contains("\"Checkout\"") == true)
    expectEqual(error.candidates.count, titles.count)
    #expect(error.candidates.last?.contains("\"Chess\"") == true || error.candidates.count == 5)
  }

  /// "nil if no image is found" (UIImage, "init(systemName:)").
  @Test func `An unknown system symbol is reported once, with similar names`() {
    let other = ScreenHost(.iPad)
    other.printsWarnings = false
    host.perform {
      #expect(UIImage(systemName: "chevron.rigth") == nil)
      #expect(UIImage(systemName: "chevron.rigth", withConfiguration: nil) == nil)
      #expect(UIImage(systemName: "doc.text") != nil)  // an older name
      #expect(UIImage(systemName: "character.book.closed.ja") != nil)  // a localized one
      #expect(UIImage(systemName: "HEART") == nil)
    }
    expectEqual(host.warnings.count, 2)
    #expect(host.warnings[0].contains("\"chevron.rigth\""))
    #expect(host.warnings[0].contains("Similar names: \"chevron.right\""))
    #expect(other.warnings.isEmpty)
    other.perform { #expect(UIImage(systemName: "chevron.rigth") == nil) }
    expectEqual(other.warnings.count, 1)
  }
}
