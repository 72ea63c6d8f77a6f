// SPDX-License-Identifier: MIT
import EpoxyLayoutGroups

/// A section of specimens of the same kind.
@MainActor
struct SpecimenSection {
  let title: String
  let specimens: [Specimen]

  init(title: String, specimens: [Specimen]) {
    self.title = title
    self.specimens = specimens.map { $0.inSection(title) }
  }

  /// All sections, in the order of the documented tables.
  static var all: [SpecimenSection] {
    [rows, columns, layers, precedence, room, largeText, spacers]
  }
}

/// The height, in points, of a group that demonstrates vertical positions.
let specimenHeight: CGFloat = 72

// MARK: Rows

extension SpecimenSection {
  fileprivate static var rows: SpecimenSection {
    SpecimenSection(
      title: "HGroup: verticalAlignment of items",
      specimens: [
        row(".fill", .fill, "from the upper edge to the lower one"),
        row(".top", .top, "at the upper edge, as high as it is"),
        row(".bottom", .bottom, "at the lower edge"),
        row(".center", .center, "in the middle of the group"),
        Specimen(
          ".centered(to: title)", "in the middle of another item", height: specimenHeight,
          makeGroup: rowCenteredToTitle),
        Specimen(
          ".custom { … }", "what constraints say: here the lower edge in the middle",
          height: specimenHeight, makeGroup: rowWithCustomItem),
      ])
  }

  private static func row(
    _ code: String, _ alignment: HGroup.ItemAlignment, _ note: String
  ) -> Specimen {
    Specimen(code, note, height: specimenHeight) {
      HGroup(style: HGroup.Style(spacing: 8, reflowsForAccessibilityTypeSizes: false)) {
        Block(28, 16).verticalAlignment(alignment)
        Block(28, 60, .neighbor).verticalAlignment(.center)
        Block(28, 32).verticalAlignment(alignment)
        SpacerItem(dataID: "spacer")
      }
    }
  }

  private static func rowCenteredToTitle() -> any Group {
    let title = Block(60, 16, .partner)
    return HGroup(style: HGroup.Style(spacing: 8, reflowsForAccessibilityTypeSizes: false)) {
      Block(28, 28).verticalAlignment(.centered(to: title))
      VGroupItem(dataID: "texts", style: VGroup.Style(alignment: .leading, spacing: 8)) {
        title.padding(NSDirectionalEdgeInsets(top: 12, leading: 0, bottom: 0, trailing: 0))
        Block(100, 36, .neighbor)
      }
    }
  }

  private static func rowWithCustomItem() -> any Group {
    // A custom item at an end of the group would also need a constraint for its start.
    HGroup(style: HGroup.Style(spacing: 8, reflowsForAccessibilityTypeSizes: false)) {
      Block(28, 60, .neighbor).verticalAlignment(.center)
      Block(28, 32).verticalAlignment(
        .custom { container, item in
          [item.bottomAnchor.constraint(equalTo: container.centerYAnchor)]
        })
      Block(28, 60, .neighbor).verticalAlignment(.center)
      SpacerItem(dataID: "spacer")
    }
  }
}

// MARK: Columns

extension SpecimenSection {
  fileprivate static var columns: SpecimenSection {
    SpecimenSection(
      title: "VGroup: horizontalAlignment of items",
      specimens: [
        column(".fill", .fill, "from the leading edge to the trailing one"),
        column(".leading", .leading, "at the leading edge, as wide as it is"),
        column(".trailing", .trailing, "at the trailing edge"),
        column(".center", .center, "in the middle of the group"),
        Specimen(
          ".centered(to: word)", "in the middle of another item", makeGroup: columnCenteredToWord),
        Specimen(
          ".custom { … }", "what constraints say: here the leading edge in the middle",
          makeGroup: columnWithCustomItem),
      ])
  }

