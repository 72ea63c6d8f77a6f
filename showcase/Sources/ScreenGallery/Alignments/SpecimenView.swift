// SPDX-License-Identifier: MIT
import EpoxyCollectionView
import EpoxyLayoutGroups

/// A view of a specimen: its group in an outline, and the texts below.
final class SpecimenView: UIView, EpoxyableView {
  private let outline = UIView()

  init(style specimen: Specimen) {
    super.init(frame: .zero)
    directionalLayoutMargins = .zero
    insetsLayoutMarginsFromSafeArea = false
    outline.backgroundColor = .secondarySystemBackground
    outline.layer.borderWidth = 1
    colorOutline()
    let group = specimen.makeGroup()
    group.install(in: outline)
    group.constrainToSuperview()
    if let height = specimen.height {
      outline.heightAnchor.constraint(equalToConstant: height).isActive = true
    }
    addTexts(of: specimen)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    colorOutline()
  }

  private func addTexts(of specimen: Specimen) {
    let code = UILabel()
    code.font = UIFontMetrics(forTextStyle: .caption1)
      .scaledFont(for: .monospacedSystemFont(ofSize: 12, weight: .semibold))
    let note = UILabel()
    note.font = .preferredFont(forTextStyle: .caption1)
    note.textColor = .secondaryLabel
    for (label, text) in [(code, specimen.breakableCode), (note, specimen.note)] {
      label.text = text
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    let texts = VGroup {
      outline
      code.padding(NSDirectionalEdgeInsets(top: 6, leading: 0, bottom: 1, trailing: 0))
      note
    }
    texts.install(in: self)
    texts.constrainToMarginsWithHighPriorityBottom()
  }

  private func colorOutline() {
    outline.layer.borderColor = UIColor.systemGray3.resolvedColor(with: traitCollection).cgColor
  }
}

/// The title of a section of specimens.
final class SpecimenHeader: UIView, EpoxyableView {
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    let group = VGroup {
      label.padding(NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 6, trailing: 0))
    }
    group.install(in: self)
    group.constrainToSuperview()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func setContent(_ content: String, animated: Bool) {
    label.text = content
  }
}
