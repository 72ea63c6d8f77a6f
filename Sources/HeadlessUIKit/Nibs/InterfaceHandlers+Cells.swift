// SPDX-License-Identifier: MIT

extension InterfaceHandlers {
  func addCells() {
    register(name: "tableView", class: UITableView.self) { table, element, loader in
      InterfaceTables.read(table, element, loader)
    }
    register(name: "tableViewCell", class: UITableViewCell.self) { cell, element, loader in
      if element.name == "tableViewCell" { InterfaceTables.read(cell, element, loader) }
    }
    handle(UITableViewHeaderFooterView.self) { view, element, _ in
      if let identifier = element["reuseIdentifier"] { view.reuseIdentifier = identifier }
    }
    register(name: "collectionView", class: UICollectionView.self) { view, element, loader in
      InterfaceCollections.read(view, element, loader)
    }
    register(name: "collectionReusableView", class: UICollectionReusableView.self) {
      view, element, _ in
      if let identifier = element["reuseIdentifier"] { view.reuseIdentifier = identifier }
    }
    register(name: "collectionViewCell", class: UICollectionViewCell.self) {
      cell, element, loader in
      guard let content = element.child(key: "contentView") else { return }
      loader.set(cell.contentView, for: content)
      InterfaceViews.readAppearance(of: cell.contentView, content, loader)
      InterfaceViews.readContents(of: cell.contentView, content, loader)
    }
    // A flow layout has no initializer of its own.
    register(name: "collectionViewLayout", class: UICollectionViewLayout.self) {
      layout, element, _ in
      if let layout = layout as? UICollectionViewFlowLayout {
        InterfaceCollections.read(layout, element)
      }
    }
    register(name: "collectionViewFlowLayout", class: UICollectionViewFlowLayout.self)
  }
}

extension InterfaceLoader {
  /// Creates a new cell or header of a prototype. Objects around the prototype are those of this
  /// loader, which is not retained.
  func prototype(_ element: InterfaceElement) -> @MainActor () -> _ReusableView? {
    let outer = known
    let document = document
    let bundle = bundle
    return { [weak owner, weak context, unowned device] in
      let loader = InterfaceLoader(
        document, owner: owner, bundle: bundle, device: device, part: element, of: outer)
      loader.context = context
      let view = loader.makeObject(element) as? _ReusableView
      loader.finish()
      return view
    }
  }
}

