# SPDX-License-Identifier: MIT
"""The vectors and matrices of the module simd, whose names and members are Apple's.

The tables are SCALARS (names of vectors) and matrix(), the text of a matrix of any size.
"""

import textwrap

MARK = "// SPDX-License-Identifier: MIT\n// Written by scripts/steps/check-generated --update.\n"

# The name in simd, the type in Swift, the sizes.
SCALARS = [
    ("char", "Int8", (2, 3, 4)), ("uchar", "UInt8", (2, 3, 4)), ("short", "Int16", (2, 3, 4)),
    ("ushort", "UInt16", (2, 3, 4)), ("int", "Int32", (2, 3, 4, 8)), ("uint", "UInt32", (2, 3, 4)),
    ("long", "Int", (2, 3, 4)), ("ulong", "UInt", (2, 3, 4)), ("float", "Float", (2, 3, 4, 8)),
    ("double", "Double", (2, 3, 4, 8))]
WITHOUT_PREFIX = ["float", "double", "int", "uint"]

WORDS = {2: "two", 3: "three", 4: "four"}


def vectors():
    yield MARK
    yield "// The vectors of the standard library under the names of Apple's module, and its functions on them.\n"
    for name, scalar, sizes in SCALARS:
        for size in sizes:
            yield f"/// A vector of {size} numbers of type `{scalar}`."
            yield f"public typealias simd_{name}{size} = SIMD{size}<{scalar}>"
    yield "\n// The names without a prefix, as in Apple's module."
    scalars = {name: scalar for name, scalar, _ in SCALARS}
    for name in WITHOUT_PREFIX:
        for size in (2, 3, 4):
            yield f"/// A vector of {size} numbers of type `{scalars[name]}`."
            yield f"public typealias {name}{size} = SIMD{size}<{scalars[name]}>"


DETERMINANTS = {
    2: """
  /// The determinant; 0 for a matrix without an inverse.
  public var determinant: SCALAR {
    columns.0.x * columns.1.y - columns.1.x * columns.0.y
  }

  /// The inverse. Its numbers are not finite if the determinant is 0.
  public var inverse: MATRIX {
    MATRIX(VECTOR(columns.1.y, -columns.0.y), VECTOR(-columns.1.x, columns.0.x))
      * (1 / determinant)
  }
""",
    3: """
  /// The determinant; 0 for a matrix without an inverse.
  public var determinant: SCALAR {
    dot(columns.0, cross(columns.1, columns.2))
  }

  /// The inverse. Its numbers are not finite if the determinant is 0.
  public var inverse: MATRIX {
    // The rows of the adjugate are the cross products of the columns.
    MATRIX(rows: [
      cross(columns.1, columns.2), cross(columns.2, columns.0), cross(columns.0, columns.1),
    ]) * (1 / determinant)
  }
""",
    4: """
  /// Returns the determinant of the matrix without a column and a row, with the sign of the entry.
  private func cofactor(_ column: Int, _ row: Int) -> SCALAR {
    let rows = (0..<4).filter { $0 != row }
    let parts = (0..<4).filter { $0 != column }
      .map { SIMD3<SCALAR>(self[$0][rows[0]], self[$0][rows[1]], self[$0][rows[2]]) }
    let minor = dot(parts[0], cross(parts[1], parts[2]))
    return (column + row).isMultiple(of: 2) ? minor : -minor
  }

  /// The determinant; 0 for a matrix without an inverse.
  public var determinant: SCALAR {
    (0..<4).reduce(0) { $0 + self[0][$1] * cofactor(0, $1) }
  }

  /// The inverse. Its numbers are not finite if the determinant is 0.
  public var inverse: MATRIX {
    let scale = 1 / determinant
    var result = MATRIX()
    for column in 0..<4 {
      for row in 0..<4 {
        result[column][row] = cofactor(row, column) * scale
      }
    }
    return result
  }
""",
}