  private static func column(
    _ code: String, _ alignment: VGroup.ItemAlignment, _ note: String
  ) -> Specimen {
    Specimen(code, note) {
      VGroup(spacing: 12) {
        Block(28, 16).horizontalAlignment(alignment)
        Block(120, 16, .neighbor).horizontalAlignment(.center)
        Block(56, 16).horizontalAlignment(alignment)
      }
    }
  }

  private static func columnCenteredToWord() -> any Group {
    let word = Block(40, 30, .partner)
    return VGroup(spacing: 12) {
      Block(24, 30).horizontalAlignment(.centered(to: word))
      HGroupItem(
        dataID: "words", style: HGroup.Style(spacing: 8, reflowsForAccessibilityTypeSizes: false)
      ) {
        Block(50, 30, .neighbor)
        word
        SpacerItem(dataID: "spacer")
      }
    }
  }

  private static func columnWithCustomItem() -> any Group {
    VGroup(alignment: .center, spacing: 12) {
      Block(120, 16, .neighbor)
      Block(56, 16).horizontalAlignment(
        .custom { container, item in
          [item.leadingAnchor.constraint(equalTo: container.centerXAnchor)]
        })
      Block(120, 16, .neighbor)
    }
  }
}

// MARK: Layers

extension SpecimenSection {
  private static let across: [VGroup.ItemAlignment] = [.leading, .center, .trailing]
  private static let down: [HGroup.ItemAlignment] = [.top, .center, .bottom]

  fileprivate static var layers: SpecimenSection {
    SpecimenSection(
      title: "ZGroup: both of them",
      specimens: [
        Specimen(
          ".fill × .fill", "unless told otherwise, as the badge is that lies in front",
          height: specimenHeight, makeGroup: pictureWithBadge),
        Specimen(
          ".leading, .center, .trailing × .top, .center, .bottom", "an alignment each way",
          height: specimenHeight, makeGroup: ninePlaces),
        Specimen(
          ".fill × .top, .center, .bottom", "across only",
          height: specimenHeight, makeGroup: fillingAcross),
        Specimen(
          ".leading, .center, .trailing × .fill", "down only",
          height: specimenHeight, makeGroup: fillingDown),
        Specimen(
          ".centered(to: picture)", "in the middle of another item, both ways",
          height: specimenHeight, makeGroup: layerCenteredToPicture),
        Specimen(
          ".custom { … }", "what constraints say: here on the picture's corner",
          height: specimenHeight, makeGroup: layerOnCorner),
      ])
  }

  private static func pictureWithBadge() -> any Group {
    ZGroup {
      Block(10, 10, .neighbor)
      Block(24, 24).horizontalAlignment(.trailing).verticalAlignment(.top).padding(6)
    }
  }

  private static func ninePlaces() -> any Group {
    ZGroup {
      for x in across {
        for y in down {
          Block(24, 16).horizontalAlignment(x).verticalAlignment(y)
        }
      }
    }
  }

  private static func fillingAcross() -> any Group {
    ZGroup(horizontalAlignment: .fill) {
      for y in down { Block(24, 16).verticalAlignment(y) }
    }
  }

  private static func fillingDown() -> any Group {
    ZGroup(verticalAlignment: .fill) {
      for x in across { Block(24, 16).horizontalAlignment(x) }
    }
  }

  private static func layerCenteredToPicture() -> any Group {
    let picture = Block(64, 48, .partner)
    return ZGroup {
      picture.horizontalAlignment(.trailing).verticalAlignment(.bottom).padding(8)
      Block(24, 24).horizontalAlignment(.centered(to: picture))
        .verticalAlignment(.centered(to: picture))
    }
  }

  private static func layerOnCorner() -> any Group {
    let picture = Block(64, 48, .partner)
    return ZGroup {
      picture.horizontalAlignment(.leading).verticalAlignment(.center).padding(12)
      Block(20, 20)
        .horizontalAlignment(
          .custom { _, badge in [badge.centerXAnchor.constraint(equalTo: picture.trailingAnchor)] }
        )
        .verticalAlignment(
          .custom { _, badge in [badge.centerYAnchor.constraint(equalTo: picture.topAnchor)] })
    }
  }
}