/// Reads tables and their cells.
@MainActor
enum InterfaceTables {
  static func read(_ table: UITableView, _ element: InterfaceElement, _ loader: InterfaceLoader) {
    guard element.name == "tableView" else { return }
    readSizes(of: table, element)
    switch element["separatorStyle"] {
    case "none": table.separatorStyle = .none
    case "singleLine": table.separatorStyle = .singleLine
    case "singleLineEtched": table.separatorStyle = .singleLineEtched
    default: break
    }
    if let color = loader.color(element, "separatorColor") { table.separatorColor = color }
    if let insets = element.insets(key: "separatorInset") { table.separatorInset = insets }
    if let color = loader.color(element, "sectionIndexColor") { table.sectionIndexColor = color }
    if let color = loader.color(element, "sectionIndexBackgroundColor") {
      table.sectionIndexBackgroundColor = color
    }
    if let value = element.bool("allowsSelection") { table.allowsSelection = value }
    if let value = element.bool("allowsMultipleSelection") { table.allowsMultipleSelection = value }
    if let value = element.bool("allowsSelectionDuringEditing") {
      table.allowsSelectionDuringEditing = value
    }
    if let value = element.bool("allowsMultipleSelectionDuringEditing") {
      table.allowsMultipleSelectionDuringEditing = value
    }
    for prototype in element.list("prototypes") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      table.pool.register(making: loader.prototype(prototype), for: .cell(identifier))
    }
    if let header = element.child(key: "tableHeaderView") {
      table.tableHeaderView = loader.makeObject(header) as? UIView
    }
    if let footer = element.child(key: "tableFooterView") {
      table.tableFooterView = loader.makeObject(footer) as? UIView
    }
    if let background = element.child(key: "backgroundView") {
      table.backgroundView = loader.makeObject(background) as? UIView
    }
  }

  /// A height of -1 is automatic.
  private static func readSizes(of table: UITableView, _ element: InterfaceElement) {
    func height(_ name: String) -> CGFloat? {
      element.number(name).map { $0 < 0 ? UITableView.automaticDimension : $0 }
    }
    if let value = height("rowHeight") { table.rowHeight = value }
    if let value = height("estimatedRowHeight") { table.estimatedRowHeight = value }
    // Interface Builder writes the heights of a new table, 28 or 22 in the plain style, 18 or 10 in
    // the others, also for tables whose headers are as high as their titles.
    let unset: Set<CGFloat> = table.style == .plain ? [28, 22] : [18, 10]
    if let value = height("sectionHeaderHeight"), !unset.contains(value) {
      table.sectionHeaderHeight = value
    }
    if let value = height("sectionFooterHeight"), !unset.contains(value) {
      table.sectionFooterHeight = value
    }
    if let value = height("estimatedSectionHeaderHeight") {
      table.estimatedSectionHeaderHeight = value
    }
    if let value = height("estimatedSectionFooterHeight") {
      table.estimatedSectionFooterHeight = value
    }
  }

  // MARK: Cells

  static func read(
    _ cell: UITableViewCell, _ element: InterfaceElement, _ loader: InterfaceLoader
  ) {
    if let identifier = element["reuseIdentifier"] { cell.reuseIdentifier = identifier }
    switch element["selectionStyle"] {
    case "none": cell.selectionStyle = .none
    case "blue": cell.selectionStyle = .blue
    case "gray": cell.selectionStyle = .gray
    default: break
    }
    cell.accessoryType = accessory(element["accessoryType"])
    cell.editingAccessoryType = accessory(element["editingAccessoryType"])
    if let value = element.integer("indentationLevel") { cell.indentationLevel = value }
    if let value = element.number("indentationWidth") { cell.indentationWidth = value }
    if let value = element.bool("shouldIndentWhileEditing") {
      cell.shouldIndentWhileEditing = value
    }
    if let value = element.bool("showsReorderControl") { cell.showsReorderControl = value }
    if let insets = element.insets(key: "separatorInset") { cell.separatorInset = insets }
    if let content = element.child(key: "contentView") { read(content, of: cell, element, loader) }
    for (key, set) in parts {
      guard let part = element.child(key: key), let view = loader.makeObject(part) as? UIView else {
        continue
      }
      set(cell, view)
    }
  }

  private static let parts: KeyValuePairs<String, @MainActor (UITableViewCell, UIView) -> Void> = [
    "accessoryView": { $0.accessoryView = $1 },
    "editingAccessoryView": { $0.editingAccessoryView = $1 },
    "backgroundView": { $0.backgroundView = $1 },
    "selectedBackgroundView": { $0.selectedBackgroundView = $1 },
  ]

  private static func accessory(_ name: String?) -> UITableViewCell.AccessoryType {
    switch name {
    case "disclosureIndicator": .disclosureIndicator
    case "detailDisclosureButton": .detailDisclosureButton
    case "checkmark": .checkmark
    case "detailButton": .detailButton
    default: .none
    }
  }

  /// Reads the content. The labels and the image of a style are views that the cell has.
  private static func read(
    _ content: InterfaceElement, of cell: UITableViewCell, _ element: InterfaceElement,
    _ loader: InterfaceLoader
  ) {
    loader.set(cell.contentView, for: content)
    InterfaceViews.readAppearance(of: cell.contentView, content, loader)
    for child in content.list("subviews") {
      guard let id = child.id else { continue }
      switch id {
      case element["textLabel"]: read(cell.textLabel, child, loader)
      case element["detailTextLabel"]: read(cell.detailTextLabel, child, loader)
      case element["imageView"]:
        guard let view = cell.imageView else { break }
        loader.add(view, for: child)
        InterfaceImages.read(view, child, loader)
      default: break
      }
    }
    InterfaceViews.readContents(of: cell.contentView, content, loader)
  }

  private static func read(
    _ label: UILabel?, _ element: InterfaceElement, _ loader: InterfaceLoader
  ) {
    guard let label else { return }
    loader.add(label, for: element)
    InterfaceLabels.read(label, element, loader)
  }
}

/// Reads collection views and flow layouts.
@MainActor
enum InterfaceCollections {
  static func read(
    _ view: UICollectionView, _ element: InterfaceElement, _ loader: InterfaceLoader
  ) {
    guard element.name == "collectionView" else { return }
    if let child = element.child(key: "collectionViewLayout"),
      let layout = loader.makeObject(child) as? UICollectionViewLayout
    {
      view.collectionViewLayout = layout
    }
    if let value = element.bool("allowsSelection") { view.allowsSelection = value }
    if let value = element.bool("allowsMultipleSelection") { view.allowsMultipleSelection = value }
    if let value = element.bool("prefetchingEnabled") { view.isPrefetchingEnabled = value }
    for prototype in element.list("cells") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      view.pool.register(making: loader.prototype(prototype), for: .cell(identifier))
    }
    let kinds = [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ]
    for (key, kind) in kinds {
      guard let prototype = element.child(key: key), let identifier = prototype["reuseIdentifier"]
      else { continue }
      view.pool.register(
        making: loader.prototype(prototype), for: .supplementary(kind, identifier))
    }
    if let background = element.child(key: "backgroundView") {
      view.backgroundView = loader.makeObject(background) as? UIView
    }
  }

  static func read(_ layout: UICollectionViewFlowLayout, _ element: InterfaceElement) {
    if let value = element.number("minimumLineSpacing") { layout.minimumLineSpacing = value }
    if let value = element.number("minimumInteritemSpacing") {
      layout.minimumInteritemSpacing = value
    }
    if element["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
    if let size = element.size(key: "itemSize") { layout.itemSize = size }
    if let size = element.size(key: "estimatedItemSize") { layout.estimatedItemSize = size }
    if element.bool("automaticEstimatedItemSize") == true {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let size = element.size(key: "headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = element.size(key: "footerReferenceSize") { layout.footerReferenceSize = size }
    if let insets = element.insets(key: "sectionInset") { layout.sectionInset = insets }
    if let value = element.bool("sectionHeadersPinToVisibleBounds") {
      layout.sectionHeadersPinToVisibleBounds = value
    }
    if let value = element.bool("sectionFootersPinToVisibleBounds") {
      layout.sectionFootersPinToVisibleBounds = value
    }
  }
}
