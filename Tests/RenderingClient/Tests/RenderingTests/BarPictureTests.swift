// SPDX-License-Identifier: MIT
import HeadlessHost
import HeadlessRenderer
import HeadlessUIKit
import Testing

/// Pictures of bars and of the transitions between pages.
@MainActor @Suite struct BarPictureTests {
  /// A page whose left half is black and whose right half is white, below all bars.
  private final class HalvesPage: UIViewController {
    override func loadView() {
      let view = UIScrollView()
      view.contentSize = CGSize(width: 393, height: 3000)
      view.backgroundColor = .white
      let black = UIView(frame: CGRect(x: 0, y: -500, width: 200, height: 4000))
      black.backgroundColor = .black
      view.addSubview(black)
      self.view = view
    }
  }

  private func shown(_ change: (UINavigationController) -> Void = { _ in }) -> (
    ScreenHost, Renderer
  ) {
    let host = ScreenHost(.iPhone15)
    let page = host.perform { HalvesPage() }
    let navigation = host.perform { UINavigationController(rootViewController: page) }
    navigation.setToolbarHidden(false, animated: false)
    let tabs = host.perform { UITabBarController() }
    tabs.viewControllers = [navigation]
    change(navigation)
    host.show(tabs)
    host.settle()
    (page.view as? UIScrollView)?.contentOffset.y = 300
    host.settle()
    return (host, Renderer(scale: 1))
  }

  /// Whether a row contains a smooth transition between the two halves.
  private func isBlurred(_ image: RenderedImage, y: Int) -> Bool {
    let row = (150..<250).map { Int(image[$0, y].red) }
    let steps = zip(row, row.dropFirst()).map { abs($0 - $1) }
    return Set(row).count > 8 && (steps.max() ?? 0) < 12
  }

  @Test func `Translucent bars blur the content behind them`() {
    let (host, renderer) = shown()
    for style in [UIUserInterfaceStyle.light, .dark] {
      host.appearance = style
      let image = renderer.image(of: host)
      #expect(isBlurred(image, y: 64))  // the navigation bar
      #expect(isBlurred(image, y: 850 - 79 - 10))  // the toolbar
      #expect(isBlurred(image, y: 840))  // the tab bar
      #expect(!isBlurred(image, y: 400))
      // A material of the style covers most of the content.
      let bar = image[20, 64].red
      #expect(style == .light ? bar > 150 : bar < 60)
    }
  }

  @Test func `Opaque and transparent bars blur nothing, an effect of an appearance does`() {
    let (host, renderer) = shown { navigation in
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      navigation.navigationBar.standardAppearance = appearance
      navigation.toolbar.isTranslucent = false
    }
    let opaque = renderer.image(of: host)
    #expect(Set((150..<250).map { opaque[$0, 64].red }).count == 1)
    #expect(Set((150..<250).map { opaque[$0, 850 - 79 - 10].red }).count == 1)
    let bar = host.firstView(UINavigationBar.self)
    host.perform {
      let appearance = UINavigationBarAppearance()
      appearance.configureWithTransparentBackground()
      bar?.standardAppearance = appearance
    }
    host.settle()
    let clear = renderer.image(of: host)
    #expect(clear[190, 64] == .black && clear[210, 64] == .white)
    host.perform {
      let appearance = UINavigationBarAppearance()
      appearance.configureWithTransparentBackground()
      appearance.backgroundEffect = UIBlurEffect(style: .systemThinMaterial)
      bar?.standardAppearance = appearance
    }
    host.settle()
    #expect(isBlurred(renderer.image(of: host), y: 64))
  }

  @Test(arguments: [false, true])
  func `During a push, the page below is dimmed and the page above has a shadow`(isMirrored: Bool) {
    let host = ScreenHost(.iPhone15)
    if isMirrored { host.layoutDirection = .rightToLeft }
    let renderer = Renderer(scale: 1)
    func page() -> UIViewController {
      let page = UIViewController()
      page.view.backgroundColor = .white
      return page
    }
    let navigation = host.perform { UINavigationController(rootViewController: page()) }
    host.show(navigation)
    host.settle()
    let before = renderer.image(of: host)
    #expect(before[100, 500] == .white && before[300, 500] == .white)
    host.perform { navigation.pushViewController(page(), animated: true) }
    host.advance(by: 0.175)
    let middle = renderer.image(of: host)
    let row = (0..<393).map { Int(middle[$0, 500].red) }
    let (lower, upper) = isMirrored ? (row[390], row[2]) : (row[2], row[390])
    #expect(lower < 250 && lower > 225)
    #expect(upper == 255)
    // The shadow is darker than the shade, and adjacent to the upper page.
    #expect((row.min() ?? 0) < lower - 8)
    host.settle()
    #expect(renderer.image(of: host)[2, 500] == .white)
    #expect(navigation.viewControllers.count == 2)
    host.perform { _ = navigation.popViewController(animated: true) }
    host.settle()
    #expect(renderer.image(of: host) == before)
  }

  @Test func `The time of a phone without a cutout is in the middle, of others at the side`() {
    func ink(_ model: DeviceModel) -> CGRect {
      let host = ScreenHost(model)
      host.showsStatusBar = true
      let view = host.perform { UIView() }
      view.backgroundColor = .white
      host.show(view)
      let image = Renderer(scale: 1).image(of: host)
      // Without the battery.
      return image.boundingBox { $0.red < 128 }.intersection(
        CGRect(x: 0, y: 0, width: image.width, height: 60))
    }
    _ = ink(.iPhone15)
    let host = ScreenHost(.iPhoneSE)
    host.showsStatusBar = true
    let view = host.perform { UIView() }
    view.backgroundColor = .white
    host.show(view)
    let image = Renderer(scale: 1).image(of: host)
    let dark = (0..<(image.width - 70)).filter { x in (0..<20).contains { image[x, $0].red < 128 } }
    let middle = CGFloat((dark.first ?? 0) + (dark.last ?? 0) + 1) / 2
    #expect(abs(middle - CGFloat(image.width) / 2) <= 1.5)
    #expect(ink(.iPhone15).minX < 60)
  }

  @Test func `A badge beside a title leaves the icon and the title visible`() {
    func picture(_ badge: String?) -> RenderedImage {
      let host = ScreenHost(.iPhoneSE, orientation: .landscape)
      let page = host.perform { UIViewController() }
      page.view.backgroundColor = .white
      page.tabBarItem = UITabBarItem(
        title: "News", image: UIImage(systemName: "square.fill"), tag: 0)
      page.tabBarItem.badgeValue = badge
      page.tabBarItem.badgeColor = .green
      let tabs = host.perform { UITabBarController() }
      tabs.tabBar.tintColor = .blue
      tabs.tabBar.isTranslucent = false
      tabs.viewControllers = [page]
      host.show(tabs)
      host.settle()
      return Renderer(scale: 2).image(of: host)
    }
    func blue(_ image: RenderedImage) -> Int {
      image.count { $0.blue > 200 && $0.red < 100 && $0.green < 100 }
    }
    let (without, with) = (blue(picture(nil)), blue(picture("3")))
    #expect(without > 300)
    #expect(Double(with) > 0.8 * Double(without))
  }
}
