// SPDX-License-Identifier: MIT

package resin_test

import (
	"math"
	"runtime"
	"strconv"
	"testing"
	"time"

	resin "github.com/resin/resin/bindings/go"
)

// panicOf returns the value with which a function panics.
func panicOf(call func()) (value any) {
	defer func() { value = recover() }()
	call()
	return nil
}

func TestAPanicInACallbackReachesTheCallerAndTheDiffRemainsUsable(t *testing.T) {
	diff := newDiff(t)
	hasher := newHasher()
	hasher.onHash = func() { panic("hash") }
	if value := panicOf(func() { _ = diff.Match(resin.Hashed(4, 4, hasher)) }); value != "hash" {
		t.Errorf("a panic in Hash reaches the caller as %v", value)
	}
	_, err := diff.Finish(resin.MinimalMoves)
	wantError(t, "Finish after a panic", err, resin.ErrOrder)

	hasher = newHasher()
	calls := 0
	hasher.onEqual = func() int { calls++; panic(errTest) }
	if value := panicOf(func() { _ = diff.Match(resin.Hashed(4, 4, hasher)) }); value != errTest {
		t.Errorf("a panic in Equal reaches the caller as %v", value)
	}
	if calls != 1 {
		t.Errorf("Equal was called %d times although the first call panicked", calls)
	}

	wantNames(t, "a match after panics", diff, diff.Match(resin.Hashed(4, 4, newHasher())))
	calls = 0
	value := panicOf(func() {
		_ = diff.MarkUnequal(resin.Items, func(int, int) bool { calls++; panic("equal") })
	})
	if value != "equal" || calls != 1 {
		t.Errorf("a panic in MarkUnequal reaches the caller as %v after %d calls", value, calls)
	}
	if updates := must(diff.Finish(resin.MinimalMoves)).Items.Updates; len(updates) != 0 {
		t.Errorf("a comparison that panicked marked %v", updates)
	}
}

var errTest = &resin.Error{Status: resin.StatusOK}

func TestSectionHashersPanicToo(t *testing.T) {
	diff := newDiff(t)
	hasher := newHasher()
	hasher.onHash = func() { panic("sections") }
	items := resin.Integers([]int{}, []int{})
	offsets := make([]int, 5)
	match := func() error {
		return diff.MatchSections(resin.Hashed(4, 4, hasher), items, offsets, offsets, 0)
	}
	if value := panicOf(func() { _ = match() }); value != "sections" {
		t.Errorf("the panic reaches the caller as %v", value)
	}
	hasher.onHash = nil
	try(match())
	if partners := must(diff.OldToNew(resin.Sections)); partners[3] != 0 {
		t.Errorf("partners %v", partners)
	}
}

// If the library compared all pairs after the panic, the test would take an hour.
func TestAMatchEndsInLinearTimeAfterAPanic(t *testing.T) {
	diff := newDiff(t)
	const count = 100_000
	keys := make([]string, count)
	for i := range keys {
		keys[i] = strconv.Itoa(i)
	}
	reversed := make([]string, count)
	for i, key := range keys {
		reversed[count-1-i] = key
	}
	hasher := &rehashingHasher{stringHasher{keys: [2][]string{keys, reversed}}}
	hasher.onHash = func() { panic("hash") }
	if value := panicOf(func() { _ = diff.Match(resin.Hashed(count, count, hasher)) }); value != "hash" {
		t.Errorf("a panic in Hash reaches the caller as %v", value)
	}
	hasher.onHash, hasher.weak = nil, true
	hasher.onEqual = func() int { panic("equal") }
	if value := panicOf(func() { _ = diff.Match(resin.Hashed(count, count, hasher)) }); value != "equal" {
		t.Errorf("a panic in Equal reaches the caller as %v", value)
	}
	if hasher.rehashes != 0 {
		t.Errorf("Rehash was called %d times after a panic", hasher.rehashes)
	}
}

// A callback that remained registered would keep everything reachable that it refers to.
func TestCallbacksAreNotReachableAfterTheCall(t *testing.T) {
	calls := map[string]func(use func()){
		"Match": func(use func()) {
			hasher := newHasher()
			hasher.onHash = use
			try(newDiff(t).Match(resin.Hashed(4, 4, hasher)))
		},
		"MatchSections": func(use func()) {
			sections, items := newHasher(), newHasher()
			sections.onHash, items.onHash = use, use
			offsets := []int{0, 1, 2, 3, 4}
			try(newDiff(t).MatchSections(resin.Hashed(4, 4, sections), resin.Hashed(4, 4, items), offsets, offsets, 0))
		},
		"a match that panics": func(use func()) {
			hasher := newHasher()
			hasher.onHash = func() { use(); panic("hash") }
			panicOf(func() { _ = newDiff(t).Match(resin.Hashed(4, 4, hasher)) })
		},
		"MarkUnequal": func(use func()) {
			diff := newDiff(t)
			try(diff.Match(resin.Integers([]int{1}, []int{1})))
			try(diff.MarkUnequal(resin.Items, func(int, int) bool { use(); return true }))
		},
		"ReduceWith": func(use func()) {
			bar := newBar(t, 64, 200)
			must(bar.ReduceWith(bar.InitialState(), sampleAt(0, 200),
				resin.CustomTransformer(func(step *resin.BarStep) float64 { use(); return step.Delta })))
		},
	}
	for name, call := range calls {
		freed := make(chan struct{})
		func() {
			captured := &struct{ uses int }{}
			runtime.SetFinalizer(captured, func(*struct{ uses int }) { close(freed) })
			call(func() { captured.uses++ })
			if captured.uses == 0 {
				t.Errorf("%s called nothing", name)
			}
		}()
		if !isClosedAfterCollections(freed) {
			t.Errorf("a callback of %s remains reachable", name)
		}
	}
}

