// SPDX-License-Identifier: MIT

import UIKit

/// The settings of an app as an inset grouped table: switches, values, choices, an account.
final class PreferencesScreen: UITableViewController, SampleScreen {
  static let name = "preferences"

  private var content = PreferencesScreen.content(0)
  /// The content that the table shows, which the present one may have replaced.
  private var sections: [Content.Section] { content.sections }

  init() {
    super.init(style: .insetGrouped)
    title = "Settings"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for kind in Content.Row.Kind.allCases {
      tableView.register(
        kind == .account ? AccountCell.self : PreferenceCell.self,
        forCellReuseIdentifier: "\(kind)")
    }
  }

  func show(_ content: Content, animated: Bool) {
    let old = self.content
    self.content = content
    guard isViewLoaded, old != content else { return }
    guard animated, old.sections.map(\.title) == content.sections.map(\.title) else {
      tableView.reloadData()
      return
    }
    let changed = content.sections.indices.filter { old.sections[$0] != content.sections[$0] }
    tableView.reloadSections(IndexSet(changed), with: .automatic)
  }

  // MARK: Data

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let row = sections[indexPath.section].rows[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "\(row.kind)", for: indexPath)
    if let account = cell as? AccountCell {
      account.show(row)
    } else if let preference = cell as? PreferenceCell {
      preference.show(row)
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    sections[section].title
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  {
    sections[section].explanation
  }

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  {
    sections[indexPath.section].rows[indexPath.row].kind != .toggle
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

/// A title with a value, a switch or a checkmark.
private final class PreferenceCell: UITableViewCell {
  private let toggle = UISwitch()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    textLabel?.numberOfLines = 0
    detailTextLabel?.numberOfLines = 0
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ row: PreferencesScreen.Content.Row) {
    textLabel?.text = row.title
    detailTextLabel?.text = row.kind == .value ? row.value : nil
    textLabel?.textColor = row.kind == .button ? .systemRed : .label
    accessoryType =
      row.kind == .value
      ? .disclosureIndicator : row.kind == .choice && row.isOn ? .checkmark : .none
    toggle.isOn = row.isOn
    toggle.accessibilityLabel = row.title
    accessoryView = row.kind == .toggle ? toggle : nil
  }
}

/// A name and an address beside a disc with initials.
private final class AccountCell: UITableViewCell {
  private let disc = UILabel()
  private let nameLabel = UILabel()
  private let addressLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    disc.textAlignment = .center
    disc.textColor = .white
    disc.backgroundColor = .systemGray
    disc.font = .systemFont(ofSize: 22, weight: .medium)
    disc.layer.cornerRadius = 28
    disc.layer.masksToBounds = true
    nameLabel.font = .preferredFont(forTextStyle: .title3)
    addressLabel.font = .preferredFont(forTextStyle: .footnote)
    addressLabel.textColor = .secondaryLabel
    for label in [nameLabel, addressLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    let texts = UIStackView(arrangedSubviews: [nameLabel, addressLabel])
    texts.axis = .vertical
    texts.spacing = 2
    let stack = UIStackView(arrangedSubviews: [disc, texts])
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      disc.widthAnchor.constraint(equalToConstant: 56),
      disc.heightAnchor.constraint(equalToConstant: 56),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ row: PreferencesScreen.Content.Row) {
    nameLabel.text = row.title
    addressLabel.text = row.value
    addressLabel.isHidden = row.value == nil
    disc.text = row.title.split(separator: " ").prefix(2).compactMap(\.first).map(String.init)
      .joined()
  }
}
