// SPDX-License-Identifier: MIT
// Written by scripts/steps/check-generated --update.

/// A matrix of three columns and three rows of type `Double`. A vector is multiplied as a column,
/// from the right.
public struct simd_double3x3: Hashable, Sendable {
  /// The columns, from the left.
  public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  /// Creates a matrix of zeros.
  public init() {
    self.init(.zero, .zero, .zero)
  }

  /// Creates a matrix from its columns.
  public init(_ column0: SIMD3<Double>, _ column1: SIMD3<Double>, _ column2: SIMD3<Double>) {
    columns = (column0, column1, column2)
  }

  /// Creates a matrix from its columns.
  public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) {
    self.columns = columns
  }

  /// Creates a matrix from three columns.
  public init(_ columns: [SIMD3<Double>]) {
    self.init(columns[0], columns[1], columns[2])
  }

  /// Creates a matrix from three rows.
  public init(rows: [SIMD3<Double>]) {
    self = simd_double3x3(rows).transpose
  }

  /// Creates a matrix with a number on the diagonal and zeros elsewhere.
  public init(_ scalar: Double) {
    self.init(diagonal: SIMD3<Double>(repeating: scalar))
  }

  /// Creates a matrix with numbers on the diagonal and zeros elsewhere.
  public init(diagonal: SIMD3<Double>) {
    self.init()
    for index in 0..<3 {
      self[index][index] = diagonal[index]
    }
  }

  /// The column at an index, which is counted from 0.
  public subscript(column: Int) -> SIMD3<Double> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: preconditionFailure("A simd_double3x3 has columns from 0 to 2; got \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: preconditionFailure("A simd_double3x3 has columns from 0 to 2; got \(column)")
      }
    }
  }

  /// The number in a column and a row.
  public subscript(column: Int, row: Int) -> Double {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with rows and columns exchanged.
  public var transpose: simd_double3x3 {
    simd_double3x3(
      SIMD3<Double>(columns.0[0], columns.1[0], columns.2[0]),
      SIMD3<Double>(columns.0[1], columns.1[1], columns.2[1]),
      SIMD3<Double>(columns.0[2], columns.1[2], columns.2[2]))
  }

  /// Returns whether all numbers are equal.
  public static func == (left: simd_double3x3, right: simd_double3x3) -> Bool {
    left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1
      && left.columns.2 == right.columns.2
  }

  /// Adds the columns to a hasher.
  public func hash(into hasher: inout Hasher) {
    for column in 0..<3 {
      hasher.combine(self[column])
    }
  }

  /// Returns the sum of two matrices.
  public static func + (left: simd_double3x3, right: simd_double3x3) -> simd_double3x3 {
    simd_double3x3(
      left.columns.0 + right.columns.0, left.columns.1 + right.columns.1,
      left.columns.2 + right.columns.2)
  }

  /// Returns the difference of two matrices.
  public static func - (left: simd_double3x3, right: simd_double3x3) -> simd_double3x3 {
    simd_double3x3(
      left.columns.0 - right.columns.0, left.columns.1 - right.columns.1,
      left.columns.2 - right.columns.2)
  }

  /// Returns a matrix, multiplied by a number.
  public static func * (left: simd_double3x3, right: Double) -> simd_double3x3 {
    simd_double3x3(left.columns.0 * right, left.columns.1 * right, left.columns.2 * right)
  }

  /// Returns a matrix, multiplied by a number.
  public static func * (left: Double, right: simd_double3x3) -> simd_double3x3 {
    right * left
  }

  /// Returns the product of a matrix and a column.
  public static func * (left: simd_double3x3, right: SIMD3<Double>) -> SIMD3<Double> {
    let column0 = left.columns.0 * right[0]
    let column1 = left.columns.1 * right[1]
    let column2 = left.columns.2 * right[2]
    return (column0 + column1) + column2
  }

  /// Returns the product of a row and a matrix.
  public static func * (left: SIMD3<Double>, right: simd_double3x3) -> SIMD3<Double> {
    SIMD3<Double>(
      dot(left, right.columns.0), dot(left, right.columns.1), dot(left, right.columns.2))
  }

  /// Returns the product of two matrices.
  public static func * (left: simd_double3x3, right: simd_double3x3) -> simd_double3x3 {
    simd_double3x3(left * right.columns.0, left * right.columns.1, left * right.columns.2)
  }

  /// The determinant; 0 for a matrix without an inverse.
  public var determinant: Double {
    dot(columns.0, cross(columns.1, columns.2))
  }

  /// The inverse. Its numbers are not finite if the determinant is 0.
  public var inverse: simd_double3x3 {
    // The rows of the adjugate are the cross products of the columns.
    simd_double3x3(rows: [
      cross(columns.1, columns.2), cross(columns.2, columns.0), cross(columns.0, columns.1),
    ]) * (1 / determinant)
  }
}

/// The matrix with ones on the diagonal and zeros elsewhere.
public let matrix_identity_double3x3 = simd_double3x3(1)

/// A matrix of three columns and three rows.
public typealias double3x3 = simd_double3x3

/// Returns the product `x * y`, which applies `y` to a vector first.
public func simd_mul(_ x: simd_double3x3, _ y: simd_double3x3) -> simd_double3x3 { x * y }

/// Returns the vector `x * y`, with `y` as a column.
public func simd_mul(_ x: simd_double3x3, _ y: SIMD3<Double>) -> SIMD3<Double> { x * y }

/// Returns the vector `x * y`, with `x` as a row.
public func simd_mul(_ x: SIMD3<Double>, _ y: simd_double3x3) -> SIMD3<Double> { x * y }

/// Returns the matrix whose elements are multiplied by `x`.
public func simd_mul(_ x: Double, _ y: simd_double3x3) -> simd_double3x3 { x * y }

/// Returns the sum, element by element.
public func simd_add(_ x: simd_double3x3, _ y: simd_double3x3) -> simd_double3x3 { x + y }

/// Returns the difference `x - y`, element by element.
public func simd_sub(_ x: simd_double3x3, _ y: simd_double3x3) -> simd_double3x3 { x - y }

/// Returns the matrix with rows and columns exchanged.
public func simd_transpose(_ x: simd_double3x3) -> simd_double3x3 { x.transpose }

/// Returns the inverse. Its numbers are not finite if the determinant is 0.
public func simd_inverse(_ x: simd_double3x3) -> simd_double3x3 { x.inverse }

/// Returns the determinant; 0 for a matrix without an inverse.
public func simd_determinant(_ x: simd_double3x3) -> Double { x.determinant }

/// Returns whether two matrices are equal.
public func simd_equal(_ x: simd_double3x3, _ y: simd_double3x3) -> Bool { x == y }
