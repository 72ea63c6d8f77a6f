// SPDX-License-Identifier: MIT

extension WorkspaceScreen {
  struct Content: Equatable {
    struct Note: Equatable {
      var id: Int
      var title: String
      var date: String
      var text: String
    }

    struct Folder: Equatable {
      var id: Int
      var title: String
      var symbol: String
      var notes: [Note]
    }

    var folders: [Folder] = []
    /// The identities of the folder and of the note that are open.
    var folder: Int?
    var note: Int?
  }

  static func content(_ number: Int) -> Content {
    switch number {
    case 0: Content()
    case 1: picture
    default: random(number)
    }
  }

  private static let symbols = ["folder", "tray", "archivebox", "star", "trash"]

  private static let picture: Content = {
    let notes = [
      Content.Note(
        id: 1, title: "Garden in May", date: "Today",
        text: """
          The beans go along the fence, the tomatoes against the wall where it is warm.

          Ask Hugo for his ladder before Saturday, and buy twine. The gate still does not close: \
          two new hinges, 90 mm.
          """),
      Content.Note(
        id: 2, title: "What the house needs", date: "Yesterday",
        text: "Gutter, bell, and a lamp over the steps."),
      Content.Note(
        id: 3, title: "Books to return", date: "Monday", text: "The Harbor at Night, by Friday."),
      Content.Note(id: 4, title: "Names for the boat", date: "3 May", text: "Heron. Or none."),
    ]
    return Content(
      folders: [
        .init(id: 0, title: "All notes", symbol: "tray", notes: notes),
        .init(id: 1, title: "House and garden", symbol: "folder", notes: Array(notes.prefix(2))),
        .init(id: 2, title: "Reading", symbol: "folder", notes: [notes[2]]),
        .init(id: 3, title: "Archive", symbol: "archivebox", notes: []),
      ], folder: 0, note: 1)
  }()

  private static func random(_ number: Int) -> Content {
    var source = EverydaySource(number)
    var content = Content()
    content.folders = source.identities(1...8, of: 12).map { id in
      var own = EverydaySource(id, 121)
      let notes = source.identities(0...14, of: 20).map { note in
        var own = EverydaySource(id, note, 122)
        return Content.Note(
          id: id * 100 + note, title: own.text(1...own.pick([2, 9])),
          date: own.pick(["Today", "Last week", "31 December 1999"]),
          text: own.once(in: 6) ? "" : own.text(1...own.pick([5, 60, 300])))
      }
      return Content.Folder(
        id: id, title: own.text(1...own.pick([1, 2, 8])), symbol: own.pick(symbols), notes: notes)
    }
    let folder = source.pick(content.folders)
    if !source.once(in: 5) {
      content.folder = folder.id
      if !folder.notes.isEmpty, !source.once(in: 3) { content.note = source.pick(folder.notes).id }
    }
    return content
  }
}
