// SPDX-License-Identifier: MIT
import Resin

/// The page: the input, the results, and the pictures.
struct Page {
  let comparison: ListComparison
  let replay: BarReplay
  /// A description of the lists; may be empty.
  let note: String
  /// The screens; nil for a page without them.
  let exhibition: Exhibition?

  /// Returns the whole document.
  func html() -> String {
    var body = Markup()
    body.element("main") { main in
      main.element("header") { header in
        header.element("h1", text: "Resin")
        header.element(
          "p", ["class": "lead"],
          text: """
            \(exhibition == nil ? "" : "Screens that run without a device, and what makes them. ")\
            What changed between two lists, how springs come to rest, and how a header follows a \
            scroll: computed by the library, drawn here.
            """)
        if let exhibition {
          header.element("p", ["class": "documents"]) {
            $0.element(
              "a", ["href": exhibition.playground],
              text: "Play with springs, lists and bars in this browser")
          }
        }
      }
      exhibits(&main)
      lists(&main)
      springs(&main)
      bar(&main)
      footer(&main)
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="color-scheme" content="light dark"/>
      <title>Resin: showcase</title>
      <style>
      \(PageStyle.sheet)
      </style>
      </head>
      <body>
      \(body.text)</body>
      </html>

      """
  }

  private func figure(
    _ name: String, alternative: String, caption: String, _ markup: inout Markup
  ) {
    markup.element("figure") { figure in
      figure.element("picture") { picture in
        picture.element(
          "source", ["media": "(max-width: 640px)", "srcset": "\(name)-narrow.svg"])
        picture.element("img", ["src": "\(name).svg", "alt": alternative])
      }
      figure.element("figcaption", text: caption)
    }
  }

  private func figures(
    _ entries: [(label: String, value: String, id: String)], strong: Set<String>,
    _ markup: inout Markup
  ) {
    markup.element("dl", ["class": "figures"]) { list in
      for entry in entries {
        list.element("div", ["class": strong.contains(entry.id) ? "strong" : "plain"]) { entryBox in
          entryBox.element("dd", ["id": entry.id], text: entry.value)
          entryBox.element("dt", text: entry.label)
        }
      }
    }
  }
}

// MARK: - Lists

extension Page {
  private func lists(_ markup: inout Markup) {
    let diff = comparison.diff
    markup.element("section") { section in
      section.element("h2", text: "Two lists, row by row")
      section.element(
        "p",
        text: """
          \(grouped(comparison.old.rows.count)) rows of \(comparison.old.name) against \
          \(grouped(comparison.new.rows.count)) rows of \(comparison.new.name). A row is known by \
          its first column; the others are its content. Moves are as few as can be: the rows that \
          kept their order are a longest increasing subsequence.
          """)
      if !note.isEmpty {
        section.element("p", text: note)
      }
      let repeated = diff.duplicates.count
      if repeated > 0 {
        section.element(
          "p", ["id": "duplicates"],
          text: """
            Identities that occur more than once in the new list: \(grouped(repeated)). The first \
            row of each there goes with its first row in the old list, and so on.
            """)
      }
      figures(
        [
          ("deleted", grouped(diff.deletes.count), "deletes"),
          ("inserted", grouped(diff.inserts.count), "inserts"),
          ("updated", grouped(diff.updates.count), "updates"),
          ("moved", grouped(diff.moves.count), "moves"),
          ("median of \(comparison.times.count) runs", shown(comparison.medianTime), "time"),
        ], strong: ["time"], &section)
      stages(&section)
      figure(
        "lists", alternative: "The first rows of both lists, joined by curves",
        caption: """
          The first screen. A row of the old list that is gone is marked with a minus, one that is \
          new with a plus; content that changed is in color, and so is the way of a row that \
          moved. Gray rows were only pushed along by others; and where others pass it, a row may \
          move and keep its number.
          """, &section)
      guard comparison.diff.newToOld.contains(where: { $0 != nil }) else { return }
      figure(
        "overview", alternative: "A dot for every row, old place against new place",
        caption: """
          All rows: the old place from left to right, the new one from top to bottom. The line is \
          made of the rows that kept their order, the cloud of those that moved; ticks along the \
          edges are rows that only one of the lists has.
          """, &section)
    }
  }

  /// Adds a line for each stage.
  private func stages(_ markup: inout Markup) {
    let stages = comparison.stages
    guard !stages.isEmpty else { return }
    markup.element(
      "p",
      text: "A list view with UIKit's rules for batch updates takes this in "
        + "\(stages.count == 1 ? "one stage" : "\(stages.count) stages"), the fewest possible:")
    markup.element("div", ["class": "scroll"]) { box in
      box.element("table", ["id": "stages"]) { table in
        table.element("tr") { row in
          for (index, head) in ["Stage", "Reloads", "Deletes", "Inserts", "Moves"].enumerated() {
            row.element("th", ["class": index == 0 ? "" : "number"], text: head)
          }
        }
        for (index, stage) in stages.enumerated() {
          table.element("tr") { row in
            row.element("td", text: String(index + 1))
            for count in [
              stage.itemReloads.count, stage.itemDeletes.count, stage.itemInserts.count,
              stage.itemMoves.count,
            ] {
              row.element("td", ["class": "number"], text: count == 0 ? "–" : grouped(count))
            }
          }
        }
      }
    }
  }

  private func springs(_ markup: inout Markup) {
    markup.element("section") { section in
      section.element("h2", text: "Springs that know when they are done")
      section.element(
        "p",
        text: """
          Six springs take a value from 0 to 1. Each curve, its overshoot and the moment after \
          which it stays within a thousandth of its target follow from the closed form of the \
          motion: nothing is integrated step by step, so no frame rate can change them.
          """)
      figure(
        "springs", alternative: "Six spring curves with overshoot and settling times",
        caption: """
          All on one scale. The dashed line is the settling time: from there on, distance stays \
          below 0.001 and speed below 0.01 per second.
          """, &section)
    }
  }

  private func bar(_ markup: inout Markup) {
    markup.element("section") { section in
      section.element("h2", text: "A header that follows a scroll")
      section.element(
        "p",
        text: """
          A recorded scroll and pan of \(number(replay.moments.last?.time ?? 0)) seconds, fed \
          sample by sample to a bar that may rest at 64, 200 and 300 points.
          """)
      section.element(
        "p", ["id": "rests"],
        text: "It was at rest at \(replay.restingHeights.map(number).joined(separator: ", ")).")
      figure(
        "bar", alternative: "Content offset, bar height, progress and state over time",
        caption: """
          While the finger is down (shaded) the bar follows the content. When it leaves, the bar \
          goes to the stop that fits where the content will come to rest; where the content would \
          leave it between two stops, it is sent elsewhere (dots).
          """, &section)
    }
  }

  private func footer(_ markup: inout Markup) {
    markup.element("footer") { footer in
      footer.element(
        "p",
        text: """
          Drawn by scripts/showcase. The time is that of the whole diff, from two arrays of rows \
          to lists of changes, on the machine that drew this page.
          """)
    }
  }
}

// MARK: - Numbers and times

/// Returns a count with separated groups of thousands.
func grouped(_ count: Int) -> String {
  var result = ""
  for (index, digit) in String(count).reversed().enumerated() {
    if index > 0 && index % 3 == 0 { result.append(",") }
    result.append(digit)
  }
  return String(result.reversed())
}

/// Returns a short duration with three significant digits.
func shown(_ time: Duration) -> String {
  let microseconds = time / .microseconds(1)
  let (value, unit) =
    microseconds < 999.5 ? (microseconds, "µs") : (microseconds / 1000, "ms")
  let digits = value < 10 ? 100.0 : value < 100 ? 10 : 1
  let rounded = (value * digits).rounded() / digits
  return (rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)) + " " + unit
}
