// SPDX-License-Identifier: MIT

/// A controller whose view is a collection view.
///
/// ```swift
/// final class NumbersController: UICollectionViewController {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "number")
///   }
///
///   override func collectionView(_: UICollectionView, numberOfItemsInSection: Int) -> Int { 3 }
///
///   override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
///     -> UICollectionViewCell
///   {
///     view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
///   }
/// }
///
/// let host = ScreenHost(.iPhone15)
/// let controller = NumbersController(collectionViewLayout: UICollectionViewFlowLayout())
/// host.show(controller)
/// print(controller.collectionView.visibleCells.count)  // 3
/// ```
///
/// It is the delegate and the data source. Its lower content inset contains the keyboard while it
/// is visible.
///
/// The methods of the collection view's protocols are declared here with their default behavior, so
/// that a subclass overrides them, as on Apple's platforms.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  private let layoutOfView: UICollectionViewLayout
  private var storedView: UICollectionView?
  private var press: UILongPressGestureRecognizer?
  private lazy var keyboardInset = KeyboardInset { [weak self] in self?.storedView }

  /// The view in which the controller shows items, which is also `view`.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView = newValue
      view = newValue
      installPress()
    }
  }

  /// Whether the selected items are deselected when the view appears.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a long press begins an interactive movement of an item.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { if isViewLoaded { installPress() } }
  }

  /// Creates a controller with the layout for its collection view.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    layoutOfView = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with the collection view of a nib or, if there is none, one with a flow
  /// layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    layoutOfView = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with the collection view of a storyboard or a nib.
  public required init?(coder: NSCoder) {
    layoutOfView = UICollectionViewFlowLayout()
    super.init(coder: coder)
    InterfaceCoder.configure(self, as: UICollectionViewController.self, with: coder)
  }

  /// The layout with which the controller was created, or that of the loaded collection view.
  open var collectionViewLayout: UICollectionViewLayout {
    archive == nil ? layoutOfView : storedView?.collectionViewLayout ?? layoutOfView
  }

  /// Loads the collection view from the storyboard or the nib, or creates one. Its delegate and
  /// data source are the controller, unless the file connects others.
  open override func loadView() {
    if let view = loadArchivedView(as: UICollectionView.self) {
      storedView = view
      if view.dataSource == nil { view.dataSource = self }
      if view.delegate == nil { view.delegate = self }
      return installPress()
    }
    let view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layoutOfView)
    view.dataSource = self
    view.delegate = self
    storedView = view
    self.view = view
    installPress()
  }

  /// Deselects the selected items if ``clearsSelectionOnViewWillAppear`` is true. From now on,
  /// until the view disappears, the lower content inset contains the part of the keyboard that the
  /// safe area does not contain.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    keyboardInset.begin()
    guard clearsSelectionOnViewWillAppear else { return }
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: animated)
    }
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

  // MARK: Moving items

  private func installPress() {
    if let press { press.view?.removeGestureRecognizer(press) }
    press = nil
    guard installsStandardGestureForInteractiveMovement, let storedView else { return }
    let press = UILongPressGestureRecognizer { [weak self] in self?.pressed($0) }
    storedView.addGestureRecognizer(press)
    self.press = press
  }

  private func pressed(_ press: UIGestureRecognizer) {
    guard let view = storedView else { return }
    let location = press.location(in: view)
    switch press.state {
    case .began:
      let isPickedUp =
        view.indexPathForItem(at: location).map(view.beginInteractiveMovementForItem(at:)) ?? false
      if isPickedUp {
        view.updateInteractiveMovementTargetPosition(location)
      } else {
        press.state = .cancelled
      }
    case .changed: view.updateInteractiveMovementTargetPosition(location)
    case .ended: view.endInteractiveMovement()
    case .cancelled, .failed: view.cancelInteractiveMovement()
    case .possible: break
    }
  }

  // MARK: UICollectionViewDataSource

  /// Returns 1. A subclass returns its number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns 0. A subclass returns its number of items.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Returns an empty cell. A subclass returns its cells.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  /// Returns an empty view. A subclass returns its supplementary views.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }

  /// Returns false. A subclass returns which items may be moved.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { false }

  /// Called after the user has moved an item: a subclass moves it in its data. Empty by default.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns nil. A subclass returns the titles of an index.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the first item of the section at the position of the title. A subclass returns another
  /// one.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    IndexPath(item: 0, section: index)
  }

  // MARK: UICollectionViewDelegate

  /// Returns true: a touch highlights every item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when a touch has highlighted an item. Empty by default.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Called when an item is no longer highlighted. Empty by default.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Returns true: the user can select every item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Returns true: the user can deselect every item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called after the user, not code, has selected an item. Empty by default.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Called after the user, not code, has deselected an item. Empty by default.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// Called before a cell is added to the view. Empty by default.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called before a supplementary view is added to the view. Empty by default.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Called after a cell was removed from the view; its item may be deleted. Empty by default.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called after a supplementary view was removed from the view. Empty by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Returns the proposed index path.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  /// Returns the proposed offset.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the menu of a single item.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    indexPaths.count == 1
      ? self.collectionView(
        collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point) : nil
  }

  /// Returns nil, for no context menu.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns the preview of a menu, without an index path.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// Returns the preview of a menu, without an index path.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// Returns nil, for a preview of the cell.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns nil, for a preview of the cell.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Called for a tap on the preview of a menu; the animator runs with its end. Empty by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Called before a menu appears; the animator runs with it. Empty by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before a menu disappears; the animator runs with it. Empty by default.
  open func collectionView(
    _ collectionView: UICollectionView,
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
