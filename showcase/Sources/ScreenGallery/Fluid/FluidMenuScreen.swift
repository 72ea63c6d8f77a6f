// SPDX-License-Identifier: MIT
internal import EpoxyCollectionView
internal import FluidInterfaces
import HeadlessHost

/// The menu of the eight interfaces, as in the application of the article.
final class FluidMenuScreen: CollectionViewController {
  /// An interface, with the name of its scene on the command line.
  struct Entry {
    let name: String
    let title: String
    let summary: String
    let make: @MainActor () -> FluidScene
  }

  static let entries = [
    Entry(
      name: "fluid-calculator", title: "Calculator button", summary: "highlights at once",
      make: { CalculatorScene() }),
    Entry(
      name: "fluid-springs", title: "Springs", summary: "damping and response, no duration",
      make: { SpringScene() }),
    Entry(
      name: "fluid-flashlight", title: "Flashlight button", summary: "force, and two haptics",
      make: { FlashlightScene() }),
    Entry(
      name: "fluid-rubberband", title: "Rubberbanding", summary: "always responsive",
      make: { RubberbandScene() }),
    Entry(
      name: "fluid-pause", title: "Acceleration pausing", summary: "no timers",
      make: { AccelerationScene() }),
    Entry(
      name: "fluid-drawer", title: "Rewarding momentum", summary: "a drawer with a bounce",
      make: { DrawerScene() }),
    Entry(
      name: "fluid-pip", title: "Picture in picture", summary: "thrown into a corner",
      make: { PictureInPictureScene() }),
    Entry(
      name: "fluid-rotation", title: "Rotation", summary: "always ends at a valid angle",
      make: { RotationScene() }),
  ]

  init() {
    super.init(
      layout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    title = "Fluid interfaces"
    navigationItem.backButtonTitle = "Menu"
    setSections([SectionModel(items: Self.entries.map(item))], animated: false)
  }

  private func item(_ entry: Entry) -> any ItemModeling {
    TextRow.itemModel(
      dataID: entry.name, content: entry.title, style: .standard
    )
    .didSelect { [weak self] _ in
      self?.navigationController?.pushViewController(entry.make(), animated: true)
    }
  }
}
