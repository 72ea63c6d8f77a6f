// SPDX-License-Identifier: MIT
import Epoxy
import EpoxyFluidInterfaces
import HeadlessHost
import UIKit

/// The program, which uses the screens as a person does and prints the visible views.
@main
struct Client {
  @MainActor
  static func main() {
    installLogger()
    useFeed()
    useGrid()
    useCollectionView()
    useCheckout()
    usePlayer()
    print("illegal use:", illegalUse.isEmpty ? "none" : "\(illegalUse)")
  }

  @MainActor private static var illegalUse: [String] = []

  private static func installLogger() {
    EpoxyLogger.shared = EpoxyLogger(
      assert: { condition, message, fileID, line in
        if !condition() { print("assertion failed: \(message()) at \(fileID):\(line)") }
      },
      assertionFailure: { message, fileID, line in
        print("assertion failure: \(message()) at \(fileID):\(line)")
      },
      warn: { message, _, _ in
        print("warning about", message().contains("twin") ? "a duplicate" : message())
      })
  }

  @MainActor fileprivate static func use(_ body: (ScreenHost) -> Void) {
    let host = ScreenHost(size: CGSize(width: 320, height: 480))
    host.recordsIllegalUse = true
    body(host)
    host.settle()
    illegalUse += host.illegalUse
  }

  @MainActor private static func texts(_ host: ScreenHost) -> [String] {
    let view = host.firstView(CollectionView.self)!
    return view.indexPathsForVisibleItems.sorted().compactMap { path in
      let cell = view.cellForItem(at: path) as? CollectionViewCell
      return cell?.view.flatMap(firstText)
    }
  }

  @MainActor private static func firstText(of view: UIView) -> String? {
    (view as? UILabel)?.text ?? view.subviews.lazy.compactMap(firstText).first
  }

  // MARK: Screens

  @MainActor private static func useFeed() {
    use { host in
      let follower = Follower()
      let feed = host.perform { FeedViewController() }
      feed.delegate = follower
      host.show(feed)
      print("feed:", texts(host), takeLog())
      host.tap(host.firstView(UIButton.self)!)
      host.settle()
      print("after a tap on More:", texts(host).prefix(3), "displayed: \(feed.displayed.count)")
      host.tap(feed.collectionView.cellForItem(at: IndexPath(item: 1, section: 1))!)
      host.settle()
      let chosen = host.firstView { ($0 as? UILabel)?.text == "selected 1" }
      print("after a tap on a message:", chosen != nil, takeLog())
      host.fling(from: CGPoint(x: 160, y: 400), velocity: CGVector(dx: 0, dy: -900))
      host.settle()
      print("followed:", follower.events, "at the end:", texts(host).last ?? "nothing")
    }
  }

  @MainActor private static func useGrid() {
    use { host in
      let grid = host.perform { GridViewController() }
      host.show(grid)
      print("tiles shown:", ColorTile.shown, "impressions:", impressions.count >= ColorTile.shown)
      let view = grid.collectionView
      host.perform {
        let first = view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
        let second = view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0))
        print("movable:", first, second)
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
        view.endInteractiveMovement()
      }
      host.settle()
      print("order:", grid.order.prefix(6))
      host.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100))
      host.settle()
      print("prefetched:", !grid.prefetched.isEmpty)
      host.perform {
        view.scrollToItem(
          at: ItemPath(itemDataID: 150, section: .lastWithItemDataID), position: .top,
          animated: false)
      }
      print("scrolled to:", view.item(at: CGPoint(x: 50, y: view.bounds.minY + 50))?.dataID ?? 0)
    }
    print("tiles left on the screen:", ColorTile.shown > 0)
  }

  @MainActor private static func useCollectionView() {
    use { host in
      let view = host.perform {
        CollectionView(
          layout: UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain)),
          configuration: CollectionViewConfiguration(usesBatchUpdatesForAllReloads: false))
      }
      host.show(view)
      let items = ["a", "twin", "twin"].map { id in
        ItemModel<UILabel>(dataID: id) { context, content in context.view.text = content }
          .onDisplay { log("shown \(id)") }
      }
      host.perform {
        view.setSections([SectionModel(dataID: 0, items: items)], strategy: .reloadData)
      }
      print("labels:", texts(host), takeLog())
      let metadata = view.visibilityMetadata
      print("visible:", metadata.sections.map { $0.items.map { $0.model.dataID } })
      let erased: AnyItemModel = items[0].eraseToAnyItemModel().dataID("b").didSelect { context in
        log("selected \((context.view as? UILabel)?.text ?? "")")
      }
      host.perform { view.setSections([SectionModel(dataID: 0) { erased }], animated: true) }
      host.settle()
      host.tap(view.visibleCells[0])
      print("erased:", erased.isSelectable, takeLog())
    }
  }
}

