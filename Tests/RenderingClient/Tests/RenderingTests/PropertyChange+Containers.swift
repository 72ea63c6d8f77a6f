// SPDX-License-Identifier: MIT
import HeadlessHost
import HeadlessUIKit

/// Changes of stack views, scroll views, collection views and navigation.
extension PropertyChange {
  private static func stack() -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [button(), label(), UISwitch()])
    stack.spacing = 4
    return stack
  }

  private static func scroll() -> UIScrollView {
    let scroll = UIScrollView()
    let inner = label()
    inner.frame = CGRect(x: 10, y: 10, width: 100, height: 20)
    scroll.addSubview(inner)
    scroll.contentSize = CGSize(width: 300, height: 300)
    scroll.widthAnchor.constraint(equalToConstant: 100).isActive = true
    scroll.heightAnchor.constraint(equalToConstant: 100).isActive = true
    return scroll
  }

  private static func bar() -> UINavigationBar {
    let bar = UINavigationBar()
    bar.widthAnchor.constraint(equalToConstant: 100).isActive = true
    bar.heightAnchor.constraint(equalToConstant: 44).isActive = true
    return bar
  }

  private static var yellow: UINavigationBarAppearance {
    with(UINavigationBarAppearance()) { $0.backgroundColor = .systemYellow }
  }

  static let containers: [PropertyChange] = [
    layout(\.itemSize, { CGSize(width: 30, height: 20) }),
    layout(\.minimumLineSpacing, { 20 }),
    layout(\.minimumInteritemSpacing, { 20 }),
    layout(\.sectionInset, { UIEdgeInsets(top: 10, left: 3, bottom: 4, right: 5) }),
    // No header: views of equal depth are in the order in which they have appeared.
    layout(\.footerReferenceSize, { CGSize(width: 10, height: 10) }),
    layout(\.scrollDirection, { .horizontal }),
    view(
      \UICollectionView.backgroundView, { with(UIView()) { $0.backgroundColor = .systemRed } },
      in: collection),
    view(
      \UICollectionView.collectionViewLayout,
      { with(UICollectionViewFlowLayout()) { $0.minimumLineSpacing = 3 } }, in: collection),
    view(\UIStackView.axis, { .vertical }, in: stack),
    view(\UIStackView.spacing, { 20 }, in: stack),
    view(\UIStackView.alignment, { .bottom }, in: stack),
    view(\UIStackView.alignment, { .lastBaseline }, in: stack),
    view(\UIStackView.distribution, { .fillEqually }, in: stack),
    view(\UIStackView.distribution, { .equalSpacing }, in: stack),
    view(\UIStackView.isLayoutMarginsRelativeArrangement, { true }, in: stack),
    view(
      \UIStackView.layoutMargins, { UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 4) },
      in: { with(stack()) { $0.isLayoutMarginsRelativeArrangement = true } }),
    view(
      \UIStackView.isBaselineRelativeArrangement, { true },
      in: { with(stack()) { $0.axis = .vertical } }),
    view(\UIStackView.arrangedSubviews[1].isHidden, { true }, in: stack),
    view(\UIStackView.semanticContentAttribute, { .forceRightToLeft }, in: stack),
    view(
      \UIScrollView.contentInset, { UIEdgeInsets(top: 30, left: 3, bottom: 4, right: 5) },
      in: scroll),
    view(\UIScrollView.contentOffset, { CGPoint(x: 5, y: 12) }, in: scroll),
    view(\UIScrollView.showsVerticalScrollIndicator, { false }, in: scroll),
  ]

  private final class Cells: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }

    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      with(view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)) {
        $0.backgroundColor = .systemTeal
      }
    }

    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      with(
        view.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "view", for: path)
      ) { $0.backgroundColor = .systemPink }
    }
  }

  private static let cells = Cells()

  private static func collection() -> UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view"
      )
    }
    view.dataSource = cells
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 120).isActive = true
    view.heightAnchor.constraint(equalToConstant: 200).isActive = true
    return view
  }

  private static func layout<Value>(
    _ path: ReferenceWritableKeyPath<UICollectionViewFlowLayout, Value>,
    _ value: @escaping @MainActor () -> Value
  ) -> PropertyChange {
    let flow = \UICollectionView.flowLayout
    return view(flow.appending(path: path), value, in: collection)
  }

  static let navigation: [PropertyChange] = [
    navigation(\UINavigationItem.title, { "Another title" }) { page, _ in page.navigationItem },
    navigation(\UINavigationItem.title, { nil }) { page, _ in page.navigationItem },
    navigation(\UINavigationItem.titleView, { UISwitch() }) { page, _ in page.navigationItem },
    navigation(\UINavigationItem.prompt, { "Prompt" }) { page, _ in page.navigationItem },
    navigation(\UINavigationItem.hidesBackButton, { true }) { page, _ in page.navigationItem },
    navigation(
      \UINavigationItem.leftBarButtonItem, { UIBarButtonItem(title: "Left", primaryAction: nil) }
    ) {
      page, _ in page.navigationItem
    },
    navigation(\UINavigationItem.rightBarButtonItem, { nil }) { page, _ in page.navigationItem },
    navigation(
      \UINavigationItem.rightBarButtonItems,
      {
        [
          UIBarButtonItem(title: "A", primaryAction: nil),
          UIBarButtonItem(title: "B", primaryAction: nil),
        ]
      }
    ) { page, _ in page.navigationItem },
    navigation(\UINavigationItem.leftItemsSupplementBackButton, { true }) { page, _ in
      page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left", primaryAction: nil)
      return page.navigationItem
    },
    navigation(\UINavigationItem.largeTitleDisplayMode, { .always }) { page, navigation in
      navigation.navigationBar.prefersLargeTitles = true
      page.navigationItem.largeTitleDisplayMode = .never
      return page.navigationItem
    },
    navigation(\UINavigationItem.backButtonTitle, { "Other" }) { _, navigation in
      navigation.viewControllers[0].navigationItem
    },
    navigation(\UINavigationItem.backButtonDisplayMode, { .minimal }) { _, navigation in
      navigation.viewControllers[0].navigationItem
    },
    navigation(
      \UINavigationItem.backBarButtonItem, { UIBarButtonItem(title: "Up", primaryAction: nil) }
    ) {
      _, navigation in navigation.viewControllers[0].navigationItem
    },
    navigation(\UIBarButtonItem.title, { "Done" }) { page, _ in
      page.navigationItem.rightBarButtonItem!
    },
    navigation(\UIBarButtonItem.isEnabled, { false }) { page, _ in
      page.navigationItem.rightBarButtonItem!
    },
    navigation(\UIBarButtonItem.isHidden, { true }) { page, _ in
      page.navigationItem.rightBarButtonItem!
    },
    navigation(\UIBarButtonItem.tintColor, { .systemRed }) { page, _ in
      page.navigationItem.rightBarButtonItem!
    },
    navigation(\UIBarButtonItem.style, { .done }) { page, _ in
      page.navigationItem.rightBarButtonItem!
    },
    navigation(\UIBarButtonItem.width, { 90 }) { page, _ in
      page.navigationItem.rightBarButtonItem!
    },
    navigation(\UIBarButtonItem.image, { UIImage(systemName: "star") }) { page, _ in
      page.navigationItem.rightBarButtonItem!
    },
    navigation(\UINavigationBar.prefersLargeTitles, { true }) { $1.navigationBar },
    navigation(\UINavigationBar.tintColor, { .systemRed }) { $1.navigationBar },
    // Without a navigation controller: one whose page is at its top has no background.
    view(\UINavigationBar.barTintColor, { .systemYellow }, in: bar),
    navigation(\UINavigationBar.scrollEdgeAppearance, { yellow }) { $1.navigationBar },
    navigation(\UINavigationBar.isTranslucent, { false }) { $1.navigationBar },
    navigation(\UINavigationBar.titleTextAttributes, { [.foregroundColor: UIColor.systemRed] }) {
      $1.navigationBar
    },
    navigation(\UINavigationController.isNavigationBarHidden, { true }) { $1 },
    navigation(\UIViewController.title, { "Another title" }) { page, _ in page },
    navigation(
      \UIViewController.additionalSafeAreaInsets,
      {
        UIEdgeInsets(top: 20, left: 3, bottom: 4, right: 5)
      }
    ) { page, _ in page },
    navigation(\UIViewController.edgesForExtendedLayout, { [] }) { page, _ in page },
    navigation(\UIViewController.view.backgroundColor, { .systemYellow }) { page, _ in page },
  ]
}

extension UICollectionView {
  fileprivate var flowLayout: UICollectionViewFlowLayout {
    get { collectionViewLayout as! UICollectionViewFlowLayout }
    set { collectionViewLayout = newValue }
  }
}
