// SPDX-License-Identifier: MIT

/// Manages a collection view that fills its view.
///
/// The methods of the collection view's protocols stand here with what they do by default, so that a
/// subclass overrides them, as it has to on Apple's platforms.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  private let layoutOfView: UICollectionViewLayout
  private var storedView: UICollectionView?
  private var press: UILongPressGestureRecognizer?

  /// The collection view.
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

  /// Whether what was selected is deselected when the view appears.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a long press picks up an item that the data source lets move.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { if isViewLoaded { installPress() } }
  }

  /// Creates a controller of a collection view with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    layoutOfView = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a flow layout: there are no nibs here to read a layout from.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    layoutOfView = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Controllers cannot be decoded: there are no archives here.
  public required init?(coder: NSCoder) {
    layoutOfView = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The layout that the controller was made with.
  open var collectionViewLayout: UICollectionViewLayout { layoutOfView }

  /// Makes the collection view.
  open override func loadView() {
    let view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layoutOfView)
    view.dataSource = self
    view.delegate = self
    storedView = view
    self.view = view
    installPress()
  }

  /// Deselects what was selected.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: animated)
    }
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
    let place = press.location(in: view)
    switch press.state {
    case .began:
      let isPickedUp =
        view.indexPathForItem(at: place).map(view.beginInteractiveMovementForItem(at:)) ?? false
      if isPickedUp {
        view.updateInteractiveMovementTargetPosition(place)
      } else {
        press.state = .cancelled
      }
    case .changed: view.updateInteractiveMovementTargetPosition(place)
    case .ended: view.endInteractiveMovement()
    case .cancelled, .failed: view.cancelInteractiveMovement()
    case .possible: break
    }
  }

  // MARK: UICollectionViewDataSource

  /// Returns 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// No items: a subclass says how many.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// An empty cell: a subclass makes them.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  /// An empty view: a subclass makes them.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }

  /// No: a subclass says which items may be moved.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { false }

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: UICollectionViewDelegate

  /// Yes.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Yes.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Yes.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// The proposed place.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  /// The proposed offset.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: UIScrollViewDelegate

  /// Does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
