// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// UIKit documentation, `UITableViewCell.isHighlighted`: "the highlighting affects the appearance
/// of labels, image, and background"; `UILabel.highlightedTextColor`: "subclasses that use labels
/// to implement a type of text button can use the value in this property when drawing the pressed
/// state"; `UITableViewCell.SelectionStyle.none`: "the cell has no distinct style for when it's
/// selected". Buttons are highlighted by their own touches (`UIControl.isHighlighted`).
@MainActor @Suite struct CellHighlightTests {
  /// The parts of a cell's content.
  @MainActor private final class Parts {
    let label = UILabel()
    let nested = UILabel()
    let image = UIImageView()
    let button = UIButton(type: .custom)
    let inButton = UILabel()

    func install(in view: UIView) {
      let stack = UIStackView(arrangedSubviews: [nested, image])
      let title = UIView()
      label.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
      stack.frame = CGRect(x: 90, y: 0, width: 80, height: 20)
      button.frame = CGRect(x: 200, y: 0, width: 40, height: 20)
      button.setTitle("More", for: .normal)
      button.addSubview(inButton)
      for part in [title, stack, button] { view.addSubview(part) }
      title.addSubview(label)
    }

    /// The parts that are highlighted.
    var highlighted: [String] {
      [
        label.isHighlighted ? "label" : nil, nested.isHighlighted ? "nested" : nil,
        image.isHighlighted ? "image" : nil, button.isHighlighted ? "button" : nil,
        inButton.isHighlighted || button.titleLabel?.isHighlighted == true ? "title" : nil,
      ].compactMap { $0 }
    }
  }

  private static let all = ["label", "nested", "image"]

  private final class Row: UITableViewCell {
    let parts = Parts()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      parts.install(in: contentView)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Item: UICollectionViewCell {
    let parts = Parts()
    override init(frame: CGRect) {
      super.init(frame: frame)
      parts.install(in: contentView)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Table: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Row.self, forCellReuseIdentifier: "cell")
      tableView.rowHeight = 60
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      60
    }
    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath)
      -> UITableViewCell
    {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
  }

  @Test func `A touched or selected row highlights its labels and images`() {
    let host = ScreenHost(.iPhone15)
    let controller = host.perform { Table() }
    host.show(controller)
    host.settle()
    let table: UITableView = controller.tableView
    guard let row = table.cellForRow(at: [0, 2]) as? Row else { return }
    expectEqual(row.parts.highlighted, [])
    let finger = host.touch(at: row.convert(CGPoint(x: 300, y: 30), to: nil))
    host.advance(by: 0.3)
    #expect(row.isHighlighted)
    expectEqual(row.parts.highlighted, Self.all)
    finger.lift()
    host.settle()
    #expect(row.isSelected && !row.isHighlighted)
    expectEqual(row.parts.highlighted, Self.all)
    host.perform { table.deselectRow(at: [0, 2], animated: true) }
    host.settle()
    expectEqual(row.parts.highlighted, [])
    // A row that is reused for another one is not highlighted, and the selected one is.
    host.perform {
      table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
      table.scrollToRow(at: [0, 50], at: .top, animated: false)
    }
    host.settle()
    for case let row as Row in table.visibleCells { expectEqual(row.parts.highlighted, []) }
    host.perform { table.scrollToRow(at: [0, 0], at: .top, animated: false) }
    host.settle()
    for case let row as Row in table.visibleCells {
      expectEqual(row.parts.highlighted, table.indexPath(for: row)?.row == 2 ? Self.all : [])
    }
  }

  @Test func `A row without a selection style highlights nothing`() {
    let host = ScreenHost(.iPhone15)
    let row = host.perform { Row(style: .default, reuseIdentifier: nil) }
    host.perform {
      row.selectionStyle = .none
      row.isSelected = true
    }
    expectEqual(row.parts.highlighted, [])
    host.perform { row.selectionStyle = .default }
    expectEqual(row.parts.highlighted, Self.all)
    host.perform { row.selectionStyle = .none }
    expectEqual(row.parts.highlighted, [])
  }

