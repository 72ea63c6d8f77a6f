// SPDX-License-Identifier: MIT

extension TextEditor {
  /// Whether an edit action is possible; nil for a selector that is not one of the editor's.
  func canPerform(_ action: Selector, isEditable: Bool, isSecure: Bool) -> Bool? {
    let hasSelection = selection.length > 0
    return switch action.name {
    case "cut:": hasSelection && isEditable && !isSecure
    case "copy:": hasSelection && !isSecure
    case "delete:": hasSelection && isEditable
    case "paste:": isEditable && owner.deviceOfResponder.application.copiedText != nil
    case "select:": length > 0 && !hasSelection
    case "selectAll:": length > 0 && selection.length < length
    default: nil
    }
  }

  /// Selects the word at the caret, or the one before it.
  func selectWord() {
    var word = selection.location..<selection.location
    var offset = 0
    for part in text.split(omittingEmptySubsequences: false, whereSeparator: \.isBetweenWords) {
      let range = offset..<offset + part.utf16.count
      if range.lowerBound <= selection.location, !range.isEmpty { word = range }
      offset = range.upperBound + separatorLength(at: part.endIndex)
    }
    select(NSRange(location: word.lowerBound, length: word.count))
  }

  private func separatorLength(at index: String.Index) -> Int {
    index < text.endIndex ? text[index].utf16.count : 0
  }
}

extension Character {
  fileprivate var isBetweenWords: Bool { !isLetter && !isNumber && self != "'" && self != "’" }
}
