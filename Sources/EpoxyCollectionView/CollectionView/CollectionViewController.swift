// SPDX-License-Identifier: MIT

/// A controller whose view a ``CollectionView`` fills.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let list = UICollectionLayoutListConfiguration(appearance: .plain)
/// let controller = CollectionViewController(
///   layout: UICollectionViewCompositionalLayout.list(using: list),
///   items: {
///     ItemModel<UILabel>(dataID: "title", content: "Mail") { context, text in
///       context.view.text = text
///     }
///     .didSelect { _ in print("selected") }
///   })
/// host.show(controller)
/// print(controller.collectionView.visibleCells.count)  // 1
/// ```
///
/// Items of the initializers and of ``setItems(_:animated:)`` form one section. Sections that are
/// set before the view is loaded are stored, and shown without animation when it loads. Closures of
/// models that use the controller capture it weakly, because the controller owns the models. The
/// collection view ignores the safe area at its sides, unless the configuration says otherwise; at
/// the top and the bottom, scroll views adjust their insets to it.
@preconcurrency @MainActor
open class CollectionViewController: UIViewController {
  /// The layout of the collection view.
  public final let layout: UICollectionViewLayout

  private let configuration: CollectionViewConfiguration
  /// The sections that were set before the view was loaded.
  private var sectionsBeforeLoading: [SectionModel]?

  /// The collection view, if it has been created.
  public private(set) final var collectionViewIfLoaded: CollectionView?

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - layout: The layout of the collection view.
  ///   - sections: The first sections to show.
  ///   - configuration: The options of the collection view.
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

  /// Creates a controller that shows the sections of a result builder.
  public convenience init(
    layout: UICollectionViewLayout, @SectionModelBuilder sections: () -> [SectionModel],
    configuration: CollectionViewConfiguration = .shared
  ) {
    self.init(layout: layout, sections: sections(), configuration: configuration)
  }

  /// Creates a controller that shows the items of a result builder, in one section.
  public convenience init(
    layout: UICollectionViewLayout, @ItemModelBuilder items: () -> [any ItemModeling],
    configuration: CollectionViewConfiguration = .shared
  ) {
    self.init(layout: layout, items: items(), configuration: configuration)
  }

  /// Unavailable: controllers of models cannot be decoded.
  @available(*, unavailable)
  public required init?(coder _: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Adds the collection view, edge to edge, and shows the sections that were set before.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let collectionView = loadCollectionView()
    if let sections = sectionsBeforeLoading {
      sectionsBeforeLoading = nil
      collectionView.setSections(sections, animated: false)
    }
  }

  /// Creates the collection view. Override this method to customize it.
  open func makeCollectionView() -> CollectionView {
    CollectionView(layout: layout, configuration: configuration)
  }

  /// The collection view. The first access loads the controller's view.
  public final var collectionView: CollectionView {
    loadViewIfNeeded()
    return loadCollectionView()
  }

  /// Replaces the sections. Before the view is loaded, they are stored until then.
  public final func setSections(_ sections: [SectionModel], animated: Bool) {
    guard let collectionViewIfLoaded else {
      sectionsBeforeLoading = sections
      return
    }
    sectionsBeforeLoading = nil
    collectionViewIfLoaded.setSections(sections, animated: animated)
  }

  /// Replaces the sections by one section with these items.
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
