// SPDX-License-Identifier: MIT
import EpoxyCore
import ResinTestSupport
import Testing

@MainActor @Suite struct EpoxyLoggerTests {
  @Test func `The closures get every message with its file and line`() {
    let log = Log()
    let logger = EpoxyLogger(
      assert: { condition, message, fileID, line in
        if !condition() { log.add("assert \(message()) \(fileID):\(line)") }
      },
      assertionFailure: { message, fileID, line in
        log.add("failure \(message()) \(fileID):\(line)")
      },
      warn: { message, fileID, line in
        log.add("warning \(message()) \(fileID):\(line)")
      })
    logger.assert(1 == 2, "a", fileID: "F", line: 1)
    logger.assert(1 == 1, "b", fileID: "F", line: 2)
    logger.assertionFailure("c", fileID: "F", line: 3)
    logger.warn("d", fileID: "F", line: 4)
    expectEqual(log.lines, ["assert a F:1", "failure c F:3", "warning d F:4"])
    log.take()
    logger.warn("here"); let line = #line
    expectEqual(log.lines, ["warning here \(#fileID):\(line)"])
  }

  @Test func `A muted logger builds no message and checks no condition`() {
    let muted = EpoxyLogger(
      assert: { _, _, _, _ in }, assertionFailure: { _, _, _ in }, warn: { _, _, _ in })
    var evaluations = 0
    func condition() -> Bool {
      evaluations += 1
      return false
    }
    func message() -> String {
      evaluations += 1
      return ""
    }
    muted.assert(condition(), message())
    muted.assertionFailure(message())
    muted.warn(message())
    expectEqual(evaluations, 0)
  }

  @Test func `The message of an assertion that holds is not built`() {
    var evaluations = 0
    func message() -> String {
      evaluations += 1
      return ""
    }
    EpoxyLogger().assert(true, message())
    expectEqual(evaluations, 0)
  }

  @Test func `Closures can be left out`() {
    let log = Log()
    let logger = EpoxyLogger(warn: { message, _, _ in log.add(message()) })
    logger.assert(true)
    logger.warn("w")
    expectEqual(log.lines, ["w"])
  }
}
