// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// "CAAction"; "CALayer", `action(forKey:)`, `actions`, `style`, `defaultAction(forKey:)`;
/// "CALayerDelegate", `action(for:forKey:)`; "CATransaction", `setDisableActions(_:)`.
@MainActor @Suite struct LayerActionTests {
  private final class Recorder: NSObject, CAAction {
    let name: String
    nonisolated(unsafe) var events: [String] = []

    init(_ name: String) { self.name = name }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      events.append("\(event) \((anObject as? CALayer)?.name ?? "?")")
    }
  }

  private final class ClassLayer: CALayer {
    static let action = Recorder("class")
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      event == "position" ? action : nil
    }
  }

  private final class Delegate: NSObject, CALayerDelegate {
    var action: (any CAAction)?
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { action }
  }

  private func found(_ layer: CALayer) -> String? {
    (layer.action(forKey: "position") as? Recorder)?.name
  }

  /// The delegate, then the actions, then the style's actions, then those of the class.
  @Test func `Actions are searched in the documented order`() {
    let (layer, delegate) = (ClassLayer(), Delegate())
    expectEqual(found(layer), "class")
    layer.style = ["actions": ["position": Recorder("style")] as [String: any CAAction]]
    expectEqual(found(layer), "style")
    layer.actions = ["position": Recorder("actions")]
    expectEqual(found(layer), "actions")
    layer.delegate = delegate
    expectEqual(found(layer), "actions")
    delegate.action = Recorder("delegate")
    expectEqual(found(layer), "delegate")
    delegate.action = NSNull()
    #expect(layer.action(forKey: "position") == nil)
    delegate.action = nil
    layer.actions = ["position": NSNull()]
    #expect(layer.action(forKey: "position") == nil)
    #expect(layer.action(forKey: "no such property") == nil)
  }

  @Test func `A change runs its action, unless actions are disabled`() {
    let device = Device()
    device.perform {
      let (layer, action) = (CALayer(), Recorder("actions"))
      layer.name = "layer"
      layer.actions = ["position": action, "opacity": action, "transform": action]
      layer.position = CGPoint(x: 1, y: 1)
      layer.position = CGPoint(x: 1, y: 1)
      layer.cornerRadius = 4
      layer.transform = CATransform3DMakeScale(2, 2, 1)
      expectEqual(action.events, ["position layer", "transform layer"])
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 0.5
      CATransaction.commit()
      expectEqual(action.events.count, 2)
      layer.opacity = 0.25
      expectEqual(action.events.last, "opacity layer")
    }
  }

  /// "CAAnimation" adds itself to the layer, with the event as the key; without values of its own
  /// it leads from the old value to the new one.
  @Test func `An animation as an action animates the change`() {
    let device = Device()
    device.perform {
      let layer = CALayer()
      layer.position = CGPoint(x: 100, y: 0)
      let animation = CABasicAnimation(keyPath: "position")
      animation.duration = 1
      layer.actions = ["position": animation]
      layer.position = CGPoint(x: 200, y: 0)
      expectEqual(layer.animationKeys(), ["position"])
      device.advance(by: 0.25)
      expectNear(layer.presentationValues.position.x, 125, within: 1e-6)
      expectEqual(layer.position.x, 200)
    }
  }

  @Test func `NSNull among the actions disables the animations of a transaction`() {
    let device = Device()
    device.perform {
      let (plain, quiet) = (CALayer(), CALayer())
      quiet.actions = ["opacity": NSNull()]
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      for layer in [plain, quiet] {
        layer.opacity = 0
        layer.position = CGPoint(x: 5, y: 5)
      }
      let action = plain.action(forKey: "opacity") as? CABasicAnimation
      #expect(action?.duration == 1 && action?.keyPath == "opacity")
      CATransaction.commit()
      expectEqual(plain.animationKeys(), ["opacity", "position"])
      expectEqual(quiet.animationKeys(), ["position"])
    }
  }

  private final class ActingView: UIView {
    var own: (any CAAction)?
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      own ?? super.action(for: layer, forKey: event)
    }
  }

  /// "UIView", `action(for:forKey:)`: layers of views animate only in blocks.
  @Test func `A view gives its layer an action in animation blocks only`() {
    let device = Device()
    device.perform {
      let view = UIView()
      #expect(view.action(for: view.layer, forKey: "opacity") is NSNull)
      #expect(view.layer.action(forKey: "opacity") == nil)
      var action: (any CAAction)?
      UIView.animate(withDuration: 2) { action = view.action(for: view.layer, forKey: "opacity") }
      expectEqual((action as? CABasicAnimation)?.duration, 2)
      UIView.performWithoutAnimation {
        #expect(view.action(for: view.layer, forKey: "opacity") is NSNull)
      }
    }
  }

  @Test func `A view's own action replaces the animation of the block`() {
    let device = Device()
    device.perform {
      let (view, action) = (ActingView(), Recorder("own"))
      UIView.animate(withDuration: 1) { view.alpha = 0.5 }
      expectEqual(view.layer.animationKeys(), ["opacity"])
      view.layer.removeAllAnimations()
      view.own = action
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      #expect(action.events == ["opacity ?"] && view.layer.animationKeys() == nil)
      view.own = NSNull()
      UIView.animate(withDuration: 1) { view.alpha = 1 }
      #expect(view.layer.animationKeys() == nil)
    }
  }
}
