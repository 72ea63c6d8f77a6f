// SPDX-License-Identifier: MIT
import HeadlessHost

/// A rule that every settled screen must satisfy.
enum Rule: String, CaseIterable, Sendable {
  case equalsFresh = "equals a fresh screen with the same content and surroundings"
  case settles = "settles: no layout later than the stated number of turns, no animation left"
  case isLaidOutOnce =
    "the first layout is the last: laid out again at rest, the screen is the same"
  case fits = "fitting is a function: the same size each time, and no effect on the screen"
  case showsWholeText = "no text is cut that has room"
  case staysInside = "nothing lies outside the cell, stack or content that contains it"
  case rowsApart = "no row overlaps another"
  case legal = "no constraint is broken, no warning is printed, no use is illegal"
  case isAccessible = "assistive technology finds what is visible, in reading order"
}

/// A rule that a screen breaks, with the place of the violation.
struct Violation: Equatable, Sendable {
  var rule: Rule
  /// The scroll position, and the view with its line of the dump.
  var place: String
  /// The findings, at most about twenty lines.
  var details: [String]
}

/// Returns the differences between two descriptions as lines that begin with `-` (only expected) or
/// `+` (only found), at most eight of each.
func differences(expected: [String], found: [String]) -> [String] {
  var (missing, extra): ([String], [String]) = ([], [])
  for change in found.difference(from: expected, by: { $0.isAlmost($1) }) {
    switch change {
    case .remove(_, let line, _): missing.append("- \(line.shortened)")
    case .insert(_, let line, _): extra.append("+ \(line.shortened)")
    }
  }
  return [missing, extra].flatMap { lines in
    lines.count > 8 ? lines.prefix(7) + ["  and \(lines.count - 7) more"] : lines
  }
}

extension String {
  /// The first 180 characters, without indentation.
  var shortened: String {
    let text = drop { $0 == " " }
    return text.count > 180 ? text.prefix(179) + "…" : String(text)
  }
}
