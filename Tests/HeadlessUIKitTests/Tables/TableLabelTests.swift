// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// The labels of a cell's style, with and without text.
@MainActor @Suite struct TableLabelTests {
  private func show(_ category: UIContentSizeCategory = .large, text: String?)
    -> (ScreenHost, UITableViewCell)
  {
    let host = ScreenHost(.iPhone15)
    host.contentSizeCategory = category
    let cell = host.perform {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = text
      cell.detailTextLabel?.text = nil
      return cell
    }
    host.show(cell)
    host.settle()
    return (host, cell)
  }

  @Test func `The caption of the style value2 ends beside the detail in both directions`() {
    let host = ScreenHost(.iPhone15)
    let cell = host.perform { UITableViewCell(style: .value2, reuseIdentifier: nil) }
    cell.textLabel?.text = "name"
    host.show(cell)
    expectEqual(cell.textLabel?.textAlignment, .right)
    host.layoutDirection = .rightToLeft
    host.settle()
    expectEqual(cell.textLabel?.textAlignment, .left)
    cell.textLabel?.textAlignment = .center
    host.layoutDirection = .leftToRight
    host.settle()
    expectEqual(cell.textLabel?.textAlignment, .center)
  }

  @Test func `A label without text is not in the cell`() {
    let (_, cell) = show(text: "Title")
    #expect(cell.textLabel?.superview === cell.contentView)
    #expect(cell.detailTextLabel?.superview == nil)
  }

  @Test func `A text that is set later is shown at the trailing side`() {
    let (host, cell) = show(text: "Title")
    host.perform { cell.detailTextLabel?.text = "Detail" }
    host.settle()
    let detail = cell.detailTextLabel
    #expect(detail?.superview === cell.contentView)
    #expect((detail?.frame.width ?? 0) > 20)
    #expect((detail?.frame.minX ?? 0) > (cell.textLabel?.frame.maxX ?? .infinity))
    host.perform { cell.detailTextLabel?.text = nil }
    host.settle()
    #expect(detail?.superview == nil)
  }

  @Test func `A cell is measured with the text size of the screen before its first layout`() {
    let host = ScreenHost(.iPhone15)
    host.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    let cell = host.perform { UITableViewCell(style: .default, reuseIdentifier: nil) }
    host.show(cell)
    let text = "Preview messages on the locked screen"
    let expected = host.perform {
      let label = UILabel()
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .body, compatibleWith: cell.traitCollection)
      label.text = text
      return label.sizeThatFits(CGSize(width: 320 - 32, height: CGFloat.greatestFiniteMagnitude))
    }
    let height = host.perform {
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = text
      return cell.sizeThatFits(CGSize(width: 320, height: 0)).height
    }
    // 11 points above and below the text.
    expectNear(height - expected.height, 22, within: 1)
  }
}
