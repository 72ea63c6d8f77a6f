// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// A section whose header has a title at its margins.
@MainActor
private final class HeaderTable: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "h")
    tableView.estimatedSectionHeaderHeight = 44
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int)
    -> UIView?
  {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "h")
    guard let content = header?.contentView, content.subviews.isEmpty else { return header }
    let label = UILabel()
    label.text = "A title that is so long that it needs two lines"
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    label.font = .preferredFont(forTextStyle: .title2)
    label.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(label)
    let margins = content.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: content.topAnchor),
      label.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    return header
  }
}

@MainActor @Suite struct TableHeaderTests {
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func `A header is as high as its title at the margins of the table`(_ style: UITableView.Style)
    throws
  {
    let host = ScreenHost(.iPhone15)
    host.show(HeaderTable(style: style))
    host.settle()
    func check() throws {
      let label = try host.view(.text(containing: "A title"), as: UILabel.self)
      let text = label.sizeThatFits(CGSize(width: label.bounds.width, height: 1000))
      expectNear(label.bounds.height, text.height, within: 0.5)
    }
    try check()
    // The safe area beside the screen, and the margins of a wide table.
    let landscape = ScreenHost(.iPhone15, orientation: .landscape)
    landscape.show(HeaderTable(style: style))
    landscape.settle()
    let title = try landscape.view(.text(containing: "A title"))
    let left = title.convert(title.bounds, to: nil).minX
    expectEqual(left, (style == .insetGrouped ? 99 : 79))
    for category in [UIContentSizeCategory.accessibilityLarge, .large] {
      host.contentSizeCategory = category
      host.rotate(to: .landscape)
      host.settle()
      try check()
      host.rotate(to: .portrait)
      host.settle()
      try check()
    }
  }
}
