// SPDX-License-Identifier: MIT

/// A controller whose view is filled by a ``CollectionView``.
@preconcurrency @MainActor
open class CollectionViewController: UIViewController {
  /// Says where things go.
  public final let layout: UICollectionViewLayout

  private let configuration: CollectionViewConfiguration
  /// What was set before there was a view.
  private var sectionsBeforeLoading: [SectionModel]?

  /// The collection view, if it was needed already.
  public private(set) final var collectionViewIfLoaded: CollectionView?

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - layout: Says where things go.
  ///   - sections: What to show at first.
  ///   - configuration: How the collection view goes about its work.
  public init(
    layout: UICollectionViewLayout, sections: [SectionModel]? = nil,
    configuration: CollectionViewConfiguration = .shared
  ) {
    self.layout = layout
    self.configuration = configuration
    sectionsBeforeLoading = sections
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that shows items in one section.
  public convenience init(
    layout: UICollectionViewLayout, items: [any ItemModeling],
    configuration: CollectionViewConfiguration = .shared
  ) {
    self.init(
      layout: layout, sections: [Self.section(of: items)], configuration: configuration)
  }

  /// Creates a controller that shows the sections that a closure lists.
  public convenience init(
    layout: UICollectionViewLayout, @SectionModelBuilder sections: () -> [SectionModel],
    configuration: CollectionViewConfiguration = .shared
  ) {
    self.init(layout: layout, sections: sections(), configuration: configuration)
  }

  /// Creates a controller that shows the items that a closure lists, in one section.
  public convenience init(
    layout: UICollectionViewLayout, @ItemModelBuilder items: () -> [any ItemModeling],
    configuration: CollectionViewConfiguration = .shared
  ) {
    self.init(layout: layout, items: items(), configuration: configuration)
  }

  /// Controllers of models are not made from archives.
  @available(*, unavailable)
  public required init?(coder _: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Puts the collection view into the view, edge to edge, and shows what was set before.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let collectionView = loadCollectionView()
    if let sections = sectionsBeforeLoading {
      sectionsBeforeLoading = nil
      collectionView.setSections(sections, animated: false)
    }
  }

  /// Makes the collection view; override it to set one up in another way.
  open func makeCollectionView() -> CollectionView {
    CollectionView(layout: layout, configuration: configuration)
  }

  /// The collection view. The first access loads the controller's view.
  public final var collectionView: CollectionView {
    loadViewIfNeeded()
    return loadCollectionView()
  }

  /// Shows other sections; before the view is loaded they are kept until then.
  public final func setSections(_ sections: [SectionModel], animated: Bool) {
    guard let collectionViewIfLoaded else {
      sectionsBeforeLoading = sections
      return
    }
    sectionsBeforeLoading = nil
    collectionViewIfLoaded.setSections(sections, animated: animated)
  }

  /// Shows other items, in one section.
  public final func setItems(_ items: [any ItemModeling], animated: Bool) {
    setSections([Self.section(of: items)], animated: animated)
  }

  private static func section(of items: [any ItemModeling]) -> SectionModel {
    SectionModel(dataID: DefaultDataID.noneProvided, items: items)
  }

  private func loadCollectionView() -> CollectionView {
    if let collectionViewIfLoaded { return collectionViewIfLoaded }
    let collectionView = makeCollectionView()
    collectionViewIfLoaded = collectionView
    collectionView.layoutDelegate = self
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    let usesSafeArea = configuration.usesSafeAreaLayoutGuideLeadingTrailingAnchors
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      collectionView.leadingAnchor.constraint(
        equalTo: usesSafeArea ? safeArea.leadingAnchor : view.leadingAnchor),
      collectionView.trailingAnchor.constraint(
        equalTo: usesSafeArea ? safeArea.trailingAnchor : view.trailingAnchor),
    ])
    return collectionView
  }
}
