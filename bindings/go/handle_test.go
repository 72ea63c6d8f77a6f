// SPDX-License-Identifier: MIT

package resin_test

import (
	"errors"
	"runtime"
	"strings"
	"sync"
	"testing"

	resin "github.com/resin/resin/bindings/go"
)

func TestErrorsCarryTheStatusAndItsMessage(t *testing.T) {
	_, err := resin.SpringFromResponse(-1, 1)
	var failure *resin.Error
	if !errors.As(err, &failure) || failure.Status != resin.StatusResponse {
		t.Fatalf("%v has the status %v", err, failure)
	}
	if !errors.Is(err, resin.ErrResponse) || errors.Is(err, resin.ErrFrequency) || errors.Is(err, (*resin.Error)(nil)) {
		t.Errorf("%v matches the wrong errors", err)
	}
	if want := "resin: response must be"; !strings.HasPrefix(err.Error(), want) {
		t.Errorf("%q does not begin with %q", err, want)
	}
	if got := resin.Status(99999).String(); got != "an unknown status" {
		t.Errorf("the message of an unknown status is %q", got)
	}
	if major := resin.Version() >> 16; major != resin.HeaderVersion>>16 {
		t.Errorf("the library has version %#x, its headers %#x", resin.Version(), resin.HeaderVersion)
	}
}

func TestAClosedObjectReturnsErrClosed(t *testing.T) {
	diff, bar, solver := must(resin.NewDiff()), newBar(t, 44, 96), must(resin.NewSolver())
	for i := 0; i < 2; i++ { // closing twice is allowed
		try(diff.Close())
		try(bar.Close())
		try(solver.Close())
	}
	wantClosed(t, diff, bar, solver)
	wantClosed(t, &resin.Diff{}, &resin.Bar{}, &resin.Solver{})
}

// A Diff, a Bar or a Solver that is copied by mistake, which go vet does not always see, must not be
// freed twice.
func TestCopiesShareTheirObject(t *testing.T) {
	diff, bar, solver := must(resin.NewDiff()), newBar(t, 44, 96), must(resin.NewSolver())
	diffCopy, barCopy, solverCopy := *diff, *bar, *solver
	try(diff.Match(resin.Integers([]int{1, 2}, []int{2})))
	if partners := must(diffCopy.OldToNew(resin.Items)); len(partners) != 2 || partners[1] != 0 {
		t.Errorf("the copy has the partners %v", partners)
	}
	try(diff.Close())
	try(bar.Close())
	try(solver.Close())
	wantClosed(t, &diffCopy, &barCopy, &solverCopy)
	try(diffCopy.Close())
	try(barCopy.Close())
	try(solverCopy.Close())

	overwritten := must(resin.NewDiff())
	*overwritten = *must(resin.NewDiff())
	runtime.GC() // the finalizer frees the first one
	try(overwritten.Match(resin.Integers([]int{1}, []int{1})))
	try(overwritten.Close())
}

func TestCallsDoNotAllocate(t *testing.T) {
	diff, bar, solver := newDiff(t), newBar(t, 44, 96), newSolver(t)
	keys := []int{1, 2, 3}
	offsets := []int{0, 3}
	sections := resin.Integers(keys[:1], keys[:1])
	spring := resin.Spring{Frequency: 10, DampingRatio: 1}
	batch := resin.SpringBatch{Values: make([]float64, 3), Velocities: make([]float64, 3), Targets: make([]float64, 3),
		Spring: spring, Tolerance: tolerance, Settled: make([]uint32, 3)}
	var tracker resin.VelocityTracker
	var pause resin.TimedPauseDetector
	variable := must(solver.AddVariable(resin.VariableOptions{}))
	must(solver.AddEdit(variable, resin.Priority(1)))
	var changes []resin.VariableValue
	state, sample := bar.InitialState(), resin.BarSample{ContentHeight: 4000, FrameHeight: 800}
	next := 0.0
	for name, call := range map[string]func(){
		"Match":         func() { try(diff.Match(resin.Integers(keys, keys))) },
		"MatchSections": func() { try(diff.MatchSections(sections, resin.Integers(keys, keys), offsets, offsets, 0)) },
		"Spring.Step":   func() { must(spring.Step(resin.Motion{Value: 1}, 2, 0.1, tolerance)) },
		"Batch.Step":    func() { must(batch.Step(0.1)) },
		"Add":           func() { next++; tracker.Add(next, next); pause.Add(nil, next, next, next) },
		"Attach":        func() { must(bar.Attach(state, sample)) },
		"Reduce":        func() { state = must(bar.Reduce(state, sample)) },
		"Suggest":       func() { next++; try(solver.Suggest(variable, next)) },
		"Value":         func() { must(solver.Value(variable)) },
		"AppendChanges": func() { changes = must(solver.AppendChanges(changes[:0])) },
	} {
		if allocations := testing.AllocsPerRun(20, call); allocations != 0 {
			t.Errorf("%s allocates %v times", name, allocations)
		}
	}
}

