// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// A field in a cell that scrolls out of sight continues to receive keys, as in UIKit.
@MainActor @Suite struct EditedCellTests {
  enum Kind: CaseIterable { case flow, estimated, compositional, list }

  private final class FieldCell: UICollectionViewCell {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))

    override init(frame: CGRect) {
      super.init(frame: frame)
      field.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(field)
      let width = field.widthAnchor.constraint(equalToConstant: 300)
      width.priority = .defaultHigh
      NSLayoutConstraint.activate([
        width, field.topAnchor.constraint(equalTo: contentView.topAnchor),
        field.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        field.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        field.heightAnchor.constraint(equalToConstant: 44),
      ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }
  }

  private final class Form: UICollectionViewController {
    var numbers = Array(0..<60)

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(FieldCell.self, forCellWithReuseIdentifier: "field")
    }

    override func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int {
      numbers.count
    }

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "field", for: path) as! FieldCell
      cell.field.placeholder = "\(numbers[path.item])"
      return cell
    }
  }

  private let host = ScreenHost(.iPhone15)

  private static func layout(_ kind: Kind) -> UICollectionViewLayout {
    switch kind {
    case .flow, .estimated:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 44)
      if kind == .estimated { layout.estimatedItemSize = CGSize(width: 300, height: 30) }
      return layout
    case .compositional:
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      return UICollectionViewCompositionalLayout(section: section)
    case .list: return UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    }
  }

  private func show(_ kind: Kind) -> Form {
    let form = host.perform { Form(collectionViewLayout: Self.layout(kind)) }
    host.show(form)
    return form
  }

  private func cell(_ item: Int, of form: Form) -> FieldCell? {
    form.collectionView.cellForItem(at: [0, item]) as? FieldCell
  }

  private func scroll(_ form: Form, to offset: CGFloat) {
    host.perform { form.collectionView.contentOffset.y = offset }
    host.settle()
  }

  @Test(arguments: Kind.allCases)
  func `A field that scrolls away keeps its caret and gets keys`(kind: Kind) throws {
    let form = show(kind)
    let edited = try #require(cell(2, of: form))
    host.perform { _ = edited.field.becomeFirstResponder() }
    host.settle()
    scroll(form, to: 1_200)
    #expect(edited.field.isFirstResponder)
    #expect(cell(2, of: form) === edited)
    host.type("x")
    expectEqual(edited.field.text, "x")
    expectEqual(host.warnings, [])
  }

  @Test(arguments: Kind.allCases)
  func `A cell is kept as long as its field is edited`(kind: Kind) throws {
    let form = show(kind)
    let edited = try #require(cell(2, of: form))
    host.perform { _ = edited.field.becomeFirstResponder() }
    scroll(form, to: 1_200)
    host.perform { _ = edited.field.resignFirstResponder() }
    host.settle()
    #expect(edited.superview == nil)
    #expect(cell(2, of: form) == nil)
    let before = host.dump()
    host.layOutAgain()
    expectEqual(host.dump(), before)
  }

  @Test(arguments: Kind.allCases, [false, true])
  func `A field out of sight keeps its caret in updates`(kind: Kind, animated: Bool) throws {
    let form = show(kind)
    let edited = try #require(cell(2, of: form))
    host.perform { _ = edited.field.becomeFirstResponder() }
    scroll(form, to: 1_200)
    host.perform {
      let update = {
        form.numbers.insert(contentsOf: 100..<103, at: 0)
        form.collectionView.insertItems(at: (0..<3).map { [0, $0] })
      }
      if animated {
        form.collectionView.performBatchUpdates(update)
      } else {
        UIView.performWithoutAnimation { form.collectionView.performBatchUpdates(update) }
      }
    }
    host.settle()
    #expect(edited.field.isFirstResponder)
    #expect(cell(5, of: form) === edited)
    host.perform {
      form.numbers.remove(at: 5)
      form.collectionView.deleteItems(at: [[0, 5]])
    }
    host.settle()
    #expect(!edited.field.isFirstResponder)
    #expect(edited.superview == nil)
    expectEqual(host.warnings, [])
  }

  @Test func `Reloaded data end editing`() throws {
    let form = show(.flow)
    let edited = try #require(cell(2, of: form))
    host.perform { _ = edited.field.becomeFirstResponder() }
    scroll(form, to: 1_200)
    host.perform { form.collectionView.reloadData() }
    host.settle()
    #expect(!edited.field.isFirstResponder)
  }
}
