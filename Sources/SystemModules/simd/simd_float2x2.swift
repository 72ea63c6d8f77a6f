// SPDX-License-Identifier: MIT
// Written by scripts/steps/check-generated --update.

/// A matrix of two columns and two rows of type `Float`. A vector is multiplied as a column, from
/// the right.
public struct simd_float2x2: Hashable, Sendable {
  /// The columns, from the left.
  public var columns: (SIMD2<Float>, SIMD2<Float>)

  /// Creates a matrix of zeros.
  public init() {
    self.init(.zero, .zero)
  }

  /// Creates a matrix from its columns.
  public init(_ column0: SIMD2<Float>, _ column1: SIMD2<Float>) {
    columns = (column0, column1)
  }

  /// Creates a matrix from its columns.
  public init(columns: (SIMD2<Float>, SIMD2<Float>)) {
    self.columns = columns
  }

  /// Creates a matrix from two columns.
  public init(_ columns: [SIMD2<Float>]) {
    self.init(columns[0], columns[1])
  }

  /// Creates a matrix from two rows.
  public init(rows: [SIMD2<Float>]) {
    self = simd_float2x2(rows).transpose
  }

  /// Creates a matrix with a number on the diagonal and zeros elsewhere.
  public init(_ scalar: Float) {
    self.init(diagonal: SIMD2<Float>(repeating: scalar))
  }

  /// Creates a matrix with numbers on the diagonal and zeros elsewhere.
  public init(diagonal: SIMD2<Float>) {
    self.init()
    for index in 0..<2 {
      self[index][index] = diagonal[index]
    }
  }

  /// The column at an index, which is counted from 0.
  public subscript(column: Int) -> SIMD2<Float> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: preconditionFailure("A simd_float2x2 has columns from 0 to 1; got \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: preconditionFailure("A simd_float2x2 has columns from 0 to 1; got \(column)")
      }
    }
  }

  /// The number in a column and a row.
  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with rows and columns exchanged.
  public var transpose: simd_float2x2 {
    simd_float2x2(
      SIMD2<Float>(columns.0[0], columns.1[0]),
      SIMD2<Float>(columns.0[1], columns.1[1]))
  }

  /// Returns whether all numbers are equal.
  public static func == (left: simd_float2x2, right: simd_float2x2) -> Bool {
    left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1
  }

  /// Adds the columns to a hasher.
  public func hash(into hasher: inout Hasher) {
    for column in 0..<2 {
      hasher.combine(self[column])
    }
  }

  /// Returns the sum of two matrices.
  public static func + (left: simd_float2x2, right: simd_float2x2) -> simd_float2x2 {
    simd_float2x2(left.columns.0 + right.columns.0, left.columns.1 + right.columns.1)
  }

  /// Returns the difference of two matrices.
  public static func - (left: simd_float2x2, right: simd_float2x2) -> simd_float2x2 {
    simd_float2x2(left.columns.0 - right.columns.0, left.columns.1 - right.columns.1)
  }

  /// Returns a matrix, multiplied by a number.
  public static func * (left: simd_float2x2, right: Float) -> simd_float2x2 {
    simd_float2x2(left.columns.0 * right, left.columns.1 * right)
  }

  /// Returns a matrix, multiplied by a number.
  public static func * (left: Float, right: simd_float2x2) -> simd_float2x2 {
    right * left
  }

  /// Returns the product of a matrix and a column.
  public static func * (left: simd_float2x2, right: SIMD2<Float>) -> SIMD2<Float> {
    let column0 = left.columns.0 * right[0]
    let column1 = left.columns.1 * right[1]
    return column0 + column1
  }

  /// Returns the product of a row and a matrix.
  public static func * (left: SIMD2<Float>, right: simd_float2x2) -> SIMD2<Float> {
    SIMD2<Float>(dot(left, right.columns.0), dot(left, right.columns.1))
  }

  /// Returns the product of two matrices.
  public static func * (left: simd_float2x2, right: simd_float2x2) -> simd_float2x2 {
    simd_float2x2(left * right.columns.0, left * right.columns.1)
  }

  /// The determinant; 0 for a matrix without an inverse.
  public var determinant: Float {
    columns.0.x * columns.1.y - columns.1.x * columns.0.y
  }

  /// The inverse. Its numbers are not finite if the determinant is 0.
  public var inverse: simd_float2x2 {
    simd_float2x2(SIMD2<Float>(columns.1.y, -columns.0.y), SIMD2<Float>(-columns.1.x, columns.0.x))
      * (1 / determinant)
  }
}

/// The matrix with ones on the diagonal and zeros elsewhere.
public let matrix_identity_float2x2 = simd_float2x2(1)

/// A matrix of two columns and two rows.
public typealias float2x2 = simd_float2x2

/// Returns the product `x * y`, which applies `y` to a vector first.
public func simd_mul(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2 { x * y }

/// Returns the vector `x * y`, with `y` as a column.
public func simd_mul(_ x: simd_float2x2, _ y: SIMD2<Float>) -> SIMD2<Float> { x * y }

/// Returns the vector `x * y`, with `x` as a row.
public func simd_mul(_ x: SIMD2<Float>, _ y: simd_float2x2) -> SIMD2<Float> { x * y }

/// Returns the matrix whose elements are multiplied by `x`.
public func simd_mul(_ x: Float, _ y: simd_float2x2) -> simd_float2x2 { x * y }

/// Returns the sum, element by element.
public func simd_add(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2 { x + y }

/// Returns the difference `x - y`, element by element.
public func simd_sub(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2 { x - y }

/// Returns the matrix with rows and columns exchanged.
public func simd_transpose(_ x: simd_float2x2) -> simd_float2x2 { x.transpose }

/// Returns the inverse. Its numbers are not finite if the determinant is 0.
public func simd_inverse(_ x: simd_float2x2) -> simd_float2x2 { x.inverse }

/// Returns the determinant; 0 for a matrix without an inverse.
public func simd_determinant(_ x: simd_float2x2) -> Float { x.determinant }

/// Returns whether two matrices are equal.
public func simd_equal(_ x: simd_float2x2, _ y: simd_float2x2) -> Bool { x == y }
