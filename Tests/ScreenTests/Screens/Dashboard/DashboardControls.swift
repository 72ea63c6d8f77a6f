// SPDX-License-Identifier: MIT

import UIKit

extension DashboardScreen {
  /// Titles beside each other, one of which is chosen.
  final class SegmentControl: UIControl {
    var selectedSegmentIndex = 0 { didSet { highlight() } }
    private let stack = UIStackView()

    init(items: [String]) {
      super.init(frame: .zero)
      backgroundColor = .tertiarySystemFill
      layer.cornerRadius = 8
      stack.distribution = .fillEqually
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: topAnchor, constant: 2),
        stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -2),
        stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2),
        stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -2),
      ])
      for (index, title) in items.enumerated() {
        let segment = UIButton(type: .custom)
        segment.setTitle(title, for: .normal)
        segment.setTitleColor(.label, for: .normal)
        segment.titleLabel?.font = .systemFont(ofSize: 13, weight: .medium)
        segment.layer.cornerRadius = 6
        segment.heightAnchor.constraint(equalToConstant: 28).isActive = true
        segment.addAction(
          UIAction { [unowned self] _ in
            guard selectedSegmentIndex != index else { return }
            selectedSegmentIndex = index
            sendActions(for: .valueChanged)
          }, for: .touchUpInside)
        stack.addArrangedSubview(segment)
      }
      highlight()
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    private func highlight() {
      for (index, segment) in stack.arrangedSubviews.enumerated() {
        segment.backgroundColor = index == selectedSegmentIndex ? .systemBackground : .clear
        segment.accessibilityTraits =
          index == selectedSegmentIndex ? [.button, .selected] : .button
      }
    }
  }

  /// A track, filled from the leading edge.
  final class ProgressBar: UIView {
    var progressTintColor: UIColor? {
      get { fill.backgroundColor }
      set { fill.backgroundColor = newValue }
    }
    private(set) var progress: Float = 0
    private let fill = UIView()
    private var filled: NSLayoutConstraint?

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .systemFill
      layer.cornerRadius = 2
      clipsToBounds = true
      fill.translatesAutoresizingMaskIntoConstraints = false
      addSubview(fill)
      NSLayoutConstraint.activate([
        heightAnchor.constraint(equalToConstant: 4),
        fill.topAnchor.constraint(equalTo: topAnchor),
        fill.bottomAnchor.constraint(equalTo: bottomAnchor),
        fill.leadingAnchor.constraint(equalTo: leadingAnchor),
      ])
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setProgress(_ progress: Float, animated: Bool) {
      self.progress = progress
      filled?.isActive = false
      filled = fill.widthAnchor.constraint(
        equalTo: widthAnchor, multiplier: max(0.01, CGFloat(progress)))
      filled?.isActive = true
      guard animated, window != nil else { return }
      UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }
  }
}
