// SPDX-License-Identifier: MIT
import HeadlessHost

/// Rows of a picture and two texts in stack views: about 1,000 views.
@MainActor
private func makeScreen() -> (root: UIView, labels: [UILabel]) {
  var labels: [UILabel] = []
  let rows = (0..<166).map { index in
    let image = UIView()
    image.widthAnchor.constraint(equalToConstant: 40).isActive = true
    image.heightAnchor.constraint(equalToConstant: 40).isActive = true
    let title = UILabel()
    title.text = "Row \(index)"
    let detail = UILabel()
    detail.text = "What the row says beside its title"
    labels += [title, detail]
    let texts = UIStackView(arrangedSubviews: [title, detail])
    texts.axis = .vertical
    let row = UIStackView(arrangedSubviews: [image, texts])
    row.spacing = 8
    row.alignment = .center
    return row
  }
  let list = UIStackView(arrangedSubviews: rows)
  list.axis = .vertical
  list.translatesAutoresizingMaskIntoConstraints = false
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  root.addSubview(list)
  NSLayoutConstraint.activate([
    list.topAnchor.constraint(equalTo: root.topAnchor),
    list.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    list.trailingAnchor.constraint(equalTo: root.trailingAnchor),
  ])
  return (root, labels)
}

/// Measures the creation and layout of the screen.
@MainActor
func layoutAnew() -> Contestant {
  let host = ScreenHost(.iPhone14)
  return Contestant(path: "frame") { iterations in
    host.perform {
      for _ in 0..<iterations {
        let (root, labels) = makeScreen()
        root.layoutIfNeeded()
        precondition(labels[331].bounds.height > 0)
      }
    }
  }
}

/// Measures the layout after a change of a text in the middle.
@MainActor
func textChange() -> Contestant {
  let host = ScreenHost(.iPhone14)
  let (root, labels) = host.perform { makeScreen() }
  host.perform { root.layoutIfNeeded() }
  var step = 0
  return Contestant(path: "frame") { iterations in
    host.perform {
      for _ in 0..<iterations {
        step += 1
        labels[166].text = step % 2 == 0 ? "Short" : "A text that is longer than before"
        root.layoutIfNeeded()
      }
    }
  }
}