extension Client {
  /// Orders once, and closes the sheet by a swipe once.
  @MainActor static func useCheckout() {
    use { host in
      let shop = host.perform { ShopViewController() }
      host.show(shop)
      host.settle()
      print("shop:", labels(host), takeLog())
      host.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 100))
      host.settle()
      print("scrolled:", labels(host).first ?? "nothing", "of", shop.scrollView.contentOffset.y > 0)
      tap("Buy", host)
      let sheet = shop.presentedViewController?.sheetPresentationController
      let sheetTop = shop.presentedViewController?.view.frame.minY ?? 0
      print("presented:", takeLog(), "at:", sheetTop)
      host.perform { sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large } }
      host.settle()
      type("Ada 1815", host)
      print("after return:", takeLog(), labels(host).last ?? "nothing")
      tap("Order for Ada ", host)
      print("ordered:", takeLog(), labels(host).dropFirst())
      tap("Buy", host)
      host.fling(from: CGPoint(x: 160, y: 260), velocity: CGVector(dx: 0, dy: 2_000))
      host.settle()
      print("swiped down:", takeLog(), shop.presentedViewController == nil)
    }
  }

  @MainActor private static func tap(_ label: String, _ host: ScreenHost) {
    do { try host.tap(.label(label)) } catch { print(error) }
    host.settle()
  }

  @MainActor private static func type(_ text: String, _ host: ScreenHost) {
    do { try host.type(text, into: "Your name") } catch { print(error) }
    host.press(.return)
    host.settle()
  }

  /// The texts of all labels on the screen, also those of buttons.
  @MainActor private static func labels(_ host: ScreenHost) -> [String] {
    func texts(of view: UIView) -> [String] {
      guard !view.isHidden, view.alpha > 0 else { return [] }
      return ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
    }
    return host.window.map(texts) ?? []
  }
}

/// A delegate that records the scrolling of the feed and implements two of the optional methods.
final class Follower: NSObject, UIScrollViewDelegate {
  var events: [String] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if events.last != "scrolled" { events.append("scrolled") }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    events.append("finger left")
  }
}

extension Client {
  /// Flicks the drawer, throws the picture, pulls a row and presses keys.
  @MainActor static func usePlayer() {
    use { host in
      let player = host.perform { PlayerViewController() }
      host.show(player)
      host.settle()
      let drawer = player.drawer
      let handle = CGPoint(x: 160, y: 480 - drawer.visibleHeight + 10)
      host.fling(from: handle, velocity: CGVector(dx: 0, dy: -2_000))
      host.settle()
      print("drawer:", player.stops, drawer.visibleHeight > 60, player.frames > 10)
      host.fling(from: host.location(in: player.preview), velocity: CGVector(dx: 900, dy: 0))
      host.settle()
      let isBlue = player.preview.backgroundColor.map { SpringColor($0) } == SpringColor(.blue)
      print("picture:", player.picture.anchor.name, isBlue)
      let row = host.firstView(RubberbandView<TextRow>.self)!
      host.touch(row).move(by: CGVector(dx: 0, dy: 60), over: 0.2).lift()
      host.settle()
      host.tap(host.firstView(CalculatorButton.self)!)
      let light = host.firstView(FlashlightButton.self)!
      host.longPress(light)
      print("rows:", Set(takeLog()).sorted(), light.isOn)
    }
  }
}
