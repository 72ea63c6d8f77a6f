// SPDX-License-Identifier: MIT

/// A view around another one, by which Epoxy's models use the behaviors of this module.
///
/// ```swift
/// final class CardView: UIView, EpoxyableView {
///   struct Style: Hashable {}
///   typealias Content = String
///   private let label = UILabel()
///
///   init(style: Style) {
///     super.init(frame: .zero)
///     addSubview(label)
///   }
///   required init?(coder: NSCoder) { nil }
///   func setContent(_ content: String, animated: Bool) { label.text = content }
/// }
///
/// let row = RubberbandView<CardView>.itemModel(
///   dataID: 1, content: "Pull me", style: .init(content: .init()))
/// print(row.dataID)  // 1
/// ```
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
