// SPDX-License-Identifier: MIT

import UIKit

/// Conversations, one of which may be open: a chat with a bar of its own at the lower edge, which
/// grows with its text. A picture, a sheet and an alert cover the chat.
final class MessengerScreen: EverydayRoot, SampleScreen {
  struct Content: Equatable {
    var partner: String
    var messages: [String]
    /// The text in the bar.
    var draft: String
    var isOpen: Bool
  }

  static let name = "messenger"

  private let list = MessengerList()
  private let chat = MessengerChat()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: list)
    super.init(showing: navigation)
    list.onOpen = { [unowned self] in setOpen(true, animated: true) }
    list.onWrite = { [unowned self] in present(makeNewChat(), animated: true) }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ content: Content, animated: Bool) {
    self.content = content
    list.show(content)
    chat.show(content)
    setOpen(content.isOpen, animated: animated)
  }

  /// Closes or opens the conversation, and restores the draft.
  func discardUserState() {
    setOpen(content.isOpen, animated: false)
    chat.discardUserState()
  }

  private var content = MessengerScreen.content(0)

  private func setOpen(_ isOpen: Bool, animated: Bool) {
    let pages = isOpen ? [list, chat] : [list]
    guard pages != navigation.viewControllers else { return }
    navigation.setViewControllers(pages, animated: animated)
  }

  private func makeNewChat() -> UIViewController {
    let chat = MessengerChat()
    chat.show(Content(partner: "New message", messages: [], draft: "", isOpen: true))
    chat.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction { [unowned chat] _ in chat.dismiss(animated: true) })
    return UINavigationController(rootViewController: chat)
  }
}

/// The conversations.
final class MessengerList: UITableViewController {
  var onOpen: () -> Void = {}
  var onWrite: () -> Void = {}
  private var content = MessengerScreen.content(0)

  init() {
    super.init(style: .plain)
    title = "Messages"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .compose, primaryAction: UIAction { [unowned self] _ in onWrite() })
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "conversation")
    tableView.accessibilityIdentifier = "messenger.conversations"
  }

  func show(_ content: MessengerScreen.Content) {
    self.content = content
    viewIfLoaded?.setNeedsLayout()
    if isViewLoaded { tableView.reloadData() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content.partner.isEmpty ? 0 : 1
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "conversation", for: indexPath)
    var row = UIListContentConfiguration.subtitleCell()
    row.text = content.partner
    row.secondaryText = content.messages.last
    cell.contentConfiguration = row
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onOpen()
  }
}
