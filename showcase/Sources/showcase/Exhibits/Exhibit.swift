// SPDX-License-Identifier: MIT

/// A screen on the page: what it looks like, the lines of code that make it, and further reading.
struct Exhibit {
  enum Medium {
    /// The screen while its script uses it.
    case clip
    case picture
  }

  /// A declaration in a source file.
  struct Code {
    /// The file, relative to the package.
    var file: String
    /// The beginning of the declaration's first line, without indentation.
    var declaration: String
  }

  /// The name of the screen, and of the file with its clip or picture.
  var screen: String
  var medium = Medium.clip
  /// The width of the screen in points; nil for a phone's.
  var size: String?
  var title: String
  var text: String
  var code: [Code]
  /// Documents, as titles and paths relative to the package.
  var documents: [(title: String, path: String)]

  var file: String { screen + (medium == .clip ? ".mp4" : ".png") }

  /// The screens of the page, in its order.
  static let all = [
    trips, feed, airBar, drawer, picture, rotation, header, card, alignments, settings,
  ]

  private static let gallery = "showcase/Sources/ScreenGallery/"

  private static let trips = Exhibit(
    screen: "trips", title: "An application",
    text: """
      The screen is a function of one state. When it changes, the list, the stack of controllers, \
      the card, the alert and the bars are set again, as models; a model that is equal to the last \
      one does nothing. Swipes change the same state: a page that is swiped away, or a card that is pulled \
      down, removes its model. The title follows the list through a coordinator, without a model \
      in between.
      """,
    code: [
      .init(file: gallery + "Trips/TripsScreen.swift", declaration: "private func update("),
      .init(file: gallery + "Trips/ExploreViewController.swift", declaration: "private var place:"),
      .init(file: gallery + "Trips/PlacesViewController.swift", declaration: "@BarModelBuilder"),
      .init(
        file: gallery + "Trips/TripBars.swift", declaration: "final class TitleBarCoordinator"),
      .init(file: gallery + "Trips/TripsScript.swift", declaration: "private func fill("),
    ],
    documents: [
      ("Bars", "docs/design/bars.md"), ("Navigation", "docs/design/navigation.md"),
      ("Presentations", "docs/design/presentations.md"), ("Sheets", "docs/design/sheets.md"),
      ("Text and keyboard", "docs/design/text-input.md"),
    ])

  private static let feed = Exhibit(
    screen: "feed", title: "A collection view",
    text: """
      Six hundred rows, which are filtered, sorted and updated. The sections are declared again \
      after every change; the collection view compares them with the ones before, and animates \
      the difference.
      """,
    code: [
      .init(file: gallery + "FeedScreen.swift", declaration: "private func update("),
      .init(file: gallery + "FeedScreen.swift", declaration: "private func item("),
      .init(file: gallery + "PackageRow.swift", declaration: "func setContent("),
    ],
    documents: [
      ("EpoxyCollectionView", "docs/design/epoxycollectionview.md"),
      ("EpoxyCore", "docs/design/epoxycore.md"),
    ])

  private static let airBar = Exhibit(
    screen: "airbar", title: "A bar with three states",
    text: """
      Two lists share a bar with three heights. It follows the finger, comes to rest at one of its \
      heights, and keeps its height while the lists are swapped. The parts of the bar fade with \
      its progress between two heights.
      """,
    code: [
      .init(file: gallery + "AirBarScreen.swift", declaration: "private func bindIfNeeded("),
      .init(file: gallery + "AirBarScreen.swift", declaration: "private func layoutBar("),
    ],
    documents: [("AirBar", "docs/design/airbar.md"), ("The bar reducer", "docs/design/bar.md")])

  private static let fluid: [(title: String, path: String)] = [
    ("Fluid interfaces", "docs/design/fluidinterfaces.md"), ("Springs", "docs/design/spring.md"),
  ]

  private static let drawer = Exhibit(
    screen: "fluid-drawer", title: "A drawer",
    text: """
      A tap opens it without a bounce, a flick with one. One drag opens the drawer and then scrolls \
      its list, and back again. A finger stops it at any time, and goes on from there.
      """,
    code: [
      .init(
        file: gallery + "Fluid/PlacementScenes.swift", declaration: "final class DrawerScene"),
      .init(
        file: gallery + "Fluid/FluidScripts.swift", declaration: "private func moveDrawer("),
    ],
    documents: fluid)

  private static let picture = Exhibit(
    screen: "fluid-pip", title: "A picture in picture",
    text:
      "The picture lands in the corner to which it was thrown, as far as a scroll view would go.",
    code: [
      .init(
        file: gallery + "Fluid/PlacementScenes.swift",
        declaration: "final class PictureInPictureScene")
    ],
    documents: fluid)

  private static let rotation = Exhibit(
    screen: "fluid-rotation", title: "A rotation",
    text: "Two fingers turn the square. It ends at the right angle to which it would have turned.",
    code: [
      .init(
        file: gallery + "Fluid/PlacementScenes.swift", declaration: "final class RotationScene")
    ],
    documents: fluid)

  private static let header = Exhibit(
    screen: "header", title: "A scroll view",
    text: """
      A hundred rows under a header that follows them: the headless UIKit decelerates, bounces and \
      is interrupted as Apple's does.
      """,
    code: [.init(file: gallery + "HeaderScreen.swift", declaration: "private func layoutHeader(")],
    documents: [("Scrolling", "docs/design/scrolling.md")])

  private static let card = Exhibit(
    screen: "card", title: "A spring",
    text: "A card that a finger pulls and a spring brings back, with the velocity of the finger.",
    code: [.init(file: gallery + "CardScreen.swift", declaration: "private func dragged(")],
    documents: [
      ("Springs", "docs/design/spring.md"), ("Animation", "docs/design/animation.md"),
    ])

  private static let alignments = Exhibit(
    screen: "alignments", medium: .picture, title: "Groups",
    text: """
      Horizontal and vertical groups align their items, share their room and wrap: every picture \
      is one group. Items are models, as in the collection view.
      """,
    code: [
      .init(
        file: gallery + "Trips/TripViews.swift", declaration: "func setContent(_ content: Content")
    ],
    documents: [("Layout groups", "docs/design/layoutgroups.md")])

  private static let settings = Exhibit(
    screen: "settings", title: "Plain UIKit",
    text: """
      A form of stack views, switches and sliders, with a push and a presentation, and without any \
      of the modules above: what Apple documents runs without a device. The script below uses it as \
      a finger does.
      """,
    code: [
      .init(file: gallery + "SettingsScreen.swift", declaration: "private func addSwitches("),
      .init(file: gallery + "GalleryScreen.swift", declaration: "private func useSettings("),
    ],
    documents: [
      ("The headless UIKit", "docs/design/headless.md"), ("Layout", "docs/design/autolayout.md"),
      ("Rendering", "docs/design/renderer.md"),
    ])
}
