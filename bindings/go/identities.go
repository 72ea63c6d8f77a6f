// SPDX-License-Identifier: MIT

package resin

// #include "bridge.h"
import "C"

import "unsafe"

// A Side is one of the two lists of a diff.
type Side uint32

// The two lists.
const (
	OldSide Side = C.RESIN_DIFF_OLD // the list before the changes
	NewSide Side = C.RESIN_DIFF_NEW // the list after the changes
)

// Identities are the identities of the elements of two lists: what distinguishes an element from
// the others, while its content may change. Equal identities may occur more than once in a list.
//
// Integers, UUIDs and Records refer to the memory of their slices, which must not change until the
// call that they are passed to returns; so do HashedKeys to the hashes. An error of a constructor is
// returned by that call.
//
// The zero value is invalid.
type Identities struct {
	kind                   uint32
	oldCount, newCount     int
	size, stride           int
	oldKeys, newKeys       *C.uint8_t
	oldOffsets, newOffsets []C.size_t
	hasher                 Hasher
	err                    error
}

// Integer is the constraint of identities that are integers of any size.
type Integer interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 |
		~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~uintptr
}

// Integers returns identities that are integers, without copying them. 64-bit integers are the
// fastest kind of identity.
func Integers[K Integer](oldKeys, newKeys []K) Identities {
	ids := fixed(oldKeys, newKeys)
	if ids.size == 8 {
		ids.kind = C.RESIN_IDENTITY_U64
	}
	return ids
}

// UUIDs returns identities of 16 bytes, without copying them.
func UUIDs[K ~[16]byte](oldKeys, newKeys []K) Identities { return fixed(oldKeys, newKeys) }

// fixed returns identities whose bytes are those of the elements.
func fixed[K any](oldKeys, newKeys []K) Identities {
	var key K
	return Identities{
		kind:     C.RESIN_IDENTITY_BYTES,
		oldCount: len(oldKeys), newCount: len(newKeys),
		size: int(unsafe.Sizeof(key)), stride: int(unsafe.Sizeof(key)),
		oldKeys: start[C.uint8_t](oldKeys), newKeys: start[C.uint8_t](newKeys),
	}
}

// Records returns identities that are the first size bytes of records of stride bytes each, without
// copying them. The lengths of both slices must be multiples of stride, otherwise the match returns
// ErrLength. It returns ErrIdentitySize if size is not from 1 to stride.
func Records(size, stride int, oldRecords, newRecords []byte) Identities {
	if size <= 0 || size > stride {
		return Identities{err: failure(StatusIdentitySize)}
	}
	if rest := len(oldRecords) % stride; rest != 0 {
		return Identities{err: wrongLength("the last record of oldRecords", rest, stride)}
	}
	if rest := len(newRecords) % stride; rest != 0 {
		return Identities{err: wrongLength("the last record of newRecords", rest, stride)}
	}
	return Identities{
		kind:     C.RESIN_IDENTITY_BYTES,
		oldCount: len(oldRecords) / stride, newCount: len(newRecords) / stride,
		size: size, stride: stride,
		oldKeys: start[C.uint8_t](oldRecords), newKeys: start[C.uint8_t](newRecords),
	}
}

// Strings returns identities that are strings or byte slices. It copies their bytes into one
// buffer for each list.
func Strings[K ~string | ~[]byte](oldKeys, newKeys []K) Identities {
	oldBytes, oldOffsets := join(oldKeys)
	newBytes, newOffsets := join(newKeys)
	return Identities{
		kind:     C.RESIN_IDENTITY_SLICES,
		oldCount: len(oldKeys), newCount: len(newKeys),
		oldKeys: start[C.uint8_t](oldBytes), newKeys: start[C.uint8_t](newBytes),
		oldOffsets: oldOffsets, newOffsets: newOffsets,
	}
}

// join returns the bytes of all keys, and the offset of each key and of the end.
func join[K ~string | ~[]byte](keys []K) ([]byte, []C.size_t) {
	size := 0
	for _, key := range keys {
		size += len(key)
	}
	bytes := make([]byte, 0, size)
	offsets := make([]C.size_t, 1, len(keys)+1)
	for _, key := range keys {
		bytes = append(bytes, key...)
		offsets = append(offsets, C.size_t(len(bytes)))
	}
	return bytes, offsets
}

