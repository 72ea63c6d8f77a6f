// SPDX-License-Identifier: MIT

package resin

// #include "bridge.h"
import "C"

import (
	"fmt"
	"runtime/cgo"
	"unsafe"
)

// A session is the Go side of one call of the library with callbacks.
//
// A panic must not unwind C functions, which would leave the object of the library half changed.
// So a session recovers it in the callback, answers the remaining callbacks itself, and raises the
// panic again after the library has returned.
type session struct {
	contentEqual func(oldIndex, newIndex int) bool // of MarkUnequal

	bar          *Bar // of ReduceWith, as the transformers
	transformers []Transformer

	returned bool // whether the call of the library has returned; runtime.Goexit prevents it
	panicked bool
	value    any
}

// A hasherSession is a session of a match, for the identities of items or of sections.
type hasherSession struct {
	session *session
	hasher  Hasher
}

// guard recovers a panic of a callback. It must be deferred.
func (s *session) guard(completed *bool) {
	if *completed {
		return
	}
	s.value = recover()
	s.panicked = true
}

// raise panics if a callback has panicked.
func (s *session) raise() {
	if s.panicked {
		panic(s.value)
	}
}

//export resinGoHash
func resinGoHash(context C.uintptr_t, side C.uint32_t, firstIndex, count C.size_t, out *C.uint64_t) {
	of := cgo.Handle(context).Value().(*hasherSession)
	hashes := unsafe.Slice((*uint64)(unsafe.Pointer(out)), int(count))
	completed := false
	defer of.session.guard(&completed)
	// The memory belongs to the library, which reads it, also after a panic.
	for i := range hashes {
		hashes[i] = 0
	}
	if !of.session.panicked {
		of.hasher.Hash(Side(side), int(firstIndex), hashes)
	}
	completed = true
}

// After a panic all elements are equal, so that the match ends in linear time: if they were not,
// elements with equal hashes would be compared in all pairs.
//
//export resinGoEqual
func resinGoEqual(context C.uintptr_t, side C.uint32_t, index, newIndex, count C.size_t) (equal C.size_t) {
	of := cgo.Handle(context).Value().(*hasherSession)
	equal = count
	if of.session.panicked {
		return equal
	}
	completed := false
	defer of.session.guard(&completed)
	result := of.hasher.Equal(Side(side), int(index), int(newIndex), int(count))
	if result < 0 || result > int(count) {
		panic(fmt.Sprintf("resin: Equal returned %d, want 0 to %d", result, int(count)))
	}
	completed = true
	return C.size_t(result)
}

//export resinGoRehash
func resinGoRehash(context C.uintptr_t) C.bool {
	of := cgo.Handle(context).Value().(*hasherSession)
	rehasher, ok := of.hasher.(Rehasher)
	if !ok || of.session.panicked {
		return false
	}
	completed := false
	defer of.session.guard(&completed)
	better := rehasher.Rehash()
	completed = true
	return C.bool(better)
}

//export resinGoContentEqual
func resinGoContentEqual(context C.uintptr_t, oldIndex, newIndex C.size_t) (equal C.bool) {
	s := cgo.Handle(context).Value().(*session)
	equal = true // after a panic, so that no more pairs are marked
	if s.panicked {
		return equal
	}
	completed := false
	defer s.guard(&completed)
	result := s.contentEqual(int(oldIndex), int(newIndex))
	completed = true
	return C.bool(result)
}

//export resinGoTransform
func resinGoTransform(context C.uintptr_t, index C.size_t, step C.resin_go_bar_step) C.double {
	s := cgo.Handle(context).Value().(*session)
	if s.panicked {
		return step.delta
	}
	completed := false
	defer s.guard(&completed)
	values := as[barStepValues](step)
	delta := s.transformers[int(index)].transform(&BarStep{
		State: values.State, Sample: values.Sample,
		Previous: values.Previous, Current: values.Current,
		Top: values.Top, Bottom: values.Bottom, Delta: values.Delta,
		bar: s.bar,
	})
	completed = true
	return C.double(delta)
}
