// SPDX-License-Identifier: MIT
// Written by scripts/steps/check-generated --update.

// The vectors of the standard library under the names of Apple's module, and its functions on them.

/// A vector of 2 numbers of type `Int8`.
public typealias simd_char2 = SIMD2<Int8>
/// A vector of 3 numbers of type `Int8`.
public typealias simd_char3 = SIMD3<Int8>
/// A vector of 4 numbers of type `Int8`.
public typealias simd_char4 = SIMD4<Int8>
/// A vector of 2 numbers of type `UInt8`.
public typealias simd_uchar2 = SIMD2<UInt8>
/// A vector of 3 numbers of type `UInt8`.
public typealias simd_uchar3 = SIMD3<UInt8>
/// A vector of 4 numbers of type `UInt8`.
public typealias simd_uchar4 = SIMD4<UInt8>
/// A vector of 2 numbers of type `Int16`.
public typealias simd_short2 = SIMD2<Int16>
/// A vector of 3 numbers of type `Int16`.
public typealias simd_short3 = SIMD3<Int16>
/// A vector of 4 numbers of type `Int16`.
public typealias simd_short4 = SIMD4<Int16>
/// A vector of 2 numbers of type `UInt16`.
public typealias simd_ushort2 = SIMD2<UInt16>
/// A vector of 3 numbers of type `UInt16`.
public typealias simd_ushort3 = SIMD3<UInt16>
/// A vector of 4 numbers of type `UInt16`.
public typealias simd_ushort4 = SIMD4<UInt16>
/// A vector of 2 numbers of type `Int32`.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of 3 numbers of type `Int32`.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of 4 numbers of type `Int32`.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of 8 numbers of type `Int32`.
public typealias simd_int8 = SIMD8<Int32>
/// A vector of 2 numbers of type `UInt32`.
public typealias simd_uint2 = SIMD2<UInt32>
/// A vector of 3 numbers of type `UInt32`.
public typealias simd_uint3 = SIMD3<UInt32>
/// A vector of 4 numbers of type `UInt32`.
public typealias simd_uint4 = SIMD4<UInt32>
/// A vector of 2 numbers of type `Int`.
public typealias simd_long2 = SIMD2<Int>
/// A vector of 3 numbers of type `Int`.
public typealias simd_long3 = SIMD3<Int>
/// A vector of 4 numbers of type `Int`.
public typealias simd_long4 = SIMD4<Int>
/// A vector of 2 numbers of type `UInt`.
public typealias simd_ulong2 = SIMD2<UInt>
/// A vector of 3 numbers of type `UInt`.
public typealias simd_ulong3 = SIMD3<UInt>
/// A vector of 4 numbers of type `UInt`.
public typealias simd_ulong4 = SIMD4<UInt>
/// A vector of 2 numbers of type `Float`.
public typealias simd_float2 = SIMD2<Float>
/// A vector of 3 numbers of type `Float`.
public typealias simd_float3 = SIMD3<Float>
/// A vector of 4 numbers of type `Float`.
public typealias simd_float4 = SIMD4<Float>
/// A vector of 8 numbers of type `Float`.
public typealias simd_float8 = SIMD8<Float>
/// A vector of 2 numbers of type `Double`.
public typealias simd_double2 = SIMD2<Double>
/// A vector of 3 numbers of type `Double`.
public typealias simd_double3 = SIMD3<Double>
/// A vector of 4 numbers of type `Double`.
public typealias simd_double4 = SIMD4<Double>
/// A vector of 8 numbers of type `Double`.
public typealias simd_double8 = SIMD8<Double>

// The names without a prefix, as in Apple's module.
/// A vector of 2 numbers of type `Float`.
public typealias float2 = SIMD2<Float>
/// A vector of 3 numbers of type `Float`.
public typealias float3 = SIMD3<Float>
/// A vector of 4 numbers of type `Float`.
public typealias float4 = SIMD4<Float>
/// A vector of 2 numbers of type `Double`.
public typealias double2 = SIMD2<Double>
/// A vector of 3 numbers of type `Double`.
public typealias double3 = SIMD3<Double>
/// A vector of 4 numbers of type `Double`.
public typealias double4 = SIMD4<Double>
/// A vector of 2 numbers of type `Int32`.
public typealias int2 = SIMD2<Int32>
/// A vector of 3 numbers of type `Int32`.
public typealias int3 = SIMD3<Int32>
/// A vector of 4 numbers of type `Int32`.
public typealias int4 = SIMD4<Int32>
/// A vector of 2 numbers of type `UInt32`.
public typealias uint2 = SIMD2<UInt32>
/// A vector of 3 numbers of type `UInt32`.
public typealias uint3 = SIMD3<UInt32>
/// A vector of 4 numbers of type `UInt32`.
public typealias uint4 = SIMD4<UInt32>
