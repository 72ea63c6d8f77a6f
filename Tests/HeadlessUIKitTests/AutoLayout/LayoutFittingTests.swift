// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// UIView, "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)": the
/// optimal size of the view, based on its constraints and the specified fitting priorities.
@MainActor @Suite struct LayoutFittingTests {
  private func card(_ text: ContentView) -> UIView {
    let card = UIView()
    card.addSubview(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      text.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
      text.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      text.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
    ])
    return card
  }

  @Test func `Compressed and expanded sizes fit the content`() {
    let warnings = onDevice { _ in
      let card = card(ContentView(100, 20))
      expectEqual(
        card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
        CGSize(width: 120, height: 30))
      // Hugging, 250, is stronger than the priority of the target, 50.
      expectEqual(
        card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize),
        CGSize(width: 120, height: 30))
      expectEqual(card.frame, .zero)
    }
    expectEqual(warnings, [])
  }

  @Test func `A required width makes text wrap`() {
    onDevice { device in
      let text = WrappingView(250, 20)
      let card = card(text)
      let size = card.systemLayoutSizeFitting(
        CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      expectEqual(size, CGSize(width: 120, height: 70))
      let added = device.counters.constraintsAdded
      let again = card.systemLayoutSizeFitting(
        CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(again == size && device.counters.constraintsAdded == added)
      text.content.width = 100
      expectEqual(
        card.systemLayoutSizeFitting(
          CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel), CGSize(width: 120, height: 30))
      // Fitting does not change the layout.
      card.frame = rect(0, 0, 90, 90)
      card.layoutIfNeeded()
      expectEqual(text.frame, rect(10, 5, 70, 80))
      _ = card.systemLayoutSizeFitting(.zero)
      card.setNeedsLayout()
      card.layoutIfNeeded()
      expectEqual(text.frame, rect(10, 5, 70, 80))
    }
  }

  @Test func `Fitting a view within a larger layout counts only the views in it`() {
    let warnings = onDevice { _ in
      let root = container(300, 300)
      let text = ContentView(100, 20)
      let card = card(text)
      card.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(card)
      NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        card.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        card.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      root.layoutIfNeeded()
      expectEqual(card.frame, rect(0, 0, 300, 30))
      expectEqual(card.systemLayoutSizeFitting(.zero), CGSize(width: 120, height: 30))
      text.content = CGSize(width: 50.3, height: 8)
      expectEqual(card.systemLayoutSizeFitting(.zero), CGSize(width: 71, height: 18))
      root.layoutIfNeeded()
      expectEqual(card.frame, rect(0, 0, 300, 18))
    }
    expectEqual(warnings, [])
  }

  @Test func `Without constraints the content determines the fitting size, or else the target`() {
    final class Sized: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 77, height: 77) }
    }
    onDevice { _ in
      expectEqual(ContentView(30, 40).systemLayoutSizeFitting(.zero), CGSize(width: 30, height: 40))
      expectEqual(
        WrappingView(30, 40).systemLayoutSizeFitting(
          CGSize(width: 15, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel), CGSize(width: 15, height: 80))
      expectEqual(Sized().systemLayoutSizeFitting(.zero), .zero)
      expectEqual(
        Sized().systemLayoutSizeFitting(CGSize(width: 5, height: 6)), CGSize(width: 5, height: 6))
    }
  }

  @Test func `Constraints of a view's own size determine its fitting size`() {
    onDevice { _ in
      let view = plainView()
      view.widthAnchor.constraint(equalToConstant: 44).isActive = true
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true
      expectEqual(view.systemLayoutSizeFitting(.zero), CGSize(width: 44, height: 20))
      expectEqual(
        view.systemLayoutSizeFitting(CGSize(width: 300, height: 300)),
        CGSize(width: 44, height: 300))
      view.layoutIfNeeded()
      expectEqual(view.bounds.size, CGSize(width: 44, height: 20))
    }
  }

  @Test func `Constraints of lower priorities never outweigh one of a higher priority`() {
    onDevice { _ in
      let root = container(100, 100)
      let views = (0..<5).map { _ in ContentView(100, 10) }
      let narrow = plainView(in: root)
      for view in views {
        root.addSubview(view)
        view.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
        view.widthAnchor.constraint(equalTo: narrow.widthAnchor).isActive = true
      }
      let width = narrow.widthAnchor.constraint(equalToConstant: 20)
      width.priority = .defaultHigh
      width.isActive = true
      root.layoutIfNeeded()
      #expect(narrow.frame.width == 20 && views.allSatisfy { $0.frame.width == 20 })
    }
  }

  /// Before the first layout, too: the cached result is that of the current content.
  @Test func `Fitting follows content that has not been laid out yet`() {
    onDevice { _ in
      let root = container()
      let text = ContentView(100, 20)
      let stack = UIStackView(arrangedSubviews: [text])
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      expectEqual(stack.systemLayoutSizeFitting(.zero), CGSize(width: 100, height: 20))
      text.content = CGSize(width: 150, height: 40)
      expectEqual(stack.systemLayoutSizeFitting(.zero), CGSize(width: 150, height: 40))
      text.content = CGSize(width: 50, height: 10)
      root.layoutIfNeeded()
      expectEqual(stack.systemLayoutSizeFitting(.zero), CGSize(width: 50, height: 10))
      let narrow = {
        stack.systemLayoutSizeFitting(
          CGSize(width: 30, height: 0), withHorizontalFittingPriority: UILayoutPriority(500),
          verticalFittingPriority: .fittingSizeLevel
        ).width
      }
      expectEqual(narrow(), 50)
      text.setContentCompressionResistancePriority(UILayoutPriority(400), for: .horizontal)
      expectEqual(narrow(), 30)
    }
  }

  @Test func `Fitting follows a constraint of the view's own size`() {
    onDevice { _ in
      let root = container()
      let view = UIView(frame: rect(0, 0, 10, 10))
      root.addSubview(view)
      let height = view.heightAnchor.constraint(equalToConstant: 80)
      height.isActive = true
      expectEqual(view.systemLayoutSizeFitting(.zero).height, 80)
      height.constant = 120
      expectEqual(view.systemLayoutSizeFitting(.zero).height, 120)
    }
  }

  /// UIView, "addConstraint(_:)": a constraint may be added to any view that contains its items.
  @Test func `Constraints that were added to a view above count, too`() {
    onDevice { _ in
      let root = container()
      let card = plainView(in: root)
      let text = ContentView(100, 20)
      card.addSubview(text)
      root.addConstraints([
        text.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
        text.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
        text.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
        text.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
      ])
      expectEqual(card.systemLayoutSizeFitting(.zero), CGSize(width: 120, height: 30))
    }
  }

  /// "translatesAutoresizingMaskIntoConstraints": the mask's constraints fully specify the size in
  /// the superview, so a view that fills its superview, such as the content of a nib, passes on the
  /// size of its own contents.
  @Test func `Content that fills the view by its autoresizing mask counts, too`() {
    let warnings = onDevice { _ in
      let text = ContentView(100, 20)
      let card = card(text)
      card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let (middle, outer) = (UIView(), UIView(frame: rect(0, 0, 8, 6)))
      middle.frame = outer.bounds
      middle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      outer.addSubview(middle)
      card.frame = middle.bounds.insetBy(dx: 1, dy: 2)
      middle.addSubview(card)
      expectEqual(outer.systemLayoutSizeFitting(.zero), CGSize(width: 122, height: 34))
      text.content = CGSize(width: 60, height: 70)
      expectEqual(outer.systemLayoutSizeFitting(.zero), CGSize(width: 82, height: 84))
      card.autoresizingMask = .flexibleWidth
      expectEqual(outer.systemLayoutSizeFitting(.zero).width, 82)
    }
    expectEqual(warnings, [])
  }
}
