// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct ConstraintConflictTests {
  @Test
  func
    `The newest of conflicting required constraints is broken, and the warning names all of them`()
  {
    var first: NSLayoutConstraint?
    var view: UIView?
    let warnings = onDevice { _ in
      let root = container(300, 100)
      let box = plainView(in: root)
      view = box
      first = box.widthAnchor.constraint(equalToConstant: 100)
      first?.identifier = "narrow"
      let second = box.widthAnchor.constraint(equalToConstant: 200)
      second.identifier = "wide"
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor), first!, second,
        box.topAnchor.constraint(equalTo: root.topAnchor),
        box.heightAnchor.constraint(equalToConstant: 10),
      ])
      root.layoutIfNeeded()
      expectEqual(box.frame, rect(0, 0, 100, 10))
      #expect(second.isActive)
      root.setNeedsLayout()
      root.layoutIfNeeded()
      // When the other constraint is deactivated, the broken one holds.
      first?.isActive = false
      root.layoutIfNeeded()
      expectEqual(box.frame, rect(0, 0, 200, 10))
    }
    expectEqual(warnings.count, 1)
    let text = warnings.first ?? ""
    #expect(text.hasPrefix("Unable to simultaneously satisfy constraints."))
    #expect(text.contains("'narrow'") && text.contains("'wide'"))
    let end = text.components(separatedBy: "Will attempt to recover by breaking constraint").last
    #expect(end?.contains("'wide'") == true && end?.contains("'narrow'") == false)
    #expect(view != nil)
  }

  @Test func `The newest constraint also yields after the constraints moved to another solver`() {
    _ = onDevice { _ in
      let root = container(300, 100)
      let card = UIView(frame: rect(0, 0, 300, 100))
      root.addSubview(card)
      let box = plainView(in: card)
      let passing = box.heightAnchor.constraint(equalToConstant: 10)
      NSLayoutConstraint.activate([
        passing, box.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 100),
        box.widthAnchor.constraint(equalToConstant: 200),
      ])
      root.layoutIfNeeded()
      expectEqual(box.frame.width, 100)
      passing.isActive = false
      // A constraint that reaches into the card: the two views now share a solver.
      box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      root.layoutIfNeeded()
      expectEqual(box.frame.width, 100)
      // The card gets a solver of its own again.
      card.removeFromSuperview()
      root.addSubview(card)
      root.layoutIfNeeded()
      expectEqual(box.frame.width, 100)
    }
  }

  @Test func `A broken constraint is tried again when a constraint of the conflict changes`() {
    let warnings = onDevice { _ in
      let root = container(300, 100)
      let box = plainView(in: root)
      let trailing = box.trailingAnchor.constraint(equalTo: root.trailingAnchor)
      let leading = box.leadingAnchor.constraint(equalTo: root.leadingAnchor)
      let width = box.widthAnchor.constraint(equalToConstant: 100)
      NSLayoutConstraint.activate([leading, trailing, width])
      root.layoutIfNeeded()
      expectEqual(box.frame.width, 300)
      width.constant = 250
      root.layoutIfNeeded()
      expectEqual(box.frame.width, 300)
      leading.constant = 50
      root.layoutIfNeeded()
      expectEqual(box.frame, rect(50, 0, 250, 0))
    }
    expectEqual(warnings.count, 1)
  }

  @Test func `A frame does not yield to a constraint`() {
    let warnings = onDevice { _ in
      let root = container(300, 100)
      let view = UIView(frame: rect(0, 0, 50, 50))
      root.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 60).isActive = true
      root.layoutIfNeeded()
      expectEqual(view.frame, rect(0, 0, 50, 50))
      view.frame.size.width = 60
      root.layoutIfNeeded()
    }
    expectEqual(warnings.count, 1)
    #expect(warnings.first?.contains("NSAutoresizingMaskLayoutConstraint") == true)
  }

  @Test func `Constants that only fit together can be changed in one turn`() {
    let warnings = onDevice { _ in
      let root = container(300, 100)
      let (one, two) = (plainView(in: root), plainView(in: root))
      let widths = [one, two].map { $0.widthAnchor.constraint(equalToConstant: 10) }
      NSLayoutConstraint.activate(widths)
      one.widthAnchor.constraint(equalTo: two.widthAnchor).isActive = true
      root.layoutIfNeeded()
      for width in widths { width.constant = 20 }
      root.layoutIfNeeded()
      #expect(one.frame.width == 20 && two.frame.width == 20)
      widths[1].isActive = false
      root.layoutIfNeeded()
      #expect(one.frame.width == 20 && two.frame.width == 20)
    }
    expectEqual(warnings, [])
  }

  @Test func `A root that is too small breaks a constraint, because no length is negative`() {
    let warnings = onDevice { _ in
      let root = container(10, 10)
      let box = plainView(in: root)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      ])
      root.layoutIfNeeded()
      #expect(box.frame.width == 0 && box.frame.minX == 20)
      root.bounds.size.width = 100
      root.layoutIfNeeded()
      expectEqual(box.frame, rect(20, 0, 60, 0))
    }
    expectEqual(warnings.count, 1)
  }

  @Test func `Illegal use is reported with UIKit's messages`() throws {
    let device = Device()
    var messages: [String] = []
    device.onIllegalUse = { messages.append($0) }
    device.perform {
      let (one, two) = (plainView(), plainView())
      let strange = one.leadingAnchor.constraint(equalTo: two.leadingAnchor)
      strange.isActive = true
      #expect(!strange.isActive)
      let location = NSLayoutConstraint(
        item: one, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 5)
      location.isActive = true
      _ = NSLayoutConstraint(
        item: one, attribute: .left, relatedBy: .equal, toItem: two, attribute: .width,
        multiplier: 1, constant: 0)
      _ = NSLayoutConstraint(
        item: one, attribute: .left, relatedBy: .equal, toItem: two, attribute: .leading,
        multiplier: 1, constant: 0)
      two.addConstraint(one.heightAnchor.constraint(equalToConstant: 1))
      #expect(!location.isActive)
    }
    try #require(messages.count == 5)
    #expect(messages[0].hasPrefix("Unable to activate constraint with anchors <NSLayoutAnchor"))
    #expect(messages[0].contains("because they have no common ancestor."))
    #expect(messages[1].contains("Location attributes must be specified in pairs."))
    #expect(messages[2].contains("Invalid pairing of layout attributes"))
    #expect(messages[3].contains("Use leading/trailing for both or neither."))
    #expect(messages[4].hasPrefix("The view hierarchy is not prepared for the constraint"))
  }
}
