// SPDX-License-Identifier: MIT

import UIKit

extension PlayerScreen {
  /// The current song: a cover, its name, its progress, and controls, or, where there is little
  /// space, one row of these.
  final class PlayerHeader: UIView {
    init() {
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
      backgroundColor = .secondarySystemBackground
      preservesSuperviewLayoutMargins = true
      clipsToBounds = true
      accessibilityIdentifier = "player.header"
      setUpFull()
      setUpCompact()
      show(progress: 1)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    var didTogglePlaying: (() -> Void)?
    var didSeek: ((Float) -> Void)?

    func show(_ track: Track, progress: Float, isPlaying: Bool) {
      cover.number = track.cover
      smallCover.number = track.cover
      titleLabel.text = track.title
      smallTitleLabel.text = track.title
      artistLabel.text = track.artist
      artistLabel.isHidden = track.artist == nil
      slider.setValue(progress, animated: false)
      slider.accessibilityValue = Self.time(Int(Float(track.seconds) * progress))
      elapsedLabel.text = Self.time(Int(Float(track.seconds) * progress))
      remainingLabel.text = "−" + Self.time(track.seconds - Int(Float(track.seconds) * progress))
      for button in [playButton, smallPlayButton] {
        button.accessibilityLabel = isPlaying ? "Pause" : "Play"
      }
      playGlyph.shape = isPlaying ? .pause : .play
      smallPlayGlyph.shape = isPlaying ? .pause : .play
    }

    /// Shows the transition of the bar: 0 is compact, 1 is normal, 2 is expanded.
    func show(progress: CGFloat) {
      full.alpha = min(1, max(0, progress * 2 - 1))
      compact.alpha = min(1, max(0, 1 - progress * 2))
      full.accessibilityElementsHidden = progress < 0.5
      compact.accessibilityElementsHidden = progress >= 0.5
    }

    func compactHeight(width: CGFloat) -> CGFloat {
      safeAreaInsets.top + Self.height(of: compact, width: width - margins) + 16
    }

    func normalHeight(width: CGFloat) -> CGFloat {
      safeAreaInsets.top + Self.height(of: texts, width: width - margins)
        + min(180, max(64, (window?.bounds.height ?? 800) * 0.22)) + 16 + 32
    }

    private let cover = EverydayPicture(style: .init(cornerRadius: 12))
    private let smallCover = EverydayPicture(style: .init(cornerRadius: 6))
    private let titleLabel = EverydayLabel(.title3, bold: true, lines: 2)
    private let smallTitleLabel = EverydayLabel(.headline, lines: 1)
    private let artistLabel = EverydayLabel(.subheadline, color: .secondaryLabel, lines: 2)
    private let elapsedLabel = EverydayLabel(.caption2, color: .secondaryLabel, lines: 1)
    private let remainingLabel = EverydayLabel(.caption2, color: .secondaryLabel, lines: 1)
    private let slider = UISlider()
    private let playButton = UIButton(configuration: .plain())
    private let smallPlayButton = UIButton(configuration: .plain())
    private let playGlyph = EverydayGlyph(.pause, size: 30)
    private let smallPlayGlyph = EverydayGlyph(.pause, size: 22)
    private let full = UIView()
    private let compact = UIStackView()
    private let texts = UIStackView()

    private var margins: CGFloat {
      layoutMargins.left + layoutMargins.right
    }

    private func setUpFull() {
      slider.accessibilityLabel = "Position"
      slider.accessibilityIdentifier = "player.position"
      slider.addAction(
        UIAction { [unowned self] _ in didSeek?(slider.value) }, for: .valueChanged)
      titleLabel.textAlignment = .center
      artistLabel.textAlignment = .center
      let times = UIStackView(arrangedSubviews: [elapsedLabel, remainingLabel])
      times.distribution = .equalSpacing
      setUp(playButton, with: playGlyph, identifier: "player.play")
      texts.axis = .vertical
      texts.spacing = 4
      for subview in [titleLabel, artistLabel, slider, times, playButton] {
        texts.addArrangedSubview(subview)
      }
      texts.setCustomSpacing(10, after: artistLabel)
      for subview in [full, texts] {
        subview.translatesAutoresizingMaskIntoConstraints = false
      }
      addSubview(full)
      full.addSubview(cover)
      full.addSubview(texts)
      // The cover takes the height that the texts leave.
      let bottom = texts.bottomAnchor.constraint(equalTo: full.bottomAnchor, constant: -16)
      bottom.priority = .defaultHigh
      let tall = cover.heightAnchor.constraint(greaterThanOrEqualToConstant: 40)
      NSLayoutConstraint.activate([
        full.topAnchor.constraint(equalTo: topAnchor),
        full.bottomAnchor.constraint(equalTo: bottomAnchor),
        full.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        full.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        cover.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16),
        cover.centerXAnchor.constraint(equalTo: full.centerXAnchor),
        cover.widthAnchor.constraint(equalTo: cover.heightAnchor),
        tall,
        texts.topAnchor.constraint(equalTo: cover.bottomAnchor, constant: 16),
        texts.leadingAnchor.constraint(equalTo: full.leadingAnchor),
        texts.trailingAnchor.constraint(equalTo: full.trailingAnchor),
        bottom,
      ])
    }

    private func setUpCompact() {
      setUp(smallPlayButton, with: smallPlayGlyph, identifier: "player.smallPlay")
      smallPlayButton.setContentHuggingPriority(.required, for: .horizontal)
      for subview in [smallCover, smallTitleLabel, smallPlayButton] {
        compact.addArrangedSubview(subview)
      }
      compact.alignment = .center
      compact.spacing = 12
      compact.translatesAutoresizingMaskIntoConstraints = false
      addSubview(compact)
      NSLayoutConstraint.activate([
        smallCover.widthAnchor.constraint(equalToConstant: 44),
        smallCover.heightAnchor.constraint(equalToConstant: 44),
        compact.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8),
        compact.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        compact.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      ])
    }

    private func setUp(_ button: UIButton, with glyph: EverydayGlyph, identifier: String) {
      button.accessibilityIdentifier = identifier
      button.addAction(UIAction { [unowned self] _ in didTogglePlaying?() }, for: .touchUpInside)
      button.addSubview(glyph)
      glyph.tintColor = .label
      NSLayoutConstraint.activate([
        glyph.centerXAnchor.constraint(equalTo: button.centerXAnchor),
        glyph.centerYAnchor.constraint(equalTo: button.centerYAnchor),
        button.widthAnchor.constraint(greaterThanOrEqualTo: glyph.widthAnchor, constant: 16),
        button.heightAnchor.constraint(greaterThanOrEqualTo: glyph.heightAnchor, constant: 16),
      ])
    }

    private static func height(of view: UIView, width: CGFloat) -> CGFloat {
      view.systemLayoutSizeFitting(
        CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
    }

    private static func time(_ seconds: Int) -> String {
      let rest = seconds % 60
      return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
    }
  }
}
