// SPDX-License-Identifier: MIT

package resin

import (
	"runtime"
	"testing"
	"time"
	"unsafe"
)

// waitFor collects garbage until the channel receives a value or a second has passed.
func waitFor(freed <-chan struct{}) bool {
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

func TestTheFinalizerFreesAnObjectOnlyWhenNoCopyIsReachable(t *testing.T) {
	freed := make(chan struct{}, 2)
	free := func(unsafe.Pointer) { freed <- struct{}{} }
	kept := func() Bar { // the Bar itself is not reachable any more, its copy is
		original := &Bar{newObject(nil, free)}
		return *original
	}()
	runtime.GC()
	time.Sleep(10 * time.Millisecond)
	if len(freed) != 0 {
		t.Error("the object of a copy was freed")
	}
	if err := kept.share(); err != nil {
		t.Error(err)
	}
	kept.unshare()
	if !waitFor(freed) {
		t.Error("the object was not freed")
	}
}

func TestTheFinalizerFreesObjectsThatAreNeverClosed(t *testing.T) {
	freed := make(chan struct{}, 3)
	count := func(o *object) {
		free := o.free
		o.free = func(handle unsafe.Pointer) {
			free(handle)
			freed <- struct{}{}
		}
	}
	func() {
		diff, diffErr := NewDiff()
		bar, barErr := NewBar(BarOptions{Stops: []float64{44, 96}})
		solver, solverErr := NewSolver()
		if diffErr != nil || barErr != nil || solverErr != nil {
			t.Fatal(diffErr, barErr, solverErr)
		}
		count(diff.object)
		count(bar.object)
		count(solver.object)
		if err := diff.Match(Integers([]int{1, 2}, []int{2, 3})); err != nil {
			t.Error(err)
		}
	}()
	for i := 0; i < 3; i++ {
		if !waitFor(freed) {
			t.Fatalf("%d of 3 objects were freed", i)
		}
	}
}

func TestSharedCallsRunBesideEachOtherAndExclusiveOnesAlone(t *testing.T) {
	o := newObject(nil, func(unsafe.Pointer) {})
	want := func(call string, err, want error) {
		t.Helper()
		if err != want {
			t.Errorf("%s returns %v, want %v", call, err, want)
		}
	}
	want("enter", o.enter(), nil)
	want("a second enter", o.enter(), errBusy)
	want("share beside an exclusive call", o.share(), errBusy)
	want("close during an exclusive call", o.close(), errBusy)
	o.leave()
	want("share", o.share(), nil)
	want("a second share", o.share(), nil)
	want("enter beside shared calls", o.enter(), errBusy)
	o.unshare()
	want("close during a shared call", o.close(), errBusy)
	o.unshare()
	want("close", o.close(), nil)
	want("share of a closed object", o.share(), errClosed)
}

func TestAnObjectIsFreedOnce(t *testing.T) {
	freed := make(chan struct{}, 2)
	func() {
		o := newObject(nil, func(unsafe.Pointer) { freed <- struct{}{} })
		for i := 0; i < 2; i++ {
			if err := o.close(); err != nil {
				t.Error(err)
			}
		}
	}()
	if <-freed; waitForNothing(freed) {
		t.Error("the object was freed twice")
	}
}

func TestAnAbandonedObjectIsClosedAndNotFreed(t *testing.T) {
	freed := make(chan struct{}, 1)
	func() {
		o := newObject(nil, func(unsafe.Pointer) { freed <- struct{}{} })
		if err := o.enter(); err != nil {
			t.Error(err)
		}
		o.abandon()
		if err := o.close(); err != nil || o.enter() != errClosed || o.share() != errClosed {
			t.Errorf("an abandoned object is not closed: %v", err)
		}
	}()
	if waitForNothing(freed) {
		t.Error("an abandoned object was freed")
	}
}

// waitForNothing collects garbage a few times, and reports whether an object was freed.
func waitForNothing(freed <-chan struct{}) bool {
	for i := 0; i < 5; i++ {
		runtime.GC()
		time.Sleep(5 * time.Millisecond)
	}
	return len(freed) != 0
}
