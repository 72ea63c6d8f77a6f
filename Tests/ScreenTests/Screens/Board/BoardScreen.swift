// SPDX-License-Identifier: MIT
import Epoxy
import UIKit

/// Notes as an Epoxy list in two sections, whose rows are layout groups.
final class BoardScreen: CollectionViewController, SampleScreen {
  static let name = "board"

  static func content(_ number: Int) -> [Note] { Note.notes(number) }

  private enum SectionID: Hashable { case pinned, others }

  init() {
    super.init(
      layout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.alwaysBounceVertical = true
  }

  func show(_ content: [Note], animated: Bool) {
    func section(_ id: SectionID, _ notes: [Note]) -> SectionModel {
      SectionModel(
        dataID: id,
        items: notes.map { note in
          BoardRow.itemModel(
            dataID: note.id,
            content: .init(title: note.title, body: note.body, isPinned: note.isPinned))
        })
    }
    setSections(
      [
        section(.pinned, content.filter(\.isPinned)),
        section(.others, content.filter { !$0.isPinned }),
      ], animated: animated)
  }
}

private final class BoardRow: UIView, EpoxyableView {
  struct Content: Equatable {
    var title: String
    var body: String
    var isPinned: Bool
  }

  private enum DataID { case pin, texts, title, body }

  private let group = HGroup(alignment: .top, spacing: 8)

  init() {
    super.init(frame: .zero)
    group.install(in: self)
    group.constrainToMargins()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not implemented") }

  func setContent(_ content: Content, animated: Bool) {
    group.setItems {
      if content.isPinned {
        BoardLabel.groupItem(dataID: DataID.pin, content: "📌", style: .headline)
          .contentHuggingPriority(.required, for: .horizontal)
          .contentCompressionResistancePriority(.required, for: .horizontal)
      }
      VGroupItem(dataID: DataID.texts, style: .init(spacing: 4)) {
        BoardLabel.groupItem(dataID: DataID.title, content: content.title, style: .headline)
        if !content.body.isEmpty {
          BoardLabel.groupItem(dataID: DataID.body, content: content.body, style: .body)
        }
      }
    }
  }
}

private final class BoardLabel: UILabel, EpoxyableView {
  init(style: UIFont.TextStyle) {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    numberOfLines = 0
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not implemented") }

  func setContent(_ content: String, animated: Bool) { text = content }
}
