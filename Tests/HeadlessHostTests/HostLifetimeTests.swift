// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// A host that is released on the main actor frees all that it has shown before the next statement,
/// as an object that is retained by nothing else does (The Swift Programming Language, "Automatic
/// Reference Counting").
@MainActor @Suite struct HostLifetimeTests {
  private final class ListPage: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      100
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell()
    }
  }

  /// A page with a state that a host may be released in.
  enum Situation: CaseIterable {
    case rest, neverSettled, animation, animator, spring, transition, displayLink, deviceTimer
    case keyboard, scroll, fling, finger, push, pushInProgress, interactivePop, sheet
    case presentationInProgress, alert, popover, tabs, search, contextMenu, rotation, refresh
    case modalInNavigation, deferredWork, voiceOver, statusBar, appearanceProxy
  }

  /// Shows a page in a situation, and watches it with its view and its device.
  private func show(_ situation: Situation, on host: ScreenHost, _ watch: Watch) {
    watch(host.device)
    let page = host.perform { watch(ListPage(style: .plain)) }
    switch situation {
    case .tabs:
      let tabs = host.perform { watch(UITabBarController()) }
      tabs.viewControllers = [page, host.perform { watch(UIViewController()) }]
      host.show(tabs)
    case .search:
      let search = host.perform { watch(UISearchController()) }
      page.navigationItem.searchController = search
      host.show(UINavigationController(rootViewController: page))
    default: host.show(host.perform { watch(UINavigationController(rootViewController: page)) })
    }
    watch(page.view)
    if let window = host.window { watch(window) }
    if situation != .neverSettled { host.settle() }
    host.perform { begin(situation, page, host, watch) }
    finish(situation, page, host)
  }

  private func begin(
    _ situation: Situation, _ page: ListPage, _ host: ScreenHost, _ watch: Watch
  ) {
    let view = page.view!
    switch situation {
    case .animation:
      UIView.animate(withDuration: 9, animations: { view.alpha = 0 }) { _ in view.alpha = 1 }
    case .animator:
      let animator = UIViewPropertyAnimator(duration: 9, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { _ in view.alpha = 1 }
      animator.startAnimation()
    case .spring:
      UIView.animate(
        withDuration: 9, delay: 1, usingSpringWithDamping: 0.2, initialSpringVelocity: 3,
        animations: { view.center.x += 50 })
    case .transition:
      UIView.transition(with: view, duration: 9, options: .transitionCrossDissolve) {
        view.backgroundColor = .red
      }
    case .displayLink:
      CADisplayLink { _ in view.alpha = 0.5 }.add(to: .main, forMode: .common)
    case .deviceTimer, .deferredWork: break
    case .keyboard:
      let field = watch(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
      field.inputAccessoryView = watch(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
      view.addSubview(field)
      field.becomeFirstResponder()
    case .push, .pushInProgress, .interactivePop:
      page.navigationController?.pushViewController(watch(ListPage(style: .plain)), animated: true)
    case .sheet, .presentationInProgress:
      page.present(watch(ListPage(style: .plain)), animated: true)
    case .modalInNavigation:
      let inner = watch(UINavigationController(rootViewController: watch(ListPage(style: .plain))))
      inner.modalPresentationStyle = .fullScreen
      page.present(inner, animated: true)
    case .alert:
      let alert = watch(UIAlertController(title: "A", message: "b", preferredStyle: .alert))
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in view.alpha = 1 })
      alert.addTextField()
      page.present(alert, animated: true)
    case .popover:
      let popover = watch(UIViewController())
      popover.modalPresentationStyle = .popover
      popover.popoverPresentationController?.sourceView = view
      page.present(popover, animated: true)
    case .refresh:
      let control = watch(UIRefreshControl())
      page.refreshControl = control
      control.beginRefreshing()
    case .statusBar: host.showsStatusBar = true
    case .appearanceProxy: UISwitch.appearance().onTintColor = .red
    case .contextMenu:
      let button = watch(UIButton(primaryAction: UIAction(title: "Menu") { _ in }))
      button.menu = UIMenu(children: [
        UIAction(title: "One") { [weak view] _ in view?.alpha = 1 }
      ])
      button.showsMenuAsPrimaryAction = true
      button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
      view.addSubview(button)
    default: break
    }
  }

  private func finish(_ situation: Situation, _ page: ListPage, _ host: ScreenHost) {
    let view = page.view!
    switch situation {
    case .animation, .animator, .spring, .transition, .displayLink, .pushInProgress,
      .presentationInProgress:
      host.advanceFrames(3)
    case .deviceTimer: _ = host.device.after(9) { view.alpha = 0 }
    case .deferredWork: host.device.atEndOfTurn { view.alpha = 0 }
    case .keyboard:
      host.settle()
      host.type("abc")
    case .interactivePop:
      host.settle()
      _ = host.touch(at: CGPoint(x: 1, y: 400)).move(by: CGVector(dx: 100, dy: 0))
    case .push, .sheet, .alert, .popover, .modalInNavigation: host.settle()
    case .scroll: page.tableView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    case .fling:
      host.fling(from: CGPoint(x: 100, y: 600), velocity: CGVector(dx: 0, dy: -2000))
    case .finger: _ = host.touch(at: CGPoint(x: 100, y: 400))
    case .contextMenu: _ = try? host.tap("Menu")
    case .rotation:
      host.rotate(to: .landscape)
      host.advanceFrames(3)
    case .search: _ = try? host.tap("Search")
    case .voiceOver: _ = host.voiceOver.focusNext()
    default: break
    }
  }

  @Test(arguments: Situation.allCases)
  func `What a host shows is freed with the host, at once`(situation: Situation) {
    let watch = Watch()
    do {
      let host = ScreenHost()
      show(situation, on: host, watch)
      #expect(watch.remaining.count == watch.count)
    }
    expectEqual(watch.remaining, [], "\(situation)")
  }

  @Test(arguments: Situation.allCases)
  func `In an asynchronous test, too, after its waits`(situation: Situation) async {
    let watch = Watch()
    do {
      let host = ScreenHost()
      await host.advance(by: 0.1)
      show(situation, on: host, watch)
      await host.advance(by: 0.05)
    }
    expectEqual(watch.remaining, [], "\(situation)")
  }

  @Test func `Hosts in an array are freed with their element, and no other host is touched`() {
    let watches = (0..<3).map { _ in Watch() }
    var hosts = watches.map { _ in ScreenHost() }
    for (host, watch) in zip(hosts, watches) { show(.sheet, on: host, watch) }
    hosts.remove(at: 1)
    expectEqual(watches.map { $0.remaining.isEmpty }, [false, true, false])
    hosts[0].settle()
    #expect(hosts[0].window?.rootViewController?.presentedViewController != nil)
    hosts.removeAll()
    expectEqual(watches.map { $0.remaining.isEmpty }, [true, true, true])
  }

  @Test func `A host that is released within perform of another one frees its views at once`() {
    let (other, watch) = (ScreenHost(), Watch())
    var host: ScreenHost? = ScreenHost()
    show(.keyboard, on: host!, watch)
    other.perform {
      host = nil
      expectEqual(watch.remaining, [])
    }
    #expect(host == nil)
  }

  @Test func `A host that is closed is released like any other`() {
    let watch = Watch()
    do {
      let host = ScreenHost()
      show(.alert, on: host, watch)
      host.close()
      expectEqual(watch.remaining, ["Device"])
    }
    expectEqual(watch.remaining, [])
  }

  @Test func `A host that is released on another thread frees its views soon after`() async {
    let watch = Watch()
    var host: ScreenHost? = ScreenHost()
    show(.rest, on: host!, watch)
    let box = Box(host)
    host = nil
    await Task.detached { box.take() }.value
    for _ in 0..<1000 where !watch.remaining.isEmpty { await Task.yield() }
    expectEqual(watch.remaining, [])
  }

  private final class Box: @unchecked Sendable {
    private var host: ScreenHost?
    init(_ host: ScreenHost?) { self.host = host }
    func take() { host = nil }
  }
}
