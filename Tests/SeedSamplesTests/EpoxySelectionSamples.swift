// SPDX-License-Identifier: MIT
import Epoxy
import HeadlessHost
import Testing

// EpoxyCollectionView, "Handling selection" to "Responding to view appear / disappear events".

/// The controller that contains the samples, to which `self` refers in the samples.
private final class GalleryViewController: UIViewController, ImageRowDelegate {
  let images = [ImageData(id: 1), ImageData(id: 2)]
  private(set) var events: [String] = []

  private lazy var collectionView = CollectionView(
    layout: UICollectionViewCompositionalLayout.list())

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.translatesAutoresizingMaskIntoConstraints = true
    collectionView.frame = view.bounds
    view.addSubview(collectionView)
  }

  func show(_ items: [ItemModeling]) {
    collectionView.setSections([SectionModel(items: items)], animated: false)
  }

  func didSelectImage(id: Int) { events.append("selected \(id)") }
  func navigateToImageViewer(forImageID id: Int) { events.append("viewer of \(id)") }
  func imageRowDidTapThumbnail(_ row: ImageRow) {
    events.append("delegate of \(row.titleLabel.text ?? "")")
  }

  // MARK: Handling selection

  func showSelectable() {
    let items = images.map { imageData in
      ImageRow.itemModel(
        dataID: imageData.id,
        content: imageData.content,
        style: .standard
      )
      .didSelect { [weak self] _ in
        self?.didSelectImage(id: imageData.id)
      }
    }

    collectionView.setSections([SectionModel(items: items)], animated: true)
  }

  // MARK: Setting a view's delegate

  func itemWithDelegate(_ imageData: ImageData) -> ItemModeling {
    ImageRow.itemModel(
      dataID: imageData.id,
      content: imageData.content,
      style: .standard
    )
    .setBehaviors { [weak self] context in
      context.view.delegate = self
    }
  }

  func itemWithBehaviors(_ imageData: ImageData) -> ItemModeling {
    let behaviors = ImageRow.Behaviors(
      didTapThumbnailImage: { [weak self] _ in
        self?.navigateToImageViewer(forImageID: imageData.id)
      }
    )
    let model = ImageRow.itemModel(
      dataID: imageData.id,
      content: imageData.content,
      style: .standard
    )
    .behaviors(behaviors)
    return model
  }

  // MARK: Highlight and selection states

  func itemWithStates(_ imageData: ImageData) -> ItemModel<ImageRow> {
    ImageRow.itemModel(
      dataID: imageData.id,
      content: imageData.content,
      style: .standard
    )
    .didChangeState { context in
      // Corrected: the text has `switch state`, but the state is a property of the context.
      switch context.cellState {
      case .normal:
        context.view.backgroundColor = .white
      case .highlighted, .selected:
        context.view.backgroundColor = .lightGray
      }
    }
  }

  // MARK: Responding to view appear / disappear events

  func itemWithDisplayEvents(_ imageData: ImageData) -> ItemModeling {
    ImageRow.itemModel(
      dataID: imageData.id,
      content: imageData.content,
      style: .standard
    )
    .willDisplay {
      // do something when the view will display
      self.events.append("will display \(imageData.id)")
    }
    .didEndDisplaying {
      // do something when the view ends displaying
      self.events.append("did end displaying \(imageData.id)")
    }
  }

  /// Returns the same item as current Epoxy declares it, with a context in the closures.
  func itemWithDisplayEventsAndContext(_ imageData: ImageData) -> ItemModeling {
    ImageRow.itemModel(dataID: imageData.id, content: imageData.content, style: .standard)
      .willDisplay { context in
        self.events.append("will display \(context.view.titleLabel.text ?? "")")
      }
      .didEndDisplaying { [weak self] _ in self?.events.append("did end displaying") }
  }
}

@MainActor @Suite struct EpoxySelectionSamples {
  private func gallery() -> (host: ScreenHost, gallery: GalleryViewController) {
    let host = ScreenHost.showing { GalleryViewController() }
    return (host, host.window!.rootViewController as! GalleryViewController)
  }

  private let besideThumbnail = CGPoint(x: 200, y: 60)
  private let onThumbnail = CGPoint(x: 20, y: 20)

  @Test func `A tap selects the image for which the closure was made`() {
    let (host, gallery) = gallery()
    host.perform { gallery.showSelectable() }
    host.settle()
    host.tap(host.itemViews(ImageRow.self)[1], at: besideThumbnail)
    host.tap(host.itemViews(ImageRow.self)[0], at: besideThumbnail)
    #expect(gallery.events == ["selected 2", "selected 1"])
  }

  @Test func `A view's delegate is set with its behaviors`() {
    let (host, gallery) = gallery()
    host.perform { gallery.show([gallery.itemWithDelegate(ImageData(id: 1))]) }
    host.tap(host.itemViews(ImageRow.self)[0], at: onThumbnail)
    #expect(gallery.events == ["delegate of Image 1"])
  }

  @Test func `Behaviors are set as one value, and reset where the next item has none`() {
    let (host, gallery) = gallery()
    host.perform { gallery.show([gallery.itemWithBehaviors(ImageData(id: 7))]) }
    let row = host.itemViews(ImageRow.self)[0]
    host.tap(row, at: onThumbnail)
    #expect(gallery.events == ["viewer of 7"])
    host.perform {
      gallery.show([
        ImageRow.itemModel(dataID: 7, content: ImageData(id: 7).content, style: .standard)
      ])
    }
    host.settle()
    #expect(host.itemViews(ImageRow.self)[0] === row)
    host.tap(row, at: onThumbnail)
    #expect(gallery.events == ["viewer of 7"])
  }

  @Test func `A finger highlights a row until it is lifted`() {
    let (host, gallery) = gallery()
    host.perform {
      gallery.show([gallery.itemWithStates(ImageData(id: 1)).didSelect { _ in }])
    }
    let row = host.itemViews(ImageRow.self)[0]
    let finger = host.touch(row, at: besideThumbnail).hold(for: 0.3)
    #expect(row.backgroundColor == .lightGray)
    finger.lift()
    host.settle()
    #expect(row.backgroundColor == .white)
  }

  @Test func `Closures without arguments are called on display, too`() {
    let (host, gallery) = gallery()
    host.perform { gallery.show([gallery.itemWithDisplayEvents(ImageData(id: 3))]) }
    #expect(gallery.events == ["will display 3"])
    host.perform { gallery.show([]) }
    host.settle()
    #expect(gallery.events == ["will display 3", "did end displaying 3"])
  }

  @Test func `Closures with a context are called on display`() {
    let (host, gallery) = gallery()
    host.perform { gallery.show([gallery.itemWithDisplayEventsAndContext(ImageData(id: 3))]) }
    #expect(gallery.events == ["will display Image 3"])
    host.perform { gallery.show([]) }
    host.settle()
    #expect(gallery.events == ["will display Image 3", "did end displaying"])
  }
}
