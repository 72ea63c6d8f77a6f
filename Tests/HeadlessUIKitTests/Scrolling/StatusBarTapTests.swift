// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// UIKit documentation, `UIScrollView.scrollsToTop`: a tap on the status bar scrolls "the scroll
/// view closest to the status bar" to its top. "On iPhone, the scroll-to-top gesture has no effect
/// if there's more than one scroll view on-screen that has `scrollsToTop` set to true."
@MainActor @Suite struct StatusBarTapTests {
  private func list(_ frame: CGRect = .zero) -> UIScrollView {
    let view = UIScrollView(frame: frame)
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: max(frame.width, 100), height: 5000)
    view.contentOffset.y = 900
    return view
  }

  /// A host that shows lists at frames.
  private func host(_ model: DeviceModel, _ frames: [CGRect]) -> (ScreenHost, [UIScrollView]) {
    let host = ScreenHost(model)
    let page = host.perform { UIViewController() }
    let lists = host.perform { frames.map { list($0) } }
    host.show(page)
    host.perform { for list in lists { page.view.addSubview(list) } }
    host.settle()
    return (host, lists)
  }

  private func offsets(_ lists: [UIScrollView]) -> [CGFloat] { lists.map(\.contentOffset.y) }

  private final class Numbers: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 20 }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  /// The rows of sections are no scroll views of the application.
  @Test func `A list with sections that scroll sideways scrolls to its top`() {
    let host = ScreenHost(.iPhone15)
    let numbers = Numbers()
    let view = host.perform { () -> UICollectionView in
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(150), heightDimension: .absolute(100))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.orthogonalScrollingBehavior = .continuous
      let view = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = numbers
      return view
    }
    host.show(view)
    host.settle()
    host.perform { view.contentOffset.y = 700 }
    host.settle()
    #expect(host.tapStatusBar())
    host.settle()
    expectEqual(view.contentOffset.y, -view.adjustedContentInset.top)
  }

  @Test func `On a phone nothing scrolls with two lists side by side`() {
    let (host, lists) = host(
      .iPhone15,
      [CGRect(x: 0, y: 0, width: 190, height: 852), CGRect(x: 200, y: 0, width: 193, height: 852)])
    #expect(!host.tapStatusBar())
    #expect(!host.tapStatusBar(atX: 20))
    host.settle()
    expectEqual(offsets(lists), [900, 900])
    host.perform { lists[0].scrollsToTop = false }
    #expect(host.tapStatusBar(atX: 20))
    host.settle()
    expectEqual(offsets(lists), [900, 0])
  }

  /// A list that does not scroll is not scrolled by the tap. A text view that grows with its text
  /// is one.
  @Test func `Text views that do not scroll leave the tap to their list`() {
    let (host, lists) = host(.iPhone15, [CGRect(x: 0, y: 0, width: 393, height: 852)])
    let text = host.perform { UITextView(frame: CGRect(x: 0, y: 950, width: 300, height: 80)) }
    host.perform {
      text.isScrollEnabled = false
      lists[0].addSubview(text)
    }
    host.settle()
    #expect(host.tapStatusBar())
    host.settle()
    expectEqual(offsets(lists), [0])
  }

  @Test func `On an iPad the list below the tap scrolls`() {
    let frames = [
      CGRect(x: 0, y: 0, width: 300, height: 1000), CGRect(x: 310, y: 60, width: 500, height: 900),
    ]
    let (host, lists) = host(.iPad, frames)
    #expect(host.tapStatusBar(atX: 100))
    host.settle()
    expectEqual(offsets(lists), [0, 900])
    // It is at its top already.
    #expect(!host.tapStatusBar(atX: 100))
    #expect(host.tapStatusBar(atX: 600))
    host.settle()
    expectEqual(offsets(lists), [0, 0])
  }

  @Test func `On an iPad a finger on the status bar scrolls the list below it`() {
    let frames = [
      CGRect(x: 0, y: 0, width: 300, height: 1000), CGRect(x: 310, y: 0, width: 500, height: 1000),
    ]
    let (host, lists) = host(.iPad, frames)
    host.showsStatusBar = true
    host.settle()
    host.tap(at: CGPoint(x: 600, y: 8))
    host.settle()
    expectEqual(offsets(lists), [900, 0])
  }

  @Test func `On an iPad the list closest to the status bar scrolls`() {
    let frames = [
      CGRect(x: 0, y: 500, width: 800, height: 500), CGRect(x: 0, y: 40, width: 800, height: 400),
    ]
    let (host, lists) = host(.iPad, frames)
    #expect(host.tapStatusBar())
    host.settle()
    expectEqual(offsets(lists), [900, 0])
    #expect(!host.tapStatusBar())
    host.settle()
    expectEqual(offsets(lists), [900, 0])
  }

  /// Not documented; chosen because the user reaches only the content of the sheet.
  @Test func `Above a list, the list of a sheet scrolls, and below an alert nothing`() {
    let (host, lists) = host(.iPhone15, [CGRect(x: 0, y: 0, width: 393, height: 852)])
    let sheet = host.perform { UIViewController() }
    let inner = host.perform { list(CGRect(x: 0, y: 0, width: 393, height: 700)) }
    let page = lists[0].window?.rootViewController
    host.perform {
      sheet.view.addSubview(inner)
      page?.present(sheet, animated: true)
    }
    host.settle()
    #expect(host.tapStatusBar())
    host.settle()
    expectEqual(offsets(lists + [inner]), [900, 0])
    host.perform {
      inner.contentOffset.y = 300
      let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .cancel))
      sheet.present(alert, animated: true)
    }
    host.settle()
    #expect(!host.tapStatusBar())
    host.perform { page?.dismiss(animated: false) }
    host.settle()
    #expect(host.tapStatusBar())
    host.settle()
    expectEqual(offsets(lists), [0])
  }
}
