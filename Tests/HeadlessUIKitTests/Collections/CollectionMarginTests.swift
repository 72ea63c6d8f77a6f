// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// The insets of sections that are measured from margins and safe areas follow these.
@MainActor @Suite struct CollectionMarginTests {
  enum Layout: CaseIterable {
    case layoutMargins, safeArea, readable, configuration, flowMargins, flowSafeArea

    @MainActor
    func make() -> UICollectionViewLayout {
      switch self {
      case .layoutMargins: compositional { $0.contentInsetsReference = .layoutMargins }
      case .safeArea: compositional { $0.contentInsetsReference = .safeArea }
      case .readable: compositional { $0.contentInsetsReference = .readableContent }
      case .configuration:
        compositional(reference: .layoutMargins) { $0.contentInsetsReference = .automatic }
      case .flowMargins: flow(.fromLayoutMargins)
      case .flowSafeArea: flow(.fromSafeArea)
      }
    }

    @MainActor
    private func compositional(
      reference: UIContentInsetsReference = .safeArea,
      _ change: (NSCollectionLayoutSection) -> Void
    ) -> UICollectionViewLayout {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      change(section)
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.contentInsetsReference = reference
      return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    }

    @MainActor
    private func flow(_ reference: UICollectionViewFlowLayout.SectionInsetReference)
      -> UICollectionViewLayout
    {
      let flow = UICollectionViewFlowLayout()
      flow.sectionInsetReference = reference
      flow.itemSize = CGSize(width: 40, height: 40)
      return flow
    }
  }

  private final class Screen: UIViewController {
    let list: UICollectionView
    private let numbers = Numbers([Array(0..<9)])

    init(_ layout: Layout) {
      list = UICollectionView(frame: .zero, collectionViewLayout: layout.make())
      super.init(nibName: nil, bundle: nil)
      list.contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = numbers
      list.frame = view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(list)
    }
  }

  private func show(
    _ layout: Layout, _ change: (ScreenHost, Screen) -> Void = { _, _ in },
    before: (ScreenHost, Screen) -> Void = { _, _ in }
  ) -> [CGRect] {
    let host = ScreenHost(.iPhone15)
    let screen = host.perform { Screen(layout) }
    host.rotate(to: .landscape, animated: false)
    host.perform { before(host, screen) }
    host.show(screen)
    host.settle()
    change(host, screen)
    host.settle()
    expectEqual(host.warnings, [])
    return screen.list.visibleCells.map(\.frame).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  @Test(arguments: Layout.allCases)
  func `Margins and safe areas that change at rest are those of a new screen`(layout: Layout) {
    let margins = UIEdgeInsets(top: 3, left: 70, bottom: 5, right: 30)
    let set: (ScreenHost, Screen) -> Void = { host, screen in
      host.perform {
        screen.list.layoutMargins = margins
        screen.additionalSafeAreaInsets.left = 25
      }
    }
    let fresh = show(layout, before: set)
    expectEqual(show(layout, set), fresh)
    #expect(fresh != show(layout))
    // Back again.
    let back = show(layout) { host, screen in
      let old = screen.list.layoutMargins
      set(host, screen)
      host.settle()
      host.perform {
        screen.list.layoutMargins = UIEdgeInsets(
          top: old.top, left: old.left - 59, bottom: old.bottom - 21, right: old.right - 59)
        screen.additionalSafeAreaInsets = .zero
      }
    }
    expectEqual(back, show(layout))
  }

  /// A covered screen leaves the window, and with it the safe area.
  @Test(arguments: Layout.allCases)
  func `A list that is updated while another screen covers it is as a new one`(layout: Layout) {
    let covered = show(layout) { host, screen in
      host.perform {
        let other = UIViewController()
        other.modalPresentationStyle = .fullScreen
        screen.present(other, animated: false)
      }
      host.settle()
      host.perform { screen.list.reloadData() }
      host.settle()
      host.perform {
        screen.list.layoutIfNeeded()
        screen.dismiss(animated: false)
      }
    }
    expectEqual(covered, show(layout))
  }
}
