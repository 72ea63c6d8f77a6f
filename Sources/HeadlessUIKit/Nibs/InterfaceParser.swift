// SPDX-License-Identifier: MIT
#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An error in a .xib or .storyboard file, with its path and line.
struct InterfaceError: Error, CustomStringConvertible {
  let description: String
}

/// Builds the tree of elements of a file.
final class InterfaceParser: NSObject, XMLParserDelegate {
  private let file: String
  private var root: InterfaceElement?
  private var open: [InterfaceElement] = []
  private var failure: (line: Int, text: String)?

  private init(_ file: String) {
    self.file = file
  }

  /// Returns the root element.
  static func parse(_ data: Data, file: String) throws -> InterfaceElement {
    let reader = InterfaceParser(file)
    let parser = XMLParser(data: data)
    parser.delegate = reader
    let isComplete = parser.parse()
    if let root = reader.root, isComplete, reader.failure == nil { return root }
    if data.starts(with: Array("NIBArchive".utf8)) || data.starts(with: Array("bplist".utf8)) {
      throw InterfaceError(
        description: "\(file): is compiled. Only the sources of nibs can be read: .xib and "
          + ".storyboard files.")
    }
    let failure = reader.failure ?? (1, "the file is empty")
    throw InterfaceError(description: "\(file):\(failure.line): is no XML: \(failure.text)")
  }

  // MARK: XMLParserDelegate

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    let element = InterfaceElement(
      elementName, attributeDict, line: max(parser.lineNumber, 1), file: file)
    if let parent = open.last { parent.append(element) } else { root = element }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    open.last?.append(content: string)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    if failure == nil {
      let code = (parseError as NSError).code
      failure = (
        max(parser.lineNumber, 1), "the elements are not complete (libxml2 error \(code))"
      )
    }
  }
}
