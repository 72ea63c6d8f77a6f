// SPDX-License-Identifier: MIT
import HeadlessHost

/// The rule of fitting: measuring a view again gives the same size, regardless of the order in
/// which views are measured, and measuring changes nothing on the screen.
@MainActor
enum FittingRule {
  static func violations(in root: ShownView, on host: ScreenHost) -> [Violation] {
    let views = root.all.filter { $0.isInSight && isMeasured($0.view) }
    let before = ScreenDescription(root).lines
    var found: [Violation] = []
    host.perform {
      let first = views.map { sizes(of: $0.view) }
      let second = Array(views.reversed().map { sizes(of: $0.view) }.reversed())
      for (index, shown) in views.enumerated() where first[index] != second[index] {
        found.append(
          Violation(
            rule: .fits, place: shown.line.shortened,
            details: differences(expected: first[index], found: second[index])))
      }
    }
    guard let after = ShownView.root(of: host).map({ ScreenDescription($0).lines }), before != after
    else { return found }
    return found + [
      Violation(
        rule: .fits, place: "the screen, after its views were measured",
        details: differences(expected: before, found: after))
    ]
  }

  private static func isMeasured(_ view: UIView) -> Bool {
    view is UICollectionReusableView || view is UIStackView || view is UIControl
      || view is UILabel || view.superview?.superview is UICollectionReusableView
  }

  private static func sizes(of view: UIView) -> [String] {
    let width = view.bounds.width
    var sizes = [
      ("sizeThatFits", view.sizeThatFits(CGSize(width: width, height: 10_000))),
      (
        "systemLayoutSizeFitting, same width",
        view.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
      ),
      (
        "systemLayoutSizeFitting, compressed",
        view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      ),
    ]
    if let cell = view as? UICollectionViewCell,
      let list = sequence(first: view, next: \.superview).lazy.compactMap({
        $0 as? UICollectionView
      })
      .first, let path = list.indexPath(for: cell),
      let attributes = list.collectionViewLayout.layoutAttributesForItem(at: path)?.copy()
        as? UICollectionViewLayoutAttributes
    {
      sizes.append(
        ("preferredLayoutAttributesFitting", cell.preferredLayoutAttributesFitting(attributes).size)
      )
    }
    return sizes.map { "\($0): \(CGRect(origin: .zero, size: $1).described)" }
  }
}
