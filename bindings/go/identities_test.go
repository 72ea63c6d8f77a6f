// SPDX-License-Identifier: MIT

package resin_test

import (
	"hash/fnv"
	"math"
	"reflect"
	"runtime"
	"testing"

	resin "github.com/resin/resin/bindings/go"
)

// stringHasher hashes and compares two lists of strings.
type stringHasher struct {
	keys     [2][]string
	weak     bool // all hashes are equal
	rehashes int
	onHash   func()
	onEqual  func() int // the result of Equal, if not negative
}

func (h *stringHasher) Hash(side resin.Side, first int, hashes []uint64) {
	if h.onHash != nil {
		h.onHash()
	}
	for k := range hashes {
		hash := fnv.New64a()
		hash.Write([]byte(h.keys[side][first+k]))
		if hashes[k] = hash.Sum64(); h.weak {
			hashes[k] = 1
		}
	}
}

func (h *stringHasher) Equal(side resin.Side, index, newIndex, count int) int {
	if h.onEqual != nil {
		if equal := h.onEqual(); equal != math.MinInt {
			return equal
		}
	}
	for k := 0; k < count; k++ {
		if h.keys[side][index+k] != h.keys[resin.NewSide][newIndex+k] {
			return k
		}
	}
	return count
}

// rehashingHasher is a stringHasher with weak hashes, until it is told to use better ones.
type rehashingHasher struct{ stringHasher }

func (h *rehashingHasher) Rehash() bool {
	h.rehashes++
	h.weak = false
	return true
}

var oldNames, newNames = []string{"ann", "bob", "", "cy"}, []string{"cy", "ann", "dee", ""}

func newHasher() *stringHasher { return &stringHasher{keys: [2][]string{oldNames, newNames}} }

// wantNames fails unless a match of the two lists above has the right result.
func wantNames(t *testing.T, kind string, diff *resin.Diff, err error) {
	t.Helper()
	if err != nil {
		t.Errorf("%s: %v", kind, err)
		return
	}
	partners := must(diff.OldToNew(resin.Items))
	if !reflect.DeepEqual(partners, []uint32{1, resin.IndexNone, 3, 0}) {
		t.Errorf("%s: partners %v", kind, partners)
	}
}

func TestEveryKindOfIdentityPairsTheSameElements(t *testing.T) {
	type name string
	diff := newDiff(t)
	wantNames(t, "Strings", diff, diff.Match(resin.Strings(oldNames, newNames)))
	wantNames(t, "Keys", diff, diff.Match(resin.Keys(oldNames, newNames)))
	wantNames(t, "Hashed", diff, diff.Match(resin.Hashed(4, 4, newHasher())))
	var bytes [2][][]byte
	var named [2][]name
	var uuids [2][][16]byte
	var records [2][]byte
	var narrow [2][]int8
	var wide [2][]int
	for side, keys := range newHasher().keys {
		for i, key := range keys {
			bytes[side] = append(bytes[side], []byte(key))
			named[side] = append(named[side], name(key))
			var uuid [16]byte
			copy(uuid[:], key)
			uuids[side] = append(uuids[side], uuid)
			records[side] = append(records[side], uuid[0], uuid[1], byte(i)) // the third byte is not compared
			narrow[side] = append(narrow[side], int8(uuid[0])-100)
			wide[side] = append(wide[side], int(uuid[0])-100)
		}
	}
	wantNames(t, "Strings of bytes", diff, diff.Match(resin.Strings(bytes[0], bytes[1])))
	wantNames(t, "Strings of a named type", diff, diff.Match(resin.Strings(named[0], named[1])))
	wantNames(t, "UUIDs", diff, diff.Match(resin.UUIDs(uuids[0], uuids[1])))
	wantNames(t, "Records", diff, diff.Match(resin.Records(2, 3, records[0], records[1])))
	wantNames(t, "Integers of 8 bits", diff, diff.Match(resin.Integers(narrow[0], narrow[1])))
	wantNames(t, "Integers", diff, diff.Match(resin.Integers(wide[0], wide[1])))
	hasher := newHasher()
	hashes := make([]uint64, 4)
	hasher.Hash(resin.OldSide, 0, hashes)
	wantNames(t, "HashedKeys", diff, diff.Match(resin.HashedKeys(4, 4, hashes, nil, hasher)))
}

