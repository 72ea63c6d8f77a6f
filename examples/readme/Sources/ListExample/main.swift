// SPDX-License-Identifier: MIT
import Epoxy
import HeadlessHost

final class Row: UILabel, EpoxyableView {
  func setContent(_ content: String, animated: Bool) { text = content }
}

func items(_ mailboxes: KeyValuePairs<String, Int>) -> [any ItemModeling] {
  mailboxes.map { name, unread in
    Row.itemModel(dataID: name, content: "\(name): \(unread)")
      .didSelect { _ in print("opens \(name)") }
  }
}

let host = ScreenHost(.iPhone15)
let list = UICollectionLayoutListConfiguration(appearance: .plain)
let screen = host.perform {
  CollectionViewController(layout: UICollectionViewCompositionalLayout.list(using: list))
}
host.show(screen)
host.perform { screen.setItems(items(["Drafts": 1, "Spam": 7, "Inbox": 2]), animated: false) }
host.perform { screen.setItems(items(["Inbox": 9, "Spam": 7]), animated: true) }
host.advance(by: 0.15)
print(host.dump(.presentation))
host.settle()
host.tap(screen.collectionView.visibleCells[0])
