// SPDX-License-Identifier: MIT

import UIKit

/// A conversation, whose bar is at the lower edge while nothing covers the page.
final class MessengerChat: UIViewController {
  private let bar = MessengerBar()
  private let table = UITableView(frame: .zero, style: .plain)
  private var content = MessengerScreen.content(0)

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }

  init() {
    super.init(nibName: nil, bundle: nil)
    let picture = UIAction(title: "Picture") { [unowned self] _ in presentPicture() }
    let more = UIAction(title: "More") { [unowned self] _ in presentDetails() }
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(primaryAction: more), UIBarButtonItem(primaryAction: picture),
    ]
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    table.dataSource = self
    table.allowsSelection = false
    table.separatorStyle = .none
    table.keyboardDismissMode = .interactive
    table.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    table.accessibilityIdentifier = "messenger.messages"
    table.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !bar.isEditing { becomeFirstResponder() }
  }

  func show(_ content: MessengerScreen.Content) {
    self.content = content
    title = content.partner
    bar.show(content.draft)
    if isViewLoaded { table.reloadData() }
  }

  func discardUserState() {
    bar.endEditing(true)
    bar.show(content.draft)
  }

  private func presentPicture() {
    let page = MessengerPicture()
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }

  private func presentDetails() {
    let alert = UIAlertController(
      title: content.partner, message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Details", style: .default) { [unowned self] _ in
        present(MessengerPicture(), animated: true)
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}

extension MessengerChat: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content.messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    var row = UIListContentConfiguration.cell()
    row.text = content.messages[indexPath.row]
    cell.contentConfiguration = row
    return cell
  }
}

/// A picture with a button that closes it.
final class MessengerPicture: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Close") { [unowned self] _ in dismiss(animated: true) })
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20),
    ])
  }
}
