// SPDX-License-Identifier: MIT

import UIKit

/// Folders, the notes of a folder, and a note: three columns side by side where there is room, and
/// one stack of pages otherwise.
final class WorkspaceScreen: EverydayRoot, SampleScreen {
  static let name = "workspace"

  private var content = WorkspaceScreen.content(0)
  private let split: UISplitViewController
  private let sidebar: WorkspaceSidebar
  private let notes: WorkspaceNotes
  private let page: WorkspacePage

  init() {
    split = UISplitViewController(style: .tripleColumn)
    (sidebar, notes, page) = (WorkspaceSidebar(), WorkspaceNotes(), WorkspacePage())
    super.init(showing: split)
    split.setViewController(sidebar, for: .primary)
    split.setViewController(notes, for: .supplementary)
    split.setViewController(page, for: .secondary)
    split.delegate = self
    sidebar.didSelect = { [unowned self] in open(folder: $0) }
    notes.didSelect = { [unowned self] in open(note: $0) }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ content: Content, animated: Bool) {
    self.content = content
    update(animated: animated)
  }

  /// Shows the columns that a new app shows.
  func discardUserState() {
    UIView.performWithoutAnimation {
      if split.isCollapsed {
        split.show(topColumn)
      } else {
        split.preferredDisplayMode = .automatic
      }
    }
  }

  private func update(animated: Bool) {
    let folder = content.folders.first { $0.id == content.folder }
    sidebar.show(content.folders, selected: content.folder, animated: animated)
    notes.show(folder, selected: content.note, animated: animated)
    page.show(folder?.notes.first { $0.id == content.note })
  }

  private func open(folder: Int) {
    content.folder = folder
    content.note = nil
    update(animated: false)
    split.show(.supplementary)
  }

  private func open(note: Int) {
    content.note = note
    update(animated: false)
    split.show(.secondary)
  }

  /// The column at which a collapsed interface begins: the list of notes.
  private var topColumn: UISplitViewController.Column { .supplementary }
}

extension WorkspaceScreen: UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    topColumn
  }
}
