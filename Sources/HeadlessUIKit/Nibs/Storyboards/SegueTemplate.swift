// SPDX-License-Identifier: MIT

/// A segue in a storyboard, from which a segue object is made whenever it is performed.
@MainActor
final class SegueTemplate {
  let element: InterfaceElement
  private unowned let scene: StoryboardScene
  /// The target of bar button items, which do not retain it.
  private(set) lazy var barTarget = SegueTarget(self)

  init(_ element: InterfaceElement, of scene: StoryboardScene) {
    self.element = element
    self.scene = scene
  }

  var identifier: String? { element["identifier"] }
  var kind: String { element["kind"] ?? "" }
  private var isAnimated: Bool { element.bool("animates") ?? true }

  /// The id of the object from which a popover points.
  var anchor: String? { element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"] }

  // MARK: Performing

  /// Performs the segue for a control, a cell or a gesture, if the controller permits it.
  func trigger(sender: Any?) {
    guard let source = scene.controller else { return }
    source.device.perform {
      if isPermitted(source, sender) { perform(sender: sender) }
    }
  }

  private func isPermitted(_ source: UIViewController, _ sender: Any?) -> Bool {
    source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
  }

  func perform(sender: Any?) {
    guard let source = scene.controller else { return }
    if kind == "unwind" { return unwind(from: source, sender) }
    guard kind != "embed" else { return }  // it was performed when the view was loaded
    guard let destination = makeDestination(sender, source) else { return }
    setStyle(of: destination, source, sender)
    let segue = makeSegue(from: source, to: destination)
    if segue.performHandler == nil { segue.performHandler = handler(sender) }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Makes the destination: the method of a segue action may create it.
  private func makeDestination(_ sender: Any?, _ source: UIViewController) -> UIViewController? {
    guard let id = element["destination"], let storyboard = scene.storyboard else { return nil }
    let action = element["destinationCreationSelector"].map { Selector($0) }
    let creator: ((NSCoder) -> UIViewController?)? = action.map { action in
      { [identifier] coder in
        action.result(from: source, SelectorArguments(coder, sender, identifier))
          as? UIViewController
      }
    }
    if let made = scene.file.makeController(id: id, for: storyboard, creator: creator) {
      return made
    }
    source.device.reportIllegalUse("\(element.place): the segue leads to no controller (\(id)).")
    return nil
  }

  private func makeSegue(
    from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue {
    let segue = _RuntimeSegue.make(
      segueClass, identifier: identifier, from: source, to: destination)
    segue.isAnimated = isAnimated
    return segue
  }

  private var segueClass: UIStoryboardSegue.Type {
    guard let name = element["customClass"] else { return UIStoryboardSegue.self }
    let found: AnyClass? = InterfaceClasses.find(
      name, module: element["customModule"], owner: scene.controller, scene.file.device)
    if let found = found as? UIStoryboardSegue.Type { return found }
    scene.file.device.warn(
      "\(element.place): Unknown class \(name) in Interface Builder file, or no UIStoryboardSegue.")
    return UIStoryboardSegue.self
  }

  // MARK: Kinds

  private func handler(_ sender: Any?) -> ((UIStoryboardSegue) -> Void)? {
    let isAnimated = isAnimated
    switch kind {
    case "show":
      return { segue in
        UIView.performSegue(isAnimated) { segue.source.show(segue.destination, sender: sender) }
      }
    case "showDetail", "replace", "splitViewDetail":
      return { segue in
        UIView.performSegue(isAnimated) {
          segue.source.showDetailViewController(segue.destination, sender: sender)
        }
      }
    case "push":
      return { segue in
        guard let navigation = segue.source.navigationController else {
          segue.source.device.reportIllegalUse(
            "Push segues can only be used when the source controller is managed by an instance of "
              + "UINavigationController.")
          return
        }
        navigation.pushViewController(segue.destination, animated: isAnimated)
      }
    case "presentation", "modal", "popover", "popoverPresentation":
      return { segue in segue.source.present(segue.destination, animated: isAnimated) }
    default:
      return nil  // a custom segue
    }
  }

  /// Sets how the destination is presented.
  private func setStyle(
    of destination: UIViewController, _ source: UIViewController, _ sender: Any?
  ) {
    switch kind {
    case "presentation", "modal":
      if let style = element["modalPresentationStyle"].flatMap(UIModalPresentationStyle.init(name:))
      {
        destination.modalPresentationStyle = style
      }
      if let style = element["modalTransitionStyle"].flatMap(UIModalTransitionStyle.init(name:)) {
        destination.modalTransitionStyle = style
      }
    case "popover", "popoverPresentation":
      destination.modalPresentationStyle = .popover
      guard let popover = destination.popoverPresentationController else { return }
      let anchor = anchor.flatMap(scene.anchor) ?? sender as AnyObject?
      if let item = anchor as? UIBarButtonItem {
        popover.barButtonItem = item
      } else if let view = anchor as? UIView {
        popover.sourceView = view
        popover.sourceRect = view.bounds
      } else if let view = (anchor as? UIGestureRecognizer)?.view {
        popover.sourceView = view
        popover.sourceRect = view.bounds
      }
      if let directions = element.child(key: "popoverArrowDirection") {
        popover.permittedArrowDirections = .permitted(by: directions)
      }
    default: break
    }
  }

  // MARK: Unwinding

  /// Goes back to the controller that has the method: prepares the source, calls the method, and
  /// then performs the segue ("Technical Note TN2298: Using Unwind Segues").
  private func unwind(from source: UIViewController, _ sender: Any?) {
    guard let name = element["unwindAction"] else { return }
    let action = Selector(name)
    let start = UIStoryboardUnwindSegueSource(
      source: source, unwindAction: action, sender: sender)
    guard let destination = source.destinationOfUnwind(from: start) else { return }
    let chosen = (destination.parent ?? destination).segueForUnwinding(
      to: destination, from: source, identifier: identifier)
    let segue = chosen ?? makeSegue(from: source, to: destination)
    if chosen == nil {
      segue.performHandler = { segue in source.goBack(to: destination, segue) }
    }
    source.prepare(for: segue, sender: sender)
    action.send(to: destination, SelectorArguments(segue, sender))
    segue.perform()
  }

  // MARK: Embedding

  /// Adds the destination as a child whose view fills a container view.
  func embed(in container: UIView) {
    guard let source = scene.controller, isPermitted(source, nil),
      let destination = makeDestination(nil, source)
    else { return }
    let segue = makeSegue(from: source, to: destination)
    segue.performHandler = { segue in
      let (source, child) = (segue.source, segue.destination)
      source.addChild(child)
      child.view.frame = container.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      child.view.translatesAutoresizingMaskIntoConstraints = true
      container.addSubview(child.view)
      child.didMove(toParent: source)
    }
    source.prepare(for: segue, sender: nil)
    segue.perform()
  }
}

extension UIView {
  /// Performs the change of a segue, with animation or without it.
  fileprivate static func performSegue(_ isAnimated: Bool, _ change: () -> Void) {
    if isAnimated { change() } else { performWithoutAnimation(change) }
  }
}

extension UIPopoverArrowDirection {
  /// The directions that an element permits.
  fileprivate static func permitted(by element: InterfaceElement) -> UIPopoverArrowDirection {
    var result: UIPopoverArrowDirection = []
    if element.bool("up") == true { result.insert(.up) }
    if element.bool("down") == true { result.insert(.down) }
    if element.bool("left") == true { result.insert(.left) }
    if element.bool("right") == true { result.insert(.right) }
    return result.isEmpty ? .any : result
  }
}
