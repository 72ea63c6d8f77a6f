// SPDX-License-Identifier: MIT
import Translation

/// The output of the command.
enum Summary {
  static func print(_ report: Report) {
    for message in report.messages { Swift.print(message) }
    if report.hasErrors {
      Swift.print("nothing is written: \(report.messages.count { $0.kind == .error }) errors")
      return
    }
    let forms = report.forms.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) \($0.key)" }
    if !forms.isEmpty { Swift.print("translated: \(forms.joined(separator: ", "))") }
    Swift.print(
      "\(report.translated) files of \(report.lines) lines, \(report.written) written, "
        + "\(report.removed) removed, \(report.leftOut) left out; "
        + "\(report.messages.count { $0.kind == .todo }) to do, "
        + "\(report.messages.count { $0.kind == .remark }) remarks")
  }
}
