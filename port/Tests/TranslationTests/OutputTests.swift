// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import Translation

@Suite struct OutputTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "port-\(UUID().uuidString)"
  ).path

  private func copy(_ name: String, _ text: String) -> Translator.Copy {
    Translator.Copy(module: "App", relativePath: name, text: text)
  }

  private func write(_ copies: [Translator.Copy]) throws -> Report {
    var report = Report()
    var output = try OutputFolder(path: folder, inputs: ["/app"])
    try output.write(copies, into: &report)
    return report
  }

  @Test func `Only what changed is written, and what is gone is removed`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try write([copy("A.swift", "a"), copy("In/B.swift", "b")]).written == 2)
    #expect(try write([copy("A.swift", "a"), copy("In/B.swift", "b")]).written == 0)
    let last = try write([copy("A.swift", "c")])
    #expect(last.written == 1)
    #expect(last.removed == 1)
    #expect(!FileManager.default.fileExists(atPath: folder + "/App/In/B.swift"))
  }

  @Test func `Folders that hold the sources or files of others are refused`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(throws: OutputFolder.Refusal.self) {
      try OutputFolder(path: "/app", inputs: ["/app/Sources"])
    }
    #expect(throws: OutputFolder.Refusal.self) {
      try OutputFolder(path: "/app/Sources/out", inputs: ["/app/Sources"])
    }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: folder + "/mine.txt"))
    #expect(throws: OutputFolder.Refusal.self) { try write([]) }
  }

  @Test func `A file that a person put there is not overwritten`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = try write([copy("A.swift", "a")])
    try Data("mine".utf8).write(to: URL(fileURLWithPath: folder + "/App/B.swift"))
    #expect(throws: OutputFolder.Refusal.self) { try write([copy("B.swift", "b")]) }
    #expect(try String(contentsOfFile: folder + "/App/B.swift", encoding: .utf8) == "mine")
  }
}
