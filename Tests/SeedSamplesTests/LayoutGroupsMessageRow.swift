// SPDX-License-Identifier: MIT
import EpoxyLayoutGroups

private typealias Label = LayoutGroupsSamples.Label
private typealias ImageView = LayoutGroupsSamples.ImageView
private typealias ColorView = LayoutGroupsSamples.ColorView

/// The sample's complex component.
final class LayoutGroupsMessageRow: UIView {
  enum DataID {
    case avatar, contentGroup, topContainer, nameGroup, topSpacer, disclosureGroup, name, unread
    case date, disclosureArrow, message, seen
  }

  struct Content: Equatable {
    var name: String
    var date: String
    var messagePreview: String
    var seenText: String
  }

  init() {
    super.init(frame: .zero)
    group.install(in: self)
    group.constrainToMargins()
  }

  required init?(coder: NSCoder) { nil }

  let group = HGroup(spacing: 8)

  // The setContent method can be called anytime and the group will
  // perform an intelligent diff to only create, delete, move, or update views as needed
  func setContent(_ content: Content, animated: Bool) {
    group.setItems {
      avatar
      VGroupItem(
        dataID: DataID.contentGroup,
        style: .init(spacing: 8)
      ) {
        HGroupItem(
          dataID: DataID.topContainer,
          style: .init(alignment: .center, spacing: 8)
        ) {
          HGroupItem(
            dataID: DataID.nameGroup,
            style: .init(alignment: .center, spacing: 8)
          ) {
            name(content.name)
            unreadIndicator
          }
          .reflowsForAccessibilityTypeSizes(false)

          SpacerItem(dataID: DataID.topSpacer)

          HGroupItem(
            dataID: DataID.disclosureGroup,
            style: .init(alignment: .center, spacing: 8)
          ) {
            date(content.date)
            disclosureIndicator
          }
          .reflowsForAccessibilityTypeSizes(false)
        }

        messagePreview(content.messagePreview)
        seenText(content.seenText)
      }
    }
  }

  // Computed variables and functions to create the nested group items

  private var avatar: GroupItemModeling {
    ImageView.groupItem(
      dataID: DataID.avatar,
      content: UIImage(systemName: "person.crop.circle"),
      style: .init(
        size: .init(width: 48, height: 48),
        tintColor: .black)
    )
    .set(\ImageView.layer.cornerRadius, value: 24)
  }

  private func name(_ name: String) -> GroupItemModeling {
    Label.groupItem(
      dataID: DataID.name,
      content: name,
      style: .style(with: .title3)
    )
    .numberOfLines(1)
  }

  private var unreadIndicator: GroupItemModeling {
    ColorView.groupItem(
      dataID: DataID.unread,
      style: .init(size: .init(width: 8, height: 8), color: .systemBlue)
    )
    .set(\ColorView.layer.cornerRadius, value: 4)
  }

  private func date(_ date: String) -> GroupItemModeling {
    Label.groupItem(
      dataID: DataID.date,
      content: date,
      style: .style(with: .subheadline)
    )
    .contentCompressionResistancePriority(.required, for: .horizontal)
  }

  private var disclosureIndicator: GroupItemModeling {
    ImageView.groupItem(
      dataID: DataID.disclosureArrow,
      content: UIImage(systemName: "chevron.right"),
      style: .init(
        size: .init(width: 12, height: 16),
        tintColor: .black)
    )
    .contentMode(.center)
    .contentCompressionResistancePriority(.required, for: .horizontal)
  }

  private func messagePreview(_ messagePreview: String) -> GroupItemModeling {
    Label.groupItem(
      dataID: DataID.message,
      content: messagePreview,
      style: .style(with: .body)
    )
    .numberOfLines(3)
  }

  private func seenText(_ seenText: String) -> GroupItemModeling {
    Label.groupItem(
      dataID: DataID.seen,
      content: seenText,
      style: .style(with: .footnote))
  }
}

/// The sample's row whose groups consist of existing views.
final class LayoutGroupsCheckboxRow: UIView {

  init() {
    super.init(frame: .zero)
    hGroup.install(in: self)
    hGroup.constrainToMargins()
  }

  required init?(coder: NSCoder) { nil }

  let checkbox = LayoutGroupsSamples.Checkbox(style: .standard)
  let titleLabel = UILabel()
  let subtitleLabel = UILabel()

  lazy var hGroup = HGroup {
    checkbox
    VGroup {
      titleLabel
      subtitleLabel
    }
  }
  .reflowsForAccessibilityTypeSizes(false)

}