# Each {…} is a list with one entry for each column.
MATRIX = """COMMENT
public struct MATRIX: Hashable, Sendable {
  /// The columns, from the left.
  public var columns: ({VECTOR})

  /// Creates a matrix of zeros.
  public init() {
    self.init({.zero})
  }

  /// Creates a matrix from its columns.
  public init({_ column#: VECTOR}) {
    columns = ({column#})
  }

  /// Creates a matrix from its columns.
  public init(columns: ({VECTOR})) {
    self.columns = columns
  }

  /// Creates a matrix from WORD columns.
  public init(_ columns: [VECTOR]) {
    self.init({columns[#]})
  }

  /// Creates a matrix from WORD rows.
  public init(rows: [VECTOR]) {
    self = MATRIX(rows).transpose
  }

  /// Creates a matrix with a number on the diagonal and zeros elsewhere.
  public init(_ scalar: SCALAR) {
    self.init(diagonal: VECTOR(repeating: scalar))
  }

  /// Creates a matrix with numbers on the diagonal and zeros elsewhere.
  public init(diagonal: VECTOR) {
    self.init()
    for index in 0..<SIZE {
      self[index][index] = diagonal[index]
    }
  }

  /// The column at an index, which is counted from 0.
  public subscript(column: Int) -> VECTOR {
    get {
      switch column {
      GETTERS
      default: preconditionFailure("A MATRIX has columns from 0 to LAST; got \\(column)")
      }
    }
    set {
      switch column {
      SETTERS
      default: preconditionFailure("A MATRIX has columns from 0 to LAST; got \\(column)")
      }
    }
  }

  /// The number in a column and a row.
  public subscript(column: Int, row: Int) -> SCALAR {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with rows and columns exchanged.
  public var transpose: MATRIX {
    MATRIX(
      ROWS)
  }

  /// Returns whether all numbers are equal.
  public static func == (left: MATRIX, right: MATRIX) -> Bool {
    EQUATIONS
  }

  /// Adds the columns to a hasher.
  public func hash(into hasher: inout Hasher) {
    for column in 0..<SIZE {
      hasher.combine(self[column])
    }
  }

  /// Returns the sum of two matrices.
  public static func + (left: MATRIX, right: MATRIX) -> MATRIX {
    MATRIX({left.columns.# + right.columns.#})
  }

  /// Returns the difference of two matrices.
  public static func - (left: MATRIX, right: MATRIX) -> MATRIX {
    MATRIX({left.columns.# - right.columns.#})
  }

  /// Returns a matrix, multiplied by a number.
  public static func * (left: MATRIX, right: SCALAR) -> MATRIX {
    MATRIX({left.columns.# * right})
  }

  /// Returns a matrix, multiplied by a number.
  public static func * (left: SCALAR, right: MATRIX) -> MATRIX {
    right * left
  }

  /// Returns the product of a matrix and a column.
  public static func * (left: MATRIX, right: VECTOR) -> VECTOR {
    PRODUCTS
    return SUM
  }

  /// Returns the product of a row and a matrix.
  public static func * (left: VECTOR, right: MATRIX) -> VECTOR {
    VECTOR({dot(left, right.columns.#)})
  }

  /// Returns the product of two matrices.
  public static func * (left: MATRIX, right: MATRIX) -> MATRIX {
    MATRIX({left * right.columns.#})
  }
DETERMINANT}

/// The matrix with ones on the diagonal and zeros elsewhere.
public let matrix_identity_SHORT = MATRIX(1)

/// A matrix of WORD columns and WORD rows.
public typealias SHORT = MATRIX

/// Returns the product `x * y`, which applies `y` to a vector first.
public func simd_mul(_ x: MATRIX, _ y: MATRIX) -> MATRIX { x * y }

/// Returns the vector `x * y`, with `y` as a column.
public func simd_mul(_ x: MATRIX, _ y: VECTOR) -> VECTOR { x * y }

/// Returns the vector `x * y`, with `x` as a row.
public func simd_mul(_ x: VECTOR, _ y: MATRIX) -> VECTOR { x * y }

/// Returns the matrix whose elements are multiplied by `x`.
public func simd_mul(_ x: SCALAR, _ y: MATRIX) -> MATRIX { x * y }

/// Returns the sum, element by element.
public func simd_add(_ x: MATRIX, _ y: MATRIX) -> MATRIX { x + y }

/// Returns the difference `x - y`, element by element.
public func simd_sub(_ x: MATRIX, _ y: MATRIX) -> MATRIX { x - y }

/// Returns the matrix with rows and columns exchanged.
public func simd_transpose(_ x: MATRIX) -> MATRIX { x.transpose }

/// Returns the inverse. Its numbers are not finite if the determinant is 0.
public func simd_inverse(_ x: MATRIX) -> MATRIX { x.inverse }

/// Returns the determinant; 0 for a matrix without an inverse.
public func simd_determinant(_ x: MATRIX) -> SCALAR { x.determinant }

/// Returns whether two matrices are equal.
public func simd_equal(_ x: MATRIX, _ y: MATRIX) -> Bool { x == y }
"""


def matrix(name, scalar, size):
    columns = range(size)

    def each(text, separator=", "):
        return separator.join(text.replace("#", str(column)) for column in columns)

    text = MATRIX.replace("DETERMINANT", DETERMINANTS[size])
    lists = ["VECTOR", ".zero", "_ column#: VECTOR", "column#", "columns[#]", "left.columns.# + right.columns.#",
             "left.columns.# - right.columns.#", "left.columns.# * right", "dot(left, right.columns.#)",
             "left * right.columns.#"]
    for item in lists:
        text = text.replace("{" + item + "}", each(item))
    total = "column0"
    for column in columns[1:]:
        total = f"{total} + column{column}" if column == size - 1 else f"({total} + column{column})"
    comment = (f"A matrix of {WORDS[size]} columns and {WORDS[size]} rows of type `{scalar}`. "
               "A vector is multiplied as a column, from the right.")
    rows = ",\n      ".join("VECTOR(" + ", ".join(f"columns.{column}[{row}]" for column in columns) + ")" for row in columns)
    for word, value in {
            "COMMENT": textwrap.fill(comment, 100, initial_indent="/// ", subsequent_indent="/// "),
            "GETTERS": each("case #: columns.#", "\n      "), "SETTERS": each("case #: columns.# = newValue", "\n      "),
            "ROWS": rows, "EQUATIONS": each("left.columns.# == right.columns.#", " && "),
            "PRODUCTS": each("let column# = left.columns.# * right[#]", "\n    "), "SUM": total,
            "MATRIX": f"simd_{name}{size}x{size}", "VECTOR": f"SIMD{size}<{scalar}>", "SCALAR": scalar,
            "SHORT": f"{name}{size}x{size}", "WORD": WORDS[size], "SIZE": str(size), "LAST": str(size - 1)}.items():
        text = text.replace(word, value)
    return text


def files(root):
    folder = root / "Sources/SystemModules/simd"
    yield folder / "Vectors.swift", "\n".join(vectors()) + "\n"
    for name, scalar in (("float", "Float"), ("double", "Double")):
        for size in (2, 3, 4):
            yield folder / f"simd_{name}{size}x{size}.swift", MARK + "\n" + matrix(name, scalar, size)
