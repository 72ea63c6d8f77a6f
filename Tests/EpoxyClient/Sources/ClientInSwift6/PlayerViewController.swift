// SPDX-License-Identifier: MIT
import Epoxy
import EpoxyFluidInterfaces
import UIKit

/// A player with a drawer for its queue, a small picture, and a list of rows of which some can be
/// pulled.
final class PlayerViewController: CollectionViewController {
  let drawer = DrawerView(stops: [.height(60, name: "mini"), .content, .top(name: "queue")])
  let preview = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
  let picture = PictureInPictureInteraction(anchors: [.topLeading, .topTrailing])
  let dial = RotationInteraction(angles: [0, .pi])
  private(set) var stops: [String] = []
  private(set) var frames = 0
  private lazy var fade = SpringAnimator(color: .black, response: 0.2) { [weak self] in
    self?.preview.backgroundColor = $0
  }

  init() {
    super.init(
      layout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    setItems(items, animated: false)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Now playing\nA song"
    drawer.contentView = label
    drawer.delegate = self
    drawer.frame = view.bounds
    drawer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(preview)
    view.addSubview(drawer)
    picture.anchorDidChange = { [weak self] anchor in
      self?.fade.target = SpringColor(anchor == .topLeading ? .red : .blue)
    }
    preview.addInteraction(picture)
    preview.addInteraction(dial)
  }

  private var items: [ItemModeling] {
    [
      RubberbandView<TextRow>.itemModel(
        dataID: "pulled",
        content: .init(title: "Pull me", body: nil),
        behaviors: .init(didChange: { offset in
          if offset.y > 10 { log("pulled") }
        }),
        style: .init(content: .small, resistance: .scrollView(dimension: 200))),
      CalculatorButton.itemModel(
        dataID: "key", content: "7", behaviors: .init(didTap: { log("7") }), style: .init()),
      FlashlightButton.itemModel(
        dataID: "light", content: false, behaviors: .init(didChange: { log("light \($0)") }),
        style: .init()),
    ]
  }
}

extension PlayerViewController: DrawerViewDelegate {
  func drawer(_ drawer: DrawerView, shouldMoveTo stop: DrawerStop) -> Bool { stop.name != "queue" }

  func drawerDidMove(_ drawer: DrawerView) { frames += 1 }

  func drawer(_ drawer: DrawerView, didSettleAt stop: DrawerStop) { stops.append(stop.name) }
}
