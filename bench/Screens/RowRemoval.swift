// SPDX-License-Identifier: MIT
import EpoxyLayoutGroups
import HeadlessHost

/// Measures the layout of rows with three views, and the removal of every tenth row. Twice as many
/// rows take 2.0 to 2.3 times as long by hand, in stack views and in a group, and 2.4 times in a
/// group that is animated.
@MainActor
func rowRemovals() -> [Contestant] {
  [100, 200].flatMap { count in
    [
      groupRemoval(count), groupRemoval(count, animated: true), stackRemoval(count),
      handRemoval(count),
    ]
  }
}

private func isRemoved(_ index: Int) -> Bool { index % 10 == 5 }

@MainActor
private func makeRoot(_ list: UIView? = nil) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  guard let list else { return root }
  list.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(list)
  NSLayoutConstraint.activate([
    list.topAnchor.constraint(equalTo: root.topAnchor),
    list.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    list.trailingAnchor.constraint(equalTo: root.trailingAnchor),
  ])
  return root
}

@MainActor
private func groupRow(_ index: Int) -> any GroupItemModeling {
  HGroupItem(dataID: index, style: .init(spacing: 8)) {
    PictureView.groupItem(dataID: "picture", style: .avatar)
    VGroupItem(dataID: "texts", style: .init(spacing: 2)) {
      TextView.groupItem(dataID: "title", content: "Row \(index)", style: 1)
      TextView.groupItem(dataID: "detail", content: "Detail \(index)", style: 1)
    }
  }
}

@MainActor
private func groupRemoval(_ count: Int, animated: Bool = false) -> Contestant {
  let host = ScreenHost(.iPhone14)
  let items = (0..<count).map { groupRow($0) }
  let rest = items.indices.filter { !isRemoved($0) }.map { items[$0] }
  let path = (animated ? "group-animated-" : "group-") + "\(count)"
  return Contestant(path: path) { iterations in
    for _ in 0..<iterations {
      let group = VGroup(style: .init(spacing: 4), items: items)
      let root = host.perform {
        let root = makeRoot()
        group.install(in: root)
        NSLayoutConstraint.activate([
          group.topAnchor.constraint(equalTo: root.topAnchor),
          group.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          group.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        return root
      }
      if animated { host.show(root) }
      host.perform {
        group.setItems(rest, animated: animated)
        root.layoutIfNeeded()
      }
      if animated { host.settle() }
    }
  }
}

/// Returns a contestant with the same rows in stack views.
@MainActor
private func stackRemoval(_ count: Int) -> Contestant {
  let host = ScreenHost(.iPhone14)
  return Contestant(path: "stack-\(count)") { iterations in
    for _ in 0..<iterations {
      host.perform {
        let rows = (0..<count).map { index in
          let texts = UIStackView(arrangedSubviews: makeTexts(index))
          texts.axis = .vertical
          texts.spacing = 2
          let row = UIStackView(arrangedSubviews: [PictureView(style: .avatar), texts])
          row.spacing = 8
          return row
        }
        let list = UIStackView(arrangedSubviews: rows)
        list.axis = .vertical
        list.spacing = 4
        let root = makeRoot(list)
        root.layoutIfNeeded()
        for (index, row) in rows.enumerated() where isRemoved(index) {
          row.removeFromSuperview()
        }
        root.layoutIfNeeded()
        precondition(list.arrangedSubviews.count == count - count / 10)
      }
    }
  }
}

/// Returns a contestant with the same rows, placed by constraints between neighbors.
@MainActor
private func handRemoval(_ count: Int) -> Contestant {
  let host = ScreenHost(.iPhone14)
  return Contestant(path: "hand-\(count)") { iterations in
    for _ in 0..<iterations {
      host.perform {
        let list = UIView()
        let rows = (0..<count).map(makeRow)
        for row in rows {
          row.translatesAutoresizingMaskIntoConstraints = false
          list.addSubview(row)
        }
        let root = makeRoot(list)
        NSLayoutConstraint.activate(
          rows.flatMap { row in
            [
              row.leadingAnchor.constraint(equalTo: list.leadingAnchor),
              row.trailingAnchor.constraint(equalTo: list.trailingAnchor),
            ]
          })
        NSLayoutConstraint.activate(chain(rows, in: list))
        root.layoutIfNeeded()
        for (index, row) in rows.enumerated() where isRemoved(index) {
          row.removeFromSuperview()
          rows[index + 1].topAnchor.constraint(equalTo: rows[index - 1].bottomAnchor, constant: 4)
            .isActive = true
        }
        root.layoutIfNeeded()
        precondition(list.subviews.count == count - count / 10)
      }
    }
  }
}

@MainActor
private func chain(_ rows: [UIView], in list: UIView) -> [NSLayoutConstraint] {
  zip(rows, rows.dropFirst()).map { upper, lower in
    lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 4)
  } + [
    rows[0].topAnchor.constraint(equalTo: list.topAnchor),
    rows[rows.count - 1].bottomAnchor.constraint(equalTo: list.bottomAnchor),
  ]
}

@MainActor
private func makeTexts(_ index: Int) -> [TextView] {
  ["Row \(index)", "Detail \(index)"].map { text in
    let view = TextView(style: 1)
    view.text = text
    return view
  }
}

@MainActor
private func makeRow(_ index: Int) -> UIView {
  let row = UIView()
  let picture = PictureView(style: .avatar)
  let texts = makeTexts(index)
  for view in [picture] + texts {
    view.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(view)
  }
  NSLayoutConstraint.activate([
    picture.leadingAnchor.constraint(equalTo: row.leadingAnchor),
    picture.topAnchor.constraint(equalTo: row.topAnchor),
    picture.bottomAnchor.constraint(equalTo: row.bottomAnchor),
    texts[0].leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
    texts[0].trailingAnchor.constraint(equalTo: row.trailingAnchor),
    texts[0].topAnchor.constraint(equalTo: row.topAnchor),
    texts[1].leadingAnchor.constraint(equalTo: texts[0].leadingAnchor),
    texts[1].trailingAnchor.constraint(equalTo: row.trailingAnchor),
    texts[1].topAnchor.constraint(equalTo: texts[0].bottomAnchor, constant: 2),
    texts[1].bottomAnchor.constraint(lessThanOrEqualTo: row.bottomAnchor),
  ])
  return row
}
