// SPDX-License-Identifier: MIT
import UIKit

/// A list of notes on a plain collection view whose cells size themselves.
final class NotesScreen: UIViewController, SampleScreen {
  static let name = "notes"

  static func content(_ number: Int) -> [Note] { Note.notes(number) }

  private var notes: [Note] = []
  private let emptyLabel = UILabel()
  private lazy var list = UICollectionView(
    frame: .zero, collectionViewLayout: Self.makeLayout())

  private static func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 4
    return UICollectionViewCompositionalLayout(section: section)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.backgroundColor = .clear
    list.alwaysBounceVertical = true
    list.dataSource = self
    list.register(NoteCell.self, forCellWithReuseIdentifier: "note")
    emptyLabel.text = "No notes"
    emptyLabel.font = .preferredFont(forTextStyle: .body)
    emptyLabel.adjustsFontForContentSizeCategory = true
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.isHidden = !notes.isEmpty
    for subview in [list, emptyLabel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      emptyLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      emptyLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  func show(_ content: [Note], animated: Bool) {
    let old = notes
    guard content != old else { return }
    guard isViewLoaded else {
      notes = content
      return
    }
    emptyLabel.isHidden = !content.isEmpty
    guard animated else {
      notes = content
      list.reloadData()
      return
    }
    let changes = content.map(\.id).difference(from: old.map(\.id))
    list.performBatchUpdates {
      notes = content
      for change in changes {
        switch change {
        case .remove(let offset, _, _): list.deleteItems(at: [IndexPath(item: offset, section: 0)])
        case .insert(let offset, _, _): list.insertItems(at: [IndexPath(item: offset, section: 0)])
        }
      }
    }
    let byID = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0) })
    let changed = content.indices.filter { index in
      byID[content[index].id].map { $0 != content[index] } ?? false
    }
    list.reconfigureItems(at: changed.map { IndexPath(item: $0, section: 0) })
  }
}

extension NotesScreen: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    notes.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
    (cell as? NoteCell)?.show(notes[indexPath.item])
    return cell
  }
}

private final class NoteCell: UICollectionViewCell {
  private let titleLabel = UILabel()
  private let bodyLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    let stack = UIStackView(arrangedSubviews: [titleLabel, bodyLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    for (label, style) in [(titleLabel, UIFont.TextStyle.headline), (bodyLabel, .body)] {
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
    }
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not implemented") }

  func show(_ note: Note) {
    titleLabel.text = note.title
    bodyLabel.text = note.body
    bodyLabel.isHidden = note.body.isEmpty
  }
}
