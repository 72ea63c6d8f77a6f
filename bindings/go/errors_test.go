// SPDX-License-Identifier: MIT

package resin_test

import (
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"

	resin "github.com/resin/resin/bindings/go"
)

// wantMessage fails unless err matches an error of the package and its message contains a text.
func wantMessage(t *testing.T, call string, err, want error, text string) {
	t.Helper()
	wantError(t, call, err, want)
	if err != nil && !strings.Contains(err.Error(), text) {
		t.Errorf("%s: the message %q does not contain %q", call, err, text)
	}
}

func TestMessagesNameTheArgumentWithAnUnknownValue(t *testing.T) {
	diff, bar, solver := newDiff(t), newBar(t, 44, 96), newSolver(t)
	none := resin.Integers([]int{}, []int{})
	unknown := resin.ErrFlags
	wantMessage(t, "MatchSections", diff.MatchSections(none, none, []int{0}, []int{0}, 8), unknown, "flags is 8: a flag, or a choice")
	try(diff.Match(resin.Integers([]int{1}, []int{1})))
	must(diff.Finish(resin.MinimalMoves))
	_, err := diff.Finish(7)
	wantMessage(t, "Finish", err, unknown, "moves is 7: a flag, or a choice")
	_, err = diff.Stages(64)
	wantMessage(t, "Stages", err, unknown, "flags is 64: a flag, or a choice")
	_, err = diff.OldToNew(2)
	wantMessage(t, "OldToNew", err, unknown, "level is 2: a flag, or a choice")
	_, err = diff.NewToOld(2)
	wantMessage(t, "NewToOld", err, unknown, "level is 2: a flag, or a choice")
	wantMessage(t, "MarkUpdate", diff.MarkUpdate(2, 0), unknown, "level is 2: a flag, or a choice")
	wantMessage(t, "MarkFingerprints", diff.MarkFingerprints(2, nil, nil), unknown, "level is 2: a flag, or a choice")
	wantMessage(t, "MarkUnequal", diff.MarkUnequal(2, func(int, int) bool { return true }), unknown, "level is 2: a flag, or a choice")
	_, err = solver.AddVariable(resin.VariableOptions{Flags: 64})
	wantMessage(t, "AddVariable", err, unknown, "options.Flags is 64: a flag, or a choice")
	_, err = resin.NewBar(resin.BarOptions{Stops: []float64{1, 2}, Flags: 64})
	wantMessage(t, "NewBar", err, unknown, "options.Flags is 64: a flag, or a choice")
	_, err = bar.Settle(bar.InitialState(), resin.BarSample{}, 64)
	wantMessage(t, "Settle", err, unknown, "flags is 64: a flag, or a choice")
	_, err = bar.HandleGesture(bar.InitialState(), resin.BarGesture{Phase: resin.GestureBegan, Flags: 64})
	wantMessage(t, "HandleGesture", err, unknown, "gesture.Flags is 64: a flag, or a choice")
}

func TestMessagesNameTheMissingCall(t *testing.T) {
	diff := newDiff(t)
	_, err := diff.Finish(resin.MinimalMoves)
	wantMessage(t, "Finish before a match", err, resin.ErrOrder, "call Match or")
	try(diff.Match(resin.Integers([]int{1}, []int{1})))
	_, err = diff.Stages(0)
	wantMessage(t, "Stages before a finish", err, resin.ErrOrder, "call Finish first")
	_, err = diff.Steps()
	wantMessage(t, "Steps before a finish", err, resin.ErrOrder, "call Finish first")
	_, err = diff.NewToOld(resin.Items)
	wantMessage(t, "NewToOld before a finish", err, resin.ErrOrder, "call Finish first")
	must(diff.Finish(resin.MinimalMoves))
	try(diff.MarkUpdate(resin.Items, 0))
	_, err = diff.Steps()
	wantMessage(t, "Steps after a mark", err, resin.ErrOrder, "after marking updates")
	none := resin.Integers([]int{}, []int{})
	try(diff.MatchSections(none, none, []int{0}, []int{0}, 0))
	must(diff.Finish(resin.MinimalMoves))
	_, err = diff.Steps()
	wantMessage(t, "Steps of sections", err, resin.ErrOrder, "lists without sections")
}

func TestMessagesNameTheMissingArgument(t *testing.T) {
	diff := newDiff(t)
	none := resin.Integers([]int{}, []int{})
	zero := resin.ErrIdentityKind
	wantMessage(t, "Match", diff.Match(resin.Identities{}), zero, "zero value")
	wantMessage(t, "MatchSections", diff.MatchSections(resin.Identities{}, none, []int{0}, []int{0}, 0), zero, "zero value")
	wantMessage(t, "MatchSections", diff.MatchSections(none, resin.Identities{}, []int{0}, []int{0}, 0), zero, "zero value")
	wantMessage(t, "Hashed", diff.Match(resin.Hashed(1, 1, nil)), resin.ErrMissingCallback, "hasher is nil")
	wantMessage(t, "MarkUnequal", diff.MarkUnequal(resin.Items, nil), resin.ErrMissingCallback, "equal is nil")
	_, err := resin.CheckStage(nil, nil, nil)
	wantMessage(t, "CheckStage", err, resin.ErrNullInput, "stage is nil")
	records := diff.Match(resin.Records(4, 8, make([]byte, 8), make([]byte, 9)))
	wantMessage(t, "Records", records, resin.ErrLength, "newRecords")
	bar := newBar(t, 44, 96)
	for _, from := range []*resin.Bar{nil, {}} {
		_, err = bar.Adopt(from, bar.InitialState())
		wantMessage(t, "Adopt", err, resin.ErrClosed, "from is nil or closed")
	}
}

func TestMessagesNameTheCountThatIsOutOfRange(t *testing.T) {
	diff := newDiff(t)
	for _, count := range []int{-1, math.MaxInt} {
		hashed := diff.Match(resin.Hashed(count, 0, newHasher()))
		wantMessage(t, "Hashed", hashed, resin.ErrTooLarge, fmt.Sprintf("oldCount is %d, want 0 to", count))
		hashed = diff.Match(resin.Hashed(0, count, newHasher()))
		wantMessage(t, "Hashed", hashed, resin.ErrTooLarge, fmt.Sprintf("newCount is %d, want 0 to", count))
		_, err := resin.CheckStage(&resin.Stage{}, []int{3, count}, nil)
		wantMessage(t, "CheckStage", err, resin.ErrTooLarge, fmt.Sprintf("before[1] is %d, want 0 to", count))
		_, err = resin.CheckStage(&resin.Stage{}, nil, []int{count})
		wantMessage(t, "CheckStage", err, resin.ErrTooLarge, fmt.Sprintf("after[0] is %d, want 0 to", count))
	}
}

func TestFinishIntoNothingLeavesTheDiffUsable(t *testing.T) {
	diff := newDiff(t)
	try(diff.Match(resin.Integers([]int{1}, []int{1})))
	wantMessage(t, "FinishInto", diff.FinishInto(nil, resin.MinimalMoves), resin.ErrNullOutput, "result is nil")
	must(diff.Finish(resin.MinimalMoves))
}

func TestErrorsOfThePackageItselfAreNotOfTheLibrary(t *testing.T) {
	for _, want := range []error{resin.ErrLength, resin.ErrOverlap} {
		var failure *resin.Error
		if errors.As(want, &failure) {
			t.Errorf("%v has the status %v", want, failure.Status)
		}
	}
}
