// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import EpoxyBars
@testable import EpoxyLayoutGroups
@testable import EpoxyNavigationController
@testable import EpoxyPresentations
@testable import HeadlessUIKit

/// A client in Swift 5 mode that sees internal declarations. Its classes, which are not isolated,
/// conform to internal protocols that are.
private enum Client {
  final class Observed: NSObject, KeyValueObserved {
    static var observableKeyPaths: ObservableKeyPaths { [] }
    var keyValueObservers: KeyValueObservers?
    func readForObserver(_ read: () -> Void) { read() }
  }

  final class Interface: NavigationInterface {
    var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    var viewControllers: [UIViewController] { [] }
    func setStack(_ stack: [UIViewController], animated: Bool) {}
    func wrapNavigation(_ navigationController: UINavigationController) -> UIViewController {
      navigationController
    }
  }

  /// The internal queues, in a class without an actor, as a test case of XCTest is.
  final class Queues {
    let navigation = NavigationQueue()
    let presentations = PresentationQueue()

    func enqueue(_ models: [NavigationModel], _ model: PresentationModel?) {
      navigation.enqueue(models, animated: false, from: Interface())
      presentations.enqueue(model, animated: false, from: UIViewController())
    }
  }
}

@MainActor @Suite struct TestableSwift5Tests {
  @Test func `Internal declarations are usable in Swift 5 mode`() {
    let view = UIView()
    view.keyValueObservers = KeyValueObservers()
    #expect(view.keyValueObservers?.list.isEmpty == true)
    #expect(Client.Observed().keyValueObservers == nil)
    Client.Queues().enqueue([], nil)
  }

  @Test func `Results that UIKit lets one ignore do not warn`() {
    let label = UILabel()
    // Results that UIKit lets one ignore do not warn, and warnings are errors here.
    let controller = UINavigationController(rootViewController: UIViewController())
    controller.popViewController(animated: false)
    controller.popToRootViewController(animated: false)
    label.becomeFirstResponder()
    label.endEditing(true)
    label.sizeThatFits(.zero)
    label.hitTest(.zero, with: nil)
    #expect(label.text == nil)
  }
}
