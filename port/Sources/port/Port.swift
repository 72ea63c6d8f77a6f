// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import Translation

@main
struct Port: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scripts/port",
    abstract: "Writes copies of an app's sources that compile with HeadlessUIKit.",
    discussion: """
      The sources are not touched. The folder of a module is OUTPUT/MODULE. Errors, warnings and \
      traps name the originals. Run again, the command writes what changed.
      """)

  @Argument(help: "Folders or files of the app's module.")
  var sources: [String] = []

  @Option(help: "The folder for the copies, which must be empty or written by this command.")
  var output: String

  @Option(help: "The name of the module of the sources; that of the first folder by default.")
  var name: String?

  @Option(help: "A further module with its folder, as in NAME=FOLDER; several are allowed.")
  var module: [String] = []

  @Option(help: "A module that the build provides otherwise; several are allowed.")
  var available: [String] = []

  @Flag(help: "Write empty modules for frameworks that do not exist here, and keep all files.")
  var stubs = false

  @Option(help: .hidden)
  var uikit: [String] = []

  @Option(help: .hidden)
  var uikitCache: String?

  func run() throws {
    let modules = try inputs()
    var options = TranslationOptions()
    options.writesStubs = stubs
    options.available = Set(available)
    do {
      var session = Session(modules: modules, output: output, options: options)
      session.uikit = uikit
      session.uikitCache = uikitCache
      session.version = version
      let report = try session.run()
      Summary.print(report)
      if report.hasErrors { throw ExitCode(1) }
    } catch let refusal as OutputFolder.Refusal {
      FileHandle.standardError.write(Data("scripts/port: \(refusal)\n".utf8))
      throw ExitCode(2)
    }
  }

  /// The time at which the command was built.
  private var version: String {
    let path = Bundle.main.executablePath ?? ""
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = attributes?[.modificationDate] as? Date
    return "\(date?.timeIntervalSince1970 ?? 0)"
  }

  private func inputs() throws -> [ModuleInput] {
    var result: [ModuleInput] = []
    if let first = sources.first {
      let own = URL(fileURLWithPath: first).deletingPathExtension().lastPathComponent
      result.append(ModuleInput(name: name ?? own.asIdentifier, folders: sources))
    }
    for text in module {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw ValidationError("'\(text)' is not NAME=FOLDER")
      }
      result.append(
        ModuleInput(name: parts[0], folders: parts[1].split(separator: ",").map(String.init)))
    }
    guard !result.isEmpty else { throw ValidationError("no sources are given") }
    return result
  }
}

extension String {
  fileprivate var asIdentifier: String {
    String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
