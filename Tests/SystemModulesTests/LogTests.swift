// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import os

/// Apple's documentation, "Generating Log Messages from Your Code" and `os_log`.
@Suite struct LogTests {
  private func text(_ message: OSLogMessage) -> String { message.text }

  @Test func `Values have a format, an alignment and a privacy`() {
    #expect(text("\(255, format: .hex(includePrefix: true, minDigits: 4))") == "0x00ff")
    #expect(text("\(-8, format: .octal)") == "-10")
    #expect(text("\(7, format: .decimal(explicitPositiveSign: true))") == "+7")
    #expect(text("\(1.0 / 3, format: .fixed(precision: 2))") == "0.33")
    #expect(text("\(true) \(false, format: .answer)") == "true no")
    #expect(text("[\("ab", align: .right(columns: 4))]") == "[  ab]")
    #expect(text("[\("ab", align: .left(columns: 4))]") == "[ab  ]")
    #expect(text("\("secret", privacy: .private) \("open", privacy: .public)") == "<private> open")
    #expect(text("\("secret", privacy: .sensitive(mask: .hash))").contains("secret") == false)
    #expect(text("\(Int.self) \([1, 2])") == "Int [1, 2]")
  }

  @Test func `Formats take one argument for each specifier`() {
    #expect(LogFormat("%{public}@ has %d%%").text(["x", 3]) == "x has 3%")
    #expect(LogFormat("%{private}s, %.2f, %lu").text(["x", 0.5, 7]) == "<private>, 0.50, 7")
    #expect(LogFormat("plain").text([]) == "plain")
    #expect(LogFormat("%d %d").text([1]) == "1 ")
    let reason = String(cString: strerror(ENOENT))
    #expect(LogFormat("%m: %d").text([1], errno: ENOENT) == "\(reason): 1")
  }

  @Test func `A line names the log and the level`() {
    let log = OSLog(subsystem: "org.example", category: "tests")
    #expect(log.line("text", .error) == "[org.example:tests] error: text\n")
    #expect(OSLog.default.line("text", .default) == "default: text\n")
  }

  @Test func `Threads increment a number under a lock without losing any`() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<1_000 { lock.withLock { $0 += 1 } }
        }
      }
    }
    #expect(lock.withLock { $0 } == 8_000)
    let plain = OSAllocatedUnfairLock()
    #expect(plain.withLock { 3 } == 3)
    plain.lock()
    #expect(!plain.lockIfAvailable() && plain.withLockIfAvailable { 1 } == nil)
    plain.unlock()
  }
}
