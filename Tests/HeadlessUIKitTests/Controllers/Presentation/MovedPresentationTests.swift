// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// Content of views that a presentation moves: it keeps its frame in the view.
@MainActor @Suite struct MovedPresentationTests {
  /// A title at the top of the safe area, and a field on the keyboard.
  private final class Form: UIViewController {
    let header = UILabel()
    let field = UITextField()
    let room = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      header.text = "Title"
      field.placeholder = "Field"
      for part in [header, room, field] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
      }
      NSLayoutConstraint.activate([
        header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
        room.topAnchor.constraint(equalTo: header.bottomAnchor),
        field.topAnchor.constraint(equalTo: room.bottomAnchor),
        field.heightAnchor.constraint(equalToConstant: 44),
        field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
    }

    /// The positions of the title and the field in the view, as they are seen.
    var places: [CGRect] {
      [header, field].map { ($0.layer.presentation() ?? $0.layer).frame }
    }
  }

  private final class SlideDown: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { self }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .from) else { return }
      UIView.animate(withDuration: 0.5) {
        view.frame.origin.y += context.containerView.bounds.height
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private let host = ScreenHost(.iPhone15)
  private let root: UIViewController
  private let form: Form

  init() {
    let (root, form) = host.perform { (UIViewController(), Form()) }
    (self.root, self.form) = (root, form)
    host.show(root)
  }

  private func present(_ style: UIModalPresentationStyle, animated: Bool = false) {
    host.perform {
      form.modalPresentationStyle = style
      root.present(form, animated: animated)
    }
  }

  private func edit() {
    host.perform { _ = form.field.becomeFirstResponder() }
    host.settle()
  }

  @Test(
    arguments: [.fullScreen, .overFullScreen, .pageSheet, .formSheet] as [UIModalPresentationStyle])
  func `Content keeps its place while its view appears and disappears`(
    style: UIModalPresentationStyle
  ) {
    present(style)
    host.settle()
    let atRest = form.places
    host.perform { root.dismiss(animated: false) }
    host.settle()

    present(style, animated: true)
    while form.isBeingPresented {
      host.advanceFrames(1)
      expectEqual(form.places, atRest)
    }
    host.settle()
    host.perform { root.dismiss(animated: true) }
    host.advanceFrames(1)
    while form.isBeingDismissed {
      expectEqual(form.places, atRest)
      host.advanceFrames(1)
    }
    expectEqual(host.warnings, [])
  }

  /// The keyboard leaves with the view, so that the field may sink, but never rise.
  @Test(
    arguments: [.fullScreen, .overFullScreen, .pageSheet, .formSheet] as [UIModalPresentationStyle])
  func `A dismissed view has room above the keyboard`(style: UIModalPresentationStyle) {
    present(style)
    edit()
    let (header, field) = (form.header.frame, form.field.frame)
    host.perform { root.dismiss(animated: true) }
    host.advanceFrames(1)
    while form.isBeingDismissed {
      expectEqual(form.header.frame, header)
      #expect(form.field.frame.minY >= field.minY)
      host.advanceFrames(1)
    }
    expectEqual(host.warnings, [])
  }

  @Test func `A view that a client's animator moves has room above the keyboard`() {
    let delegate = host.perform { SlideDown() }
    host.perform { form.transitioningDelegate = delegate }
    present(.fullScreen)
    edit()
    let field = form.field.frame
    host.perform { root.dismiss(animated: true) }
    host.advanceFrames(1)
    while form.isBeingDismissed {
      #expect(form.field.frame.minY >= field.minY)
      host.advanceFrames(1)
    }
    expectEqual(host.warnings, [])
  }

  /// The keyboard grows during the drag, so that the guide is placed in a sheet that is not at
  /// rest.
  @Test(arguments: [100, 300, 600] as [CGFloat])
  func `A sheet that a finger moves has room above the keyboard`(distance: CGFloat) {
    present(.pageSheet)
    edit()
    host.showKeyboard(height: 320)
    host.settle()
    let atRest = form.field.frame
    host.showKeyboard(height: 250)
    host.settle()
    let top = form.view.convert(CGPoint(x: 200, y: 4), to: nil)
    let finger = host.touch(at: top)
    finger.move(to: CGPoint(x: top.x, y: top.y + distance), over: 0.5)
    host.showKeyboard(height: 320)
    host.advanceFrames(1)
    #expect(form.view.convert(CGPoint(x: 200, y: 4), to: nil).y > top.y + distance / 2)
    expectEqual(form.field.frame, atRest)
    finger.lift()
    host.settle()
    expectEqual(host.warnings, [])
  }
}
