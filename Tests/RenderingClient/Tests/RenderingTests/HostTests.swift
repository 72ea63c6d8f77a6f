// SPDX-License-Identifier: MIT
import HeadlessHost
import HeadlessRenderer
import HeadlessUIKit
import Testing

/// Pictures of a host's screen at different times of the host's clock.
@MainActor @Suite struct HostTests {
  private func makeHost() -> ScreenHost {
    ScreenHost(size: CGSize(width: 100, height: 60), scale: 2)
  }

  private func makeView(_ color: UIColor, _ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    return view
  }

  @Test func `A host's screen is drawn with all of its windows, at the scale of the screen`() {
    let host = makeHost()
    let renderer = Renderer(for: host)
    #expect(renderer.scale == 2)
    #expect(renderer.image(of: host).coverage == 0)
    host.show(makeView(.red, .zero))
    let image = renderer.image(of: host)
    #expect(image.width == 200 && image.height == 120)
    #expect(image.count(of: .pureRed) == 200 * 120)
    let alert = host.perform {
      let window = UIWindow(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      window.windowLevel = .alert
      window.backgroundColor = .blue
      window.isHidden = false
      return window
    }
    #expect(
      renderer.image(of: host).boundingBox(of: .pureBlue)
        == CGRect(x: 20, y: 20, width: 40, height: 40))
    alert.isHidden = true
    #expect(renderer.image(of: host).count(of: .pureBlue) == 0)
  }

  @Test func `Half-way through a linear animation, the view is half-way (UIView, animate)`() {
    let host = makeHost()
    let renderer = Renderer(for: host)
    let (root, view) = host.perform {
      (makeView(.white, .zero), makeView(.red, CGRect(x: 0, y: 0, width: 20, height: 20)))
    }
    root.addSubview(view)
    host.show(root)
    host.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame.origin.x = 40
        view.backgroundColor = .blue
        view.layer.cornerRadius = 0
      }
    }
    #expect(
      renderer.image(of: host).boundingBox(of: .pureRed)
        == CGRect(x: 0, y: 0, width: 40, height: 40))
    host.advance(by: 0.5)
    let middle = renderer.image(of: host)
    #expect(middle.boundingBox { $0 != .white } == CGRect(x: 40, y: 0, width: 40, height: 40))
    #expect(middle[50, 10].isNear(red: 128, green: 0, blue: 128, by: 3))
    host.advance(by: 0.6)
    #expect(
      renderer.image(of: host).boundingBox(of: .pureBlue)
        == CGRect(x: 80, y: 0, width: 40, height: 40))
  }

  @Test func `Opacity, size and transform are drawn with their animated values`() {
    let host = makeHost()
    let renderer = Renderer(for: host)
    let (root, view) = host.perform {
      (makeView(.white, .zero), makeView(.black, CGRect(x: 20, y: 20, width: 20, height: 20)))
    }
    root.addSubview(view)
    host.show(root)
    host.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.alpha = 0
        view.transform = CGAffineTransform(scaleX: 3, y: 1)
      }
    }
    host.advance(by: 0.5)
    let middle = renderer.image(of: host)
    #expect(middle.boundingBox { $0 != .white } == CGRect(x: 20, y: 40, width: 80, height: 40))
    #expect(middle[60, 60].isNear(red: 128, green: 128, blue: 128, by: 2))
  }

  @Test func `The old picture dissolves into the new one (UIView, transition(with:))`() {
    let host = makeHost()
    let renderer = Renderer(for: host)
    let view = host.perform { makeView(.red, CGRect(x: 10, y: 10, width: 40, height: 40)) }
    let root = host.perform { makeView(.white, .zero) }
    root.addSubview(view)
    host.show(root)
    host.perform {
      UIView.transition(
        with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
      ) {
        view.backgroundColor = .blue
        view.addSubview(makeView(.green, CGRect(x: 0, y: 0, width: 10, height: 10)))
      }
    }
    #expect(renderer.image(of: host)[60, 60] == .pureRed)
    host.advance(by: 0.25)
    let quarter = renderer.image(of: host)
    #expect(quarter[60, 60].isNear(red: 191, green: 0, blue: 64, by: 3))  // without the white below
    #expect(quarter[25, 25].isNear(red: 191, green: 64, blue: 0, by: 3))
    #expect(quarter[10, 10] == .white)
    host.advance(by: 1)
    #expect(renderer.image(of: host)[60, 60] == .pureBlue)
  }

  @Test func `A scroll view's content moves with the offset and is clipped to the bounds`() {
    let host = makeHost()
    let renderer = Renderer(for: host)
    let scrollView = host.perform {
      UIScrollView(frame: CGRect(x: 10, y: 10, width: 50, height: 40))
    }
    let content = host.perform { makeView(.red, CGRect(x: 0, y: 30, width: 50, height: 20)) }
    scrollView.addSubview(content)
    scrollView.contentSize = CGSize(width: 50, height: 200)
    let root = host.perform { UIView() }
    root.addSubview(scrollView)
    host.show(root)
    #expect(
      renderer.image(of: host).boundingBox(of: .pureRed)
        == CGRect(x: 20, y: 80, width: 100, height: 20))
    scrollView.contentOffset.y = 40
    #expect(
      renderer.image(of: host).boundingBox(of: .pureRed)
        == CGRect(x: 20, y: 20, width: 100, height: 20))
  }

  @Test func `A frame drawn for a host has the bytes of the host's picture`() {
    let host = makeHost()
    let renderer = Renderer(for: host)
    host.show(makeView(.red, .zero))
    let picture = renderer.image(of: host)
    var bytes = [UInt8](repeating: 1, count: picture.bytes.count)
    bytes.withUnsafeMutableBytes {
      renderer.draw(host, into: $0, width: 200, height: 120, bytesPerRow: 800)
    }
    #expect(bytes == picture.bytes)
  }
}
