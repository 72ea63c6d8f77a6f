// SPDX-License-Identifier: MIT
import EpoxyCollectionView
import HeadlessUIKit
import ResinTestSupport

/// A row that records its calls.
final class Row: UIView, EpoxyableView {
  struct Style: Hashable {
    var name = "plain"
    var height: CGFloat = 40
  }

  struct Behaviors {
    var name: String
  }

  let style: Style
  private(set) var content: String?
  private(set) var behaviors: String?
  private(set) var events: [String] = []

  init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    heightAnchor.constraint(equalToConstant: style.height).isActive = true
  }

  required init?(coder: NSCoder) { fatalError() }

  func setContent(_ content: String, animated: Bool) {
    self.content = content
    events.append("content \(content)\(animated ? " animated" : "")")
  }

  func setBehaviors(_ behaviors: Behaviors?) {
    self.behaviors = behaviors?.name
    events.append("behaviors \(behaviors?.name ?? "none")")
  }

  func forget() { events = [] }
}

/// A row of another class.
final class OtherRow: UIView, EpoxyableView {
  private(set) var content: String?

  init() { super.init(frame: .zero) }
  required init?(coder: NSCoder) { fatalError() }

  func setContent(_ content: String, animated: Bool) { self.content = content }
}

/// A collection view that counts its batch updates.
final class BatchCountingView: CollectionView {
  var batches = 0

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    batches += 1
    super.performBatchUpdates(updates, completion: completion)
  }
}

/// A collection view of rows of 40 points on a screen of 320 by 480 points.
@MainActor
final class ListStage {
  let device: Device
  let window: UIWindow
  let view: BatchCountingView
  var illegal: [String] = []

  init(
    framesPerSecond: Double = 60, configuration: CollectionViewConfiguration = .init(),
    layout: (() -> UICollectionViewLayout)? = nil
  ) {
    let device = Device(framesPerSecond: framesPerSecond)
    (window, view) = device.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 320, height: 40)
      flow.minimumLineSpacing = 0
      let view = BatchCountingView(layout: layout?() ?? flow, configuration: configuration)
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = window.bounds
      window.addSubview(view)
      window.makeKeyAndVisible()
      return (window, view)
    }
    self.device = device
    device.onIllegalUse = { [unowned self] in illegal.append($0) }
  }

  /// Sets one section of items with the identities and contents given.
  func set(_ items: [any ItemModeling], animated: Bool = false) {
    view.setSections([SectionModel(dataID: 0, items: items)], animated: animated)
  }

  /// Advances frames until all animations and scrolling have ended.
  func settle() {
    device.advance(by: 2)
  }

  func row(_ item: Int, section: Int = 0) -> Row? {
    cell(item, section: section)?.view as? Row
  }

  func cell(_ item: Int, section: Int = 0) -> CollectionViewCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? CollectionViewCell
  }

  var contents: [String] {
    view.indexPathsForVisibleItems.sorted().map { path in
      let shown = (view.cellForItem(at: path) as? CollectionViewCell)?.view
      return (shown as? Row)?.content ?? (shown as? OtherRow)?.content ?? "nothing"
    }
  }
}

/// A row whose content is its identity by default.
func row(_ id: String, _ content: String? = nil, style: Row.Style = .init()) -> ItemModel<Row> {
  Row.itemModel(
    dataID: id, content: content ?? id, behaviors: .init(name: content ?? id), style: style)
}

func rows(_ ids: String) -> [any ItemModeling] {
  ids.map { row(String($0)) }
}
