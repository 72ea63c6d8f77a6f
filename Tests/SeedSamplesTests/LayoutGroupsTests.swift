// SPDX-License-Identifier: MIT
import EpoxyCollectionView
import EpoxyLayoutGroups
import HeadlessUIKit
import Testing

private typealias Label = LayoutGroupsSamples.Label
private typealias ImageView = LayoutGroupsSamples.ImageView
private typealias Checkbox = LayoutGroupsSamples.Checkbox
private typealias Button = LayoutGroupsSamples.Button

/// Tests with the samples of the section on layout groups, copied from the document.
@MainActor @Suite struct LayoutGroupsTests {
  /// Calls a closure with a view of 320 by 200 points and margins of 8 points, on a separate
  /// device.
  private func onStage(_ body: @MainActor (UIView) -> Void) {
    let device = Device()
    device.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      view.insetsLayoutMarginsFromSafeArea = false
      window.addSubview(view)
      body(view)
      view.layoutIfNeeded()
    }
  }

  @Test func `A vertical group places three components below each other`() {
    onStage { view in
      enum DataID {
        case title
        case subtitle
        case action
      }

      let group = VGroup(alignment: .leading, spacing: 8) {
        Label.groupItem(
          dataID: DataID.title,
          content: "Title text",
          style: .title)
        Label.groupItem(
          dataID: DataID.subtitle,
          content: "Subtitle text",
          style: .subtitle)
        Button.groupItem(
          dataID: DataID.action,
          content: "Perform action",
          behaviors: .init { button in
            print("Button tapped! \(button)")
          },
          style: .standard)
      }

      group.install(in: view)
      group.constrainToMargins()

      view.layoutIfNeeded()
      #expect(group.layoutFrame == CGRect(x: 8, y: 8, width: 304, height: 184))
      #expect(view.subviews.count == 3)
      #expect(view.subviews.allSatisfy { $0.frame.minX.rounded() == 8 })
      #expect((group.constrainable(with: DataID.action) as? Button)?.behaviors != nil)
    }
  }

  @Test func `A horizontal group places a picture and a text beside each other`() {
    onStage { view in
      enum DataID {
        case icon
        case title
      }

      let group = HGroup(spacing: 8) {
        ImageView.groupItem(
          dataID: DataID.icon,
          content: UIImage(systemName: "person.fill"),
          style: .init(size: .init(width: 24, height: 24)))
        Label.groupItem(
          dataID: DataID.title,
          content: "This is an IconRow",
          style: .title)
      }

      group.install(in: view)
      group.constrainToMargins()
      #expect(view.subviews.count == 2)
    }
  }

  @Test func `A group can contain a group`() {
    onStage { view in
      enum DataID {
        case checkbox
        case titleSubtitleGroup
        case title
        case subtitle
      }

      let group = HGroup(spacing: 8) {
        Checkbox.groupItem(
          dataID: DataID.checkbox,
          content: .init(isChecked: true),
          style: .standard)
        VGroupItem(
          dataID: DataID.titleSubtitleGroup,
          style: .init(spacing: 4)
        ) {
          Label.groupItem(
            dataID: DataID.title,
            content: "Title",
            style: .title)
          Label.groupItem(
            dataID: DataID.subtitle,
            content: "Subtitle",
            style: .subtitle)
        }
      }
      group.install(in: view)
      group.constrainToMargins()
      #expect(view.subviews.count == 3)
      #expect((group.constrainable(with: DataID.checkbox) as? Checkbox)?.isChecked == true)
    }
  }

  @Test func `A spacer separates items by a minimum width`() {
    onStage { view in
      let group = HGroup {
        Label.groupItem(dataID: 1, content: "Name", style: .title)
          .contentHuggingPriority(.defaultHigh, for: .horizontal)
        SpacerItem(dataID: 2, style: .init(minWidth: 50))
        Label.groupItem(dataID: 3, content: "Date", style: .title)
          .contentHuggingPriority(.defaultHigh, for: .horizontal)
      }
      group.install(in: view)
      group.constrainToMargins()
      view.layoutIfNeeded()
      #expect(view.subviews.first?.frame.minX.rounded() == 8)
      #expect(view.subviews.last?.frame.maxX.rounded() == 312)
    }
  }

  @Test func `Static items use existing views`() {
    onStage { view in
      let titleLabel = UILabel()
      let subtitleLabel = UILabel()

      let group = VGroup(spacing: 8) {
        StaticGroupItem(titleLabel)
        StaticGroupItem(subtitleLabel)
      }

      group.install(in: view)
      group.constrainToMargins()
      #expect(view.subviews == [titleLabel, subtitleLabel])
    }
  }

  @Test func `An item can have a view that is independent of Epoxy`() {
    onStage { view in
      enum DataID { case title }
      let item = GroupItem<UILabel>(
        dataID: DataID.title,
        params: UIFont.preferredFont(forTextStyle: .body),
        content: "This is some body copy",
        make: { params in
          let label = UILabel(frame: .zero)
          // this is required by LayoutGroups to ensure AutoLayout works as expected
          label.translatesAutoresizingMaskIntoConstraints = false
          label.font = params
          return label
        },
        setContent: { context, content in
          context.constrainable.text = content
        })
      let group = VGroup(items: [item])
      group.install(in: view)
      group.constrainToMargins()
      #expect((view.subviews.first as? UILabel)?.text == "This is some body copy")
    }
  }

  @Test func `Components can be made inline for a collection view`() {
    enum RowDataID { case textRow, imageRow }
    enum GroupDataID { case title, subtitle, image, verticalGroup }

    var items: [ItemModeling] {
      [
        VGroupView.itemModel(
          dataID: RowDataID.textRow,
          content: .init {
            Label.groupItem(
              dataID: GroupDataID.title,
              content: "Title text",
              style: .title)
            Label.groupItem(
              dataID: GroupDataID.subtitle,
              content: "Subtitle text",
              style: .subtitle)
          },
          style: .init(
            vGroupStyle: .init(spacing: 8),
            layoutMargins: .init(top: 16, left: 24, bottom: 16, right: 24))),
        HGroupView.itemModel(
          dataID: RowDataID.imageRow,
          content: .init {
            ImageView.groupItem(
              dataID: GroupDataID.image,
              content: UIImage(systemName: "folder"),
              style: .init(size: .init(width: 32, height: 32), tintColor: .systemGreen)
            )
            .verticalAlignment(.top)
            VGroupItem(
              dataID: GroupDataID.verticalGroup,
              style: .init(spacing: 8)
            ) {
              Label.groupItem(
                dataID: GroupDataID.title,
                content: "Title text",
                style: .title)
              Label.groupItem(
                dataID: GroupDataID.subtitle,
                content: "Subtitle text",
                style: .subtitle)
            }
          },
          style: .init(
            hGroupStyle: .init(spacing: 16),
            layoutMargins: .init(top: 16, left: 24, bottom: 16, right: 24))),
      ]
    }
    onStage { view in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 90)
      layout.minimumLineSpacing = 0
      let list = CollectionView(layout: layout)
      list.translatesAutoresizingMaskIntoConstraints = true
      list.frame = view.bounds
      view.addSubview(list)
      list.setSections([SectionModel(items: items)], animated: false)
      view.layoutIfNeeded()
      let cells = list.indexPathsForVisibleItems.sorted().compactMap {
        list.cellForItem(at: $0) as? CollectionViewCell
      }
      #expect(cells.map { $0.view?.subviews.count } == [2, 3])
      #expect(cells.last?.view?.subviews.first?.frame.origin == CGPoint(x: 24, y: 16))
    }
  }

  @Test func `Existing views have alignments`() {
    onStage { view in
      let checkbox = Checkbox(style: .standard)
      let titleLabel = UILabel()
      titleLabel.numberOfLines = 0
      // HGroup's verticalAlignment
      let hGroup = HGroup {
        checkbox
          .verticalAlignment(.center)
        titleLabel
      }
      hGroup.install(in: view)
      hGroup.constrainToMargins()
      view.layoutIfNeeded()
      #expect(checkbox.frame.midY == 100)
      hGroup.uninstall()

      // VGroup's horizontalAlignment
      let vGroup = VGroup {
        checkbox
          .horizontalAlignment(.leading)
        titleLabel
      }
      vGroup.install(in: view)
      vGroup.constrainToMargins()
      view.layoutIfNeeded()
      #expect(checkbox.frame.origin == CGPoint(x: 8, y: 8))
      #expect(checkbox.frame.width == 24)
    }
  }

  @Test func `Custom alignments have an ID, or none`() {
    onStage { view in
      let (one, other) = (UILabel(), UILabel())
      let group = HGroup {
        one.verticalAlignment(
          .custom { container, constrainable in
            [constrainable.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -4)]
          })
        other.verticalAlignment(
          .custom(alignmentID: "other") { container, constrainable in
            [constrainable.topAnchor.constraint(equalTo: container.topAnchor, constant: 4)]
          })
      }
      group.install(in: view)
      group.constrainToMargins()
      view.layoutIfNeeded()
      #expect(one.frame.maxY == 188)
      #expect(other.frame.minY == 12)
    }
  }

  @Test func `A group has an alignment, and groups of views can be nested`() {
    onStage { view in
      let imageView = ImageView(style: .init(size: .init(width: 24, height: 24)))
      let (titleLabel, subtitleLabel, actionLabel) = (UILabel(), UILabel(), UILabel())
      let group = HGroup(alignment: .center) {
        imageView
        VGroup {
          titleLabel
          subtitleLabel
          actionLabel
        }
      }
      group.install(in: view)
      group.constrainToMargins()
      view.layoutIfNeeded()
      #expect(view.subviews.count == 4)
      #expect(imageView.frame.midY == 100)
    }
  }

  @Test func `Items may be missing`() {
    onStage { view in
      let group = VGroup()
      let none: GroupItemModeling? = nil
      group.setItems([Label.groupItem(dataID: 1, content: "One", style: .title), none])
      #expect(group.items.count == 1)
    }
  }

  @Test func `The complex component shows its content`() {
    onStage { view in
      let row = LayoutGroupsMessageRow()
      row.translatesAutoresizingMaskIntoConstraints = true
      row.frame = view.bounds
      view.addSubview(row)
      var content = LayoutGroupsMessageRow.Content(
        name: "Name", date: "Monday", messagePreview: "A message", seenText: "Seen")
      row.setContent(content, animated: false)
      view.layoutIfNeeded()
      let views = row.subviews
      #expect(views.count == 7)
      content.name = "Another"
      row.setContent(content, animated: true)
      #expect(row.subviews == views)
      #expect(
        views.compactMap { ($0 as? UILabel)?.text } == ["Another", "Monday", "A message", "Seen"])
      #expect(views.first?.layer.cornerRadius == 24)
    }
  }

  @Test func `A row can disable reflow`() {
    onStage { view in
      let row = LayoutGroupsCheckboxRow()
      #expect(row.hGroup.reflowsForAccessibilityTypeSizes == false)
      #expect(row.subviews.count == 3)
    }
  }

  @Test func `A group has its own properties`() {
    let group = HGroup().reflowsForAccessibilityTypeSizes(false).forceAccessibilityVerticalLayout(
      true)
    #expect(!group.reflowsForAccessibilityTypeSizes)
    #expect(group.forceVerticalAccessibilityLayout)
    _ = VGroup()
    _ = ZGroup()
  }
}