func isClosedAfterCollections(freed <-chan struct{}) bool {
	for i := 0; i < 100; i++ {
		runtime.GC()
		select {
		case <-freed:
			return true
		case <-time.After(10 * time.Millisecond):
		}
	}
	return false
}

func TestAPanicOfNilIsAPanic(t *testing.T) {
	diff := newDiff(t)
	hasher := newHasher()
	hasher.onHash = func() { panic(nil) }
	returned := false
	_ = panicOf(func() {
		_ = diff.Match(resin.Hashed(4, 4, hasher))
		returned = true
	})
	if returned {
		t.Error("the match returned")
	}
	wantNames(t, "the next match", diff, diff.Match(resin.Hashed(4, 4, newHasher())))
}

func TestEqualMustReturnACount(t *testing.T) {
	diff := newDiff(t)
	for _, wrong := range []int{-1, math.MaxInt} {
		hasher := newHasher()
		hasher.onEqual = func() int { return wrong }
		if panicOf(func() { _ = diff.Match(resin.Hashed(4, 4, hasher)) }) == nil {
			t.Errorf("a match accepts %d", wrong)
		}
	}
	wantNames(t, "the next match", diff, diff.Match(resin.Hashed(4, 4, newHasher())))
}

func TestACallbackCannotUseTheDiffThatCalledIt(t *testing.T) {
	diff, other := newDiff(t), newDiff(t)
	hasher := newHasher()
	calls := 0
	hasher.onHash = func() {
		calls++
		wantError(t, "Match in its own callback", diff.Match(resin.Integers([]int{1}, []int{1})), resin.ErrBusy)
		_, err := diff.Finish(resin.MinimalMoves)
		wantError(t, "Finish in a callback of a match", err, resin.ErrBusy)
		wantError(t, "Close in a callback", diff.Close(), resin.ErrBusy)
		try(other.Match(resin.Hashed(4, 4, newHasher())))
	}
	wantNames(t, "a match with re-entrant callbacks", diff, diff.Match(resin.Hashed(4, 4, hasher)))
	wantNames(t, "the match of another diff", other, nil)
	if calls == 0 {
		t.Error("Hash was not called")
	}
	try(diff.MarkUnequal(resin.Items, func(int, int) bool {
		wantError(t, "MarkUpdate in a callback", diff.MarkUpdate(resin.Items, 0), resin.ErrBusy)
		return true
	}))
}

// inGoroutine calls a function that ends its goroutine.
func inGoroutine(t *testing.T, call func()) {
	t.Helper()
	returned := false
	done := make(chan struct{})
	go func() {
		defer close(done)
		call()
		returned = true
	}()
	if <-done; returned {
		t.Error("the call returned")
	}
}

// The runtime unwinds the library's functions if a callback ends its goroutine. The library has then
// left the diff half changed, so the package must never use it again.
func TestGoexitInACallbackClosesTheDiff(t *testing.T) {
	hasher := newHasher()
	hasher.onHash = runtime.Goexit
	calls := map[string]func(diff *resin.Diff){
		"Match": func(diff *resin.Diff) { _ = diff.Match(resin.Hashed(4, 4, hasher)) },
		"MatchSections": func(diff *resin.Diff) {
			offsets := make([]int, 5)
			_ = diff.MatchSections(resin.Hashed(4, 4, hasher), resin.Integers([]int{}, []int{}), offsets, offsets, 0)
		},
		"MarkUnequal": func(diff *resin.Diff) {
			_ = diff.MarkUnequal(resin.Items, func(int, int) bool { runtime.Goexit(); return true })
		},
	}
	for name, call := range calls {
		diff := newDiff(t)
		try(diff.Match(resin.Integers([]int{1}, []int{1})))
		inGoroutine(t, func() { call(diff) })
		wantError(t, "Match after Goexit in "+name, diff.Match(resin.Integers([]int{1}, []int{1})), resin.ErrClosed)
		_, err := diff.OldToNew(resin.Items)
		wantError(t, "OldToNew after Goexit in "+name, err, resin.ErrClosed)
		if err := diff.Close(); err != nil {
			t.Errorf("Close after Goexit in %s returns %v", name, err)
		}
	}
}

func TestGoexitInATransformerLeavesTheBarUsable(t *testing.T) {
	bar := newBar(t, 64, 200)
	state, sample := bar.InitialState(), sampleAt(0, 200)
	inGoroutine(t, func() {
		_, _ = bar.ReduceWith(state, sample, resin.CustomTransformer(func(*resin.BarStep) float64 {
			runtime.Goexit()
			return 0
		}))
	})
	must(bar.Reduce(state, sample))
	if err := bar.Close(); err != nil {
		t.Errorf("Close after Goexit returns %v", err)
	}
}

func TestAPanicInATransformerLeavesTheBarUsable(t *testing.T) {
	bar := newBar(t, 64, 200)
	state, sample := bar.InitialState(), sampleAt(0, 200)
	reduce := func() {
		_, _ = bar.ReduceWith(state, sample, resin.CustomTransformer(func(*resin.BarStep) float64 { panic("delta") }))
	}
	if value := panicOf(reduce); value != "delta" {
		t.Errorf("the panic reaches the caller as %v", value)
	}
	if err := bar.Close(); err != nil {
		t.Errorf("Close after a panic returns %v", err)
	}
}
