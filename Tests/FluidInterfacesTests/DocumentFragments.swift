// SPDX-License-Identifier: MIT
import FluidInterfaces
import Foundation
import HeadlessHost
import Testing

/// The fragments of docs/fluid.md, which scripts/steps/check-docs compares with this file. Each is
/// used once on a screen.
@MainActor @Suite struct DocumentFragments {
  private let host = ScreenHost(.iPhone15)
  private let root = UIView()

  /// Shows a square in the middle of the screen.
  private func square() -> UIView {
    let view = UIView(frame: CGRect(x: 116, y: 346, width: 160, height: 160))
    root.addSubview(view)
    host.show(root)
    return view
  }

  @Test func `A key calls its action`() {
    let entered = Box("")
    let key = makeKey { entered.value += "\($0)" }
    key.frame = CGRect(x: 100, y: 400, width: 80, height: 80)
    root.addSubview(key)
    host.show(root)
    host.tap(key)
    #expect(entered.value == "7" && key.title == "7")
  }

  @Test func `A spring moves a view to its target`() async {
    let view = square()
    let other = CGPoint(x: 300, y: 200)
    let task = Task { await spring(view, to: other) }
    await host.settled()
    await task.value
    #expect(view.center == other)
  }

  @Test func `A flashlight button switches the torch`() {
    let torch = Torch()
    let button = makeFlashlight(for: torch)
    button.frame = CGRect(x: 150, y: 400, width: 50, height: 50)
    root.addSubview(button)
    host.show(root)
    host.longPress(button, for: 1)
    host.settle()
    #expect(torch.isOn)
  }

  @Test func `A square resists a finger, and another one is free to the sides`() {
    let (card, puck) = (square(), square())
    puck.frame.origin.y = 100
    addRubberBands(card: card, puck: puck)
    // The first 10 points of a movement begin the drag.
    let up = host.touch(at: card.center)
    up.move(by: CGVector(dx: 0, dy: -110), over: 0.2)
    #expect(abs(card.transform.ty + pow(100, 0.7)) < 1e-6)  // the article's function
    up.lift()
    let sideways = host.touch(at: puck.center)
    sideways.move(by: CGVector(dx: 40, dy: 0), over: 0.2)
    #expect(puck.transform.tx == 30)
    host.advance(by: 0.3)  // without velocity it stays in its range
    sideways.lift()
    host.settle()
    #expect(card.transform == .identity && puck.transform.tx == 30)
  }

  @Test func `A finger that pauses shows the switcher`() {
    let view = square()
    let count = Box(0)
    addPause(to: view) { count.value += 1 }
    let finger = host.touch(at: view.center)
    finger.move(by: CGVector(dx: 0, dy: -200), over: 0.25)
    finger.move(by: CGVector(dx: 0, dy: -10), over: 0.1)
    host.advance(by: 0.5)
    finger.lift()
    #expect(count.value == 1)
  }

  @Test func `A drawer rests at a stop and moves to those that its delegate allows`() {
    let screen = host.perform { ListScreen() }
    host.show(screen)
    host.settle()
    let drawer = screen.drawer
    #expect(drawer?.selectedStop?.name == "closed")
    // A fling to the top ends at the highest stop that is not refused.
    host.fling(from: CGPoint(x: 200, y: 770), velocity: CGVector(dx: 0, dy: -6000))
    host.settle()
    #expect(drawer?.selectedStop == .fraction(0.5))
  }

  @Test func `A preview avoids the toolbar`() {
    let preview = UIView(frame: CGRect(x: 0, y: 0, width: 86, height: 130))
    let toolbar = UIView(frame: CGRect(x: 0, y: 59, width: 393, height: 44))
    root.addSubview(preview)
    root.addSubview(toolbar)
    host.show(root)
    addPictureInPicture(to: preview, below: toolbar)
    host.settle()
    #expect(preview.frame.midX > 393 / 2 && preview.frame.minY >= 103)
    #expect(preview.frame.maxY < 852 / 2)
  }

  @Test func `Fingers turn a picture to right angles and a dial to thirds`() {
    for (isDial, angle) in [(false, CGFloat.pi / 2), (true, 2 * .pi / 3)] {
      let (picture, dial) = (square(), square())
      addRotations(picture: picture, dial: dial)
      (isDial ? picture : dial).removeFromSuperview()
      let turned = isDial ? dial : picture
      host.twist(at: turned.center, by: angle, duration: 1)
      host.settle()
      #expect(abs(atan2(turned.transform.b, turned.transform.a) - angle) < 1e-9)
      turned.removeFromSuperview()
    }
  }
}

/// A variable that closures share.
private final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

private final class Torch {
  var isOn = false
}

@MainActor private func makeKey(enter: @escaping @MainActor (Int) -> Void) -> CalculatorButton {
  let key = CalculatorButton()
  key.title = "7"
  key.addAction(UIAction { _ in enter(7) }, for: .touchUpInside)
  return key
}

@MainActor private func spring(_ view: UIView, to other: CGPoint) async {
  let animator = SpringAnimator(value: view.center, damping: 0.5, response: 1) { view.center = $0 }
  animator.target = other  // at any time: it continues with its velocity
  await animator.finished()

  let timing = UISpringTimingParameters(damping: 0.5, response: 1)  // for UIViewPropertyAnimator
  #expect(timing.initialVelocity == .zero)
}

@MainActor private func makeFlashlight(for torch: Torch) -> FlashlightButton {
  let button = FlashlightButton()
  button.addAction(
    UIAction { [unowned button] _ in torch.isOn = button.isOn }, for: .valueChanged)
  return button
}

@MainActor private func addRubberBands(card: UIView, puck: UIView) {
  card.addInteraction(RubberbandInteraction())  // up and down
  puck.addInteraction(
    RubberbandInteraction(
      axes: .both, range: CGRect(x: -40, y: 0, width: 80, height: 0),  // free to the sides
      resistance: .scrollView(dimension: 400)))
}

@MainActor private func addPause(
  to view: UIView, showSwitcher: @escaping @MainActor () -> Void
) {
  let recognizer = AccelerationPauseGestureRecognizer { showSwitcher() }
  view.addGestureRecognizer(recognizer)  // works beside other gestures
}

private final class ListScreen: UIViewController, DrawerViewDelegate {
  private(set) weak var drawer: DrawerView?

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UIScrollView()
    list.contentSize = CGSize(width: 393, height: 2000)

    let drawer = DrawerView(stops: [.height(96, name: "closed"), .fraction(0.5), .top()])
    drawer.contentView = list
    drawer.track(list)
    drawer.dimming = 0.4
    drawer.largestUndimmedStop = .fraction(0.5)
    drawer.delegate = self  // can refuse stops, and is called in every frame

    drawer.frame = view.bounds
    drawer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(drawer)
    self.drawer = drawer
  }

  func drawer(_ drawer: DrawerView, shouldMoveTo stop: DrawerStop) -> Bool { stop != .top() }
}

@MainActor private func addPictureInPicture(to preview: UIView, below toolbar: UIView) {
  let interaction = PictureInPictureInteraction(anchor: .topTrailing)
  interaction.obstacles = [toolbar]
  preview.addInteraction(interaction)
}

@MainActor private func addRotations(picture: UIView, dial: UIView) {
  picture.addInteraction(RotationInteraction())  // right angles
  dial.addInteraction(RotationInteraction(angles: [0, .pi / 3, 2 * .pi / 3]))
}
