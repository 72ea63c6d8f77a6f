// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct SwipeActionTests {
  /// A list whose rows can be archived and deleted at the trailing side, and pinned at the leading
  /// one.
  @MainActor
  final class Mail {
    let stage: ListStage
    var performed: [String] = []
    /// Called when the actions of a row are requested.
    var onRequest: (Mail) -> Void = { _ in }
    private final class Link { weak var mail: Mail? }

    init(
      fullSwipe: Bool = true, appearance: UICollectionLayoutListConfiguration.Appearance = .plain
    ) {
      let link = Link()
      var list = UICollectionLayoutListConfiguration(appearance: appearance)
      list.trailingSwipeActionsConfigurationProvider = { path in
        guard let mail = link.mail, let name = mail.stage.source.itemIdentifier(for: path) else {
          return nil
        }
        mail.onRequest(mail)
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          mail.performed.append("delete \(name)")
          var snapshot = mail.stage.source.snapshot()
          snapshot.deleteItems([name])
          mail.stage.source.apply(snapshot)
          done(true)
        }
        let archive = UIContextualAction(style: .normal, title: "Archive") { _, _, done in
          mail.performed.append("archive \(name)")
          done(true)
        }
        let swipe = UISwipeActionsConfiguration(actions: [delete, archive])
        swipe.performsFirstActionWithFullSwipe = fullSwipe
        return swipe
      }
      list.leadingSwipeActionsConfigurationProvider = { path in
        guard path.item > 0 else { return nil }
        return UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "Pin") { _, _, done in
            link.mail?.performed.append("pin")
            done(true)
          }
        ])
      }
      stage = ListStage(list)
      link.mail = self
      stage.apply([("a", (1...30).map { "Row \($0)" })])
    }

    func center(_ name: String) -> CGPoint {
      let cell = stage.cell(name)!
      return stage.view.convert(CGPoint(x: cell.frame.midX, y: cell.frame.midY), to: nil)
    }

    func swipe(_ name: String, by distance: CGFloat) {
      let start = center(name)
      stage.host.drag(
        from: CGPoint(x: start.x - distance / 2, y: start.y),
        to: CGPoint(x: start.x + distance / 2, y: start.y))
      stage.host.settle()
    }

    func offset(_ name: String) -> CGFloat { stage.cell(name)?.contentView.frame.minX ?? .nan }
  }

  @Test func `A swipe reveals the buttons, and a tap performs an action`() throws {
    let mail = Mail()
    mail.swipe("Row 2", by: -120)
    #expect(mail.offset("Row 2") < -140)
    #expect(mail.stage.cell("Row 2")?.configurationState.isSwiped == true)
    #expect(mail.performed.isEmpty && mail.stage.delegate.selected.isEmpty)
    try mail.stage.host.tap("Archive")
    mail.stage.host.settle()
    expectEqual(mail.performed, ["archive Row 2"])
    expectEqual(mail.offset("Row 2"), 0)
    #expect(mail.stage.cell("Row 2")?.configurationState.isSwiped == false)
    #expect(mail.stage.host.views(.label("Archive")).isEmpty)
  }

  @Test func `A destructive action removes the row, and the next row works`() throws {
    let mail = Mail()
    mail.swipe("Row 2", by: -120)
    try mail.stage.host.tap("Delete")
    mail.stage.host.settle()
    expectEqual(mail.performed, ["delete Row 2"])
    expectEqual(Array(mail.stage.shown.prefix(3)), ["Row 1", "Row 3", "Row 4"])
    mail.swipe("Row 3", by: -120)
    #expect(mail.offset("Row 3") < -140)
  }

  @Test func `A swipe across the row performs the first action`() {
    let mail = Mail()
    mail.swipe("Row 3", by: -330)
    expectEqual(mail.performed, ["delete Row 3"])
    #expect(!mail.stage.shown.contains("Row 3"))
    for cell in mail.stage.view.visibleCells { expectEqual(cell.contentView.frame.minX, 0) }
  }

  @Test func `Without full swipes the row only opens`() {
    let mail = Mail(fullSwipe: false)
    mail.swipe("Row 3", by: -330)
    #expect(mail.performed.isEmpty && mail.offset("Row 3") < -140)
  }

  @Test func `A short swipe closes again`() {
    let mail = Mail()
    let finger = mail.stage.host.touch(at: mail.center("Row 3"))
    finger.move(by: CGVector(dx: -50, dy: 0), over: 0.3)
    expectEqual(mail.offset("Row 3"), -50)
    mail.stage.host.advance(by: 0.3)
    finger.lift()
    mail.stage.host.settle()
    expectEqual(mail.offset("Row 3"), 0)
  }

  @Test func `A touch elsewhere closes the row and selects nothing`() {
    let mail = Mail()
    mail.swipe("Row 2", by: -120)
    mail.stage.host.tap(at: mail.center("Row 5"))
    mail.stage.host.settle()
    #expect(mail.offset("Row 2") == 0 && mail.stage.delegate.selected.isEmpty)
    mail.stage.host.tap(at: mail.center("Row 5"))
    expectEqual(mail.stage.delegate.selected, [IndexPath(item: 4, section: 0)])
  }

  @Test func `A tap on the open row closes it`() {
    let mail = Mail()
    mail.swipe("Row 2", by: -120)
    let place = mail.center("Row 2")
    mail.stage.host.tap(at: CGPoint(x: place.x - 100, y: place.y))
    mail.stage.host.settle()
    #expect(mail.offset("Row 2") == 0 && mail.stage.delegate.selected.isEmpty)
  }

  @Test func `Only one row is open`() {
    let mail = Mail()
    mail.swipe("Row 2", by: -120)
    mail.swipe("Row 4", by: -120)
    // The first touch closes the open row.
    expectEqual(mail.offset("Row 2"), 0)
    mail.swipe("Row 4", by: -120)
    #expect(mail.offset("Row 4") < -140)
  }

  @Test func `Vertical drags scroll, and close the open row`() {
    let mail = Mail()
    mail.stage.host.drag(from: mail.center("Row 8"), to: mail.center("Row 4"))
    mail.stage.host.settle()
    #expect(mail.stage.view.contentOffset.y > 50)
    #expect(mail.stage.view.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 })
  }

  @Test func `Leading actions are at the other side, and only where there are some`() {
    let mail = Mail()
    mail.swipe("Row 2", by: 120)
    #expect(mail.offset("Row 2") > 70)
    mail.stage.host.tap(at: mail.center("Row 9"))
    mail.stage.host.settle()
    mail.swipe("Row 1", by: 120)
    expectEqual(mail.offset("Row 1"), 0)
  }

  @Test func `From right to left the sides change`() {
    let mail = Mail()
    mail.stage.host.layoutDirection = .rightToLeft
    mail.stage.host.settle()
    mail.swipe("Row 2", by: 120)
    #expect(mail.offset("Row 2") > 140)
    #expect(!mail.stage.host.views(.label("Archive")).isEmpty)
  }

  @Test func `VoiceOver performs the actions of a row`() throws {
    let mail = Mail()
    let names = mail.stage.cell("Row 2")?.accessibilityCustomActions?.map(\.name)
    expectEqual(names, ["Pin", "Delete", "Archive"])
    try mail.stage.host.voiceOver.focus(on: .label("Row 2"))
    try mail.stage.host.voiceOver.perform(action: "Archive")
    expectEqual(mail.performed, ["archive Row 2"])
  }

  @Test func `An action that was requested for an item is performed for no other one`() throws {
    let rows = (1...30).map { "Row \($0)" }
    func archive(after change: ([String]) -> [String]) throws -> (isDone: Bool, [String]) {
      let mail = Mail()
      let actions = mail.stage.cell("Row 2")?.accessibilityCustomActions ?? []
      let action = try #require(actions.first { $0.name == "Archive" })
      mail.stage.apply([("a", change(rows))], animated: true)
      mail.stage.host.settle()
      let isDone = mail.stage.host.perform { action.actionHandler?(action) ?? false }
      return (isDone, mail.performed)
    }
    // The item has moved: the list is queried for its actions again.
    let moved = try archive { Array($0.dropFirst()) }
    #expect(moved.isDone && moved.1 == ["archive Row 2"])
    let deleted = try archive { rows in rows.filter { $0 != "Row 2" } }
    #expect(!deleted.isDone && deleted.1 == [])
    let emptied = try archive { _ in [] }
    #expect(!emptied.isDone && emptied.1 == [])
  }

  @Test func `A row whose actions are requested may disappear then`() {
    let mail = Mail()
    mail.onRequest = { mail in
      mail.onRequest = { _ in }
      mail.stage.source.apply(NSDiffableDataSourceSnapshot<String, String>())
    }
    mail.stage.host.recordsIllegalUse = true
    mail.swipe("Row 2", by: -120)
    expectEqual(mail.stage.shown, [])
    expectEqual(mail.stage.host.illegalUse, [])
  }

  @Test func `A cell that is reused is closed`() {
    let mail = Mail()
    mail.swipe("Row 2", by: -120)
    mail.stage.apply([("a", ["x", "y"])])
    expectEqual(mail.stage.shown, ["x", "y"])
    #expect(mail.stage.view.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 })
  }

  @Test func `Rotating closes the row`() {
    let mail = Mail()
    mail.swipe("Row 2", by: -120)
    mail.stage.host.rotate(to: .landscape)
    mail.stage.host.settle()
    expectEqual(mail.offset("Row 2"), 0)
  }

  @Test(arguments: [false, true])
  func `The controller and its list are released`(isOpen: Bool) {
    weak var view: UICollectionView?
    do {
      let mail = Mail()
      if isOpen { mail.swipe("Row 2", by: -120) }
      view = mail.stage.view
      mail.stage.host.perform { mail.stage.view.removeFromSuperview() }
      mail.stage.host.settle()
    }
    #expect(view == nil)
  }

  @Test func `An open row closes when the data of the list change`() {
    let mail = Mail()
    mail.swipe("Row 3", by: -120)
    expectEqual(mail.stage.view.swipedRows, 1)
    mail.stage.apply([("a", (1...31).map { "Row \($0)" })], animated: true)
    expectEqual(mail.stage.view.swipedRows, 0)
    mail.swipe("Row 3", by: -120)
    mail.stage.host.perform { mail.stage.view.isEditing = false }
    mail.stage.host.settle()
    expectEqual(mail.stage.view.swipedRows, 0)
  }
}

extension UICollectionView {
  /// The number of rows whose content is moved aside.
  fileprivate var swipedRows: Int {
    visibleCells.count { $0.contentView.frame.minX < 0 }
  }
}