func wantClosed(t *testing.T, diff *resin.Diff, bar *resin.Bar, solver *resin.Solver) {
	t.Helper()
	closed := resin.ErrClosed
	wantError(t, "Match", diff.Match(resin.Integers([]int{1}, []int{1})), closed)
	wantError(t, "MarkUnequal", diff.MarkUnequal(resin.Items, func(int, int) bool { return true }), closed)
	_, err := diff.Finish(resin.MinimalMoves)
	wantError(t, "Finish", err, closed)
	_, err = diff.Stages(0)
	wantError(t, "Stages", err, closed)

	_, err = bar.Reduce(resin.BarState{}, resin.BarSample{})
	wantError(t, "Reduce", err, closed)
	if !strings.Contains(err.Error(), "the object is closed") {
		t.Errorf("a closed bar returns %q", err)
	}
	_, err = bar.ReduceWith(resin.BarState{}, resin.BarSample{}, resin.Anchor)
	wantError(t, "ReduceWith", err, closed)
	_, err = bar.Attach(resin.BarState{}, resin.BarSample{})
	wantError(t, "Attach", err, closed)
	_, err = newBar(t, 44, 96).Adopt(bar, resin.BarState{})
	wantError(t, "Adopt from a closed bar", err, closed)
	if _, found := bar.StopAt(resin.BarState{}); found || bar.Stops() != nil || bar.StopCount() != 0 ||
		bar.NormalStop() != 0 || bar.Progress(resin.BarState{Offset: -50}) != 0 || bar.InitialState() != (resin.BarState{}) {
		t.Error("a closed bar has stops")
	}

	_, err = solver.AddVariable(resin.VariableOptions{})
	wantError(t, "AddVariable", err, closed)
	_, err = solver.Value(resin.Variable{})
	wantError(t, "Value", err, closed)
	wantError(t, "Suggest", solver.Suggest(resin.Variable{}, 1), closed)
	_, err = solver.TakeChanges()
	wantError(t, "TakeChanges", err, closed)
}

func TestADiffThatAnotherGoroutineUsesReturnsErrBusy(t *testing.T) {
	diff := newDiff(t)
	hasher := newHasher()
	inside, outside := make(chan struct{}), make(chan struct{})
	var once sync.Once
	hasher.onHash = func() {
		once.Do(func() {
			close(inside)
			<-outside
		})
	}
	done := make(chan error)
	go func() { done <- diff.Match(resin.Hashed(4, 4, hasher)) }()
	<-inside
	wantError(t, "Match", diff.Match(resin.Integers([]int{1}, []int{1})), resin.ErrBusy)
	_, err := diff.Steps()
	wantError(t, "Steps", err, resin.ErrBusy)
	wantError(t, "Close", diff.Close(), resin.ErrBusy)
	close(outside)
	wantNames(t, "the match of the other goroutine", diff, <-done)
}

// The calls either succeed or return ErrBusy, and the race detector finds nothing.
func TestGoroutinesThatShareObjects(t *testing.T) {
	diff, solver := newDiff(t), newSolver(t)
	variable := must(solver.AddVariable(resin.VariableOptions{}))
	must(solver.AddEdit(variable, resin.Priority(1)))
	var group sync.WaitGroup
	for g := 0; g < 4; g++ {
		group.Add(1)
		go func(keys []int) {
			defer group.Done()
			for i := 0; i < 300; i++ {
				errs := []error{diff.Match(resin.Integers(keys, keys)), solver.Suggest(variable, float64(i))}
				_, err := diff.Finish(resin.MinimalMoves)
				errs = append(errs, err)
				_, err = solver.Value(variable)
				for _, err := range append(errs, err) {
					if err != nil && !errors.Is(err, resin.ErrBusy) && !errors.Is(err, resin.ErrOrder) {
						t.Error(err)
					}
				}
			}
		}([]int{g, 2, 3})
	}
	group.Wait()
}

func TestGoroutinesMayShareABar(t *testing.T) {
	bar := newBar(t, 44, 96, 200)
	var group sync.WaitGroup
	for g := 0; g < 4; g++ {
		group.Add(1)
		go func() {
			defer group.Done()
			state, sample := bar.InitialState(), resin.BarSample{ContentHeight: 4000, FrameHeight: 800}
			for i := 0; i < 300; i++ {
				sample.ContentOffset = float64(i)
				var err error
				if state, err = bar.Reduce(state, sample); err != nil {
					t.Error(err)
					return
				}
			}
			if state.Height() != 44 {
				t.Errorf("height %v", state.Height())
			}
		}()
	}
	group.Wait()
}

func TestValuesOfASolverMayBeReadConcurrently(t *testing.T) {
	solver := newSolver(t)
	variable := must(solver.AddVariable(resin.VariableOptions{}))
	var group sync.WaitGroup
	for g := 0; g < 4; g++ {
		group.Add(1)
		go func() {
			defer group.Done()
			for i := 0; i < 300; i++ {
				if _, err := solver.Value(variable); err != nil {
					t.Error(err)
				}
			}
		}()
	}
	group.Wait()
}
