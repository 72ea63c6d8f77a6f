// SPDX-License-Identifier: MIT
import Foundation
import SwiftParser
import SwiftSyntax

/// A file of an app with its syntax tree.
public final class SourceText {
  /// The module to which the file belongs.
  public let module: String
  /// The absolute path of the original.
  public let path: String
  /// The path in the folder of the module.
  public let relativePath: String
  let bytes: [UInt8]
  private(set) lazy var tree: SourceFileSyntax = bytes.withUnsafeBufferPointer {
    Parser.parse(source: $0)
  }
  private lazy var lineStarts: [Int] = {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == 0x0A { starts.append(offset + 1) }
    return starts
  }()

  /// Creates a file from its text.
  public init(module: String, path: String, relativePath: String, text: String) {
    self.module = module
    self.path = path
    self.relativePath = relativePath
    bytes = Array(text.utf8)
  }

  /// The line of a byte, counted from 1.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  func line(of node: some SyntaxProtocol) -> Int {
    line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension SyntaxProtocol {
  /// The bytes of the node without the trivia around it.
  var trimmedBytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The innermost node around this one that has a type.
  func enclosing<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    var node = parent
    while let current = node {
      if let found = current.as(type) { return found }
      node = current.parent
    }
    return nil
  }
}
