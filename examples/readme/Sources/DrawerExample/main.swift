import FluidInterfaces
import HeadlessHost

final class MapScreen: UIViewController {
  let drawer = DrawerView(stops: [
    .height(96, name: "closed"), .fraction(0.5, name: "half"), .top(),
  ])
  private let list = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    drawer.contentView = list
    drawer.track(list)  // one drag opens the drawer, and then scrolls the list
    drawer.dimming = 0.4
    drawer.frame = view.bounds
    drawer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(drawer)

    let preview = UIView(frame: CGRect(x: 0, y: 0, width: 86, height: 130))
    view.insertSubview(preview, belowSubview: drawer)
    preview.addInteraction(PictureInPictureInteraction(anchor: .topTrailing))
  }
}

let host = ScreenHost(.iPhone15)
let screen = host.perform { MapScreen() }
host.show(screen)

host.fling(from: CGPoint(x: 200, y: 740), velocity: CGVector(dx: 0, dy: -700))
host.advance(by: 0.1)  // it still moves: a finger stops it, and drags it on
let finger = host.touch(at: CGPoint(x: 200, y: 852 - screen.drawer.visibleHeight + 12))
print(screen.drawer.isDragging)
finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
finger.lift()
host.settle()
print(screen.drawer.selectedStop?.name ?? "")
