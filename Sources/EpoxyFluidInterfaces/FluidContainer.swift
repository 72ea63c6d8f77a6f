// SPDX-License-Identifier: MIT

/// A view around another one, by which Epoxy's models use the behaviors of this module.
///
///     RubberbandView<CardView>.barModel(
///       content: CardView.Content(title: "Pull me"), style: .init(content: .standard))
@preconcurrency @MainActor
public class FluidContainer<ContentView: EpoxyableView>: UIView {
  /// The view in this one.
  public let contentView: ContentView

  /// Creates a container. A style of nil creates the content by its `init()`.
  init(contentStyle: ContentView.Style?) {
    contentView = contentStyle.map { ContentView(style: $0) } ?? ViewFactory.makeView()
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Not available, because the container is not archived.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  /// Makes the content as large as the container.
  func pinContent() {
    contentView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      contentView.topAnchor.constraint(equalTo: topAnchor),
      contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
      contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}
