// SPDX-License-Identifier: MIT

import AirBar
import Epoxy
import UIKit

/// A player of music: a header with the cover, the song and its controls that becomes a small bar
/// while the queue below it is scrolled, and that can be pulled out to a large cover.
final class PlayerScreen: UIViewController, SampleScreen {
  struct Track: Equatable {
    var id: Int
    var title: String
    var artist: String?
    var seconds: Int
    var cover: Int
  }

  struct Content: Equatable {
    var current: Track?
    /// The progress from 0 to 1.
    var progress: Float = 0
    var isPlaying = false
    var queue: [Track] = []
  }

  static let name = "player"

  init() {
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(collectionView)
    view.addSubview(emptyView)
    view.addSubview(header)
    headerHeight = header.heightAnchor.constraint(equalToConstant: 300)
    NSLayoutConstraint.activate(
      [
        header.topAnchor.constraint(equalTo: view.topAnchor),
        header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        headerHeight,
      ]
        + [collectionView, emptyView].flatMap { (subview: UIView) in
          [
            subview.topAnchor.constraint(equalTo: view.topAnchor),
            subview.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            subview.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            subview.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          ]
        })
    header.didTogglePlaying = { [weak self] in
      guard let self else { return }
      content.isPlaying.toggle()
      update(animated: true)
    }
    header.didSeek = { [weak self] progress in self?.content.progress = progress }
    update(animated: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updateHeights()
  }

  func show(_ content: Content, animated: Bool) {
    guard content != self.content else { return }
    self.content = content
    guard isViewLoaded else { return }
    update(animated: animated && view.window != nil)
  }

  func discardUserState() {
    heights = nil
    updateHeights()
  }

  private struct Heights: Equatable {
    var compact: CGFloat
    var normal: CGFloat
    var expanded: CGFloat
  }

  private var content = Content()
  private var heights: Heights?
  private var barController: BarController?
  private var headerHeight: NSLayoutConstraint!
  private let header = PlayerHeader()
  private let emptyView = EverydayEmptyView(
    .play, title: "Nothing is playing", message: "Choose a song, and it plays here.")

  private lazy var collectionView: CollectionView = {
    let collectionView = CollectionView(layout: UICollectionViewCompositionalLayout.epoxy)
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    collectionView.backgroundColor = .systemBackground
    // The header is over the list; the bar's controller sets the insets.
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.preservesSuperviewLayoutMargins = true
    collectionView.accessibilityIdentifier = "player.queue"
    return collectionView
  }()

  /// Measures the header, and starts a new bar where its heights have changed.
  private func updateHeights() {
    guard view.bounds.width > 0 else { return }
    let compact = header.compactHeight(width: view.bounds.width)
    let normal = max(compact + 40, header.normalHeight(width: view.bounds.width))
    let expanded = normal + min(160, max(40, view.bounds.height * 0.2))
    let heights = Heights(compact: compact, normal: normal, expanded: expanded)
    guard heights != self.heights else { return }
    self.heights = heights
    let barController = BarController(
      configuration: Configuration(
        compactStateHeight: compact, normalStateHeight: normal, expandedStateHeight: expanded)
    ) { [weak self] state in
      self?.headerHeight.constant = state.height()
      self?.header.show(progress: state.transitionProgress())
    }
    // The old bar's share of the insets does not belong to the list.
    self.barController?.release(scrollView: collectionView)
    self.barController = barController
    barController.set(scrollView: collectionView)
  }

  private func update(animated: Bool) {
    header.isHidden = content.current == nil
    collectionView.isHidden = content.current == nil
    emptyView.isHidden = content.current != nil
    if let track = content.current {
      header.show(track, progress: content.progress, isPlaying: content.isPlaying)
    }
    collectionView.setSections(sections, animated: animated)
    view.setNeedsLayout()
  }

  private var sections: [SectionModel] {
    let rows = content.queue.enumerated().map { index, track in
      TrackRow.itemModel(
        dataID: track.id,
        content: TrackRow.Content(track: track, number: index + 1)
      )
      .didSelect { [weak self] _ in self?.play(track) }
      .selectionStyle(.color(.secondarySystemBackground))
    }
    return [
      SectionModel(dataID: "queue", items: rows)
        .supplementaryItems(
          ofKind: UICollectionView.elementKindSectionHeader,
          [
            EverydayLabel.supplementaryItemModel(
              dataID: "next", content: rows.isEmpty ? "End of the queue" : "Next",
              style: EverydayLabel.Style(textStyle: .title3, isBold: true))
          ]
        )
        .compositionalLayoutSectionProvider { _ in Self.section() }
    ]
  }

  private func play(_ track: Track) {
    content.queue.removeAll { $0.id == track.id }
    content.current = track
    content.progress = 0
    content.isPlaying = true
    update(animated: true)
  }

  private static func section() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(64))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.contentInsetsReference = .readableContent
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 0, bottom: 40, trailing: 0)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(32)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return section
  }
}
