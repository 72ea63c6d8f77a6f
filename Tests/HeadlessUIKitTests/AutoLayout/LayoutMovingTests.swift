// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// UIView documentation, `removeFromSuperview()`: constraints that refer to the view or to its
/// subtree are removed. This applies to constraints held by views above; a constraint held by the
/// view or by one of its subviews is part of the subtree and moves with it.
@MainActor @Suite struct LayoutMovingTests {
  /// A card of 100 x 60 points with a body 10 points inside of its edges.
  @MainActor private struct Card {
    let view = plainView()
    let body = plainView()
    let inside: [NSLayoutConstraint]

    init() {
      view.addSubview(body)
      inside = [
        body.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
        body.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        body.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
        body.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
        view.widthAnchor.constraint(equalToConstant: 100),
        view.heightAnchor.constraint(equalToConstant: 60),
      ]
      NSLayoutConstraint.activate(inside)
    }
  }

  private func pin(_ view: UIView, to superview: UIView) -> [NSLayoutConstraint] {
    let constraints = [
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  @Test func `A view that moves out of a removed superview keeps the layout inside`() {
    let warnings = onDevice { _ in
      let root = container(300, 200)
      let (card, row) = (Card(), plainView(in: root))
      row.addSubview(card.view)
      _ = pin(row, to: root)
      let outside = pin(card.view, to: row)
      root.layoutIfNeeded()
      expectEqual(card.body.frame, rect(10, 10, 80, 40))

      row.removeFromSuperview()
      #expect(outside.allSatisfy(\.isActive) && card.inside.allSatisfy(\.isActive))
      let other = plainView()
      other.addSubview(card.view)
      #expect(outside.allSatisfy { !$0.isActive } && card.inside.allSatisfy(\.isActive))
      _ = pin(card.view, to: other)
      root.addSubview(other)
      _ = pin(other, to: root)
      card.inside[4].constant = 120
      root.layoutIfNeeded()
      expectEqual(card.view.frame, rect(0, 0, 120, 60))
      expectEqual(card.body.frame, rect(10, 10, 100, 40))
    }
    expectEqual(warnings, [])
  }

  @Test func `Cards that move between stack views are laid out as in new ones`() {
    let warnings = onDevice { _ in
      let cards = (0..<4).map { _ in Card() }
      let rows = UIStackView()
      rows.axis = .vertical
      rows.alignment = .leading
      rows.spacing = 5
      rows.translatesAutoresizingMaskIntoConstraints = false
      let root = container(400, 400)
      root.addSubview(rows)
      _ = pin(rows, to: root)
      for columns in [2, 1, 4, 3, 2] {
        for row in rows.arrangedSubviews { row.removeFromSuperview() }
        for start in stride(from: 0, to: 4, by: columns) {
          let row = UIStackView(
            arrangedSubviews: cards[start..<min(start + columns, 4)].map(\.view))
          row.distribution = .equalSpacing
          row.alignment = .top
          rows.addArrangedSubview(row)
        }
        root.layoutIfNeeded()
        for (index, card) in cards.enumerated() {
          expectEqual(card.view.frame.size, CGSize(width: 100, height: 60))
          expectEqual(card.body.frame, rect(10, 10, 80, 40))
          let place = card.view.convert(CGPoint.zero, to: root)
          expectEqual(place.y, CGFloat(index / columns) * 65)
        }
      }
    }
    expectEqual(warnings, [])
  }

  @Test func `Stack views in a removed view keep the arrangement inside when they move alone`() {
    let warnings = onDevice { _ in
      let root = container(300, 200)
      let labels = [ContentView(30, 20), ContentView(40, 20)]
      let stack = UIStackView(arrangedSubviews: labels)
      stack.translatesAutoresizingMaskIntoConstraints = false
      let row = plainView(in: root)
      row.addSubview(stack)
      _ = pin(row, to: root)
      _ = pin(stack, to: row)
      root.layoutIfNeeded()
      row.removeFromSuperview()
      let other = plainView()
      other.addSubview(stack)
      _ = pin(stack, to: other)
      root.addSubview(other)
      _ = pin(other, to: root)
      stack.spacing = 10
      root.layoutIfNeeded()
      expectEqual(labels.map(\.frame), [rect(0, 0, 30, 20), rect(40, 0, 40, 20)])
    }
    expectEqual(warnings, [])
  }
}
