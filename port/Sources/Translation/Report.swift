// SPDX-License-Identifier: MIT

/// A message about a line of the original.
public struct Message: Codable, Hashable, Comparable, Sendable, CustomStringConvertible {
  /// How much a message matters.
  public enum Kind: String, Codable, Sendable {
    /// Nothing is written.
    case error
    /// The file is left out, or a person has to do something.
    case todo = "to do"
    /// The translation is not exact in a rare case.
    case remark
  }

  /// How much it matters.
  public var kind: Kind
  /// The path of the original.
  public var file: String
  /// The line in it, counted from 1.
  public var line: Int
  /// The finding.
  public var text: String
  /// The advice to the person who runs the command.
  public var remedy: String

  /// The message in the form of a compiler.
  public var description: String {
    "\(file):\(line): \(kind.rawValue): \(text)\(remedy.isEmpty ? "" : "; \(remedy)")"
  }

  /// The order in which messages are printed: by file and line.
  public static func < (one: Message, other: Message) -> Bool {
    (one.file, one.line, one.text) < (other.file, other.line, other.text)
  }
}

/// The result of a translation.
public struct Report: Sendable {
  /// The messages to be printed, by file and line.
  public internal(set) var messages: [Message] = []
  /// How often each form was translated.
  public internal(set) var forms: [String: Int] = [:]
  /// The number of copies, with generated files.
  public internal(set) var translated = 0
  /// The number of copies whose contents changed.
  public internal(set) var written = 0
  /// The number of copies whose originals are gone.
  public internal(set) var removed = 0
  /// The number of files that import what does not exist.
  public internal(set) var leftOut = 0
  /// The lines of the originals.
  public internal(set) var lines = 0

  /// Adds messages of others.
  public mutating func add(_ others: [Message]) {
    messages = Array(Set(messages + others)).sorted()
  }

  /// Whether nothing is written.
  public var hasErrors: Bool { messages.contains { $0.kind == .error } }
}
