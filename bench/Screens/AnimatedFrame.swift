// SPDX-License-Identifier: MIT
import HeadlessHost

/// Measures 250 views with four properties each that springs animate. In each iteration a frame
/// passes, and the presentation values of every view are read.
@MainActor
func animatedFrame() -> Contestant {
  let host = ScreenHost(.iPhone14)
  let views = host.perform {
    (0..<250).map { UIView(frame: CGRect(x: $0 % 20 * 18, y: $0 / 20 * 40, width: 16, height: 36)) }
  }
  host.show(
    {
      let container = UIView()
      for view in views {
        container.addSubview(view)
      }
      return container
    }())
  host.settle()
  var isOn = false
  var remaining = 0
  func frame() {
    if remaining == 0 {
      // New animations begin before the old ones end, which costs no less.
      isOn.toggle()
      remaining = 60
      host.perform { animate(views, isOn) }
    }
    remaining -= 1
    host.advanceFrame()
    for view in views {
      guard let shown = view.layer.presentation() else { continue }
      precondition(shown.opacity <= 1.5)
    }
  }
  frame()
  frame()
  let shown = views[7].layer.presentation()
  precondition(
    shown?.position != views[7].layer.position && shown?.bounds != views[7].layer.bounds
      && shown?.opacity != views[7].layer.opacity, "the views do not move")
  return Contestant(path: "frame") { iterations in
    for _ in 0..<iterations {
      frame()
    }
  }
}

@MainActor
private func animate(_ views: [UIView], _ isOn: Bool) {
  UIView.animate(
    withDuration: 1, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: []
  ) {
    for view in views {
      view.center.y += isOn ? 30 : -30
      view.bounds.size.width = isOn ? 26 : 16
      view.alpha = isOn ? 0.5 : 1
      view.layer.cornerRadius = isOn ? 8 : 2
    }
  }
}
