// SPDX-License-Identifier: MIT

extension ScreenHost {
  /// Advances the clock until exactly one element matches a query, and returns its view. Throws if
  /// there is none, or more than one, at the end of a limit in seconds.
  @discardableResult
  public func wait(
    for query: ElementQuery, limit: TimeInterval = 5, fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> UIView {
    _ = try await passTime(limit: limit) { self.views(query).count == 1 }
    return try view(query, fileID: fileID, line: line)
  }

  /// Advances the clock by frames until exactly one element matches a query, and returns its view.
  /// Throws if there is none, or more than one, at the end of a limit in seconds.
  ///
  /// The main queue is not served during the call.
  @discardableResult
  public func wait(
    for query: ElementQuery, limit: TimeInterval = 5, fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws -> UIView {
    _ = passFrames(limit: limit) { self.views(query).count == 1 }
    return try view(query, fileID: fileID, line: line)
  }
}
