// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// Views that change constraints, or their own superview, when they are measured.
@MainActor @Suite struct LayoutReentrancyTests {
  private final class AskedView: UIView {
    var content = CGSize(width: 10, height: 10) {
      didSet { invalidateIntrinsicContentSize() }
    }
    /// A closure that is called once, when the view is measured.
    var onAsked: (() -> Void)?

    override var intrinsicContentSize: CGSize {
      let action = onAsked
      onAsked = nil
      action?()
      return content
    }
  }

  private func askedView(in superview: UIView) -> AskedView {
    let view = AskedView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  @Test func `A view may deactivate a constraint while it is measured because of it`() {
    onDevice { _ in
      let root = container(200, 100)
      let view = askedView(in: root)
      let width = view.widthAnchor.constraint(equalToConstant: 80)
      NSLayoutConstraint.activate([
        width, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      view.onAsked = { width.isActive = false }
      root.layoutIfNeeded()
      expectEqual(view.frame, rect(0, 0, 10, 10))
      width.constant = 30
      width.isActive = true
      root.layoutIfNeeded()
      expectEqual(view.frame, rect(0, 0, 30, 10))
      width.isActive = false
      root.layoutIfNeeded()
      expectEqual(view.frame, rect(0, 0, 10, 10))
    }
  }

  @Test func `Constraints that are deactivated while views are measured do not conflict`() {
    let warnings = onDevice { _ in
      let root = container(200, 100)
      let filling = plainView(in: root)
      let width = filling.widthAnchor.constraint(equalToConstant: 200)
      NSLayoutConstraint.activate([
        filling.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        filling.trailingAnchor.constraint(equalTo: root.trailingAnchor), width,
      ])
      root.layoutIfNeeded()
      root.frame.size.width = 300
      let view = askedView(in: root)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      view.onAsked = { width.isActive = false }
      root.layoutIfNeeded()
      expectEqual(filling.frame.width, 300)
      view.onAsked = {
        NSLayoutConstraint.deactivate(root.constraints)
        view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
      }
      root.frame.size.width = 400
      view.invalidateIntrinsicContentSize()
      root.layoutIfNeeded()
      expectEqual(view.frame.width, 400)
    }
    #expect(warnings.isEmpty)
  }

  private enum Way: CaseIterable {
    /// The root becomes part of another island, and its engine is released.
    case joined
    /// The root moves with its engine.
    case moved
    /// A view is removed from the engine, and added again.
    case removed
  }

  /// Not documented; chosen because a layout within itself would recurse without end.
  @Test func `A view that lays itself out within its own layout is laid out again afterwards`() {
    final class NestingView: UIView {
      var depths: [Int] = []
      private var depth = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        depth += 1
        depths.append(depth)
        if depths.count < 3 {
          setNeedsLayout()
          layoutIfNeeded()
        }
        depth -= 1
      }
    }
    onDevice { _ in
      let view = NestingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.layoutIfNeeded()
      expectEqual(view.depths, [1, 1, 1])
    }
  }

  @Test func `An engine may be released while it measures views`() {
    for way in Way.allCases {
      onDevice { _ in
        let (root, around) = (container(200, 100), container(300, 300))
        let box = plainView(in: root)
        let (view, other) = (askedView(in: box), askedView(in: box))
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: 5),
          other.leadingAnchor.constraint(equalTo: box.leadingAnchor),
          other.topAnchor.constraint(equalTo: box.topAnchor),
          view.topAnchor.constraint(equalTo: box.topAnchor),
          box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3),
          box.topAnchor.constraint(equalTo: root.topAnchor, constant: 3),
          box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        view.onAsked = {
          switch way {
          case .joined:
            root.translatesAutoresizingMaskIntoConstraints = false
            around.addSubview(root)
          case .moved: around.addSubview(root)
          case .removed:
            box.removeFromSuperview()
            root.addSubview(box)
          }
        }
        root.layoutIfNeeded()
        for width in [CGFloat(20), 30] {
          other.content.width = width
          root.layoutIfNeeded()
          around.layoutIfNeeded()
          expectEqual(view.frame, rect(width + 5, 0, 10, 10), "\(way)")
        }
      }
    }
  }
}