func TestEmptyListsOfEveryKind(t *testing.T) {
	diff := newDiff(t)
	for kind, ids := range map[string]resin.Identities{
		"Integers": resin.Integers([]int{}, nil), "UUIDs": resin.UUIDs[[16]byte](nil, nil),
		"Records": resin.Records(1, 1, nil, nil), "Strings": resin.Strings[string](nil, nil),
		"Keys": resin.Keys[int](nil, nil), "Hashed": resin.Hashed(0, 0, newHasher()),
	} {
		if err := diff.Match(ids); err != nil {
			t.Errorf("%s: %v", kind, err)
		}
		if count := must(diff.Finish(resin.MinimalMoves)).Items.Count; count != 0 {
			t.Errorf("%s: %d changes", kind, count)
		}
	}
	try(diff.Match(resin.Strings([]string{"", ""}, []string{""})))
	if count := must(diff.Finish(resin.MinimalMoves)).Items.Count; count != 1 {
		t.Errorf("%d changes of empty strings", count)
	}
}

func TestKeysThatDoNotEqualThemselvesHaveNoPartner(t *testing.T) {
	diff := newDiff(t)
	nan := math.NaN()
	try(diff.Match(resin.Keys([]float64{nan, 1}, []float64{nan, 1})))
	if got := must(diff.OldToNew(resin.Items)); got[0] != resin.IndexNone || got[1] != 1 {
		t.Errorf("partners %v", got)
	}
}

func TestInvalidIdentitiesAreRejected(t *testing.T) {
	diff := newDiff(t)
	bytes := make([]byte, 7)
	wantError(t, "size 0", diff.Match(resin.Records(0, 4, bytes[:4], nil)), resin.ErrIdentitySize)
	wantError(t, "a negative size", diff.Match(resin.Records(-1, 4, bytes[:4], nil)), resin.ErrIdentitySize)
	wantError(t, "size over stride", diff.Match(resin.Records(5, 4, bytes[:4], nil)), resin.ErrIdentitySize)
	wantError(t, "a broken record", diff.Match(resin.Records(2, 4, bytes[:4], bytes)), resin.ErrLength)
	wantError(t, "a negative count", diff.Match(resin.Hashed(-1, 0, newHasher())), resin.ErrTooLarge)
	wantError(t, "a huge count", diff.Match(resin.Hashed(math.MaxInt, 0, newHasher())), resin.ErrTooLarge)
	wantError(t, "no hasher", diff.Match(resin.Hashed(1, 1, nil)), resin.ErrMissingCallback)
	one := []uint64{1}
	wantError(t, "short hashes", diff.Match(resin.HashedKeys(2, 1, one, one, newHasher())), resin.ErrLength)
	wantError(t, "long hashes", diff.Match(resin.HashedKeys(1, 0, one, one, newHasher())), resin.ErrLength)
}

// A slice may be a part of an object with Go pointers, which cgo's checks would reject if it were
// passed as an untyped pointer.
func TestKeysWithinAnObjectWithPointers(t *testing.T) {
	type row struct {
		name *string
		keys [3]uint64
	}
	name := "name"
	oldRow, newRow := &row{&name, [3]uint64{1, 2, 3}}, &row{&name, [3]uint64{3, 1, 4}}
	diff := newDiff(t)
	try(diff.Match(resin.Integers(oldRow.keys[:], newRow.keys[:])))
	if result := must(diff.Finish(resin.MinimalMoves)); result.Items.Count != 3 {
		t.Errorf("%+v", result.Items)
	}
	runtime.KeepAlive(oldRow.name)
}

func TestRehashIsCalledOnceWhenHashesCollideAndNoneAreGiven(t *testing.T) {
	const count = 600
	var keys []string
	for i := 0; i < count; i++ {
		keys = append(keys, string(rune('a'+i)))
	}
	reversed := make([]string, count)
	for i, key := range keys {
		reversed[count-1-i] = key
	}
	given := make([]uint64, count) // by the function before Rehash
	for i := range given {
		given[i] = 1
	}
	diff := newDiff(t)
	for _, test := range []struct {
		oldHashes, newHashes []uint64
		rehashes             int
	}{{nil, nil, 1}, {given, nil, 0}, {nil, given, 0}} {
		hasher := &rehashingHasher{stringHasher{keys: [2][]string{keys, reversed}, weak: true}}
		try(diff.Match(resin.HashedKeys(count, count, test.oldHashes, test.newHashes, hasher)))
		if hasher.rehashes != test.rehashes {
			t.Errorf("Rehash was called %d times, want %d", hasher.rehashes, test.rehashes)
		}
		if partners := must(diff.OldToNew(resin.Items)); partners[0] != count-1 || partners[count-1] != 0 {
			t.Errorf("partners %d, %d", partners[0], partners[count-1])
		}
	}
}
