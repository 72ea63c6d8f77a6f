// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct ContextMenuTests {
  final class PhotoView: UIView, UIContextMenuInteractionDelegate {
    var log: [String] = []
    var hasMenu = true
    var preview: UIViewController?
    var touches = 0

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard hasMenu else { return nil }
      return UIContextMenuConfiguration(
        identifier: "photo" as NSString, previewProvider: { [unowned self] in preview },
        actionProvider: { [unowned self] _ in
          UIMenu(children: [UIAction(title: "Share") { [unowned self] _ in log.append("share") }])
        })
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("display \(configuration.identifier)")
      animator?.addCompletion { [unowned self] in log.append("displayed") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("end")
      animator?.addCompletion { [unowned self] in log.append("ended") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      animator.addCompletion { [unowned self] in log.append("committed") }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches += 1
    }
  }

  let host = ScreenHost(.iPhone15)

  private func makePhoto() -> PhotoView {
    let photo = host.perform {
      let photo = PhotoView()
      photo.addInteraction(UIContextMenuInteraction(delegate: photo))
      return photo
    }
    host.show(photo, frame: CGRect(x: 20, y: 200, width: 160, height: 120))
    return photo
  }

  @Test func `A long press shows the menu, and the delegate is notified in order`() throws {
    let photo = makePhoto()
    let before = host.dump()
    host.longPress(photo)
    host.settle()
    expectEqual(photo.log, ["display photo", "displayed"])
    try host.tap("Share")
    host.settle()
    expectEqual(photo.log.dropFirst(2), ["end", "share", "ended"])
    expectEqual(host.dump(), before)
  }

  @Test func `Without a configuration the touch belongs to the view`() {
    let photo = makePhoto()
    photo.hasMenu = false
    host.longPress(photo)
    #expect(photo.touches == 1 && photo.log.isEmpty)
    photo.hasMenu = true
    host.longPress(photo)
    expectEqual(photo.touches, 1)
  }

  @Test func `A tap on the preview commits, a tap outside only closes`() throws {
    let photo = makePhoto()
    let controller = host.perform { UIViewController() }
    controller.title = "Details"
    controller.preferredContentSize = CGSize(width: 300, height: 200)
    photo.preview = controller
    host.longPress(photo)
    host.settle()
    expectEqual(controller.view.bounds.size, CGSize(width: 300, height: 200))
    try host.tap("Details")
    host.settle()
    #expect(photo.log.contains("committed"))
    photo.log = []
    host.longPress(photo)
    host.settle()
    host.tap(at: CGPoint(x: 380, y: 830))
    host.settle()
    #expect(photo.log.last == "ended" && !photo.log.contains("committed"))
  }

  @Test func `The menu that is shown can be replaced and dismissed by code`() throws {
    let photo = makePhoto()
    let interaction = try #require(photo.interactions.first as? UIContextMenuInteraction)
    expectEqual(interaction.menuAppearance, .unknown)
    host.longPress(photo)
    host.settle()
    expectEqual(interaction.menuAppearance, .rich)
    host.perform {
      interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "New") { _ in }]) }
    }
    host.settle()
    #expect(!host.views("New").isEmpty && host.views("Share").isEmpty)
    host.perform { interaction.dismissMenu() }
    host.settle()
    #expect(host.views("New").isEmpty && interaction.menuAppearance == .unknown)
  }

  @Test func `Taps and scrolls are not taken by the interaction`() {
    let photo = makePhoto()
    host.tap(photo)
    expectEqual(photo.touches, 1)
    host.drag(from: CGPoint(x: 60, y: 250), to: CGPoint(x: 160, y: 250))
    #expect(photo.log.isEmpty)
  }
}
