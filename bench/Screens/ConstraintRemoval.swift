// SPDX-License-Identifier: MIT
import HeadlessHost

/// Measures the creation and removal of constraints between two views. The constraints are
/// deactivated from the oldest on, or released together with the views. Both must take no more than
/// twice as long for twice as many constraints.
@MainActor
func constraintRemovals() -> [Contestant] {
  [8_000, 16_000].flatMap { count in
    [
      removal("deactivate", count) { NSLayoutConstraint.deactivate($0) },
      removal("views-go", count) { _ in },
    ]
  }
}

@MainActor
private func removal(
  _ kind: String, _ count: Int, _ remove: @escaping @MainActor ([NSLayoutConstraint]) -> Void
) -> Contestant {
  let host = ScreenHost(.iPhone14)
  return Contestant(path: "\(kind)-\(count / 1_000)k") { iterations in
    host.perform {
      for _ in 0..<iterations {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let (one, two) = (UIView(), UIView())
        root.addSubview(one)
        root.addSubview(two)
        let constraints = (0..<count).map { index in
          one.leftAnchor.constraint(
            greaterThanOrEqualTo: two.rightAnchor, constant: CGFloat(index))
        }
        NSLayoutConstraint.activate(constraints)
        remove(constraints)
      }
    }
  }
}
