// SPDX-License-Identifier: MIT

/// A controller whose view is a table view.
///
/// ```swift
/// final class PlanetsController: UITableViewController {
///   let planets = ["Mercury", "Venus", "Earth"]
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     tableView.register(UITableViewCell.self, forCellReuseIdentifier: "planet")
///   }
///
///   override func tableView(_: UITableView, numberOfRowsInSection: Int) -> Int { planets.count }
///
///   override func tableView(_ table: UITableView, cellForRowAt path: IndexPath)
///     -> UITableViewCell
///   {
///     let cell = table.dequeueReusableCell(withIdentifier: "planet", for: path)
///     cell.textLabel?.text = planets[path.row]
///     return cell
///   }
/// }
///
/// let host = ScreenHost(.iPhone15)
/// let controller = PlanetsController(style: .grouped)
/// host.show(controller)
/// print(controller.tableView.visibleCells.count)  // 3
/// ```
///
/// It is the delegate and the data source. Its lower content inset contains the keyboard while it
/// is visible, `isEditing` is that of the table, and a refresh control is that of the table.
///
/// The methods of the table view's protocols are declared here with their default behavior, so that
/// a subclass overrides them, as on Apple's platforms.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  private let styleOfView: UITableView.Style
  /// The rows of a storyboard with static content.
  final var staticRows: StaticRows?
  private var storedView: UITableView?
  private lazy var keyboardInset = KeyboardInset { [weak self] in self?.storedView }

  /// The table that the controller shows, which is also `view`.
  open var tableView: UITableView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView = newValue
      view = newValue
    }
  }

  /// Whether the selected rows are deselected when the view appears.
  open var clearsSelectionOnViewWillAppear = true

  /// The control that reloads the content when it is pulled down.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  /// Creates a controller with the style of its table view.
  public init(style: UITableView.Style) {
    styleOfView = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with the table view of a nib or, if there is none, a plain one.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    styleOfView = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with the table view of a storyboard or a nib.
  public required init?(coder: NSCoder) {
    styleOfView = .plain
    super.init(coder: coder)
    InterfaceCoder.configure(self, as: UITableViewController.self, with: coder)
  }

  /// Loads the table view from the storyboard or the nib, or creates one. Its delegate and data
  /// source are the controller, unless the file connects others.
  open override func loadView() {
    if let view = loadArchivedView(as: UITableView.self) {
      storedView = view
      if view.dataSource == nil { view.dataSource = self }
      if view.delegate == nil { view.delegate = self }
      return
    }
    let view = UITableView(frame: UIScreen.main.bounds, style: styleOfView)
    view.dataSource = self
    view.delegate = self
    storedView = view
    self.view = view
  }

  /// Deselects the selected rows if ``clearsSelectionOnViewWillAppear`` is true. From now on, until
  /// the view disappears, the lower content inset contains the part of the keyboard that the safe
  /// area does not contain.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    keyboardInset.begin()
    guard clearsSelectionOnViewWillAppear else { return }
    for path in tableView.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: path, animated: animated)
    }
  }

  /// Flashes the scroll indicators.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.flashScrollIndicators()
  }

  /// Removes the keyboard from the content inset.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keyboardInset.end()
  }

  override func viewLayoutBegins() {
    super.viewLayoutBegins()
    keyboardInset.update()
  }

  /// Turns editing of the table on or off.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  // MARK: UITableViewDataSource

  /// Returns the number of static sections, or else 1. A subclass returns its number of sections.
  @discardableResult
  open func numberOfSections(in tableView: UITableView) -> Int { staticRows?.sections.count ?? 1 }

  /// Returns the number of static rows, or else 0. A subclass returns its number of rows.
  @discardableResult
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    staticRows?.section(section)?.cells.count ?? 0
  }

  /// Returns a static cell, or else an empty one. A subclass returns its cells.
  @discardableResult
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    staticRows?.cell(at: indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns the title of a static section, or else nil, for a section without a header. A subclass
  /// returns titles.
  @discardableResult
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    staticRows?.section(section)?.header
  }

  /// Returns the title of a static section, or else nil, for a section without a footer. A subclass
  /// returns titles.
  @discardableResult
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    staticRows?.section(section)?.footer
  }

  /// Returns true: in editing, all rows have editing controls. Static rows have none.
  @discardableResult
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    staticRows == nil
  }

  /// Returns false. A subclass that allows moving returns true, and overrides
  /// `tableView(_:moveRowAt:to:)`.
  @discardableResult
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Returns the index of the title, as that of the section.
  @discardableResult
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Called after the user has confirmed a deletion or an insertion: a subclass changes its data
  /// and the rows. Empty by default.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Called after the user has moved a row: a subclass moves it in its data. Empty by default.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns nil, for no section index.
  @discardableResult
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  // MARK: UITableViewDelegate

  /// Called before a cell is added to the view. Empty by default.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Called before a header is added to the table. Empty by default.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}

  /// Called before a footer is added to the table. Empty by default.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}

  /// Called after a cell was removed from the view; its item may be deleted. Empty by default.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Called after a header was removed from the table. Empty by default.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}

  /// Called after a footer was removed from the table. Empty by default.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}

  /// Returns the height of a static cell that has one, or else the table view's `rowHeight`.
  @discardableResult
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if let staticRows, staticRows.haveHeights {
      return staticRows.height(at: indexPath) ?? tableView.rowHeight
    }
    return tableView.delegateDefault(tableView.rowHeight)
  }

  /// Returns the table view's `sectionHeaderHeight`.
  @discardableResult
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.delegateDefault(tableView.sectionHeaderHeight)
  }

  /// Returns the table view's `sectionFooterHeight`.
  @discardableResult
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.delegateDefault(tableView.sectionFooterHeight)
  }

  /// Returns the table view's `estimatedRowHeight`.
  @discardableResult
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.delegateDefault(tableView.estimatedRowHeight) }

  /// Returns the table view's `estimatedSectionHeaderHeight`.
  @discardableResult
  open func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { tableView.delegateDefault(tableView.estimatedSectionHeaderHeight) }

  /// Returns the table view's `estimatedSectionFooterHeight`.
  @discardableResult
  open func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { tableView.delegateDefault(tableView.estimatedSectionFooterHeight) }

  /// Returns nil, for the title of the data source.
  @discardableResult
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.delegateDefault(nil)
  }

  /// Returns nil, for the title of the data source.
  @discardableResult
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    tableView.delegateDefault(nil)
  }

  /// Called after a tap on the detail button of a row. Empty by default.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  /// Returns true: a touch highlights every row.
  @discardableResult
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Called when a touch has highlighted a row. Empty by default.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Called when a row is no longer highlighted. Empty by default.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Returns the tapped row.
  @discardableResult
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Returns the given row.
  @discardableResult
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Called after the user, not code, has selected a row. Empty by default.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Called after the user, not code, has deselected a row. Empty by default.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Returns `delete`: in editing, every row that can be edited has a button to delete it.
  @discardableResult
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }

  /// Returns nil, for the localized word "Delete".
  @discardableResult
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }

  /// Returns true: in editing, the content moves beside the editing control.
  @discardableResult
  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when a swipe makes a row editable. Empty by default.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Called when a row that a swipe made editable no longer is. Empty by default.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  /// Returns the proposed position.
  @discardableResult
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  /// Returns 0, for content that is not indented.
  @discardableResult
  open func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { 0 }

  /// Returns true. Without effect here: there is no focus.
  @discardableResult
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }

  /// Returns false: two fingers select no rows.
  @discardableResult
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  /// Called when two fingers begin to select rows. Empty by default.
  open func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// Called when two fingers have ended to select rows. Empty by default.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

  /// Returns nil, for no actions at the leading edge.
  @discardableResult
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// Returns nil, for a button to delete a row that can be edited.
  @discardableResult
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// Returns nil, for no context menu.
  @discardableResult
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns nil, for a preview of the row.
  @discardableResult
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns nil, for a preview of the row.
  @discardableResult
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Called for a tap on the preview of a menu; the animator runs with its end. Empty by default.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Called before a menu appears; the animator runs with it. Empty by default.
  open func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before a menu disappears; the animator runs with it. Empty by default.
  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: UIScrollViewDelegate

  /// Called for every change of the content offset, also by code. Empty by default.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Called when a finger begins to scroll. Empty by default.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Called when the finger is lifted; the target offset may be changed. Empty by default.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Called after the finger was lifted, with whether the content continues to move. Empty by
  /// default.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Called when the content continues to move without a finger. Empty by default.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Called when the content has come to rest after a drag. Empty by default.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Called at the end of an animated change of the offset by code. Empty by default.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
