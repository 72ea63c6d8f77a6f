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

  @Test func `A label is in the cell when it is handed out, and no longer than it has a purpose`() {
    let (host, cell) = show(text: "Title")
    #expect(cell.textLabel?.superview === cell.contentView)
    expectEqual(cell.contentView.subviews.count, 1)
    let detail = cell.detailTextLabel
    #expect(detail?.superview === cell.contentView)
    host.perform {}
    host.settle()
    expectEqual(cell.contentView.subviews.count, 1)
    #expect(cell.detailTextLabel === detail && detail?.superview === cell.contentView)
  }

  // "Unable to activate constraint with anchors … because they have no common ancestor" otherwise.
  @Test(arguments: [
    UITableViewCell.CellStyle.default, .value1, .value2, .subtitle,
  ])
  func `The labels and the image view can be constrained at once`(
    style: UITableViewCell.CellStyle
  ) {
    let host = ScreenHost(.iPhone15)
    let cell = host.perform {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      for view in [cell.textLabel, cell.detailTextLabel, cell.imageView].compactMap(\.self) {
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 30),
          view.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
          view.widthAnchor.constraint(equalToConstant: 40),
          view.heightAnchor.constraint(equalToConstant: 20),
        ])
      }
      return cell
    }
    host.show(cell, frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    host.settle()
    for text in ["Title", nil] {
      host.perform { cell.textLabel?.text = text }
      host.settle()
      for view in [cell.textLabel, cell.detailTextLabel, cell.imageView].compactMap(\.self) {
        expectEqual(view.frame, CGRect(x: 30, y: 5, width: 40, height: 20))
      }
    }
  }

  @Test func `The labels of headers and footers can be constrained at once`() {
    let host = ScreenHost(.iPhone15)
    let header = host.perform {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      for label in [header.textLabel, header.detailTextLabel].compactMap(\.self) {
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: header.contentView.leadingAnchor, constant: 30),
          label.topAnchor.constraint(equalTo: header.contentView.topAnchor, constant: 5),
          label.widthAnchor.constraint(equalToConstant: 40),
          label.heightAnchor.constraint(equalToConstant: 20),
        ])
      }
      return header
    }
    host.show(header, frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    host.settle()
    expectEqual(header.textLabel?.frame, CGRect(x: 30, y: 5, width: 40, height: 20))
    expectEqual(header.detailTextLabel?.frame, CGRect(x: 30, y: 5, width: 40, height: 20))
  }

  @Test func `An image that is larger than the cell is limited to the content without its margins`()
  {
    let host = ScreenHost(.iPhone15)
    let cell = host.perform {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 600, height: 30))
        .image { _ in }
      return cell
    }
    host.show(cell, frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    host.settle()
    // 600 × 30 in 320 - 2 × 16 points: 288 × 14.4.
    expectNear(cell.imageView?.frame.width ?? 0, 288, within: 0.01)
    expectNear(cell.imageView?.frame.height ?? 0, 14.4, within: 0.01)
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
