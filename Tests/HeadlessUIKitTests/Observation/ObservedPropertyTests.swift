// SPDX-License-Identifier: MIT
import Foundation
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Each property that can be observed: "old new" for every change.
@MainActor @Suite struct ObservedPropertyTests {
  private let log = Log()
  private let device = Device()

  private func note<Value>(_ name: String = "")
    -> @Sendable (
      Any, NSKeyValueObservedChange<Value>
    ) -> Void
  {
    { [log] _, change in
      let (old, new) = (
        change.oldValue.map { "\($0)" } ?? "-", change.newValue.map { "\($0)" } ?? "-"
      )
      log.add(name + "\(old) \(new)")
    }
  }

  // MARK: Geometry

  @Test func `A view's frame, bounds and center are observed, whichever of them is set`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let log = log
    let observations = [
      view.observe(\.frame, options: [.old, .new]) { _, change in
        log.add("frame \(change.oldValue!.width) \(change.newValue!.width)")
      },
      view.observe(\.bounds, options: [.old, .new]) { _, change in
        log.add("bounds \(change.oldValue!.width) \(change.newValue!.width)")
      },
      view.observe(\.center, options: [.old, .new]) { _, change in
        log.add("center \(change.oldValue!.x) \(change.newValue!.x)")
      },
    ]
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    expectEqual(log.take(), ["frame 10.0 30.0", "bounds 10.0 30.0", "center 5.0 15.0"])
    view.bounds.size.width = 40
    expectEqual(log.take(), ["frame 30.0 40.0", "bounds 30.0 40.0"])
    view.center.x = 50
    expectEqual(log.take(), ["frame 40.0 40.0", "center 15.0 50.0"])
    view.frame = view.frame  // an equal value is an assignment, too
    expectEqual(log.take(), ["frame 40.0 40.0"])
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    expectEqual(log.take(), ["frame 40.0 80.0"])
    view.layer.position.x = 60
    expectEqual(log.take(), ["frame 80.0 80.0", "center 50.0 60.0"])
    observations.forEach { $0.invalidate() }
    view.frame = .zero
    expectEqual(log.take(), [])
  }

  @Test func `Layout and animations report model values, once each`() {
    device.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView()
      window.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      let width = view.widthAnchor.constraint(equalToConstant: 30)
      NSLayoutConstraint.activate([
        width, view.heightAnchor.constraint(equalToConstant: 10),
        view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        view.topAnchor.constraint(equalTo: window.topAnchor),
      ])
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let log = log
      let observation = view.observe(\.bounds, options: [.old, .new]) { _, change in
        log.add("\(change.oldValue!.width) \(change.newValue!.width)")
      }
      width.constant = 50
      window.layoutIfNeeded()
      expectEqual(log.take(), ["30.0 50.0"])
      width.constant = 80
      UIView.animate(withDuration: 1) { window.layoutIfNeeded() }
      expectEqual(log.take(), ["50.0 80.0"])
      observation.invalidate()
    }
  }

  @Test func `A layer's geometry and appearance are observed, also through its view`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = CALayer()
    let log = log
    var observations = [
      view.observe(\.layer.position, options: [.old, .new]) { view, change in
        log.add("\(type(of: view)) \(change.oldValue!.x) \(change.newValue!.x)")
      }
    ]
    view.center.x = 9
    expectEqual(log.take(), ["UIView 5.0 9.0"])
    view.frame.origin.x = 1
    expectEqual(log.take(), ["UIView 9.0 6.0"])
    let label = UILabel()
    observations = [
      label.observe(\UILabel.layer.position, options: [.old, .new]) { label, change in
        log.add("\(type(of: label)) \(change.oldValue!.x) \(change.newValue!.x)")
      }
    ]
    label.center.x = 4
    expectEqual(log.take(), ["UILabel 0.0 4.0"])
    observations = [
      layer.observe(\.opacity, options: [.old, .new], changeHandler: note("opacity ")),
      layer.observe(\.isHidden, options: [.old, .new], changeHandler: note("hidden ")),
      layer.observe(\.zPosition, options: [.old, .new], changeHandler: note("z ")),
      layer.observe(\.cornerRadius, options: [.old, .new], changeHandler: note("radius ")),
      layer.observe(\.borderWidth, options: [.old, .new], changeHandler: note("border ")),
      layer.observe(\.shadowOpacity, options: [.old, .new], changeHandler: note("shadow ")),
      layer.observe(\.shadowRadius, options: [.old, .new], changeHandler: note("blur ")),
      layer.observe(\.backgroundColor, changeHandler: note("background ")),
      layer.observe(\.borderColor, changeHandler: note("color ")),
      layer.observe(\.shadowColor, changeHandler: note("shadow color ")),
      layer.observe(\.shadowOffset, changeHandler: note("offset ")),
      layer.observe(\.shadowPath, changeHandler: note("path ")),
      layer.observe(\.contents, changeHandler: note("contents ")),
      layer.observe(\.anchorPoint, changeHandler: note("anchor ")),
      layer.observe(\.transform, changeHandler: note("transform ")),
      layer.observe(\.sublayerTransform, changeHandler: note("sublayers ")),
      layer.observe(\.bounds, changeHandler: note("bounds ")),
      layer.observe(\.frame, changeHandler: note("frame ")),
    ]
    layer.opacity = 0.5
    layer.isHidden = true
    layer.zPosition = 1
    layer.cornerRadius = 2
    layer.borderWidth = 3
    layer.shadowOpacity = 0.5
    layer.shadowRadius = 4
    expectEqual(
      log.take(),
      [
        "opacity 1.0 0.5", "hidden false true", "z 0.0 1.0", "radius 0.0 2.0", "border 0.0 3.0",
        "shadow 0.0 0.5", "blur 3.0 4.0",
      ])
    layer.backgroundColor = nil
    layer.borderColor = nil
    layer.shadowColor = nil
    layer.shadowOffset = .zero
    layer.shadowPath = nil
    layer.contents = nil
    layer.sublayerTransform = CATransform3DIdentity
    layer.anchorPoint = .zero
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    layer.bounds.size.width = 4
    expectEqual(
      log.take(),
      [
        "background - -", "color - -", "shadow color - -", "offset - -", "path - -",
        "contents - -", "sublayers - -", "anchor - -", "frame - -", "transform - -", "frame - -",
        "bounds - -", "frame - -",
      ])
    withExtendedLifetime(observations) {}
  }

  // MARK: Views

  @Test func `A view's visibility and colors are observed`() {
    let view = UIView()
    let observations = [
      view.observe(\.isHidden, options: [.old, .new], changeHandler: note("hidden ")),
      view.observe(\.alpha, options: [.old, .new], changeHandler: note("alpha ")),
      view.observe(\.backgroundColor, changeHandler: note("color ")),
    ]
    view.isHidden = true
    view.isHidden = true
    view.alpha = 0.5
    view.backgroundColor = .red
    view.layer.opacity = 1
    expectEqual(
      log.take(),
      [
        "hidden false true", "hidden true true", "alpha 1.0 0.5", "color - -", "alpha 0.5 1.0",
      ])
    withExtendedLifetime(observations) {}
  }

  @Test func `The safe area is observed`() {
    device.perform {
      device.screen.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      let window = UIWindow()
      let view = UIView(frame: window.bounds)
      let log = log
      let observation = view.observe(\.safeAreaInsets, options: [.old, .new]) { _, change in
        log.add("\(change.oldValue!.top) \(change.newValue!.top)")
      }
      window.addSubview(view)
      view.frame.origin.y = 5
      expectEqual(log.take(), ["0.0 20.0", "20.0 15.0"])
      observation.invalidate()
    }
  }

  @Test func `Controls, labels, fields, text views and image views are observed`() {
    let (control, label, field) = (UIControl(), UILabel(), UITextField())
    let (text, image, cell) = (UITextView(), UIImageView(), UICollectionViewCell())
    let observations = [
      control.observe(\.isEnabled, options: [.old, .new], changeHandler: note("enabled ")),
      control.observe(\.isSelected, options: [.old, .new], changeHandler: note("selected ")),
      control.observe(\.isHighlighted, options: [.old, .new], changeHandler: note("high ")),
      label.observe(\.text, options: .new, changeHandler: note("label ")),
      field.observe(\.text, options: .new, changeHandler: note("field ")),
      text.observe(\.text, options: .new, changeHandler: note("text ")),
      image.observe(\.image, changeHandler: note("image ")),
      cell.observe(\.isSelected, options: [.old, .new], changeHandler: note("cell ")),
    ]
    control.isEnabled = false
    control.isSelected = true
    control.isHighlighted = true
    expectEqual(log.take(), ["enabled true false", "selected false true", "high false true"])
    label.text = "a"
    field.text = "b"
    text.text = "c"
    image.image = nil
    cell.isSelected = true
    expectEqual(
      log.take(),
      [
        "label - Optional(\"a\")", "field - Optional(\"b\")", "text - Optional(\"c\")",
        "image - -", "cell false true",
      ])
    withExtendedLifetime(observations) {}
  }

  @Test func `The settings of a scroll view are observed`() {
    final class Delegate: NSObject, UICollectionViewDelegate, UITextViewDelegate {}
    let (view, collection, text) = (
      UIScrollView(),
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
      UITextView()
    )
    let observations = [
      view.observe(\.delegate, changeHandler: note("delegate ")),
      view.observe(\.isScrollEnabled, options: [.old, .new], changeHandler: note("enabled ")),
      view.observe(\.bounces, options: [.old, .new], changeHandler: note("bounces ")),
      view.observe(\.isPagingEnabled, options: [.old, .new], changeHandler: note("pages ")),
      view.observe(\.alwaysBounceVertical, options: .new, changeHandler: note("vertical ")),
      view.observe(\.alwaysBounceHorizontal, options: .new, changeHandler: note("horizontal ")),
      view.observe(\.contentInsetAdjustmentBehavior, changeHandler: note("behavior ")),
      view.observe(\.refreshControl, changeHandler: note("refresh ")),
      view.observe(\.scrollsToTop, options: .new, changeHandler: note("top ")),
      view.observe(\.keyboardDismissMode, changeHandler: note("keyboard ")),
      view.observe(\.verticalScrollIndicatorInsets, changeHandler: note("insets ")),
      collection.observe(\.delegate, changeHandler: note("collection ")),
      collection.observe(\.dataSource, changeHandler: note("data ")),
      text.observe(\.delegate, changeHandler: note("text ")),
    ]
    let delegate = Delegate()
    view.delegate = delegate
    view.isScrollEnabled = false
    view.bounces = false
    view.isPagingEnabled = true
    view.alwaysBounceVertical = true
    view.alwaysBounceHorizontal = true
    view.contentInsetAdjustmentBehavior = .never
    view.refreshControl = UIRefreshControl()
    view.scrollsToTop = false
    view.keyboardDismissMode = .onDrag
    view.verticalScrollIndicatorInsets.top = 3
    collection.delegate = delegate
    collection.dataSource = nil
    text.delegate = delegate
    expectEqual(
      log.take(),
      [
        "delegate - -", "enabled true false", "bounces true false", "pages false true",
        "vertical - true", "horizontal - true", "behavior - -", "refresh - -", "top - false",
        "keyboard - -", "insets - -", "collection - -", "data - -", "text - -",
      ])
    withExtendedLifetime(observations) {}
  }

  // MARK: Controllers, recognizers, items

  @Test func `The view of a controller is observed without loading it`() {
    let controller = UIViewController()
    let log = log
    let observation = controller.observe(\.view, options: [.initial, .old, .new]) { _, change in
      let old = change.oldValue.map { $0 == nil ? "nil" : "view" } ?? "-"
      log.add("\(old) \(change.newValue.map { $0 == nil ? "nil" : "view" } ?? "-")")
    }
    #expect(!controller.isViewLoaded)
    expectEqual(log.take(), ["- nil"])
    controller.loadViewIfNeeded()
    expectEqual(log.take(), ["nil view"])
    controller.view = UIView()
    expectEqual(log.take(), ["view view"])
    observation.invalidate()
  }

  @Test func `Titles and sizes of a controller are observed`() {
    let controller = UIViewController()
    let observations = [
      controller.observe(\.title, options: [.old, .new], changeHandler: note()),
      controller.observe(\.preferredContentSize, changeHandler: note("size ")),
      controller.observe(\.additionalSafeAreaInsets, changeHandler: note("insets ")),
      controller.navigationItem.observe(\.title, options: .new, changeHandler: note("item ")),
    ]
    controller.title = "a"
    controller.preferredContentSize.width = 3
    controller.additionalSafeAreaInsets.top = 1
    expectEqual(
      log.take(), ["item - Optional(\"a\")", "nil Optional(\"a\")", "size - -", "insets - -"])
    withExtendedLifetime(observations) {}
  }

  @Test func `A navigation item and a bar button are observed`() {
    let (item, button) = (UINavigationItem(), UIBarButtonItem())
    let observations = [
      item.observe(\.title, options: [.old, .new], changeHandler: note("title ")),
      item.observe(\.prompt, options: .new, changeHandler: note("prompt ")),
      item.observe(\.titleView, changeHandler: note("view ")),
      item.observe(\.hidesBackButton, options: .new, changeHandler: note("hides ")),
      item.observe(\.largeTitleDisplayMode, changeHandler: note("mode ")),
      item.observe(\.backButtonTitle, changeHandler: note("back ")),
      item.observe(\.backBarButtonItem, changeHandler: note("back item ")),
      item.observe(\.leftItemsSupplementBackButton, changeHandler: note("both ")),
      item.observe(\.leftBarButtonItem, changeHandler: note("left ")),
      item.observe(\.leftBarButtonItems, changeHandler: note("lefts ")),
      item.observe(\.rightBarButtonItem, changeHandler: note("right ")),
      item.observe(\.rightBarButtonItems, changeHandler: note("rights ")),
      button.observe(\.title, options: .new, changeHandler: note("button ")),
      button.observe(\.image, changeHandler: note("image ")),
      button.observe(\.isEnabled, options: .new, changeHandler: note("enabled ")),
    ]
    item.title = "a"
    item.prompt = "b"
    item.titleView = UIView()
    item.hidesBackButton = true
    item.largeTitleDisplayMode = .never
    item.backButtonTitle = "c"
    item.backBarButtonItem = button
    item.leftItemsSupplementBackButton = true
    expectEqual(
      log.take(),
      [
        "title nil Optional(\"a\")", "prompt - Optional(\"b\")", "view - -", "hides - true",
        "mode - -", "back - -", "back item - -", "both - -",
      ])
    item.leftBarButtonItem = button
    item.rightBarButtonItems = [button]
    expectEqual(log.take(), ["lefts - -", "left - -", "rights - -", "right - -"])
    button.title = "d"
    button.image = UIImage()
    button.isEnabled = false
    expectEqual(log.take(), ["button - Optional(\"d\")", "image - -", "enabled - false"])
    withExtendedLifetime(observations) {}
  }

  @Test func `The decided states of a recognizer are observed`() {
    let stage = TouchStage()
    let view = stage.add(UIView(), x: 0, y: 0, width: 200, height: 200)
    let recognizer = UIPanGestureRecognizer()
    view.addGestureRecognizer(recognizer)
    let log = log
    let observations = [
      recognizer.observe(\.state, options: [.old, .new]) { _, change in
        log.add("\(change.oldValue!) \(change.newValue!)")
      },
      recognizer.observe(\.isEnabled, options: .new, changeHandler: note("enabled ")),
    ]
    stage.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 120, y: 20))
    stage.wait(0.1)
    expectEqual(
      log.take().filter { $0 != "changed changed" },
      [
        "possible began", "began changed", "changed ended", "ended possible",
      ])
    recognizer.isEnabled = false
    expectEqual(log.take(), ["enabled - false"])
    withExtendedLifetime(observations) {}
  }

  // MARK: Subclasses

  private final class Overriding: UIView {
    override var frame: CGRect {
      get { super.frame }
      set { super.frame = newValue.insetBy(dx: 1, dy: 1) }
    }
    override var isHidden: Bool { didSet {} }
  }

  private class Open: UIViewController {
    override var title: String? { didSet {} }
  }

  private final class Narrow: Open {}

  @Test func `Overrides in final and other classes are observed by their own key paths`() {
    let (view, controller) = (Overriding(), Narrow())
    let log = log
    let observations = [
      view.observe(\.frame, options: [.new]) { view, change in
        log.add("\(type(of: view)) \(change.newValue!.width)")
      },
      view.observe(\.isHidden, options: [.new], changeHandler: note("hidden ")),
      controller.observe(\.title, options: [.new], changeHandler: note("title ")),
      (controller as UIViewController).observe(\.title, changeHandler: note("base ")),
      (controller as Open).observe(\Open.title, changeHandler: note("open ")),
    ]
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.isHidden = true
    controller.title = "a"
    expectEqual(
      log.take(),
      [
        "Overriding 8.0", "hidden - true", "title - Optional(\"a\")", "base - -", "open - -",
      ])
    withExtendedLifetime(observations) {}
  }

  @Test func `A handler may release the observed object and end its observation`() {
    final class Held: @unchecked Sendable {
      var view: UIView?
      var observation: NSKeyValueObservation?
    }
    let (held, log) = (Held(), log)
    held.view = UIView()
    held.observation = held.view?.observe(\.frame, options: [.old, .new]) { _, _ in
      log.add("changed")
      held.observation = nil
      held.view = nil
    }
    let view = held.view
    view?.frame.size.width = 3
    view?.frame.size.width = 4
    expectEqual(log.take(), ["changed"])
  }
}
