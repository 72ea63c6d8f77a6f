// SPDX-License-Identifier: MIT

extension ScreenKind {
  /// The screens that are tested. A screen that is not listed here is not tested.
  static let all: [ScreenKind] = [
    ScreenKind(BoardScreen.self),
    ScreenKind(NotesScreen.self),
  ]
}
