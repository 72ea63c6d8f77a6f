// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// Questions about the layout from a view that the engine is about to measure.
@MainActor @Suite struct ConstraintQuestionTests {
  /// A view that queries the layout before it returns its size.
  private final class CuriousView: UIView {
    let ask: @MainActor (UIView) -> Void
    var height: CGFloat = 20

    init(_ ask: @escaping @MainActor (UIView) -> Void) {
      self.ask = ask
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
      ask(self)
      return CGSize(width: 40, height: height)
    }
  }

  private static let questions: [@MainActor (UIView) -> Void] = [
    { _ = $0.hasAmbiguousLayout },
    { _ = $0.constraintsAffectingLayout(for: .vertical) },
    { $0.exerciseAmbiguityInLayout() },
    { _ = $0.superview?.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) },
    { $0.superview?.layoutIfNeeded() },
  ]

  @Test(arguments: 0..<5)
  func `A view may ask about the layout while it is measured`(question: Int) {
    let warnings = onDevice { _ in
      let root = container()
      let view = CuriousView(Self.questions[question])
      root.addSubview(view)
      let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8)
      NSLayoutConstraint.activate([
        top, view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      ])
      root.layoutIfNeeded()
      expectEqual(view.frame, rect(8, 8, 40, 20))
      top.constant = 30
      view.height = 25
      view.invalidateIntrinsicContentSize()
      root.layoutIfNeeded()
      expectEqual(view.frame, rect(8, 30, 40, 25))
    }
    expectEqual(warnings, [])
  }
}
