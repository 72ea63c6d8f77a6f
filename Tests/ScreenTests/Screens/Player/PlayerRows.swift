// SPDX-License-Identifier: MIT

import Epoxy
import UIKit

extension PlayerScreen {
  /// A song in the queue.
  final class TrackRow: UIView, EpoxyableView {
    struct Content: Equatable {
      var track: Track
      var number: Int
    }

    init() {
      super.init(frame: .zero)
      directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
      group.install(in: self)
      group.constrainToMargins()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: Content, animated: Bool) {
      let track = content.track
      let rest = track.seconds % 60
      group.setItems {
        EverydayPicture.groupItem(
          dataID: "cover", content: track.cover, style: .init(cornerRadius: 8, side: 48))
        VGroupItem(dataID: "texts", style: .init(spacing: 2)) {
          EverydayLabel.groupItem(dataID: "title", content: track.title, style: .init(lines: 2))
          if let artist = track.artist {
            EverydayLabel.groupItem(
              dataID: "artist", content: artist,
              style: .init(textStyle: .footnote, color: .secondaryLabel, lines: 2))
          }
        }
        SpacerItem(dataID: "space")
        EverydayLabel.groupItem(
          dataID: "time", content: "\(track.seconds / 60):\(rest < 10 ? "0" : "")\(rest)",
          style: .init(textStyle: .footnote, color: .secondaryLabel, lines: 1)
        )
        .contentCompressionResistancePriority(.required, for: .horizontal)
        .contentHuggingPriority(.required, for: .horizontal)
      }
      isAccessibilityElement = true
      accessibilityLabel = [track.title, track.artist].compactMap { $0 }.joined(separator: ", ")
      accessibilityIdentifier = "player.track.\(track.id)"
    }

    private let group = HGroup(alignment: .center, spacing: 12)
  }
}
