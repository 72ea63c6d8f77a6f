// SPDX-License-Identifier: MIT
import Epoxy
import HeadlessHost
import Testing

// EpoxyCollectionView, "Declarative views" to "CollectionView".

private enum DataID {
  case first, second, third
}

final class FeatureViewController: CollectionViewController {

  init() {
    super.init(layout: UICollectionViewCompositionalLayout.list())
    setSections(sections, animated: false)
  }

  var sections: [SectionModel] {
    [
      SectionModel(items: items)
    ]
  }

  private enum DataIDs {
    case title
  }

  private var items: [ItemModeling] {
    [
      // Corrected: the text has `ItemModel<UILabel, String>`, but an item has one generic
      // parameter.
      ItemModel<UILabel>(
        dataID: DataIDs.title,
        content: "This is my title",
        configureView: { context in
          // context contains data coming from Epoxy to populate the content of your view
          context.view.text = context.content
        })
    ]
  }

}

final class CustomCollectionViewController: UIViewController {

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    updateSections(animated: false)
  }

  // MARK: Private

  // set up whatever UICollectionViewLayout you want
  private lazy var collectionView = CollectionView(
    layout: UICollectionViewCompositionalLayout.list())

  private func updateSections(animated: Bool) {
    collectionView.setSections(sections, animated: animated)
  }

  private var sections: [SectionModel] {
    [
      // set up items just as before
      SectionModel(items: [
        Row.itemModel(dataID: DataID.first, content: "just as before", style: .standard)
      ])
    ]
  }
}

@MainActor @Suite struct EpoxyPageSamples {
  /// Returns the host of an empty page, and the page's collection view.
  private func page() -> (host: ScreenHost, collectionView: CollectionView) {
    let host = ScreenHost.showing {
      CollectionViewController(layout: UICollectionViewCompositionalLayout.list())
    }
    return (host, host.perform { host.firstView(CollectionView.self)! })
  }

  @Test func `Three items show three rows`() {
    let (host, collectionView) = page()
    host.perform {
      collectionView.setSections(
        [
          SectionModel(items: [
            Row.itemModel(
              dataID: DataID.first,
              content: "first",
              style: .standard),
            Row.itemModel(
              dataID: DataID.second,
              content: "second",
              style: .standard),
            Row.itemModel(
              dataID: DataID.third,
              content: "third",
              style: .standard),
          ])
        ], animated: true)
    }
    host.settle()
    #expect(host.titles == ["first", "second", "third"])
    #expect(
      host.itemViews(Row.self).map { $0.convert($0.bounds, to: nil) } == [
        CGRect(x: 0, y: 0, width: 320, height: 44), CGRect(x: 0, y: 44, width: 320, height: 44),
        CGRect(x: 0, y: 88, width: 320, height: 44),
      ])
    #expect(host.illegalUse == [])
  }

  @Test func `Another array causes an animated change`() {
    let (host, collectionView) = page()
    func show(_ ids: [String], animated: Bool) {
      host.perform {
        collectionView.setSections(
          [
            SectionModel(
              items: ids.map {
                Row.itemModel(dataID: $0, content: .init(title: $0), style: .standard)
              })
          ], animated: animated)
      }
    }
    show(["a", "b", "c"], animated: false)
    let last = host.itemViews(Row.self)[2]
    show(["c", "a"], animated: true)
    var heights: [CGFloat] = []
    host.advanceFrames(30) {
      let layer = last.superview!.superview!.layer
      heights.append((layer.presentation() ?? layer).frame.minY)
    }
    host.settle()
    #expect(host.titles == ["c", "a"])
    #expect(host.itemViews(Row.self)[0] === last)
    // The row moves up from 88 to 0 points, and is between both positions in some frames.
    #expect(heights == heights.sorted(by: >))
    #expect(heights.contains { $0 > 0 && $0 < 88 })
    #expect(heights.last == 0)
    #expect(host.illegalUse == [])
  }

  @Test func `A cell of the same dataID gets its new text, and is not replaced`() {
    let (host, collectionView) = page()
    func show(_ count: Int) {
      host.perform {
        let item = Row.itemModel(
          dataID: "cart", content: .init(title: "\(count) items"), style: .standard)
        // The variant of the method with an argument label.
        collectionView.setSections(sections: [SectionModel(items: [item])], animated: true)
      }
      host.settle()
    }
    show(1)
    let cell = collectionView.visibleCells.first
    show(2)
    #expect(collectionView.visibleCells.first === cell)
    #expect(host.titles == ["2 items"])
  }

  @Test func `A subclass sets its sections`() {
    let host = ScreenHost.showing { FeatureViewController() }
    #expect(host.itemViews(UILabel.self).map(\.text) == ["This is my title"])
  }

  @Test func `A controller is made with its sections`() {
    let host = ScreenHost.showing {
      let sections = FeatureViewController().sections

      let viewController = CollectionViewController(
        layout: UICollectionViewCompositionalLayout.list(),
        sections: sections)
      return viewController
    }
    #expect(host.itemViews(UILabel.self).map(\.text) == ["This is my title"])
  }

  @Test func `A collection view can be used without a controller`() {
    let host = ScreenHost.showing { CustomCollectionViewController() }
    #expect(host.titles == ["just as before"])
    #expect(host.collectionView.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }
}
