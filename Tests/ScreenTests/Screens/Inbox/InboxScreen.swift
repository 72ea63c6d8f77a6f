// SPDX-License-Identifier: MIT

import UIKit

/// The messages of a mailbox as a plain table, in a navigation controller with a toolbar.
final class InboxScreen: EverydayRoot, SampleScreen {
  static let name = "inbox"

  private let list: InboxList
  private let navigation: UINavigationController

  init() {
    list = InboxList()
    navigation = UINavigationController(rootViewController: list)
    super.init(showing: navigation)
    navigation.isToolbarHidden = false
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ content: Content, animated: Bool) {
    list.show(content, animated: animated)
  }

  /// Leaves the message that is read, and ends editing.
  func discardUserState() {
    navigation.popToRootViewController(animated: false)
    list.setEditing(false, animated: false)
  }
}

/// The table: rows are swiped from both sides, edited together, and refreshed by pulling.
final class InboxList: UITableViewController {
  private var messages: [InboxScreen.Content.Message] = []
  private let status = UILabel()

  init() {
    super.init(style: .plain)
    status.font = .preferredFont(forTextStyle: .caption1)
    status.adjustsFontForContentSizeCategory = true
    status.translatesAutoresizingMaskIntoConstraints = false
    title = "Inbox"
    navigationItem.rightBarButtonItem = editButtonItem
    showToolbar(animated: false)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(InboxCell.self, forCellReuseIdentifier: "message")
    tableView.allowsMultipleSelectionDuringEditing = true
    tableView.accessibilityIdentifier = "messages"
    let refreshControl = UIRefreshControl()
    refreshControl.addAction(
      UIAction { [weak refreshControl] _ in refreshControl?.endRefreshing() }, for: .valueChanged)
    self.refreshControl = refreshControl
  }

  func show(_ content: InboxScreen.Content, animated: Bool) {
    title = content.title
    status.text = content.status
    update(to: content.messages, animated: animated)
  }

  // MARK: Data

  private func update(to new: [InboxScreen.Content.Message], animated: Bool) {
    let old = messages
    guard isViewLoaded, animated, view.window != nil else {
      messages = new
      if isViewLoaded { tableView.reloadData() }
      return
    }
    tableView.performBatchUpdates { [self] in
      messages = new
      for change in new.map(\.id).difference(from: old.map(\.id)) {
        switch change {
        case .remove(let offset, _, _):
          tableView.deleteRows(at: [IndexPath(row: offset, section: 0)], with: .automatic)
        case .insert(let offset, _, _):
          tableView.insertRows(at: [IndexPath(row: offset, section: 0)], with: .automatic)
        }
      }
    }
    tableView.reconfigureRows(at: tableView.indexPathsForVisibleRows ?? [])
  }

  private func change(_ id: Int, _ body: (inout InboxScreen.Content.Message) -> Void) {
    guard let row = messages.firstIndex(where: { $0.id == id }) else { return }
    body(&messages[row])
    tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
  }

  private func delete(_ ids: Set<Int>) {
    update(to: messages.filter { !ids.contains($0.id) }, animated: true)
  }

  // MARK: Editing

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    showToolbar(animated: animated)
  }

  private var selectedIDs: Set<Int> {
    Set((tableView.indexPathsForSelectedRows ?? []).map { messages[$0.row].id })
  }

  private func showToolbar(animated: Bool) {
    guard isEditing else {
      let compose = UIBarButtonItem(
        systemItem: .compose, primaryAction: UIAction { [weak self] _ in self?.compose() })
      setToolbarItems(
        [.flexibleSpace(), UIBarButtonItem(customView: status), .flexibleSpace(), compose],
        animated: animated)
      return
    }
    let mark = UIBarButtonItem(
      title: "Mark",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        for id in selectedIDs { change(id) { $0.isUnread.toggle() } }
      })
    let trash = UIBarButtonItem(
      systemItem: .trash,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        delete(selectedIDs)
        selectionChanged()
      })
    setToolbarItems([mark, .flexibleSpace(), trash], animated: animated)
    selectionChanged()
  }

  private func selectionChanged() {
    guard isEditing else { return }
    for item in toolbarItems ?? [] { item.isEnabled = !selectedIDs.isEmpty }
  }

  private func compose() {
    let draft = UIAlertController(
      title: "New message", message: "Drafts are kept on this device.", preferredStyle: .alert)
    draft.addAction(UIAlertAction(title: "OK", style: .default))
    present(draft, animated: true)
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    (cell as? InboxCell)?.show(messages[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard !isEditing else { return selectionChanged() }
    let message = messages[indexPath.row]
    change(message.id) { $0.isUnread = false }
    navigationController?.pushViewController(InboxMessageController(message), animated: true)
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    selectionChanged()
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let message = messages[indexPath.row]
    let read = UIContextualAction(style: .normal, title: message.isUnread ? "Read" : "Unread") {
      [weak self] _, _, done in
      self?.change(message.id) { $0.isUnread.toggle() }
      done(true)
    }
    read.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [read])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let id = messages[indexPath.row].id
    let trash = UIContextualAction(style: .destructive, title: "Trash") {
      [weak self] _, _, done in
      self?.delete([id])
      done(true)
    }
    let more = UIContextualAction(style: .normal, title: "More") { [weak self] _, view, done in
      self?.showMore(for: id, from: view)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [trash, more])
  }

  private func showMore(for id: Int, from source: UIView) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Flag", style: .default) { [weak self] _ in
        self?.change(id) { $0.isFlagged.toggle() }
      })
    sheet.addAction(
      UIAlertAction(title: "Move to Junk", style: .destructive) { [weak self] _ in
        self?.delete([id])
      })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = view
    sheet.popoverPresentationController?.sourceRect = source.convert(source.bounds, to: view)
    present(sheet, animated: true)
  }
}
