// SPDX-License-Identifier: MIT
import Epoxy
import HeadlessHost
import Testing

// EpoxyCollectionView, "ItemModel and ItemModeling" to "Using EpoxyableView".

private enum DataID {
  case title, imageRow
}

// Corrected: the type is in a namespace, because the sketch uses the context of the real type.
private enum Simplified {
  typealias CallbackContext = Epoxy.ItemModel<UIView>.CallbackContext

  // A simplified version of ItemModel to help explain the important properties
  struct ItemModel<View: UIView, Content: Equatable> {
    // A unique and stable ID that identifies this model.
    let dataID: AnyHashable

    // The content used to populate the view backed by the model. Content must be equatable for
    // proper cell reuse.
    let content: Content

    // A closure invoked with context from Epoxy to give you a chance to set your view's content
    let setContent: (CallbackContext, Content) -> Void

    // A closure that returns the view that Epoxy will render inside the CollectionView cell. This
    // will only be called when needed as views are reused.
    let makeView: () -> View
  }
}

private final class MyCustomView: UIView {
  let label = UILabel()

  var titleText: String? {
    get { label.text }
    set { label.text = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}

@MainActor @Suite struct EpoxyItemModelSamples {
  @Test func `An item consists of an identity, a content, and two closures`() {
    let sketch = Simplified.ItemModel(
      dataID: 1, content: "Hello", setContent: { _, _ in }, makeView: { UILabel() })
    #expect(sketch.dataID == AnyHashable(1))
    #expect(sketch.content == "Hello")
  }

  @Test func `An item can have a view that is independent of Epoxy`() {
    let item =
      ItemModel<MyCustomView>(
        dataID: DataID.title,
        content: "Hello world",
        setContent: { context, content in
          context.view.titleText = content
        }
      )
      .makeView { MyCustomView() }  // this is also the default
    let byDefault = ItemModel<MyCustomView>(
      dataID: "by default",
      content: "Hello again",
      setContent: { context, content in
        context.view.titleText = content
      })
    let host = ScreenHost.showing(items: [item, byDefault])
    #expect(host.itemViews(MyCustomView.self).map(\.titleText) == ["Hello world", "Hello again"])
  }

  @Test func `An image row makes its item`() {
    let item =
      ImageRow.itemModel(
        dataID: DataID.imageRow,
        content: .init(
          title: "Title text",
          subtitle: "Subtitle text",
          imageURL: URL(string: "...")!),
        style: .standard)
    showsImageRow(item)
  }

  @Test func `The same item can be made without EpoxyableView`() {
    let model = ItemModel<ImageRow>(
      dataID: DataID.imageRow,
      params: ImageRow.Style.standard,
      content: ImageRow.Content(
        title: "Title text",
        subtitle: "Subtitle text",
        imageURL: URL(string: "...")!),
      makeView: { params in
        ImageRow(style: params)
      },
      setContent: { context, content in
        // Corrected: `setContent` requires the argument `animated`.
        context.view.setContent(content, animated: context.animated)
      })
    showsImageRow(model)
    #expect(model.styleID == AnyHashable(ImageRow.Style.standard))
  }

  private func showsImageRow(_ item: ItemModel<ImageRow>) {
    let host = ScreenHost.showing(items: [item])
    let rows = host.itemViews(ImageRow.self)
    #expect(rows.map(\.titleLabel.text) == ["Title text"])
    #expect(rows.map(\.subtitleLabel.text) == ["Subtitle text"])
    #expect(rows.map(\.imageView.accessibilityIdentifier) == ["..."])
    #expect(rows.map(\.titleLabel.font) == [UIFont.preferredFont(forTextStyle: .title2)])
    #expect(rows.map(\.bounds.size) == [CGSize(width: 320, height: 80)])
  }

  @Test func `A modifier makes another item, and the first one is unchanged`() {
    let notes = Notes()
    let plain = ImageRow.itemModel(
      dataID: DataID.imageRow, content: ImageData(id: 1).content, style: .standard)
    let item = ImageRow.itemModel(
      dataID: DataID.imageRow,
      content: .init(
        title: "Title text",
        subtitle: "Subtitle text",
        imageURL: URL(string: "...")!),
      style: .standard
    )
    .didSelect { context in
      // Handle selection of this cell
      notes("selected \(context.view.titleLabel.text ?? "")")
    }
    #expect(plain.didSelect == nil)
    #expect(!plain.isSelectable && item.isSelectable)
    let host = ScreenHost.showing(items: [item])
    host.tap(host.itemViews(ImageRow.self)[0], at: CGPoint(x: 200, y: 60))
    #expect(notes.lines == ["selected Title text"])
  }
}
