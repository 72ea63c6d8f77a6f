// SPDX-License-Identifier: MIT

//go:build cgo

package resin

import (
	"runtime"
	"sync/atomic"
	"unsafe"
)

// An object is an object of the library, which is not safe for concurrent use. A call on an object
// that is in use fails, instead of waiting: a wait in a callback of the object would never end, and a
// program that shares an object needs a lock around more than one call anyway.
//
// Diff, Bar and Solver contain a pointer to an object, as os.File does to a file. So copies of a Diff
// share the object, and cannot free it twice. In their zero values the pointer is nil, and all methods
// treat a nil object as closed.
type object struct {
	state  atomic.Int32
	handle unsafe.Pointer
	free   func(handle unsafe.Pointer)
}

const (
	stateClosed    = 0
	stateOpen      = 1  // not in use; 1 + n while n shared calls run
	stateExclusive = -1 // an exclusive call runs
)

// newObject returns an open object, which the finalizer closes when it is not reachable.
func newObject(handle unsafe.Pointer, free func(handle unsafe.Pointer)) *object {
	o := &object{handle: handle, free: free}
	o.state.Store(stateOpen)
	runtime.SetFinalizer(o, (*object).close)
	return o
}

// enter begins an exclusive call.
func (o *object) enter() error {
	if o == nil {
		return errClosed
	}
	if o.state.CompareAndSwap(stateOpen, stateExclusive) {
		return nil
	}
	if o.state.Load() == stateClosed {
		return errClosed
	}
	return errBusy
}

// leave ends an exclusive call. It also keeps the object reachable until then, so that the
// finalizer cannot run during the call.
func (o *object) leave() { o.state.Store(stateOpen) }

// share begins a call that may run beside others of its kind.
func (o *object) share() error {
	if o == nil {
		return errClosed
	}
	for {
		state := o.state.Load()
		switch {
		case state == stateClosed:
			return errClosed
		case state == stateExclusive:
			return errBusy
		case o.state.CompareAndSwap(state, state+1):
			return nil
		}
	}
}

// unshare ends such a call.
func (o *object) unshare() { o.state.Add(-1) }

// close frees the object of the library. It does nothing if the object is closed.
func (o *object) close() error {
	if o == nil {
		return nil
	}
	if !o.state.CompareAndSwap(stateOpen, stateClosed) {
		if o.state.Load() == stateClosed {
			return nil
		}
		return errBusy
	}
	o.free(o.handle)
	o.handle = nil
	runtime.SetFinalizer(o, nil)
	return nil
}

// abandon ends an exclusive call that did not return, and closes the object without freeing it: the
// library has left it half changed.
func (o *object) abandon() {
	o.handle = nil
	runtime.SetFinalizer(o, nil)
	o.state.Store(stateClosed)
}
