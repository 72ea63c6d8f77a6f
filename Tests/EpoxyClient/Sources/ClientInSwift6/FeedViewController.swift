// SPDX-License-Identifier: MIT
import Epoxy
import UIKit

/// A page of rows that are updated when the page's state changes.
final class FeedViewController: CollectionViewController {

  // MARK: Lifecycle

  init() {
    super.init(layout: UICollectionViewCompositionalLayout.epoxy)
    setSections(sections, animated: false)
  }

  // MARK: Internal

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.displayDelegate = self
    collectionView.scrollDelegate = self
    collectionView.didTriggerPullToRefresh = { [weak self] control in
      self?.state.isExpanded = false
      control.endRefreshing()
    }
  }

  weak var delegate: UIScrollViewDelegate?

  // MARK: Private

  private enum DataID: Hashable {
    case title, toggle, divider, footnote
    case message(Int)
    case messages, heading
  }

  private struct State {
    var isExpanded = false
    var selection: Int?
  }

  private var state = State() {
    didSet { setSections(sections, animated: true) }
  }

  @SectionModelBuilder private var sections: [SectionModel] {
    SectionModel(dataID: DataID.heading) {
      TextRow.itemModel(
        dataID: DataID.title,
        content: .init(title: "Messages", body: state.selection.map { "selected \($0)" }),
        style: .large)
      ButtonRow.itemModel(
        dataID: DataID.toggle,
        content: .init(text: state.isExpanded ? "Less" : "More"),
        behaviors: .init(didTap: { [weak self] in
          self?.state.isExpanded.toggle()
        }))
      if state.isExpanded {
        Divider.itemModel(dataID: DataID.divider)
      }
    }
    .compositionalLayoutSection(.list)
    SectionModel(dataID: DataID.messages, items: messages)
      .supplementaryItems(ofKind: UICollectionView.elementKindSectionHeader, [header])
      .compositionalLayoutSectionProvider { environment in
        environment.container.effectiveContentSize.width > 600 ? .list : .listWithHeader
      }
      .willDisplay { log("messages shown") }
  }

  private var messages: [ItemModeling] {
    (0..<(state.isExpanded ? 20 : 2)).map { id in
      TextRow.itemModel(
        dataID: DataID.message(id),
        content: .init(title: "Message \(id)"),
        style: .small
      )
      .selectionStyle(.color(.lightGray))
      .isMovable(true)
      .didSelect { [weak self] context in
        log("selected \(id), animated: \(context.animated)")
        self?.state.selection = id
      }
      .didChangeState { context in
        switch context.cellState {
        case .normal: context.view.alpha = 1
        case .highlighted, .selected: context.view.alpha = 0.5
        }
      }
    }
  }

  private var header: SupplementaryItemModeling {
    SupplementaryItemModel<UILabel>(
      dataID: DataID.footnote,
      content: "Header",
      setContent: { context, content in
        context.view.text = content
      })
  }
}

extension FeedViewController: CollectionViewDisplayDelegate {
  func collectionView(
    _ collectionView: CollectionView,
    willDisplayItem item: AnyItemModel,
    with view: UIView?,
    in section: SectionModel
  ) {
    displayed.insert(item.dataID)
  }

  func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingItem item: AnyItemModel,
    with view: UIView?,
    in section: SectionModel
  ) {
    displayed.remove(item.dataID)
  }

  func collectionView(
    _ collectionView: CollectionView,
    willDisplaySupplementaryItem item: AnySupplementaryItemModel,
    forElementKind elementKind: String,
    with view: UIView?,
    in section: SectionModel
  ) {
    log("header shown: \((view as? UILabel)?.text ?? "none")")
  }

  func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingSupplementaryItem item: AnySupplementaryItemModel,
    forElementKind elementKind: String,
    with view: UIView?,
    in section: SectionModel
  ) {}

  private(set) var displayed: Set<AnyHashable> {
    get { displayedIDs }
    set { displayedIDs = newValue }
  }
}

@MainActor private var displayedIDs: Set<AnyHashable> = []

// MARK: UIScrollViewDelegate

extension FeedViewController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    delegate?.scrollViewDidScroll?(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    delegate?.scrollViewWillEndDragging?(
      scrollView,
      withVelocity: velocity,
      targetContentOffset: targetContentOffset)
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    delegate?.scrollViewShouldScrollToTop?(scrollView) ?? true
  }
}

// MARK: - Layouts

extension NSCollectionLayoutSection {
  static var list: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return NSCollectionLayoutSection(group: group)
  }

  static var listWithHeader: NSCollectionLayoutSection {
    let section = list
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size,
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
    ]
    return section
  }
}
