// SPDX-License-Identifier: MIT
import EpoxyLayoutGroups

/// A group that demonstrates a single feature.
struct Specimen: Hashable {
  /// The title of the specimen's section.
  private(set) var section = ""
  /// The source code of the specimen.
  let code: String
  /// A description of the result.
  let note: String
  /// The height of the group, in points; nil if the items determine the height.
  let height: CGFloat?
  let makeGroup: @MainActor () -> any Group

  init(
    _ code: String, _ note: String, height: CGFloat? = nil,
    makeGroup: @escaping @MainActor () -> any Group
  ) {
    self.code = code
    self.note = note
    self.height = height
    self.makeGroup = makeGroup
  }

  func inSection(_ title: String) -> Specimen {
    var specimen = self
    specimen.section = title
    return specimen
  }

  /// The code with line break opportunities after parentheses and between the words of a name.
  var breakableCode: String {
    var text = ""
    for character in code {
      if text.last == "(" || (character.isUppercase && text.last?.isLowercase == true) {
        text.append("\u{200B}")
      }
      text.append(character)
    }
    return text
  }

  static func == (lhs: Specimen, rhs: Specimen) -> Bool {
    (lhs.section, lhs.code) == (rhs.section, rhs.code)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(section)
    hasher.combine(code)
  }
}