  @Test func `The labels and the image of a style are highlighted, also if they are made later`() {
    let host = ScreenHost(.iPhone15)
    let row = host.perform { UITableViewCell(style: .subtitle, reuseIdentifier: nil) }
    host.show(row, frame: CGRect(x: 0, y: 100, width: 393, height: 60))
    host.perform {
      row.textLabel?.text = "Text"
      row.isSelected = true
      row.detailTextLabel?.text = "Detail"
      row.imageView?.image = UIImage(systemName: "star")
    }
    host.settle()
    expectEqual(row.textLabel?.isHighlighted, true)
    expectEqual(row.detailTextLabel?.isHighlighted, true)
    expectEqual(row.imageView?.isHighlighted, true)
    host.perform { row.isSelected = false }
    expectEqual(row.textLabel?.isHighlighted, false)
    expectEqual(row.detailTextLabel?.isHighlighted, false)
    expectEqual(row.imageView?.isHighlighted, false)
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  @Test func `A touched or selected item highlights its labels and images`() {
    let host = ScreenHost(.iPhone15)
    let items = Items()
    let view = host.perform { () -> UICollectionView in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 60)
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      view.register(Item.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = items
      return view
    }
    host.show(view)
    host.settle()
    guard let item = view.cellForItem(at: [0, 2]) as? Item else { return }
    let finger = host.touch(at: item.convert(CGPoint(x: 280, y: 30), to: nil))
    host.advance(by: 0.3)
    #expect(item.isHighlighted)
    expectEqual(item.parts.highlighted, Self.all)
    finger.lift()
    host.settle()
    expectEqual(item.parts.highlighted, Self.all)
    host.perform { view.deselectItem(at: [0, 2], animated: false) }
    expectEqual(item.parts.highlighted, [])
  }

  private final class LabelContent: UIView, UIContentView {
    let label = UILabel()
    var configuration: any UIContentConfiguration
    init(_ configuration: any UIContentConfiguration) {
      self.configuration = configuration
      super.init(frame: .zero)
      addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
  }

  private struct LabelConfiguration: UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView { LabelContent(self) }
    func updated(for state: any UIConfigurationState) -> LabelConfiguration { self }
  }

  @Test func `Content that is configured while the cell is selected is highlighted`() {
    let host = ScreenHost(.iPhone15)
    let item = host.perform { UICollectionViewCell() }
    let row = host.perform { UITableViewCell() }
    let page = host.perform { UIView() }
    host.show(page)
    host.perform {
      item.frame = CGRect(x: 0, y: 100, width: 300, height: 60)
      row.frame = CGRect(x: 0, y: 200, width: 300, height: 60)
      page.addSubview(item)
      page.addSubview(row)
      item.isSelected = true
      row.isSelected = true
      item.contentConfiguration = LabelConfiguration()
      row.contentConfiguration = LabelConfiguration()
    }
    host.settle()
    for content in [item.contentView, row.contentView] {
      expectEqual((content as? LabelContent)?.label.isHighlighted, true)
    }
    host.perform {
      item.isSelected = false
      row.isSelected = false
    }
    for content in [item.contentView, row.contentView] {
      expectEqual((content as? LabelContent)?.label.isHighlighted, false)
    }
  }

  /// Not documented; chosen because the client highlights labels of other cells itself.
  @Test func `A label that the client has highlighted remains so in a cell that is not selected`() {
    let host = ScreenHost(.iPhone15)
    let row = host.perform { Row(style: .default, reuseIdentifier: nil) }
    host.show(row, frame: CGRect(x: 0, y: 100, width: 393, height: 60))
    host.perform {
      row.parts.label.isHighlighted = true
      row.setNeedsLayout()
    }
    host.settle()
    expectEqual(row.parts.highlighted, ["label"])
  }
}
