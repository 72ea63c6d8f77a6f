// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// UIKit documentation, `UIView.TintAdjustmentMode.dimmed`: the tint is "desaturated, dimmed",
/// `tintAdjustmentMode`: the first value in the hierarchy that is not the default,
/// `tintColorDidChange()`: "the system calls this method on a view when your code changes the value
/// of the tintColor property on that view. In addition, … on a subview that inherits a changed
/// interaction tint color". That alerts, sheets and popovers dim the tint of what is below is known
/// of devices.
@MainActor @Suite struct PresentedTintTests {
  private final class TintedView: UIView {
    var changes = 0
    override func tintColorDidChange() {
      super.tintColorDidChange()
      changes += 1
    }
  }

  @MainActor private final class Screen {
    let host: ScreenHost
    let root: UIViewController
    let content = TintedView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    let fixed = TintedView(frame: CGRect(x: 0, y: 200, width: 50, height: 50))

    init(_ model: DeviceModel = .iPhone15) {
      host = ScreenHost(model)
      root = host.perform { UIViewController() }
      host.show(UINavigationController(rootViewController: root))
      host.perform { [root, content, fixed] in
        fixed.tintAdjustmentMode = .normal
        root.view.addSubview(content)
        root.view.addSubview(fixed)
        content.tintColor = .red
      }
      host.settle()
      content.changes = 0
      fixed.changes = 0
    }

    func present(
      _ make: @MainActor () -> UIViewController, animated: Bool,
      style: UIModalPresentationStyle? = nil
    ) -> UIViewController {
      let presented = host.perform(make)
      host.perform {
        if let style { presented.modalPresentationStyle = style }
        presented.popoverPresentationController?.sourceView = content
        root.present(presented, animated: animated)
      }
      host.settle()
      return presented
    }

    var isDimmed: Bool {
      let isGray = content.tintColor != .red
      expectEqual(content.tintAdjustmentMode, isGray ? .dimmed : .normal)
      expectEqual(fixed.tintAdjustmentMode, .normal)
      expectEqual(
        root.navigationController?.navigationBar.tintAdjustmentMode, isGray ? .dimmed : .normal)
      return isGray
    }
  }

