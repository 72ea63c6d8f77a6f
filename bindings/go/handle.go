// SPDX-License-Identifier: MIT

package resin

import "sync/atomic"

// A gate protects an object of the library, which is not safe for concurrent use. A call on an
// object that is in use fails, instead of waiting: a wait in a callback of the object would never
// end, and a program that shares an object needs a lock around more than one call anyway.
//
// An object that was not made by its New function has a zero gate, which is closed.
type gate struct {
	state atomic.Int32
}

const (
	gateClosed    = 0
	gateOpen      = 1  // not in use; 1 + n while n shared calls run
	gateExclusive = -1 // an exclusive call runs
)

var (
	errClosed = &Error{Status: StatusNullHandle,
		detail: "the object is closed, or was not made by its New function"}
	errBusy = &Error{Status: StatusBusy,
		detail: "the object is in use by another goroutine, or by the callback that made this call"}
)

func (g *gate) open() { g.state.Store(gateOpen) }

// enter begins an exclusive call.
func (g *gate) enter() error {
	if g.state.CompareAndSwap(gateOpen, gateExclusive) {
		return nil
	}
	if g.state.Load() == gateClosed {
		return errClosed
	}
	return errBusy
}

// leave ends an exclusive call. It also keeps the object reachable until then, so that the
// finalizer cannot run during the call.
func (g *gate) leave() { g.state.Store(gateOpen) }

// share begins a call that may run beside others of its kind.
func (g *gate) share() error {
	for {
		state := g.state.Load()
		switch {
		case state == gateClosed:
			return errClosed
		case state == gateExclusive:
			return errBusy
		case g.state.CompareAndSwap(state, state+1):
			return nil
		}
	}
}

// unshare ends such a call.
func (g *gate) unshare() { g.state.Add(-1) }

// close ends the use of the object, and reports whether it was open.
func (g *gate) close() (bool, error) {
	if g.state.CompareAndSwap(gateOpen, gateClosed) {
		return true, nil
	}
	if g.state.Load() == gateClosed {
		return false, nil
	}
	return false, errBusy
}
