// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// Bar buttons that are turned on and off, and those that show the chosen element of their menu.
/// Expected behavior: UIBarButtonItem, "changesSelectionAsPrimaryAction" and "primaryAction".
@MainActor @Suite struct BarButtonItemTests {
  private let host = ScreenHost(.iPhone15)

  private func show(_ item: UIBarButtonItem) -> UINavigationController {
    let page = host.perform { UIViewController() }
    let navigation = host.perform { UINavigationController(rootViewController: page) }
    host.perform { page.navigationItem.rightBarButtonItem = item }
    host.show(navigation)
    host.settle()
    return navigation
  }

  private func button(_ label: String) throws -> UIView {
    try host.view(.label(label, traits: .button))
  }

  @Test func `A tap turns a button on and off, and performs its action`() throws {
    var states: [Bool] = []
    let item = UIBarButtonItem(title: "Bold")
    item.primaryAction = UIAction(title: "Bold") { [weak item] _ in
      states.append(item?.isSelected ?? false)
    }
    item.changesSelectionAsPrimaryAction = true
    _ = show(item)
    #expect(try !button("Bold").accessibilityTraits.contains(.selected))
    try host.tap("Bold")
    host.settle()
    #expect(item.isSelected && states == [true])
    #expect(try button("Bold").accessibilityTraits.contains(.selected))
    let fill = try button("Bold").subviews.first
    expectEqual(fill?.backgroundColor, host.perform { UIView().tintColor })
    try host.tap("Bold")
    host.settle()
    #expect(!item.isSelected && states == [true, false])
    // Changed into a state equals fresh.
    #expect(try button("Bold").subviews.count == 1)
  }

  @Test func `Without the property a tap leaves the selection alone`() throws {
    let item = UIBarButtonItem(title: "Bold", primaryAction: UIAction { _ in })
    item.isSelected = true
    _ = show(item)
    #expect(try button("Bold").accessibilityTraits.contains(.selected))
    try host.tap("Bold")
    host.settle()
    #expect(item.isSelected)
  }

  @Test func `A button with a menu and no action shows the chosen element`() throws {
    var chosen: [String] = []
    let actions = ["Name", "Date", "Size"].map { title in
      UIAction(title: title) { _ in chosen.append(title) }
    }
    let item = UIBarButtonItem(title: "Sort", menu: UIMenu(children: actions))
    expectEqual(item.title, "Sort")
    item.changesSelectionAsPrimaryAction = true
    expectEqual(item.title, "Name")  // the first one, since none is on
    _ = show(item)
    try host.tap("Name")
    host.settle()
    try host.tap("Size")
    host.settle()
    #expect(chosen == ["Size"] && item.title == "Size")
    expectEqual(actions.map(\.state), [.off, .off, .on])
    expectEqual(item.menu?.selectedElements.map(\.title), ["Size"])
    #expect(!item.isSelected)
    #expect(throws: Never.self) { try button("Size") }
  }

  @Test func `A new action gives the item its title and image, except for system items`() {
    let image = UIImage(systemName: "star")
    let item = UIBarButtonItem(title: "Old")
    item.primaryAction = UIAction(title: "New", image: image) { _ in }
    #expect(item.title == "New" && item.image == image)
    item.primaryAction = nil
    #expect(item.title == "New" && item.image == image)
    let system = UIBarButtonItem(systemItem: .done)
    system.primaryAction = UIAction(title: "New") { _ in }
    expectEqual(system.title, "Done")
    let given = UIBarButtonItem(title: "Mine", primaryAction: UIAction(title: "New") { _ in })
    expectEqual(given.title, "Mine")
  }

  /// As an action that is set later.
  @Test func `An item is created with the title and the image of its action`() {
    let image = UIImage(systemName: "star")
    let action = UIAction(title: "More", image: image) { _ in }
    let adopting = UIBarButtonItem(primaryAction: action)
    expectEqual(adopting.title, "More")
    #expect(adopting.image === image)
    let own = UIBarButtonItem(title: "Own", primaryAction: action)
    expectEqual(own.title, "Own")
    #expect(UIBarButtonItem(systemItem: .compose, primaryAction: action).image == nil)
  }

  @Test func `A button has room for all titles that it may have`() throws {
    let item = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
    item.possibleTitles = ["Edit", "Done editing"]
    _ = show(item)
    let width = try button("Edit").bounds.width
    host.perform { item.title = "Done editing" }
    host.settle()
    #expect(try button("Done editing").bounds.width == width)
    host.perform { item.possibleTitles = nil }
    host.perform { item.title = "Edit" }
    host.settle()
    #expect(try button("Edit").bounds.width < width)
  }
}
