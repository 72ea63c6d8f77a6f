// SPDX-License-Identifier: MIT

import UIKit

/// The settings of sounds and of the display: a table with sliders and switches.
final class SoundsScreen: UITableViewController, SampleScreen {
  static let name = "sounds"

  /// The content as it was shown.
  private var given = SoundsScreen.content(0)
  /// The content with the user's changes.
  private(set) var content = SoundsScreen.content(0)

  init() {
    super.init(style: .insetGrouped)
    title = "Sounds & display"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(LevelCell.self, forCellReuseIdentifier: "level")
    tableView.register(ToggleCell.self, forCellReuseIdentifier: "toggle")
  }

  func show(_ content: Content, animated: Bool) {
    let old = self.content
    given = content
    self.content = content
    guard isViewLoaded, old != content else { return }
    guard animated, old.sections.map(\.title) == content.sections.map(\.title) else {
      return tableView.reloadData()
    }
    let changed = content.sections.indices.filter { old.sections[$0] != content.sections[$0] }
    tableView.reloadSections(IndexSet(changed), with: .automatic)
  }

  func discardUserState() {
    show(given, animated: false)
  }

  private func set(_ value: Content.Value, of cell: UITableViewCell) {
    guard let path = tableView.indexPath(for: cell) else { return }
    content.sections[path.section].rows[path.row].value = value
  }

  // MARK: Data

  override func numberOfSections(in tableView: UITableView) -> Int { content.sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content.sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let row = content.sections[indexPath.section].rows[indexPath.row]
    switch row.value {
    case .level(let level):
      let cell = tableView.dequeueReusableCell(withIdentifier: "level", for: indexPath)
      if let cell = cell as? LevelCell {
        cell.show(row.title, level)
        cell.onChange = { [weak self, weak cell] value in
          if let cell { self?.set(.level(value), of: cell) }
        }
      }
      return cell
    case .toggle(let isOn):
      let cell = tableView.dequeueReusableCell(withIdentifier: "toggle", for: indexPath)
      if let cell = cell as? ToggleCell {
        cell.show(row.title, isOn)
        cell.onChange = { [weak self, weak cell] value in
          if let cell { self?.set(.toggle(value), of: cell) }
        }
      }
      return cell
    }
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  { content.sections[section].title }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  { content.sections[section].explanation }
}

/// A title and a value above a slider.
private final class LevelCell: UITableViewCell {
  var onChange: (Float) -> Void = { _ in }
  private let titleLabel = EverydayLabel(.body)
  private let valueLabel = EverydayLabel(.subheadline, color: .secondaryLabel)
  private let slider = UISlider()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    slider.addAction(
      UIAction { [unowned self] _ in
        showValue()
        onChange(slider.value)
      }, for: .valueChanged)
    let stack = UIStackView(arrangedSubviews: [titleLabel, valueLabel, slider])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ title: String, _ value: Float) {
    titleLabel.text = title
    slider.accessibilityLabel = title
    slider.value = value
    showValue()
  }

  private func showValue() {
    valueLabel.text = "\(Int((slider.value * 100).rounded())) %"
  }
}

/// A title beside a switch.
private final class ToggleCell: UITableViewCell {
  var onChange: (Bool) -> Void = { _ in }
  private let toggle = UISwitch()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    textLabel?.numberOfLines = 0
    accessoryView = toggle
    toggle.addAction(
      UIAction { [unowned self] _ in onChange(toggle.isOn) }, for: .valueChanged)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ title: String, _ isOn: Bool) {
    textLabel?.text = title
    toggle.accessibilityLabel = title
    toggle.isOn = isOn
  }
}
