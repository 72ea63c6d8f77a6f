// SPDX-License-Identifier: MIT

/// The translation of one file.
struct FileTranslation {
  var text = ""
  var messages: [Message] = []
  var forms: [String: Int] = [:]
  var missing: Set<String> = []
  var isLeftOut = false
  var hasList = false
  var lines = 0

  init() {}

  init(_ source: SourceText, _ file: Index.File, _ index: Index, _ options: TranslationOptions) {
    let rewriter = FileRewriter(source, index: index, options: options)
    rewriter.walk(source.tree)
    messages = rewriter.messages
    forms = rewriter.forms
    missing = rewriter.missing
    lines = source.bytes.count { $0 == 0x0A }
    isLeftOut = rewriter.isLeftOut
    if isLeftOut { return }
    if let list = Registration.lists(for: file, index) {
      hasList = true
      rewriter.appended.append(list)
    }
    text = rewriter.header + SourceLocation.directive(source.path, line: 1) + "\n"
    text += rewriter.edits.applied(to: source.bytes)
    if !rewriter.appended.isEmpty {
      if !text.hasSuffix("\n") { text += "\n" }
      text += SourceLocation.end + "\n" + rewriter.appended.joined(separator: "\n") + "\n"
    }
  }
}
