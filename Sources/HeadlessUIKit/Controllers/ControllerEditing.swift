// SPDX-License-Identifier: MIT

/// Whether a controller's content is being edited, and the button that shows it.
@MainActor
struct ControllerEditing {
  private(set) var isEditing = false
  private var item: UIBarButtonItem?

  mutating func set(_ isEditing: Bool) {
    self.isEditing = isEditing
    if let item { show(on: item) }
  }

  mutating func button(of controller: UIViewController) -> UIBarButtonItem {
    if let item { return item }
    let button = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak controller] _ in
        guard let controller else { return }
        controller.setEditing(!controller.isEditing, animated: true)
      })
    item = button
    show(on: button)
    return button
  }

  private func show(on item: UIBarButtonItem) {
    item.title = isEditing ? "Done" : "Edit"
    item.style = isEditing ? .done : .plain
  }
}
