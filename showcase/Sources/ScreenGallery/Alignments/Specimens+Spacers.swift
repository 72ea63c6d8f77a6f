// SPDX-License-Identifier: MIT
import EpoxyLayoutGroups

// Each spacer is shown twice: between two short items, and before an item that is larger than the
// group.
extension SpecimenSection {
  static var spacers: SpecimenSection {
    SpecimenSection(
      title: "Spacers, with room and without",
      specimens: [
        wide("SpacerItem(dataID: …)", LayoutSpacer.Style(), "all the room that is left"),
        wide(".init(minWidth: 40)", .init(minWidth: 40), "at least 40, and what is left"),
        wide(".init(maxWidth: 40)", .init(maxWidth: 40), "at most 40; the last item is stretched"),
        wide(".init(fixedWidth: 40)", .init(fixedWidth: 40), "40, whatever is beside it"),
        high(".init(minHeight: 20)", .init(minHeight: 20), "at least 20, and what is left"),
        high(
          ".init(maxHeight: 20)", .init(maxHeight: 20), "at most 20; the last item is stretched"),
        high(".init(fixedHeight: 20)", .init(fixedHeight: 20), "20, whatever is beside it"),
      ])
  }

  private static func wide(
    _ code: String, _ style: LayoutSpacer.Style, _ note: String
  ) -> Specimen {
    Specimen(code, note) {
      VGroup(spacing: 12) {
        for wish: CGFloat in [30, 1_000] {
          HGroupItem(
            dataID: wish, style: HGroup.Style(reflowsForAccessibilityTypeSizes: false)
          ) {
            rigid(Block(30, 30, .neighbor))
            spacer(style)
            Block(wish, 30)
          }
        }
      }
    }
  }

  private static func high(
    _ code: String, _ style: LayoutSpacer.Style, _ note: String
  ) -> Specimen {
    Specimen(code, note, height: specimenHeight) {
      HGroup(style: HGroup.Style(spacing: 12, reflowsForAccessibilityTypeSizes: false)) {
        for wish: CGFloat in [12, 1_000] {
          VGroupItem(dataID: wish) {
            rigid(Block(56, 12, .neighbor))
            spacer(style)
            Block(56, wish)
          }
        }
        SpacerItem(dataID: "rest")
      }
    }
  }

  /// Returns a spacer, and a view that shows its frame.
  private static func spacer(_ style: LayoutSpacer.Style) -> ZGroupItem {
    ZGroupItem(dataID: "spacer") {
      SpacerItem(dataID: "spacer", style: style)
      GroupItem<Block>(dataID: "room") {
        Block(UIView.noIntrinsicMetric, UIView.noIntrinsicMetric, .room)
      }
    }
  }

  /// Makes a block keep its size.
  private static func rigid(_ block: Block) -> Block {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      block.setContentHuggingPriority(.required, for: axis)
      block.setContentCompressionResistancePriority(.required, for: axis)
    }
    return block
  }
}