  private static func alert(_ style: UIAlertController.Style) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: style)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    return alert
  }

  @Test(arguments: [false, true])
  func `Alerts, sheets and popovers dim the tint below, which comes back`(animated: Bool) {
    let cases: [(DeviceModel, UIModalPresentationStyle?, UIAlertController.Style?)] = [
      (.iPhone15, nil, .alert), (.iPhone15, nil, .actionSheet), (.iPad, nil, .actionSheet),
      (.iPhone15, .pageSheet, nil), (.iPhone15, .formSheet, nil), (.iPad, .formSheet, nil),
      (.iPhone15, .popover, nil), (.iPad, .popover, nil), (.iPhone15, .automatic, nil),
    ]
    for (model, style, alert) in cases {
      let screen = Screen(model)
      #expect(!screen.isDimmed)
      for _ in 0..<2 {
        let presented = screen.present(
          { alert.map { Self.alert($0) } ?? UIViewController() }, animated: animated, style: style)
        #expect(screen.isDimmed, "\(model.name) \(style?.rawValue ?? -9)")
        #expect(presented.view.tintAdjustmentMode == .normal)
        expectEqual(screen.content.changes, 1)
        screen.host.perform { screen.root.dismiss(animated: animated) }
        screen.host.settle()
        #expect(!screen.isDimmed, "\(model.name) \(style?.rawValue ?? -9)")
        expectEqual(screen.content.changes, 2)
        expectEqual(screen.fixed.changes, 0)
        screen.content.changes = 0
      }
    }
  }

  @Test func `Presentations over the whole screen leave the tint as it is`() {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom] {
      let screen = Screen()
      _ = screen.present({ UIViewController() }, animated: true, style: style)
      expectEqual(screen.content.tintAdjustmentMode, .normal)
    }
  }

  @Test func `A view that is added below an alert is dimmed`() {
    let screen = Screen()
    _ = screen.present({ Self.alert(.alert) }, animated: true)
    let late = screen.host.perform { TintedView() }
    screen.host.perform { screen.root.view.addSubview(late) }
    expectEqual(late.changes, 1)
    expectEqual(late.tintAdjustmentMode, .dimmed)
    let page = screen.host.perform { UIViewController() }
    screen.host.perform {
      screen.root.navigationController?.pushViewController(page, animated: false)
    }
    screen.host.settle()
    expectEqual(page.view.tintAdjustmentMode, .dimmed)
    screen.host.perform { screen.root.dismiss(animated: true) }
    screen.host.settle()
    expectEqual(late.tintAdjustmentMode, .normal)
    expectEqual(page.view.tintAdjustmentMode, .normal)
  }

  /// UIKit documentation, `UITableViewCell.CellStyle.value2`: the first label is blue, the tint.
  /// `UITableView.sectionIndexColor`: nil is the tint.
  @Test func `Labels of rows and of an index have the tint below an alert and afterwards`() {
    final class Table: UITableViewController {
      override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
      override func numberOfSections(in tableView: UITableView) -> Int { 2 }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath)
        -> UITableViewCell
      {
        let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
        cell.textLabel?.text = "Name"
        return cell
      }
    }
    let host = ScreenHost(.iPhone15)
    let table = host.perform { Table() }
    host.show(table)
    host.settle()
    func colors(_ view: UIView) -> [UIColor] {
      view.subviews.flatMap { view -> [UIColor] in
        guard let label = view as? UILabel else { return colors(view) }
        return ["Name", "A", "B"].contains(label.text) ? [label.textColor] : []
      }
    }
    let before = colors(table.view)
    expectEqual(before.count, 4)
    host.perform { table.present(Self.alert(.alert), animated: true) }
    host.settle()
    #expect(zip(colors(table.view), before).allSatisfy { $0 != $1 })
    host.perform { table.dismiss(animated: true) }
    host.settle()
    expectEqual(colors(table.view), before)
  }

  /// UIKit documentation, `largestUndimmedDetentIdentifier`: "the largest detent that doesn't dim
  /// the view underneath the sheet".
  @Test func `A sheet dims the tint at the detents at which it dims the content`() {
    let screen = Screen()
    let sheet = screen.host.perform { () -> UIViewController in
      let sheet = UIViewController()
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      return sheet
    }
    _ = screen.present({ sheet }, animated: true)
    #expect(!screen.isDimmed)
    screen.host.perform {
      sheet.sheetPresentationController?.animateChanges {
        sheet.sheetPresentationController?.selectedDetentIdentifier = .large
      }
    }
    screen.host.settle()
    #expect(screen.isDimmed)
    screen.host.perform { sheet.sheetPresentationController?.selectedDetentIdentifier = .medium }
    screen.host.settle()
    #expect(!screen.isDimmed)
  }

  @Test func `An alert over a sheet dims the sheet until it is dismissed`() {
    let screen = Screen()
    let sheet = screen.present({ UIViewController() }, animated: true, style: .pageSheet)
    screen.host.perform { sheet.present(Self.alert(.alert), animated: true) }
    screen.host.settle()
    #expect(screen.isDimmed)
    expectEqual(sheet.view.tintAdjustmentMode, .dimmed)
    screen.host.perform { sheet.dismiss(animated: true) }
    screen.host.settle()
    #expect(screen.isDimmed)
    expectEqual(sheet.view.tintAdjustmentMode, .normal)
    screen.host.perform { sheet.present(Self.alert(.alert), animated: true) }
    screen.host.settle()
    // Both at once, and the sheet again.
    screen.host.perform { screen.root.dismiss(animated: true) }
    screen.host.settle()
    #expect(!screen.isDimmed)
    _ = screen.present({ sheet }, animated: true)
    #expect(screen.isDimmed)
    expectEqual(sheet.view.tintAdjustmentMode, .normal)
  }

  @Test func `The tint comes back at the end of a swipe that dismisses a sheet`() {
    let screen = Screen()
    _ = screen.present({ UIViewController() }, animated: true, style: .pageSheet)
    screen.host.fling(from: CGPoint(x: 200, y: 120), velocity: CGVector(dx: 0, dy: 3000))
    screen.host.settle()
    #expect(screen.root.presentedViewController == nil)
    #expect(!screen.isDimmed)
  }
}
