// SPDX-License-Identifier: MIT

package resin

// #cgo pkg-config: --static resin
// #include "bridge.h"
import "C"

import "unsafe"

// IndexNone is the index that means "none": no partner, no element. It is never a valid index. Its value
// is 1<<32 - 1.
const IndexNone uint32 = C.RESIN_INDEX_NONE

// CountMax is the largest number of elements in a list: 1<<32 - 3.
const CountMax = C.RESIN_COUNT_MAX

// Version returns the version of the linked library as one ordered number, 0xMMmmpp.
func Version() uint32 { return uint32(C.resin_version()) }

// HeaderVersion is the version of the headers that the package was compiled with.
const HeaderVersion uint32 = C.RESIN_VERSION

// first returns the address of the first element, or nil if there is none.
func first[T any](elements []T) *T {
	if len(elements) == 0 {
		return nil
	}
	return &elements[0]
}

// start returns the address of the first element as that of another type with the same layout;
// layout.go lists these pairs of types.
func start[To, From any](elements []From) *To {
	return (*To)(unsafe.Pointer(first(elements)))
}

// copied returns a copy of an array that belongs to the library; nil if it has no elements.
func copied[To, From any](elements *From, count C.size_t) []To {
	return copyInto([]To(nil), elements, count)
}

// copyInto copies an array that belongs to the library into a slice, and returns the slice, or a
// larger one if its capacity is too small.
func copyInto[To, From any](to []To, elements *From, count C.size_t) []To {
	return append(to[:0], unsafe.Slice((*To)(unsafe.Pointer(elements)), int(count))...)
}

// index32 converts an index for the library. One that is negative or too large becomes IndexNone, which
// the library rejects.
func index32(index int) C.uint32_t {
	if uint64(index) > CountMax {
		return C.uint32_t(IndexNone)
	}
	return C.uint32_t(index)
}

// as returns a value as one of another type with the same layout.
func as[To, From any](value From) To {
	return *(*To)(unsafe.Pointer(&value))
}
