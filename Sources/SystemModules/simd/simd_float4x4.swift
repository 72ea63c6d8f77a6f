// SPDX-License-Identifier: MIT
// Written by scripts/steps/check-generated --update.

/// A matrix of four columns and four rows of type `Float`. A vector is multiplied as a column, from
/// the right.
public struct simd_float4x4: Hashable, Sendable {
  /// The columns, from the left.
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  /// Creates a matrix of zeros.
  public init() {
    self.init(.zero, .zero, .zero, .zero)
  }

  /// Creates a matrix from its columns.
  public init(
    _ column0: SIMD4<Float>, _ column1: SIMD4<Float>, _ column2: SIMD4<Float>,
    _ column3: SIMD4<Float>
  ) {
    columns = (column0, column1, column2, column3)
  }

  /// Creates a matrix from its columns.
  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) {
    self.columns = columns
  }

  /// Creates a matrix from four columns.
  public init(_ columns: [SIMD4<Float>]) {
    self.init(columns[0], columns[1], columns[2], columns[3])
  }

  /// Creates a matrix from four rows.
  public init(rows: [SIMD4<Float>]) {
    self = simd_float4x4(rows).transpose
  }

  /// Creates a matrix with a number on the diagonal and zeros elsewhere.
  public init(_ scalar: Float) {
    self.init(diagonal: SIMD4<Float>(repeating: scalar))
  }

  /// Creates a matrix with numbers on the diagonal and zeros elsewhere.
  public init(diagonal: SIMD4<Float>) {
    self.init()
    for index in 0..<4 {
      self[index][index] = diagonal[index]
    }
  }

  /// The column at an index, which is counted from 0.
  public subscript(column: Int) -> SIMD4<Float> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case 3: columns.3
      default: preconditionFailure("A simd_float4x4 has columns from 0 to 3; got \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("A simd_float4x4 has columns from 0 to 3; got \(column)")
      }
    }
  }

  /// The number in a column and a row.
  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with rows and columns exchanged.
  public var transpose: simd_float4x4 {
    simd_float4x4(
      SIMD4<Float>(columns.0[0], columns.1[0], columns.2[0], columns.3[0]),
      SIMD4<Float>(columns.0[1], columns.1[1], columns.2[1], columns.3[1]),
      SIMD4<Float>(columns.0[2], columns.1[2], columns.2[2], columns.3[2]),
      SIMD4<Float>(columns.0[3], columns.1[3], columns.2[3], columns.3[3]))
  }

  /// Returns whether all numbers are equal.
  public static func == (left: simd_float4x4, right: simd_float4x4) -> Bool {
    left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1
      && left.columns.2 == right.columns.2 && left.columns.3 == right.columns.3
  }

  /// Adds the columns to a hasher.
  public func hash(into hasher: inout Hasher) {
    for column in 0..<4 {
      hasher.combine(self[column])
    }
  }

  /// Returns the sum of two matrices.
  public static func + (left: simd_float4x4, right: simd_float4x4) -> simd_float4x4 {
    simd_float4x4(
      left.columns.0 + right.columns.0, left.columns.1 + right.columns.1,
      left.columns.2 + right.columns.2, left.columns.3 + right.columns.3)
  }

  /// Returns the difference of two matrices.
  public static func - (left: simd_float4x4, right: simd_float4x4) -> simd_float4x4 {
    simd_float4x4(
      left.columns.0 - right.columns.0, left.columns.1 - right.columns.1,
      left.columns.2 - right.columns.2, left.columns.3 - right.columns.3)
  }

  /// Returns a matrix, multiplied by a number.
  public static func * (left: simd_float4x4, right: Float) -> simd_float4x4 {
    simd_float4x4(
      left.columns.0 * right, left.columns.1 * right, left.columns.2 * right, left.columns.3 * right
    )
  }

  /// Returns a matrix, multiplied by a number.
  public static func * (left: Float, right: simd_float4x4) -> simd_float4x4 {
    right * left
  }

  /// Returns the product of a matrix and a column.
  public static func * (left: simd_float4x4, right: SIMD4<Float>) -> SIMD4<Float> {
    let column0 = left.columns.0 * right[0]
    let column1 = left.columns.1 * right[1]
    let column2 = left.columns.2 * right[2]
    let column3 = left.columns.3 * right[3]
    return ((column0 + column1) + column2) + column3
  }

  /// Returns the product of a row and a matrix.
  public static func * (left: SIMD4<Float>, right: simd_float4x4) -> SIMD4<Float> {
    SIMD4<Float>(
      dot(left, right.columns.0), dot(left, right.columns.1), dot(left, right.columns.2),
      dot(left, right.columns.3))
  }

  /// Returns the product of two matrices.
  public static func * (left: simd_float4x4, right: simd_float4x4) -> simd_float4x4 {
    simd_float4x4(
      left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3
    )
  }

  /// Returns the determinant of the matrix without a column and a row, with the sign of the entry.
  private func cofactor(_ column: Int, _ row: Int) -> Float {
    let rows = (0..<4).filter { $0 != row }
    let parts = (0..<4).filter { $0 != column }
      .map { SIMD3<Float>(self[$0][rows[0]], self[$0][rows[1]], self[$0][rows[2]]) }
    let minor = dot(parts[0], cross(parts[1], parts[2]))
    return (column + row).isMultiple(of: 2) ? minor : -minor
  }

  /// The determinant; 0 for a matrix without an inverse.
  public var determinant: Float {
    (0..<4).reduce(0) { $0 + self[0][$1] * cofactor(0, $1) }
  }

  /// The inverse. Its numbers are not finite if the determinant is 0.
  public var inverse: simd_float4x4 {
    let scale = 1 / determinant
    var result = simd_float4x4()
    for column in 0..<4 {
      for row in 0..<4 {
        result[column][row] = cofactor(row, column) * scale
      }
    }
    return result
  }
}

/// The matrix with ones on the diagonal and zeros elsewhere.
public let matrix_identity_float4x4 = simd_float4x4(1)

/// A matrix of four columns and four rows.
public typealias float4x4 = simd_float4x4

/// Returns the product `x * y`, which applies `y` to a vector first.
public func simd_mul(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }

/// Returns the vector `x * y`, with `y` as a column.
public func simd_mul(_ x: simd_float4x4, _ y: SIMD4<Float>) -> SIMD4<Float> { x * y }

/// Returns the vector `x * y`, with `x` as a row.
public func simd_mul(_ x: SIMD4<Float>, _ y: simd_float4x4) -> SIMD4<Float> { x * y }

/// Returns the matrix whose elements are multiplied by `x`.
public func simd_mul(_ x: Float, _ y: simd_float4x4) -> simd_float4x4 { x * y }

/// Returns the sum, element by element.
public func simd_add(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x + y }

/// Returns the difference `x - y`, element by element.
public func simd_sub(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x - y }

/// Returns the matrix with rows and columns exchanged.
public func simd_transpose(_ x: simd_float4x4) -> simd_float4x4 { x.transpose }

/// Returns the inverse. Its numbers are not finite if the determinant is 0.
public func simd_inverse(_ x: simd_float4x4) -> simd_float4x4 { x.inverse }

/// Returns the determinant; 0 for a matrix without an inverse.
public func simd_determinant(_ x: simd_float4x4) -> Float { x.determinant }

/// Returns whether two matrices are equal.
public func simd_equal(_ x: simd_float4x4, _ y: simd_float4x4) -> Bool { x == y }
