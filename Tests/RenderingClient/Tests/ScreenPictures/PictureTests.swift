// SPDX-License-Identifier: MIT
import HeadlessHost
import HeadlessRenderer
import Testing

/// Comparisons of the pictures of the sample screens with their dumps.
@MainActor @Suite struct ScreenPictures {
  private struct Setting {
    var model = DeviceModel.iPhoneSE
    var orientation = DeviceOrientation.portrait
    var traits = UITraitCollection()
    var content = 1
  }

  private static let settings = [
    Setting(),
    Setting(
      traits: UITraitCollection {
        $0.userInterfaceStyle = .dark
        $0.layoutDirection = .rightToLeft
      }, content: 2),
    Setting(
      orientation: .landscape,
      traits: UITraitCollection { $0.preferredContentSizeCategory = .accessibilityLarge },
      content: 3),
  ]

  @Test(arguments: ScreenKind.all)
  func `What the dump lists as visible is in the picture, in its place`(kind: ScreenKind) throws {
    for setting in Self.settings {
      let host = ScreenHost(
        setting.model, orientation: setting.orientation, traits: setting.traits)
      let renderer = Renderer(scale: 1)
      let screen = host.perform(kind.make)
      host.perform { kind.show(screen, setting.content, false) }
      host.show(screen)
      host.settle()
      let root = try #require(ShownView.root(of: host))
      // About eight views, spread over the list of all views.
      let all = root.all
      // The window of the keyboard, with the bars above it, is in front of the screen.
      let keyboard = host.keyboardFrame
      let views = all.indices.filter {
        canBeSeen(all[$0], behind: all[($0 + 1)...], and: keyboard)
      }
      let distance = max(views.count / 8, 1)
      let picture = renderer.image(of: host)
      for place in stride(from: 0, to: views.count, by: distance) {
        check(all[views[place]], picture, host, renderer, "\(kind), content \(setting.content)")
      }
      host.close()
    }
  }

  /// Whether a change of a view must change the picture: the view is a text or opaque, is at least
  /// 4 points wide and high, and is not entirely covered by later views, neither by one nor by
  /// several together.
  private func canBeSeen(
    _ shown: ShownView, behind later: ArraySlice<ShownView>, and keyboard: CGRect
  )
    -> Bool
  {
    let isText = (shown.view as? UILabel)?.text?.contains { !$0.isWhitespace } ?? false
    let isOpaque = shown.view.backgroundColor?.cgColor.alpha == 1
    return (isText || isOpaque) && shown.visible.width >= 4 && shown.visible.height >= 4
      && shown.visible.grid(of: 8).contains { point in
        !keyboard.contains(point) && !later.contains { $0.draws && $0.visible.contains(point) }
      }
  }

  /// The areas of translucent bars and effect views, in which a change of the content behind them
  /// shows beside its frame. The background of a bar extends to the edge of its superview.
  private static func blurredAreas(of window: UIWindow) -> [CGRect] {
    var areas: [CGRect] = []
    func visit(_ view: UIView) {
      if view is UIVisualEffectView || view is UISearchBar {
        areas.append(view.convert(view.bounds, to: nil))
      } else if view is UINavigationBar || view is UITabBar || view is UIToolbar {
        areas.append(view.convert(view.bounds.insetBy(dx: 0, dy: -120), to: nil))
      }
      view.subviews.forEach(visit)
    }
    visit(window)
    return areas
  }

  /// Changes only the appearance of a view, and compares the pictures within and outside of its
  /// frame.
  private func check(
    _ shown: ShownView, _ before: RenderedImage, _ host: ScreenHost, _ renderer: Renderer,
    _ comment: String
  ) {
    let view = shown.view
    let (alpha, background) = (view.alpha, view.layer.backgroundColor)
    host.perform {
      // Alpha instead of the text color, which does not affect emoji.
      if view is UILabel {
        view.alpha = 0
      } else {
        view.layer.backgroundColor = UIColor.magenta.cgColor
      }
    }
    let after = renderer.image(of: host)
    host.perform {
      view.alpha = alpha
      view.layer.backgroundColor = background
    }
    var (inside, outside) = (0, 0)
    // Glyphs may extend slightly beyond their label.
    let frame = shown.visible.insetBy(dx: -3, dy: -3)
    let blurred = host.window.map(Self.blurredAreas) ?? []
    let rowLength = before.width * 4
    for y in 0..<before.height {
      let row = y * rowLength..<(y + 1) * rowLength
      guard before.bytes[row] != after.bytes[row] else { continue }
      for x in 0..<before.width where before[x, y] != after[x, y] {
        let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
        if frame.contains(point) {
          inside += 1
        } else if !blurred.contains(where: { $0.contains(point) }) {
          outside += 1
        }
      }
    }
    #expect(inside > 0, "\(comment): no pixel of \(shown.line.shortened)")
    #expect(outside == 0, "\(comment): \(outside) pixels outside of \(shown.line.shortened)")
  }
}

extension CGRect {
  /// Returns points in the rectangle on a grid with the given spacing.
  fileprivate func grid(of distance: CGFloat) -> [CGPoint] {
    stride(from: minY + 1, to: maxY, by: distance).flatMap { y in
      stride(from: minX + 1, to: maxX, by: distance).map { CGPoint(x: $0, y: y) }
    }
  }
}
