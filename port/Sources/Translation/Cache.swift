// SPDX-License-Identifier: MIT
import Foundation

/// The declarations and messages of each file, for the next run.
struct Cache {
  /// By what a file is recognized as unchanged.
  struct Stamp: Equatable {
    var time: Int
    var size: Int

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      time = Int(status.st_mtim.tv_sec) * 1_000_000_000 + Int(status.st_mtim.tv_nsec)
      size = Int(status.st_size)
    }

    init(time: Int, size: Int) {
      self.time = time
      self.size = size
    }
  }

  struct Entry {
    var stamp: Stamp
    var declarations: FileDeclarations
    /// The messages and counts of the translation, without its text.
    var result: FileTranslation?
    /// The stamp of the copy; nil before the copy is written.
    var copyStamp: Stamp?
  }

  /// The version of the command and its options.
  let key: String
  var entries: [String: Entry] = [:]

  init(key: String) { self.key = key }

  /// Reads a cache; an empty one if it has another key, or is none.
  init(path: String, key: String) {
    self.key = key
    guard let data = FileManager.default.contents(atPath: path) else { return }
    var reader = ByteReader([UInt8](data))
    guard (try? reader.string()) == key,
      let list = try? reader.list({ reader throws(ByteReader.Fault) in try Self.entry(&reader) })
    else { return }
    entries = Dictionary(list, uniquingKeysWith: { $1 })
  }

  private static func entry(
    _ reader: inout ByteReader
  ) throws(ByteReader.Fault) -> (String, Entry) {
    let path = try reader.string()
    var entry = Entry(
      stamp: try stamp(&reader), declarations: try FileDeclarations(from: &reader))
    if try reader.bool() {
      entry.copyStamp = try stamp(&reader)
      entry.result = try FileTranslation(from: &reader)
    }
    return (path, entry)
  }

  private static func stamp(_ reader: inout ByteReader) throws(ByteReader.Fault) -> Stamp {
    Stamp(time: try reader.int(), size: try reader.int())
  }

  func save(to path: String) throws {
    var writer = ByteWriter()
    writer.write(key)
    writer.write(Array(entries)) { writer, item in
      let (path, entry) = item
      writer.write(path)
      writer.write(entry.stamp.time)
      writer.write(entry.stamp.size)
      entry.declarations.write(to: &writer)
      writer.write(entry.result != nil)
      guard let result = entry.result else { return }
      writer.write(entry.copyStamp?.time ?? 0)
      writer.write(entry.copyStamp?.size ?? 0)
      result.write(to: &writer)
    }
    try Data(writer.bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}

extension FileTranslation {
  func write(to writer: inout ByteWriter) {
    writer.write(messages) { writer, message in
      writer.write(message.kind.rawValue)
      writer.write(message.line)
      for text in [message.file, message.text, message.remedy] { writer.write(text) }
    }
    writer.write(forms.map { ($0.key, $0.value) }) {
      $0.write($1.0)
      $0.write($1.1)
    }
    writer.write(missing.sorted())
    writer.write(isLeftOut)
    writer.write(hasList)
    writer.write(lines)
  }

  init(from reader: inout ByteReader) throws(ByteReader.Fault) {
    messages = try reader.list { reader throws(ByteReader.Fault) in
      let kind = Message.Kind(rawValue: try reader.string()) ?? .remark
      let line = try reader.int()
      return Message(
        kind: kind, file: try reader.string(), line: line, text: try reader.string(),
        remedy: try reader.string())
    }
    let counts = try reader.list { reader throws(ByteReader.Fault) in
      (try reader.string(), try reader.int())
    }
    forms = Dictionary(counts, uniquingKeysWith: +)
    missing = Set(try reader.strings())
    isLeftOut = try reader.bool()
    hasList = try reader.bool()
    lines = try reader.int()
  }
}
