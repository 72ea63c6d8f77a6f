// SPDX-License-Identifier: MIT
import EpoxyLayoutGroups

// MARK: Alignment of a group and of its items

extension SpecimenSection {
  static var precedence: SpecimenSection {
    SpecimenSection(
      title: "A group's alignment, and an item's own",
      specimens: [
        Specimen(
          "HGroup(alignment: .center)", "for all items", height: specimenHeight,
          makeGroup: { row(Block(28, 32)) }),
        Specimen(
          "item.verticalAlignment(.top)", "the orange one has its own", height: specimenHeight,
          makeGroup: { row(Block(28, 32, .partner).verticalAlignment(.top)) }),
        Specimen(
          "VGroup(alignment: .trailing)", "for all items",
          makeGroup: { column(Block(70, 16)) }),
        Specimen(
          "item.horizontalAlignment(.center)", "the orange one has its own",
          makeGroup: { column(Block(70, 16, .partner).horizontalAlignment(.center)) }),
      ])
  }

  private static func row(_ middle: any Constrainable) -> any Group {
    HGroup(
      style: HGroup.Style(alignment: .center, spacing: 8, reflowsForAccessibilityTypeSizes: false)
    ) {
      Block(28, 16)
      middle
      Block(28, 52)
      SpacerItem(dataID: "spacer")
    }
  }

  private static func column(_ middle: any Constrainable) -> any Group {
    VGroup(alignment: .trailing, spacing: 12) {
      Block(28, 16)
      middle
      Block(120, 16)
    }
  }
}

// MARK: Spacing and padding

extension SpecimenSection {
  static var room: SpecimenSection {
    SpecimenSection(
      title: "Spacing and padding",
      specimens: [
        Specimen(
          "HGroup(spacing: 4)", "between items, not around them", height: specimenHeight,
          makeGroup: { row(spacing: 4) }),
        Specimen(
          "HGroup(spacing: 24)", "more of it", height: specimenHeight,
          makeGroup: { row(spacing: 24) }),
        Specimen(
          "item.padding(12)", "around one item, on top of the spacing", height: specimenHeight,
          makeGroup: { row(spacing: 4, padding: NSDirectionalEdgeInsets(12, 12, 12, 12)) }),
        Specimen(
          "item.padding(.init(top: 0, leading: 24, bottom: 24, trailing: 4))",
          "each edge its own, whatever the item's alignment is", height: specimenHeight,
          makeGroup: { row(spacing: 4, padding: NSDirectionalEdgeInsets(0, 24, 24, 4)) }),
      ])
  }

  private static func row(
    spacing: CGFloat, padding: NSDirectionalEdgeInsets = .zero
  ) -> any Group {
    HGroup(style: HGroup.Style(spacing: spacing, reflowsForAccessibilityTypeSizes: false)) {
      Block(28, 16, .neighbor)
      Block(28, 16).padding(padding)
      Block(28, 16, .neighbor)
      SpacerItem(dataID: "spacer")
    }
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate init(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat) {
    self.init(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

// MARK: Large text

extension SpecimenSection {
  static var largeText: SpecimenSection {
    SpecimenSection(
      title: "An HGroup at accessibility text sizes",
      specimens: [
        upright(".leading", .leading, "what an upright row does unless told"),
        upright(".trailing", .trailing, "at the trailing edge"),
        upright(".center", .center, "in the middle"),
        upright(".fill", .fill, "from edge to edge"),
        Specimen(
          "item.accessibilityAlignment(.centered(to: word))", "one item, in the middle of another",
          makeGroup: uprightCenteredToWord),
        Specimen(
          "item.accessibilityAlignment(.custom { … })",
          "one item, as constraints say: here the leading edge in the middle",
          makeGroup: uprightCustom),
        Specimen(
          "HGroup(alignment: .center, spacing: 8)",
          "upright at accessibility sizes: this one follows the text",
          makeGroup: { message(HGroup.Style(alignment: .center, spacing: 8)) }),
        Specimen(
          ".reflowsForAccessibilityTypeSizes(false)", "a row at any size",
          makeGroup: {
            message(
              HGroup.Style(
                alignment: .center, spacing: 8, reflowsForAccessibilityTypeSizes: false))
          }),
        Specimen(
          ".forceAccessibilityVerticalLayout(true)", "upright at any size",
          makeGroup: {
            message(
              HGroup.Style(
                alignment: .center, spacing: 8, forceVerticalAccessibilityLayout: true))
          }),
      ])
  }

  private static func upright(
    _ code: String, _ alignment: VGroup.ItemAlignment, _ note: String
  ) -> Specimen {
    Specimen("accessibilityAlignment: \(code)", note) {
      uprightRow(alignment) {
        Block(28, 16)
        Block(120, 16)
        Block(56, 16)
      }
    }
  }

  private static func uprightRow(
    _ alignment: VGroup.ItemAlignment, @GroupModelBuilder items: () -> [any GroupItemModeling]
  ) -> HGroup {
    HGroup(
      style: HGroup.Style(
        accessibilityAlignment: alignment, spacing: 12, forceVerticalAccessibilityLayout: true),
      items)
  }

  private static func uprightCenteredToWord() -> any Group {
    let word = Block(56, 16, .partner)
    return uprightRow(.leading) {
      Block(120, 16, .neighbor)
      Block(28, 16).accessibilityAlignment(.centered(to: word))
      word.accessibilityAlignment(.trailing)
    }
  }

  private static func uprightCustom() -> any Group {
    uprightRow(.leading) {
      Block(120, 16, .neighbor)
      Block(28, 16).accessibilityAlignment(
        .custom { container, item in
          [item.leadingAnchor.constraint(equalTo: container.centerXAnchor)]
        })
      Block(56, 16, .neighbor)
    }
  }

  private static func message(_ style: HGroup.Style) -> any Group {
    let (name, time) = (UILabel(), UILabel())
    for (label, text) in [(name, "Mail"), (time, "9:41")] {
      label.text = text
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
    }
    time.textColor = .secondaryLabel
    time.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let picture = Block(36, 36)
    picture.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    return HGroup(style: style) {
      picture
      name
      time
    }
  }
}
