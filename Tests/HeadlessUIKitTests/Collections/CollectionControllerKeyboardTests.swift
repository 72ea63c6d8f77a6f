// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// Collection view controllers make room for the keyboard.
@MainActor @Suite struct CollectionControllerKeyboardTests {
  private final class FieldCell: UICollectionViewCell {
    let field = UITextField()
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(field)
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      field.frame = contentView.bounds.insetBy(dx: 16, dy: 5)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Form: CellsController {
    func field(_ item: Int) -> UITextField? {
      (collectionView.cellForItem(at: [0, item]) as? FieldCell)?.field
    }
  }

  private let host = ScreenHost(.iPhone15)

  private func makeForm() -> Form {
    host.perform {
      Form(FieldCell.self, count: 30, size: CGSize(width: 393, height: 44), lineSpacing: 0)
    }
  }

  private func bottom(_ view: UIView) -> CGFloat { view.convert(view.bounds, to: nil).maxY }

  @Test(arguments: [false, true])
  func `The row that is edited is above the keyboard`(isInNavigation: Bool) throws {
    let form = makeForm()
    host.show(
      isInNavigation ? host.perform { UINavigationController(rootViewController: form) } : form)
    host.settle()
    let list = form.collectionView!
    let insets = list.adjustedContentInset
    let field = try #require(form.field(15))
    host.perform { _ = field.becomeFirstResponder() }
    host.settle()
    expectEqual(list.adjustedContentInset.bottom, 294)
    expectEqual(list.contentInset.bottom, 260)  // the safe area contains 34 points
    expectEqual(list.verticalScrollIndicatorInsets.bottom, 260)
    expectNear(bottom(field), 558, within: 0.5)
    host.keyboardHeight = 400
    host.settle()
    expectEqual(list.adjustedContentInset.bottom, 400)
    expectNear(bottom(field), 452, within: 0.5)
    // The next row is behind the keyboard.
    let next = try #require(form.field(20))
    #expect(bottom(next) > 452)
    host.perform { _ = next.becomeFirstResponder() }
    host.settle()
    expectNear(bottom(next), 452, within: 0.5)
    host.perform { _ = list.endEditing(true) }
    host.hideKeyboard()
    host.settle()
    expectEqual(list.adjustedContentInset, insets)
    expectEqual(list.contentInset, .zero)
    expectEqual(list.verticalScrollIndicatorInsets, .zero)
  }

  @Test func `The insets that the application sets are kept`() throws {
    let form = makeForm()
    host.show(form)
    host.settle()
    host.perform { form.collectionView.contentInset.bottom = 10 }
    host.showKeyboard(height: 300)
    expectEqual(form.collectionView.contentInset.bottom, 276)
    host.perform { form.collectionView.contentInset.bottom += 20 }
    host.hideKeyboard()
    expectEqual(form.collectionView.contentInset.bottom, 30)
  }

  @Test func `A list that leaves the screen or rotates has the inset of its place`() {
    let form = makeForm()
    let navigation = host.perform { UINavigationController(rootViewController: form) }
    host.show(navigation)
    host.showKeyboard(height: 300)
    host.settle()
    expectEqual(form.collectionView.adjustedContentInset.bottom, 300)
    host.rotate(to: .landscape)
    host.settle()
    expectEqual(form.collectionView.adjustedContentInset.bottom, host.keyboardFrame.height)
    host.rotate(to: .portrait)
    host.settle()
    expectEqual(form.collectionView.adjustedContentInset.bottom, 300)
    host.perform { navigation.pushViewController(UIViewController(), animated: false) }
    host.settle()
    expectEqual(form.collectionView.contentInset.bottom, 0)
    host.perform { _ = navigation.popViewController(animated: false) }
    host.settle()
    expectEqual(form.collectionView.adjustedContentInset.bottom, 300)
    host.hideKeyboard()
    expectEqual(form.collectionView.adjustedContentInset.bottom, 34)
  }
}
