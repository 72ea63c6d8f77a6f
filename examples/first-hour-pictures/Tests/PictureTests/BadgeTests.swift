// SPDX-License-Identifier: MIT
import HeadlessHost
import HeadlessRenderer
import Testing

@MainActor @Suite struct BadgeTests {
  let host = ScreenHost(.iPhone15)

  @Test func `A badge is drawn as on record`() throws {
    let renderer = Renderer(for: host)
    let badge = UILabel()
    badge.text = "3"
    badge.textAlignment = .center
    badge.textColor = .white
    badge.backgroundColor = .systemRed
    badge.layer.cornerRadius = 12
    badge.layer.masksToBounds = true
    host.show(badge, frame: CGRect(x: 20, y: 80, width: 40, height: 24))

    try assertSnapshot(renderer.image(of: badge), named: "badge", tolerance: .rounding)
    host.appearance = .dark
    host.settle()
    try assertSnapshot(renderer.image(of: badge), named: "badge-dark", tolerance: .rounding)
  }
}
