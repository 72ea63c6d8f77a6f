// SPDX-License-Identifier: MIT
import Testing
import simd

/// Vectors and matrices, by arithmetic.
@Suite struct VectorTests {
  @Test func `Lengths, distances and directions`() {
    let a = simd_double2(3, 4)
    #expect(simd_length(a) == 5 && length(a) == 5 && simd_length_squared(a) == 25)
    #expect(simd_distance(a, simd_double2(3, 1)) == 3 && distance_squared(a, .zero) == 25)
    #expect(simd_normalize(a) == simd_double2(0.6, 0.8))
    #expect(dot(simd_float3(1, 2, 3), simd_float3(4, 5, 6)) == 32)
    #expect(cross(simd_float3(1, 0, 0), simd_float3(0, 1, 0)) == simd_float3(0, 0, 1))
    #expect(simd_reflect(simd_double2(1, -1), simd_double2(0, 1)) == simd_double2(1, 1))
    #expect(simd_project(simd_double2(2, 3), simd_double2(4, 0)) == simd_double2(2, 0))
  }

  @Test func `Mixing, clamping and rounding`() {
    let (a, b) = (simd_double4(0, 1, 2, 3), simd_double4(4, 5, 6, 7))
    #expect(simd_mix(a, b, simd_double4(repeating: 0.25)) == a + 1)
    #expect(mix(a, b, t: 0.5) == a + 2 && simd_mix(1.0, 3.0, 0.5) == 2)
    #expect(simd_clamp(a, simd_double4(repeating: 1), simd_double4(repeating: 2)) == [1, 1, 2, 2])
    #expect(clamp(a, min: 1, max: 2) == [1, 1, 2, 2] && simd_clamp(5.0, 0, 1) == 1)
    #expect(simd_min(a, [9, 0, 9, 0]) == [0, 0, 2, 0] && max(a, [9, 0, 9, 0]) == [9, 1, 9, 3])
    #expect(abs(simd_float2(-1, 2)) == [1, 2] && sign(simd_float3(-3, 0, 2)) == [-1, 0, 1])
    #expect(
      floor(simd_double2(1.5, -1.5)) == [1, -2] && fract(simd_double2(1.25, -0.25)) == [0.25, 0.75])
    #expect(step(simd_double2(1, 3), edge: simd_double2(2, 2)) == [0, 1])
    #expect(simd_smoothstep(0.0, 2, 1) == 0.5)
    #expect(reduce_add(a) == 6 && simd_reduce_max(a) == 3 && simd_reduce_min(a) == 0)
  }

  private func isClose(_ a: simd_double4x4, _ b: simd_double4x4) -> Bool {
    (0..<4).allSatisfy { length(a[$0] - b[$0]) < 1e-12 }
  }

  @Test func `Matrices are multiplied and inverted`() {
    let turn = simd_double2x2(rows: [[0, -1], [1, 0]])
    #expect(turn * simd_double2(1, 0) == [0, 1] && turn.determinant == 1)
    #expect(turn * turn.inverse == matrix_identity_double2x2)
    #expect(simd_double2(1, 0) * turn == [0, -1])
    let three = simd_double3x3(rows: [[2, 0, 1], [0, 3, 0], [1, 0, 1]])
    #expect(three.determinant == 3 && three.transpose == three)
    #expect(three.inverse * three * simd_double3(1, 2, 3) == [1, 2, 3])
    var four = simd_double4x4(diagonal: [1, 2, 4, 8])
    four[3] = [5, 6, 7, 8]
    four[0, 1] = 3
    #expect(four[3, 2] == 7 && four.columns.0 == [1, 3, 0, 0])
    #expect(simd_determinant(four) == 64)
    #expect(isClose(simd_mul(four, four.inverse), matrix_identity_double4x4))
    #expect(isClose(four.transpose.transpose, four))
    #expect(simd_float4x4(2) * simd_float4(1, 2, 3, 4) == [2, 4, 6, 8])
    #expect(2 * matrix_identity_float3x3 == simd_float3x3(diagonal: [2, 2, 2]))
    #expect(
      simd_float2x2() + matrix_identity_float2x2 - matrix_identity_float2x2 == simd_float2x2())
  }
}