// Keys returns identities of any comparable type. A Go map replaces each distinct key by an integer
// first, which takes about 20 times as long as the match itself; prefer Integers, UUIDs, Strings or
// Records where they fit. A key that does not equal itself, such as NaN, equals no other key.
func Keys[K comparable](oldKeys, newKeys []K) Identities {
	interned := make(map[K]uint64, len(oldKeys))
	return Integers(intern(interned, oldKeys), intern(interned, newKeys))
}

// intern returns the integer of each key, and adds the keys that are new to the map.
func intern[K comparable](interned map[K]uint64, keys []K) []uint64 {
	integers := make([]uint64, len(keys))
	next := uint64(len(interned))
	for i, key := range keys {
		integer, found := interned[key]
		if !found {
			integer = next
			interned[key] = integer
			next++
		}
		integers[i] = integer
	}
	return integers
}

// A Hasher hashes and compares the elements of two lists, for identities that exist in no form that
// another constructor accepts. Its methods run during the match, on the goroutine of the caller.
// They may be called for any index of either list, more than once, and must return the same result
// each time. A call from C to Go takes 100 to 200 ns.
//
// If a method panics, the match panics with the same value after the library has returned, so the stack
// trace is that of the match. The diff then has no match, and can be used again. A method must not end
// its goroutine, as runtime.Goexit and t.FailNow do: the diff is closed then, and its memory is lost.
type Hasher interface {
	// Hash writes the hashes of the elements of a list from first on. Elements with different
	// hashes have different identities. The slice is memory of the library that is valid during the
	// call only.
	Hash(side Side, first int, hashes []uint64)

	// Equal compares count pairs of elements: index + k of side, and newIndex + k of the new list.
	// It returns the number of pairs before the first whose identities differ, or count.
	Equal(side Side, index, newIndex, count int) int
}

// A Rehasher is a Hasher that can change its hash function. Rehash is called at most once in a
// match, when so many hashes collide that the keys must have been chosen for it. It returns true if
// Hash uses a better function from now on, such as a keyed hash. It is not called if HashedKeys has
// hashes for one of the lists, because they would not fit to those of another function.
type Rehasher interface {
	Hasher
	Rehash() bool
}

// Hashed returns identities that a Hasher hashes and compares.
func Hashed(oldCount, newCount int, hasher Hasher) Identities {
	return HashedKeys(oldCount, newCount, nil, nil, hasher)
}

// HashedKeys is like Hashed, with the hashes of the old list, of the new list, or of both. The
// library does not call Hash for a list whose hashes are not nil.
func HashedKeys(oldCount, newCount int, oldHashes, newHashes []uint64, hasher Hasher) Identities {
	ids := Identities{
		kind:     C.RESIN_IDENTITY_HASHED,
		oldCount: oldCount, newCount: newCount,
		oldKeys: start[C.uint8_t](oldHashes), newKeys: start[C.uint8_t](newHashes),
		hasher: hasher,
	}
	switch {
	case uint64(oldCount) > CountMax: // also if it is negative
		ids.err = wrongCount("oldCount", oldCount)
	case uint64(newCount) > CountMax:
		ids.err = wrongCount("newCount", newCount)
	case hasher == nil:
		ids.err = &Error{Status: StatusMissingCallback, detail: "hasher is nil"}
	case oldHashes != nil && len(oldHashes) != oldCount:
		ids.err = wrongLength("oldHashes", len(oldHashes), oldCount)
	case newHashes != nil && len(newHashes) != newCount:
		ids.err = wrongLength("newHashes", len(newHashes), newCount)
	}
	return ids
}

// check returns the error of the constructor, or that of the zero value.
func (ids *Identities) check() error {
	if ids.err == nil && ids.kind == 0 {
		return errNoIdentities
	}
	return ids.err
}

// counts returns the lengths of both lists.
func (ids *Identities) counts() counts { return counts{ids.oldCount, ids.newCount} }

// shape returns the parts of the identities that contain no Go pointers.
func (ids *Identities) shape(context C.uintptr_t) C.resin_go_identities {
	return C.resin_go_identities{
		kind:      C.uint32_t(ids.kind),
		old_count: C.size_t(ids.oldCount),
		new_count: C.size_t(ids.newCount),
		size:      C.size_t(ids.size),
		stride:    C.size_t(ids.stride),
		context:   context,
	}
}
