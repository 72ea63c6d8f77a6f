// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct ListAccessoryTests {
  /// A view of the application for a text, which does not report changes of its size.
  private struct Note: UIContentConfiguration {
    var text = ""

    func makeContentView() -> any UIView & UIContentView { NoteView(self) }

    func updated(for state: any UIConfigurationState) -> Note { self }
  }

  private final class NoteView: UIView, UIContentView {
    private let label = UILabel()
    var configuration: any UIContentConfiguration { didSet { show() } }

    init(_ note: Note) {
      configuration = note
      super.init(frame: .zero)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor),
        label.bottomAnchor.constraint(equalTo: bottomAnchor),
        label.leadingAnchor.constraint(equalTo: leadingAnchor),
        label.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
      show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() { label.text = (configuration as? Note)?.text }
  }

  @Test func `Controls in a row can be reached beside the row`() throws {
    let taps = Log()
    let stage = ListStage { cell, _ in
      let toggle = UISwitch()
      toggle.addAction(UIAction { _ in taps.add("switch") }, for: .valueChanged)
      cell.accessories = [
        .detail { taps.add("detail") },
        .customView(configuration: .init(customView: toggle, placement: .trailing())),
        .delete(displayed: .whenEditing) { taps.add("delete") },
      ]
    }
    stage.apply([("a", ["row"])])
    expectEqual(stage.cell("row")?.accessibilityLabel, "row")
    try stage.host.tap("More Info")
    try stage.host.tap(.label("row", traits: .toggleButton))
    stage.host.perform { stage.view.isEditing = true }
    stage.host.settle()
    try stage.host.tap("Delete row")
    expectEqual(taps.lines, ["detail", "switch", "delete"])
  }

  @Test func `A row with a content view of the application follows its new content`() throws {
    let stage = ListStage { cell, _ in cell.contentConfiguration = Note(text: "short") }
    stage.apply([("a", ["row", "next"])])
    let cells = stage.view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
    let height = cells[0].frame.height
    stage.host.perform {
      cells[0].contentConfiguration = Note(text: String(repeating: "long text ", count: 30))
    }
    stage.host.settle()
    #expect(cells[0].frame.height > height * 3)
    expectNear(cells[1].frame.minY, cells[0].frame.maxY, within: 0.01)
  }

  @Test func `A symbol is as large as the text, also after a change of the text size`() {
    func size(_ category: UIContentSizeCategory, after first: UIContentSizeCategory) -> CGSize? {
      let stage = ListStage { cell, _ in
        var content = UIListContentConfiguration.cell()
        content.text = "row"
        content.textProperties.font = .preferredFont(forTextStyle: .title2)
        content.image = UIImage(systemName: "star")
        cell.contentConfiguration = content
      }
      stage.host.contentSizeCategory = first
      stage.apply([("a", ["row"])])
      stage.host.contentSizeCategory = category
      stage.host.settle()
      return stage.host.firstView(UIImageView.self)?.bounds.size
    }
    let large = size(.accessibilityLarge, after: .accessibilityLarge)
    #expect(large != size(.large, after: .large))
    expectEqual(size(.accessibilityLarge, after: .large), large)
  }
}
