// SPDX-License-Identifier: MIT
import ResinTestSupport
import Testing

@testable import EpoxyCollectionView
@testable import HeadlessUIKit

@MainActor @Suite struct IgnoredMaskTests {
  /// Adds a collection view to a window with what `change` does before and after, and returns the
  /// warnings.
  private func warningsOfAdding(
    before: @MainActor (CollectionView) -> Void = { _ in },
    after: @MainActor (CollectionView) -> Void = { _ in }
  ) -> [String] {
    EpoxyMessages.during {
      Device().perform {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let view = CollectionView(layout: UICollectionViewFlowLayout())
        before(view)
        window.addSubview(view)
        after(view)
      }
    }.warnings
  }

  @Test
  func
    `A mask that has no effect gives a warning, whether it is set before or after the view is added`()
  {
    for warnings in [
      warningsOfAdding(before: { $0.autoresizingMask = .flexibleWidth }),
      warningsOfAdding(after: { $0.autoresizingMask = [.flexibleWidth, .flexibleHeight] }),
    ] {
      expectEqual(warnings.count, 1)
      #expect(warnings.first?.contains("translatesAutoresizingMaskIntoConstraints") == true)
    }
  }

  @Test func `A mask with an effect and no mask give no warning`() {
    #expect(warningsOfAdding().isEmpty)
    let translated = warningsOfAdding(
      before: {
        $0.autoresizingMask = .flexibleWidth
        $0.translatesAutoresizingMaskIntoConstraints = true
      }, after: { $0.autoresizingMask = .flexibleHeight })
    #expect(translated.isEmpty)
  }
}
